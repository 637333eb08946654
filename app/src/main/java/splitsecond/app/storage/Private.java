package splitsecond.app.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// Folders and files that only their owner may read: they tell every card and who plays. Where a file system knows no
/// such thing they are made as usual.
final class Private {

    private Private() {}

    static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
        restrict(folder, "rwx------");
    }

    static void makeFile(Path file) throws IOException {
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException _) {
            // of an earlier run
        }
        restrict(file, "rw-------");
    }

    private static void restrict(Path path, String permissions) {
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        } catch (IOException | UnsupportedOperationException _) {
            // somebody else's, who has decided for themselves; or not there on Windows
        }
    }
}
