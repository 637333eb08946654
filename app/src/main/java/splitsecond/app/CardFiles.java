package splitsecond.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import splitsecond.app.scenario.Cards;

/// The card databases a command reads: those of the option, else those of the environment.
final class CardFiles {

    private static final String VARIABLE = "SPLITSECOND_CARDS";

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            description =
                    "A card database: Scryfall-style JSON or JSON lines, gzipped or not. Default: $" + VARIABLE + ".")
    private List<Path> files = new ArrayList<>();

    Cards read() {
        return Cards.of(files.isEmpty() ? ofEnvironment() : files);
    }

    static List<Path> ofEnvironment() {
        var value = System.getenv(VARIABLE);
        return value == null || value.isBlank() ? List.of() : List.of(Path.of(value));
    }
}
