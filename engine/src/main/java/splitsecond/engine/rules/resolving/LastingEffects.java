package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 611.2, 603.7: effects that last, and triggers set up for later.
final class LastingEffects {

    private LastingEffects() {}

    static boolean change(GameState state, Following frame, Effect.Change effect) {
        var context = frame.context;
        var named = Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        var what = new IntList(named.size());
        for (int i = 0; i < named.size(); i++) {
            int id = References.current(state, named.get(i), context);
            if (GameState.isPlayer(id) || state.exists(id)) what.add(id);
        }
        context.slots.did(what);
        if (what.isEmpty()) return true;
        if (onlyStaysTapped(effect)) {
            for (int i = 0; i < what.size(); i++) state.set(what.get(i), ObjectFlags.STAYS_TAPPED, true);
            return true;
        }
        var duration = Locking.duration(state, effect.duration(), context);
        if (what.size() > 1 && !constant(effect.changes())) changeEach(state, context, effect, what, duration);
        else add(state, context, what.toArray(), locked(state, effect.changes(), context), null, duration);
        return true;
    }

    /// "Doesn't untap during its controller's next untap step" is a mark on the permanent.
    private static boolean onlyStaysTapped(Effect.Change effect) {
        return effect.duration() instanceof Duration.NextUntapStep
                && effect.changes().size() == 1
                && effect.changes().getFirst() instanceof Modification.Obey obey
                && obey.rule() instanceof Rule.Simple simple
                && simple.kind() == Rule.Kind.DOESNT_UNTAP;
    }

    /// "Each creature gets +X/+0, where X is its power": worked out for each; those with the same result share an
    /// effect.
    private static void changeEach(
            GameState state, Context context, Effect.Change effect, IntList what, Duration duration) {
        var group = new IntList();
        List<Modification> shared = List.of();
        for (int i = 0; i < what.size(); i++) {
            context.slots.turnTo(effect.what(), what.get(i));
            var own = locked(state, effect.changes(), context);
            if (!group.isEmpty() && !own.equals(shared)) {
                add(state, context, group.toArray(), shared, null, duration);
                group.clear();
            }
            shared = own;
            group.add(what.get(i));
        }
        add(state, context, group.toArray(), shared, null, duration);
        context.slots.turnBack(effect.what(), what);
    }

    private static boolean constant(List<Modification> changes) {
        for (var change : changes) if (!Locking.isConstant(change)) return false;
        return true;
    }

    private static List<Modification> locked(GameState state, List<Modification> changes, Context context) {
        if (constant(changes)) return changes;
        var locked = new ArrayList<Modification>(changes.size());
        for (var change : changes) locked.add(Locking.modification(state, change, context));
        return List.copyOf(locked);
    }

    /// A continuous effect begins; affected objects and amounts have been worked out (CR 611.2c, 608.2h).
    static void add(
            GameState state,
            Context context,
            int[] affected,
            List<Modification> changes,
            @Nullable StaticEffect effect,
            Duration duration) {
        state.effects.continuous.add(new Continuous(
                state.effects.nextTimestamp++,
                context.source,
                context.controller,
                affected,
                changes,
                effect,
                duration,
                state.turn.number));
        state.caches.layersDirty = true;
    }

    static boolean apply(GameState state, Following frame, Effect.Apply effect) {
        var context = frame.context;
        var locked = Locking.effect(state, effect.effect(), context);
        add(state, context, new int[0], List.of(), locked, Locking.duration(state, effect.duration(), context));
        return true;
    }

    /// CR 701.12: both or neither.
    static boolean exchangeControl(GameState state, Following frame, Effect.ExchangeControl effect) {
        var context = frame.context;
        var ones = Choosing.those(state, frame, effect.one());
        if (ones == null) return false;
        var others = Choosing.those(state, frame, effect.other());
        if (others == null) return false;
        var both = ones.copy();
        both.addAll(others);
        context.slots.did(false);
        if (both.size() < 2 || !state.isOnBattlefield(both.get(0)) || !state.isOnBattlefield(both.get(1))) return true;
        int one = state.controller(both.get(0));
        int other = state.controller(both.get(1));
        if (one == other) return true;
        control(state, context, both.get(0), other);
        control(state, context, both.get(1), one);
        context.slots.did(true);
        return true;
    }

    static void control(GameState state, Context context, int id, int player) {
        var change = new Modification.ChangeControl(new Reference.Locked(List.of(player)));
        add(state, context, new int[] {id}, List.of(change), null, new Duration.Forever());
    }

    /// CR 603.7: its words mean what they mean now.
    static boolean delay(GameState state, Following frame, Effect.Delayed effect) {
        var context = frame.context;
        var ability = Compiler.compile(
                new Ability.Triggered(effect.trigger(), null, effect.effect(), 0, Zone.BATTLEFIELD, ""), -1);
        Triggers.delay(
                state,
                new Delayed(
                        ability,
                        context.source,
                        context.controller,
                        context.slots.forLater(context.item),
                        context.x(),
                        effect.until(),
                        effect.once(),
                        state.turn.number));
        return true;
    }

    /// CR 614.10: the next such step is skipped.
    static boolean skipStep(GameState state, Following frame, Effect.SkipStep effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var kind = skipping(effect.step());
        if (kind == null || who.isEmpty()) return true;
        // The untap step to be skipped is over when it would be; a turn's other steps, with the turn.
        var duration = effect.step() == Step.UNTAP ? new Duration.NextUntapStep("") : new Duration.EndOfYourNextTurn();
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            var rule = new StaticEffect.PlayerRule(new Reference.Locked(List.of(player)), kind);
            var theirs = Context.of(frame.context.source, player);
            add(state, theirs, new int[] {player}, List.of(), rule, duration);
        }
        return true;
    }

    private static StaticEffect.@Nullable Kind skipping(Step step) {
        return switch (step) {
            case DRAW -> StaticEffect.Kind.SKIPS_DRAW_STEP;
            case UNTAP -> StaticEffect.Kind.SKIPS_UNTAP_STEP;
            default -> null;
        };
    }
}
