package splitsecond.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import splitsecond.app.Main;

class BenchCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @Test
    void onePartIsMeasuredWithTheMachineItsHeadingAndItsTarget() {
        assertThat(run("bench", "--quick", "--only", "burn")).isZero();
        assertThat(out.toString())
                .contains("Split Second, commit", "games/s", "bytes/game", "checksum")
                .containsPattern(
                        "20 Mountain \\+ 40 Lightning Bolt, mirror +[\\d,]+ +[\\d,]+ +[\\d,]+ +15,000  [0-9a-f]+");
    }

    @Test
    void aGameOfTheBurnMirrorAllocatesLittle() {
        run("bench", "--quick", "--only", "burn", "--bare");
        // 18,300 once Java has warmed up; a busy machine may not have, after three seconds.
        var cells = out.toString().strip().split(" {2,}");
        assertThat(Integer.parseInt(cells[3].replace(",", ""))).isLessThan(25_000);
    }

    @Test
    void anUnknownPartIsRefusedWithTheKnownOnes() {
        assertThat(run("bench", "--only", "games")).isEqualTo(2);
        assertThat(err.toString()).hasLineCount(1).contains("'games'", "round-robin");
    }
}
