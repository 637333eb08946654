package splitsecond.cluster.sim;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.players.sim.Summary;

/// What came of a shard.
///
/// @param bytes allocated while it was played
/// @param files that it has written, from the output folder
/// @param problem what cannot be played at all, such as a script's statement; the job ends with it
record ShardResult(
        Summary summary,
        long bytes,
        List<String> files,
        @Nullable String problem) implements Serializable {}
