package splitsecond.engine.card;

/// CR 205.4: words before the card types that change what rules apply.
public enum Supertype {
    BASIC("Basic"),
    LEGENDARY("Legendary"),
    SNOW("Snow"),
    WORLD("World"),
    ONGOING("Ongoing");

    private final String word;

    Supertype(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public int bit() {
        return 1 << ordinal();
    }
}
