package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 605.1b: mana that is added because a permanent is tapped for mana. A payment counts on it before it is there.
public final class TriggeredMana {

    /// In the amount of an event, beside the types of mana: what could be counted on has been added already.
    public static final int COUNTED = 1 << ManaSource.TYPES;

    /// Beyond so many alternatives the first ones must do.
    private static final int MOST = 60;

    private TriggeredMana() {}

    public static boolean isPossible(GameState state) {
        return (state.caches.listening & GameEvent.Kind.TAPPED_FOR_MANA.bit()) != 0;
    }

    /// Whether it always adds mana, and only that, for the player who tapped: then it can be counted on.
    public static boolean isCountedOn(GameState state, Ability.Triggered ability, Context context, int player) {
        return ability.timesEachTurn() == 0
                && ability.interveningIf() == null
                && ability.effect().bare() instanceof Effect.AddMana adding
                && adding.terms() == null
                && isFor(state, adding, context, player);
    }

    private static boolean isFor(GameState state, Effect.AddMana adding, Context context, int player) {
        var who = new IntList();
        References.find(state, adding.who(), context, who);
        return who.size() == 1 && who.get(0) == player;
    }

    /// What there is in all if a permanent is tapped for one of these outputs; the same outputs if nothing triggers.
    public static int[][] with(GameState state, int[][] outputs, int permanent, int player) {
        List<int[]> all = null;
        for (int i = 0; i < outputs.length; i++) {
            var more = with(state, outputs[i], permanent, player);
            if (all == null && more == null) continue;
            if (all == null) all = new ArrayList<>(Arrays.asList(outputs).subList(0, i));
            all.addAll(more == null ? List.of(outputs[i]) : more);
        }
        return all == null ? outputs : all.toArray(new int[0][]);
    }

    private static @Nullable List<int[]> with(GameState state, int[] output, int permanent, int player) {
        int types = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) if (output[type] > 0) types |= 1 << type;
        if (types == 0) return null;
        var event = GameEvent.of(GameEvent.Kind.TAPPED_FOR_MANA, permanent, GameState.NONE, player, types);
        List<int[]> all = null;
        // Within a batch it is not known who listens.
        var listeners = state.caches.layersDirty ? state.zones.battlefield : state.caches.manaListeners;
        for (int i = 0; i < listeners.size(); i++) {
            int id = listeners.get(i);
            if (state.isOnBattlefield(id))
                all = with(state, Layers.of(state, id), id, Zone.BATTLEFIELD, event, output, all);
        }
        for (int i = 0; i < state.zones.outsiders.size(); i++) {
            int id = state.zones.outsiders.get(i);
            all = with(state, state.printed(id), id, state.zone(id), event, output, all);
        }
        for (int i = 0; i < state.effects.delayed.size(); i++) {
            var delayed = state.effects.delayed.get(i);
            if (!delayed.once()) all = with(state, delayed.ability(), Context.of(delayed, event), event, output, all);
        }
        return all;
    }

    private static @Nullable List<int[]> with(
            GameState state,
            Characteristics traits,
            int id,
            Zone zone,
            GameEvent event,
            int[] output,
            @Nullable List<int[]> sofar) {
        if ((traits.listensTo & event.kind().bit()) == 0) return sofar;
        var all = sofar;
        for (var ability : traits.abilities) {
            if (ability.zone != zone || (ability.listensTo & event.kind().bit()) == 0) continue;
            var context = state.desk().borrowContext(id, state.controller(id));
            context.slots.event = event;
            all = with(state, ability, context, event, output, all);
            state.desk().giveBack(context);
        }
        return all;
    }

    private static @Nullable List<int[]> with(
            GameState state,
            CompiledAbility ability,
            Context context,
            GameEvent event,
            int[] output,
            @Nullable List<int[]> sofar) {
        if (!ability.isMana || !(ability.source instanceof Ability.Triggered triggered)) return sofar;
        if (!TriggerEvents.matches(state, triggered.trigger(), event, context)) return sofar;
        if (!isCountedOn(state, triggered, context, event.player())) return sofar;
        if (!(triggered.effect().bare() instanceof Effect.AddMana adding)) return sofar;
        var added = Productions.outputs(state, adding.production(), context);
        if (added.length == 0) return sofar;
        var sums = new ArrayList<int[]>();
        for (int[] before : sofar == null ? List.of(output) : sofar)
            for (int[] more : added) if (sums.size() < MOST) addSum(before, more, sums);
        return sums;
    }

    private static void addSum(int[] before, int[] more, List<int[]> sums) {
        var sum = before.clone();
        for (int type = 0; type < ManaSource.TYPES; type++) sum[type] += more[type];
        for (int[] known : sums) if (Arrays.equals(known, sum)) return;
        sums.add(sum);
    }
}
