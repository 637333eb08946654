package splitsecond.engine.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// CR 202.1, 107.4: a mana cost: so much generic mana, so many X, and colored or special symbols.
/// What is asked of it for every card in every list of options is worked out once.
public final class ManaCost {

    public static final ManaCost ZERO = new ManaCost(0, 0, List.of());

    private final int generic;
    private final int xs;
    private final List<ManaSymbol> symbols;
    /// What each mana of X is, or null for generic mana: "spend only black mana on X".
    private final @Nullable ManaSymbol ofX;
    /// CR 601.2f: how much of the mana for X need not be paid, because there was not enough generic mana to reduce.
    private final int lessForX;
    /// Whether that leaves at least one mana to pay.
    private final boolean leavesOne;
    /// Whether each mana of X is of another color: "no more than one mana of each color may be spent this way".
    private final boolean unlike;
    /// How many of the last symbols are of X, and each paid with another color.
    private final int unlikeSymbols;
    private final int[] payers;
    private final boolean hasChoice;
    private final int leastMana;
    private final int manaValue;

    public ManaCost(int generic, int xs, List<ManaSymbol> symbols) {
        this(generic, xs, symbols, null, 0, false);
    }

    private ManaCost(
            int generic, int xs, List<ManaSymbol> symbols, @Nullable ManaSymbol ofX, int lessForX, boolean leavesOne) {
        this(generic, xs, symbols, ofX, lessForX, leavesOne, false, 0);
    }

    private ManaCost(
            int generic,
            int xs,
            List<ManaSymbol> symbols,
            @Nullable ManaSymbol ofX,
            int lessForX,
            boolean leavesOne,
            boolean unlike,
            int unlikeSymbols) {
        this.unlike = unlike;
        this.unlikeSymbols = unlikeSymbols;
        this.generic = generic;
        this.lessForX = lessForX;
        this.leavesOne = leavesOne;
        this.xs = xs;
        this.ofX = ofX;
        this.symbols = List.copyOf(symbols);
        payers = new int[symbols.size()];
        boolean choice = false;
        int value = generic;
        int least = generic;
        for (int i = 0; i < payers.length; i++) {
            var symbol = symbols.get(i);
            payers[i] = symbol.payers();
            choice |= symbol.hasChoice();
            value += symbol.manaValue();
            if (!symbol.phyrexian()) least++;
        }
        hasChoice = choice;
        leastMana = least;
        manaValue = value;
    }

    /// CR 609.4b: the same cost where mana of any color, or of any type, may be spent on its symbols.
    public ManaCost payableWithAny(boolean type) {
        var paid = new ArrayList<ManaSymbol>(symbols.size());
        for (var symbol : symbols) paid.add(symbol.payableWithAny(type));
        return new ManaCost(
                generic,
                xs,
                paid,
                ofX == null ? null : ofX.payableWithAny(type),
                lessForX,
                leavesOne,
                unlike,
                unlikeSymbols);
    }

    /// The same cost where white mana is of any color, and all other mana colorless.
    public ManaCost payableWithWhiteAlone() {
        var paid = new ArrayList<ManaSymbol>(symbols.size());
        for (var symbol : symbols) paid.add(symbol.payableWithWhiteAlone());
        var x = ofX == null ? null : ofX.payableWithWhiteAlone();
        return new ManaCost(generic, xs, paid, x, lessForX, leavesOne, unlike, unlikeSymbols);
    }

    /// The same cost, on which only mana of these colors, a set of bits, may be spent.
    public ManaCost payableWithOnly(int colors) {
        var paid = new ArrayList<ManaSymbol>(generic + symbols.size());
        for (var symbol : symbols) paid.add(symbol.payableWithOnly(colors));
        for (int i = 0; i < generic; i++) paid.add(new ManaSymbol(colors, false, 0, false, false));
        return new ManaCost(0, xs, paid, new ManaSymbol(colors, false, 0, false, false), lessForX, leavesOne);
    }

    /// The same cost, of whose X only mana of these colors may be spent.
    public ManaCost payingXWith(int colors) {
        var symbol = colors == 0 ? null : new ManaSymbol(colors, false, 0, false, false);
        return new ManaCost(generic, xs, symbols, symbol, lessForX, leavesOne);
    }

