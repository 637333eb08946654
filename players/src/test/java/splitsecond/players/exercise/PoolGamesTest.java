package splitsecond.players.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.card.CardDefinition;

/// The laws also hold with decks that nobody has chosen: of a sample of all supported cards, or of the bundled ones
/// where there is no card database. `./splitsecond cards laws` plays 20,000 games with all of them.
class PoolGamesTest {

    private static final int GAMES = Integer.getInteger("laws.games", 500);
    private static final int SAMPLE = 3_000;

    private static List<CardData> cards() {
        var named = System.getenv("SPLITSECOND_CARDS");
        if (named == null || !Files.exists(Path.of(named)))
            return List.copyOf(Bundled.pool().cards());
        var cards = new ArrayList<>(CardReader.read(Path.of(named)).stream()
                .filter(CardData::counts)
                .toList());
        Collections.shuffle(cards, new Random(1));
        return cards.subList(0, Math.min(SAMPLE, cards.size()));
    }

    @Test
    void theLawsHoldWithDecksMadeAtRandom() {
        var supported = cards().parallelStream()
                .map(card -> Phrasebook.compile(card) instanceof Compiled.Supported(CardDefinition one) ? one : null)
                .filter(Objects::nonNull)
                .toList();
        var pool = new PoolGames(supported);
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
