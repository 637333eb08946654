package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Instructions that move objects between zones.
public final class ZoneVerbs {
    private ZoneVerbs() {}

    static Move movedIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Move move
                ? move
                : new Move(YOU, null, Zone.LIBRARY, Placement.PLAIN, null, "");
    }

    private static Reference ofManaValue(int value) {
        return new Reference.Chosen(
                new Filter.And(List.of(
                        Nouns.CREATURE,
                        new Filter.Stat(
                                splitsecond.engine.ability.Characteristic.MANA_VALUE,
                                splitsecond.engine.ability.Comparison.EQUAL,
                                n(value)),
                        new Filter.In(Zone.GRAVEYARD, YOU))),
                Count.ONE,
                YOU);
    }

    private static Object manaValueIn(Move move, int which) {
        if (!(move.what() instanceof Reference.Both(Reference.Both(Reference one, Reference two), Reference three)))
            return "";
        return List.of(one, two, three).get(which)
                                instanceof Reference.Chosen(Filter.And(List<Filter> all), Count _, Reference _)
                        && all.size() == 3
                        && all.get(1) instanceof Filter.Stat(var _, var _, Amount value)
                ? Amounts.number(value)
                : "";
    }

    /// A card that is known: it is said again where it is.
    private static final Phrase<Reference> CARD = oneOf("the card", phrase("~").means(References.SELF), SpokenOf.THAT);

    private static final Phrase<Effect> MOVE = oneOf(
            "move",
            phrase("exile {}", Moved.MOVED)
                    .as(
                            what -> new Move(what, null, Zone.EXILE, Placement.PLAIN, null, "exile"),
                            Move.class,
                            Move::what),
            phrase("exile {} face down", Moved.MOVED)
                    .as(
                            what -> new Move(what, null, Zone.EXILE, Arriving.FACE_DOWN, null, "exile"),
                            Move.class,
                            Move::what),
            phrase("exile {} with {} on it", Moved.MOVED, Arriving.COUNTERS)
                    .as(
                            (what, counters) -> Arriving.exiledWith(
                                    new Move(what, null, Zone.EXILE, Placement.PLAIN, null, "exile"), counters),
                            Effect.Repeat.class,
                            r -> movedIn(r).wording().equals("exile")
                                    ? movedIn(r).what()
                                    : "",
                            r -> Arriving.countersIn(r)),
            phrase("exile {} until ~ leaves the battlefield", Moved.MOVED)
                    .as(
                            what -> new Effect.ExileUntilLeaves(what, ""),
                            Effect.ExileUntilLeaves.class,
                            Effect.ExileUntilLeaves::what),
            phrase("return {} {}", Moved.MOVED, Places.HAND)
                    .as(
                            (what, hand) -> new Move(what, null, Zone.HAND, Placement.PLAIN, null, hand),
                            Move.class,
                            Move::what,
                            Move::wording),
            OtherMoves.MOVE,
            phrase("return {} {} for each {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()), Places.HAND, Counted.UNIT)
                    .as(
                            (f, hand, unit) -> new Move(
                                    new Reference.Chosen(f, Count.exactly(unit), YOU),
                                    null,
                                    Zone.HAND,
                                    Placement.PLAIN,
                                    null,
                                    hand),
                            Move.class,
                            m -> m.what() instanceof Reference.Chosen(Filter f, var _, var _) ? f : "",
                            Move::wording,
                            m -> m.what() instanceof Reference.Chosen(var _, Count count, var _) ? count.least() : ""),
            phrase("return {} from your graveyard to your hand", CARD)
                    .as(
                            what -> new Move(what, Zone.GRAVEYARD, Zone.HAND, Placement.PLAIN, null, ""),
                            Move.class,
                            Move::what),
            phrase(
                            "return {} from your graveyard to the battlefield {} {} {}",
                            CARD,
                            Arriving.STATE,
                            Arriving.ATTACHED,
                            Arriving.WITH_COUNTERS)
                    .as(
                            (what, state, host, counters) -> new Move(
                                    what,
                                    Zone.GRAVEYARD,
                                    Zone.BATTLEFIELD,
                                    Arriving.with(state, counters, host),
                                    null,
                                    "graveyard"),
                            Move.class,
                            Move::what,
                            m -> Arriving.with(m.placement(), List.of(), Optional.empty()),
                            m -> Optional.ofNullable(m.placement().attachedTo()),
                            m -> m.placement().counters()),
            phrase(
                            "choose a creature card with mana value {} in your graveyard, then do the same for"
                                    + " creature cards with mana value {} and {}. return those cards to the battlefield",
                            Words.DIGITS,
                            Words.DIGITS,
                            Words.DIGITS)
                    .as(
                            (one, two, three) -> new Move(
                                    new Reference.Both(
                                            new Reference.Both(ofManaValue(one), ofManaValue(two)), ofManaValue(three)),
                                    null,
                                    Zone.BATTLEFIELD,
                                    Placement.PLAIN,
                                    null,
                                    "do the same"),
                            Move.class,
                            m -> manaValueIn(m, 0),
                            m -> manaValueIn(m, 1),
                            m -> manaValueIn(m, 2)),
            EntersWithMore.MOVE,
            Arriving.transformed("return", "to"),
            Arriving.transformed("put", "onto"),
            Arriving.ontoBattlefield("return", "to"),
            Arriving.ontoBattlefield("put", "onto"),
            phrase("put {} {}", Moved.MOVED, Places.INTO).as(Places::move, Move.class, Move::what, Places::placeOf),
            ShuffledIn.SHUFFLE,
            WholeZones.EXILE,
            OwnersChoice.MOVE);

    /// Whether a sentence of its own says with which counters it enters.
    public static boolean saysHowItEnters(Effect effect) {
        return effect instanceof Move move && EntersWithMore.isSaid(move);
    }

    /// What was exiled with it goes back, each card to its owner.
    private static final Phrase<Effect> EACH_THEIR_OWN = phrase(
                    "each player returns to {} all cards they own exiled with it",
                    table("a zone", Map.of("the battlefield", Zone.BATTLEFIELD, "their hand", Zone.HAND)))
            .as(
                    to -> new Move(
                            new Reference.Remembered("the exiled cards"),
                            null,
                            to,
                            Placement.PLAIN,
                            to == Zone.BATTLEFIELD ? new Reference.OwnerOf(References.IT, "their owners") : null,
                            "each their own"),
                    Move.class,
                    Move::to);

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            MOVE,
            EACH_THEIR_OWN,
            Piles.PILES,
            StackVerbs.STACK,
            AsItResolves.EXILE,
            FoundCards.SEARCH,
            TopOfLibrary.DIG,
            FromHands.CHOOSE);
}
