package splitsecond.mutation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnit;
import org.pitest.testapi.TestUnitExecutionListener;
import org.pitest.testapi.TestUnitFinder;
import splitsecond.app.scenario.Cards;
import splitsecond.app.scenario.Outcome;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.app.scenario.ScenarioRunner;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardReader;

/// Each scenario file is a test of its own for PIT, which then knows which of them passes through a line.
public final class Scenarios implements TestPluginFactory {

    static final String FOLDER = "mutation.scenarios";
    static final String CARDS = "mutation.cards";

    @Override
    public Configuration createTestFrameworkConfiguration(
            TestGroupConfig config,
            ClassByteArraySource source,
            Collection<String> excludedRunners,
            Collection<String> includedTestMethods) {
        return new EveryFile();
    }

    @Override
    public String name() {
        return "scenarios";
    }

    @Override
    public String description() {
        return "Each scenario file is a test";
    }

    private static final class EveryFile implements Configuration {
        @Override
        public TestUnitFinder testUnitFinder() {
            return new Finder();
        }

        @Override
        public TestSuiteFinder testSuiteFinder() {
            return _ -> List.of();
        }

        @Override
        public Optional<PitHelpError> verifyEnvironment() {
            return Optional.empty();
        }
    }

    private static final class Finder implements TestUnitFinder {
        @Override
        public List<TestUnit> findTestUnits(Class<?> type, TestUnitExecutionListener listener) {
            if (type != EachScenario.class) return List.of();
            var folder = Path.of(Objects.requireNonNull(System.getProperty(FOLDER)));
            var definitions = Definitions.bundled();
            definitions.pool().add(CardReader.read(Path.of(Objects.requireNonNull(System.getProperty(CARDS)))));
            var runner = new ScenarioRunner(new Cards(definitions));
            try (var files = Files.walk(folder)) {
                var tests = files.filter(Files::isRegularFile)
                        .sorted()
                        .map(file -> new ScenarioTest(folder.relativize(file).toString(), file, runner))
                        .toList();
                // Opening the phrasebook takes longer than PIT waits for a test that has become slow.
                for (int at = 0; at < tests.size(); at += 100) tests.get(at).outcome();
                return List.copyOf(tests);
            } catch (IOException problem) {
                throw new UncheckedIOException(problem);
            }
        }
    }

    private static final class ScenarioTest extends AbstractTestUnit {
        private final Path file;
        private final ScenarioRunner runner;

        ScenarioTest(String name, Path file, ScenarioRunner runner) {
            super(new Description(name, EachScenario.class));
            this.file = file;
            this.runner = runner;
        }

        @Override
        public void execute(ResultCollector results) {
            results.notifyStart(getDescription());
            try {
                var outcome = outcome();
                if (outcome instanceof Outcome.Passed) results.notifyEnd(getDescription());
                else results.notifyEnd(getDescription(), new AssertionError(outcome.toString()));
            } catch (Throwable thrown) {
                results.notifyEnd(getDescription(), thrown);
            }
        }

        Outcome outcome() throws IOException {
            return runner.run(new ScenarioReader().read(file));
        }
    }
}
