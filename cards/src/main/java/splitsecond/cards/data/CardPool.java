package splitsecond.cards.data;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.Layer.Held;
import splitsecond.engine.card.CardName;
import splitsecond.timing.Problem;

/// The cards that can be named. Whole-card names win over the names of faces.
public final class CardPool {
    /// Those added later count before those added earlier.
    private final List<Layer> layers = new ArrayList<>();
    /// The last layer, while nobody else has it.
    private @Nullable Held own;

    private volatile @Nullable Map<String, Supplier<CardData>> byName;

    public static CardPool of(Iterable<CardData> cards) {
        CardPool pool = new CardPool();
        pool.add(cards);
        return pool;
    }

    /// Cards that are fetched when somebody first asks for one that no other has the name of.
    public static CardPool later(Supplier<List<CardData>> cards) {
        CardPool pool = new CardPool();
        pool.add(new Layer.Later(cards));
        return pool;
    }

    /// Adds cards; a card of the same name replaces the one that was there.
    public void add(Iterable<CardData> cards) {
        Held held = own();
        for (CardData card : cards) held.add(card);
    }

    /// Adds the cards of a file, of which a large one is read card by card when they are asked for.
    ///
    /// @throws Problem if there is no such file, or it is malformed
    public void add(Path file) {
        Layer indexed = IndexedCards.of(file);
        if (indexed != null) {
            add(indexed);
            return;
        }
        Held held = own();
        CardFile.of(file).read(held::add, held::add);
    }

    /// Adds what another pool knows.
    public void add(CardPool other) {
        other.own = null;
        other.layers.forEach(this::add);
    }

    private void add(Layer layer) {
        layers.add(layer);
        own = null;
        byName = null;
    }

    private Held own() {
        Held held = own;
        byName = null;
        if (held == null) {
            add(held = new Held());
            own = held;
        }
        return held;
    }

    /// All of them, which are read for it.
    public List<CardData> cards() {
        return byName().values().stream().map(Supplier::get).toList();
    }

    public int size() {
        return byName().size();
    }

    private Map<String, Supplier<CardData>> byName() {
        Map<String, Supplier<CardData>> known = byName;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (Layer layer : layers) known.putAll(layer.held().byName);
            byName = known;
        }
        return known;
    }

    /// The card of that name, in any capitalisation, with or without accents and spaces around `//`.
    public @Nullable CardData find(String name) {
        String key = key(name);
        for (Layer layer : layers.reversed()) {
            CardData whole = layer.whole(key);
            if (whole != null) return whole;
        }
        for (Layer layer : layers) {
            CardData face = layer.face(key);
            if (face != null) return face;
        }
        return null;
    }

    /// CR 201.4: the card with that name, as it may be chosen: of a card with several names one of them. Null if there
    /// is no such card, or if all its names were said.
    public @Nullable CardName named(String name) {
        var card = find(name);
        if (card == null) return null;
        for (var face : card.faces().isEmpty() ? List.of(card) : card.faces())
            if (key(face.name()).equals(key(name)))
                return new CardName(face.name(), face.typeLine().contains("Land"));
        return null;
    }

    /// The name most like the given one, or null if none is near.
    public @Nullable String nearest(String name) {
        String wanted = key(name);
        int best = (Math.max(2, wanted.length() / 3) + 1) * Spelling.EDIT;
        String nearest = null;
        for (Map.Entry<String, Supplier<CardData>> entry : byName().entrySet()) {
            int distance = Spelling.distance(wanted, entry.getKey(), best);
            if (distance < best) {
                best = distance;
                nearest = entry.getValue().get().name();
            }
        }
        return nearest;
    }

    /// As a name is compared: in small letters, without accents.
    static String key(String name) {
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
}
