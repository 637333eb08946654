package splitsecond.app.table;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KillTest {

    @TempDir
    Path folder;

    @Test
    void nothingThatWasAcknowledgedIsLostOrDoubledWhenTheServerIsKilled() throws Exception {
        new KillTrial(folder, "--data", folder.resolve("data").toString()).run(4);
    }
}
