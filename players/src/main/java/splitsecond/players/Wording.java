package splitsecond.players;

import java.util.Locale;

/// Whether words that people type mean a name: `bolt` or `light b` for Lightning Bolt.
public final class Wording {

    private Wording() {}

    /// Every word begins one of the name's words, in their order.
    public static boolean means(String words, String name) {
        String[] parts = split(name);
        int at = 0;
        String[] wanted = split(words);
        if (wanted.length == 0) return false;
        for (String word : wanted) {
            while (at < parts.length && !parts[at].startsWith(word)) at++;
            if (at++ >= parts.length) return false;
        }
        return true;
    }

    private static String[] split(String text) {
        String plain =
                text.toLowerCase(Locale.ROOT).replaceAll("['’.,:!?\"]", "").strip();
        return plain.isEmpty() ? new String[0] : plain.split("[\\s/-]+");
    }
}
