package splitsecond.engine.rules.changes;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Slots;

/// CR 702.179: the speed of players.
public final class Speed {

    private static final Reference YOU = new Reference.You();

    private Speed() {}

    /// CR 704.5z: whoever controls a permanent with start your engines! and has no speed gets a speed of 1.
    public static void look(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            int player = state.controller(id);
            if (state.player(player, PlayerTable.SPEED) == 0
                    && state.isOnBattlefield(id)
                    && Layers.of(state, id).has(Keyword.START_YOUR_ENGINES)) start(state, player, id, 1);
        }
    }

    /// CR 702.179d: from then on it rises once in each of the player's turns in which an opponent loses life.
    ///
    /// @param source what it is told of: it has none
    public static void start(GameState state, int player, int source, int speed) {
        state.setPlayer(player, PlayerTable.SPEED, speed);
        var rises = Compiler.compile(
                new Ability.Triggered(
                        new Trigger.While(
                                new Trigger.LosesLife(new Filter.IsPlayer(Filter.Relation.OPPONENT)),
                                new Condition.And(List.of(
                                        new Condition.TurnOf(YOU),
                                        new Condition.Not(
                                                new Condition.PlayerIs(YOU, Condition.Designation.MAX_SPEED)))),
                                ""),
                        null,
                        new Effect.KeywordAction(Action.INCREASE_SPEED, null, null, ""),
                        1,
                        Zone.BATTLEFIELD,
                        "speed"),
                -1);
        Triggers.delay(
                state,
                new Delayed(rises, source, player, Slots.NONE, 0, new Duration.Forever(), false, state.turn.number));
    }

    public static boolean increase(GameState state, int player) {
        int speed = state.player(player, PlayerTable.SPEED);
        if (speed < Condition.MAX_SPEED) state.setPlayer(player, PlayerTable.SPEED, speed + 1);
        return true;
    }
}
