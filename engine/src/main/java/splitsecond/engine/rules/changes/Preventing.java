package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Protecting;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Aftermath;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Orders;
import splitsecond.engine.state.Shield;
import splitsecond.engine.state.Slots;
import splitsecond.engine.state.StaticIndex;

/// CR 614 to 616 for damage: prevention and other replacement effects.
final class Preventing {

    private Preventing() {}

    /// Damage about to be dealt.
    ///
    /// @param shields as they will be, if any was used; else null
    /// @param counter whether a shield counter is removed
    /// @param elsewhere what part of it is dealt to others: pairs of recipient and amount
    /// @param sentBy the effects that have done that
    /// @param then what happens instead, or because it was prevented
    record Hit(
            int source,
            int to,
            int amount,
            boolean combat,
            @Nullable List<Shield> shields,
            @Nullable CounterKind counter,
            List<Integer> elsewhere,
            Set<Integer> sentBy,
            List<ReplacedDamage.Consequence> then) {

        private Hit of(int newAmount) {
            return new Hit(source, to, newAmount, combat, shields, counter, elsewhere, sentBy, then);
        }

        private Hit at(int recipient) {
            return new Hit(source, recipient, amount, combat, shields, counter, elsewhere, sentBy, then);
        }

        private Hit with(List<Shield> left) {
            return new Hit(source, to, amount, combat, left, counter, elsewhere, sentBy, then);
        }

        private Hit losing(CounterKind kind) {
            return new Hit(source, to, 0, combat, shields, kind, elsewhere, sentBy, then);
        }

        private Hit sending(int recipient, int part, int effect) {
            var more = new ArrayList<>(elsewhere);
            more.add(recipient);
            more.add(part);
            var by = new HashSet<>(sentBy);
            by.add(effect);
            return new Hit(source, to, amount - part, combat, shields, counter, List.copyOf(more), by, then);
        }

        private Hit followedBy(ReplacedDamage.Consequence consequence) {
            var more = new ArrayList<>(then);
            more.add(consequence);
            return new Hit(source, to, amount, combat, shields, counter, elsewhere, sentBy, List.copyOf(more));
        }
    }

    private interface Change extends ReplacementOrder.Effect<Hit> {}

    /// One that a static ability makes.
    private interface OfStatic extends Change {
        StaticIndex.Entry entry();

        @Override
        default int source() {
            return entry().source();
        }
    }

    /// What is dealt after all; uses up shields. Listed are first those that change whom it is dealt to, then those
    /// that leave the least: prevent, then subtract, multiply, add.
    ///
    /// @param before effects that have sent it here: each does so once (CR 614.5)
    static Hit replace(GameState state, int source, int to, int amount, boolean combat, Set<Integer> before) {
        if (state.caches.layersDirty) Layers.refresh(state);
        var hit = new Hit(source, to, amount, combat, null, null, List.of(), before, List.of());
        if ((state.caches.replacing & ReplacedEvents.DAMAGE) == 0 && !state.caches.marked && !hasShields(state))
            return mayPrevent(state, source, to, combat) && Protecting.from(state, to, source) ? hit.of(0) : hit;
        var changes = new ArrayList<Change>();
        redirections(state, changes);
        changes.add(new Protection(state, to));
        prevention(state, changes);
        instead(state, changes);
        shields(state, changes, before);
        changes.add(new ShieldCounter(state, to));
        setting(state, changes);
        multiplication(state, changes);
        var dealt = ReplacementOrder.replace(state, hit, to, changes, now -> state.controller(now.to()));
        if (dealt.shields() != null) state.effects.shields = new ArrayList<>(dealt.shields());
        if (dealt.counter() != null) PuttingCounters.remove(state, dealt.to(), dealt.counter(), 1);
        if (!dealt.then().isEmpty()) ReplacedDamage.push(state, dealt.then());
        return dealt;
    }

    /// CR 614.9: who or what is dealt the damage instead.
    private record Redirection(GameState state, StaticIndex.Entry entry, Replacement.RedirectDamage redirect)
            implements OfStatic {
        @Override
        public @Nullable Hit apply(Hit hit) {
            if (hit.amount() <= 0) return null;
            var context = Context.of(entry.source(), entry.controller());
            if (!applies(state, entry, redirect.from(), redirect.to(), redirect.kind(), hit)) return null;
            var instead = new IntList();
            References.find(state, redirect.instead(), context, instead);
            if (instead.size() != 1 || instead.get(0) == hit.to() || !Damage.isRecipient(state, instead.get(0)))
                return null;
            return hit.at(instead.get(0));
        }
    }

