package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import splitsecond.timing.Problem;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void helpListsTheCommands() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("Commands:", "test");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void everyCommandHasHelp() {
        assertThat(run("test", "--help")).isZero();
        assertThat(out.toString()).startsWith("Usage: splitsecond test");
    }

    @Test
    void versionIsShown() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).startsWith("Split Second ");
    }

    @Test
    void noCommandShowsTheHelpAsAnError() {
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString()).contains("Commands:");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anUnknownCommandIsRefusedInOneLine() {
        assertThat(run("scry")).isEqualTo(2);
        assertThat(err.toString()).isEqualToIgnoringNewLines("There is no command 'scry' (see 'splitsecond --help')");
    }

    @Test
    void anUnknownOptionNamesTheCommandWhoseHelpExplains() {
        assertThat(run("test", "--turns")).isEqualTo(2);
        assertThat(err.toString()).hasLineCount(1).contains("--turns", "splitsecond test --help");
    }

    @Test
    void aProblemIsOneSentence() {
        assertThat(run("read", "bad.txt")).isEqualTo(2);
        assertThat(err.toString().strip()).isEqualTo("bad.txt, line 3: expected a number of cards, found 'x'.");
    }

    @Test
    void aMissingFileIsOneSentence() {
        assertThat(run("read", "nowhere.txt")).isEqualTo(2);
        assertThat(err.toString().strip()).isEqualTo("nowhere.txt: there is no such file.");
    }

    @Test
    void aFaultOfTheProgramKeepsItsStackTrace() {
        assertThat(run("read", "")).isEqualTo(1);
        assertThat(err.toString()).contains("IllegalStateException", "\tat ");
    }

    private int run(String... args) {
        return Main.commandLine()
                .addSubcommand(new Read())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
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
