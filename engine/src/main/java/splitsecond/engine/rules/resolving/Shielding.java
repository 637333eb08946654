package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Aftermath;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Shield;

/// CR 614.9, 615: instructions that prevent damage for a while, or have it dealt elsewhere.
final class Shielding {

    private Shielding() {}

    /// Over whom, and against what: certain ones, on which it is locked in, or whatever is described.
    private record Side(IntList ids, @Nullable Filter filter) {}

    /// Null while it is chosen.
    private static @Nullable Side side(GameState state, Following frame, @Nullable Filter filter) {
        if (!(filter instanceof Filter.AmongThose among))
            return new Side(
                    IntList.of(GameState.NONE), filter == null ? null : Locking.filter(state, filter, frame.context));
        var those = Choosing.those(state, frame, among.those());
        return those == null ? null : new Side(those, null);
    }

    /// CR 609.7: what would deal the damage. "A red source of your choice" must still be red then (CR 615.9).
    private static @Nullable Side source(GameState state, Following frame, @Nullable Filter filter) {
        if (!(filter instanceof Filter.AmongThose(Reference.Chosen chosen))) return side(state, frame, filter);
        var context = frame.context;
        var by = new IntList(1);
        References.find(state, chosen.by(), context, by);
        var candidates = new IntList();
        Filters.find(state, chosen.filter(), context, candidates);
        addGone(state, chosen.filter(), context, candidates);
        var picked =
                Choosing.among(state, frame, by.get(0), IntList.NOTHING, candidates, chosen.filter(), chosen.count());
        if (picked == null) return null;
        var sources = new IntList(1);
        for (int i = 0; i < picked.size(); i++) {
            var item = state.item(picked.get(i));
            sources.add(item != null && item.isAbility() ? item.source() : picked.get(i));
        }
        return new Side(sources, Locking.filter(state, chosen.filter(), context));
    }

    /// CR 609.7a: what has left since may be chosen, too, by the ability on the stack that it is the source of.
    private static void addGone(GameState state, Filter filter, Context context, IntList candidates) {
        var stack = state.zones.stack;
        for (int i = 0; i < stack.size(); i++) {
            var item = state.item(stack.get(i));
            if (item == null || !item.isAbility() || state.isOnBattlefield(item.source())) continue;
            if (Filters.matches(state, filter, item.source(), context)) candidates.add(stack.get(i));
        }
    }

    /// CR 615.6.
    static boolean prevent(GameState state, Following frame, Effect.PreventDamage effect) {
        var shield = effect.shield();
        if (shield.amount() == null && outlastsTurn(effect.duration())) {
            last(state, frame.context, shield, effect.duration());
            return true;
        }
        var from = source(state, frame, shield.from());
        if (from == null) return false;
        var to = side(state, frame, shield.to());
        if (to == null) return false;
        put(state, frame.context, from, to, shield.amount(), shield.kind(), effect.once(), GameState.NONE);
        return true;
    }

    static boolean preventNext(GameState state, Following frame, Effect.PreventNextDamage effect) {
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        var from = source(state, frame, effect.from() == null ? null : new Filter.AmongThose(effect.from()));
        if (from == null) return false;
        boolean all = effect.amount() == null;
        if (effect.from() == null && all && outlastsTurn(effect.duration())) {
            var those = new Filter.AmongThose(effect.to());
            last(
                    state,
                    frame.context,
                    new Replacement.PreventDamage(null, those, null, effect.kind(), ""),
                    effect.duration());
            return true;
        }
        boolean once = effect.from() != null && all;
        put(state, frame.context, from, new Side(to, null), effect.amount(), effect.kind(), once, GameState.NONE);
        return true;
    }

    /// CR 614.9: a shield that sends the damage elsewhere.
    static boolean redirectNext(GameState state, Following frame, Effect.RedirectNextDamage effect) {
        var from = source(state, frame, effect.from());
        if (from == null) return false;
        var to = side(state, frame, effect.to());
        if (to == null) return false;
        var instead = Choosing.those(state, frame, effect.instead());
        if (instead == null) return false;
        if (instead.isEmpty()) return true;
        put(state, frame.context, from, to, effect.amount(), effect.kind(), effect.amount() == null, instead.get(0));
        return true;
    }

    private static void put(
            GameState state,
            Context context,
            Side from,
            Side to,
            @Nullable Amount most,
            DamageKind kind,
            boolean once,
            int instead) {
        int amount = most == null ? Shield.allBut(0) : amount(state, context, most);
        int effect = state.effects.nextTimestamp++;
        context.slots.prevention = effect;
        if (amount == 0) return;
        for (int s = 0; s < from.ids().size(); s++)
            for (int r = 0; r < to.ids().size(); r++)
                state.effects.shields.add(new Shield(
                        Shield.Kind.PREVENT,
                        to.ids().get(r),
                        context.source,
                        context.controller,
                        from.filter(),
                        to.filter(),
                        amount,
                        kind,
                        from.ids().get(s),
                        once,
                        false,
                        instead,
                        effect));
    }

    private static int amount(GameState state, Context context, Amount most) {
        return most instanceof Amount.Minus(Amount.ThatMuch _, Amount.Number(int spared))
                ? Shield.allBut(spared)
                : Math.max(0, Amounts.of(state, most, context));
    }

    /// CR 615.5.
    static boolean follow(GameState state, Following frame, Effect.AfterPrevention effect) {
        var context = frame.context;
        var from = effect.from() == null ? null : Locking.filter(state, effect.from(), context);
        var more = new ArrayList<>(state.effects.aftermaths);
        more.add(new Aftermath(
                context.slots.prevention,
                from,
                effect.then(),
                context.source,
                context.controller,
                context.slots.forLater(context.item)));
        state.effects.aftermaths = List.copyOf(more);
        return true;
    }

    /// Shields are over at the end of the turn.
    private static boolean outlastsTurn(Duration duration) {
        return !(duration instanceof Duration.EndOfTurn);
    }

    private static void last(GameState state, Context context, Replacement.PreventDamage shield, Duration duration) {
        var locked = Locking.replacement(state, shield, context);
        LastingEffects.add(state, context, new int[0], List.of(), new StaticEffect.Replace(locked), duration);
    }
}