    private static void redirections(GameState state, List<Change> changes) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.RedirectDamage redirect))
                changes.add(new Redirection(state, entry, redirect));
    }

    /// CR 702.16e.
    private record Protection(GameState state, int source) implements Change {
        @Override
        public @Nullable Hit apply(Hit hit) {
            return isPreventable(state, hit) && Protecting.from(state, hit.to(), hit.source()) ? hit.of(0) : null;
        }
    }

    private record Prevention(GameState state, StaticIndex.Entry entry, Replacement.PreventDamage prevent)
            implements OfStatic {
        @Override
        public @Nullable Hit apply(Hit hit) {
            if (!isPreventable(state, hit) || !(prevent.either() ? isEither(hit) : isBoth(hit))) return null;
            if (prevent.amount() == null) return hit.of(0);
            int less = Math.max(0, prevented(prevent.amount(), hit.amount()));
            return less == 0 ? null : hit.of(Math.max(0, hit.amount() - less));
        }

        /// "All but 1 of that damage", "half that damage": what is said is a part of the damage.
        private int prevented(Amount part, int damage) {
            return switch (part) {
                case Amount.Minus(Amount.ThatMuch _, Amount.Number(int left)) -> damage - left;
                case Amount.Half(Amount.ThatMuch _, boolean roundedUp) -> (damage + (roundedUp ? 1 : 0)) / 2;
                case Amount.Number _, Amount.Word _, Amount.Arithmetic _, Amount.Counted _ ->
                    Amounts.of(state, part, Context.of(entry.source(), entry.controller()));
            };
        }

        private boolean isBoth(Hit hit) {
            return applies(state, entry, prevent.from(), prevent.to(), prevent.kind(), hit);
        }

        private boolean isEither(Hit hit) {
            return applies(state, entry, prevent.from(), null, prevent.kind(), hit)
                    || applies(state, entry, null, prevent.to(), prevent.kind(), hit);
        }
    }

    /// CR 614.1a, 615.5.
    private record Instead(GameState state, StaticIndex.Entry entry, Replacement.InsteadOfDamage instead)
            implements OfStatic {
        @Override
        public @Nullable Hit apply(Hit hit) {
            if (hit.amount() <= 0 || !applies(state, entry, instead.from(), instead.to(), instead.kind(), hit))
                return null;
            boolean stays = instead.prevents() && !mayPrevent(state, hit.source(), hit.to(), hit.combat());
            var then = new ReplacedDamage.Consequence(
                    instead.instead(),
                    entry.source(),
                    entry.controller(),
                    Slots.NONE,
                    hit.to(),
                    hit.source(),
                    stays && instead.counts() ? 0 : hit.amount());
            return (stays ? hit : hit.of(0)).followedBy(then);
        }
    }

    private static void instead(GameState state, List<Change> changes) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.InsteadOfDamage instead))
                changes.add(new Instead(state, entry, instead));
    }

    private static void prevention(GameState state, List<Change> changes) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.PreventDamage prevent))
                changes.add(new Prevention(state, entry, prevent));
    }

    /// CR 615.7.
    private record UsedShield(GameState state, Shield shield) implements Change {
        @Override
        public int source() {
            return shield.source();
        }

        @Override
        public @Nullable Hit apply(Hit hit) {
            boolean redirects = shield.instead() != GameState.NONE;
            if (hit.amount() <= 0
                    || !redirects && !isPreventable(state, hit)
                    || !protects(state, shield, hit.source(), hit.to(), hit.combat())) return null;
            // CR 614.9: what can't be dealt to another stays.
            if (redirects && (shield.instead() == hit.to() || !Damage.isRecipient(state, shield.instead())))
                return null;
            int prevented = shield.amount() < 0
                    ? Math.max(0, hit.amount() - shield.spared())
                    : Math.min(hit.amount(), shield.amount());
            var left = new ArrayList<>(hit.shields() == null ? state.effects.shields : hit.shields());
            int index = left.indexOf(shield);
            if (index < 0) return null;
            if (shield.once() && state.effects.batchDepth > 0) left.set(index, shield.usedNow());
            else if (shield.once() || shield.amount() == prevented) left.remove(index);
            else if (shield.amount() > 0) left.set(index, shield.lessened(prevented));
            var used = hit.with(List.copyOf(left));
            if (redirects) return used.sending(shield.instead(), prevented, shield.effect());
            var lessened = used.of(hit.amount() - prevented);
            for (var aftermath : state.effects.aftermaths)
                if (aftermath.prevention() == shield.effect() && isOf(aftermath, hit))
                    lessened = lessened.followedBy(ReplacedDamage.Consequence.of(aftermath, hit, prevented));
            return lessened;
        }

        private boolean isOf(Aftermath aftermath, Hit hit) {
            return aftermath.from() == null
                    || Filters.matches(
                            state,
                            aftermath.from(),
                            hit.source(),
                            Context.of(aftermath.source(), aftermath.controller()));
        }
    }

    /// CR 615.7: who is shielded chooses which damage is prevented first, where a shield is not enough for all of it.
    static IntList inOrder(GameState state, IntList hits, boolean combat, Orders orders) {
        var ordered = new IntList(hits.size());
        var left = new IntList();
        for (int i = 0; i < hits.size(); i += 3) left.add(i);
        boolean chosen = false;
        while (!left.isEmpty()) {
            int next = left.get(0);
            var rivals = rivals(state, hits, combat, next, left, ordered);
            if (rivals.size() > 1) {
                int to = hits.get(next + 1);
                chosen = true;
                next = rivals.get(orders.next(state.controller(to), to, names(hits, rivals)));
            }
            left.remove(next);
            for (int i = 0; i < 3; i++) ordered.add(hits.get(next + i));
        }
        return chosen ? ordered : hits;
    }

    /// What tells them apart: who deals the damage, or else who is dealt it.
    private static int[] names(IntList hits, IntList rivals) {
        boolean oneSource = true;
        for (int i = 1; i < rivals.size(); i++) oneSource &= hits.get(rivals.get(i)) == hits.get(rivals.get(0));
        var names = new int[rivals.size()];
        for (int i = 0; i < names.length; i++) names[i] = hits.get(rivals.get(i) + (oneSource ? 1 : 0));
        return names;
    }

    /// What is still to be dealt to those whom the same shields guard, if it makes a difference which of it is
    /// prevented.
    private static IntList rivals(
            GameState state, IntList hits, boolean combat, int next, IntList left, IntList before) {
        var rivals = new IntList();
        int guarded = 0;
        var guards = new ArrayList<Shield>();
        for (var shield : state.effects.shields) {
            if (!isShared(shield) || !protects(state, shield, hits.get(next), hits.get(next + 1), combat)) continue;
            guards.add(shield);
            guarded += shield.amount();
        }
        for (int i = 0; i < before.size(); i += 3)
            if (isGuarded(state, guards, combat, before, i)) guarded -= before.get(i + 2);
        if (guarded <= 0) return rivals;
        int amount = 0;
        boolean alike = !Triggers.matters(state, GameEvent.Kind.DAMAGE);
        int player = state.controller(hits.get(next + 1));
        for (int i = 0; i < left.size(); i++) {
            int hit = left.get(i);
            if (!isGuarded(state, guards, combat, hits, hit) || state.controller(hits.get(hit + 1)) != player) continue;
            rivals.add(hit);
            amount += hits.get(hit + 2);
            alike &= hits.get(hit + 1) == hits.get(next + 1) && onlyHurts(Layers.of(state, hits.get(hit)));
        }
        if (alike || amount <= guarded) rivals.clear();
        return rivals;
    }

    private static boolean isGuarded(GameState state, List<Shield> by, boolean combat, IntList hits, int hit) {
        if (hits.get(hit + 2) <= 0) return false;
        for (var shield : by) if (protects(state, shield, hits.get(hit), hits.get(hit + 1), combat)) return true;
        return false;
    }

    /// CR 120.3: whether its damage does no more than damage does.
    private static boolean onlyHurts(Characteristics source) {
        return source.abilities.length == 0
                && !source.has(Keyword.LIFELINK)
                && !source.has(Keyword.DEATHTOUCH)
                && !source.has(Keyword.INFECT)
                && !source.has(Keyword.WITHER);
    }

    /// Whether it is a shield of so much, of which all that is dealt at one time takes a share.
    static boolean isShared(Shield shield) {
        return shield.kind() == Shield.Kind.PREVENT
                && shield.amount() > 0
                && !shield.once()
                && shield.instead() == GameState.NONE;
    }

    /// "The next time damage would be dealt" is over when all that is dealt at that time has been.
    static void endTime(GameState state) {
        state.effects.shields.removeIf(Shield::spent);
    }

    private static boolean hasShields(GameState state) {
        for (int i = 0; i < state.effects.shields.size(); i++)
            if (state.effects.shields.get(i).kind() == Shield.Kind.PREVENT) return true;
        return false;
    }

    private static void shields(GameState state, List<Change> changes, Set<Integer> before) {
        for (var shield : state.effects.shields)
            if (shield.kind() == Shield.Kind.PREVENT && !before.contains(shield.effect()))
                changes.add(new UsedShield(state, shield));
    }

    /// CR 122.1c.
    private record ShieldCounter(GameState state, int source) implements Change {
        @Override
        public @Nullable Hit apply(Hit hit) {
            if (!isPreventable(state, hit) || !GameState.isObject(hit.to())) return null;
            var counter = state.counters(hit.to()).against(CounterKind.Guard.DESTRUCTION_AND_DAMAGE);
            return counter == null ? null : hit.losing(counter);
        }
    }

    private record Multiplication(GameState state, StaticIndex.Entry entry, Replacement.ChangeDamage change)
            implements OfStatic {
        @Override
        public @Nullable Hit apply(Hit hit) {
            if (hit.amount() <= 0 || !applies(state, entry, change.from(), change.to(), change.kind(), hit))
                return null;
            return hit.of(Math.clamp((long) hit.amount() * change.times() + change.plus(), 0, Integer.MAX_VALUE));
        }

        private int rank() {
            return change.plus() < 0 ? 0 : change.plus() == 0 ? 1 : 2;
        }
    }

    private static void multiplication(GameState state, List<Change> changes) {
        for (int rank = 0; rank <= 2; rank++)
            for (var entry : state.caches.statics.entries)
                if (entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeDamage change)) {
                    var multiplication = new Multiplication(state, entry, change);
                    if (multiplication.rank() == rank) changes.add(multiplication);
                }
    }

    private record Setting(GameState state, StaticIndex.Entry entry, Replacement.SetDamage set) implements OfStatic {
        @Override
        public @Nullable Hit apply(Hit hit) {
            if (hit.amount() <= 0 || !applies(state, entry, set.from(), set.to(), set.kind(), hit)) return null;
            var context = Context.of(entry.source(), entry.controller());
            if (!set.comparison().holds(hit.amount(), Amounts.of(state, set.than(), context))) return null;
            return hit.of(Math.max(0, Amounts.of(state, set.amount(), context)));
        }
    }

    private static void setting(GameState state, List<Change> changes) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.SetDamage set))
                changes.add(new Setting(state, entry, set));
    }

    private static boolean isPreventable(GameState state, Hit hit) {
        return hit.amount() > 0 && mayPrevent(state, hit.source(), hit.to(), hit.combat());
    }

    /// CR 615.12.
    private static boolean mayPrevent(GameState state, int source, int to, boolean combat) {
        var traits = Layers.of(state, source);
        if (traits.hasRule(Rule.Kind.DAMAGE_CANT_BE_PREVENTED)
                || combat && traits.hasRule(Rule.Kind.COMBAT_DAMAGE_CANT_BE_PREVENTED)) return false;
        if (state.caches.statics.isEmpty()) return true;
        if (combat
                && Statics.applies(state, StaticEffect.Kind.COMBAT_DAMAGE_CANT_BE_PREVENTED, state.controller(source)))
            return false;
        return !Statics.applies(state, StaticEffect.Kind.DAMAGE_CANT_BE_PREVENTED, state.controller(to))
                && !Statics.applies(state, StaticEffect.Kind.DAMAGE_CANT_BE_PREVENTED, state.controller(source));
    }

    private static boolean applies(
            GameState state,
            StaticIndex.Entry entry,
            @Nullable Filter from,
            @Nullable Filter recipient,
            DamageKind kind,
            Hit hit) {
        if (!kind.includes(hit.combat())) return false;
        var context = Context.of(entry.source(), entry.controller());
        return (from == null || Filters.matches(state, from, hit.source(), context))
                && (recipient == null || Filters.matches(state, recipient, hit.to(), context));
    }

    private static boolean protects(GameState state, Shield shield, int source, int to, boolean combat) {
        if (!shield.damage().includes(combat)) return false;
        if (shield.protectedId() != GameState.NONE && shield.protectedId() != to) return false;
        if (shield.fromId() != GameState.NONE && shield.fromId() != source) return false;
        if (shield.from() == null && shield.to() == null) return true;
        var context = Context.of(shield.source(), shield.controller());
        return (shield.from() == null || Filters.matches(state, shield.from(), source, context))
                && (shield.to() == null || Filters.matches(state, shield.to(), to, context));
    }
}
