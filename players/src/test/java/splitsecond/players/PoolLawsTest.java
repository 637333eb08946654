package splitsecond.players;

import org.junit.jupiter.api.Test;
import splitsecond.engine.Laws;

/// The laws of the engine in games with decks of any supported cards.
class PoolLawsTest {

    /// `-Dlaws.pool=20000 -Dlaws.seed=N` is the long run (`docs/cards.md`).
    private static final int GAMES = Integer.getInteger("laws.pool", 150);

    private static final long SEED = Long.getLong("laws.seed", 1);
    private static final int OF_ONE_SAMPLE = 2_000;
    private static final int MOST_CHOICES = 2_000;
    private static final int INTERVAL = 9;

    @Test
    void decksOfAnySupportedCardsArePlayedWithoutFailure() {
        var pool = Pool.sample(SEED);
        for (int game = 0; game < GAMES; game++) {
            long seed = SEED + game;
            if (game > 0 && game % OF_ONE_SAMPLE == 0) pool = Pool.sample(seed);
            RandomGame.obeys(
                    pool.setup(seed),
                    seed,
                    MOST_CHOICES,
                    one -> one.decisionId() % INTERVAL == 0 || one.isOver() ? Laws.broken(one) : null);
        }
    }
}
