package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.List;
import java.util.Optional;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.ZoneVerbs.Place;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Moves that say first where to, before a long description, or where from, of a card that is known.
final class OtherMoves {
    private OtherMoves() {}

    private static final String FIRST = " first";
    private static final String FROM_GRAVEYARD = "known from graveyard";

    /// "Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn".
    private static Phrase<Effect> ontoBattlefield(String verb, String to) {
        return phrase(verb + " " + to + " the battlefield {} {} {}", ZoneVerbs.STATE, ZoneVerbs.UNDER, ZoneVerbs.MOVED)
                .as(
                        (state, under, what) -> new Move(
                                what,
                                null,
                                Zone.BATTLEFIELD,
                                ZoneVerbs.with(state, List.of(), Optional.empty()),
                                under.orElse(null),
                                verb + FIRST),
                        Move.class,
                        m -> m.wording().equals(verb + FIRST) ? m.placement() : "",
                        m -> Optional.ofNullable(m.under()),
                        Move::what);
    }

    private static final Phrase<Reference> KNOWN = References.THAT;

    static final Phrase<Effect> MOVE = oneOf(
            "move",
            phrase("return {} {}", ZoneVerbs.HAND, ZoneVerbs.MOVED)
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
                            what -> new Move(what, Zone.GRAVEYARD, Zone.EXILE, Placement.PLAIN, null, FROM_GRAVEYARD),
                            Move.class,
                            Move::what),
            phrase(
                            "put {} from your graveyard {}",
                            oneOf("a card", phrase("~").means(References.SELF), KNOWN),
                            ZoneVerbs.INTO)
                    .as(
                            (what, to) -> new Move(what, Zone.GRAVEYARD, to.zone(), to.placement(), null, to.wording()),
                            Move.class,
                            m -> m.from() == Zone.GRAVEYARD ? m.what() : "",
                            m -> new Place(m.to(), m.placement(), m.wording())));
}
