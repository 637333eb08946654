package splitsecond.engine.rules;

import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.GameState;

/// CR 119: gaining and losing life.
public final class Life {

    private Life() {}

    /// Returns how much was gained.
    static int gain(GameState state, int player, int amount) {
        if (amount <= 0 || !state.isAlive(player)) return 0;
        if (Statics.applies(state, StaticEffect.Kind.CANT_GAIN_LIFE, player)
                || Statics.applies(state, StaticEffect.Kind.LIFE_CANT_CHANGE, player)) return 0;
        int gained = replaceGain(state, player, amount);
        if (gained <= 0) return 0;
        state.setLife(player, state.life(player) + gained);
        state.addPlayer(player, GameState.LIFE_GAINED, gained);
        Triggers.raise(state, GameEvent.Kind.GAINED_LIFE, player, GameState.NONE, player, gained);
        return gained;
    }

    /// CR 616.1: the player would choose the order, and chooses to add before multiplying.
    private static int replaceGain(GameState state, int player, int amount) {
        if (state.statics.isEmpty()) return amount;
        long plus = 0;
        long times = 1;
        for (var entry : state.statics.entries) {
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeLifeGain change)
                    && Statics.includes(state, change.who(), entry, player)) {
                plus += change.plus();
                times = Math.min(times * change.times(), Integer.MAX_VALUE);
            }
        }
        return Math.clamp((amount + plus) * times, 0, Integer.MAX_VALUE / 2);
    }

    /// Returns how much was lost. Damage, too, comes to this (CR 120.3a).
    static int lose(GameState state, int player, int amount) {
        if (amount <= 0 || !state.isAlive(player)) return 0;
        if (Statics.applies(state, StaticEffect.Kind.CANT_LOSE_LIFE, player)
                || Statics.applies(state, StaticEffect.Kind.LIFE_CANT_CHANGE, player)) return 0;
        state.setLife(player, state.life(player) - amount);
        state.addPlayer(player, GameState.LIFE_LOST, amount);
        Triggers.raise(state, GameEvent.Kind.LOST_LIFE, player, GameState.NONE, player, amount);
        return amount;
    }
}
