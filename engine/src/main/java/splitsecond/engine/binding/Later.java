package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// CR 603.7: "At the beginning of the next end step, sacrifice it. If you do, …": the sentence after a delayed trigger
/// that speaks of what that does is done then, too.
final class Later {

    private Later() {}

    /// A sequence in which such sentences are part of the delayed trigger, joined to it as sentences.
    static Effect.Sequence folded(Effect.Sequence sequence) {
        var steps = new ArrayList<Effect>(sequence.steps());
        var joints = new ArrayList<>(sequence.joints());
        for (int i = 0; i + 1 < steps.size() && i < joints.size(); i++) {
            var longer = joints.get(i) == Effect.Joint.SENTENCE
                    ? with(steps.get(i), steps.get(i + 1))
                    : joints.get(i) == Effect.Joint.THEN ? then(steps.get(i), steps.get(i + 1)) : null;
            if (longer == null) continue;
            steps.set(i, longer);
            steps.remove(i + 1);
            joints.remove(i);
        }
        return steps.size() == sequence.steps().size() ? sequence : new Effect.Sequence(steps, joints);
    }

    /// "Exile it at end of combat, then return it": not before.
    private static @Nullable Effect then(Effect step, Effect next) {
        return step instanceof Effect.Delayed(var trigger, var effect, var until, var once, var wording)
                        && wording.equals("after")
                ? new Effect.Delayed(
                        trigger,
                        new Effect.Sequence(List.of(effect, next), List.of(Effect.Joint.LATER_THEN)),
                        until,
                        once,
                        wording)
                : null;
    }

    private static @Nullable Effect with(Effect step, Effect next) {
        return switch (step) {
            // "Exile it if it's an instant card. You may cast that card": if it was exiled.
            case Effect.If(var condition, Effect.Move move, var otherwise, var wording)
            when otherwise == null && move.to() == Zone.EXILE && next instanceof Effect.CastCard ->
                new Effect.If(
                        condition,
                        new Effect.Sequence(List.of(move, next), List.of(Effect.Joint.LATER)),
                        null,
                        wording);
            case Effect.If(var condition, var then, var otherwise, var wording)
            when otherwise == null && !wording.contains("instead") -> {
                var longer = with(then, next);
                yield longer == null ? null : new Effect.If(condition, longer, null, wording);
            }
            case Effect.Delayed(var trigger, var effect, var until, var once, var wording)
            when speaksOf(next, effect, once) ->
                new Effect.Delayed(
                        trigger,
                        new Effect.Sequence(List.of(effect, next), List.of(Effect.Joint.LATER)),
                        until,
                        once,
                        wording);
            // CR 603.12: "When you do, put a counter on target creature. It becomes an Angel": that is done then, too.
            case Effect.WhenYouDo when -> reflexive(when, after(when.then(), next));
            case Effect.MayPay(var who, var cost, Effect.WhenYouDo when, var otherwise, var wording)
            when otherwise == null && speaksOfIt(next) ->
                new Effect.MayPay(
                        who,
                        cost,
                        reflexive(when, new Effect.Sequence(List.of(when.then(), next), List.of(Effect.Joint.LATER))),
                        null,
                        wording);
            // "If you do, tap target creature. That creature doesn't untap …", "if you do, put it onto the battlefield.
            // It's a
            // Zombie": only if that was done, though the creature is there in any case.
            case Effect.MayPay(var who, var cost, var then, var otherwise, var wording)
            when otherwise == null && next instanceof Effect.Change change && change.what() instanceof Reference.It ->
                new Effect.MayPay(
                        who,
                        cost,
                        new Effect.Sequence(List.of(then, next), List.of(Effect.Joint.LATER)),
                        null,
                        wording);
            case Effect.Structure _, Effect.Instruction _ -> null;
        };
    }

