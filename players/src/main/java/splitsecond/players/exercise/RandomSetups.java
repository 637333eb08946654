package splitsecond.players.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Definitions;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Face;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.RandomPolicy;

/// Games to play with cards taken at random from many. Every other one begins in the middle, with lands, permanents,
/// full hands and graveyards; some have three players, and some ask for each priority and payment.
public final class RandomSetups {

    private static final int SPELLS = 36;
    private static final int LANDS = 24;
    private static final int LANDS_IN_PLAY = 10;
    private static final List<String> BASICS = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");
    private static final List<String> PLAYERS = List.of("alice", "bob", "carol");
    private static final int ALL_COLORS = 31;

    /// By the colors of a deck, as bits: the cards that it may hold.
    private final Map<Integer, List<CardDefinition>> castable = new HashMap<>();

    private final List<CardDefinition> basics;
    private final Map<String, CardDefinition> byName = new HashMap<>();

    public RandomSetups(List<CardDefinition> pool) {
        var bundled = Definitions.bundled();
        basics = BASICS.stream().map(bundled::card).toList();
        castable.put(ALL_COLORS, pool);
        for (var one : Color.values())
            for (var other : Color.values())
                castable.computeIfAbsent(
                        one.bit() | other.bit(),
                        colors -> pool.stream()
                                .filter(card -> (card.front().colors() & ~colors) == 0)
                                .toList());
        for (var card : pool) byName.put(card.name(), card);
        for (var card : basics) byName.put(card.name(), card);
    }

    public int size() {
        return byName.size();
    }

    @Nullable
    CardDefinition card(String name) {
        return byName.get(name);
    }

    public Setup setup(long seed) {
        var random = new RandomPolicy(seed * 0x9E3779B97F4A7C15L + 1);
        var players = PLAYERS.subList(0, seed % 5 == 4 ? 3 : 2);
        var options = new GameOptions(seed % 8 != 0, seed % 8 != 0, false, false);
        if (seed % 2 == 0) {
            var seats = players.stream()
                    .map(name -> new Setup.Seat(name, deck(random)))
                    .toList();
            return Setup.of(seats, seed, options);
        }
        var sides = players.stream().map(name -> side(name, random)).toList();
        return Setup.of(new Position(sides, 3, 0, Step.PRECOMBAT_MAIN), seed, options);
    }

    /// Cards of two colors, or of any in every fourth deck.
    private List<CardDefinition> deck(RandomPolicy random) {
        int one = random.below(BASICS.size());
        int other = random.below(BASICS.size());
        boolean any = random.below(4) == 0;
        int colors = any ? ALL_COLORS : Color.values()[one].bit() | Color.values()[other].bit();
        var deck = draw(random, colors, SPELLS);
        for (int i = 0; i < LANDS; i++) deck.add(basics.get(any ? i % BASICS.size() : i % 2 == 0 ? one : other));
        return deck;
    }

    private List<CardDefinition> draw(RandomPolicy random, int colors, int count) {
        var cards = castable.getOrDefault(colors, List.of());
        var drawn = new ArrayList<CardDefinition>();
        while (drawn.size() < count && !cards.isEmpty()) drawn.add(cards.get(random.below(cards.size())));
        return drawn;
    }

    private Position.Side side(String name, RandomPolicy random) {
        var battlefield = new ArrayList<Position.Placed>();
        for (int i = 0; i < LANDS_IN_PLAY; i++) battlefield.add(Position.Placed.of(basics.get(i % BASICS.size())));
        for (var card : draw(random, ALL_COLORS, 12))
            if (isPlacedAlone(card.front())) battlefield.add(Position.Placed.of(card));
        var hand = draw(random, ALL_COLORS, 7);
        var graveyard = draw(random, ALL_COLORS, 5);
        var exile = draw(random, ALL_COLORS, 1);
        return new Position.Side(name, 20, 0, hand, deck(random), graveyard, exile, battlefield, new int[6]);
    }

    /// Auras need something to enchant, planeswalkers their counters: they are cast.
    private static boolean isPlacedAlone(Face face) {
        return (face.is(CardType.CREATURE)
                        || face.is(CardType.ARTIFACT)
                        || face.is(CardType.ENCHANTMENT)
                        || face.is(CardType.LAND))
                && !face.types().subtypes().contains("Aura");
    }
}
