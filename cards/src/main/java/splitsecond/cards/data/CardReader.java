package splitsecond.cards.data;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import splitsecond.timing.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/// Reads Scryfall-style cards: a JSON array, one object a line, or a single object; or MTGJSON's AtomicCards; gzipped
/// or not.
public final class CardReader {
    private final String file;
    private final JsonParser in;

    private CardReader(String file, JsonParser in) {
        this.file = file;
        this.in = in;
    }

    public static List<CardData> read(Path path) {
        try (InputStream bytes = Files.newInputStream(path)) {
            return read(path.toString(), bytes);
        } catch (NoSuchFileException _) {
            throw new Problem("There is no card file " + path + ".");
        } catch (IOException e) {
            throw new Problem("Cannot read the card file " + path + ": " + e.getMessage() + ".");
        }
    }

    public static List<CardData> read(String file, InputStream bytes) {
        List<CardData> cards = new ArrayList<>();
        read(file, bytes, cards::add);
        return cards;
    }

    /// Hands over each card as soon as it is read.
    public static void read(String file, InputStream bytes, Consumer<CardData> to) {
        try (JsonParser in = JsonFactory.builder()
                .build()
                .createParser(tools.jackson.core.ObjectReadContext.empty(), unzipped(bytes))) {
            new CardReader(file, in).cards(to);
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            throw malformed(file, at == null ? 1 : at.getLineNr(), "This is not JSON: " + e.getOriginalMessage() + ".");
        } catch (IOException e) {
            throw new Problem("Cannot read the card file " + file + ": " + e.getMessage() + ".");
        }
    }

    private static InputStream unzipped(InputStream bytes) throws IOException {
        InputStream in = new BufferedInputStream(bytes, 1 << 16);
        in.mark(2);
        boolean zipped = in.read() == 0x1f && in.read() == 0x8b;
        in.reset();
        return zipped ? new GZIPInputStream(in, 1 << 16) : in;
    }

    private void cards(Consumer<CardData> to) {
        boolean any = false;
        for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
            switch (token) {
                case START_ARRAY, END_ARRAY -> any = true;
                case START_OBJECT -> {
                    any = true;
                    in.nextToken();
                    String first = in.currentName();
                    if ("meta".equals(first) || "data".equals(first)) new AtomicCards(this, in).read(to);
                    else to.accept(card(false));
                }
                default -> throw expected("a card, as a JSON object,");
            }
        }
        if (!any)
            throw malformed(
                    file, 1, "Expected cards, as a JSON array or one JSON object a line, but the file is empty.");
    }

    private CardData card(boolean face) {
        long line = in.currentTokenLocation().getLineNr();
        String name = "";
        String layout = "normal";
        String manaCost = "";
        String typeLine = "";
        String oracleText = "";
        String power = "";
        String toughness = "";
        String loyalty = "";
        String defense = "";
        List<String> colors = List.of();
        boolean colorsGiven = false;
        List<String> keywords = List.of();
        Set<String> flags = new HashSet<>();
        boolean digital = false;
        boolean paper = false;
        List<CardData> faces = List.of();
        for (JsonToken token = in.currentToken(); token != JsonToken.END_OBJECT; token = in.nextToken()) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "name" -> name = string(field);
                case "layout" -> layout = string(field);
                case "mana_cost" -> manaCost = string(field);
                case "type_line" -> typeLine = string(field);
                case "oracle_text" -> oracleText = string(field);
                case "power" -> power = string(field);
                case "toughness" -> toughness = string(field);
                case "loyalty" -> loyalty = string(field);
                case "defense" -> defense = string(field);
                case "colors" -> {
                    colors = strings(field);
                    colorsGiven = true;
                }
                case "keywords" -> keywords = strings(field);
                case "flags" -> flags.addAll(strings(field));
                case "set_type" -> {
                    if (string(field).equals("funny")) flags.add("funny");
                }
                case "digital" -> digital = in.currentToken() == JsonToken.VALUE_TRUE;
                case "games" -> paper = strings(field).contains("paper");
                case "card_faces" -> faces = faces();
                default -> in.skipChildren();
            }
        }
        if (digital && !paper) flags.add("digital_only");
        addFlags(flags, name, layout);
        if (name.isEmpty()) throw malformed(file, line, "Expected a card with a \"name\".");
        if (typeLine.isEmpty() && faces.isEmpty() && !face)
            throw malformed(file, line, "Expected a \"type_line\" for the card " + name + ".");
        return new CardData(
                name,
                layout,
                manaCost,
                typeLine,
                oracleText,
                power,
                toughness,
                loyalty,
                defense,
                colors,
                colorsGiven,
                keywords,
                flags,
                faces);
    }

    /// What a name or layout tells about the kind of card, where the file does not say it.
    static void addFlags(Set<String> flags, String name, String layout) {
        if (NONTRADITIONAL.contains(layout)) flags.add("nontraditional");
        if (name.startsWith("A-")) flags.add("alchemy_rebalanced");
    }

    private static final Set<String> NONTRADITIONAL =
            Set.of("planar", "scheme", "vanguard", "token", "double_faced_token", "emblem", "art_series");

    String string(String field) {
        JsonToken token = in.currentToken();
        if (token == JsonToken.VALUE_NULL) return "";
        if (token != JsonToken.VALUE_STRING && token != JsonToken.VALUE_NUMBER_INT)
            throw expected("a text for \"" + field + "\"");
        return in.getString();
    }

    List<String> strings(String field) {
        if (in.currentToken() == JsonToken.VALUE_NULL) return List.of();
        if (in.currentToken() != JsonToken.START_ARRAY) throw expected("a list for \"" + field + "\"");
        List<String> values = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) values.add(string(field));
        return List.copyOf(values);
    }

    private List<CardData> faces() {
        if (in.currentToken() != JsonToken.START_ARRAY) throw expected("a list for \"card_faces\"");
        List<CardData> faces = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            if (in.currentToken() != JsonToken.START_OBJECT) throw expected("a card face, as a JSON object,");
            in.nextToken();
            faces.add(card(true));
        }
        return List.copyOf(faces);
    }

    Problem expected(String what) {
        return malformed(
                file, in.currentTokenLocation().getLineNr(), "Expected " + what + " but found " + found() + ".");
    }

    private String found() {
        String text = in.getString();
        if (text == null) return "nothing";
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    static Problem malformed(String file, long line, String problem) {
        return new Problem(file + ":" + line + ": " + problem);
    }
}
