package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.Amounts.EXPRESSION;
import static splitsecond.cards.vocabulary.noun.Amounts.VALUE;
import static splitsecond.cards.vocabulary.noun.Counted.UNIT;
import static splitsecond.cards.vocabulary.noun.References.PLAYER_OBJECT;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.DealDamage;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.TargetSlot;

/// CR 120: dealing damage, and who it is dealt to.
public final class DamageVerbs {
    private DamageVerbs() {}

    /// Who is dealt damage: objects or players.
    public static final Phrase<Reference> RECIPIENT = oneOf(
            "who is dealt damage",
            Targets.TARGET.one(),
            SpokenOf.THAT,
            SpokenOf.HOST,
            PLAYER_OBJECT.where(r -> !(r instanceof Reference.Target)),
            phrase("~").means(References.SELF),
            phrase("each {}", Nouns.PERMANENT.one())
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            phrase("each {}", Nouns.EACH_AND)
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            phrase("each of {}", Targets.TARGET.many())
                    .as(t -> Targets.worded(t, "each of"), Reference.Target.class, t -> Targets.worded(t, "")),
            phrase("each of {}", ANY_TARGETS())
                    .as(t -> Targets.worded(t, "each of"), Reference.Target.class, t -> Targets.worded(t, "")),
            phrase("itself").means(new Reference.It("itself")),
            phrase("that player or planeswalker").means(new Reference.It("that player or planeswalker")),
            phrase("that permanent or player").means(new Reference.It("that permanent or player")),
            phrase("{} and each {}", Targets.TARGET.one(), Nouns.PERMANENT.one())
                    .as(
                            (t, f) -> new Reference.Both(t, new Reference.Each(f, "each")),
                            Reference.Both.class,
                            Reference.Both::first,
                            both -> both.second() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("{} and each {}", Targets.TARGET.one(), Nouns.EACH_AND)
                    .as(
                            (t, f) -> new Reference.Both(t, new Reference.Each(f, "each")),
                            Reference.Both.class,
                            Reference.Both::first,
                            both -> both.second() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("each {} and each {}", Nouns.PERMANENT.one(), Nouns.PERMANENT.one())
                    .as(
                            (f, g) -> new Reference.Each(new Filter.Or(List.of(f, g)), "and each"),
                            Reference.Each.class,
                            e -> e.wording().equals("and each") ? firstOf(e.filter()) : "",
                            e -> e.wording().equals("and each") ? lastOf(e.filter()) : ""),
            phrase("each {} and each opponent", Nouns.PERMANENT.one())
                    .as(
                            f -> new Reference.Each(new Filter.Or(List.of(f, Nouns.OPPONENT)), "and opponent"),
                            Reference.Each.class,
                            e -> firstOf(e.filter())),
            phrase("each opponent and each creature and planeswalker they control")
                    .means(new Reference.Each(
                            new Filter.Or(List.of(
                                    Nouns.OPPONENT,
                                    new Filter.And(List.of(
                                            new Filter.Or(List.of(Nouns.CREATURE, Nouns.PLANESWALKER)),
                                            new Filter.ControlledBy(Players.YOUR_OPPONENTS))))),
                            "and their creatures and planeswalkers")),
            phrase("each creature and each player")
                    .means(new Reference.Each(new Filter.Or(List.of(Nouns.CREATURE, Nouns.PLAYER)), "and")),
            phrase("each {} and each player", Nouns.PERMANENT.one())
                    .as(
                            f -> f.equals(Nouns.CREATURE)
                                    ? null
                                    : new Reference.Each(new Filter.Or(List.of(f, Nouns.PLAYER)), "and"),
                            Reference.Each.class,
                            e -> firstOf(e.filter())),
            phrase("each opponent and each {}", Nouns.PERMANENT.one())
                    .as(
                            f -> new Reference.Each(new Filter.Or(List.of(Nouns.OPPONENT, f)), "and"),
                            Reference.Each.class,
                            e -> lastOf(e.filter())),
            SpokenOf.THOSE.where(r -> !r.equals(new Reference.It("them"))));

    private static Object firstOf(Filter filter) {
        return filter instanceof Filter.Or(List<Filter> any) ? any.getFirst() : "";
    }

    private static Object lastOf(Filter filter) {
        return filter instanceof Filter.Or(List<Filter> any) ? any.getLast() : "";
    }

    private static final String SPILLS = "excess damage is dealt to that creature's controller instead";

    private static Phrase<Effect> spilling(String words, Phrase<Amount> amount, boolean onlyTrampling, String wording) {
        return phrase(words, SUBJECT, amount, Targets.TARGET.one())
                .as(
                        (source, a, to) -> new Effect.DealSpillingDamage(source, a, to, onlyTrampling, wording),
                        Effect.DealSpillingDamage.class,
                        Effect.DealSpillingDamage::source,
                        Effect.DealSpillingDamage::amount,
                        Effect.DealSpillingDamage::to);
    }

    /// CR 615.12: said of this damage only, which nothing but the spell deals, so that it is the spell's until it is
    /// gone.
    private static Effect.Repeat unpreventable(Reference source, Amount amount, Reference to, String wording) {
        var rule = new Modification.Obey(new Rule.Simple(Rule.Kind.DAMAGE_CANT_BE_PREVENTED));
        var never = new Effect.Change(References.SELF, List.of(rule), Durations.FOREVER, "");
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(never, new DealDamage(source, amount, to, "unpreventable")), List.of(Effect.Joint.AND)),
                wording);
    }

