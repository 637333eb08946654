package splitsecond.app.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.DeckList;
import splitsecond.timing.Problem;

/// How many decks can be played whole, sideboards included: the number that a player feels.
///
/// @param missing the cards that are in the way, the most wanted first
record DeckCoverage(int decks, int whole, List<Missing> missing) {

    /// @param alone in how many decks it is the only one
    record Missing(String name, int alone, int decks) {}

    static DeckCoverage of(Path folder, Definitions definitions) throws IOException {
        int whole = 0;
        Map<String, int[]> wanted = new TreeMap<>();
        List<Path> files = files(folder);
        for (Path file : files) {
            Set<String> missing = missing(file, definitions);
            if (missing.isEmpty()) whole++;
            for (String name : missing) {
                int[] count = wanted.computeIfAbsent(name, _ -> new int[2]);
                if (missing.size() == 1) count[0]++;
                count[1]++;
            }
        }
        List<Missing> cards = new ArrayList<>();
        wanted.forEach((name, count) -> cards.add(new Missing(name, count[0], count[1])));
        cards.sort(Comparator.comparingInt(Missing::alone)
                .thenComparingInt(Missing::decks)
                .reversed());
        return new DeckCoverage(files.size(), whole, cards);
    }

    /// A name that no card has is missing, too.
    private static Set<String> missing(Path file, Definitions definitions) throws IOException {
        DeckList.Read read = DeckList.readAll(file.toString(), Files.readString(file), definitions.pool());
        Set<String> missing = new TreeSet<>();
        for (var fault : read.faults()) missing.add(fault.unknown() == null ? fault.sentence() : fault.unknown());
        Stream.of(read.list().main(), read.list().sideboard())
                .flatMap(cards -> cards.keySet().stream())
                .filter(name -> definitions.supported(name) == null)
                .forEach(missing::add);
        return missing;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (NoSuchFileException | NotDirectoryException _) {
            throw new Problem("There is no folder " + folder + ".");
        }
    }
}
