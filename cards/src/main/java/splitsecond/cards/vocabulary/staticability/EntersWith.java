package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.OneOfThese;
import splitsecond.cards.vocabulary.verb.CopyExceptions;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.EntersTapped;
import splitsecond.engine.ability.Replacement.EntersWithCounters;

/// CR 614.12: how the permanent itself enters: tapped, with counters, as a copy.
final class EntersWith {
    private EntersWith() {}

    private static final Phrase<Filter> ENTERING =
            oneOf("what enters", phrase("~").means(Nouns.THIS));

    private static final Phrase<Choice.Kind> CHOICE = table(
            "what to choose",
            Map.of(
                    "a creature type", Choice.Kind.CREATURE_TYPE,
                    "a color", Choice.Kind.COLOR,
                    "a card name", Choice.Kind.CARD_NAME,
                    "a nonland card name", Choice.Kind.NONLAND_CARD_NAME,
                    "an opponent", Choice.Kind.OPPONENT,
                    "a player", Choice.Kind.PLAYER,
                    "a basic land type", Choice.Kind.BASIC_LAND_TYPE));

    private static Object unlessNot(EntersTapped enters) {
        return enters.unless() instanceof Condition.Not(Condition when) ? when : "";
    }

    static final Phrase<Replacement> ENTERS = oneOf(
            "how it enters",
            phrase("{} enters tapped", ENTERING)
                    .as(f -> new EntersTapped(f, null, null, ""), EntersTapped.class, EntersTapped::what),
            phrase("as ~ enters, pay any amount of life").means(new Replacement.EntersPayingLife()),
            phrase("~ enters prepared").means(new Replacement.EntersPrepared()),
            phrase("{} enter tapped", Nouns.PERMANENT.many())
                    .as(f -> new EntersTapped(f, null, null, "many"), EntersTapped.class, EntersTapped::what),
            phrase("{} enter untapped", Nouns.PERMANENT.many())
                    .as(
                            Replacement.EntersUntapped::new,
                            Replacement.EntersUntapped.class,
                            Replacement.EntersUntapped::what),
            phrase("~ enters tapped unless {}", Conditions.CONDITION)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, c, null, ""),
                            EntersTapped.class,
                            e -> e.unless() == null ? "" : e.unless()),
            phrase("~ enters tapped if {}", Conditions.CONDITION)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, new Condition.Not(c), null, "if"),
                            EntersTapped.class,
                            EntersWith::unlessNot),
            phrase("if {}, ~ enters tapped", Conditions.CONDITION)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, new Condition.Not(c), null, "if first"),
                            EntersTapped.class,
                            EntersWith::unlessNot),
            phrase("as ~ enters, you may {}. if you don't, ~ enters tapped", Costs.IN_SENTENCE)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, null, c, "~"),
                            EntersTapped.class,
                            e -> e.unlessPaid() == null ? "" : e.unlessPaid()),
            phrase("as ~ enters, you may {}. if you don't, it enters tapped", Costs.IN_SENTENCE)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, null, c, ""),
                            EntersTapped.class,
                            e -> e.unlessPaid() == null ? "" : e.unlessPaid()),
            phrase("~ enters with {} on it", COUNTERS())
                    .as(c -> entersWith(c, null), EntersWithCounters.class, EntersWith::countersOf),
            phrase("~ enters with {} on it if {}", COUNTERS(), Conditions.CONDITION)
                    .as(
                            EntersWith::entersWith,
                            EntersWithCounters.class,
                            EntersWith::countersOf,
                            e -> e.when() == null ? "" : e.when()),
            phrase("~ enters with {} on it unless {}", COUNTERS(), Conditions.CONDITION)
                    .as(
                            (counters, c) -> new EntersWithCounters(
                                    Nouns.THIS, counters.kind(), counters.count(), new Condition.Not(c), "unless"),
                            EntersWithCounters.class,
                            EntersWith::countersOf,
                            e -> e.wording().equals("unless") && e.when() instanceof Condition.Not(var c) ? c : ""),
            phrase(
                            "~ enters with {} on it for each {}",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)),
                            Counted.UNIT)
                    .as(
                            (k, u) -> new EntersWithCounters(Nouns.THIS, k, u, null, "for each"),
                            EntersWithCounters.class,
                            EntersWithCounters::kind,
                            EntersWithCounters::count),
            phrase(
                            "~ enters with {} {} counters on it for each {}",
                            splitsecond.cards.vocabulary.word.Words.NUMBER_WORD,
                            COUNTER_KIND,
                            Counted.UNIT)
                    .as(
                            (times, k, u) -> times < 2
                                    ? null
                                    : new EntersWithCounters(Nouns.THIS, k, Amounts.times(times, u), null, "for each"),
                            EntersWithCounters.class,
                            e -> Amounts.factorOf(e.count()),
                            EntersWithCounters::kind,
                            e -> Amounts.unitOf(e.count())),
            phrase("if {}, ~ enters with {} on it", Conditions.CONDITION, COUNTERS())
                    .as(
                            (c, counters) -> new EntersWithCounters(
                                    Nouns.THIS, counters.kind(), counters.count(), c, "if first"),
                            EntersWithCounters.class,
                            e -> e.wording().equals("if first") && e.when() != null ? e.when() : "",
                            e -> new Counters(e.kind(), e.count())),
            phrase("if ~ was kicked, it enters with {} on it", COUNTERS())
                    .as(
                            c -> new EntersWithCounters(
                                    Nouns.THIS,
                                    c.kind(),
                                    c.count(),
                                    new Condition.WasPaid(OptionalCost.KICKER),
                                    "kicked"),
                            EntersWithCounters.class,
                            EntersWith::countersOf),
            phrase("as ~ enters, choose {}", CHOICE)
                    .as(
                            what -> new Replacement.EntersChoosing(what, ""),
                            Replacement.EntersChoosing.class,
                            Replacement.EntersChoosing::what),
            phrase("as ~ enters, choose {}", OneOfThese.OF_THESE)
                    .as(
                            these -> new Replacement.EntersChoosing(these.what(), these.words(), ""),
                            Replacement.EntersChoosing.class,
                            e -> new OneOfThese.These(e.what(), e.words())),
            phrase("as it enters, choose {}", OneOfThese.OF_THESE)
                    .as(
                            these -> new Replacement.EntersChoosing(these.what(), these.words(), "it"),
                            Replacement.EntersChoosing.class,
                            e -> new OneOfThese.These(e.what(), e.words())),
            phrase("as it enters, choose {}", CHOICE)
                    .as(
                            what -> new Replacement.EntersChoosing(what, "it"),
                            Replacement.EntersChoosing.class,
                            Replacement.EntersChoosing::what),
            phrase("you may have ~ enter as a copy of {}, except {}", onBattlefield(), CopyExceptions.EXCEPT)
                    .as(
                            (f, except) -> new Replacement.EntersAsCopy(f, true, except, "except"),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of,
                            Replacement.EntersAsCopy::except),
            phrase("you may have ~ enter tapped as a copy of {}, except {}", onBattlefield(), CopyExceptions.EXCEPT)
                    .as(
                            (f, except) -> new Replacement.EntersAsCopy(f, true, except, true, "except"),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of,
                            Replacement.EntersAsCopy::except),
            phrase("you may have ~ enter tapped as a copy of {}", onBattlefield())
                    .as(
                            f -> new Replacement.EntersAsCopy(f, true, List.of(), true, ""),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of),
            phrase("you may have ~ enter as a copy of {}", onBattlefield())
                    .as(
                            f -> new Replacement.EntersAsCopy(f, true, List.of(), ""),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of));

    private static Phrase<Filter> onBattlefield() {
        return oneOf(
                "what to copy",
                phrase("any {} on the battlefield", Nouns.PERMANENT.one()).as(f -> f, Filter.class, f -> f),
                phrase("any {}", Nouns.CARDS_IN_ZONE.one()).as(f -> f, Filter.class, f -> f),
                Nouns.one(Nouns.PERMANENT
                        .one()
                        .where(f -> Nouns.parts(f).stream().anyMatch(Filter.ControlledBy.class::isInstance))));
    }

    record Counters(CounterKind kind, Amount count) {}

    static Phrase<Counters> COUNTERS() {
        return oneOf(
                "counters",
                a(phrase("{} counter", COUNTER_KIND).as(k -> new Counters(k, n(1)), Counters.class, Counters::kind)),
                phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                        .as((c, k) -> new Counters(k, c), Counters.class, Counters::count, Counters::kind),
                phrase("a number of {} counters on it equal to {}", COUNTER_KIND, Amounts.EXPRESSION)
                        .as(Counters::new, Counters.class, Counters::kind, Counters::count)
                        .where(c -> false));
    }

    static EntersWithCounters entersWith(Counters counters, @org.jspecify.annotations.Nullable Condition when) {
        return new EntersWithCounters(Nouns.THIS, counters.kind(), counters.count(), when, "");
    }

    static Object countersOf(EntersWithCounters enters) {
        return new Counters(enters.kind(), enters.count());
    }
}
