package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;

/// No word of a supported text is swallowed.
class DeletionProbeTest {

    private static final int SAMPLE = 300;

    @Test
    void everyWordOfTheBundledCardsCounts() {
        assertThat(probe(Bundled.pool().cards().stream().limit(60).toList())).isEmpty();
    }

    /// Needs a card database, and is skipped where there is none.
    @Test
    void everyWordOfASampleOfAllCardsCounts() {
        var named = System.getenv("SPLITSECOND_CARDS");
        Assumptions.assumeTrue(named != null && Files.exists(Path.of(named)), "no card database");
        var cards = new ArrayList<>(CardReader.read(Path.of(named)).stream()
                .filter(CardData::counts)
                .toList());
        Collections.shuffle(cards, new Random(1));
        assertThat(probe(cards.subList(0, Math.min(SAMPLE, cards.size())))).isEmpty();
    }

    private static List<DeletionProbe.Swallowed> probe(List<CardData> cards) {
        var probe = new DeletionProbe();
        return cards.parallelStream().flatMap(card -> probe.of(card).stream()).toList();
    }
}
