package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import splitsecond.timing.Problem;

class MainTest {

    private final Program program = new Program(() -> Main.commandLine().addSubcommand(new Read()));

    @Test
    void helpListsTheCommands() {
        assertThat(program.run("--help")).isZero();
        assertThat(program.out()).contains("Commands:", "test");
        assertThat(program.err()).isEmpty();
    }

    @Test
    void everyCommandHasHelp() {
        assertThat(program.run("test", "--help")).isZero();
        assertThat(program.out()).startsWith("Usage: splitsecond test");
    }

    @Test
    void versionIsShown() {
        assertThat(program.run("--version")).isZero();
        assertThat(program.out()).startsWith("Split Second ");
    }

    @Test
    void noCommandShowsTheHelpAsAnError() {
        assertThat(program.run()).isEqualTo(2);
        assertThat(program.err()).contains("Commands:");
        assertThat(program.out()).isEmpty();
    }

    @Test
    void anUnknownCommandIsRefusedInOneLine() {
        assertThat(program.run("scry")).isEqualTo(2);
        assertThat(program.err()).isEqualToIgnoringNewLines("There is no command 'scry' (see 'splitsecond --help')");
    }

    @Test
    void anUnknownOptionNamesTheCommandWhoseHelpExplains() {
        assertThat(program.run("test", "--turns")).isEqualTo(2);
        assertThat(program.err()).hasLineCount(1).contains("--turns", "splitsecond test --help");
    }

    @Test
    void aProblemIsOneSentence() {
        assertThat(program.run("read", "bad.txt")).isEqualTo(2);
        assertThat(program.err().strip()).isEqualTo("bad.txt, line 3: expected a number of cards, found 'x'.");
    }

    @Test
    void aMissingFileIsOneSentence() {
        assertThat(program.run("read", "nowhere.txt")).isEqualTo(2);
        assertThat(program.err().strip()).isEqualTo("nowhere.txt: there is no such file.");
    }

    @Test
    void aFaultOfTheProgramKeepsItsStackTrace() {
        assertThat(program.run("read", "")).isEqualTo(1);
        assertThat(program.err()).contains("IllegalStateException", "\tat ");
    }

    @Command(name = "read")
    private static final class Read implements Callable<Integer> {

        @Parameters
        private String file;

        @Override
        public Integer call() throws IOException {
            if (file.isEmpty()) throw new IllegalStateException("a fault");
            if (file.equals("bad.txt")) {
                throw new Problem("bad.txt, line 3: expected a number of cards, found 'x'.");
            }
            Files.readString(Path.of(file));
            return 0;
        }
    }
}
