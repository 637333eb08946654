package splitsecond.cards.data;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData.Legality;
import splitsecond.engine.card.Keyword;
import splitsecond.timing.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;

/// Reads Scryfall-style cards: a JSON array, one object a line, or a single object; MTGJSON's AtomicCards; or cards of
/// one's own with the fields `name`, `cost`, `type`, `text`, `pt`. Gzipped or not.
public final class CardReader {
    private static final JsonFactory JSON = JsonFactory.builder().build();

    private final String file;
    private final JsonParser in;
    /// The card that is being read, for messages; empty between cards.
    private String card = "";

    private final Map<Map<String, Legality>, Map<String, Legality>> shared = new HashMap<>();

    /// Lines of the file before those that are read here.
    private final long before;

    private CardReader(String file, JsonParser in, long before) {
        this.file = file;
        this.in = in;
        this.before = before;
    }

    public static List<CardData> read(Path path) {
        List<CardData> cards = new ArrayList<>();
        CardFile.of(path).readAll(cards::add);
        return cards;
    }

    public static List<CardData> read(String file, InputStream bytes) {
        List<CardData> cards = new ArrayList<>();
        read(file, bytes, cards::add);
        return cards;
    }

    /// Hands over each card as soon as it is read.
    public static void read(String file, InputStream bytes, Consumer<CardData> to) {
        read(file, bytes, 0, to);
    }

    /// The card of one line.
    static CardData line(String file, long number, byte[] bytes, int from, int end) {
        List<CardData> cards = new ArrayList<>();
        read(file, new ByteArrayInputStream(bytes, from, end - from), number - 1, cards::add);
        if (cards.size() != 1) throw malformed(file, number, "Expected one card, as a JSON object.");
        return cards.getFirst();
    }

