package splitsecond.players.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Laws;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Color;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.RandomPolicy;

/// Random games with decks of two colors that are made at random from many cards, under the laws: those of every
/// decision, that a fork plays as the game does and leaves it alone, that a refusal changes nothing, and that a record
/// replays to the same state.
public final class PoolGames {

    private static final int SPELLS = 36;
    private static final int LANDS = 24;
    private static final int TURNS = 30;
    private static final int MOST_DECISIONS = 2_500;
    private static final int LAW_INTERVAL = 7;
    private static final int FORK_INTERVAL = 61;
    private static final int REFUSAL_INTERVAL = 23;
    private static final int PLAYED_ON = 40;
    private static final List<String> BASICS = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");

    /// By the two colors of a deck: the cards that it may hold.
    private final Map<Integer, List<CardDefinition>> castable = new HashMap<>();

    private final List<CardDefinition> basics;
    private final Map<String, CardDefinition> byName = new HashMap<>();

    public PoolGames(List<CardDefinition> pool) {
        var bundled = Definitions.bundled();
        basics = BASICS.stream().map(bundled::card).toList();
        for (var one : Color.values())
            for (var other : Color.values()) {
                int colors = one.bit() | other.bit();
                castable.computeIfAbsent(
                        colors,
                        deck -> pool.stream()
                                .filter(card -> (card.front().colors() & ~deck) == 0)
                                .toList());
            }
        for (var card : pool) byName.put(card.name(), card);
        for (var card : basics) byName.put(card.name(), card);
    }

    public int size() {
        return byName.size();
    }

    /// The two decks of a seed.
    public Setup setup(long seed) {
        var random = new RandomPolicy(seed * 0x9E3779B97F4A7C15L + 1);
        var seats = List.of(new Setup.Seat("alice", deck(random)), new Setup.Seat("bob", deck(random)));
        // Now and then the game asks for everything: each priority and payment.
        var options = new GameOptions(seed % 4 != 0, seed % 4 != 0, false, false);
        return Setup.of(seats, seed, options);
    }

    private List<CardDefinition> deck(RandomPolicy random) {
        int one = random.below(BASICS.size());
        int other = random.below(BASICS.size());
        var cards = castable.getOrDefault(Color.values()[one].bit() | Color.values()[other].bit(), List.of());
        var deck = new ArrayList<CardDefinition>();
        for (int i = 0; i < SPELLS && !cards.isEmpty(); i++) deck.add(cards.get(random.below(cards.size())));
        for (int i = 0; i < LANDS; i++) deck.add(basics.get(i % 2 == 0 ? one : other));
        return deck;
    }

    /// Plays the game of a seed: how a law was broken, or null.
    public @Nullable String broken(long seed) {
        int decision = 0;
        try {
            var game = Game.start(setup(seed));
            var policies = List.of(new RandomPolicy(seed * 31 + 1), new RandomPolicy(seed * 31 + 2));
            while (!game.isOver()
                    && game.decisionId() < MOST_DECISIONS
                    && game.everything().turn() <= TURNS) {
                decision = game.decisionId();
                String broken = broken(game);
                if (broken != null) return "at decision " + decision + ": " + broken;
                int player = game.decision().player();
                game.choose(policies.get(player).choose(game.viewOf(player), game.decision()));
            }
            var record = GameRecord.parse(game.record().toString());
            return record.replay(byName::get).sameAs(game) ? null : "the replay came to another state";
        } catch (RuntimeException | StackOverflowError e) {
            return "at decision " + decision + ": " + Exercise.thrown(e);
        }
    }

    private static @Nullable String broken(Game game) {
        int at = game.decisionId();
        String broken = at % LAW_INTERVAL == 0 ? Laws.broken(game) : null;
        if (broken == null && at % FORK_INTERVAL == 0) broken = fork(game);
        return broken == null && at % REFUSAL_INTERVAL == 0 ? refusal(game) : broken;
    }

    private static @Nullable String fork(Game game) {
        long before = game.hash();
        var fork = game.fork();
        var twin = game.fork();
        if (fork.hash() != before || !fork.sameAs(game)) return "a fork is not equal";
        playOn(fork, before);
        if (game.hash() != before || !game.sameAs(twin)) return "playing on a fork changed the game";
        playOn(twin, before);
        return twin.sameAs(fork) ? null : "two forks with the same choices ended in different states";
    }

    private static void playOn(Game game, long seed) {
        var random = new RandomPolicy(seed);
        for (int i = 0; i < PLAYED_ON && !game.isOver(); i++)
            game.choose(random.choose(game.viewOf(game.decision().player()), game.decision()));
    }

    private static @Nullable String refusal(Game game) {
        if (game.decision().kind() != Decision.Kind.PRIORITY) return null;
        int player = game.decision().player();
        var all = game.everything();
        long before = game.hash();
        for (var card : all.hand(player)) {
            if (game.canCast(player, card.id()).allowed()) continue;
            if (game.castSpell(player, card.id()).allowed()) return card.name() + " was refused, and then cast";
            if (game.hash() != before) return "refusing to cast " + card.name() + " left a trace";
        }
        return null;
    }
}
