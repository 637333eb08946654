package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.OfYourChoice;
import splitsecond.cards.vocabulary.verb.CardVerbs;
import splitsecond.cards.vocabulary.verb.CastingVerbs;
import splitsecond.cards.vocabulary.verb.ChangeVerbs;
import splitsecond.cards.vocabulary.verb.ChoiceVerbs;
import splitsecond.cards.vocabulary.verb.CounterVerbs;
import splitsecond.cards.vocabulary.verb.CreatingTokens;
import splitsecond.cards.vocabulary.verb.KeywordActions;
import splitsecond.cards.vocabulary.verb.ManaVerbs;
import splitsecond.cards.vocabulary.verb.PhaseVerbs;
import splitsecond.cards.vocabulary.verb.PlayerVerbs;
import splitsecond.cards.vocabulary.verb.Prevention;
import splitsecond.cards.vocabulary.verb.Processes;
import splitsecond.cards.vocabulary.verb.Searches;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.cards.vocabulary.verb.ZoneVerbs;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.Sequence;

/// One instruction: a verb, and how often it is done.
final class Instructions {
    private Instructions() {}

    private static final Phrase<Effect> ONCE = oneOf(
            "an instruction",
            Verbs.VERB,
            ZoneVerbs.VERB,
            Searches.VERB,
            Prevention.VERB,
            PlayerVerbs.VERB,
            KeywordActions.VERB,
            ChangeVerbs.VERB,
            CardVerbs.VERB,
            ChoiceVerbs.VERB,
            CreatingTokens.VERB,
            CounterVerbs.VERB,
            ManaVerbs.VERB,
            PhaseVerbs.VERB,
            CastingVerbs.VERB,
            Processes.VERB,
            PlayersAndTurns.PLAYERS_AND_TURNS);

    /// What is done several times is a keyword action: nothing else is told so.
    private static boolean isKeywordAction(Effect effect) {
        return effect instanceof Effect.KeywordAction || effect instanceof Effect.Proliferate;
    }

    /// "Destroy all creatures of the creature type of your choice": chosen first.
    private static Effect.@Nullable Repeat choosing(Effect instruction) {
        var kind = OfYourChoice.in(instruction);
        if (kind == null) return null;
        var choose = new Effect.Choose(YOU, kind, List.of(), "");
        return new Effect.Repeat(
                n(1), new Sequence(List.of(choose, instruction), List.of(Joint.AND)), "of your choice");
    }

    private static Object afterChoosing(Effect.Repeat repeat) {
        return repeat.effect() instanceof Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect last
                        && OfYourChoice.in(last) != null
                ? last
                : "";
    }

    /// Done by you, with no subject that the text would name.
    private static boolean isYours(Effect.KeywordAction action) {
        return switch (action.action()) {
            case EARTHBEND, AIRBEND, INVESTIGATE, POPULATE, LEARN, MANIFEST, MANIFEST_DREAD, VENTURE, BLIGHT -> true;
            default -> false;
        };
    }

    static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            ONCE.where(e -> OfYourChoice.in(e) == null),
            ONCE.map(Instructions::choosing, Effect.Repeat.class, Instructions::afterChoosing),
            phrase("you {}", ZoneVerbs.VERB.where(e -> e instanceof Effect.Move || e instanceof Effect.Repeat))
                    .as(e -> e, Effect.class, e -> e),
            phrase(
                            "you {}",
                            KeywordActions.VERB.where(e -> e instanceof Effect.KeywordAction action && isYours(action)))
                    .as(e -> e, Effect.class, e -> e),
            phrase("{} {}", ONCE.where(Instructions::isKeywordAction), Amounts.TIMES)
                    .as(
                            (e, times) -> new Effect.Repeat(times, e, "times"),
                            Effect.Repeat.class,
                            Effect.Repeat::effect,
                            Effect.Repeat::times),
            phrase("{} for each {}", ONCE.where(Instructions::isKeywordAction), Counted.UNIT)
                    .as(
                            (e, times) -> new Effect.Repeat(times, e, "after each"),
                            Effect.Repeat.class,
                            Effect.Repeat::effect,
                            Effect.Repeat::times));
}
