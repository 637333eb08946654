package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.StepEvents;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.ZoneVerbs;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.If;
import splitsecond.engine.ability.Effect.Unless;

/// One clause, with what can trail it: "unless you pay", "if", "at the beginning of the next end step", "where X is".
final class Trailing {
    private Trailing() {}

    private static final splitsecond.engine.ability.Cost PAYS_X =
            splitsecond.engine.ability.Cost.mana(splitsecond.engine.card.ManaCost.parse("{X}"));

    static final Phrase<splitsecond.engine.ability.Cost> PAID_WITH_X = oneOf(
            "a cost with X",
            phrase("{X}").means(PAYS_X),
            phrase("X life")
                    .means(new splitsecond.engine.ability.Cost(
                            List.of(new splitsecond.engine.ability.Cost.PayLife(Words.X)))));

    private static final Phrase<splitsecond.engine.card.ManaCost> GENERIC_MANA =
            Words.MANA.where(m -> m.generic() > 0 && m.manaValue() == m.generic());

    private static Object generic(Object number) {
        return number instanceof Integer k ? splitsecond.engine.card.ManaCost.parse("{" + k + "}") : "";
    }

    static final Phrase<Effect> CLAUSE = oneOf(
            "an instruction",
            Instructions.VERB,
            Anyone.UNLESS,
            phrase("{} unless {} (pays|pay) {}", Instructions.VERB, References.PLAYER, Costs.PAID_BY_PLAYER)
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, ""),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase(
                            "{} unless {} (pays|pay) {} for each {}",
                            Instructions.VERB,
                            References.PLAYER,
                            GENERIC_MANA,
                            Counted.UNIT)
                    .as(
                            (e, who, m, unit) -> new Effect.WhereX(
                                    new Unless(e, who, PAYS_X, "for each"), Amounts.times(m.generic(), unit)),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Unless u ? u.effect() : "",
                            w -> w.effect() instanceof Unless u ? u.who() : "",
                            w -> Amounts.factorOf(w.x()) instanceof Integer k
                                    ? splitsecond.engine.card.ManaCost.parse("{" + k + "}")
                                    : "",
                            w -> Amounts.unitOf(w.x())),
            phrase(
                            "{} unless {} (pays|pay) {} plus an additional {} for each {}",
                            Instructions.VERB,
                            References.PLAYER,
                            GENERIC_MANA,
                            GENERIC_MANA,
                            Counted.UNIT)
                    .as(
                            (e, who, m, more, unit) -> new Effect.WhereX(
                                    new Unless(e, who, PAYS_X, "plus"),
                                    new Amount.Plus(n(m.generic()), Amounts.times(more.generic(), unit))),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Unless u && u.wording().equals("plus") ? u.effect() : "",
                            w -> w.effect() instanceof Unless u ? u.who() : "",
                            w -> w.x() instanceof Amount.Plus plus ? generic(Amounts.number(plus.left())) : "",
                            w -> w.x() instanceof Amount.Plus plus ? generic(Amounts.factorOf(plus.right())) : "",
                            w -> w.x() instanceof Amount.Plus plus ? Amounts.unitOf(plus.right()) : ""),
            phrase(
                            "{} unless {} (pays|pay) {}, where X is {}",
                            Instructions.VERB,
                            References.PLAYER,
                            PAID_WITH_X,
                            Amounts.EXPRESSION)
                    .as(
                            (e, who, cost, x) -> new Effect.WhereX(new Unless(e, who, cost, "where X"), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Unless u ? u.effect() : "",
                            w -> w.effect() instanceof Unless u ? u.who() : "",
                            w -> w.effect() instanceof Unless u ? u.cost() : "",
                            Effect.WhereX::x),
            phrase(
                            "{} unless {} {}",
                            Instructions.VERB,
                            References.PLAYER.one().where(who -> !who.equals(YOU)),
                            Costs.DONE_BY.one())
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, "one does"),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase(
                            "{} unless {} {}",
                            Instructions.VERB,
                            References.PLAYER.many().where(who -> !who.equals(YOU)),
                            Costs.DONE_BY.many())
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, "many do"),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase("{} unless you {}", Instructions.VERB, Costs.IN_SENTENCE)
                    .as(
                            (e, cost) -> paid(cost) ? null : new Unless(e, YOU, cost, "do"),
                            Unless.class,
                            Unless::effect,
                            Unless::cost),
            // "It enters with a counter on it if it's a creature": the counter depends on it, not what puts it there.
            phrase("{} if {}", Instructions.VERB.where(e -> !ZoneVerbs.saysHowItEnters(e)), Conditions.CONDITION)
                    .as((e, c) -> new If(c, e, null, "after"), If.class, If::then, If::condition),
            phrase("{} unless {}", Instructions.VERB, Conditions.CONDITION)
                    .as(
                            (e, c) -> new If(new Condition.Not(c), e, null, "unless"),
                            If.class,
                            If::then,
                            i -> i.condition() instanceof Condition.Not(Condition c) ? c : ""),
            phrase("{} at {}", Instructions.VERB, StepEvents.NEXT_STEP)
                    .as(
                            (e, t) -> new Effect.Delayed(t, e, Durations.FOREVER, true, "after"),
                            Effect.Delayed.class,
                            Effect.Delayed::effect,
                            Effect.Delayed::trigger),
            phrase("{} at {} if {}", Instructions.VERB, StepEvents.NEXT_STEP, Conditions.CONDITION)
                    .as(
                            (e, t, c) -> new Effect.Delayed(
                                    t, new If(c, e, null, "after"), Durations.FOREVER, true, "after if"),
                            Effect.Delayed.class,
                            d -> d.effect() instanceof If then ? then.then() : "",
                            Effect.Delayed::trigger,
                            d -> d.effect() instanceof If then ? then.condition() : ""),
            // What is said after "when you spend this mana" has an X of its own.
            phrase("{}, where X is {}", Instructions.VERB.where(e -> !hasTriggers(e)), Amounts.EXPRESSION)
                    .as(Effect.WhereX::new, Effect.WhereX.class, Effect.WhereX::effect, Effect.WhereX::x));

    private static boolean hasTriggers(Effect effect) {
        return effect instanceof Effect.AddMana add
                && add.terms() != null
                && !add.terms().when().isEmpty();
    }

    private static boolean paid(splitsecond.engine.ability.Cost cost) {
        return cost.parts().stream()
                .allMatch(p -> p instanceof splitsecond.engine.ability.Cost.Mana
                        || p instanceof splitsecond.engine.ability.Cost.PayEnergy
                        || p instanceof splitsecond.engine.ability.Cost.PayLife);
    }
}
