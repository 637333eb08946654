package splitsecond.app.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Supertype;

/// A deck to try out cards of one's own: as many of them as fit, the rest from the bundled deck whose colors fit best,
/// and basic lands.
public final class DesignerDeck {

    private static final int SIZE = 60;
    private static final int LANDS = 24;
    private static final int COPIES = 4;
    private static final Map<Color, String> BASICS = Map.of(
            Color.WHITE, "Plains",
            Color.BLUE, "Island",
            Color.BLACK, "Swamp",
            Color.RED, "Mountain",
            Color.GREEN, "Forest");

    private final Map<String, Integer> main = new LinkedHashMap<>();
    private final Definitions bundled = Definitions.bundled();
    private int colors;

    private DesignerDeck() {}

    /// As a deck list of that name.
    public static String of(String name, List<CardDefinition> own) {
        var deck = new DesignerDeck();
        deck.build(own);
        var list = new StringBuilder("Name " + name + "\n");
        deck.main.forEach(
                (card, count) -> list.append(count).append(' ').append(card).append('\n'));
        return list.toString();
    }

    private void build(List<CardDefinition> own) {
        List<CardDefinition> tried = own.stream()
                .filter(card -> !card.front().types().is(Supertype.BASIC))
                .limit(SIZE)
                .toList();
        for (CardDefinition card : tried) colors |= card.front().colors();
        int copies = tried.isEmpty() ? 0 : Math.clamp((SIZE - LANDS) / tried.size(), 1, COPIES);
        for (CardDefinition card : tried) main.put(card.name(), copies);
        fill();
        addBasics();
    }

    /// With spells of the bundled deck that has most of these colors and fewest others.
    private void fill() {
        Bundled.Deck nearest = Bundled.decks().stream()
                .min(Comparator.comparingInt((Bundled.Deck deck) -> {
                            int theirs = Color.set(deck.colors());
                            return 2 * Integer.bitCount(colors & ~theirs) + Integer.bitCount(theirs & ~colors);
                        })
                        .thenComparing(Bundled.Deck::id))
                .orElseThrow();
        boolean colorless = colors == 0;
        for (var entry : nearest.list().main().entrySet()) {
            CardDefinition card = bundled.card(entry.getKey());
            int room = SIZE - LANDS - spells();
            boolean fits = colorless || (card.front().colors() & ~colors) == 0;
            if (room <= 0 || !fits || card.front().is(CardType.LAND)) continue;
            if (main.putIfAbsent(card.name(), Math.min(room, entry.getValue())) == null && colorless)
                colors |= card.front().colors();
        }
    }

    private int spells() {
        return main.values().stream().mapToInt(Integer::intValue).sum();
    }

    private void addBasics() {
        List<String> basics = new ArrayList<>();
        for (Color color : Color.values())
            if ((colors & color.bit()) != 0) basics.add(BASICS.getOrDefault(color, "Plains"));
        if (basics.isEmpty()) basics.add("Plains");
        int missing = Math.max(0, SIZE - spells());
        for (int i = 0; i < missing; i++) main.merge(basics.get(i % basics.size()), 1, Integer::sum);
    }
}
