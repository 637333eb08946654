package splitsecond.app.scenario;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Mana in a pool.
public record Mana(int white, int blue, int black, int red, int green, int colorless) {

    public static final Mana NONE = new Mana(0, 0, 0, 0, 0, 0);
    static final String SYMBOLS = "WUBRGC";

    /// `W` for `W` and for `white`; null for what is no kind of mana.
    static @Nullable Character symbol(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "w", "white" -> 'W';
            case "u", "blue" -> 'U';
            case "b", "black" -> 'B';
            case "r", "red" -> 'R';
            case "g", "green" -> 'G';
            case "c", "colorless", "colourless" -> 'C';
            default -> null;
        };
    }

    Mana plus(char symbol, int n) {
        return switch (symbol) {
            case 'W' -> new Mana(white + n, blue, black, red, green, colorless);
            case 'U' -> new Mana(white, blue + n, black, red, green, colorless);
            case 'B' -> new Mana(white, blue, black + n, red, green, colorless);
            case 'R' -> new Mana(white, blue, black, red + n, green, colorless);
            case 'G' -> new Mana(white, blue, black, red, green + n, colorless);
            default -> new Mana(white, blue, black, red, green, colorless + n);
        };
    }

    /// In the order W U B R G C.
    public int of(char symbol) {
        return switch (symbol) {
            case 'W' -> white;
            case 'U' -> blue;
            case 'B' -> black;
            case 'R' -> red;
            case 'G' -> green;
            default -> colorless;
        };
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (char symbol : SYMBOLS.toCharArray()) text.repeat("{" + symbol + "}", of(symbol));
        return text.isEmpty() ? "no mana" : text.toString();
    }
}
