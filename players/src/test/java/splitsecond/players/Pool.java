package splitsecond.players;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.decision.GameOptions;

/// Games with cards taken at random from all that are supported. Needs a card database; a test that asks for one is
/// skipped where there is none, and says so.
final class Pool {

    private static final String[] LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest"};
    private static final String COLORS = "WUBRG";
    private static final int DECK = 36;
    private static final int LANDS_IN_DECK = 24;

    private static final int SAMPLE = 1_200;

    private final List<CardDefinition> cards;

    private Pool(List<CardDefinition> cards) {
        this.cards = cards;
    }

    /// Many of all supported cards; others with another seed.
    static Pool sample(long seed) {
        var named = System.getenv("SPLITSECOND_CARDS");
        Assumptions.assumeTrue(named != null && Files.exists(Path.of(named)), "no card database");
        var all = new ArrayList<>(CardReader.read(Path.of(named)));
        Collections.shuffle(all, new Random(seed));
        var cards = new ArrayList<CardDefinition>();
        for (var data : all)
            if (cards.size() < SAMPLE
                    && data.counts()
                    && Phrasebook.compile(data) instanceof Compiled.Supported(CardDefinition card)) cards.add(card);
        return new Pool(cards);
    }

    /// Every other game begins in the middle, with lands, creatures, full hands and graveyards; some ask for each
    /// priority and payment, and some have three players.
    Setup setup(long seed) {
        var random = new Random(seed);
        int players = seed % 5 == 4 ? 3 : 2;
        var options = seed % 8 == 0 ? new GameOptions(false, false, false, false) : Pairings.QUICK;
        if (seed % 2 == 0) {
            var seats = new ArrayList<Setup.Seat>();
            for (int p = 0; p < players; p++) seats.add(new Setup.Seat(name(p), deck(random)));
            return Setup.of(seats, seed, options);
        }
        var sides = new ArrayList<Position.Side>();
        for (int p = 0; p < players; p++) sides.add(side(name(p), random));
        return Setup.of(new Position(sides, 3, 0, Step.PRECOMBAT_MAIN), seed, options);
    }

    private static String name(int player) {
        return List.of("alice", "bob", "carol").get(player);
    }

    /// Cards of two colors, or of any in every fourth deck.
    private List<CardDefinition> deck(Random random) {
        int first = random.nextInt(COLORS.length());
        int second = random.nextInt(COLORS.length());
        boolean any = random.nextInt(4) == 0;
        String colors = any ? COLORS : COLORS.charAt(first) + "" + COLORS.charAt(second);
        var deck = new ArrayList<CardDefinition>();
        while (deck.size() < DECK) deck.add(draw(random, colors));
        for (int i = 0; i < LANDS_IN_DECK; i++)
            deck.add(Pairings.CARDS.card(LANDS[any ? i % LANDS.length : i % 2 == 0 ? first : second]));
        return deck;
    }

    private Position.Side side(String name, Random random) {
        var battlefield = new ArrayList<Position.Placed>();
        for (int i = 0; i < 10; i++) battlefield.add(Position.Placed.of(Pairings.CARDS.card(LANDS[i % LANDS.length])));
        var hand = draw(random, 7);
        var graveyard = draw(random, 5);
        for (var card : draw(random, 12)) if (isPlacedAlone(card.front())) battlefield.add(Position.Placed.of(card));
        return new Position.Side(name, 20, 0, hand, deck(random), graveyard, draw(random, 1), battlefield, new int[6]);
    }

    private List<CardDefinition> draw(Random random, int count) {
        var drawn = new ArrayList<CardDefinition>();
        while (drawn.size() < count) drawn.add(draw(random, COLORS));
        return drawn;
    }

    private CardDefinition draw(Random random, String colors) {
        while (true) {
            var card = cards.get(random.nextInt(cards.size()));
            if (isOf(card, colors)) return card;
        }
    }

    private static boolean isOf(CardDefinition card, String colors) {
        for (int i = 0; i < COLORS.length(); i++)
            if ((card.front().colors() & 1 << i) != 0 && colors.indexOf(COLORS.charAt(i)) < 0) return false;
        return true;
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
