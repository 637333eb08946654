package splitsecond.app.cards;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.cards.data.CardWriter;
import splitsecond.timing.Problem;

/// `splitsecond cards import`: all cards of Scryfall, or those of a file, become the local pool. They are read as a
/// whole before anything is replaced.
@Command(
        name = "import",
        description = "Fetch all cards from Scryfall, or take those of a file: the ones that all commands use.")
public final class ImportCommand implements Callable<Integer> {

    static final String LOCK = "import.lock";

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "A bulk file of Scryfall (Oracle Cards), or MTGJSON's AtomicCards; gzipped or not."
                    + " Without one, Scryfall's is fetched.")
    private @Nullable Path file;

    @Option(
            names = "--from",
            paramLabel = "URL",
            description = "Where the bulk-data interface says what to fetch (default: $SPLITSECOND_SCRYFALL, or"
                    + " Scryfall's own).")
    private @Nullable URI from;

    @Option(names = "--to", hidden = true, description = "The file to write.")
    private @Nullable Path to;

    @Override
    public Integer call() throws IOException {
        var pool = to == null ? LocalPool.file() : to;
        var cards = file == null ? fetch(from == null ? address() : from, pool) : importFile(file, pool);
        long counted = cards.values().stream().filter(CardData::counts).count();
        spec.commandLine()
                .getOut()
                .println(cards.size() + " cards are now in " + pool + ", " + counted
                        + " of them ordinary cards of paper Magic.");
        return 0;
    }

    private static Map<String, CardData> fetch(URI from, Path pool) throws IOException {
        try (var progress = new Progress("Fetching (KB)", -1)) {
            var told = new long[1];
            return fetch(from, pool, (bytes, _) -> {
                for (; told[0] < bytes / 1024; told[0]++) progress.step();
            });
        }
    }

    /// Where Scryfall, or what stands for it, is asked.
    public static URI address() {
        var own = System.getenv().getOrDefault("SPLITSECOND_SCRYFALL", "");
        return own.isBlank() ? CardDownload.SCRYFALL : URI.create(own);
    }

    /// Fetches all cards and makes them the pool.
    ///
    /// @throws Problem if they cannot be had, or are none; the pool is then as before
    public static Map<String, CardData> fetch(URI from, Path pool, CardDownload.Watcher watcher) throws IOException {
        return alone(pool, folder -> {
            var fetched = new CardDownload(from, folder).fetch(watcher);
            try {
                return readInto(pool, fetched);
            } finally {
                // What cannot be read is no beginning to go on from.
                Files.deleteIfExists(fetched);
            }
        });
    }

    private static Map<String, CardData> importFile(Path file, Path pool) throws IOException {
        return alone(pool, _ -> readInto(pool, file));
    }

    private static Map<String, CardData> readInto(Path pool, Path file) throws IOException {
        var cards = read(file);
        replace(cards.values(), pool);
        return cards;
    }

    private interface Work {
        Map<String, CardData> in(Path folder) throws IOException;
    }

    /// What is fetched and written meanwhile has one place: no two programs may import at the same time.
    private static Map<String, CardData> alone(Path pool, Work work) throws IOException {
        var folder = pool.toAbsolutePath().resolveSibling(".").normalize();
        Files.createDirectories(folder);
        var place = folder.resolve(LOCK);
        try (var file = FileChannel.open(place, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var lock = file.tryLock()) {
            if (lock == null) throw isUnderWay(pool);
            try {
                return work.in(folder);
            } finally {
                Files.deleteIfExists(place);
            }
        } catch (OverlappingFileLockException _) {
            throw isUnderWay(pool);
        }
    }

    private static Problem isUnderWay(Path pool) {
        return new Problem("Another import into " + pool + " is under way; wait until it has ended.");
    }

    /// In the order of their names, so that equal pools are equal files; of several printings the last counts.
    static Map<String, CardData> read(Path file) throws IOException {
        Map<String, CardData> cards = new TreeMap<>();
        try (var progress = new Progress("Reading", -1);
                var in = Files.newInputStream(file)) {
            CardReader.read(file.toString(), in, card -> {
                if (!card.isExtra()) cards.put(card.name(), card);
                progress.step();
            });
        }
        if (cards.isEmpty()) throw new Problem(file + ": there is no card in this file.");
        return cards;
    }

    /// The pool is either as before or as a whole the new one, whenever this is broken off.
    static void replace(Collection<CardData> cards, Path pool) throws IOException {
        Files.createDirectories(pool.toAbsolutePath().getParent());
        var partial = pool.resolveSibling(pool.getFileName() + ".partial");
        try (var progress = new Progress("Writing", cards.size());
                var out = new CardWriter(Files.newOutputStream(partial))) {
            for (CardData card : cards) {
                out.write(card, CardLines.writeWhole(card));
                progress.step();
            }
        }
        Files.move(partial, pool, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