    private static Object unprevented(Effect.Repeat repeat, Function<DealDamage, Object> part) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof DealDamage damage
                        && damage.wording().equals("unpreventable")
                ? part.apply(damage)
                : "";
    }

    private static Phrase<Effect> unpreventable(String words) {
        return phrase(
                        words,
                        SUBJECT.one().where(r -> r.equals(References.SELF) || r.equals(References.IT)),
                        VALUE,
                        RECIPIENT)
                .as(
                        (s, a, to) -> unpreventable(s, a, to, words),
                        Effect.Repeat.class,
                        r -> unprevented(r, DealDamage::source),
                        r -> unprevented(r, DealDamage::amount),
                        r -> unprevented(r, DealDamage::to));
    }

    static final Phrase<Effect> DAMAGE = oneOf(
            "deal damage",
            unpreventable("{} deals {} damage to {}. the damage can't be prevented"),
            unpreventable("{} deals {} damage to {} and the damage can't be prevented"),
            phrase("{} (deals|deal) {} damage to {}", SUBJECT, VALUE, RECIPIENT)
                    .as(
                            (s, a, to) -> new DealDamage(s, a, to, ""),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::amount,
                            DealDamage::to),
            phrase("{} also (deals|deal) {} damage to {}", SUBJECT, VALUE, RECIPIENT)
                    .as(
                            (s, a, to) -> new DealDamage(s, a, to, "also"),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::amount,
                            DealDamage::to),
            phrase("{} (deals|deal) damage equal to {} to {}", SUBJECT, EXPRESSION, RECIPIENT)
                    .as(
                            (s, a, to) -> new DealDamage(s, a, to, "equal"),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::amount,
                            DealDamage::to),
            phrase("{} (deals|deal) damage to {} equal to {}", SUBJECT, RECIPIENT, EXPRESSION)
                    .as(
                            (s, to, a) -> new DealDamage(s, a, to, "to equal"),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::to,
                            DealDamage::amount),
            phrase("{} (deals|deal) {} damage to {} for each {}", SUBJECT, DIGITS, RECIPIENT, UNIT)
                    .as(
                            (s, k, to, u) -> new DealDamage(s, Amounts.times(k, u), to, "for each"),
                            DealDamage.class,
                            DealDamage::source,
                            d -> Amounts.factorOf(d.amount()),
                            DealDamage::to,
                            d -> Amounts.unitOf(d.amount())),
            spilling("{} (deals|deal) {} damage to {}. " + SPILLS, VALUE, false, ""),
            spilling("{} (deals|deal) damage equal to {} to {}. " + SPILLS, EXPRESSION, false, "equal"),
            spilling(
                    "{} (deals|deal) damage equal to {} to {}. if the creature you control has trample, " + SPILLS,
                    EXPRESSION,
                    true,
                    "equal"),
            // Of what was spoken of: "gets +2/+0 until end of turn and deals 1 damage to you".
            phrase("deals {} damage to {}", VALUE, RECIPIENT)
                    .as(
                            (a, to) -> new DealDamage(new Reference.It(""), a, to, "and deals"),
                            DealDamage.class,
                            DealDamage::amount,
                            DealDamage::to),
            phrase("{} damage to {}", VALUE, RECIPIENT)
                    .as(
                            (a, to) -> new DealDamage(new Reference.It(""), a, to, "and"),
                            DealDamage.class,
                            DealDamage::amount,
                            DealDamage::to),
            phrase(
                            "{} (deals|deal) {} damage divided evenly, rounded down, among {}",
                            SUBJECT,
                            VALUE,
                            oneOf("targets", Targets.TARGET.many(), ANY_TARGETS()))
                    .as(
                            Effect.DealEvenDamage::new,
                            Effect.DealEvenDamage.class,
                            Effect.DealEvenDamage::source,
                            Effect.DealEvenDamage::amount,
                            Effect.DealEvenDamage::among),
            phrase(
                            "{} (deals|deal) {} damage divided as you choose among {}",
                            SUBJECT,
                            VALUE,
                            oneOf("targets", Targets.TARGET.many(), ANY_TARGETS()))
                    .as(
                            (s, a, to) -> new Effect.DealDividedDamage(s, a, to, ""),
                            Effect.DealDividedDamage.class,
                            Effect.DealDividedDamage::source,
                            Effect.DealDividedDamage::amount,
                            Effect.DealDividedDamage::among),
            phrase("you may have {} deal X damage to {}, where X is {}", SUBJECT.one(), RECIPIENT, Amounts.EXPRESSION)
                    .as(
                            (s, to, x) -> new Effect.May(
                                    YOU, new Effect.DealDamage(s, x, to, "have where X"), "have where X"),
                            Effect.May.class,
                            m -> m.effect() instanceof Effect.DealDamage d ? d.source() : "",
                            m -> m.effect() instanceof Effect.DealDamage d ? d.to() : "",
                            m -> m.effect() instanceof Effect.DealDamage d ? d.amount() : ""));

    private static Phrase<Reference> ANY_TARGETS() {
        return oneOf(
                "targets",
                anyTargets("any number of", Count.ANY_NUMBER),
                anyTargets("up to X", Count.upTo(Words.X)),
                anyTargets("{}", Count::exactly),
                anyTargets("up to {}", Count::upTo),
                anyTargets("one or two", new Count(n(1), n(2))),
                anyTargets("one, two, or three", new Count(n(1), n(3))),
                anyTargets("X", Count.exactly(Words.X)),
                anyTargets("up to two other", Count.upTo(2)));
    }

    private static Phrase<Reference> anyTargets(String words, IntFunction<Count> count) {
        return phrase(words + " {}", Words.NUMBER_WORD, table("targets", Map.of("targets", Nouns.ANY_TARGET)))
                .as(
                        (k, f) ->
                                k < 2 ? null : new Reference.Target(new TargetSlot(f, count.apply(k), false, null, "")),
                        Reference.Target.class,
                        target -> Targets.most(target.slot().count()),
                        target -> target.slot().filter());
    }

    private static Phrase<Reference> anyTargets(String words, Count count) {
        return phrase(words + " {}", table("targets", Map.of("targets", Nouns.ANY_TARGET)))
                .as(
                        f -> new Reference.Target(new TargetSlot(f, count, words.endsWith(" other"), null, "")),
                        Reference.Target.class,
                        target -> target.slot().filter());
    }
}