    /// The same cost, of whose X only mana of any colors may be spent, no more than one of each.
    public ManaCost payingXWithUnlikeColors() {
        return new ManaCost(generic, xs, symbols, ANY_COLOR, lessForX, leavesOne, true, 0);
    }

    private static final ManaSymbol ANY_COLOR = new ManaSymbol(Color.ALL, false, 0, false, false);

    /// Whether it is still to be said which colors are spent on its X.
    public boolean asksColorsOfX() {
        return unlike && xs > 0;
    }

    /// The cost once it is known which colors, a set of bits, are spent on X.
    public ManaCost spendingOnX(int colors) {
        var all = new ArrayList<>(symbols);
        for (int color = 0; color < Color.values().length; color++)
            if ((colors & 1 << color) != 0) all.add(new ManaSymbol(1 << color, false, 0, false, false));
        return new ManaCost(generic, 0, all);
    }

    /// What the cost may be where each mana of X is of another color; else the cost itself.
    public List<ManaCost> alternatives() {
        if (unlikeSymbols == 0) return List.of(this);
        var bare = new ManaCost(generic, 0, symbols.subList(0, symbols.size() - unlikeSymbols));
        var all = new ArrayList<ManaCost>();
        for (int colors = 0; colors <= Color.ALL; colors++)
            if (Integer.bitCount(colors) == unlikeSymbols) all.add(bare.spendingOnX(colors));
        return all;
    }

    /// The colors that may be spent on X, a set of bits; 0 if any mana may.
    public int colorsOfX() {
        return ofX == null ? 0 : ofX.colors();
    }

    /// The same cost, with another amount of generic mana and other symbols.
    public ManaCost with(int otherGeneric, List<ManaSymbol> others) {
        return new ManaCost(otherGeneric, xs, others, ofX, lessForX, leavesOne, unlike, 0);
    }

    /// CR 601.2f, 118.7c: so much less generic mana, X included; what is beyond that is lost.
    public ManaCost less(int mana, List<ManaSymbol> others) {
        int beyond = xs == 0 ? 0 : Math.max(0, mana - generic);
        return new ManaCost(Math.max(0, generic - mana), xs, others, ofX, lessForX + beyond, leavesOne, unlike, 0);
    }

    /// The same cost, of which one mana is paid whatever X is less by.
    public ManaCost leavingOne() {
        return xs == 0 ? this : new ManaCost(generic, xs, symbols, ofX, lessForX, true, unlike, 0);
    }

    public int generic() {
        return generic;
    }

    /// How often {X} is in it.
    public int xs() {
        return xs;
    }

    public List<ManaSymbol> symbols() {
        return symbols;
    }

    /// How many symbols there are, generic mana and {X} apart.
    public int size() {
        return payers.length;
    }

    /// The mana that can pay for a symbol: see `ManaSymbol.payers`.
    public int payers(int symbol) {
        return payers[symbol];
    }

    /// Whether a symbol can be paid for in several ways: with one mana, with generic mana, with life.
    public boolean hasChoice() {
        return hasChoice;
    }

    /// How much mana must be spent at least, with life for all Phyrexian symbols and X as 0.
    public int leastMana() {
        return leastMana;
    }

    /// CR 202.3: the mana value, with X counted as 0 (202.3e).
    public int manaValue() {
        return manaValue;
    }

    /// The colors of the symbols (CR 105.2), a set of bits.
    public int colors() {
        int colors = 0;
        for (int i = 0; i < symbols.size(); i++) colors |= symbols.get(i).colors();
        return colors;
    }

    public boolean isZero() {
        return generic == 0 && xs == 0 && payers.length == 0;
    }

    public ManaCost plus(ManaCost other) {
        if (other.isZero()) return this;
        if (isZero() && ofX == null) return other;
        var all = new ArrayList<>(symbols);
        all.addAll(other.symbols);
        return new ManaCost(
                generic + other.generic,
                xs + other.xs,
                all,
                ofX == null ? other.ofX : ofX,
                lessForX + other.lessForX,
                leavesOne || other.leavesOne,
                unlike || other.unlike,
                0);
    }

