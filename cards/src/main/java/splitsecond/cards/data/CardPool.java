package splitsecond.cards.data;

import java.text.Normalizer;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The cards that can be named. Whole-card names win over the names of faces.
public final class CardPool {
    private final Map<String, CardData> byName = new LinkedHashMap<>();
    private final Map<String, CardData> byFace = new HashMap<>();

    public static CardPool of(Iterable<CardData> cards) {
        CardPool pool = new CardPool();
        pool.add(cards);
        return pool;
    }

    /// Adds cards; a card of the same name replaces the one that was there.
    public void add(Iterable<CardData> cards) {
        for (CardData card : cards) {
            byName.put(key(card.name()), card);
            for (CardData face : card.faces()) byFace.putIfAbsent(key(face.name()), card);
        }
    }

    public Collection<CardData> cards() {
        return byName.values();
    }

    public int size() {
        return byName.size();
    }

    /// The card of that name, in any capitalisation, with or without accents and spaces around `//`.
    public @Nullable CardData find(String name) {
        String key = key(name);
        CardData whole = byName.get(key);
        return whole != null ? whole : byFace.get(key);
    }

    /// The name most like the given one, or null if none is near.
    public @Nullable String nearest(String name) {
        String wanted = key(name);
        int best = (Math.max(2, wanted.length() / 3) + 1) * EDIT;
        String nearest = null;
        for (Map.Entry<String, CardData> entry : byName.entrySet()) {
            int distance = distance(wanted, entry.getKey(), best);
            if (distance < best) {
                best = distance;
                nearest = entry.getValue().name();
            }
        }
        return nearest;
    }

    private static String key(String name) {
        String plain = name.trim().toLowerCase(Locale.ROOT).replace('’', '\'');
        if (plain.chars().anyMatch(letter -> letter > 127)) plain = withoutAccents(plain);
        return plain.contains("/") ? plain.replaceAll(" */+ *", " // ") : plain;
    }

    /// Lists are often written on keyboards that lack them: "Lim-Dul's Vault", "Aether Vial".
    private static String withoutAccents(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace("æ", "ae");
    }

    private static final int EDIT = 2;

    /// Two letters in the wrong order are the likeliest slip.
    private static final int SWAP = 1;

    /// Edit distance with swaps of neighbours, given up at the limit.
    private static int distance(String a, String b, int limit) {
        if (Math.abs(a.length() - b.length()) * EDIT >= limit) return limit;
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j * EDIT;
        for (int i = 1; i <= a.length(); i++) {
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
            row[0] = i * EDIT;
            int least = row[0];
            for (int j = 1; j <= b.length(); j++) {
                int change = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : EDIT);
                row[j] = Math.min(change, Math.min(last[j], row[j - 1]) + EDIT);
                if (swapped(a, i, b, j)) row[j] = Math.min(row[j], beforeLast[j - 2] + SWAP);
                least = Math.min(least, row[j]);
            }
            if (least > limit) return limit;
        }
        return row[b.length()];
    }

    private static boolean swapped(String a, int i, String b, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
