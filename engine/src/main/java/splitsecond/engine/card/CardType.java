package splitsecond.engine.card;

/// CR 300: the card types of the traditional game. The order decides which one a refusal names.
public enum CardType {
    CREATURE("Creature"),
    ARTIFACT("Artifact"),
    ENCHANTMENT("Enchantment"),
    PLANESWALKER("Planeswalker"),
    BATTLE("Battle"),
    LAND("Land"),
    INSTANT("Instant"),
    SORCERY("Sorcery"),
    KINDRED("Kindred");

    /// The types whose objects may be on the battlefield (CR 110.4), as a set of bits.
    public static final int PERMANENT =
            CREATURE.bit() | ARTIFACT.bit() | ENCHANTMENT.bit() | PLANESWALKER.bit() | BATTLE.bit() | LAND.bit();

    private final String word;

    CardType(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public int bit() {
        return 1 << ordinal();
    }
}
