package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.keyword.DungeonRooms.Dungeon;
import splitsecond.engine.rules.keyword.DungeonRooms.Room;
import splitsecond.engine.rules.keyword.DungeonRooms;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PendingTrigger;
import splitsecond.engine.state.PlayerTable;

/// CR 309, 701.49, 726: dungeons, and the initiative.
public final class Venturing {

    static final String COMPLETE = "complete a dungeon";
    static final String UNDERCITY = "venture into Undercity";
    private static final String INITIATIVE = "the initiative";
    private static final int[] NOTHING = {};

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
            effect =
                    new Effect.Sequence(List.of(effect, new Effect.KeywordAction(COMPLETE, null, null, "")), List.of());
        trigger(state, place, player, effect);
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.PlayerRule(var who, var kind)
                    && kind == StaticEffect.Kind.ROOMS_TRIGGER_AGAIN
                    && Statics.includes(state, who, entry, player)) trigger(state, place, player, effect);
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
        Triggers.raise(state, ScryAndSurveil.action(COMPLETE, player, 1));
        return true;
    }

    private static void trigger(GameState state, int source, int player, Effect effect) {
        var ability = compile(new Trigger.Reflexive(""), effect, "");
        state.effects.waiting.add(new PendingTrigger(ability, source, player, null, NOTHING, player, 0));
    }

    private static CompiledAbility compile(Trigger trigger, Effect effect, String name) {
        return Compiler.compile(new Ability.Triggered(trigger, null, effect, 0, Zone.COMMAND, name), -1);
    }

    /// CR 726.2, 726.5: whoever takes it ventures into Undercity, now and in each of their upkeeps.
    public static boolean takeInitiative(GameState state, int player, int source) {
        var venture = new Effect.KeywordAction(UNDERCITY, null, null, "");
        if (state.players.initiative != player) {
            state.players.initiative = player;
            state.effects.delayed.removeIf(delayed -> delayed.ability().source instanceof Ability.Triggered t
                    && t.name().equals(INITIATIVE));
            var upkeep = new Trigger.StepBegins(Step.UPKEEP, new Filter.IsPlayer(Filter.Relation.YOU), "");
            Triggers.delay(
                    state,
                    new Delayed(
                            compile(upkeep, venture, INITIATIVE),
                            source,
                            player,
                            NOTHING,
                            player,
                            0,
                            new Duration.Forever(),
                            false,
                            state.turn.number,
                            null));
            state.caches.layersDirty = true;
        }
        trigger(state, source, player, venture);
        Triggers.raise(state, ScryAndSurveil.action("take the initiative", player, 1));
        return true;
    }
}
