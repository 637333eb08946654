package splitsecond.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.Throughput.Workload;
import splitsecond.players.heuristic.HeuristicPolicy;

/// What the benchmarks play. Seven-card hands are kept, and nobody is asked where there is nothing to choose.
public final class Workloads {

    public static final GameOptions OPTIONS = new GameOptions(true, true, false, false);

    private static final int POOL_CARDS = 1_500;
    private static final int POOL_PAIRINGS = 200;

    private final Definitions cards = Definitions.bundled();

    /// 20 Mountain and 40 Lightning Bolt against the same.
    public Workload burnMirror() {
        var deck = new ArrayList<CardDefinition>();
        add(deck, 20, "Mountain");
        add(deck, 40, "Lightning Bolt");
        return new Workload(
                "20 Mountain + 40 Lightning Bolt, mirror", List.of(match(deck, deck)), () -> new RandomPolicy(0));
    }

    /// 20 Mountain, 16 burn spells and 24 plain creatures against the same, played by the fixed policy.
    public Workload simpleMonoRed() {
        var deck = simpleMonoRedDeck();
        return new Workload("simple mono red", List.of(match(deck, deck)), SimplePolicy::new);
    }

    public List<CardDefinition> simpleMonoRedDeck() {
        var deck = new ArrayList<CardDefinition>();
        add(deck, 20, "Mountain");
        for (String burn : List.of("Lightning Bolt", "Shock", "Lava Spike", "Volcanic Hammer")) add(deck, 4, burn);
        for (String creature : List.of("Goblin Piker", "Gray Ogre", "Hill Giant")) add(deck, 8, creature);
        return deck;
    }

    private void add(List<CardDefinition> deck, int count, String name) {
        var card = cards.card(name);
        for (int i = 0; i < count; i++) deck.add(card);
    }

    /// Every bundled deck against every one, itself included.
    public Workload roundRobin() {
        var decks = new ArrayList<List<CardDefinition>>();
        for (var deck : Bundled.decks()) decks.add(cards.deck(deck.list()));
        var setups = new ArrayList<Setup>();
        for (var one : decks) for (var other : decks) setups.add(match(one, other));
        return new Workload("bundled decks, round robin", setups, () -> new RandomPolicy(0));
    }

    /// The same decks, played well.
    public Workload heuristicRoundRobin() {
        return new Workload("heuristic, bundled decks", roundRobin().setups(), HeuristicPolicy::new);
    }

    /// Decks of two colors from all cards that are supported, made from a seed, played at random.
    public static Workload pool(CardPool pool, long seed) {
        return pool("random decks, random", pool, seed, () -> new RandomPolicy(0));
    }

    /// The same decks, played well.
    public static Workload heuristicPool(CardPool pool, long seed) {
        return pool("random decks, heuristic", pool, seed, HeuristicPolicy::new);
    }

    private static Workload pool(String name, CardPool pool, long seed, Supplier<Policy> policy) {
        var random = new RandomPolicy(seed);
        var decks = new RandomDecks(sample(pool, random));
        var setups = new ArrayList<Setup>();
        for (int i = 0; i < POOL_PAIRINGS; i++) setups.add(match(decks.deck(random), decks.deck(random)));
        return new Workload(name, setups, policy);
    }

    /// So many supported cards as decks are made of: reading all of them would take longer than playing.
    private static List<CardDefinition> sample(CardPool pool, RandomPolicy random) {
        var all = new ArrayList<CardData>();
        for (var card : pool.cards()) if (card.counts()) all.add(card);
        all.sort(Comparator.comparing(CardData::name));
        var cards = new ArrayList<CardDefinition>();
        for (int left = all.size(); left > 0 && cards.size() < POOL_CARDS; left--) {
            int drawn = random.below(left);
            if (Phrasebook.compile(all.get(drawn)) instanceof Compiled.Supported(CardDefinition card)) cards.add(card);
            all.set(drawn, all.get(left - 1));
        }
        return cards;
    }

    /// A game of two creature decks in its middle, with priority and something to choose: the first seed that comes to
    /// one.
    public Game midGame() {
        return midGame(bundled("white-black-tokens"), bundled("green-white-selesnya"));
    }

    /// The same with two thirds of each deck: 80 cards.
    public Game midGameOf80() {
        return midGame(twoThirds(bundled("white-black-tokens")), twoThirds(bundled("green-white-selesnya")));
    }

    private static List<CardDefinition> twoThirds(List<CardDefinition> deck) {
        var some = new ArrayList<CardDefinition>();
        for (int i = 0; i < deck.size(); i++) if (i % 3 != 2) some.add(deck.get(i));
        return some;
    }

    private static Game midGame(List<CardDefinition> one, List<CardDefinition> other) {
        var setup = match(one, other);
        for (long seed = 1; ; seed++) {
            var game = Game.start(setup.withSeed(seed));
            var policy = new RandomPolicy(seed);
            while (!game.isOver() && !isMiddle(game))
                game.choose(policy.choose(game.viewOf(game.decision().player()), game.decision()));
            if (!game.isOver()) return game;
        }
    }

    /// The same two decks before the first choice.
    public Game opening() {
        return Game.start(match(bundled("white-black-tokens"), bundled("green-white-selesnya"))
                .withSeed(1));
    }

    private static boolean isMiddle(Game game) {
        return game.everything().permanents() >= 20
                && game.decision().kind() == Decision.Kind.PRIORITY
                && game.decision().size() >= 4;
    }

    private List<CardDefinition> bundled(String id) {
        var deck = Bundled.deck(id);
        if (deck == null) throw new IllegalArgumentException("there is no bundled deck " + id);
        return cards.deck(deck.list());
    }

    private static Setup match(List<CardDefinition> one, List<CardDefinition> other) {
        return Setup.of(List.of(new Setup.Seat("alice", one), new Setup.Seat("bob", other)), 1, OPTIONS);
    }
}
