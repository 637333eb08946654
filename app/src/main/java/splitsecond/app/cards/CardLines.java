package splitsecond.app.cards;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import tools.jackson.databind.json.JsonMapper;

/// Cards as they are kept: one JSON object a line, with the fields that the rules need.
public final class CardLines {

    private CardLines() {}

    public static String write(CardData card) {
        return JsonMapper.shared().writeValueAsString(fields(card));
    }

    /// The same with the formats that the card may be played in, and since when there is such a card.
    public static String writeWhole(CardData card) {
        var fields = fields(card);
        put(fields, "first_printed", card.firstPrinted());
        if (!card.legalities().isEmpty()) {
            var legalities = new TreeMap<String, String>();
            card.legalities()
                    .forEach((format, legality) ->
                            legalities.put(format, legality.name().toLowerCase(Locale.ROOT)));
            fields.put("legalities", legalities);
        }
        return JsonMapper.shared().writeValueAsString(fields);
    }

    /// @param source how to call the lines if they cannot be read
    public static List<CardData> read(String source, String lines) {
        if (lines.isBlank()) return List.of();
        return CardReader.read(source, new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    }

    private static Map<String, Object> fields(CardData card) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", card.name());
        put(fields, "layout", card.layout().equals("normal") ? "" : card.layout());
        put(fields, "mana_cost", card.manaCost());
        put(fields, "type_line", card.typeLine());
        put(fields, "oracle_text", card.oracleText());
        put(fields, "power", card.power());
        put(fields, "toughness", card.toughness());
        put(fields, "loyalty", card.loyalty());
        put(fields, "defense", card.defense());
        if (card.colorsGiven()) fields.put("colors", card.colors());
        if (!card.keywords().isEmpty()) fields.put("keywords", card.keywords());
        if (!card.flags().isEmpty()) fields.put("flags", List.copyOf(new TreeSet<>(card.flags())));
        if (!card.faces().isEmpty())
            fields.put(
                    "card_faces", card.faces().stream().map(CardLines::fields).toList());
        return fields;
    }

    private static void put(Map<String, Object> fields, String name, String value) {
        if (!value.isEmpty()) fields.put(name, value);
    }
}
