package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.KEYWORD;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.WAY;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility.Kind;
import splitsecond.engine.ability.Reference;

/// What something has: "with flying", "with power 2 or less", "with a +1/+1 counter on it".
public final class WithSuffixes {
    private WithSuffixes() {}

    static final Phrase<Characteristic> STAT = table(
            "a number of an object",
            Map.of(
                    "power",
                    Characteristic.POWER,
                    "toughness",
                    Characteristic.TOUGHNESS,
                    "base power",
                    Characteristic.BASE_POWER,
                    "base toughness",
                    Characteristic.BASE_TOUGHNESS,
                    "mana value",
                    Characteristic.MANA_VALUE,
                    "total power and toughness",
                    Characteristic.TOTAL_POWER_AND_TOUGHNESS));

    static final Phrase<Amount> BOUND = oneOf(
            "a number",
            DIGITS.map(Amount.Number::new, Amount.Number.class, Amount.Number::value),
            phrase("X").means(X));

    private static Phrase<Filter> stat(String words, Comparison comparison) {
        return phrase(words, STAT, BOUND)
                .as(
                        (what, bound) -> new Filter.Stat(what, comparison, bound),
                        Filter.Stat.class,
                        Filter.Stat::what,
                        Filter.Stat::amount);
    }

    /// "Power equal to its toughness" is said of the one described, by `ownStats`.
    private static Filter.@Nullable Stat compared(Characteristic what, Comparison comparison, Amount bound) {
        boolean own = bound instanceof Amount.StatOf(Characteristic to, Reference of)
                && of instanceof Reference.It
                && areOwn(what, to);
        return own ? null : new Filter.Stat(what, comparison, bound);
    }

    private static boolean areOwn(Characteristic what, Characteristic to) {
        return what != to && SIZES.contains(what) && SIZES.contains(to);
    }

    private static final java.util.Set<Characteristic> SIZES = java.util.EnumSet.of(
            Characteristic.POWER, Characteristic.TOUGHNESS, Characteristic.BASE_POWER, Characteristic.BASE_TOUGHNESS);

    private static Phrase<Filter> ownStats(Number number, String words, Comparison comparison) {
        return phrase("with {} " + words + number.pick(" its {}", " their {}"), STAT, STAT)
                .as(
                        (what, to) -> areOwn(what, to) ? new Filter.OwnStats(what, comparison, to) : null,
                        Filter.OwnStats.class,
                        stats -> stats.comparison() == comparison ? stats.what() : "",
                        Filter.OwnStats::to);
    }

    private static final Phrase<Filter> WITH_STAT = oneOf(
            "a number of an object",
            stat("{} {} or less", Comparison.AT_MOST),
            stat("{} {} or greater", Comparison.AT_LEAST),
            stat("{} {}", Comparison.EQUAL),
            phrase("{} less than or equal to {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.AT_MOST, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} greater than or equal to {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.AT_LEAST, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} equal to {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.EQUAL, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} less than {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.LESS, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} greater than {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.MORE, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount));

    private static Filter exactly(Characteristic what, int bound) {
        return new Filter.Stat(what, Comparison.EQUAL, new Amount.Number(bound));
    }

    private static Object eitherStat(Filter.Or or) {
        return or.any().size() == 2 ? or.any().getFirst() : "";
    }

    private static Object boundIn(Filter.Or or, int which) {
        return or.any().size() == 2
                        && or.any().get(which) instanceof Filter.Stat(var _, var _, Amount.Number(int bound))
                ? bound
                : "";
    }

    static final Phrase<Filter> HAS_KEYWORD =
            KEYWORD.map(Filter.HasKeyword::new, Filter.HasKeyword.class, Filter.HasKeyword::keyword);

    public static final Phrase<Filter> HAS_NUMBERED = table(
                    "a keyword", Map.of("toxic", Kind.TOXIC, "mobilize", Kind.MOBILIZE))
            .map(Filter.HasNumbered::new, Filter.HasNumbered.class, Filter.HasNumbered::kind);

    public static final Phrase<Filter> HAS_WAY = WAY.map(Filter.HasWay::new, Filter.HasWay.class, Filter.HasWay::way);

    private static Phrase<Filter> powerOrToughness(String words, Comparison comparison) {
        return phrase("with power or toughness {} " + words, BOUND)
                .as(
                        bound -> new Filter.Or(List.of(
                                new Filter.Stat(Characteristic.POWER, comparison, bound),
                                new Filter.Stat(Characteristic.TOUGHNESS, comparison, bound))),
                        Filter.Or.class,
                        or -> or.any().getFirst() instanceof Filter.Stat(var _, var _, Amount bound) ? bound : "");
    }

    private static final Phrase<CounterKind> A_COUNTER =
            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k));

    /// "with base power and toughness 1/1".
    private static final Phrase<Filter> BASE_SIZE = phrase("with base power and toughness {}", Words.SIZE)
            .as(
                    size -> new Filter.And(List.of(
                            new Filter.Stat(Characteristic.BASE_POWER, Comparison.EQUAL, size.power()),
                            new Filter.Stat(Characteristic.BASE_TOUGHNESS, Comparison.EQUAL, size.toughness()))),
                    Filter.And.class,
                    and -> and.all().size() == 2
                                    && and.all().getFirst() instanceof Filter.Stat(var what, var _, Amount power)
                                    && what == Characteristic.BASE_POWER
                                    && and.all().getLast() instanceof Filter.Stat(var _, var _, Amount toughness)
                            ? new Words.PowerToughness(power, toughness)
                            : "");

