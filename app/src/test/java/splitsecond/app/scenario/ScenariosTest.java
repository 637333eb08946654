package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.Laws;
import splitsecond.timing.Problem;

/// Every scenario of the project holds, with the bundled cards and those that `./splitsecond cards collect` has put
/// beside the scenarios.
class ScenariosTest {

    private static final Path OWN = Path.of("src/test/resources/scenarios");
    private static final Path CARDS = Path.of("src/test/resources/scenario-cards.jsonl");

    private final ScenarioReader reader = new ScenarioReader();
    private final ScenarioRunner runner = new ScenarioRunner(cards());

    private static Cards cards() {
        var definitions = Definitions.bundled();
        definitions.pool().add(CardReader.read(CARDS));
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

    /// What somebody thought of is stranger than what random games come to.
    @Test
    void theLawsHoldWhereEachScenarioEnds() throws IOException {
        var broken = new ArrayList<String>();
        try (var files = Files.walk(OWN)) {
            for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                var law = Laws.broken(runner.play(reader.read(file)).game());
                if (law != null) broken.add(OWN.relativize(file) + ": " + law);
            }
        }
        assertThat(broken).isEmpty();
    }

    /// Who reads the documents can run what shows them at once.
    @TestFactory
    Stream<DynamicTest> thoseOfTheDocumentsNeedNoCardFile() throws IOException {
        var bundled = new ScenarioRunner(new Cards(Definitions.bundled()));
        try (var files = Files.walk(OWN.resolve("documents"))) {
            return files.filter(Files::isRegularFile).sorted().toList().stream()
                    .map(file -> DynamicTest.dynamicTest(
                            file.getFileName().toString(),
                            () -> assertThat(bundled.run(reader.read(file))).isInstanceOf(Outcome.Passed.class)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ambush Viper",
                "Boon of Safety",
                "Cloak of Invisibility",
                "Giant Growth",
                "Grizzly Bears",
                "Leyline of Anticipation",
                "Lightning Bolt",
                "Naturalize",
                "Snapcaster Mage",
                "Swords to Plowshares",
                "Vedalken Orrery",
                "Fire // Ice"
            })
    void everyCardThatTheDocumentsNameIsBundled(String name) {
        assertThat(Definitions.bundled().supported(name)).isNotNull();
    }

    private void run(Path file) throws IOException {
        switch (outcome(file)) {
            case Outcome.Passed _ -> {}
            case Outcome.Unsupported not -> fail("%s: not supported: %s", file, not.what());
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

    private Outcome outcome(Path file) throws IOException {
        try {
            return runner.run(reader.read(file));
        } catch (Problem problem) {
            var sentence = String.valueOf(problem.getMessage());
            if (!sentence.contains("there is no card named") && !sentence.contains("there is nothing named"))
                throw problem;
            return fail(
                    "%s%n  A card that is not among the project's test data is added by ./splitsecond cards collect",
                    sentence);
        }
    }
}
