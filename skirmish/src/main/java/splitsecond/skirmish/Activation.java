package splitsecond.skirmish;

import org.jspecify.annotations.Nullable;

/// A player's activation turn.
///
/// @param figure the deployment card that activates, if it is known
/// @param actionsTaken how many of its `actions` are spent
public record Activation(Player player, @Nullable String figure, int actionsTaken, int actions) {

    /// What a figure may do in its activation.
    public static final int ACTIONS = 2;

    public int actionsLeft() {
        return Math.max(0, actions - actionsTaken);
    }

    Activation spending(int spent) {
        return new Activation(player, figure, actionsTaken + spent, actions);
    }
}
