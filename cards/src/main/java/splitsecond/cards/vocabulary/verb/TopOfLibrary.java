package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Dig;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Looking at, revealing or exiling the top cards of a library, and what becomes of them.
final class TopOfLibrary {
    private TopOfLibrary() {}

    static Placement library(int position) {
        return new Placement(position, false, false, false, false, false, List.of(), "");
    }

    // Looking at the top of a library

    static final Phrase<Effect> DIG = oneOf(
            "look at cards",
            Digs.DIG,
            phrase("look at {}, then put them back in any order", Digs.TOP)
                    .as(
                            c -> new Dig(
                                    YOU,
                                    c,
                                    false,
                                    null,
                                    Count.exactly(0),
                                    false,
                                    new Destination(Zone.HAND, Placement.PLAIN),
                                    new Destination(Zone.LIBRARY, library(0)),
                                    "back"),
                            Dig.class,
                            Dig::look),
            phrase("look at the top card of {} library", References.WHOSE)
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(n(1), who), false, "look"),
                            Effect.Reveal.class,
                            r -> whoseTop(r.what())),
            phrase(
                            "reveal {}",
                            References.THAT.where(
                                    r -> r.equals(new Reference.It("that card")) || r.equals(References.IT)))
                    .as(what -> new Effect.Reveal(what, "that"), Effect.Reveal.class, Effect.Reveal::what),
            phrase("reveal {}", References.chosen(Nouns.CARDS_IN_ZONE, YOU))
                    .as(what -> new Effect.Reveal(what, "chosen"), Effect.Reveal.class, Effect.Reveal::what)
                    .where(r -> r instanceof Effect.Reveal(Reference.Chosen chosen, var _, var _)
                            && chosen.count().most() == null),
            phrase("reveal the top card of {} library", References.WHOSE)
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(n(1), who), ""),
                            Effect.Reveal.class,
                            r -> whoseTop(r.what())));

    private static Object whoseTop(Reference what) {
        return what instanceof Reference.TopCards(Amount _, Reference whose) ? whose : "";
    }
}
