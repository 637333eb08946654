package splitsecond.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;

class BenchCommandTest {

    private final Program program = new Program();

    @Test
    void onePartIsMeasuredWithTheMachineItsHeadingAndItsTarget() {
        assertThat(program.run("bench", "--quick", "--only", "burn")).isZero();
        assertThat(program.out()).contains("Split Second, commit", "games/s", "bytes/game", "checksum");
        var row = Pattern.compile(
                        "20 Mountain \\+ 40 Lightning Bolt, mirror +[\\d,]+ +[\\d,]+ +([\\d,]+) +15,000  [0-9a-f]+")
                .matcher(program.out());
        assertThat(row.find()).isTrue();
        // A short run among other tests counts some of what the compiler will do without.
        assertThat(Integer.parseInt(row.group(1).replace(",", "")))
                .as("bytes a game")
                .isLessThan(22_000);
    }

    @Test
    void forksAreMeasuredWithTheChoiceThatMakesThemCopy() {
        assertThat(program.run("bench", "--quick", "--only", "steps", "--bare")).isZero();
        assertThat(program.out())
                .containsPattern("fork and one choice, opening hands +[\\d,]+ +[\\d,]+")
                .containsPattern("fork and one choice, mid-game, 80 cards +[\\d,]+ +[\\d,]+");
    }

    @Test
    void growthWithTheBoardIsShownBesideWhatIsLinear() {
        assertThat(program.run("bench", "--quick", "--only", "permanents")).isZero();
        assertThat(program.out())
                .containsPattern("ns/permanent +growth +linear")
                .containsPattern("\n1,000 permanents +[\\d,.]+ +[\\d,.]+ +[\\d.]+ × +5\\.00 ×");
    }

    @Test
    void theCommitIsThatOfThisProjectWhereverOneStands(@TempDir Path elsewhere)
            throws IOException, InterruptedException {
        for (var command : List.of(
                List.of("git", "init", "-q"),
                List.of("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a", "--allow-empty")))
            assertThat(new ProcessBuilder(command)
                            .directory(elsewhere.toFile())
                            .start()
                            .waitFor())
                    .isZero();
        assertThat(Machine.commit(elsewhere)).isEqualTo("unknown");
    }

    @Test
    void anUnknownPartIsRefusedWithTheKnownOnes() {
        assertThat(program.refusal("bench", "--only", "games")).contains("'games'", "round-robin");
    }
}
