package splitsecond.app.table;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;

/// Finds cards by words of their names, types and texts.
final class CardSearch {

    private static final int MOST = 24;
    /// So many are compiled at most for one answer.
    private static final int TRIED = 60;

    /// @param supported whether it can be played
    /// @param reason why not; empty if it can
    /// @param card null if it cannot be drawn
    record Found(
            String name,
            boolean supported,
            String reason,
            @Nullable CardView card) {}

    record Answer(List<Found> cards) {}

    private record Entry(CardData card, String name, String all) {}

    private final Decks decks;
    private @Nullable CardPool indexed;
    private List<Entry> entries = List.of();

    CardSearch(Decks decks) {
        this.decks = decks;
    }

    private synchronized List<Entry> entries() {
        var pool = decks.pool();
        if (pool != indexed) {
            entries = pool.cards().stream()
                    .map(card -> new Entry(card, plain(card.name()), plain(text(card))))
                    .toList();
            indexed = pool;
        }
        return entries;
    }

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}{}+/*-]+");

    /// As somebody types it: without commas, apostrophes and accents.
    private static String plain(String text) {
        String letters = MARKS.matcher(Normalizer.normalize(text.replaceAll("['’]", ""), Normalizer.Form.NFD))
                .replaceAll("");
        return BETWEEN_WORDS
                .matcher(letters.toLowerCase(Locale.ROOT))
                .replaceAll(" ")
                .strip();
    }

    private static String text(CardData card) {
        var text = new StringBuilder(card.name() + "\n" + card.typeLine() + "\n" + card.oracleText());
        for (var face : card.faces())
            text.append('\n').append(face.typeLine()).append('\n').append(face.oracleText());
        return text.toString();
    }

    /// Those whose name begins so first, then those that have the words in their name, then anywhere.
    Answer find(String wanted) {
        String words = plain(wanted);
        if (words.isEmpty()) return new Answer(List.of());
        var each = words.split(" ");
        record Ranked(Entry entry, int rank) {}
        var fitting = new ArrayList<Ranked>();
        for (var entry : entries()) {
            int rank = rank(entry, words, each);
            if (rank >= 0) fitting.add(new Ranked(entry, rank));
        }
        fitting.sort(Comparator.comparingInt(Ranked::rank)
                .thenComparingInt(one -> one.entry.name.length())
                .thenComparing(one -> one.entry.name));
        var found = new ArrayList<Found>();
        for (var one : fitting.subList(0, Math.min(TRIED, fitting.size()))) {
            found.add(found(one.entry.card));
            if (found.size() >= MOST) break;
        }
        return new Answer(found);
    }

    private static int rank(Entry entry, String words, String[] each) {
        if (entry.name.equals(words)) return 0;
        if (entry.name.startsWith(words)) return 1;
        if (entry.name.contains(words)) return 2;
        if (hasAll(entry.name, each)) return 3;
        return hasAll(entry.all, each) ? 4 : -1;
    }

    private static boolean hasAll(String text, String[] words) {
        for (String word : words) if (!text.contains(word)) return false;
        return true;
    }

    private Found found(CardData card) {
        return switch (decks.compiled(card)) {
            case Compiled.Supported(var definition) -> new Found(card.name(), true, "", CardView.printed(definition));
            case Compiled.Unsupported not -> {
                var silent = decks.cardOrByHand(card);
                yield new Found(card.name(), false, not.reasons(), silent == null ? null : CardView.printed(silent));
            }
        };
    }
}
