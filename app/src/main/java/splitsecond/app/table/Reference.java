package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;

/// An object or a player, in a view or a call.
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Reference(@Nullable Integer object, @Nullable Integer player) {

    static @Nullable Reference of(int id) {
        if (id < 0) return null;
        return GameView.isPlayer(id) ? new Reference(null, id) : new Reference(id, null);
    }

    /// The engine's number for it; -1 if the reference says nothing.
    int id() {
        if (object != null) return GameView.isObject(object) ? object : GameView.NONE;
        return player != null && GameView.isPlayer(player) ? player : GameView.NONE;
    }
}
