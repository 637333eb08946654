package splitsecond.app.table;

import splitsecond.engine.Game;
import splitsecond.engine.GameView;

/// What people call the things in a game.
final class Names {

    private static final String FACE_DOWN = "a face-down card";

    private Names() {}

    /// What everybody may call it who knows that it is there.
    static String of(Game game, int id) {
        var all = game.everything();
        if (GameView.isPlayer(id))
            return id < all.playerCount() ? game.setup().seats().get(id).name() : "nobody";
        if (id < 0) return "something";
        if (all.exists(id)) {
            if (all.isFaceDown(id)) return FACE_DOWN;
            var item = all.stackItem(id);
            int named = item != null && item.isAbility() && all.exists(item.source()) ? item.source() : id;
            String name = all.traits(named).name();
            // CR 709.5: a Room whose doors are locked has no name; people call it by what is printed on it.
            return name.isEmpty() ? all.card(named).definition().name() : name;
        }
        var last = all.lastKnown(id);
        if (last == null) return all.name(id, "something");
        return last.name().isEmpty() ? FACE_DOWN : last.name();
    }

    /// What a viewer calls an object: by its name only if they see its face.
    static String seenBy(Game game, GameView view, int id) {
        boolean exists = game.everything().exists(id);
        if (exists && !view.exists(id)) return "a card";
        var object = exists && view.knows(id) && view.isFaceDown(id) ? view.find(id) : null;
        return object == null ? of(game, id) : object.name() + " (face down)";
    }
}
