package splitsecond.app.cards;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.timing.Problem;

/// `splitsecond cards import FILE`: the file's cards become the local pool. It is read as a whole before anything is
/// replaced.
@Command(name = "import", description = "Make the cards of a Scryfall or MTGJSON file the ones that all commands use.")
final class ImportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "A bulk file of Scryfall (Oracle Cards), or MTGJSON's AtomicCards; gzipped or not.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        var cards = read(file);
        replace(cards.values(), LocalPool.file());
        long counted = cards.values().stream().filter(CardData::counts).count();
        spec.commandLine()
                .getOut()
                .println(cards.size() + " cards are now in " + LocalPool.file() + ", " + counted
                        + " of them ordinary cards of paper Magic.");
        return 0;
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
                OutputStream out = new GZIPOutputStream(Files.newOutputStream(partial), 1 << 16)) {
            for (CardData card : cards) {
                out.write(CardLines.write(card).getBytes(StandardCharsets.UTF_8));
                out.write('\n');
                progress.step();
            }
        }
        Files.move(partial, pool, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
