package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.KeywordAction;
import splitsecond.engine.ability.Reference;

/// CR 701.12: exchanges of what two targets have, of life totals, and of a life total with a number of the object.
final class Exchanges {
    private Exchanges() {}

    private static boolean isTwo(Reference reference) {
        return reference instanceof Reference.Target(var slot) && slot.count().equals(Count.exactly(2));
    }

    private static final Phrase<Action> WITH = table(
            "a number of it",
            Map.of("power", Action.EXCHANGE_LIFE_WITH_POWER, "toughness", Action.EXCHANGE_LIFE_WITH_TOUGHNESS));

    static final Phrase<Effect> VERB = oneOf(
            "an exchange",
            phrase("exchange control of {}", Targets.TARGET.many().where(Exchanges::isTwo))
                    .as(
                            both -> new Effect.ExchangeControl(both, null),
                            Effect.ExchangeControl.class,
                            e -> e.other() == null ? e.one() : ""),
            phrase("exchange life totals with {}", References.PLAYER_OBJECT)
                    .as(
                            other -> new KeywordAction(
                                    Action.EXCHANGE_LIFE_TOTALS, null, new Reference.Both(YOU, other), ""),
                            KeywordAction.class,
                            k -> k.what() instanceof Reference.Both(var _, var other) ? other : ""),
            phrase("{} exchange life totals", Targets.TARGET_PLAYERS.where(Exchanges::isTwo))
                    .as(
                            both -> new KeywordAction(Action.EXCHANGE_LIFE_TOTALS, null, both, "two"),
                            KeywordAction.class,
                            k -> k.what() == null ? "" : k.what()),
            phrase("exchange your life total with ~'s {}", WITH)
                    .as(
                            action -> new KeywordAction(action, null, YOU, "your"),
                            KeywordAction.class,
                            KeywordAction::action),
            phrase("exchange {} life total with ~'s {}", References.WHOSE, WITH)
                    .as(
                            (who, action) -> who.equals(YOU) ? null : new KeywordAction(action, null, who, "theirs"),
                            KeywordAction.class,
                            k -> k.what() == null ? "" : k.what(),
                            KeywordAction::action));
}
