package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Supertype;

/// Of instants and sorceries.
final class OfSpells {
    private OfSpells() {}

    private static final Reference IT = new Reference.It("it");

    private static Effect then(Effect... steps) {
        List<Joint> joints = new ArrayList<>();
        for (int i = 1; i < steps.length; i++) joints.add(Joint.SENTENCE_THEN);
        return new Effect.Sequence(List.of(steps), joints);
    }

    private static Move move(Reference what, Zone to) {
        return new Move(what, null, to, Placement.PLAIN, null, "");
    }

    private static Destination to(Zone zone) {
        return new Destination(zone, Placement.PLAIN);
    }

    private static Condition youControl(Filter... qualities) {
        List<Filter> all = new ArrayList<>(List.of(qualities));
        all.add(new Filter.ControlledBy(YOU));
        return new Condition.Exists(new Filter.And(all), Comparison.AT_LEAST, n(1), "");
    }

    /// Gamble.
    private static final Effect SEARCH_AND_DISCARD = then(
            new Effect.Search(YOU, YOU, Nouns.ANY, Count.ONE, false, to(Zone.HAND), false, ""),
            new Effect.Discard(YOU, n(1), null, true, ""),
            new Effect.Shuffle(YOU));

    /// Living Death, and Living End: each step is done by all players at the same time (CR 608.2e).
    private static final Effect EXCHANGE_GRAVEYARDS = then(
            move(
                    new Reference.Each(
                            new Filter.And(List.of(Nouns.CREATURE, new Filter.In(Zone.GRAVEYARD, null))), "all"),
                    Zone.EXILE),
            new Effect.Sacrifice(
                    new Reference.Each(Nouns.PLAYER, "each"),
                    new Reference.Each(
                            new Filter.And(List.of(Nouns.CREATURE, new Filter.ControlledBy(Players.THEY))), "all"),
                    ""),
            move(new Reference.DoneThisWay(null, "exiled"), Zone.BATTLEFIELD));

    /// Chaos Warp.
    private static Effect warp() {
        Reference owner = new Reference.OwnerOf(new Reference.It("that permanent"), "");
        return then(
                move(new Reference.Target(TargetSlot.one(Nouns.ANY)), Zone.LIBRARY),
                new Effect.Shuffle(owner),
                new Effect.Reveal(new Reference.TopCards(n(1), owner), ""),
                new Effect.If(
                        new Condition.Matches(IT, Nouns.PERMANENT_CARD, ""), move(IT, Zone.BATTLEFIELD), null, ""));
    }

    /// Coalition Victory.
    private static Effect ofEachTypeAndColor() {
        List<Condition> all = new ArrayList<>();
        for (String type : List.of("Plains", "Island", "Swamp", "Mountain", "Forest"))
            all.add(youControl(Nouns.LAND, new Filter.IsSubtype(type)));
        for (Color color : Color.values()) all.add(youControl(Nouns.CREATURE, new Filter.IsColor(color)));
        return new Effect.If(new Condition.And(all), new Effect.WinGame(YOU), null, "");
    }

    /// Early Harvest.
    private static final Effect HARVEST = new Effect.Untap(new Reference.Each(
            new Filter.And(List.of(
                    new Filter.IsSupertype(Supertype.BASIC),
                    Nouns.LAND,
                    new Filter.ControlledBy(new Reference.Target(TargetSlot.one(Nouns.PLAYER))))),
            "all"));

    static final List<OneOff> ALL = List.of(
            OneOff.spell("target player untaps all basic lands they control.", HARVEST),
            OneOff.spell(
                    "search your library for a card, put that card into your hand, discard a card at random, then"
                            + " shuffle.",
                    SEARCH_AND_DISCARD),
            OneOff.spell(
                    "each player exiles all creature cards from their graveyard, then sacrifices all creatures they"
                            + " control, then puts all cards they exiled this way onto the battlefield.",
                    EXCHANGE_GRAVEYARDS),
            OneOff.spell(
                    "the owner of target permanent shuffles it into their library, then reveals the top card of their"
                            + " library. if it's a permanent card, they put it onto the battlefield.",
                    warp()),
            OneOff.spell(
                    "you win the game if you control a land of each basic land type and a creature of each color.",
                    ofEachTypeAndColor()));
}