    private static void read(String file, InputStream bytes, long before, Consumer<CardData> to) {
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), unzipped(bytes))) {
            new CardReader(file, in, before).cards(to);
        } catch (JacksonIOException e) {
            throw damaged(file, e.getOriginalMessage());
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            throw malformed(file, before + (at == null ? 1 : at.getLineNr()), plainly(e.getOriginalMessage(), at));
        } catch (IOException e) {
            throw new Problem("Cannot read the card file " + file + ": " + e.getMessage() + ".");
        }
    }

    /// What the parser complains of, for people who have never met it.
    private static String plainly(String problem, @Nullable TokenStreamLocation at) {
        if (problem.startsWith("Invalid UTF-8")) return "This is not UTF-8 text.";
        if (problem.startsWith("Unexpected end")) return "This is not JSON: it ends before it is complete.";
        return "This is not JSON" + (at == null ? "" : ", from column " + at.getColumnNr() + " on") + ".";
    }

    static Problem damaged(String file, String how) {
        return new Problem(file + ": The file is cut off or damaged: " + how + ".");
    }

    static InputStream unzipped(InputStream bytes) throws IOException {
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
                    else if ("cards".equals(first)) inside(to);
                    else to.accept(card(false));
                }
                default -> throw expected("a card, as a JSON object,");
            }
        }
        if (!any)
            throw malformed(
                    file,
                    before + 1,
                    "Expected cards, as a JSON array or one JSON object a line, but the file is empty.");
    }

    /// An object around the list of cards; its other fields are left alone.
    private void inside(Consumer<CardData> to) {
        for (JsonToken token = in.currentToken(); token != JsonToken.END_OBJECT; token = in.nextToken()) {
            boolean cards = in.currentName().equals("cards");
            in.nextToken();
            if (cards) list("cards", false).forEach(to);
            else in.skipChildren();
        }
    }

    /// One card, or one face of a card, from its first field to its end. Each field may have Scryfall's name,
    /// MTGJSON's, or a short one.
    CardData card(boolean face) {
        long line = line();
        String whole = card;
        String name = "";
        String faceName = "";
        String layout = "normal";
        String manaCost = "";
        String typeLine = "";
        String text = "";
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
        Map<String, Legality> legalities = Map.of();
        String firstPrinted = "";
        for (JsonToken token = in.currentToken(); token != JsonToken.END_OBJECT; token = in.nextToken()) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "name" -> card = name = string(field);
                case "faceName" -> faceName = string(field);
                case "layout" -> layout = string(field);
                case "mana_cost", "manaCost", "cost" -> manaCost = string(field);
                case "type_line", "type" -> typeLine = string(field);
                case "oracle_text", "text" -> text = text(field);
                case "power" -> power = string(field);
                case "toughness" -> toughness = string(field);
                case "pt" -> {
                    String size = string(field);
                    int slash = size.indexOf('/');
                    if (slash < 1) throw expected("power and toughness, such as \"2/2\", for \"pt\"");
                    power = size.substring(0, slash).strip();
                    toughness = size.substring(slash + 1).strip();
                }
                case "loyalty" -> loyalty = string(field);
                case "defense" -> defense = string(field);
                case "colors" -> {
                    colors = strings(field);
                    colorsGiven = true;
                }
                case "keywords" -> keywords = strings(field);
                case "flags" -> flags.addAll(strings(field));
                case "isFunny" -> {
                    if (in.currentToken() == JsonToken.VALUE_TRUE) flags.add("funny");
                }
                case "set_type" -> {
                    if (string(field).equals("funny")) flags.add("funny");
                }
                case "digital" -> digital = in.currentToken() == JsonToken.VALUE_TRUE;
                case "games" -> paper = strings(field).contains("paper");
                case "card_faces", "faces" -> faces = list(field, true);
                case "legalities" -> legalities = legalities(field);
                case "first_printed" -> firstPrinted = date(field);
                default -> in.skipChildren();
            }
        }
        card = whole;
        if (!faceName.isEmpty()) name = faceName;
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
                faces.isEmpty() ? withKeywords(keywords, typeLine, text) : text,
                power,
                toughness,
                loyalty,
                defense,
                colors,
                colorsGiven,
                keywords,
                flags,
                faces,
                legalities,
                firstPrinted);
    }

    /// A card of one's own may say its keywords in their field alone; then they are part of its text.
    private static String withKeywords(List<String> keywords, String typeLine, String text) {
        String said = text.toLowerCase(Locale.ROOT);
        boolean spell = typeLine.contains("Instant") || typeLine.contains("Sorcery");
        List<String> unsaid = new ArrayList<>();
        for (String listed : keywords) {
            String word = listed.strip().toLowerCase(Locale.ROOT);
            Keyword keyword = Keyword.named(word);
            if (keyword != null && !said.contains(word) && (!spell || keyword == Keyword.FLASH)) unsaid.add(word);
        }
        if (unsaid.isEmpty()) return text;
        String line = String.join(", ", unsaid);
        line = Character.toUpperCase(line.charAt(0)) + line.substring(1);
        return text.isEmpty() ? line : line + "\n" + text;
    }

    /// What a name or layout tells about the kind of card, where the file does not say it.
    private static void addFlags(Set<String> flags, String name, String layout) {
        if (NONTRADITIONAL.contains(layout)) flags.add("nontraditional");
        if (name.startsWith("A-")) flags.add("alchemy_rebalanced");
    }

    private static final Set<String> NONTRADITIONAL =
            Set.of("planar", "scheme", "vanguard", "token", "double_faced_token", "emblem", "art_series");

    private String string(String field) {
        JsonToken token = in.currentToken();
        if (token == JsonToken.VALUE_NULL) return "";
        if (token != JsonToken.VALUE_STRING && token != JsonToken.VALUE_NUMBER_INT)
            throw expected("a text for \"" + field + "\"");
        return in.getString();
    }

    /// A text, or its lines as a list.
    private String text(String field) {
        return in.currentToken() == JsonToken.START_ARRAY ? String.join("\n", strings(field)) : string(field);
    }

    private List<String> strings(String field) {
        if (in.currentToken() == JsonToken.VALUE_NULL) return List.of();
        if (in.currentToken() != JsonToken.START_ARRAY) throw expected("a list for \"" + field + "\"");
        List<String> values = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) values.add(string(field));
        return List.copyOf(values);
    }

    /// Most cards share theirs with many others.
    private Map<String, Legality> legalities(String field) {
        if (in.currentToken() == JsonToken.VALUE_NULL) return Map.of();
        if (in.currentToken() != JsonToken.START_OBJECT) throw expected("formats for \"" + field + "\"");
        Map<String, Legality> read = new TreeMap<>();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String format = in.currentName();
            in.nextToken();
            Legality legality = LEGALITIES.get(string(format).toLowerCase(Locale.ROOT));
            if (legality != null) read.put(format.toLowerCase(Locale.ROOT), legality);
        }
        return shared.computeIfAbsent(read, Map::copyOf);
    }

    private static final Map<String, Legality> LEGALITIES =
            Map.of("legal", Legality.LEGAL, "restricted", Legality.RESTRICTED, "banned", Legality.BANNED);

    /// A day, alone or as the `date` of a printing.
    private String date(String field) {
        if (in.currentToken() != JsonToken.START_OBJECT) return string(field);
        String date = "";
        while (in.nextToken() != JsonToken.END_OBJECT) {
            boolean day = in.currentName().equals("date");
            in.nextToken();
            if (day) date = string(field);
            else in.skipChildren();
        }
        return date;
    }

    private List<CardData> list(String field, boolean ofFaces) {
        if (in.currentToken() != JsonToken.START_ARRAY) throw expected("a list for \"" + field + "\"");
        List<CardData> faces = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            if (in.currentToken() != JsonToken.START_OBJECT) throw expected("a card, as a JSON object,");
            in.nextToken();
            faces.add(card(ofFaces));
        }
        return List.copyOf(faces);
    }

    Problem expected(String what) {
        return malformed(
                file, line(), (card.isEmpty() ? "" : card + ": ") + "Expected " + what + " but found " + found() + ".");
    }

    private long line() {
        return before + in.currentTokenLocation().getLineNr();
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
