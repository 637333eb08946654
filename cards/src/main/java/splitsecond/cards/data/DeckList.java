package splitsecond.cards.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A deck list: plain text (`4 Card Name`), exports of MTG Arena and MTGO, and Forge's `.dck`.
public record DeckList(String name, Map<String, Integer> main, Map<String, Integer> sideboard) {

    public int size() {
        return main.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Reads a list and looks every name up in the pool; the names in the result are the pool's.
    public static DeckList read(String file, String text, CardPool pool) {
        return new Reader(file, pool).read(text);
    }

    private enum Section {
        MAIN,
        SIDEBOARD,
        IGNORED
    }

    private static final class Reader {
        private final String file;
        private final CardPool pool;
        private final Map<String, Integer> main = new LinkedHashMap<>();
        private final Map<String, Integer> sideboard = new LinkedHashMap<>();
        private String name;
        private Section section = Section.MAIN;

        Reader(String file, CardPool pool) {
            this.file = file;
            this.pool = pool;
            String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
            this.name = last.contains(".") ? last.substring(0, last.lastIndexOf('.')) : last;
        }

        DeckList read(String text) {
            List<String> lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++)
                line(lines.get(i).strip(), i + 1, lines.subList(i + 1, lines.size()));
            if (main.isEmpty())
                throw CardReader.malformed(file, 1, "Expected cards, such as \"4 Card Name\", but the list has none.");
            return new DeckList(name, main, sideboard);
        }

        private void line(String line, int number, List<String> rest) {
            if (line.isEmpty()) {
                // A blank line parts the sideboard from the deck where no heading does (MTGO).
                if (size(main) >= 40 && section == Section.MAIN && rest.stream().noneMatch(Reader::isHeading))
                    section = Section.SIDEBOARD;
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
            boolean side = line.regionMatches(true, 0, "SB:", 0, 3);
            card(side ? line.substring(3).strip() : line, number, side ? Section.SIDEBOARD : section);
        }

        private void card(String entry, int number, Section into) {
            int digits = 0;
            while (digits < entry.length() && Character.isDigit(entry.charAt(digits))) digits++;
            if (digits == 0 || digits > 3)
                throw CardReader.malformed(
                        file,
                        number,
                        "Expected a number and a card name, such as \"4 Card Name\", but found \"" + entry + "\".");
            int count = Integer.parseInt(entry.substring(0, digits));
            String rest = entry.substring(digits);
            if (rest.startsWith("x ") || rest.startsWith("X ")) rest = rest.substring(1);
            if (!rest.startsWith(" ") || rest.isBlank())
                throw CardReader.malformed(
                        file,
                        number,
                        "Expected a space and a card name after the number, but found \"" + entry + "\".");
            if (count == 0)
                throw CardReader.malformed(file, number, "Expected a number from 1, but found \"" + entry + "\".");
            String card = lookUp(rest.strip(), number);
            if (into == Section.MAIN) main.merge(card, count, Integer::sum);
            if (into == Section.SIDEBOARD) sideboard.merge(card, count, Integer::sum);
        }

        private String lookUp(String written, int number) {
            for (String candidate : candidates(written)) {
                CardData found = pool.find(candidate);
                if (found != null) return found.name();
            }
            String plain = candidates(written).getLast();
            String nearest = pool.nearest(plain);
            throw CardReader.malformed(
                    file,
                    number,
                    "There is no card named \"" + plain + "\""
                            + (nearest == null ? "." : "; did you mean \"" + nearest + "\"?"));
        }

        /// The name as written, then without what exports add: `(SET) 123`, `*F*`, Forge's `|SET|1`.
        private static List<String> candidates(String written) {
            List<String> names = new ArrayList<>();
            names.add(written);
            String name = written;
            if (name.indexOf('|') > 0)
                names.add(name = name.substring(0, name.indexOf('|')).strip());
            int comment = name.indexOf(" #");
            if (comment > 0) names.add(name = name.substring(0, comment).strip());
            int set = name.lastIndexOf(" (");
            if (set > 0) names.add(name = name.substring(0, set).strip());
            int bracket = name.lastIndexOf(" [");
            if (bracket > 0) names.add(name.substring(0, bracket).strip());
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
                case "metadata", "about", "maybeboard" -> Section.IGNORED;
                default -> null;
            };
        }
    }
}
