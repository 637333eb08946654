package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.changes.InherentTriggers;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.keyword.DungeonRooms;
import splitsecond.engine.rules.keyword.DungeonRooms.Dungeon;
import splitsecond.engine.rules.keyword.DungeonRooms.Room;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 309, 701.49, 726: dungeons, and the initiative.
public final class Venturing {

    private Venturing() {}

    /// CR 701.49a-d.
    ///
    /// @param undercity which dungeon is entered by a player who is in none
    static boolean venture(GameState state, Following frame, boolean undercity) {
        int player = frame.context.controller;
        var dungeon = dungeon(state, player);
        if (dungeon != null && !room(state, player, dungeon).next().isEmpty())
            return goOn(state, frame, player, dungeon);
        var open = new ArrayList<Dungeon>();
        var names = new ArrayList<String>();
        for (var each : DungeonRooms.ALL) {
            if (each.initiative() != undercity) continue;
            open.add(each);
            names.add(each.name());
        }
        int chosen = names.size() == 1 ? 0 : Choosing.word(state, frame, player, frame.context.source, names);
        if (chosen == Choosing.WAITING) return false;
        if (dungeon != null) complete(state, player);
        enter(state, player, open.get(chosen), 0);
        return true;
    }

    private static boolean goOn(GameState state, Following frame, int player, Dungeon dungeon) {
        var next = room(state, player, dungeon).next();
        int chosen = 0;
        if (next.size() > 1) {
            var names = new ArrayList<String>();
            for (int room : next) names.add(dungeon.rooms().get(room).name());
            chosen = Choosing.word(state, frame, player, frame.context.source, names);
            if (chosen == Choosing.WAITING) return false;
        }
        enter(state, player, dungeon, next.get(chosen));
        return true;
    }

    private static @org.jspecify.annotations.Nullable Dungeon dungeon(GameState state, int player) {
        int number = state.player(player, PlayerTable.DUNGEON);
        return number == 0 ? null : DungeonRooms.ALL.get(number - 1);
    }

    private static Room room(GameState state, int player, Dungeon dungeon) {
        return dungeon.rooms().get(state.player(player, PlayerTable.ROOM));
    }

    /// CR 309.4: the venture marker moves, and the room's ability triggers.
    private static void enter(GameState state, int player, Dungeon dungeon, int room) {
        leave(state, player);
        state.setPlayer(player, PlayerTable.DUNGEON, DungeonRooms.ALL.indexOf(dungeon) + 1);
        state.setPlayer(player, PlayerTable.ROOM, room);
        var entered = dungeon.rooms().get(room);
        int place = Tokens.putInCommandZone(state, player, shown(dungeon, entered), List.of());
        Effect effect = entered.effect();
        // CR 309.6: it is completed once the ability of its last room has left the stack.
        if (entered.next().isEmpty())
            effect = new Effect.Sequence(
                    List.of(effect, new Effect.KeywordAction(Action.COMPLETE_A_DUNGEON, null, null, "")), List.of());
        InherentTriggers.trigger(state, place, player, effect);
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.PlayerRule(var who, var kind)
                    && kind == StaticEffect.Kind.ROOMS_TRIGGER_AGAIN
                    && Statics.includes(state, who, entry, player))
                InherentTriggers.trigger(state, place, player, effect);
    }

    private static String shown(Dungeon dungeon, Room room) {
        return dungeon.name() + ": " + room.name();
    }

    private static void leave(GameState state, int player) {
        var dungeon = dungeon(state, player);
        if (dungeon == null) return;
        Tokens.removeFromCommandZone(state, player, shown(dungeon, room(state, player, dungeon)));
        state.setPlayer(player, PlayerTable.DUNGEON, 0);
    }

    /// CR 309.6: the ability of the last room is done.
    static boolean completeLast(GameState state, int player) {
        var dungeon = dungeon(state, player);
        return dungeon == null || !room(state, player, dungeon).next().isEmpty() || complete(state, player);
    }

    /// CR 309.7.
    private static boolean complete(GameState state, int player) {
        if (dungeon(state, player) == null) return true;
        leave(state, player);
        state.addPlayer(player, PlayerTable.DUNGEONS_COMPLETED, 1);
        state.caches.layersDirty = true;
        Triggers.raise(state, Triggers.action(Action.COMPLETE_A_DUNGEON, player, 1));
        return true;
    }
}
