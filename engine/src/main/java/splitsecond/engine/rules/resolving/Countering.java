package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Departure;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 701.6: countering spells and abilities; and what a spell remembers until it has resolved.
final class Countering {

    private Countering() {}

    static boolean counter(GameState state, Following frame, Effect.Counter effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++) {
            int id = what.get(i);
            if (!state.isIn(id, Zone.STACK) || cantBeCountered(state, id)) continue;
            if (isReplaced(state, context, id)) continue;
            counter(state, context, id, effect.to());
            done.add(id);
        }
        context.slots.did(done);
        return true;
    }

    /// CR 614.1a: something else is done to the spell.
    private static boolean isReplaced(GameState state, Context context, int id) {
        var item = state.item(id);
        if (item == null || !item.isSpell()) return false;
        for (var entry : state.caches.statics.entries) {
            if (entry.controller() != context.controller
                    || !(entry.effect() instanceof StaticEffect.Replace(Replacement.InsteadOfCountering instead)))
                continue;
            var words = Context.of(entry.source(), entry.controller());
            if (instead.what() instanceof Reference.Mention mention) words.slots.note(mention.number(), IntList.of(id));
            Resolving.follow(state, instead.instead(), words);
            return true;
        }
        return false;
    }

    private static boolean cantBeCountered(GameState state, int id) {
        return Layers.of(state, id).hasRule(Rule.Kind.CANT_BE_COUNTERED);
    }

    /// The spell remembers it until it resolves.
    static boolean enterWithCounters(GameState state, Following frame, Effect.EnterWithCounters effect) {
        var context = frame.context;
        var spells = Choosing.those(state, frame, effect.spell());
        if (spells == null) return false;
        var done = new IntList();
        for (int i = 0; i < spells.size(); i++) {
            int id = spells.get(i);
            var item = state.item(id);
            if (item == null || !state.isIn(id, Zone.STACK)) continue;
            var changed = item.copy();
            changed.arriving = item.arriving.plus(effect.kind(), Amounts.of(state, effect.count(), context));
            state.setItem(id, changed);
            done.add(id);
        }
        context.slots.did(done);
        return true;
    }

    /// The spell remembers it until it resolves.
    static boolean exileAsItResolves(GameState state, Following frame, Effect.ExileAsItResolves effect) {
        var context = frame.context;
        var spells = Choosing.those(state, frame, effect.spell());
        if (spells == null) return false;
        for (int i = 0; i < spells.size(); i++) {
            int id = spells.get(i);
            var item = state.item(id);
            if (item == null || !state.isIn(id, Zone.STACK)) continue;
            var changed = item.copy();
            changed.departing = new Departure(context.source, context.controller, effect.then());
            state.setItem(id, changed);
        }
        return true;
    }

    /// The source remembers what was spent on the ability that resolves.
    static boolean noteMana(GameState state, Context context) {
        if (context.item != null && state.exists(context.source))
            state.setMemory(context.source, state.memory(context.source).withNoted(context.item.manaSpent));
        return true;
    }

    /// CR 701.6a.
    private static void counter(GameState state, Context context, int id, Effect.@Nullable Destination to) {
        int controller = state.controller(id);
        Zones.beginBatch(state);
        Triggers.raise(state, GameEvent.Kind.COUNTERED, id, context.source, controller, 0);
        var zone = to == null ? Zone.GRAVEYARD : to.zone();
        var arrival =
                to == null ? Entering.plain() : Moving.arrival(state, context, id, to.placement(), context.controller);
        int moved = Resolving.leave(state, id, zone, arrival);
        References.moved(context, id, moved, Zone.STACK, zone);
        if (moved != GameState.NONE && state.isIn(moved, Zone.EXILE)) Moving.putAside(state, context.source, moved);
        Zones.endBatch(state);
    }
}
