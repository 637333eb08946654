package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.a;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Trigger;

/// CR 701: events that are keyword actions.
final class KeywordActionEvents {
    private KeywordActionEvents() {}

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            phrase("~ becomes monstrous").means(new Trigger.Does(Nouns.PLAYER, "monstrosity", Nouns.THIS)),
            phrase("~ becomes level 2").means(new Trigger.Does(Nouns.PLAYER, "level 2", Nouns.THIS)),
            phrase("~ becomes level 3").means(new Trigger.Does(Nouns.PLAYER, "level 3", Nouns.THIS)),
            phrase("a player cycles a card").means(new Trigger.Does(Nouns.PLAYER, "cycle", Nouns.ANY)),
            phrase("you exert {}", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Trigger.Does(Nouns.YOU, "exert", f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("~ enlists a creature").means(new Trigger.Does(Nouns.PLAYER, "enlist", Nouns.THIS)),
            phrase("the Ring tempts you").means(new Trigger.Does(Nouns.YOU, "be tempted by the ring", null)),
            phrase("you choose a creature as your Ring-bearer")
                    .means(new Trigger.Does(Nouns.YOU, "choose a ring-bearer", null)),
            phrase("you complete a dungeon").means(new Trigger.Does(Nouns.YOU, "complete a dungeon", null)),
            phrase("you proliferate").means(new Trigger.Does(Nouns.YOU, "proliferate", null)),
            phrase("you investigate").means(new Trigger.Does(Nouns.YOU, "investigate", null)),
            phrase("{} explores", Triggers.SUBJECT)
                    .as(
                            f -> new Trigger.Does(Nouns.PLAYER, "explore", f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("a player becomes the monarch").means(new Trigger.Does(Nouns.PLAYER, "become the monarch", null)),
            phrase("you become the monarch").means(new Trigger.Does(Nouns.YOU, "become the monarch", null)));
}
