package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.Face;
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

    static Face face(GameState state, int id) {
        var faces = state.blueprint(id).card.faces();
        return faces.get(state.exists(id) ? Math.min(state.face(id), faces.size() - 1) : 0);
    }

    /// The printed line of an ability, as near as lines can be told apart; the whole text if they cannot.
    static String text(Game game, int object, AbilityView ability) {
        if (!game.state().exists(object) && game.state().lastKnown(object) == null) return "";
        var face = face(game.state(), object);
        var lines = face.text().lines().filter(line -> isLineOf(ability, line)).toList();
        int place = place(face, ability);
        if (place >= 0 && place < lines.size()) return lines.get(place);
        if (ability.isMana() && face.text().isEmpty()) return "add mana";
        return face.text();
    }

    private static int place(Face face, AbilityView ability) {
        int place = 0;
        for (var printed : face.abilities()) {
            if (printed == ability.source()) return place;
            if (printed.getClass() == ability.source().getClass()) place++;
        }
        return -1;
    }

    private static boolean isLineOf(AbilityView ability, String line) {
        if (ability.isActivated()) return line.contains(":");
        return line.startsWith("When") || line.startsWith("At ");
    }

    /// The lines of the modes of a modal card.
    static List<String> modes(Game game, int object) {
        var modes = new ArrayList<String>();
        var state = game.state();
        var item = state.item(object);
        int printed = item != null && isAbility(item.ability) ? item.source : object;
        if (!state.exists(printed) && state.lastKnown(printed) == null) return modes;
        face(state, printed)
                .text()
                .lines()
                .filter(line -> line.startsWith("•"))
                .forEach(line -> modes.add(line.substring(1).strip()));
        return modes;
    }
}
