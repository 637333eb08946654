package splitsecond.players.exercise;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Laws;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Policy;
import splitsecond.players.RandomPolicy;
import splitsecond.players.heuristic.HeuristicPolicy;

/// Games with cards taken at random from many, under the laws: those of every decision, that a fork plays as the
/// game does and leaves it alone, that a refusal changes nothing, and that a record replays to the same state.
public final class PoolGames {

    private static final int TURNS = 30;
    private static final int MOST_DECISIONS = 2_500;
    private static final int LAW_INTERVAL = 7;
    private static final int FORK_INTERVAL = 61;
    private static final int REFUSAL_INTERVAL = 23;
    private static final int PLAYED_ON = 40;

    private final RandomSetups setups;

    public PoolGames(RandomSetups setups) {
        this.setups = setups;
    }

    /// Plays the game of a seed: how a law was broken, or null.
    public @Nullable String broken(long seed) {
        int decision = 0;
        try {
            var setup = setups.setup(seed);
            var game = Game.start(setup);
            var policies = new Policy[setup.seats().size()];
            for (int p = 0; p < policies.length; p++) policies[p] = policy(seed, seed * 31 + 1 + p);
            while (!game.isOver()
                    && game.decisionId() < MOST_DECISIONS
                    && game.everything().turn() <= TURNS) {
                decision = game.decisionId();
                String broken = broken(game);
                if (broken != null) return "at decision " + decision + ": " + broken;
                int player = game.decision().player();
                game.choose(policies[player].choose(game.viewOf(player), game.decision()));
            }
            // What began in the middle has no record.
            if (setup.position() != null) return null;
            var record = GameRecord.parse(game.record().toString());
            return record.replay(setups::card).sameAs(game) ? null : "the replay came to another state";
        } catch (RuntimeException | StackOverflowError e) {
            return "at decision " + decision + ": " + Exercise.thrown(e);
        }
    }

    /// Every other game is played well: a player that plans ahead asks what no option list asks.
    private static Policy policy(long game, long seed) {
        return game % 2 == 0 ? new RandomPolicy(seed) : new HeuristicPolicy();
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
