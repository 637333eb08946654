package splitsecond.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import splitsecond.app.Program;

class BenchCommandTest {

    private final Program program = new Program();

    @Test
    void onePartIsMeasuredWithTheMachineItsHeadingAndItsTarget() {
        assertThat(program.run("bench", "--quick", "--only", "burn")).isZero();
        assertThat(program.out())
                .contains("Split Second, commit", "games/s", "bytes/game", "checksum")
                .containsPattern(
                        "20 Mountain \\+ 40 Lightning Bolt, mirror +[\\d,]+ +[\\d,]+ +[\\d,]+ +15,000  [0-9a-f]+");
    }

    @Test
    void aGameOfTheBurnMirrorAllocatesLittle() {
        program.run("bench", "--quick", "--only", "burn", "--bare");
        // 18,300 once Java has warmed up; a busy machine may not have, after three seconds.
        var cells = program.out().strip().split(" {2,}");
        assertThat(Integer.parseInt(cells[3].replace(",", ""))).isLessThan(25_000);
    }

    @Test
    void anUnknownPartIsRefusedWithTheKnownOnes() {
        assertThat(program.refusal("bench", "--only", "games")).contains("'games'", "round-robin");
    }
}
