package splitsecond.engine.card;

/// CR 105: the five colors, in the order the rules list them.
public enum Color {
    WHITE('W', "white"),
    BLUE('U', "blue"),
    BLACK('B', "black"),
    RED('R', "red"),
    GREEN('G', "green");

    /// A set of colors is an int with one bit per color.
    public static final int ALL = 0b11111;

    private static final Color[] VALUES = values();

    private final char letter;
    private final String word;

    Color(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    public char letter() {
        return letter;
    }

    public String word() {
        return word;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public static Color of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The set named by letters such as "WU"; letters that are no color are an error.
    public static int set(String letters) {
        int colors = 0;
        for (int i = 0; i < letters.length(); i++) {
            int color = "WUBRG".indexOf(letters.charAt(i));
            if (color < 0) throw new IllegalArgumentException("'" + letters.charAt(i) + "' is not one of W U B R G");
            colors |= 1 << color;
        }
        return colors;
    }
}
