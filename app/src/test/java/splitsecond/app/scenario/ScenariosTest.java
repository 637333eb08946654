package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardReader;

/// Every scenario of the project holds. Those with cards that are not bundled need a card database in
/// `SPLITSECOND_CARDS`.
class ScenariosTest {

    private static final Path OWN = Path.of("src/test/resources/scenarios");
    private static final String DATABASE = System.getenv("SPLITSECOND_CARDS");

    private final ScenarioReader reader = new ScenarioReader();
    private final Cards cards = cards();
    private final ScenarioRunner runner = new ScenarioRunner(cards);

    private static Cards cards() {
        var definitions = Definitions.bundled();
        if (DATABASE != null) definitions.pool().add(CardReader.read(Path.of(DATABASE)));
        return new Cards(definitions);
    }

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        try (var files = Files.walk(OWN)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream()
                    .map(file ->
                            DynamicTest.dynamicTest(OWN.relativize(file).toString(), file.toUri(), () -> run(file)));
        }
    }

    private void run(Path file) throws IOException {
        var scenario = reader.read(file);
        if (DATABASE == null && !isBundled(scenario)) abort("needs cards that are not bundled: set SPLITSECOND_CARDS");
        switch (runner.run(scenario)) {
            case Outcome.Passed _ -> {}
            case Outcome.Unsupported not -> abort("not supported yet: " + not.what());
            case Outcome.Failed failed ->
                fail(
                        "%s:%d: %s%n  expected %s%n  actual   %s%n    %s",
                        file,
                        failed.line(),
                        failed.title(),
                        failed.expected(),
                        failed.actual(),
                        String.join(System.lineSeparator() + "    ", failed.log()));
        }
    }

    private boolean isBundled(Scenario scenario) {
        return scenario.given().players().stream()
                .allMatch(seat -> seat.battlefield().stream()
                                .allMatch(one -> cards.knows(one.card().card()))
                        && seat.cards().values().stream()
                                .flatMap(List::stream)
                                .allMatch(one -> cards.knows(one.card())));
    }
}
