package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.CardReader;

/// The names of the cards that are supported: a list that only grows. It needs a card database, and is skipped where
/// there is none.
class SupportedNamesTest {

    private static Path database() {
        String named = System.getenv("SPLITSECOND_CARDS");
        if (named != null) return Path.of(named);
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            Path shared = folder.resolve("shared/cards/oracle-cards.jsonl.gz");
            if (Files.exists(shared)) return shared;
        }
        return here.resolve("no-cards");
    }

    @Test
    void noCardIsLost() throws IOException {
        Path database = database();
        Assumptions.assumeTrue(Files.exists(database), "no card database");
        CardPool pool = CardPool.of(CardReader.read(database));
        List<String> lost = new ArrayList<>();
        for (String name : names()) {
            CardData card = pool.find(name);
            if (card != null && Phrasebook.compile(card) instanceof Compiled.Unsupported) lost.add(name);
        }
        assertThat(lost).isEmpty();
    }

    private static List<String> names() throws IOException {
        try (InputStream in = Objects.requireNonNull(
                SupportedNamesTest.class.getResourceAsStream("/splitsecond/cards/supported.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
        }
    }
}
