package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;

/// Keeps the numbers that words are bound to, counted from 0 in the order of the text, and drops all others.
final class Numbers {

    private Numbers() {}

    static Ability compact(Ability ability) {
        var used = new Used();
        used.top(ability);
        if (used.numbers.isEmpty()) return new Counted(Map.of()).top(ability);
        var order = new Order(used.numbers);
        order.top(ability);
        return new Counted(order.numbers).top(ability);
    }

    /// The texts, each with numbers after those of the one before it and, from the second on, with target slots of its
    /// own.
    static Effect.Sequence joined(List<Effect> texts) {
        var steps = new ArrayList<Effect>();
        var joints = new ArrayList<Effect.Joint>();
        var last = new Last();
        for (var text : texts) {
            var next = steps.isEmpty() ? text : new Shifting(last.number + 1).effect(text);
            if (!steps.isEmpty()) joints.add(Effect.Joint.PARAGRAPH);
            steps.add(next);
            last.effect(next);
        }
        return new Effect.Sequence(steps, joints);
    }

    /// Abilities within an ability have been seen to on their own.
    private abstract static class Pass extends AbilityMap {
        Ability top(Ability ability) {
            return super.ability(ability);
        }

        @Override
        public Ability ability(Ability ability) {
            return ability;
        }
    }

    private static final class Used extends Pass {
        private final Set<Integer> numbers = new HashSet<>();

        @Override
        public Reference reference(Reference reference) {
            switch (reference) {
                case Reference.Noted noted -> numbers.add(noted.number());
                case Reference.Result result -> numbers.add(result.number());
                case Reference.RestOf rest -> numbers.add(rest.number());
                case Reference.ThisWay way -> numbers.addAll(way.numbers());
                case Reference.AsRead _,
                        Reference.Described _,
                        Reference.Known _,
                        Reference.Through _,
                        Reference.Mention _,
                        Reference.Again _,
                        Reference.Both _ -> {}
            }
            return super.reference(reference);
        }

        @Override
        public Amount amount(Amount amount) {
            if (amount instanceof Amount.ResultOf result) numbers.add(result.number());
            if (amount instanceof Amount.ExcessOf excess) numbers.add(excess.number());
            if (amount instanceof Amount.AbsorbedOf absorbed) numbers.add(absorbed.number());
            return super.amount(amount);
        }

        @Override
        public Condition condition(Condition condition) {
            if (condition instanceof Condition.Done done) numbers.add(done.number());
            return super.condition(condition);
        }
    }

    /// Counts the used numbers in the order in which they are given; an instruction with such parts has a
    /// number too, because parts that are not reached must be known to be nothing once it is over.
    private static final class Order extends Pass {
        private final Set<Integer> used;
        private final Map<Integer, Integer> numbers = new HashMap<>();
        private int next;

        Order(Set<Integer> used) {
            this.used = used;
        }

        @Override
        public Effect effect(Effect effect) {
            if (!(effect instanceof Effect.Numbered numbered)) return super.effect(effect);
            int before = next;
            int own = next++;
            super.effect(effect);
            boolean parts = next > own + 1;
            if (used.contains(numbered.number()) || parts) {
                numbers.put(numbered.number(), own);
            } else next = before;
            return effect;
        }

        @Override
        public Reference reference(Reference reference) {
            if (reference instanceof Reference.Mention mention && used.contains(mention.number()))
                numbers.put(mention.number(), next++);
            return super.reference(reference);
        }
    }

    /// The numbers that were counted; others are dropped.
    private static final class Counted extends Renumbering {
        private final Map<Integer, Integer> numbers;

        Counted(Map<Integer, Integer> numbers) {
            this.numbers = numbers;
        }

        @Override
        boolean keeps(int number) {
            return numbers.containsKey(number);
        }

        @Override
        int now(int number) {
            Integer now = numbers.get(number);
            if (now == null) throw new IllegalStateException("nothing is noted under " + number);
            return now;
        }
    }

    private static final class Shifting extends Renumbering {
        private final int by;

        Shifting(int by) {
            this.by = by;
        }

        @Override
        boolean keeps(int number) {
            return true;
        }

        @Override
        int now(int number) {
            return number + by;
        }
    }

    private abstract static class Renumbering extends Pass {

        abstract boolean keeps(int number);

        abstract int now(int number);

        @Override
        public Effect effect(Effect effect) {
            if (!(effect instanceof Effect.Numbered(int number, int _, Effect inner))) return super.effect(effect);
            if (!keeps(number)) return effect(inner);
            int own = now(number);
            var mapped = effect(inner);
            var last = new Last();
            last.effect(mapped);
            return new Effect.Numbered(own, Math.max(own, last.number) + 1, mapped);
        }

        @Override
        public Reference reference(Reference reference) {
            return switch (reference) {
                case Reference.Mention(int number, Reference what) ->
                    keeps(number) ? new Reference.Mention(now(number), reference(what)) : reference(what);
                case Reference.Noted(int number, Reference said) -> new Reference.Noted(now(number), said);
                case Reference.Result(int number, Reference said) -> new Reference.Result(now(number), said);
                case Reference.RestOf(int number, Reference said) -> new Reference.RestOf(now(number), said);
                case Reference.ThisWay way ->
                    new Reference.ThisWay(
                            way.numbers().stream().map(this::now).toList(),
                            orNull(way.filter(), this::filter),
                            way.into(),
                            way.said());
                default -> super.reference(reference);
            };
        }

        @Override
        public Amount amount(Amount amount) {
            return switch (amount) {
                case Amount.ResultOf(int number, Amount said) -> new Amount.ResultOf(now(number), said);
                case Amount.ExcessOf(int number, Amount said) -> new Amount.ExcessOf(now(number), said);
                case Amount.AbsorbedOf(int number, Amount said) -> new Amount.AbsorbedOf(now(number), said);
                default -> super.amount(amount);
            };
        }

        @Override
        public TargetSlot.Needs needs(TargetSlot.Needs needs) {
            var each = needs.each();
            var mapped = needs.payment() < 0 ? needs : needs.withPayment(now(needs.payment()));
            if (each == null) return mapped;
            return mapped.withEach(new TargetSlot.PerPlayer(now(each.number()), each.players()));
        }

        @Override
        public Condition condition(Condition condition) {
            return condition instanceof Condition.Done(int number, boolean done, Condition said)
                    ? new Condition.Done(now(number), done, said)
                    : super.condition(condition);
        }
    }

    /// The highest number that is given in an instruction.
    private static final class Last extends Pass {
        private int number = -1;

        @Override
        public Effect effect(Effect effect) {
            if (effect instanceof Effect.Numbered numbered) number = Math.max(number, numbered.number());
            return super.effect(effect);
        }

        @Override
        public Reference reference(Reference reference) {
            if (reference instanceof Reference.Mention mention) number = Math.max(number, mention.number());
            return super.reference(reference);
        }
    }
}
