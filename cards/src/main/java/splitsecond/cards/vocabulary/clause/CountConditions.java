package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// Conditions about how many there are, and how much.
final class CountConditions {
    private CountConditions() {}

    private static final Filter YOU_CONTROL = new Filter.ControlledBy(YOU);
    private static final Filter YOUR_CREATURES = new Filter.And(List.of(Nouns.CREATURE, new Filter.ControlledBy(YOU)));

    private static final Phrase<Reference> POISONED = table(
            "a player",
            Map.of(
                    "its controller", new Reference.ControllerOf(References.IT, ""),
                    "that player", Players.THAT_PLAYER,
                    "defending player", new Reference.DefendingPlayer()));

    private static Condition.Compare poison(Reference who, int least) {
        return new Condition.Compare(
                new Amount.CountersOn(CounterKind.POISON, who), Comparison.AT_LEAST, n(least), "poison");
    }

    private static Object poisoned(Condition.Compare compare) {
        return compare.left() instanceof Amount.CountersOn(var _, Reference who) ? who : "";
    }

    private static Phrase<Condition> different(String kinds, Characteristic what) {
        return phrase("you control {} or more {} with different " + kinds, NUMBER_WORD, Nouns.PERMANENT.many())
                .as(
                        (k, f) -> new Condition.Compare(
                                new Amount.Different(what, Nouns.with(f, YOU_CONTROL)),
                                Comparison.AT_LEAST,
                                n(k),
                                kinds),
                        Condition.Compare.class,
                        c -> Amounts.number(c.right()),
                        c -> c.left() instanceof Amount.Different(var _, Filter among)
                                ? Nouns.without(among, YOU_CONTROL)
                                : "");
    }

    /// What an amount is held against.
    private record Compared(Comparison comparison, Amount to, String wording) {
        Condition.Compare with(Amount left) {
            return new Condition.Compare(left, comparison, to, wording);
        }
    }

    private static Compared comparedTo(Condition.Compare compare) {
        return new Compared(compare.comparison(), compare.right(), compare.wording());
    }

    private static Phrase<Compared> compared(String words, Comparison comparison, Phrase<Amount> to) {
        return phrase(words, to)
                .as(
                        amount -> new Compared(comparison, amount, words),
                        Compared.class,
                        c -> c.wording().equals(words) ? c.to() : "");
    }

    private static final Phrase<Amount> WORD =
            NUMBER_WORD.map(Amount.Number::new, Amount.Number.class, Amount.Number::value);

    /// "5 or greater", "less than seven", "greater than your starting life total".
    private static final Phrase<Compared> COMPARED = oneOf(
            "a comparison",
            compared("{} or greater", Comparison.AT_LEAST, oneOf("a number", Amounts.NUMERAL, WORD)),
            compared("{} or more", Comparison.AT_LEAST, oneOf("a number", Amounts.NUMERAL, WORD)),
            compared("{} or less", Comparison.AT_MOST, oneOf("a number", Amounts.NUMERAL, WORD)),
            compared("greater than {}", Comparison.MORE, oneOf("an amount", Amounts.EXPRESSION, WORD)),
            compared("less than {}", Comparison.LESS, oneOf("an amount", Amounts.EXPRESSION, WORD)),
            compared("greater than or equal to {}", Comparison.AT_LEAST, Amounts.EXPRESSION),
            compared("less than or equal to {}", Comparison.AT_MOST, Amounts.EXPRESSION),
            compared("equal to {}", Comparison.EQUAL, Amounts.EXPRESSION));

    /// The power of one object is what it is, not what is counted (`ObjectConditions`).
    private static final Phrase<Amount> MEASURED =
            Amounts.EXPRESSION.where(a -> !(a instanceof Amount.StatOf || a instanceof Amount.Number));

    private static Condition.Compare moreThanAtFirst(int more, String wording) {
        return new Condition.Compare(
                new Amount.LifeOf(YOU),
                Comparison.AT_LEAST,
                new Amount.Plus(new Amount.StartingLife(), n(more)),
                wording);
    }

    private static Object moreThanAtFirst(Condition.Compare compare) {
        return compare.right() instanceof Amount.Plus(var _, Amount more) ? Amounts.number(more) : "";
    }

