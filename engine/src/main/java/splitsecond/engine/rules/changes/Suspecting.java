package splitsecond.engine.rules.changes;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 701.60: suspected permanents.
public final class Suspecting {

    /// CR 701.60c. An effect like others: what loses all abilities later loses these, and stays suspected.
    private static final List<Modification> SUSPECTED = List.of(
            new Modification.GainKeyword(Keyword.MENACE),
            new Modification.GainAbility(new Ability.Static(
                    new StaticEffect.Change(
                            new Reference.This(""), List.of(new Modification.Obey(new Rule.CantBlock(null)))),
                    null,
                    Zone.BATTLEFIELD)));

    private Suspecting() {}

    public static void suspect(GameState state, int id) {
        // CR 701.60d.
        if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.SUSPECTED)) return;
        state.set(id, ObjectFlags.SUSPECTED, true);
        state.effects.continuous.add(new Continuous(
                state.effects.nextTimestamp++,
                id,
                state.controller(id),
                new int[] {id},
                SUSPECTED,
                null,
                null,
                new Duration.Forever(),
                state.turn.number));
        state.caches.layersDirty = true;
    }
}
