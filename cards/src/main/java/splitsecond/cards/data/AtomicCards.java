package splitsecond.cards.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/// Reads MTGJSON's AtomicCards: under each name a list of its faces.
final class AtomicCards {
    private final CardReader fields;
    private final JsonParser in;

    AtomicCards(CardReader fields, JsonParser in) {
        this.fields = fields;
        this.in = in;
    }

    /// From the first field of the file's object to its end.
    void read(Consumer<CardData> to) {
        for (JsonToken token = in.currentToken(); token != JsonToken.END_OBJECT; token = in.nextToken()) {
            boolean data = in.currentName().equals("data");
            in.nextToken();
            if (!data) in.skipChildren();
            else {
                if (in.currentToken() != JsonToken.START_OBJECT)
                    throw fields.expected("cards by their names for \"data\"");
                while (in.nextToken() != JsonToken.END_OBJECT) card(to);
            }
        }
    }

    private void card(Consumer<CardData> to) {
        String name = in.currentName();
        if (in.nextToken() != JsonToken.START_ARRAY) throw fields.expected("a list of faces for \"" + name + "\"");
        List<CardData> faces = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            if (in.currentToken() != JsonToken.START_OBJECT) throw fields.expected("a card face, as a JSON object,");
            faces.add(face(name));
        }
        if (faces.isEmpty()) throw fields.expected("a card face for \"" + name + "\"");
        CardData front = faces.getFirst();
        if (!name.contains(" // ")) to.accept(front);
        else
            to.accept(new CardData(
                    name,
                    front.layout(),
                    "",
                    "",
                    "",
                    "",
                    "",
                    "",
                    "",
                    List.of(),
                    false,
                    List.of(),
                    front.flags(),
                    faces));
    }

    private CardData face(String whole) {
        String name = whole;
        String layout = "normal";
        String manaCost = "";
        String type = "";
        String text = "";
        String power = "";
        String toughness = "";
        String loyalty = "";
        String defense = "";
        List<String> colors = List.of();
        List<String> keywords = List.of();
        Set<String> flags = new HashSet<>();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "faceName" -> name = fields.string(field);
                case "layout" -> layout = fields.string(field);
                case "manaCost" -> manaCost = fields.string(field);
                case "type" -> type = fields.string(field);
                case "text" -> text = fields.string(field);
                case "power" -> power = fields.string(field);
                case "toughness" -> toughness = fields.string(field);
                case "loyalty" -> loyalty = fields.string(field);
                case "defense" -> defense = fields.string(field);
                case "colors" -> colors = fields.strings(field);
                case "keywords" -> keywords = fields.strings(field);
                case "isFunny" -> {
                    if (in.currentToken() == JsonToken.VALUE_TRUE) flags.add("funny");
                }
                default -> in.skipChildren();
            }
        }
        CardReader.addFlags(flags, whole, layout);
        return new CardData(
                name, layout, manaCost, type, text, power, toughness, loyalty, defense, colors, true, keywords, flags,
                List.of());
    }
}
