package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.a;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.NamedActions;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Trigger;

/// CR 701: events that are keyword actions.
final class KeywordActionEvents {
    private KeywordActionEvents() {}

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            phrase("~ becomes level 2").means(new Trigger.Does(Nouns.PLAYER, Action.LEVEL_2, Nouns.THIS)),
            phrase("~ becomes level 3").means(new Trigger.Does(Nouns.PLAYER, Action.LEVEL_3, Nouns.THIS)),
            phrase("a player cycles a card").means(new Trigger.Does(Nouns.PLAYER, Action.CYCLE, Nouns.ANY)),
            phrase("you exert {}", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Trigger.Does(Nouns.YOU, Action.EXERT, f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("~ enlists a creature").means(new Trigger.Does(Nouns.PLAYER, Action.ENLIST, Nouns.THIS)),
            phrase("{} exploits a creature", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Does(Nouns.PLAYER, Action.EXPLOIT, f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("{} phases in", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Does(Nouns.PLAYER, Action.PHASE_IN, f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("{} phases out", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Does(Nouns.PLAYER, Action.PHASE_OUT, f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("you unlock this door").means(new Trigger.Does(Nouns.YOU, Action.UNLOCK_THIS_DOOR, Nouns.THIS)),
            phrase("day becomes night or night becomes day")
                    .means(new Trigger.Does(Nouns.PLAYER, Action.CHANGE_DAY_AND_NIGHT, null)),
            phrase("the Ring tempts you").means(new Trigger.Does(Nouns.YOU, Action.BE_TEMPTED_BY_THE_RING, null)),
            phrase("you choose a creature as your Ring-bearer")
                    .means(new Trigger.Does(Nouns.YOU, Action.CHOOSE_A_RING_BEARER, null)),
            phrase("{} {}", EventSubjects.WHO, NamedActions.VERB)
                    .as(
                            (who, action) -> new Trigger.Does(who, action, null),
                            Trigger.Does.class,
                            Trigger.Does::player,
                            Trigger.Does::action));
}
