package splitsecond.app.table;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.view.AbilityView;

/// What people call the things in a game.
final class Names {

    private Names() {}

    static String of(Game game, int id) {
        var state = game.state();
        if (GameState.isPlayer(id))
            return id < state.playerCount ? game.setup().seats().get(id).name() : "nobody";
        if (id < 0) return "something";
        if (state.exists(id)) {
            if (state.is(id, ObjectFlags.FACE_DOWN)) return "a face-down card";
            var item = state.item(id);
            return game.traits(item != null && isAbility(item.ability) && state.exists(item.source) ? item.source : id)
                    .name();
        }
        var last = state.lastKnown(id);
        return last == null ? "something" : last.traits().name();
    }

    /// What lies on the stack: "Lightning Bolt", "the ability of Soul Warden".
    static String onStack(Game game, int id) {
        var item = game.state().item(id);
        return item != null && isAbility(item.ability) ? "the ability of " + of(game, item.source) : of(game, id);
    }

    static boolean isAbility(@Nullable AbilityView ability) {
        return ability != null && !(ability.source() instanceof Ability.Spell);
    }
}