    /// CR 305.6.
    private static final Filter HAS_BASIC_LAND_TYPE =
            new Filter.And(List.of(new Filter.Or(List.of("Plains", "Island", "Swamp", "Mountain", "Forest").stream()
                    .<Filter>map(Filter.IsSubtype::new)
                    .toList())));

    private static final Phrase<Filter> HAS_MANA_COST =
            MANA.map(Filter.HasManaCost::new, Filter.HasManaCost.class, Filter.HasManaCost::cost);

    static Phrase<Filter> with(Number number) {
        String on = number.pick("on it", "on them");
        return oneOf(
                "with",
                phrase("with {}", HAS_KEYWORD).as(f -> f, Filter.HasKeyword.class, f -> f),
                phrase("with {}", HAS_NUMBERED).as(f -> f, Filter.HasNumbered.class, f -> f),
                phrase("with {}", HAS_WAY).as(f -> f, Filter.HasWay.class, f -> f),
                phrase("with {}", list(HAS_KEYWORD, 2, "or")).as(Filter.Or::new, Filter.Or.class, Filter.Or::any),
                phrase("without {}", HAS_KEYWORD).as(f -> new Filter.Not(f), Filter.Not.class, Filter.Not::filter),
                phrase("with {}", WITH_STAT).as(f -> f, Filter.Stat.class, f -> f),
                phrase("with {} {} or {}", STAT, DIGITS, DIGITS)
                        .as(
                                (what, one, other) -> new Filter.Or(List.of(exactly(what, one), exactly(what, other))),
                                Filter.Or.class,
                                or -> eitherStat(or) instanceof Filter.Stat stat ? stat.what() : "",
                                or -> boundIn(or, 0),
                                or -> boundIn(or, 1)),
                BASE_SIZE,
                ownStats(number, "equal to", Comparison.EQUAL),
                ownStats(number, "less than", Comparison.LESS),
                ownStats(number, "greater than", Comparison.MORE),
                phrase("with {} " + on, A_COUNTER)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.AT_LEAST, 1),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase(
                                "{} {} or more {} counters " + on,
                                table("having", Map.of("with", true, "that " + number.pick("has", "have"), true)),
                                NUMBER_WORD,
                                COUNTER_KIND)
                        .as(
                                (_, n, k) -> new Filter.HasCounter(k, Comparison.AT_LEAST, n),
                                Filter.HasCounter.class,
                                _ -> true,
                                Filter.HasCounter::count,
                                Filter.HasCounter::kind),
                phrase("with {} counters " + on, COUNTER_KIND)
                        .as(
                                k -> number == Number.MANY ? new Filter.HasCounter(k, Comparison.AT_LEAST, 1) : null,
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase("with one or more counters " + on).means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
                phrase("that " + number.pick("doesn't", "don't") + " have {} " + on, A_COUNTER)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase("with a counter " + on).means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
                phrase("with counters " + on).means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
                phrase("with no counters " + on).means(new Filter.HasCounter(null, Comparison.EQUAL, 0)),
                phrase("without {} " + on, A_COUNTER)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase("with no {} counters " + on, COUNTER_KIND)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                powerOrToughness("or less", Comparison.AT_MOST),
                powerOrToughness("or greater", Comparison.AT_LEAST),
                phrase("with a basic land type").means(HAS_BASIC_LAND_TYPE),
                phrase("with mana cost {}", list(HAS_MANA_COST, "or"))
                        .as(
                                any -> any.size() == 1 ? any.getFirst() : new Filter.Or(any),
                                Filter.class,
                                f -> f instanceof Filter.Or(var any) ? any : List.of(f)),
                phrase("with no abilities").means(new Filter.HasNoAbilities()),
                phrase("with abilities").means(new Filter.Not(new Filter.HasNoAbilities())),
                phrase("with exactly {} colors", NUMBER_WORD)
                        .as(
                                k -> new Filter.ColorCount(k, k),
                                Filter.ColorCount.class,
                                c -> c.least() == c.most() ? (Object) c.least() : ""));
    }

    public static final Phrase<Filter> WITH = with(Number.ONE);

    /// "Two target creature cards each with mana value 2 or less".
    static Phrase<Filter> eachWith() {
        return phrase("each with {}", WITH_STAT).as(f -> f, Filter.Stat.class, f -> f);
    }

    static Phrase<Filter> xInCost(Number number) {
        Phrase<Filter> x = phrase("{X}").means(new Filter.HasXInCost());
        return oneOf(
                "with X in its cost",
                phrase("with {} in " + number.pick("its", "their") + " mana cost", x)
                        .as(f -> f, Filter.HasXInCost.class, f -> f),
                phrase("with {} in their mana costs", x).as(f -> f, Filter.HasXInCost.class, f -> f));
    }
}
