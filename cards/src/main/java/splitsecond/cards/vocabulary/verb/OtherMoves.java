package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.Optional;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.verb.Places.Place;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Moves that say first where to, before a long description, or where from, of a card that is known.
final class OtherMoves {
    private OtherMoves() {}

    private static final String FIRST = " first";
    private static final String EITHER = "either place";
    private static final String FROM_GRAVEYARD = "known from graveyard ";

    /// "Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn".
    private static Phrase<Effect> ontoBattlefield(String verb, String to) {
        return phrase(verb + " " + to + " the battlefield {} {} {}", Arriving.STATE, Arriving.UNDER, Moved.MOVED)
                .as(
                        (state, under, what) -> new Move(
                                what,
                                null,
                                Zone.BATTLEFIELD,
                                Arriving.with(state, List.of(), Optional.empty()),
                                under.orElse(null),
                                verb + FIRST),
                        Move.class,
                        m -> m.wording().equals(verb + FIRST) ? m.placement() : "",
                        m -> Optional.ofNullable(m.under()),
                        Move::what);
    }

    private static final Phrase<Reference> KNOWN = SpokenOf.THAT;

    private static Move fromGraveyard(Reference what, String whose) {
        return new Move(what, Zone.GRAVEYARD, Zone.EXILE, Placement.PLAIN, null, FROM_GRAVEYARD + whose);
    }

    static final Phrase<Effect> MOVE = oneOf(
            "move",
            phrase("return {} {}", Places.HAND, Moved.MOVED)
                    .as(
                            (hand, what) -> new Move(what, null, Zone.HAND, Placement.PLAIN, null, hand + FIRST),
                            Move.class,
                            m -> m.wording().endsWith(FIRST)
                                    ? m.wording().substring(0, m.wording().length() - FIRST.length())
                                    : "",
                            Move::what),
            ontoBattlefield("return", "to"),
            ontoBattlefield("put", "onto"),
            phrase("exile {} from your graveyard", KNOWN)
                    .as(
                            what -> fromGraveyard(what, "your"),
                            Move.class,
                            m -> m.wording().equals(FROM_GRAVEYARD + "your") ? m.what() : ""),
            phrase("exile {} from their graveyard with {} on it", KNOWN, Arriving.COUNTERS)
                    .as(
                            (what, counters) -> Arriving.exiledWith(fromGraveyard(what, "their"), counters),
                            Effect.Repeat.class,
                            r -> ZoneVerbs.movedIn(r).wording().equals(FROM_GRAVEYARD + "their")
                                    ? ZoneVerbs.movedIn(r).what()
                                    : "",
                            r -> Arriving.countersIn(r)),
            phrase("put {} onto the battlefield or into your hand", KNOWN)
                    .as(
                            what -> new Effect.MayPay(
                                    YOU,
                                    Cost.NONE,
                                    new Move(what, null, Zone.BATTLEFIELD, Placement.PLAIN, null, ""),
                                    new Move(what, null, Zone.HAND, Placement.PLAIN, null, ""),
                                    EITHER),
                            Effect.MayPay.class,
                            m -> m.wording().equals(EITHER) && m.then() instanceof Move move ? move.what() : ""),
            phrase(
                            "put {} from your graveyard {}",
                            oneOf("a card", phrase("~").means(References.SELF), KNOWN),
                            Places.INTO)
                    .as(
                            (what, to) -> new Move(what, Zone.GRAVEYARD, to.zone(), to.placement(), null, to.wording()),
                            Move.class,
                            m -> m.from() == Zone.GRAVEYARD ? m.what() : "",
                            m -> new Place(m.to(), m.placement(), m.wording())));
}
