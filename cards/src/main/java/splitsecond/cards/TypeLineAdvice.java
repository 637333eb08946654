package splitsecond.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// What somebody who writes a card can do about a type line that is not read.
final class TypeLineAdvice {
    private TypeLineAdvice() {}

    /// What older cards say, and what the same card says today.
    private static final Map<String, String> OLD = Map.of(
            "interrupt", "Instant",
            "mana source", "Instant",
            "enchant creature", "Enchantment — Aura",
            "enchant land", "Enchantment — Aura",
            "enchant permanent", "Enchantment — Aura",
            "summon legend", "Legendary Creature");

    static @Nullable String on(String line) {
        String today = OLD.get(line.strip().toLowerCase(Locale.ROOT));
        if (today == null && line.toLowerCase(Locale.ROOT).startsWith("summon "))
            today = "Creature — " + line.substring("summon ".length());
        if (today != null) return "Write: " + today;
        if (line.isBlank()) return "A card has a type line, such as Instant or Creature — Elf.";
        return nearest(line);
    }

    private static @Nullable String nearest(String line) {
        String[] halves = line.split(" *[—–-]+ *", 2);
        List<String> words = new ArrayList<>();
        String asked = null;
        for (String word : halves[0].strip().split("\\s+")) {
            String known = type(word);
            if (known == null) return null;
            if (!known.equalsIgnoreCase(word)) asked = "\"" + word + "\": did you mean \"" + known + "\"? ";
            words.add(known);
        }
        String whole = String.join(" ", words) + (halves.length > 1 ? " — " + subtypes(halves[1]) : "");
        try {
            TypeLine.parse(whole);
        } catch (IllegalArgumentException _) {
            return null;
        }
        return (asked == null ? "" : asked) + "Write: " + whole;
    }

    private static String subtypes(String words) {
        List<String> subtypes = new ArrayList<>();
        for (String word : words.strip().split("\\s+")) subtypes.add(capital(word));
        return String.join(" ", subtypes);
    }

    private static String capital(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    private static @Nullable String type(String word) {
        List<String> all = new ArrayList<>();
        for (CardType type : CardType.values()) all.add(type.word());
        for (Supertype supertype : Supertype.values()) all.add(supertype.word());
        return Advice.nearest(word, all);
    }
}
