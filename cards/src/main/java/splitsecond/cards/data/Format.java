package splitsecond.cards.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A way to play with decks of one's own (CR 100.2a, 100.4a, 100.6b). Those with commanders are not among them: none is
/// played here.
///
/// @param id as card files call it
/// @param least how many cards a deck has at least
/// @param copies how many of a card it has at most, basic lands apart
public record Format(String id, String name, int least, int copies) {

    private static final int SIDEBOARD = 15;

    public static final List<Format> ALL = List.of(
            of("standard", "Standard"),
            of("pioneer", "Pioneer"),
            of("modern", "Modern"),
            of("legacy", "Legacy"),
            of("vintage", "Vintage"),
            of("pauper", "Pauper"),
            of("premodern", "Premodern"),
            of("oldschool", "Old School"),
            of("penny", "Penny Dreadful"),
            of("alchemy", "Alchemy"),
            of("historic", "Historic"),
            of("timeless", "Timeless"),
            new Format("gladiator", "Gladiator", 100, 1));

    private static Format of(String id, String name) {
        return new Format(id, name, 60, 4);
    }

    /// The format of that name, in any capitalisation, or null.
    public static @Nullable Format named(String name) {
        for (var format : ALL)
            if (format.id.equalsIgnoreCase(name) || format.name.equalsIgnoreCase(name)) return format;
        return null;
    }

    /// Whether a deck may be played in a format.
    ///
    /// @param reasons why not, as sentences; empty if it may
    public record Judged(String format, boolean legal, List<String> reasons) {}

    /// In all formats, as far as the pool knows its cards' legalities; nothing if it knows none.
    public static List<Judged> judge(DeckList deck, CardPool pool) {
        var copies = new LinkedHashMap<String, Integer>(deck.main());
        deck.sideboard().forEach((card, count) -> copies.merge(card, count, Integer::sum));
        boolean known = false;
        for (String name : copies.keySet()) {
            var card = pool.find(name);
            known |= card != null && !card.legalities().isEmpty();
        }
        return known
                ? ALL.stream().map(format -> format.judge(deck, copies, pool)).toList()
                : List.of();
    }

    private Judged judge(DeckList deck, Map<String, Integer> copies, CardPool pool) {
        var reasons = new ArrayList<String>();
        if (deck.size() < least)
            reasons.add("It has " + deck.size() + " cards, and " + name + " asks for " + least + ".");
        int beside =
                deck.sideboard().values().stream().mapToInt(Integer::intValue).sum();
        if (beside > SIDEBOARD)
            reasons.add("Its sideboard has " + beside + " cards, and " + SIDEBOARD + " are the most.");
        copies.forEach((card, count) -> {
            var data = pool.find(card);
            var legality = data == null ? null : data.legalities().get(id);
            if (data == null || legality == null) reasons.add(card + " is not in " + name + ".");
            else if (legality == CardData.Legality.BANNED) reasons.add(card + " is banned in " + name + ".");
            else if (legality == CardData.Legality.RESTRICTED && count > 1)
                reasons.add(card + " is restricted in " + name + ": one is the most, and there are " + count + ".");
            else if (count > most(data))
                reasons.add("There are " + count + " " + card + ", and " + most(data) + " are the most.");
        });
        return new Judged(name, reasons.isEmpty(), List.copyOf(reasons));
    }

    private static final Pattern UP_TO = Pattern.compile("a deck can have up to (\\w+) cards named");
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /// CR 100.2a, and what some cards say of themselves.
    private int most(CardData card) {
        String text = card.oracleText().toLowerCase(Locale.ROOT);
        if (card.typeLine().startsWith("Basic ") || text.contains("a deck can have any number of cards named"))
            return Integer.MAX_VALUE;
        var said = UP_TO.matcher(text);
        return said.find() ? Math.max(copies, NUMBERS.indexOf(said.group(1))) : copies;
    }
}
