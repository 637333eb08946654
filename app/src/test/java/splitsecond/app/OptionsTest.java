package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Options that mean nothing are refused in one sentence that names them, before anything is served.
class OptionsTest {

    @TempDir
    private Path folder;

    private final Program program = new Program();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    play     | --keep-abandoned | -3 | --keep-abandoned -3: expected a number from 0.
                    play     | --keep-finished  | -1 | --keep-finished -1: expected a number from 0.
                    play     | --most-games     | 0  | --most-games 0: expected a number from 1.
                    play     | --host | nowhere.invalid | There is no address nowhere.invalid here; choose another with --host.
                    skirmish | --keep           | -1 | --keep -1: expected a number from 0.
                    skirmish | --host | nowhere.invalid | There is no address nowhere.invalid here; choose another with --host.
                    """)
    void aServerIsNotStartedWithThem(String command, String option, String value, String sentence) {
        assertThat(program.refusal(command, "--no-open", "--data", folder.toString(), option, value))
                .startsWith(sentence);
    }

    @Test
    void twoDecksPlayEachOther() {
        assertThat(program.refusal("play", "--terminal", "red-burn", "red-burn", "green-stompy"))
                .contains("Two decks play each other, and there are 3.");
    }
}
