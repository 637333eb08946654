package splitsecond.engine.card;

import java.util.ArrayList;
import java.util.List;

/// CR 202.1, 107.4: a mana cost: so much generic mana, so many X, and colored or special symbols.
public record ManaCost(int generic, int xs, List<ManaSymbol> symbols) {

    public static final ManaCost ZERO = new ManaCost(0, 0, List.of());

    public ManaCost {
        symbols = List.copyOf(symbols);
    }

    /// CR 202.3: the mana value, with X counted as 0 (202.3e).
    public int manaValue() {
        int value = generic;
        for (int i = 0; i < symbols.size(); i++) value += symbols.get(i).manaValue();
        return value;
    }

    /// The colors of the symbols (CR 105.2), a set of bits.
    public int colors() {
        int colors = 0;
        for (int i = 0; i < symbols.size(); i++) colors |= symbols.get(i).colors();
        return colors;
    }

    public boolean isZero() {
        return generic == 0 && xs == 0 && symbols.isEmpty();
    }

    public ManaCost plus(ManaCost other) {
        if (other.isZero()) return this;
        var all = new ArrayList<>(symbols);
        all.addAll(other.symbols);
        return new ManaCost(generic + other.generic, xs + other.xs, all);
    }

    /// CR 118.7c: a reduction takes from generic mana only, never below zero.
    public ManaCost plusGeneric(int amount) {
        return amount == 0 ? this : new ManaCost(Math.max(0, generic + amount), xs, symbols);
    }

    /// CR 107.3: the cost once X is known.
    public ManaCost withX(int x) {
        return xs == 0 ? this : new ManaCost(generic + xs * x, 0, symbols);
    }

    /// Reads "2UU" as well as "{2}{U}{U}", with hybrid ("{W/U}", "{2/W}", "{C/W}"), Phyrexian ("{W/P}", "{W/U/P}"),
    /// "{S}" and "{X}".
    public static ManaCost parse(String text) {
        var symbols = new ArrayList<ManaSymbol>();
        int generic = 0;
        int xs = 0;
        int at = 0;
        while (at < text.length()) {
            int start = at;
            String symbol;
            char c = text.charAt(at);
            if (c == '{') {
                int close = text.indexOf('}', at);
                if (close < 0) throw malformed(text, start, "'{' is never closed");
                symbol = text.substring(at + 1, close);
                at = close + 1;
            } else if (Character.isDigit(c)) {
                while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
                symbol = text.substring(start, at);
            } else {
                symbol = String.valueOf(c);
                at++;
            }
            if (symbol.equals("X")) xs++;
            else if (!symbol.isEmpty() && symbol.chars().allMatch(Character::isDigit)) {
                if (symbol.length() > 7) throw malformed(text, start, "'" + symbol + "' is too large");
                generic += Integer.parseInt(symbol);
            } else symbols.add(symbol(text, start, symbol));
        }
        return new ManaCost(generic, xs, symbols);
    }

    private static ManaSymbol symbol(String text, int start, String symbol) {
        if (symbol.equals("C")) return ManaSymbol.COLORLESS;
        if (symbol.equals("S")) return ManaSymbol.SNOW;
        int colors = 0;
        int genericInstead = 0;
        boolean phyrexian = false;
        boolean colorless = false;
        for (String part : symbol.split("/", -1)) {
            int color = part.length() == 1 ? "WUBRG".indexOf(part.charAt(0)) : -1;
            if (color >= 0) colors |= 1 << color;
            else if (part.equals("P")) phyrexian = true;
            else if (part.equals("C")) colorless = true;
            else if (part.equals("2")) genericInstead = 2;
            else throw malformed(text, start, "'" + symbol + "' is not a mana symbol");
        }
        if (colors == 0) throw malformed(text, start, "'" + symbol + "' is not a mana symbol");
        return new ManaSymbol(colors, colorless, genericInstead, phyrexian, false);
    }

    private static IllegalArgumentException malformed(String text, int position, String what) {
        return new IllegalArgumentException("mana cost \"" + text + "\", character " + (position + 1) + ": " + what
                + "; expected numbers, W U B R G C S X, or symbols such as {W/U}, {2/W}, {W/P}");
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        text.append("{X}".repeat(xs));
        if (generic > 0 || (symbols.isEmpty() && xs == 0))
            text.append('{').append(generic).append('}');
        for (var symbol : symbols) text.append(symbol);
        return text.toString();
    }
}
