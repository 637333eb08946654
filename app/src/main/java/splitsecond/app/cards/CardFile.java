package splitsecond.app.cards;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.CardReader;

/// The card file that commands take: `--cards FILE`, or the environment's SPLITSECOND_CARDS, added to the bundled
/// cards.
public final class CardFile {

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            defaultValue = "${env:SPLITSECOND_CARDS}",
            description = "Cards in Scryfall's form: a JSON array or an object a line, gzipped or not.")
    @Nullable
    Path file;

    /// The bundled cards and those of the file.
    public CardPool pool() {
        CardPool pool = Bundled.pool();
        if (file != null) pool.add(CardReader.read(file));
        return pool;
    }

    /// The cards of the file alone, or the bundled ones if there is no file.
    CardPool only() {
        return file == null ? Bundled.pool() : CardPool.of(CardReader.read(file));
    }
}
