package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Dig;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Looking at, revealing or exiling the top cards of a library, and what becomes of them.
final class TopOfLibrary {
    private TopOfLibrary() {}

    static Placement library(int position) {
        return new Placement(position, false, false, false, false, false, List.of(), "");
    }

    private static final Placement AT_RANDOM = new Placement(-1, false, false, false, false, true, List.of(), "");

    private static final Phrase<Reference> THE_REST = Phrase.table(
                    "the rest",
                    List.of("the rest", "the rest of the cards", "all other cards revealed this way"),
                    Function.identity())
            .map(Reference.TheRest::new, Reference.TheRest.class, Reference.TheRest::wording);

    /// After "and": of two, or of those that were left.
    private static final Phrase<Reference> THE_OTHER = Phrase.table(
                    "the other", List.of("the other", "the others"), Function.identity())
            .map(Reference.TheRest::new, Reference.TheRest.class, Reference.TheRest::wording);

    /// "The rest into your graveyard": of what was looked at, revealed or exiled, whatever is there still.
    private static final Phrase<Effect.Move> REST = oneOf(
            "where the rest goes",
            somewhere(THE_REST),
            phrase(
                            "{} on the bottom of {} library in a random order",
                            THE_REST,
                            Phrase.table("whose", Map.of("your", "your", "their", "their", "that player's", "that")))
                    .as(
                            (rest, whose) -> rest(rest, Zone.LIBRARY, AT_RANDOM, "random " + whose),
                            Effect.Move.class,
                            Effect.Move::what,
                            m -> m.wording().startsWith("random ") ? m.wording().substring("random ".length()) : ""));

    private static Phrase<Effect.Move> somewhere(Phrase<Reference> those) {
        return phrase("{} {}", those, Phrase.lazy(() -> Places.INTO).where(TopOfLibrary::isInOrder))
                .as(
                        (rest, to) -> rest(rest, to.zone(), to.placement(), to.wording()),
                        Effect.Move.class,
                        Effect.Move::what,
                        m -> new Places.Place(m.to(), m.placement(), m.wording()));
    }

    private static final Phrase<Places.Place> ONTO_BATTLEFIELD = Phrase.table(
            "onto the battlefield",
            Map.of(
                    "onto the battlefield",
                    new Places.Place(Zone.BATTLEFIELD, Placement.PLAIN, "onto"),
                    "onto the battlefield tapped",
                    new Places.Place(Zone.BATTLEFIELD, Placement.TAPPED, "onto")));

    private static Effect.Move rest(Reference rest, Zone to, Placement placement, String wording) {
        return new Effect.Move(rest, null, to, placement, null, wording);
    }

    /// Who orders the cards of another's library is not asked yet: with a move, it is their owner (CR 401.4).
    private static boolean isInOrder(Places.Place place) {
        return !place.wording().startsWith("any order") || place.wording().endsWith("your");
    }

    private static final String TOO = ", too";

    /// After "and", without a verb of its own.
    private static final Phrase<Effect> REST_TOO = oneOf(
                    "where the rest goes",
                    REST,
                    somewhere(THE_OTHER),
                    phrase("{} {}", oneOf("the rest", THE_REST, THE_OTHER), ONTO_BATTLEFIELD)
                            .as(
                                    (rest, to) -> rest(rest, to.zone(), to.placement(), to.wording()),
                                    Effect.Move.class,
                                    Effect.Move::what,
                                    m -> new Places.Place(m.to(), m.placement(), m.wording())))
            .map(
                    m -> new Effect.Move(m.what(), null, m.to(), m.placement(), null, m.wording() + TOO),
                    Effect.Move.class,
                    m -> m.wording().endsWith(TOO)
                            ? rest(
                                    m.what(),
                                    m.to(),
                                    m.placement(),
                                    m.wording().substring(0, m.wording().length() - TOO.length()))
                            : "");

    // Looking at the top of a library

