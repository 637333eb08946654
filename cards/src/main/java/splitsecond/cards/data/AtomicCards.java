package splitsecond.cards.data;

import java.util.ArrayList;
import java.util.List;
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
            in.nextToken();
            faces.add(fields.card(true));
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
                    faces,
                    front.legalities(),
                    ""));
    }
}
