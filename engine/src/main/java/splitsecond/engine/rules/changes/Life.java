package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Bounded;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 119: gaining and losing life.
public final class Life {

    private Life() {}

    /// Returns how much was gained.
    public static int gain(GameState state, int player, int amount) {
        if (amount <= 0 || !state.isAlive(player)) return 0;
        if (Statics.applies(state, StaticEffect.Kind.CANT_GAIN_LIFE, player)
                || Statics.applies(state, StaticEffect.Kind.LIFE_CANT_CHANGE, player)) return 0;
        int gained = replaced(state, player, amount, false);
        if (gained < 0) lose(state, player, -gained);
        if (gained <= 0) return 0;
        state.setLife(player, Bounded.plus(state.life(player), gained));
        state.addPlayer(player, PlayerTable.LIFE_GAINED, gained);
        Triggers.raise(state, GameEvent.Kind.GAINED_LIFE, player, GameState.NONE, player, gained);
        return gained;
    }

    private static int replaced(GameState state, int player, int amount, boolean loss) {
        if ((state.caches.replacing & ReplacedEvents.LIFE) == 0) return amount;
        var changes = new ArrayList<NumberChange>(2);
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeLife change)
                    && change.loss() == loss
                    && Statics.includes(state, change.who(), entry, player))
                changes.add(new NumberChange(entry.source(), change.times(), change.plus()));
        }
        return NumberChange.apply(state, amount, player, changes, !loss);
    }

    /// CR 119.4: 0 life can always be paid.
    public static boolean canBePaid(GameState state, int player, int amount) {
        return amount == 0
                || state.life(player) >= amount
                        && !Statics.applies(state, StaticEffect.Kind.CANT_LOSE_LIFE, player)
                        // CR 119.8.
                        && !Statics.applies(state, StaticEffect.Kind.LIFE_CANT_CHANGE, player);
    }

    /// Returns how much was lost. Damage, too, comes to this (CR 120.3a).
    public static int lose(GameState state, int player, int amount) {
        if (amount <= 0 || !state.isAlive(player)) return 0;
        if (Statics.applies(state, StaticEffect.Kind.CANT_LOSE_LIFE, player)
                || Statics.applies(state, StaticEffect.Kind.LIFE_CANT_CHANGE, player)) return 0;
        int lost = replaced(state, player, amount, true);
        if (lost <= 0) return 0;
        state.setLife(player, Bounded.plus(state.life(player), -lost));
        state.addPlayer(player, PlayerTable.LIFE_LOST, lost);
        Triggers.raise(state, GameEvent.Kind.LOST_LIFE, player, GameState.NONE, player, lost);
        return lost;
    }
}
