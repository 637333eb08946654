package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.SameForKeywords;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.FromHands;
import splitsecond.cards.vocabulary.verb.LastingChanges;
import splitsecond.cards.vocabulary.verb.ZoneVerbs;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.If;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.Sequence;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;

/// The sentences of an ability, and what takes several of them to say.
public final class Sentences {
    private Sentences() {}

    private static final splitsecond.engine.ability.Filter PUT_WITH =
            new splitsecond.engine.ability.Filter.AmongThose(new Reference.Remembered("put with"));

    /// CR 303.4a: an Aura that enchanted a card enchants what the card becomes.
    private static Effect.Change enchantsInstead(
            splitsecond.engine.ability.Filter card, splitsecond.engine.ability.Filter permanent) {
        return new Effect.Change(
                References.SELF,
                List.of(
                        new splitsecond.engine.ability.Modification.LoseAbility(enchant(card)),
                        new splitsecond.engine.ability.Modification.GainAbility(
                                enchant(Nouns.and(permanent, PUT_WITH)))),
                Durations.FOREVER,
                "put with");
    }

    private static Ability enchant(splitsecond.engine.ability.Filter what) {
        return new Ability.Parameterized(new splitsecond.engine.ability.KeywordAbility.Enchant(what));
    }

    private static Object enchanted(Effect.Change change, int which) {
        if (change.changes().size() != 2) return "";
        Modification one = change.changes().get(which);
        Ability ability = one instanceof Modification.LoseAbility(Ability lost)
                ? lost
                : one instanceof Modification.GainAbility(Ability gained) ? gained : null;
        if (!(ability instanceof Ability.Parameterized(splitsecond.engine.ability.KeywordAbility.Enchant(var what))))
            return "";
        if (which == 0) return what;
        return what instanceof splitsecond.engine.ability.Filter.And(var all)
                        && all.getLast().equals(PUT_WITH)
                ? all.getFirst()
                : "";
    }

