package splitsecond.engine;

import java.util.List;

/// Reaches behind the door, as nothing but a law may: what a player cannot see could as well be something else.
public final class HiddenCards {

    private HiddenCards() {}

    /// The same game, in which each of these cards is the next one.
    public static Game swapped(Game game, List<Integer> ids) {
        var other = game.fork();
        if (ids.isEmpty()) return other;
        var state = other.state();
        var first = state.blueprint(ids.getFirst());
        for (int i = 0; i + 1 < ids.size(); i++) state.setBlueprint(ids.get(i), state.blueprint(ids.get(i + 1)));
        state.setBlueprint(ids.getLast(), first);
        return other;
    }
}
