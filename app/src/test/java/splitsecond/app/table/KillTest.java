package splitsecond.app.table;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `-Dsplitsecond.kills=200` kills it so often.
class KillTest {

    private static final int KILLS = Integer.getInteger("splitsecond.kills", 4);

    @TempDir
    Path folder;

    @Test
    void nothingThatWasAcknowledgedIsLostOrDoubledWhenTheServerIsKilled() throws Exception {
        new KillTrial(folder, "--data", folder.resolve("data").toString()).run(KILLS);
    }
}
