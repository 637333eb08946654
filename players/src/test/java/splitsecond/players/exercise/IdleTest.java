package splitsecond.players.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardReader;

/// What resolves and changes nothing has a reason: one that the engine names, or one in the list.
class IdleTest {

    private static final int SAMPLE = 150;
    private static final Path CARDS = Path.of("../app/src/test/resources/scenario-cards.jsonl");
    private static final Path LIST = Path.of("src/test/resources/idle-abilities.txt");

    /// The names before the first colon of each line.
    private static Set<String> explained() throws IOException {
        return Files.readAllLines(LIST).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf(": ")))
                .collect(Collectors.toSet());
    }

    @Test
    void everyIdleAbilityOfASampleHasAReason() throws IOException {
        var cards = new ArrayList<>(CardReader.read(CARDS));
        Collections.shuffle(cards, new Random(3));
        var explained = explained();
        List<String> idle = cards.stream()
                .limit(SAMPLE)
                .<String>mapMulti((card, each) -> {
                    if (!(Phrasebook.compile(card) instanceof Compiled.Supported(var definition))) return;
                    for (var one : new Exercise().play(definition, 3).idle())
                        if (one.why() == null && !explained.contains(card.name()))
                            each.accept(card.name() + ": " + one.ability());
                })
                .toList();
        assertThat(idle)
                .as("abilities that never changed anything; see docs/cards.md, \"Idle abilities\"")
                .isEmpty();
    }
}
