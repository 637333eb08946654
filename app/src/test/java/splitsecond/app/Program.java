package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import picocli.CommandLine;

/// The program as its command line runs it, with what the last command printed.
public final class Program {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Supplier<CommandLine> commandLine;

    public Program() {
        this(Main::commandLine);
    }

    /// With commands of the test's own.
    Program(Supplier<CommandLine> commandLine) {
        this.commandLine = commandLine;
    }

    /// The exit code.
    public int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return commandLine
                .get()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    /// With something typed, or sent through a pipe.
    public int runWith(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(args);
        } finally {
            System.setIn(before);
        }
    }

    /// The one sentence with which bad input is refused, exit code 2 and nothing else.
    public String refusal(String... args) {
        assertThat(run(args)).isEqualTo(2);
        assertThat(out()).isEmpty();
        assertThat(err()).hasLineCount(1);
        return err();
    }

    public String out() {
        return out.toString();
    }

    public String err() {
        return err.toString();
    }
}
