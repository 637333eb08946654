package splitsecond.app.skirmish;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkirmishKillTest {

    @TempDir
    private Path folder;

    @Test
    void gamesSurviveAKill() {
        new SkirmishKillTrial(
                        folder.resolve("output"),
                        "--data",
                        folder.resolve("games").toString())
                .run(2);
    }
}
