package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Put into a library, which is then shuffled (CR 701.24).
final class ShuffledIn {
    private ShuffledIn() {}

    private static Effect.Repeat shuffledIn(Reference what, String whose) {
        Reference owner = whose.equals("your")
                ? YOU
                : whose.equals("their")
                        ? new Reference.ThatPlayer("their")
                        : new Reference.OwnerOf(References.WHAT_WAS_JUST_NAMED, "");
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Move(what, null, Zone.LIBRARY, Placement.PLAIN, null, whose),
                                new Effect.Shuffle(owner)),
                        List.of(Effect.Joint.AND)),
                "shuffle into");
    }

    private static final String CARDS = "shuffle cards";

    /// "The cards from their hand".
    private static Effect.Repeat shuffledCards(Reference who) {
        return new Effect.Repeat(n(1), shuffledZones(who, List.of(Zone.HAND)).effect(), CARDS);
    }

    private static Effect.Repeat shuffledZones(Reference who, List<Zone> zones) {
        List<Filter> places = new java.util.ArrayList<>();
        for (Zone zone : zones) places.add(new Filter.In(zone, who));
        Reference cards = new Reference.Each(
                Nouns.and(
                        Nouns.ANY,
                        Nouns.all(places).equals(places.getFirst()) ? places.getFirst() : new Filter.Or(places)),
                "their");
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Move(cards, null, Zone.LIBRARY, Placement.PLAIN, null, "their"),
                                new Effect.Shuffle(who)),
                        List.of(Effect.Joint.AND)),
                "shuffle zones");
    }

    private static Object shuffledZones(Effect.Repeat repeat) {
        return ZoneVerbs.movedIn(repeat).what() instanceof Reference.Each(Filter.And(var all), String _)
                ? all.getLast() instanceof Filter.Or(var places)
                        ? places.stream().map(ShuffledIn::zone).toList()
                        : List.of(zone(all.getLast()))
                : "";
    }

    private static Zone zone(Filter place) {
        return place instanceof Filter.In(Zone zone, var _) ? zone : Zone.STACK;
    }

    private static Object shuffler(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.Shuffle(Reference who)
                ? who
                : "";
    }

    static final Phrase<Effect> SHUFFLE = oneOf(
            "shuffle",
            phrase(
                            "shuffle {} into {} library",
                            Moved.MOVED,
                            table("whose", Places.words("its owner's", "your", "their")))
                    .as(
                            (what, whose) -> shuffledIn(what, whose),
                            Effect.Repeat.class,
                            r -> ZoneVerbs.movedIn(r).what(),
                            r -> ZoneVerbs.movedIn(r).wording()),
            phrase(
                            "shuffle your {} into your library",
                            table(
                                    "zones",
                                    Map.of(
                                            "hand", List.of(Zone.HAND),
                                            "graveyard", List.of(Zone.GRAVEYARD),
                                            "hand and graveyard", List.of(Zone.HAND, Zone.GRAVEYARD))))
                    .as(
                            zones -> shuffledZones(YOU, zones),
                            Effect.Repeat.class,
                            r -> r.wording().equals(CARDS) ? "" : shuffledZones(r)),
            phrase("shuffle the cards from your hand into your library").means(shuffledCards(YOU)),
            phrase("{} (shuffles|shuffle) the cards from their hand into their library", References.PLAYER)
                    .as(
                            ShuffledIn::shuffledCards,
                            Effect.Repeat.class,
                            r -> r.wording().equals(CARDS) ? shuffler(r) : ""),
            phrase("{} (shuffles|shuffle) their graveyard into their library", References.PLAYER)
                    .as(who -> shuffledZones(who, List.of(Zone.GRAVEYARD)), Effect.Repeat.class, ShuffledIn::shuffler),
            phrase("{} (shuffles|shuffle) their hand into their library", References.PLAYER)
                    .as(
                            who -> shuffledZones(who, List.of(Zone.HAND)),
                            Effect.Repeat.class,
                            r -> r.wording().equals(CARDS) ? "" : shuffler(r)),
            phrase("{} (shuffles|shuffle) their hand and graveyard into their library", References.PLAYER)
                    .as(
                            who -> shuffledZones(who, List.of(Zone.HAND, Zone.GRAVEYARD)),
                            Effect.Repeat.class,
                            ShuffledIn::shuffler));
}
