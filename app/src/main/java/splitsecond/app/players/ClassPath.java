package splitsecond.app.players;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        if (loader == null) loader = path == null ? ClassPath.class.getClassLoader() : loader(places());
        return Players.named(player, loader);
    }

    /// Jars and folders.
    public List<Path> places() {
        var places = new ArrayList<Path>();
        if (path == null) return places;
        for (String part : path.split(File.pathSeparator)) {
            try {
                var place = Path.of(part);
                if (!Files.exists(place)) throw new Problem("--class-path: there is no " + part + ".");
                places.add(place);
            } catch (InvalidPathException _) {
                throw new Problem("--class-path: " + part + " cannot be the name of a file.");
            }
        }
        return places;
    }

    private static ClassLoader loader(List<Path> places) {
        var urls = new ArrayList<URL>();
        for (var place : places) {
            try {
                urls.add(place.toUri().toURL());
            } catch (MalformedURLException _) {
                throw new Problem("--class-path: " + place + " cannot be the name of a file.");
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), ClassPath.class.getClassLoader());
    }
}
