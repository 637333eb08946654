package splitsecond.cards.vocabulary.word;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// CR 205.3: the subtypes and their plurals.
public final class Subtypes {
    private static final Map<String, String> PLURALS = new LinkedHashMap<>();
    private static final Map<String, String> KINDS = new LinkedHashMap<>();

    private Subtypes() {}

    static {
        try (InputStream in =
                        Objects.requireNonNull(Subtypes.class.getResourceAsStream("/splitsecond/cards/subtypes.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.startsWith("#")) line(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void line(String line) {
        String kind = line.substring(0, line.indexOf(':'));
        for (String entry : line.substring(line.indexOf(':') + 1).split(",")) {
            String[] forms = entry.strip().split("/");
            PLURALS.put(forms[0], forms.length > 1 ? forms[1] : plural(forms[0]));
            KINDS.putIfAbsent(forms[0], kind);
        }
    }

    private static String plural(String word) {
        if (word.matches(".*(s|x|ch|sh|z)")) return word + "es";
        if (word.matches(".*[^aeiou]y")) return word.substring(0, word.length() - 1) + "ies";
        return word + "s";
    }

    public static Map<String, String> singular() {
        Map<String, String> words = new LinkedHashMap<>();
        for (String word : PLURALS.keySet()) words.put(word, word);
        return words;
    }

    public static Map<String, String> plural() {
        Map<String, String> words = new LinkedHashMap<>();
        PLURALS.forEach((word, plural) -> words.putIfAbsent(plural, word));
        return words;
    }

    /// The card type whose subtype it is, in lower case; that of creatures if it is none.
    public static String kind(String subtype) {
        return KINDS.getOrDefault(subtype, "creature");
    }

    /// Whether it is a creature type, and so more than the first word of a legend's name.
    public static boolean isCreatureType(String word) {
        return "creature".equals(KINDS.get(word));
    }

    public static boolean isLandType(String subtype) {
        return "land".equals(KINDS.get(subtype));
    }
}
