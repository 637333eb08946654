package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.DoneThisWay;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.StepEvents;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.CreatingTokens;
import splitsecond.cards.vocabulary.verb.DamageVerbs;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.MayPay;
import splitsecond.engine.ability.Effect.WhenYouDo;
import splitsecond.engine.ability.Reference;

/// Sentences in which a player may pay for something, and what follows.
final class Payments {
    private Payments() {}

    private static final Effect NOTHING = new Effect.Nothing("");

    private static final Phrase<String> DOES = table(
            "whether it was done",
            Map.of("they do", "they do", "the player does", "the player does", "that player does", "that player does"));

    private static final Phrase<String> DOES_NOT = table(
            "whether it was done",
            Map.of(
                    "they don't", "they don't",
                    "the player doesn't", "the player doesn't",
                    "that player doesn't", "that player doesn't"));

    private static MayPay reflexive(Cost cost, Effect then, String wording) {
        return new MayPay(YOU, cost, new WhenYouDo(NOTHING, then, false, ""), null, wording);
    }

    private static MayPay pays(Effect.Sequence sequence) {
        return sequence.steps().getFirst() instanceof MayPay pay ? pay : new MayPay(YOU, Cost.NONE, NOTHING, null, "");
    }

    private static Object afterwards(MayPay pay) {
        return pay.then() instanceof WhenYouDo when ? when.then() : "";
    }

    /// CR 701.59b: chosen only by who can do it whole.
    private static boolean isEvidence(Cost cost) {
        return cost.parts().size() == 1 && cost.parts().getFirst() instanceof Cost.CollectEvidence;
    }

    private static final Phrase<Cost> EVIDENCE = Costs.IN_SENTENCE.where(Payments::isEvidence);

    /// CR 603.12: "when you do", with what then happens.
    static Phrase<Effect> reflexives(Phrase<Effect> then) {
        return oneOf(
                "a sentence",
                phrase("you may {}. when you do, {}", Clauses.CLAUSES, then)
                        .as(
                                (first, e) -> new WhenYouDo(first, e, true, ""),
                                WhenYouDo.class,
                                WhenYouDo::first,
                                WhenYouDo::then),
                phrase("you may pay {}. when you do, {}", Costs.PAID_BY_YOU, then)
                        .as((c, e) -> reflexive(c, e, "when you do"), MayPay.class, MayPay::cost, Payments::afterwards),
                phrase("you may {}. when you do, {}", Costs.IN_SENTENCE.where(Costs::isOnlyPaid), then)
                        .as((c, e) -> reflexive(c, e, "either when"), MayPay.class, MayPay::cost, Payments::afterwards),
                phrase("you may {}. when you do, {}", EVIDENCE, then)
                        .as(
                                (c, e) -> reflexive(c, e, "evidence when"),
                                MayPay.class,
                                MayPay::cost,
                                Payments::afterwards),
                phrase("{}. when you do, {}", Clauses.CLAUSES, then)
                        .as(
                                (first, e) -> first instanceof Effect.May
                                                || first instanceof MayPay
                                                || first instanceof Effect.If
                                        ? null
                                        : new WhenYouDo(first, e, false, "mandatory"),
                                WhenYouDo.class,
                                WhenYouDo::first,
                                WhenYouDo::then),
                phrase("when {}, {}", DoneThisWay.DONE_THIS_WAY, then)
                        .as(
                                (done, e) -> new WhenYouDo(NOTHING, done, e, false, "this way"),
                                WhenYouDo.class,
                                w -> w.done() == null ? "" : w.done(),
                                WhenYouDo::then));
    }

    static final Phrase<Effect> REFLEXIVE =
            reflexives(phrase("{}.", Clauses.CLAUSES).as(e -> e, Effect.class, e -> e));

    /// What one player lets another do, or has something do to them.
    private static final Phrase<Effect> HAD = oneOf(
            "what they may have happen",
            phrase("you {}", Phrase.<Effect>lazy(() -> Verbs.TOLD).where(e -> YOU.equals(Having.who(e))))
                    .as(e -> e, Effect.class, e -> YOU.equals(Having.who(e)) ? e : ""),
            phrase("you {}", CreatingTokens.VERB.where(e -> e instanceof Effect.CreateToken))
                    .as(e -> e, Effect.class, e -> e instanceof Effect.CreateToken ? e : ""),
            phrase("{} deal {} damage to {}", References.SUBJECT.one(), Amounts.VALUE, DamageVerbs.RECIPIENT)
                    .as(
                            (source, a, to) -> new Effect.DealDamage(source, a, to, "have"),
                            Effect.DealDamage.class,
                            Effect.DealDamage::source,
                            Effect.DealDamage::amount,
                            Effect.DealDamage::to));

    private static final String HAVE = "may have: ";

    /// CR 608.2d: who chooses it has done so, even if what they chose comes to nothing.
    private static MayPay have(Reference who, Effect had, @Nullable Effect otherwise, String wording) {
        return new MayPay(who, Cost.NONE, had, otherwise, HAVE + wording);
    }

    private static Object had(MayPay pay) {
        return pay.wording().startsWith(HAVE) ? pay.then() : "";
    }

    private static Object whether(MayPay pay) {
        return pay.wording().startsWith(HAVE) ? pay.wording().substring(HAVE.length()) : "";
    }

