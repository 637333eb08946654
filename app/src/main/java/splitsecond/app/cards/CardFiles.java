package splitsecond.app.cards;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardPool;

/// The cards that a command knows, the same for all commands: the bundled ones, over them those of SPLITSECOND_CARDS
/// or else the imported ones, over them those of each `--cards FILE`. Of two cards with one name the later counts.
public final class CardFiles {

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            description = {
                "Cards of Scryfall or MTGJSON, gzipped or not, or your own. They come before the others: "
                        + "those of $SPLITSECOND_CARDS or else the imported ones, and the bundled ones."
            })
    private List<Path> named = new ArrayList<>();

    /// All cards that can be named. The phrasebook opens meanwhile on another processor: what is named is read next.
    public CardPool pool() {
        var opening = Thread.ofPlatform().daemon().name("phrasebook").start(Phrasebook::prepare);
        CardPool pool = Bundled.pool();
        for (Path file : LocalPool.defaults()) if (!named.contains(file)) pool.add(file);
        for (Path file : named) pool.add(file);
        await(opening);
        return pool;
    }

    /// Its classes refer to each other, so no two threads may be the first to open it.
    private static void await(Thread opening) {
        try {
            opening.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    public Definitions definitions() {
        return new Definitions(pool());
    }

    /// The cards to be counted or played through: those of the named files alone, else those of the usual file, else
    /// the bundled ones.
    CardPool only() {
        var pool = withoutBundled();
        return pool == null ? Bundled.pool() : pool;
    }

    /// Those of the named files alone, else those of the usual file; null if there is none.
    public @Nullable CardPool withoutBundled() {
        List<Path> files = named.isEmpty() ? LocalPool.defaults() : named;
        if (files.isEmpty()) return null;
        CardPool pool = CardPool.of(List.of());
        for (Path file : files) pool.add(file);
        return pool;
    }

    /// The same as arguments.
    public List<String> asOptions() {
        return named.stream()
                .flatMap(file -> Stream.of("--cards", file.toString()))
                .toList();
    }

    /// How the cards were named, to be said again on a command line.
    String asOption() {
        return named.stream().map(file -> " --cards " + file).collect(Collectors.joining());
    }
}
