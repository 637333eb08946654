package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 601.2f, 602.2b: what makes costs of mana greater or less.
final class CostChanges {
    private CostChanges() {}

    /// CR 118.7, 601.2f: a static effect makes a cost larger or smaller.
    static ManaCost change(ManaCost cost, boolean more, ManaCost by, int times) {
        if (times <= 0) return cost;
        if (more) {
            var sum = cost;
            for (int i = 0; i < times; i++) sum = sum.plus(by);
            return sum;
        }
        int less = by.generic() * times;
        if (by.symbols().isEmpty()) return cost.less(less, cost.symbols());
        var left = new ArrayList<>(cost.symbols());
        for (int i = 0; i < times; i++) {
            // CR 118.7d: what has no symbol of its kind left reduces generic mana.
            for (ManaSymbol symbol : by.symbols()) if (!left.remove(symbol)) less++;
        }
        return cost.less(less, left);
    }

    /// The effects in play that change what a spell costs.
    static ManaCost withStatics(
            GameState state, ManaCost cost, int spell, int player, StackItem item, boolean increases) {
        var total = cost;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.SpellCost change) || change.more() != increases) continue;
            if (change.castBy() != null && !Statics.includes(state, change.castBy(), entry, player)) continue;
            var context = Context.of(entry.source(), entry.controller());
            if (Casting.looksAtTargets(change.spells())) context.item = item;
            if (!Filters.matchesAsSpell(state, change.spells(), spell, context)) continue;
            total = change(total, change.more(), change.by(), Amounts.of(state, change.times(), context));
        }
        return total;
    }

    /// What a spell costs at least, when everything else has been applied.
    static ManaCost atLeast(GameState state, ManaCost cost, int x) {
        var total = cost;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.MinimumSpellCost(int mana))) continue;
            int missing = mana - total.withX(x).manaValue();
            if (missing > 0) total = total.with(total.generic() + missing, total.symbols());
        }
        return total;
    }

    /// What it costs now to activate the ability.
    static ManaCost abilityWithStatics(GameState state, ManaCost cost, @Nullable CompiledAbility ability, int source) {
        var total = cost;
        if (ability != null && ability.powersUp && state.is(source, ObjectFlags.ENTERED_THIS_TURN)) {
            var own = Layers.of(state, source).manaCost;
            if (own != null) total = change(total, false, own.withX(0), 1);
        }
        if (ability != null && ability.costsLess) total = less(state, total, ability.cost.parts(), source);
        for (int pass = 0; pass < 2; pass++) {
            for (var entry : state.caches.statics.entries) {
                if (!(entry.effect() instanceof StaticEffect.AbilityCost change)
                        || change.more() != (pass == 0)
                        || change.which() != Trigger.Activation.ANY
                                && (ability == null || ability.activation != change.which())
                        || change.exceptMana() && ability != null && ability.isMana
                        || change.ofPermanents() && !state.isIn(source, Zone.BATTLEFIELD)) continue;
                var context = Context.of(entry.source(), entry.controller());
                if (!Filters.matches(state, change.of(), source, context)) continue;
                var changed = change(total, change.more(), change.by(), Amounts.of(state, change.times(), context));
                boolean nothingLeft = change.leavesOne() && changed.isZero() && !total.isZero();
                if (nothingLeft) total = new ManaCost(1, 0, List.of());
                else total = change.leavesOne() ? changed.leavingOne() : changed;
            }
        }
        var paid = SpendingAs.elsewhere(state, total, state.controller(source));
        boolean chosen = ability != null
                && ability.source instanceof Ability.Activated activated
                && activated.limits().ofChosenColor();
        if (!chosen) return paid;
        int color = Filters.chosenColor(state, Context.of(source, state.controller(source)));
        return paid.payableWithOnly(color < 0 ? 0 : 1 << color);
    }

    /// What the ability says of its own cost.
    private static ManaCost less(GameState state, ManaCost cost, List<Cost.Part> parts, int source) {
        var total = cost;
        var context = Context.of(source, state.controller(source));
        for (var part : parts)
            if (part instanceof Cost.Less less && (less.when() == null || Conditions.hold(state, less.when(), context)))
                total = change(total, false, less.by(), Amounts.of(state, less.times(), context));
        return total;
    }
}