    private static final Phrase<Condition> NUMBERS = oneOf(
            "a condition",
            different("powers", Characteristic.POWER),
            different("names", Characteristic.NAME),
            different("mana values", Characteristic.MANA_VALUE),
            phrase(
                            "creatures you control have total {} {} or greater",
                            table(
                                    "a number of an object",
                                    Map.of("power", Characteristic.POWER, "toughness", Characteristic.TOUGHNESS)),
                            DIGITS)
                    .as(
                            (what, k) -> new Condition.Compare(
                                    new Amount.Total(what, YOUR_CREATURES), Comparison.AT_LEAST, n(k), "total"),
                            Condition.Compare.class,
                            c -> c.left() instanceof Amount.Total(Characteristic what, var _) ? what : "",
                            c -> Amounts.number(c.right())),
            phrase("{} is {}", MEASURED, COMPARED)
                    .as(
                            (left, to) -> to.with(left),
                            Condition.Compare.class,
                            Condition.Compare::left,
                            CountConditions::comparedTo),
            phrase("your life total is at least {} greater than your starting life total", DIGITS)
                    .as(
                            k -> moreThanAtFirst(k, "at least greater"),
                            Condition.Compare.class,
                            CountConditions::moreThanAtFirst),
            phrase("you have at least {} life more than your starting life total", DIGITS)
                    .as(
                            k -> moreThanAtFirst(k, "at least more"),
                            Condition.Compare.class,
                            CountConditions::moreThanAtFirst),
            DiceResults.RESULT_IS,
            phrase("{} has {} or more poison counters", POISONED, NUMBER_WORD)
                    .as(
                            CountConditions::poison,
                            Condition.Compare.class,
                            CountConditions::poisoned,
                            c -> Amounts.number(c.right())),
            phrase("{} is poisoned", POISONED)
                    .as(who -> poison(who, 1), Condition.Compare.class, CountConditions::poisoned),
            phrase("an opponent has {} or more poison counters", NUMBER_WORD)
                    .as(
                            k -> new Exists(
                                    new Filter.And(List.of(
                                            Nouns.OPPONENT,
                                            new Filter.HasCounter(CounterKind.POISON, Comparison.AT_LEAST, k))),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "poison"),
                            Exists.class,
                            e -> e.filter() instanceof Filter.And(List<Filter> all)
                                            && all.getLast() instanceof Filter.HasCounter has
                                    ? has.count()
                                    : ""));

    private static final Phrase<Condition> THERE = oneOf(
            "a condition",
            phrase("you don't control {}", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Exists(Nouns.with(f, YOU_CONTROL), Comparison.EQUAL, n(0), "don't"),
                            Exists.class,
                            e -> Nouns.butLast(e.filter())),
            phrase("you control at least {} other {}", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> new Exists(
                                    Nouns.with(Nouns.withOther(f), YOU_CONTROL), Comparison.AT_LEAST, n(k), "at least"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            e -> Nouns.butLast(e.filter()) instanceof Filter f ? Nouns.withoutOther(f) : ""),
            phrase(
                            "{} was dealt damage this turn",
                            table("a player", Map.of("an opponent", Nouns.OPPONENT, "a player", Nouns.PLAYER)))
                    .as(
                            who -> new Exists(
                                    new Filter.And(
                                            List.of(who, new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, null))),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "was dealt damage"),
                            Exists.class,
                            e -> e.filter() instanceof Filter.And(List<Filter> all)
                                            && e.wording().equals("was dealt damage")
                                    ? all.getFirst()
                                    : ""),
            phrase("no {} are on the battlefield", Nouns.PERMANENT.many())
                    .as(f -> new Exists(f, Comparison.EQUAL, n(0), "no are"), Exists.class, Exists::filter),
            phrase("you control {} and {}", a(Nouns.PERMANENT.one()), a(Nouns.PERMANENT.one()))
                    .as(
                            (f, g) -> new Condition.And(List.of(controlled(f), controlled(g))),
                            Condition.And.class,
                            c -> controlledIn(c, 0),
                            c -> controlledIn(c, 1)));

    private static Condition controlled(Filter filter) {
        return new Exists(Nouns.with(filter, YOU_CONTROL), Comparison.AT_LEAST, n(1), "both");
    }

    private static Object controlledIn(Condition.And and, int which) {
        return and.all().size() == 2
                        && and.all().get(which) instanceof Exists exists
                        && exists.wording().equals("both")
                ? Nouns.butLast(exists.filter())
                : "";
    }

    /// CR 109.5: nobody has a greater one.
    private static Exists greatest(Characteristic what) {
        var greatest = new Filter.Extreme(what, true, Nouns.CREATURE);
        return new Exists(
                Nouns.and(Nouns.CREATURE, greatest, new Filter.ControlledBy(YOU)),
                Comparison.AT_LEAST,
                n(1),
                "the greatest");
    }

    private static final Phrase<Condition> GREATEST = phrase(
                    "you control the creature with the greatest {}",
                    table(
                            "what is greatest",
                            Map.of(
                                    "power or tied for the greatest power", Characteristic.POWER,
                                    "toughness or tied for the greatest toughness", Characteristic.TOUGHNESS)))
            .as(
                    CountConditions::greatest,
                    Exists.class,
                    e -> e.wording().equals("the greatest")
                                    && e.filter() instanceof Filter.And(List<Filter> all)
                                    && all.get(1) instanceof Filter.Extreme extreme
                            ? extreme.what()
                            : "");

    static final Phrase<Condition> ATOM = oneOf("a condition", NUMBERS, THERE, GREATEST, PlayerComparisons.CONDITION);
}
