package splitsecond.app.players;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import splitsecond.players.Players;
import splitsecond.players.Policy;
import splitsecond.timing.Problem;

/// Where the classes of players of one's own are, such as `--players java:com.example.MyBot --class-path my.jar`.
public final class ClassPath {

    @Option(
            names = "--class-path",
            paramLabel = "PATH",
            description = "The jars and folders that have your own players (java:CLASS), separated by"
                    + " \"${sys:path.separator}\".")
    private @Nullable String path;

    private @Nullable ClassLoader loader;

    /// @throws Problem if there is no such player
    public synchronized Policy named(String player) {
        if (loader == null) loader = path == null ? ClassPath.class.getClassLoader() : loader(path);
        return Players.named(player, loader);
    }

    private static ClassLoader loader(String path) {
        var places = new ArrayList<URL>();
        for (String part : path.split(File.pathSeparator)) {
            try {
                var place = Path.of(part);
                if (!Files.exists(place)) throw new Problem("--class-path: there is no " + part + ".");
                places.add(place.toUri().toURL());
            } catch (InvalidPathException | MalformedURLException _) {
                throw new Problem("--class-path: " + part + " cannot be the name of a file.");
            }
        }
        return new URLClassLoader(places.toArray(URL[]::new), ClassPath.class.getClassLoader());
    }
}
