package splitsecond.engine.card;

/// CR 107.4: one symbol of a mana cost. Generic mana is counted in the cost itself, not here.
///
/// @param colors which colors can pay for it, a set of bits; 0 if none can, also where 2 life will be paid instead
/// @param colorless whether {C} can pay for it
/// @param genericInstead how much generic mana may be paid instead ({2/W}: 2), or 0
/// @param phyrexian whether 2 life may be paid instead
/// @param snow whether only mana from a snow source can pay for it ({S})
public record ManaSymbol(int colors, boolean colorless, int genericInstead, boolean phyrexian, boolean snow) {

    public static final ManaSymbol COLORLESS = new ManaSymbol(0, true, 0, false, false);
    public static final ManaSymbol SNOW = new ManaSymbol(0, false, 0, false, true);

    /// The mana that can pay for it: bits in the order W U B R G C, then mana from a snow source, whatever its type.
    public int payers() {
        return colors | (colorless ? 1 << 5 : 0) | (snow ? 1 << 6 : 0);
    }

    /// CR 601.2b, 107.4f: whether it is still to be announced what a Phyrexian symbol is paid with.
    boolean isOpen() {
        return phyrexian && colors != 0;
    }

    /// The Phyrexian symbol once that was announced.
    ManaSymbol paidWith(boolean life) {
        return new ManaSymbol(life ? 0 : colors, colorless, genericInstead, life, snow);
    }

    /// The same where mana of any color, or of any type, may be spent on it.
    ManaSymbol payableWithAny(boolean type) {
        boolean any = colors != 0 || type && colorless;
        return any ? new ManaSymbol(ANY_COLOR, true, genericInstead, phyrexian, snow) : this;
    }

    /// The same where white mana is of any color, and all other mana colorless.
    ManaSymbol payableWithWhiteAlone() {
        int white = colors == 0 ? 0 : Color.WHITE.bit();
        int others = colorless ? ANY_COLOR & ~Color.WHITE.bit() : 0;
        return new ManaSymbol(white | others, colorless, genericInstead, phyrexian, snow);
    }

    /// The same where only mana of these colors may be spent on it.
    ManaSymbol payableWithOnly(int only) {
        return new ManaSymbol(colors & only, false, 0, phyrexian, snow);
    }

    private static final int ANY_COLOR = (1 << 5) - 1;

    /// Whether something else than one mana may pay for it.
    public boolean hasChoice() {
        return phyrexian || genericInstead > 0;
    }

    public int manaValue() {
        return genericInstead > 0 ? genericInstead : 1;
    }

    @Override
    public String toString() {
        if (snow) return "{S}";
        if (phyrexian && colors == 0) return "{P}";
        var text = new StringBuilder("{");
        if (genericInstead > 0) text.append(genericInstead).append('/');
        if (colorless && colors != 0) text.append("C/");
        else if (colorless) text.append('C');
        text.append(letters());
        if (phyrexian) text.append("/P");
        return text.append('}').toString();
    }

    /// Two colors are printed in the order of the color wheel's shorter way (CR 107.4e): W/U but G/W.
    private String letters() {
        var letters = new StringBuilder();
        for (var color : Color.values()) if ((colors & color.bit()) != 0) letters.append(color.letter());
        if (letters.length() < 2) return letters.toString();
        int first = "WUBRG".indexOf(letters.charAt(0));
        int second = "WUBRG".indexOf(letters.charAt(1));
        boolean swap = second - first > 2;
        return swap ? letters.charAt(1) + "/" + letters.charAt(0) : letters.charAt(0) + "/" + letters.charAt(1);
    }
}
