package splitsecond.players;

import java.util.Locale;

/// What people type: names by the beginnings of their words, `bolt` or `light b` for Lightning Bolt, and numbers.
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

    /// A whole number of up to eight digits; -1 for any other text.
    public static int number(String text) {
        boolean digits = !text.isEmpty() && text.length() < 9 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(text) : -1;
    }
}
