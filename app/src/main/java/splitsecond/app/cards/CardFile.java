package splitsecond.app.cards;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.CardReader;

/// The card file that commands take: `--cards FILE`, else SPLITSECOND_CARDS, else the imported cards, added to the
/// bundled ones.
public final class CardFile {

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            description =
                    "Cards of Scryfall or MTGJSON, gzipped or not. Default: $SPLITSECOND_CARDS, else the imported cards.")
    @Nullable
    Path file;

    private List<Path> files() {
        return file == null ? LocalPool.defaults() : List.of(file);
    }

    /// The bundled cards and those of the file.
    public CardPool pool() {
        CardPool pool = Bundled.pool();
        for (Path path : files()) pool.add(CardReader.read(path));
        return pool;
    }

    /// The cards of the file alone, or the bundled ones if there is no file.
    CardPool only() {
        List<Path> files = files();
        if (files.isEmpty()) return Bundled.pool();
        List<CardData> cards = new ArrayList<>();
        for (Path path : files) cards.addAll(CardReader.read(path));
        return CardPool.of(cards);
    }

    /// How the cards were named, to be said again on a command line.
    String asOption() {
        return file == null ? "" : " --cards " + file;
    }
}
