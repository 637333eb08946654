package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardReader;

/// Rules of the phrasebook that no scenario proves: a list that only shrinks.
class ProofTest {

    private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
    private static final Path CARDS = Path.of("src/test/resources/scenario-cards.jsonl");
    private static final Path UNPROVEN = Path.of("src/test/resources/unproven-phrases.txt");

    private static Proof proofOf(List<Scenario> scenarios) {
        var definitions = Definitions.bundled();
        definitions.pool().add(CardReader.read(CARDS));
        var proof = new Proof(definitions);
        scenarios.forEach(proof::look);
        return proof;
    }

    private static List<Scenario> all() throws IOException {
        var reader = new ScenarioReader();
        try (var files = Files.walk(SCENARIOS)) {
            var scenarios = new ArrayList<Scenario>();
            for (var file : files.filter(Files::isRegularFile).sorted().toList()) scenarios.add(reader.read(file));
            return scenarios;
        }
    }

    @Test
    void everyNewRuleIsProven() throws IOException {
        var unproven = Phrasebook.rules();
        unproven.removeAll(proofOf(all()).proven().keySet());
        unproven.removeAll(Files.readAllLines(UNPROVEN));
        assertThat(unproven)
                .as("rules without a scenario that fails without them; see CONTRIBUTING.md, \"Add a phrase\"")
                .isEmpty();
    }

    private static Scenario burn(String then) {
        return new ScenarioReader().read("burn.yaml", """
                scenario: A spell burns
                given:
                  alice: {hand: [Lightning Bolt], battlefield: [Mountain]}
                  bob: {}
                when:
                  - alice casts: Lightning Bolt
                    targets: [bob]
                  - resolve
                """ + then);
    }

    @Test
    void whatIsCarriedOutAndCheckedIsProven() {
        assertThat(proofOf(List.of(burn("then: {bob: {life: 17}}"))).proven())
                .containsEntry("{} (deals|deal) {} damage to {} (Effect.DealDamage)", "burn.yaml");
    }

    @Test
    void whatIsNotCheckedIsNotProven() {
        assertThat(proofOf(List.of(burn("then: {bob: {hand: 0}}"))).proven())
                .doesNotContainKey("{} (deals|deal) {} damage to {} (Effect.DealDamage)");
    }
}