    /// What becomes of the cards is said in sentences of their own: "put one of them into your hand", "put the rest …".
    private static Phrase<Effect> several(String verb, boolean shown) {
        return oneOf(
                "look at cards",
                phrase(verb + " the top {} cards of {} library", Amounts.SEVERAL, References.WHOSE)
                        .as(
                                (count, whose) ->
                                        new Effect.Reveal(new Reference.TopCards(count, whose), shown, "the top"),
                                Effect.Reveal.class,
                                r -> r.shown() == shown ? countOfTop(r.what()) : "",
                                r -> whoseTop(r.what())),
                phrase(verb + " {} cards from the top of {} library", Amounts.SEVERAL, References.WHOSE)
                        .as(
                                (count, whose) ->
                                        new Effect.Reveal(new Reference.TopCards(count, whose), shown, "from the top"),
                                Effect.Reveal.class,
                                r -> r.shown() == shown ? countOfTop(r.what()) : "",
                                r -> whoseTop(r.what())));
    }

    private static Object countOfTop(Reference what) {
        return what instanceof Reference.TopCards(Amount count, Reference _) ? count : "";
    }

    static final Phrase<Effect> DIG = oneOf(
            "look at cards",
            Phrase.<Effect>oneOf(
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
                                            Dig::look))
                    .otherwise(oneOf("look at cards", several("look at", false), several("reveal", true))),
            phrase("reveal {}", Phrase.lazy(() -> Moved.FROM_AMONG))
                    .as(what -> new Effect.Reveal(what, "among"), Effect.Reveal.class, Effect.Reveal::what),
            phrase("put {}", REST).as(m -> m, Effect.Move.class, m -> m),
            REST_TOO,
            phrase("look at the top card of {} library", References.WHOSE)
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(n(1), who), false, "look"),
                            Effect.Reveal.class,
                            r -> whoseTop(r.what())),
            phrase(
                            "reveal {}",
                            SpokenOf.THAT.where(
                                    r -> r.equals(new Reference.It("that card")) || r.equals(References.IT)))
                    .as(what -> new Effect.Reveal(what, "that"), Effect.Reveal.class, Effect.Reveal::what),
            phrase("reveal {}", References.chosen(Nouns.CARDS_IN_ZONE, YOU))
                    .as(what -> new Effect.Reveal(what, "chosen"), Effect.Reveal.class, Effect.Reveal::what)
                    .where(r -> r instanceof Effect.Reveal(Reference.Chosen chosen, var _, var _)
                            && (chosen.count().most() == null || isOutside(chosen.filter()))),
            phrase(
                            "you may reveal {} you own from outside the game or choose a face-up {} you own in exile. put"
                                    + " that card into your hand",
                            splitsecond.cards.vocabulary.word.Words.a(Nouns.CARDS.one()),
                            Nouns.CARDS.one())
                    .as(
                            (kind, same) -> kind.equals(same) ? fromElsewhere(kind) : null,
                            Effect.May.class,
                            TopOfLibrary::kindFromElsewhere,
                            TopOfLibrary::kindFromElsewhere),
            phrase("reveal the top card of {} library", References.WHOSE)
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(n(1), who), ""),
                            Effect.Reveal.class,
                            r -> whoseTop(r.what())));

    private static final String ELSEWHERE = "from outside the game or in exile";

    private static Effect.May fromElsewhere(Filter kind) {
        var there = new Filter.And(List.of(
                kind,
                new Filter.OwnedBy(YOU),
                new Filter.Not(new Filter.Is(Filter.Status.FACE_DOWN)),
                new Filter.Or(List.of(new Filter.In(Zone.OUTSIDE, null), new Filter.In(Zone.EXILE, null)))));
        List<Effect> steps = List.of(
                new Effect.Reveal(new Reference.Chosen(there, Count.ONE, YOU), ""),
                new Effect.Move(new Reference.It("that card"), null, Zone.HAND, Placement.PLAIN, null, ""));
        return new Effect.May(YOU, new Effect.Sequence(steps, List.of(Effect.Joint.SENTENCE)), ELSEWHERE);
    }

    private static Object kindFromElsewhere(Effect.May may) {
        return may.wording().equals(ELSEWHERE)
                        && may.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst().bare() instanceof Effect.Reveal(Reference.Chosen chosen, var _, var _)
                        && chosen.filter() instanceof Filter.And(List<Filter> all)
                ? all.getFirst()
                : "";
    }

    private static boolean isOutside(Filter cards) {
        return Nouns.parts(cards).getLast() instanceof Filter.In(Zone zone, var _) && zone == Zone.OUTSIDE;
    }

    private static Object whoseTop(Reference what) {
        return what instanceof Reference.TopCards(Amount _, Reference whose) ? whose : "";
    }
}
