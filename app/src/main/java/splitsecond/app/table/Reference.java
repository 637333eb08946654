package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.state.GameState;

/// An object or a player, in a view or a call.
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Reference(@Nullable Integer object, @Nullable Integer player) {

    static @Nullable Reference of(int id) {
        if (id < 0) return null;
        return GameState.isPlayer(id) ? new Reference(null, id) : new Reference(id, null);
    }

    /// The engine's number for it; -1 if the reference says nothing.
    int id() {
        if (object != null) return GameState.isObject(object) ? object : GameState.NONE;
        return player != null && GameState.isPlayer(player) ? player : GameState.NONE;
    }
}
