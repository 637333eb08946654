package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.ManaSpentOn;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.verb.CounterVerbs;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.EntersWithCounters;

/// CR 614.12: how permanents enter, said of other permanents or with a number that is worked out.
final class Entering {
    private Entering() {}

    private static final Phrase<CounterKind> AN_ADDITIONAL =
            phrase("an additional {} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k);

    private static final Phrase<EntersWith.Counters> ADDITIONAL = oneOf(
            "counters",
            AN_ADDITIONAL.map(
                    k -> new EntersWith.Counters(k, n(1)), EntersWith.Counters.class, EntersWith.Counters::kind),
            phrase("{} additional {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as(
                            (c, k) -> new EntersWith.Counters(k, c),
                            EntersWith.Counters.class,
                            EntersWith.Counters::count,
                            EntersWith.Counters::kind));

    /// "An Angel you already control": the one that enters is not there yet, so that this says no more than "you
    /// control".
    private static final Phrase<Amount> ALREADY_THERE = oneOf(
            "something counted",
            Counted.UNIT,
            phrase("{} you already control", Nouns.PERMANENT.one())
                    .as(
                            f -> new Amount.Times(
                                    1, new Amount.CountOf(Nouns.with(f, new Filter.ControlledBy(Words.YOU)))),
                            Amount.Times.class,
                            t -> t.amount() instanceof Amount.CountOf(Filter f)
                                    ? Nouns.without(f, new Filter.ControlledBy(Words.YOU))
                                    : ""));

    /// "It" would be what enters, of which such a rule knows no more than that it enters.
    private static boolean isOfItself(Amount amount) {
        return amount instanceof Amount.ManaSpent
                || amount instanceof Amount.Times(int _, Amount inner) && isOfItself(inner);
    }

    private static EntersWithCounters additional(Filter what, EntersWith.Counters counters, String wording) {
        return new EntersWithCounters(what, counters.kind(), counters.count(), null, wording);
    }

    private static EntersWithCounters paid(Filter what, CounterKind kind, Amount.Spent from, String wording) {
        return new EntersWithCounters(what, kind, new Amount.ManaSpent(from, null, ""), null, wording);
    }

    private static Object paidFrom(EntersWithCounters enters, String wording) {
        return enters.wording().equals(wording) && enters.count() instanceof Amount.ManaSpent spent ? spent.what() : "";
    }

    private static Replacement.EntersAtPrice price(Cost.Deed deed, Filter what, int count) {
        return new Replacement.EntersAtPrice(deed, what, count, deed == Cost.Deed.DISCARD);
    }

    private static final Phrase<Replacement> PRICE = oneOf(
            "what is given for its entering",
            phrase("sacrifice {}", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> price(Cost.Deed.SACRIFICE, f, 1),
                            Replacement.EntersAtPrice.class,
                            Replacement.EntersAtPrice::what),
            phrase("sacrifice {} {}", Words.NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (count, f) -> count < 2 ? null : price(Cost.Deed.SACRIFICE, f, count),
                            Replacement.EntersAtPrice.class,
                            Replacement.EntersAtPrice::count,
                            Replacement.EntersAtPrice::what),
            phrase("you may discard {}", a(Nouns.CARDS.one()))
                    .as(
                            f -> price(Cost.Deed.DISCARD, f, 1),
                            Replacement.EntersAtPrice.class,
                            Replacement.EntersAtPrice::what));

    static final Phrase<Replacement> ENTERS = oneOf(
            "how it enters",
            phrase(
                            "if ~ would enter, {} instead. if you do, put ~ onto the battlefield. if you don't, put it"
                                    + " into its owner's graveyard",
                            PRICE)
                    .as(price -> price, Replacement.EntersAtPrice.class, price -> price),
            phrase("~ enters with {} on it", CounterVerbs.COUNTER_OF_CHOICE)
                    .as(
                            any -> new Replacement.EntersWithChosenCounter(any, ""),
                            Replacement.EntersWithChosenCounter.class,
                            Replacement.EntersWithChosenCounter::any),
            phrase(
                            "each {} enters with {} on it",
                            oneOf("a permanent", Nouns.PERMANENT.one(), Nouns.EACH_AND),
                            ADDITIONAL)
                    .as(
                            (f, c) -> additional(f, c, "each"),
                            EntersWithCounters.class,
                            EntersWithCounters::what,
                            EntersWith::countersOf),
            phrase("each {} enters with {} on it for each {}", Nouns.PERMANENT.one(), AN_ADDITIONAL, ALREADY_THERE)
                    .as(
                            (f, k, u) -> isOfItself(u) ? null : new EntersWithCounters(f, k, u, null, "each for each"),
                            EntersWithCounters.class,
                            EntersWithCounters::what,
                            EntersWithCounters::kind,
                            EntersWithCounters::count),
            phrase("{} enter with {} on them", Nouns.PERMANENT.many(), ADDITIONAL)
                    .as(
                            (f, c) -> additional(f, c, "many"),
                            EntersWithCounters.class,
                            EntersWithCounters::what,
                            EntersWith::countersOf),
            phrase(
                            "each {} enters with {} on it for each mana from {} spent to cast it",
                            Nouns.PERMANENT.one(),
                            AN_ADDITIONAL,
                            ManaSpentOn.ORIGIN)
                    .as(
                            (f, k, from) -> paid(f, k, from, "each paid"),
                            EntersWithCounters.class,
                            EntersWithCounters::what,
                            EntersWithCounters::kind,
                            e -> paidFrom(e, "each paid")),
            phrase(
                            "{} enter with {} on them for each mana from {} spent to cast them",
                            Nouns.PERMANENT.many(),
                            AN_ADDITIONAL,
                            ManaSpentOn.ORIGIN)
                    .as(
                            (f, k, from) -> paid(f, k, from, "many paid"),
                            EntersWithCounters.class,
                            EntersWithCounters::what,
                            EntersWithCounters::kind,
                            e -> paidFrom(e, "many paid")),
            phrase("~ enters with X {} counters on it, where X is {}", COUNTER_KIND, Amounts.EXPRESSION)
                    .as(
                            (k, x) -> new EntersWithCounters(Nouns.THIS, k, x, null, "where X"),
                            EntersWithCounters.class,
                            EntersWithCounters::kind,
                            EntersWithCounters::count),
            phrase("~ enters with a number of {} counters on it equal to {}", COUNTER_KIND, Amounts.EXPRESSION)
                    .as(
                            (k, x) -> new EntersWithCounters(Nouns.THIS, k, x, null, "equal"),
                            EntersWithCounters.class,
                            EntersWithCounters::kind,
                            EntersWithCounters::count),
            phrase(
                            "~ escapes with {} on it",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)))
                    .as(
                            k -> new EntersWithCounters(
                                    Nouns.THIS,
                                    k,
                                    n(1),
                                    new splitsecond.engine.ability.Condition.WasPaid(CastingWay.ESCAPE),
                                    "escapes"),
                            EntersWithCounters.class,
                            EntersWithCounters::kind),
            phrase("~ escapes with {} {} counters on it", Amounts.SEVERAL, COUNTER_KIND)
                    .as(
                            (c, k) -> new EntersWithCounters(
                                    Nouns.THIS,
                                    k,
                                    c,
                                    new splitsecond.engine.ability.Condition.WasPaid(CastingWay.ESCAPE),
                                    "escapes"),
                            EntersWithCounters.class,
                            EntersWithCounters::count,
                            EntersWithCounters::kind));
}
