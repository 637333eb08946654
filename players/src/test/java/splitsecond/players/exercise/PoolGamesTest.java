package splitsecond.players.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// The laws also hold with decks that nobody has chosen: of a sample of all supported cards, or of the bundled ones
/// where there is no card database. `./splitsecond cards laws` plays 20,000 games with all of them.
class PoolGamesTest {

    private static final int GAMES = Integer.getInteger("laws.games", 500);

    @Test
    void theLawsHoldWithDecksMadeAtRandom() {
        var pool = new PoolGames(PoolSample.of(1));
        var broken = LongStream.range(1, 1 + GAMES)
                .parallel()
                .mapToObj(seed -> {
                    String sentence = pool.broken(seed);
                    return sentence == null ? null : "seed " + seed + ": " + sentence;
                })
                .filter(Objects::nonNull)
                .toList();
        assertThat(broken).isEmpty();
    }
}
