package splitsecond.engine.ability;

/// CR 500.1: the steps and phases of a turn, in order. The main phases have no steps and stand for themselves.
public enum Step {
    UNTAP("untap"),
    UPKEEP("upkeep"),
    DRAW("draw"),
    PRECOMBAT_MAIN("precombat main"),
    BEGINNING_OF_COMBAT("beginning of combat"),
    DECLARE_ATTACKERS("declare attackers"),
    DECLARE_BLOCKERS("declare blockers"),
    FIRST_STRIKE_DAMAGE("first strike damage"),
    COMBAT_DAMAGE("combat damage"),
    END_OF_COMBAT("end of combat"),
    POSTCOMBAT_MAIN("postcombat main"),
    END("end"),
    CLEANUP("cleanup");

    private static final Step[] VALUES = values();

    private final String word;

    Step(String word) {
        this.word = word;
    }

    public static Step of(int ordinal) {
        return VALUES[ordinal];
    }

    public String word() {
        return word;
    }

    public boolean isMain() {
        return this == PRECOMBAT_MAIN || this == POSTCOMBAT_MAIN;
    }

    public boolean isDamage() {
        return this == FIRST_STRIKE_DAMAGE || this == COMBAT_DAMAGE;
    }

    public boolean isCombat() {
        return ordinal() >= BEGINNING_OF_COMBAT.ordinal() && ordinal() <= END_OF_COMBAT.ordinal();
    }
}
