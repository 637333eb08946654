package splitsecond.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import splitsecond.app.cards.LocalPool;
import splitsecond.app.scenario.Cards;

/// The card databases a command reads: those of the option, else those of the environment, else the imported ones.
final class CardFiles {

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            description =
                    "A card database: Scryfall-style JSON or JSON lines, gzipped or not. Default: $SPLITSECOND_CARDS, else the imported cards.")
    private List<Path> files = new ArrayList<>();

    Cards read() {
        return Cards.of(files.isEmpty() ? LocalPool.defaults() : files);
    }
}