    /// CR 603.4: "When you do, if it has four or more counters on it, … It gains trample": only then.
    private static Effect after(Effect then, Effect next) {
        return then instanceof Effect.If(var condition, var effect, var otherwise, var wording) && otherwise == null
                ? new Effect.If(condition, after(effect, next), null, wording)
                : new Effect.Sequence(List.of(then, next), List.of(Effect.Joint.LATER));
    }

    private static Effect.WhenYouDo reflexive(Effect.WhenYouDo when, Effect then) {
        return new Effect.WhenYouDo(when.first(), when.done(), then, when.optional(), when.wording());
    }

    /// "If you do"; "it gains haste", of what only then comes back.
    private static boolean speaksOf(Effect next, Effect later, boolean once) {
        // "Whenever a creature dies this turn, exile the top card of your library. You may play it": each time.
        if (!once && speaksOfIt(next)) return true;
        return next instanceof Effect.If when && when.condition() instanceof Condition.PreviousDone
                || next instanceof Effect.Change && later instanceof Effect.Move move && move.to() == Zone.BATTLEFIELD;
    }

    private static boolean speaksOfIt(Effect effect) {
        var found = new boolean[1];
        new AbilityMap() {
            @Override
            public Reference reference(Reference reference) {
                found[0] |= reference instanceof Reference.It;
                return super.reference(reference);
            }
        }.effect(effect);
        return found[0];
    }

    private static boolean isLater(List<Effect.Joint> joints) {
        return joints.equals(List.of(Effect.Joint.LATER)) || joints.equals(List.of(Effect.Joint.LATER_THEN));
    }

    /// How they were joined.
    static Effect.Joint joint(Effect step) {
        return step.bare() instanceof Effect.Delayed delayed
                        && delayed.effect().bare() instanceof Effect.Sequence(var _, var joints)
                        && joints.equals(List.of(Effect.Joint.LATER_THEN))
                ? Effect.Joint.THEN
                : Effect.Joint.SENTENCE;
    }

    /// The sentences of which a step was made: one, unless one has been folded into it.
    static List<Effect> unfolded(Effect step) {
        return switch (step) {
            case Effect.Numbered numbered -> unfolded(numbered.effect());
            case Effect.Sequence(var steps, var joints) when joints.equals(List.of(Effect.Joint.LATER)) -> steps;
            case Effect.If(var condition, var then, var otherwise, var wording)
            when otherwise == null -> {
                var parts = unfolded(then);
                yield parts.size() == 1
                        ? List.of(step)
                        : List.of(new Effect.If(condition, parts.getFirst(), null, wording), parts.getLast());
            }
            case Effect.Delayed(var trigger, var effect, var until, var once, var wording)
            when effect.bare() instanceof Effect.Sequence(var steps, var joints) && isLater(joints) ->
                List.of(new Effect.Delayed(trigger, steps.getFirst(), until, once, wording), steps.getLast());
            case Effect.WhenYouDo when
            when when.then().bare() instanceof Effect.Sequence(var steps, var joints) && isLater(joints) ->
                List.of(reflexive(when, steps.getFirst()), steps.getLast());
            case Effect.WhenYouDo when
            when when.then().bare() instanceof Effect.If then -> {
                var parts = unfolded(then);
                yield parts.size() == 1 ? List.of(step) : List.of(reflexive(when, parts.getFirst()), parts.getLast());
            }
            case Effect.MayPay(var who, var cost, var then, var otherwise, var wording)
            when otherwise == null && then.bare() instanceof Effect.WhenYouDo -> {
                var parts = unfolded(then);
                yield parts.size() == 1
                        ? List.of(step)
                        : List.of(new Effect.MayPay(who, cost, parts.getFirst(), null, wording), parts.getLast());
            }
            case Effect.MayPay(var who, var cost, var then, var otherwise, var wording)
            when otherwise == null
                    && then.bare() instanceof Effect.Sequence(var steps, var joints)
                    && isLater(joints) ->
                List.of(new Effect.MayPay(who, cost, steps.getFirst(), null, wording), steps.getLast());
            case Effect.Structure _, Effect.Instruction _ -> List.of(step);
        };
    }
}
