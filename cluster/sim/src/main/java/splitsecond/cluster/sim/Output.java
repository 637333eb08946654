package splitsecond.cluster.sim;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import splitsecond.timing.Problem;

/// The folder of a run. Everything is written beside it, and gets its name in one step when it is whole.
final class Output {

    private final FileSystem files;
    private final Path folder;
    private final Path staging;

    /// @throws Problem if it cannot be written
    Output(String name, Configuration configuration) {
        try {
            var named = new Path(name);
            files = named.getFileSystem(configuration);
            // No further files beside each on a local disk.
            files.setWriteChecksum(false);
            folder = files.makeQualified(named);
            var parent = folder.getParent();
            if (parent == null || files.exists(folder))
                throw new Problem("--out " + name + ": this is there already; name a new folder.");
            if (!files.exists(parent)) throw new Problem("--out " + name + ": there is no folder " + parent + ".");
            staging = new Path(parent, "." + folder.getName() + "." + UUID.randomUUID());
            files.mkdirs(staging);
        } catch (IOException | IllegalArgumentException failed) {
            throw new Problem("--out " + name + ": this cannot be written: " + failed.getMessage() + ".", failed);
        }
    }

    String staging() {
        return staging.toString();
    }

    void write(String name, String text) throws IOException {
        try (var out = files.create(new Path(staging, name), true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Takes away what was not counted, and gives the rest its name.
    ///
    /// @param counted files from the folder
    /// @param whole whether nothing is missing
    void publish(Set<String> counted, boolean whole) throws IOException {
        var kept = new HashSet<Path>();
        for (String name : counted) kept.add(new Path(staging, new Path(null, null, name)));
        var found = files.listFiles(staging, true);
        while (found.hasNext()) {
            var file = found.next().getPath();
            if (file.getName().endsWith(".parquet") && !kept.contains(file)) files.delete(file, false);
        }
        if (whole) write("_SUCCESS", "");
        if (!files.rename(staging, folder)) throw new IOException(folder + " cannot be given its name; see " + staging);
    }

    /// For a run that has failed.
    void discard() throws IOException {
        files.delete(staging, true);
    }
}
