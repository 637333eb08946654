package splitsecond.engine.rules;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Shield;
import splitsecond.engine.state.StaticIndex;

/// CR 614 to 616 for damage: prevention and other replacement effects. The affected player would choose the order
/// (616.1); the one
/// that leaves the least damage is taken: prevent, then subtract, multiply, add.
final class Preventing {

    private Preventing() {}

    /// How much of the damage is dealt; uses up shields.
    static int remaining(GameState state, int source, int to, int amount, boolean combat) {
        if (state.layersDirty) Layers.refresh(state);
        int left = amount;
        if (mayPrevent(state, source, to)) {
            if (Protecting.from(state, to, source)) return 0;
            left = preventByStatics(state, source, to, left, combat);
            if (left > 0) left = useShields(state, source, to, left, combat);
            if (left > 0 && useShieldCounter(state, to)) return 0;
        }
        return left <= 0 ? 0 : change(state, source, to, left, combat);
    }

    /// CR 614.9: who or what is dealt the damage instead; each effect applies once.
    static int redirected(GameState state, int to) {
        if (state.layersDirty) Layers.refresh(state);
        int goal = to;
        for (var entry : state.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.RedirectDamage redirect))) continue;
            var context = Context.of(entry.source(), entry.controller());
            if (!Filters.matches(state, redirect.to(), goal, context)) continue;
            var instead = new IntList();
            References.find(state, redirect.instead(), context, instead);
            if (instead.size() == 1) goal = instead.get(0);
        }
        return goal;
    }

    /// CR 615.12.
    private static boolean mayPrevent(GameState state, int source, int to) {
        if (Obeying.has(state, source, Rule.Kind.DAMAGE_CANT_BE_PREVENTED)) return false;
        if (state.statics.isEmpty()) return true;
        return !Statics.applies(state, StaticEffect.Kind.DAMAGE_CANT_BE_PREVENTED, state.controller(to))
                && !Statics.applies(state, StaticEffect.Kind.DAMAGE_CANT_BE_PREVENTED, state.controller(source));
    }

    private static int preventByStatics(GameState state, int source, int to, int amount, boolean combat) {
        int left = amount;
        for (var entry : state.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.PreventDamage prevent))) continue;
            if (!applies(state, entry, prevent.from(), prevent.to(), prevent.combat(), source, to, combat)) continue;
            if (prevent.amount() == null) return 0;
            left -= Math.max(0, Amounts.of(state, prevent.amount(), Context.of(entry.source(), entry.controller())));
            if (left <= 0) return 0;
        }
        return left;
    }

    private static boolean applies(
            GameState state,
            StaticIndex.Entry entry,
            @Nullable Filter from,
            @Nullable Filter recipient,
            boolean onlyCombat,
            int source,
            int to,
            boolean combat) {
        if (onlyCombat && !combat) return false;
        var context = Context.of(entry.source(), entry.controller());
        return (from == null || Filters.matches(state, from, source, context))
                && (recipient == null || Filters.matches(state, recipient, to, context));
    }

    /// CR 615.7.
    private static int useShields(GameState state, int source, int to, int amount, boolean combat) {
        int left = amount;
        for (int i = 0; i < state.shields.size() && left > 0; i++) {
            var shield = state.shields.get(i);
            if (!protects(state, shield, source, to, combat)) continue;
            int prevented = shield.amount() < 0 ? left : Math.min(left, shield.amount());
            left -= prevented;
            if (shield.once() || shield.amount() == prevented) state.shields.remove(i--);
            else if (shield.amount() > 0) state.shields.set(i, lessened(shield, prevented));
        }
        return left;
    }

    private static boolean protects(GameState state, Shield shield, int source, int to, boolean combat) {
        if (shield.kind() != Shield.Kind.PREVENT || shield.combat() && !combat) return false;
        if (shield.protectedId() != GameState.NONE && shield.protectedId() != to) return false;
        if (shield.fromId() != GameState.NONE && shield.fromId() != source) return false;
        if (shield.from() == null && shield.to() == null) return true;
        var context = Context.of(shield.source(), shield.controller());
        return (shield.from() == null || Filters.matches(state, shield.from(), source, context))
                && (shield.to() == null || Filters.matches(state, shield.to(), to, context));
    }

    private static Shield lessened(Shield shield, int by) {
        return new Shield(
                shield.kind(),
                shield.protectedId(),
                shield.source(),
                shield.controller(),
                shield.from(),
                shield.to(),
                shield.amount() - by,
                shield.combat(),
                shield.fromId(),
                false);
    }

    /// CR 122.1c.
    private static boolean useShieldCounter(GameState state, int to) {
        return GameState.isObject(to) && Counting.remove(state, to, Counting.SHIELD, 1) > 0;
    }

    private static int change(GameState state, int source, int to, int amount, boolean combat) {
        if (state.statics.isEmpty()) return amount;
        long less = 0;
        long times = 1;
        long more = 0;
        for (var entry : state.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeDamage change))) continue;
            if (!applies(state, entry, change.from(), change.to(), change.combat(), source, to, combat)) continue;
            times = Math.min(times * change.times(), Integer.MAX_VALUE);
            if (change.plus() < 0) less -= change.plus();
            else more += change.plus();
        }
        return Math.clamp(Math.max(0, amount - less) * times + more, 0, Integer.MAX_VALUE / 2);
    }
}
