package splitsecond.app.cards;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Where the imported cards are kept: in SPLITSECOND_HOME, else in the user's data folder.
public final class LocalPool {

    private static final String FILE = "cards.jsonl.gz";

    private LocalPool() {}

    public static Path folder() {
        return folder(System.getenv(), System.getProperty("user.home"));
    }

    static Path folder(Map<String, String> environment, String home) {
        var own = environment.getOrDefault("SPLITSECOND_HOME", "");
        if (!own.isBlank()) return Path.of(own);
        var data = environment.getOrDefault("XDG_DATA_HOME", "");
        return (data.isBlank() ? Path.of(home, ".local", "share") : Path.of(data)).resolve("splitsecond");
    }

    public static Path file() {
        return folder().resolve(FILE);
    }

    /// Whether there are more cards than those that come with the program.
    public static boolean isFilled() {
        return !defaults().isEmpty();
    }

    /// The file to read where no option names one: that of SPLITSECOND_CARDS, else what was imported, else none.
    static List<Path> defaults() {
        return defaults(System.getenv(), System.getProperty("user.home"));
    }

    static List<Path> defaults(Map<String, String> environment, String home) {
        var named = environment.getOrDefault("SPLITSECOND_CARDS", "");
        if (!named.isBlank()) return List.of(Path.of(named));
        var imported = folder(environment, home).resolve(FILE);
        return Files.exists(imported) ? List.of(imported) : List.of();
    }
}