    private static Object otherwise(MayPay pay) {
        return pay.otherwise() == null ? "" : pay.otherwise();
    }

    private static final Phrase<Effect> MAY_HAVE = oneOf(
            "a sentence",
            phrase("{} may have {}. if {}, {}.", References.PLAYER.one(), HAD, DOES_NOT, Clauses.CLAUSES)
                    .as(
                            (who, had, whether, e) -> who.equals(YOU) ? null : have(who, had, e, whether),
                            MayPay.class,
                            MayPay::who,
                            Payments::had,
                            Payments::whether,
                            Payments::otherwise),
            phrase("then {} may have {}. if {}, {}.", References.PLAYER.one(), HAD, DOES_NOT, Clauses.CLAUSES)
                    .as(
                            (who, had, whether, e) -> who.equals(YOU)
                                    ? null
                                    : new Effect.Sequence(
                                            java.util.List.of(have(who, had, e, whether)),
                                            java.util.List.of(Effect.Joint.THEN)),
                            Effect.Sequence.class,
                            s -> pays(s).who(),
                            s -> had(pays(s)),
                            s -> whether(pays(s)),
                            s -> otherwise(pays(s))),
            phrase("{} may have {}. if {}, {}.", References.PLAYER.one(), HAD, DOES, Clauses.CLAUSES)
                    .as(
                            (who, had, whether, e) -> who.equals(YOU)
                                    ? null
                                    : have(
                                            who,
                                            new Effect.Sequence(
                                                    java.util.List.of(had, e),
                                                    java.util.List.of(Effect.Joint.SENTENCE)),
                                            null,
                                            whether),
                            MayPay.class,
                            MayPay::who,
                            m -> first(had(m)),
                            Payments::whether,
                            m -> second(had(m))));

    private static Object first(Object had) {
        return had instanceof Effect.Sequence sequence ? sequence.steps().getFirst() : "";
    }

    private static Object second(Object had) {
        if (!(had instanceof Effect.Sequence(var steps, var joints))) return "";
        return steps.size() == 2
                ? steps.getLast()
                : new Effect.Sequence(steps.subList(1, steps.size()), joints.subList(1, joints.size()));
    }

    static final Phrase<Effect> SENTENCE = oneOf(
            "a sentence",
            REFLEXIVE,
            MAY_HAVE,
            phrase("at {}, pay {}. if you don't, {}.", StepEvents.NEXT_STEP, Costs.PAID_BY_PLAYER, Clauses.CLAUSES)
                    .as(
                            (t, c, e) -> new Effect.Delayed(
                                    t, new MayPay(YOU, c, NOTHING, e, "pact"), Durations.FOREVER, true, "pact"),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            d -> d.effect() instanceof MayPay pay ? pay.cost() : "",
                            d -> d.effect() instanceof MayPay pay && pay.otherwise() != null ? pay.otherwise() : ""),
            phrase("you may {}.", EVIDENCE)
                    .as(c -> new MayPay(YOU, c, NOTHING, null, "evidence"), MayPay.class, MayPay::cost),
            phrase("you may pay {}. if you don't, {}.", Costs.PAID_BY_YOU, Clauses.CLAUSES)
                    .as(
                            (c, e) -> new MayPay(YOU, c, NOTHING, e, "if you don't"),
                            MayPay.class,
                            MayPay::cost,
                            m -> m.otherwise() == null ? "" : m.otherwise()),
            phrase("you may {}. if you do, {}.", Costs.IN_SENTENCE.where(Costs::isOnlyPaid), Clauses.CLAUSES)
                    .as((c, e) -> new MayPay(YOU, c, e, null, "either"), MayPay.class, MayPay::cost, MayPay::then),
            phrase("{} may pay {}. if {}, {}.", References.PLAYER.one(), Costs.PAID_BY_PLAYER, DOES, Clauses.CLAUSES)
                    .as(
                            (who, c, does, e) -> new MayPay(who, c, e, null, does),
                            MayPay.class,
                            MayPay::who,
                            MayPay::cost,
                            MayPay::wording,
                            MayPay::then),
            phrase(
                            "then {} may {}. if {}, {}.",
                            References.PLAYER.one(),
                            phrase("pay {}", Costs.PAID_BY_PLAYER).as(c -> c, Cost.class, c -> c),
                            DOES,
                            Clauses.CLAUSES)
                    .as(
                            (who, c, does, e) -> new Effect.Sequence(
                                    java.util.List.of(new MayPay(who, c, e, null, "then " + does)),
                                    java.util.List.of(Effect.Joint.THEN)),
                            Effect.Sequence.class,
                            s -> pays(s).who(),
                            s -> pays(s).cost(),
                            s -> pays(s).wording().replaceFirst("then ", ""),
                            s -> pays(s).then()),
            phrase(
                            "{} may pay {}. if {}, {}.",
                            References.PLAYER.one(),
                            Costs.PAID_BY_PLAYER,
                            DOES_NOT,
                            Clauses.CLAUSES)
                    .as(
                            (who, c, doesnt, e) -> new MayPay(who, c, NOTHING, e, doesnt),
                            MayPay.class,
                            MayPay::who,
                            MayPay::cost,
                            MayPay::wording,
                            m -> m.otherwise() == null ? "" : m.otherwise()));
}
