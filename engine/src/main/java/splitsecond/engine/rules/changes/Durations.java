package splitsecond.engine.rules.changes;

import java.util.List;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;

/// CR 611.2: when effects with a duration end.
public final class Durations {

    private Durations() {}

    /// CR 514.2: "until end of turn" and "this turn".
    public static void endOfTurn(GameState state) {
        if (!state.effects.continuous.isEmpty()
                && state.effects.continuous.removeIf(effect -> effect.duration() instanceof Duration.EndOfTurn
                        || effect.duration() instanceof Duration.EndOfCombat
                        || effect.duration() instanceof Duration.NextSpell
                        || effect.duration() instanceof Duration.EndOfYourNextTurn
                                && effect.turn() < state.turn.number
                                && effect.controller() == state.turn.activePlayer)) state.caches.layersDirty = true;
        if (!state.effects.shields.isEmpty()) state.effects.shields.clear();
        state.effects.aftermaths = List.of();
        if (!state.effects.delayed.isEmpty())
            state.effects.delayed.removeIf(delayed -> delayed.until() instanceof Duration.EndOfTurn);
    }

    public static void endOfCombat(GameState state) {
        if (!state.effects.continuous.isEmpty()
                && state.effects.continuous.removeIf(effect -> effect.duration() instanceof Duration.EndOfCombat))
            state.caches.layersDirty = true;
    }

    public static void beginTurn(GameState state, int player) {
        if (!state.effects.continuous.isEmpty()
                && state.effects.continuous.removeIf(
                        effect -> effect.duration() instanceof Duration.YourNextTurn && effect.controller() == player))
            state.caches.layersDirty = true;
        if (!state.effects.delayed.isEmpty())
            state.effects.delayed.removeIf(
                    delayed -> delayed.until() instanceof Duration.YourNextTurn && delayed.controller() == player);
    }

    /// "Until your next end step" ends as that step begins.
    public static void beginEndStep(GameState state, int player) {
        if (!state.effects.continuous.isEmpty()
                && state.effects.continuous.removeIf(effect ->
                        effect.duration() instanceof Duration.YourNextEndStep && effect.controller() == player))
            state.caches.layersDirty = true;
    }

    /// CR 601.2i: the next such spell has been cast. What is said of the spell itself holds for it from now on.
    public static void afterCasting(GameState state, int spell, int player) {
        var all = state.effects.continuous;
        for (int i = all.size() - 1; i >= 0; i--) {
            var effect = all.get(i);
            if (!(effect.duration() instanceof Duration.NextSpell(var next))
                    || effect.controller() != player
                    || !Filters.matchesAsSpell(state, next, spell, effect.source(), player)) continue;
            all.remove(i);
            if (effect.effect() instanceof StaticEffect.Change change)
                all.add(new Continuous(
                        effect.timestamp(),
                        effect.source(),
                        player,
                        new int[] {spell},
                        change.changes(),
                        null,
                        null,
                        new Duration.EndOfTurn(""),
                        effect.turn()));
            state.caches.layersDirty = true;
        }
    }

    private static final Modification RETURNS =
            new Modification.Obey(new Rule.Simple(Rule.Kind.RETURNS_AS_OTHERS_UNTAP));

    /// "During your next untap step, as you untap your permanents, return this land to its owner's hand."
    private static void returnSome(GameState state, int player) {
        for (var effect : List.copyOf(state.effects.continuous)) {
            if (effect.controller() != player || !effect.changes().contains(RETURNS)) continue;
            state.effects.continuous.remove(effect);
            for (int id : effect.affected()) if (state.isOnBattlefield(id)) Zones.move(state, id, Zone.HAND);
        }
    }

    /// "During its controller's next untap step" is over for the permanents of that player.
    public static void afterUntap(GameState state, int player) {
        if (!state.effects.continuous.isEmpty()) returnSome(state, player);
        if (!state.effects.continuous.isEmpty()
                && state.effects.continuous.removeIf(effect -> effect.duration() instanceof Duration.NextUntapStep
                        && effect.affected().length > 0
                        && state.controller(effect.affected()[0]) == player)) state.caches.layersDirty = true;
    }
}
