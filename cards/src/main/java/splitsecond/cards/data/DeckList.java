package splitsecond.cards.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A deck list: plain text (`4 Card Name`), exports of MTG Arena, MTGO (`.txt`, `.dek`), Moxfield and Archidekt,
/// Forge's
/// `.dck` and Cockatrice's `.cod`.
public record DeckList(String name, Map<String, Integer> main, Map<String, Integer> sideboard) {

    public int size() {
        return main.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Reads a list and looks every name up in the pool; the names in the result are the pool's.
    ///
    /// @throws splitsecond.timing.Problem at the first line that cannot be read
    public static DeckList read(String file, String text, CardPool pool) {
        var read = readAll(file, text, pool);
        if (!read.faults().isEmpty()) {
            var first = read.faults().getFirst();
            throw CardReader.malformed(file, first.line(), first.sentence());
        }
        return read.list();
    }

    /// The same with all that is wrong with it at once.
    public static Read readAll(String file, String text, CardPool pool) {
        return new Reader(file, pool).read(text);
    }

    /// What could be read of a list.
    ///
    /// @param lines where each card is named first
    public record Read(DeckList list, List<Fault> faults, Map<String, Integer> lines) {}

    /// A line that could not be read.
    ///
    /// @param unknown the name that no card of the pool has; null if it is no such line
    public record Fault(int line, String sentence, @Nullable String unknown) {}

    private enum Section {
        MAIN,
        SIDEBOARD,
        IGNORED
    }

    private static final class Reader {
        private static final Pattern COUNT_FIRST = Pattern.compile("(?<count>\\d{1,3})[xX]?\\s+(?<name>.+)");
        /// A card, a zone or the name in a file of MTGO (`.dek`) or Cockatrice (`.cod`).
        private static final Pattern TAG = Pattern.compile("<(?<tag>Cards|card|zone|deckname)\\b(?<rest>[^>]*)>");

        private static final Pattern ATTRIBUTE = Pattern.compile("(?<key>\\w+)=\"(?<value>[^\"]*)\"");
        private static final Pattern COUNT_LAST = Pattern.compile("(?<name>.+)\\s[xX](?<count>\\d{1,3})");

        /// To find the nearest name looks at every card of the pool: a list that is wrong throughout is no misspelling.
        private static final int MOST_SUGGESTIONS = 10;

        private final CardPool pool;
        private final Map<String, Integer> main = new LinkedHashMap<>();
        private final Map<String, Integer> sideboard = new LinkedHashMap<>();
        private final List<Fault> faults = new ArrayList<>();
        private final Map<String, Integer> found = new LinkedHashMap<>();
        private String name;
        private Section section = Section.MAIN;
        private int suggestions;

        Reader(String file, CardPool pool) {
            this.pool = pool;
            String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
            this.name = last.contains(".") ? last.substring(0, last.lastIndexOf('.')) : last;
        }

        Read read(String text) {
            List<String> lines = text.replace("\uFEFF", "").lines().toList();
            boolean tagged = text.stripLeading().startsWith("<");
            int lastHeading = lines.size();
            while (lastHeading > 0 && !isHeading(lines.get(lastHeading - 1))) lastHeading--;
            for (int i = 0; i < lines.size(); i++)
                if (tagged) tags(lines.get(i), i + 1);
                else line(lines.get(i).strip(), i + 1, lastHeading);
            if (main.isEmpty() && faults.isEmpty())
                faults.add(new Fault(1, "Expected cards, such as \"4 Card Name\", but the list has none.", null));
            return new Read(new DeckList(name, main, sideboard), faults, found);
        }

        private void tags(String line, int number) {
            var tag = TAG.matcher(line);
            while (tag.find()) {
                Map<String, String> fields = new LinkedHashMap<>();
                var attribute = ATTRIBUTE.matcher(tag.group("rest"));
                while (attribute.find())
                    fields.put(attribute.group("key").toLowerCase(Locale.ROOT), plain(attribute.group("value")));
                switch (tag.group("tag")) {
                    case "zone" ->
                        section = fields.getOrDefault("name", "").equals("side") ? Section.SIDEBOARD : Section.MAIN;
                    case "deckname" -> {
                        String rest = line.substring(tag.end())
                                .replaceFirst("<.*", "")
                                .strip();
                        if (!rest.isEmpty()) name = plain(rest);
                    }
                    default -> {
                        boolean side = fields.getOrDefault("sideboard", "").equals("true");
                        String count = fields.getOrDefault("quantity", fields.getOrDefault("number", "1"));
                        card(count + " " + fields.getOrDefault("name", ""), number, side ? Section.SIDEBOARD : section);
                    }
                }
            }
        }

        private static String plain(String escaped) {
            return escaped.replace("&quot;", "\"")
                    .replace("&apos;", "'")
                    .replace("&#39;", "'")
                    .replace("&lt;", "<")
                    .replace("&gt;", ">")
                    .replace("&amp;", "&");
        }

        /// @param lastHeading the number of the last line that is one, or 0
        private void line(String line, int number, int lastHeading) {
            if (line.isEmpty()) {
                // A blank line parts the sideboard from the deck where no heading does (MTGO).
                if (section == Section.MAIN && lastHeading < number && size(main) >= 40) section = Section.SIDEBOARD;
                return;
            }
            if (line.startsWith("#") || line.startsWith("//")) return;
            if (isHeading(line)) {
                section = Objects.requireNonNull(sectionOf(line));
                return;
            }
            if (line.toLowerCase(Locale.ROOT).startsWith("name=") || line.startsWith("Name ")) {
                name = line.substring(5).strip();
                return;
            }
            if (line.contains("=") && !Character.isDigit(line.charAt(0))) return; // other metadata of a .dck file
            if (section == Section.IGNORED) return;
            boolean side = line.regionMatches(true, 0, "SB:", 0, 3);
            card(side ? line.substring(3).strip() : line, number, side ? Section.SIDEBOARD : section);
        }

        private void card(String entry, int number, Section into) {
            var written = COUNT_FIRST.matcher(entry);
            if (!written.matches()) written = COUNT_LAST.matcher(entry);
            if (!written.matches()) {
                fault(
                        number,
                        "Expected a number and a card name, such as \"4 Card Name\", but found \"" + entry + "\".");
                return;
            }
            int count = Integer.parseInt(written.group("count"));
            if (count == 0) {
                fault(number, "Expected a number from 1, but found \"" + entry + "\".");
                return;
            }
            // Archidekt writes the category behind the card.
            String lower = entry.toLowerCase(Locale.ROOT);
            if (lower.contains("[maybeboard")) return;
            var section = lower.contains("[sideboard") ? Section.SIDEBOARD : into;
            String card = lookUp(written.group("name").strip(), number);
            if (card == null) return;
            found.putIfAbsent(card, number);
            if (section == Section.MAIN) main.merge(card, count, Integer::sum);
            if (section == Section.SIDEBOARD) sideboard.merge(card, count, Integer::sum);
        }

        private void fault(int line, String sentence) {
            faults.add(new Fault(line, sentence, null));
        }

        private @Nullable String lookUp(String written, int number) {
            for (String candidate : candidates(written)) {
                CardData found = pool.find(candidate);
                if (found != null) return found.name();
            }
            String plain = candidates(written).getLast();
            String nearest = suggestions++ < MOST_SUGGESTIONS ? pool.nearest(plain) : null;
            faults.add(new Fault(
                    number,
                    "There is no card named \"" + plain + "\""
                            + (nearest == null ? "." : "; did you mean \"" + nearest + "\"?"),
                    plain));
            return null;
        }

        /// The name as written, then without what exports add: Forge's `|SET|1`, comments, `*F*`, `(SET) 123`, `[SET]`
        /// before or after it.
        private static List<String> candidates(String written) {
            List<String> names = new ArrayList<>();
            names.add(written);
            String name = written;
            for (String end : List.of("|", " ^", " #", " *", " (", " [")) {
                int at = end.equals("|") ? name.indexOf(end) : name.lastIndexOf(end);
                if (at > 0) names.add(name = name.substring(0, at).strip());
            }
            if (name.startsWith("[") && name.contains("] ")) names.add(name.substring(name.indexOf("] ") + 2));
            return names;
        }

        private static int size(Map<String, Integer> cards) {
            return cards.values().stream().mapToInt(Integer::intValue).sum();
        }

        private static boolean isHeading(String line) {
            return sectionOf(line) != null;
        }

        private static @Nullable Section sectionOf(String line) {
            String heading = line.strip()
                    .toLowerCase(Locale.ROOT)
                    .replace("[", "")
                    .replace("]", "")
                    .replace(":", "");
            return switch (heading) {
                case "deck", "main", "maindeck", "mainboard", "commander", "companion" -> Section.MAIN;
                case "sideboard", "side" -> Section.SIDEBOARD;
                case "metadata",
                        "about",
                        "maybeboard",
                        "avatar",
                        "planes",
                        "schemes",
                        "conspiracy",
                        "dungeon",
                        "attractions",
                        "contraptions" -> Section.IGNORED;
                default -> null;
            };
        }
    }
}
