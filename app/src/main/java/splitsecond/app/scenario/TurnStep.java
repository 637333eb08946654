package splitsecond.app.scenario;

import java.util.Locale;

/// The steps of a turn by the names that scenario files use; a main phase counts as one.
public enum TurnStep {
    UNTAP,
    UPKEEP,
    DRAW,
    PRECOMBAT_MAIN,
    BEGINNING_OF_COMBAT,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    FIRST_STRIKE_DAMAGE,
    COMBAT_DAMAGE,
    END_OF_COMBAT,
    POSTCOMBAT_MAIN,
    END,
    CLEANUP;

    /// As it is written in a file.
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
