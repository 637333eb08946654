package splitsecond.app.table;

import splitsecond.engine.Game;
import splitsecond.engine.GameView;

/// What people call the things in a game.
final class Names {

    private Names() {}

    static String of(Game game, int id) {
        var all = game.everything();
        if (GameView.isPlayer(id))
            return id < all.playerCount() ? game.setup().seats().get(id).name() : "nobody";
        if (id < 0) return "something";
        if (all.exists(id)) {
            if (all.isFaceDown(id)) return "a face-down card";
            var item = all.stackItem(id);
            return all.traits(item != null && item.isAbility() && all.exists(item.source()) ? item.source() : id)
                    .name();
        }
        var last = all.lastKnown(id);
        return last == null ? "something" : last.name();
    }

    /// What lies on the stack: "Lightning Bolt", "the ability of Soul Warden".
    static String onStack(Game game, int id) {
        var item = game.everything().stackItem(id);
        return item != null && item.isAbility() ? "the ability of " + of(game, item.source()) : of(game, id);
    }
}