    private static final Phrase<Effect> SENTENCE = oneOf(
            "a sentence",
            phrase("{}.", Clauses.BODY).as(e -> e, Effect.class, e -> e),
            phrase("{}.", LastingChanges.BEING).as(e -> e, Effect.class, e -> e),
            phrase("{}.", FromHands.IF_CHOSEN).as(e -> e, Effect.class, e -> e),
            phrase("{}.", FromHands.FOR_A_CARD).as(e -> e, Effect.class, e -> e),
            phrase("if {}, {}.", Conditions.CONDITION, Clauses.CLAUSES)
                    .as(
                            (c, e) -> c instanceof Condition.PreviousDone ? new If(c, e, null, "") : null,
                            If.class,
                            If::condition,
                            If::then),
            // "Also" says that nothing is done instead.
            phrase("if {}, also {}.", Conditions.CONDITION, Clauses.CLAUSES)
                    .as(
                            (c, e) -> new If(c, e, null, "also"),
                            If.class,
                            i -> i.wording().equals("also") ? i.condition() : "",
                            If::then),
            phrase("if {}, {}. otherwise, {}.", Conditions.CONDITION, Clauses.CLAUSES, Clauses.CLAUSES)
                    .as(
                            (c, e, o) -> new If(c, e, o, ""),
                            If.class,
                            If::condition,
                            If::then,
                            i -> i.otherwise() == null ? "" : i.otherwise()),
            phrase(
                            "{} if {}. otherwise, {}.",
                            Instructions.VERB.where(e -> !ZoneVerbs.saysHowItEnters(e)),
                            Conditions.CONDITION,
                            Clauses.CLAUSES)
                    .as(
                            (e, c, o) -> new If(c, e, o, "after"),
                            If.class,
                            If::then,
                            If::condition,
                            i -> i.otherwise() == null ? "" : i.otherwise()),
            phrase("then if {}, {}. otherwise, {}.", Conditions.CONDITION, Clauses.CLAUSES, Clauses.CLAUSES)
                    .as(
                            (c, e, o) -> new Sequence(List.of(new If(c, e, o, "then")), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst() instanceof If i ? i.condition() : "",
                            s -> s.steps().getFirst() instanceof If i ? i.then() : "",
                            s -> s.steps().getFirst() instanceof If i && i.otherwise() != null ? i.otherwise() : ""),
            phrase("you may pay {}. if you do, {}. otherwise, {}.", Costs.PAID_BY_YOU, Clauses.CLAUSES, Clauses.CLAUSES)
                    .as(
                            (c, e, o) -> new Effect.MayPay(YOU, c, e, o, "otherwise"),
                            Effect.MayPay.class,
                            Effect.MayPay::cost,
                            Effect.MayPay::then,
                            m -> m.otherwise() == null ? "" : m.otherwise()),
            phrase("you may pay {}. if you do, {}.", Costs.PAID_BY_YOU, Clauses.CLAUSES)
                    .as(
                            (c, e) -> new Effect.MayPay(YOU, c, e, null, ""),
                            Effect.MayPay.class,
                            Effect.MayPay::cost,
                            Effect.MayPay::then),
            phrase(
                            "you may pay {}, where X is {}. if you do, {}.",
                            Trailing.PAID_WITH_X,
                            Amounts.EXPRESSION,
                            Clauses.CLAUSES)
                    .as(
                            (c, x, e) -> new Effect.WhereX(new Effect.MayPay(YOU, c, e, null, "where X"), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Effect.MayPay may ? may.cost() : "",
                            Effect.WhereX::x,
                            w -> w.effect() instanceof Effect.MayPay may ? may.then() : ""),
            phrase("then {}", lazy(() -> Payments.REFLEXIVE))
                    .as(
                            e -> new Sequence(List.of(e), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst()),
            phrase("{}. if {}, {} instead.", Clauses.CLAUSES, Conditions.CONDITION, Alternatives.INSTEAD)
                    .as(
                            (a, c, b) -> Alternatives.instead(a, c, b, "instead"),
                            If.class,
                            i -> i.otherwise() == null ? "" : i.otherwise(),
                            If::condition,
                            Alternatives::insteadOf),
            phrase("{}. if {}, instead {}.", Clauses.CLAUSES, Conditions.CONDITION, Alternatives.INSTEAD)
                    .as(
                            (a, c, b) -> Alternatives.instead(a, c, b, "if instead"),
                            If.class,
                            i -> i.otherwise() == null ? "" : i.otherwise(),
                            If::condition,
                            Alternatives::insteadOf),
            phrase("{}. {} instead if {}.", Clauses.CLAUSES, Alternatives.INSTEAD, Conditions.CONDITION)
                    .as(
                            (a, b, c) -> Alternatives.instead(a, c, b, "instead if"),
                            If.class,
                            i -> i.otherwise() == null ? "" : i.otherwise(),
                            Alternatives::insteadOf,
                            If::condition),
            phrase("flip a coin. if you win the flip, {}. if you lose the flip, {}.", Clauses.CLAUSES, Clauses.CLAUSES)
                    .as(
                            (w, l) -> new Effect.FlipCoin(YOU, w, l, ""),
                            Effect.FlipCoin.class,
                            Effect.FlipCoin::win,
                            f -> f.lose() == null ? "" : f.lose()),
            phrase("flip a coin. if you lose the flip, {}.", Clauses.CLAUSES)
                    .as(
                            l -> new Effect.FlipCoin(YOU, new Effect.Nothing(""), l, "lose"),
                            Effect.FlipCoin.class,
                            f -> f.lose() == null ? "" : f.lose()),
            phrase("flip a coin. if you win the flip, {}.", Clauses.CLAUSES)
                    .as(w -> new Effect.FlipCoin(YOU, w, null, ""), Effect.FlipCoin.class, Effect.FlipCoin::win),
            lazy(() -> Payments.SENTENCE),
            phrase(
                            "~ loses this ability and becomes an Aura enchantment with enchant creature. attach it to"
                                    + " {}. you may pay {} to end this effect.",
                            References.OBJECT,
                            Costs.PAID_BY_PLAYER)
                    .as(
                            Effect.BecomeAura::new,
                            Effect.BecomeAura.class,
                            Effect.BecomeAura::attachedTo,
                            Effect.BecomeAura::toEnd),
            phrase(
                            "it loses \"enchant {}\" and gains \"enchant {} put onto the battlefield with ~.\"",
                            Nouns.CARDS_IN_ZONE.one(),
                            Nouns.PERMANENT.one())
                    .as(Sentences::enchantsInstead, Effect.Change.class, c -> enchanted(c, 0), c -> enchanted(c, 1)),
            phrase("{}. the same is true for {}.", Clauses.CLAUSES, SameForKeywords.KEYWORDS)
                    .as(Sentences::sameForAll, Effect.Repeat.class, r -> saidOf(r, true), r -> saidOf(r, false)),
            phrase("then {}.", Clauses.BODY)
                    .as(
                            e -> new Sequence(List.of(e), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst()));

    private static final String SAME_IS_TRUE = "the same is true";

    private static Effect.@Nullable Repeat sameForAll(Effect first, List<splitsecond.engine.card.Keyword> keywords) {
        List<Effect> all = SameForKeywords.all(first, keywords);
        return all == null
                ? null
                : new Effect.Repeat(
                        n(1),
                        new Sequence(all, java.util.Collections.nCopies(all.size() - 1, Joint.SENTENCE)),
                        SAME_IS_TRUE);
    }

    private static Object saidOf(Effect.Repeat repeat, boolean first) {
        if (!repeat.wording().equals(SAME_IS_TRUE) || !(repeat.effect() instanceof Sequence(List<Effect> all, var _)))
            return "";
        if (first) return all.getFirst();
        List<splitsecond.engine.card.Keyword> keywords = new ArrayList<>();
        for (Effect one : all.subList(1, all.size())) {
            var keyword = SameForKeywords.keywordIn(one);
            if (keyword == null) return "";
            keywords.add(keyword);
        }
        return keywords;
    }

    /// All the sentences of an ability.
    static final Phrase<Effect> SENTENCES =
            repeat(SENTENCE, 1, "").map(Sentences::sequence, Effect.class, Sentences::split);

    private static @Nullable Effect sequence(List<Effect> sentences) {
        Effect all = sentences.getFirst();
        for (int i = 1; i < sentences.size(); i++)
            if (sentences.get(i - 1) instanceof Effect.ExileAsItResolves
                    && sentences.get(i) instanceof If(Condition.PreviousDone _, var _, var _, var _)) return null;
        for (Effect next : sentences.subList(1, sentences.size())) {
            if (next instanceof Sequence(List<Effect> steps, List<Joint> joints) && joints.size() == steps.size())
                all = Clauses.join(all, Joint.SENTENCE_THEN, steps.getFirst());
            else all = Clauses.join(all, Joint.SENTENCE, next);
        }
        return all;
    }

    private static List<Effect> split(Effect effect) {
        if (!(effect instanceof Sequence sequence)) return List.of(effect);
        // A paragraph of its own that begins with "Then".
        if (sequence.steps().size() == 1) return List.of(effect);
        List<Effect> sentences = new ArrayList<>();
        int from = 0;
        boolean then = false;
        for (int i = 0; i < sequence.steps().size(); i++) {
            boolean last = i == sequence.steps().size() - 1;
            Joint after = last ? Joint.SENTENCE : sequence.joints().get(i);
            if (after != Joint.SENTENCE && after != Joint.SENTENCE_THEN && after != Joint.PARAGRAPH) continue;
            Effect sentence = Clauses.part(sequence, from, i + 1);
            sentences.add(then ? new Sequence(List.of(sentence), List.of(Joint.THEN)) : sentence);
            then = after == Joint.SENTENCE_THEN;
            from = i + 1;
        }
        return sentences;
    }
}