    /// CR 107.3: the cost once X is known.
    public ManaCost withX(int x) {
        if (xs == 0) return this;
        int mana = Math.max(0, xs * x - lessForX);
        if (leavesOne && x > 0 && mana == 0 && generic == 0 && symbols.isEmpty()) mana = 1;
        if (ofX == null) return new ManaCost(generic + mana, 0, symbols);
        var all = new ArrayList<>(symbols);
        for (int i = 0; i < mana; i++) all.add(ofX);
        return new ManaCost(generic, 0, all, null, 0, false, false, unlike ? mana : 0);
    }

    /// CR 601.2b: the first Phyrexian symbol of which it is not yet announced whether life pays for it; -1 if none.
    public int openPhyrexian() {
        for (int i = 0; hasChoice && i < payers.length; i++) if (symbols.get(i).isOpen()) return i;
        return -1;
    }

    /// The cost once it was announced what a Phyrexian symbol is paid with.
    public ManaCost announced(int symbol, boolean life) {
        var changed = new ArrayList<>(symbols);
        changed.set(symbol, symbols.get(symbol).paidWith(life));
        return new ManaCost(generic, xs, changed, ofX, lessForX, leavesOne, unlike, 0);
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
            at = endOfSymbol(text, start);
            String symbol = text.charAt(start) == '{' ? text.substring(start + 1, at - 1) : text.substring(start, at);
            if (symbol.equals("X")) xs++;
            else if (isNumber(symbol)) {
                if (symbol.length() > 7) throw malformed(text, start, "'" + symbol + "' is too large");
                generic += Integer.parseInt(symbol);
            } else symbols.add(symbol(text, start, symbol));
        }
        return new ManaCost(generic, xs, symbols);
    }

    private static int endOfSymbol(String text, int start) {
        if (text.charAt(start) == '{') {
            int close = text.indexOf('}', start);
            if (close < 0) throw malformed(text, start, "'{' is never closed");
            return close + 1;
        }
        int end = start;
        while (end < text.length() && isDigit(text.charAt(end))) end++;
        return Math.max(end, start + 1);
    }

    private static boolean isNumber(String symbol) {
        for (int i = 0; i < symbol.length(); i++) if (!isDigit(symbol.charAt(i))) return false;
        return !symbol.isEmpty();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static ManaSymbol symbol(String text, int start, String symbol) {
        if (symbol.equals("C")) return ManaSymbol.COLORLESS;
        if (symbol.equals("S")) return ManaSymbol.SNOW;
        String[] parts = symbol.split("/", -1);
        boolean phyrexian = parts.length > 1 && parts[parts.length - 1].equals("P");
        int halves = phyrexian ? parts.length - 1 : parts.length;
        int colors = 0;
        for (int i = 0; i < halves; i++) colors |= color(parts[i]);
        boolean colorless = parts[0].equals("C");
        int genericInstead = parts[0].equals("2") ? 2 : 0;
        // CR 107.4 knows one color, two different ones, or 2 or C with one color; only colors are Phyrexian.
        boolean mixed = colorless || genericInstead > 0;
        boolean known = Integer.bitCount(colors) + (mixed ? 1 : 0) == halves && halves <= 2 && colors != 0;
        if (!known || (mixed && phyrexian)) throw malformed(text, start, "'" + symbol + "' is not a mana symbol");
        return new ManaSymbol(colors, colorless, genericInstead, phyrexian, false);
    }

    private static int color(String part) {
        int color = part.length() == 1 ? "WUBRG".indexOf(part.charAt(0)) : -1;
        return color < 0 ? 0 : 1 << color;
    }

    private static IllegalArgumentException malformed(String text, int position, String what) {
        return new IllegalArgumentException("mana cost \"" + text + "\", character " + (position + 1) + ": " + what
                + "; expected numbers, W U B R G C S X, or symbols such as {W/U}, {2/W}, {W/P}");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ManaCost cost
                && generic == cost.generic
                && xs == cost.xs
                && lessForX == cost.lessForX
                && leavesOne == cost.leavesOne
                && unlike == cost.unlike
                && unlikeSymbols == cost.unlikeSymbols
                && symbols.equals(cost.symbols)
                && Objects.equals(ofX, cost.ofX);
    }

    @Override
    public int hashCode() {
        return (generic * 31 + xs) * 31 + symbols.hashCode();
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
