package splitsecond.app.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
                    .map(card -> new Entry(
                            card,
                            card.name().toLowerCase(Locale.ROOT),
                            text(card).toLowerCase(Locale.ROOT)))
                    .toList();
            indexed = pool;
        }
        return entries;
    }

    private static String text(CardData card) {
        var text = new StringBuilder(card.name() + "\n" + card.typeLine() + "\n" + card.oracleText());
        for (var face : card.faces())
            text.append('\n').append(face.typeLine()).append('\n').append(face.oracleText());
        return text.toString();
    }

    /// Those whose name begins so first, then those that have the words in their name, then anywhere.
    Answer find(String wanted) {
        String words = wanted.strip().toLowerCase(Locale.ROOT);
        if (words.isEmpty()) return new Answer(List.of());
        var each = words.split("\\s+");
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
        for (String word : each) if (!entry.all.contains(word)) return -1;
        return 3;
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
