package splitsecond.skirmish;

import org.jspecify.annotations.Nullable;

/// An attack in progress, or one that is declared and still pending: its dice are not rolled yet.
///
/// @param figure who attacks, if it is known
/// @param target whom, if it is known and a figure
public record Attack(
        Player attacker,
        Player defender,
        boolean pending,
        @Nullable Figure figure,
        @Nullable Figure target) {

    public Attack(Player attacker, Player defender, boolean pending) {
        this(attacker, defender, pending, null, null);
    }

    Attack rolled() {
        return new Attack(attacker, defender, false, figure, target);
    }
}
