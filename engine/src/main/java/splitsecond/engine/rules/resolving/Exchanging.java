package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.GameState;

/// CR 701.12: both become what the other was, or neither.
final class Exchanging {

    private Exchanging() {}

    /// CR 701.12c: each player gains or loses the life that makes the difference.
    static boolean lifeTotals(GameState state, Following frame, Reference both) {
        var players = Choosing.players(state, frame, both);
        if (players == null) return false;
        frame.context.slots.did(false);
        if (players.size() != 2) return true;
        int one = players.get(0);
        int other = players.get(1);
        int ones = state.life(one);
        int others = state.life(other);
        if (!mayBecome(state, one, others) || !mayBecome(state, other, ones)) return true;
        DamageAndLife.become(state, one, others);
        DamageAndLife.become(state, other, ones);
        frame.context.slots.did(ones != others);
        return true;
    }

    /// CR 119.7, 119.8: who can't gain, or lose, life makes no exchange that needs it.
    private static boolean mayBecome(GameState state, int player, int total) {
        int change = total - state.life(player);
        if (change == 0) return true;
        return !Statics.applies(state, StaticEffect.Kind.LIFE_CANT_CHANGE, player)
                && !Statics.applies(
                        state,
                        change > 0 ? StaticEffect.Kind.CANT_GAIN_LIFE : StaticEffect.Kind.CANT_LOSE_LIFE,
                        player);
    }

    /// CR 701.12g: the number of the object is set for as long as it is there.
    static boolean lifeAnd(GameState state, Following frame, Reference who, Characteristic number) {
        var players = Choosing.players(state, frame, who);
        if (players == null) return false;
        var context = frame.context;
        int creature = context.source;
        if (players.isEmpty() || !state.isOnBattlefield(creature)) return true;
        int player = players.get(0);
        boolean power = number == Characteristic.POWER;
        var traits = Layers.of(state, creature);
        int before = power ? traits.power : traits.toughness;
        var life = new Amount.Number(state.life(player));
        if (!mayBecome(state, player, before)) return true;
        DamageAndLife.become(state, player, before);
        var set = new Modification.SetPowerToughness(power ? life : null, power ? null : life);
        LastingEffects.add(state, context, new int[] {creature}, List.of(set), null, new Duration.Forever());
        return true;
    }
}
