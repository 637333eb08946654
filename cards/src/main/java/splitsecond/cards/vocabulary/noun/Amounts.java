package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Amount.Number;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// How much and how many.
public final class Amounts {
    private Amounts() {}

    public static final Phrase<Amount> NUMERAL = DIGITS.map(Number::new, Number.class, Number::value);

    /// Before a noun that is measured, not counted: "3 damage", "X life", "that much life".
    public static final Phrase<Amount> VALUE = oneOf(
            "a number",
            NUMERAL,
            phrase("X").means(X),
            phrase("twice X").means(new Amount.Times(2, X)),
            phrase("three times X").means(new Amount.Times(3, X)),
            phrase("that much").means(new Amount.ThatMuch("that much")),
            phrase("twice that much").means(new Amount.Times(2, new Amount.ThatMuch("that much"))));

    /// Before a noun that is counted, in the plural: "two", "X", "that many".
    public static final Phrase<Amount> SEVERAL = oneOf(
            "a number",
            NUMBER_WORD.where(count -> count > 1).map(Number::new, Number.class, Number::value),
            phrase("X").means(X),
            phrase("twice X").means(new Amount.Times(2, X)),
            phrase("that many").means(new Amount.ThatMuch("that many")),
            phrase("twice that many").means(new Amount.Times(2, new Amount.ThatMuch("that many"))));

    private static final Phrase<Characteristic> STAT = table(
            "a number of an object",
            Map.of(
                    "power",
                    Characteristic.POWER,
                    "toughness",
                    Characteristic.TOUGHNESS,
                    "mana value",
                    Characteristic.MANA_VALUE,
                    "loyalty",
                    Characteristic.LOYALTY));

    private static final Phrase<Reference> POSSESSOR = oneOf(
            "whose",
            phrase("its").means(References.IT),
            phrase("their").means(new Reference.It("their")),
            phrase("{}'s", lazy(() -> References.SUBJECT.one())).as(r -> r, Reference.class, r -> r));

    private static final Phrase<Filter> THINGS =
            oneOf("things", lazy(() -> Nouns.PERMANENT.many()), lazy(() -> Nouns.CARDS_IN_ZONE.many()));

    private static final Phrase<Filter> THING =
            oneOf("a thing", lazy(() -> Nouns.PERMANENT.one()), lazy(() -> Nouns.CARDS_IN_ZONE.one()));

    static final Phrase<Reference> COUNTER_BEARER =
            oneOf("an object", phrase("~").means(References.SELF), References.THAT, References.HOST);

    private static final Phrase<Amount> TALLY = table(
            "a count of this turn",
            Map.ofEntries(
                    Map.entry(
                            "creature that died this turn",
                            new Amount.ThisTurn(Amount.Tally.CREATURES_DIED, null, null)),
                    Map.entry(
                            "creature that died under your control this turn",
                            new Amount.ThisTurn(Amount.Tally.CREATURES_DIED, null, YOU)),
                    Map.entry("spell you've cast this turn", new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, null, YOU)),
                    Map.entry(
                            "card you've drawn this turn", new Amount.ThisTurn(Amount.Tally.CARDS_DRAWN, null, YOU))));

    private static final List<String> DEEDS = List.of(
            "discarded",
            "destroyed",
            "exiled",
            "milled",
            "sacrificed",
            "returned",
            "tapped",
            "revealed",
            "put into a graveyard",
            "put into your graveyard",
            "returned to its owner's hand");

    /// After "for each".
    public static final Phrase<Amount> UNIT = oneOf(
            "something counted",
            THING.map(Amount.CountOf::new, Amount.CountOf.class, Amount.CountOf::filter),
            phrase("{} counter on {}", COUNTER_KIND, COUNTER_BEARER)
                    .as(
                            Amount.CountersOn::new,
                            Amount.CountersOn.class,
                            Amount.CountersOn::kind,
                            Amount.CountersOn::on),
            phrase("counter on {}", COUNTER_BEARER)
                    .as(on -> new Amount.CountersOn(null, on), Amount.CountersOn.class, Amount.CountersOn::on),
            phrase("basic land type among lands you control").means(new Amount.Domain()),
            phrase("color among {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Amount.Different(Characteristic.COLOR, f),
                            Amount.Different.class,
                            Amount.Different::among),
            phrase("opponent").means(new Amount.CountOf(Nouns.OPPONENT)),
            phrase("player").means(new Amount.CountOf(Nouns.PLAYER)),
            phrase("opponent you have").means(new Amount.CountOf(Nouns.OPPONENT)),
            phrase("target beyond the first").means(new Amount.TargetsBeyondFirst()),
            phrase("time ~ was kicked").means(new Amount.TimesKicked()),
            phrase("time it was kicked").means(new Amount.TimesKicked()),
            doneThisWay("{} {}", false),
            phrase("{} put into your graveyard from the battlefield this turn", lazy(() -> Nouns.PERMANENT.one()))
                    .as(
                            f -> new Amount.ThisTurn(
                                    Amount.Tally.CREATURES_DIED, Nouns.and(f, new Filter.OwnedBy(YOU)), null),
                            Amount.ThisTurn.class,
                            t -> t.of() instanceof Filter.And(List<Filter> all) && all.size() == 2 && t.by() == null
                                    ? all.getFirst()
                                    : ""),
            TALLY);

    /// "creature destroyed this way": one of those that an instruction before was done to.
    private static Phrase<Amount> doneThisWay(String words, boolean many) {
        return oneOf(
                "things done",
                doneThisWay(words, "", lazy(() -> many ? Nouns.PERMANENT.many() : Nouns.PERMANENT.one())),
                doneThisWay(words, "card ", lazy(() -> many ? Nouns.CARDS.many() : Nouns.CARDS.one())));
    }

    /// A creature is one thing, a creature card another: the wording keeps them apart.
    private static Phrase<Amount> doneThisWay(String words, String kind, Phrase<Filter> noun) {
        Map<String, String> deeds = new java.util.LinkedHashMap<>();
        for (String deed : DEEDS) deeds.put(deed + " this way", kind + deed);
        return phrase(words, noun, table("what was done", deeds))
                .as(
                        (f, deed) -> new Amount.SizeOf(new Reference.DoneThisWay(f, deed)),
                        Amount.SizeOf.class,
                        a -> a.those() instanceof Reference.DoneThisWay(Filter f, String _) && f != null ? f : "",
                        a -> a.those() instanceof Reference.DoneThisWay(var _, String deed) ? deed : "");
    }

    /// A multiple of what is counted: "2 … for each …".
    public static Amount times(int factor, Amount unit) {
        return factor == 1 ? unit : new Amount.Times(factor, unit);
    }

    public static Object factorOf(Amount amount) {
        return amount instanceof Amount.Times(int factor, Amount _) ? factor : 1;
    }

    public static Object unitOf(Amount amount) {
        return amount instanceof Amount.Times(int _, Amount unit) ? unit : amount;
    }

    /// After "equal to" or "where X is".
    public static final Phrase<Amount> EXPRESSION = oneOf(
            "an amount",
            phrase("the number of {}", THINGS).as(Amount.CountOf::new, Amount.CountOf.class, Amount.CountOf::filter),
            phrase("{} {}", POSSESSOR, STAT)
                    .as(
                            (of, what) -> new Amount.StatOf(what, of),
                            Amount.StatOf.class,
                            Amount.StatOf::of,
                            Amount.StatOf::what),
            phrase("the {} of {}", STAT, lazy(() -> References.OBJECT))
                    .as(Amount.StatOf::new, Amount.StatOf.class, Amount.StatOf::what, Amount.StatOf::of)
                    .where(a -> !(a instanceof Amount.StatOf(var _, var of) && of.equals(References.IT))),
            phrase("the greatest {} among {}", STAT, THINGS)
                    .as(Amount.Greatest::new, Amount.Greatest.class, Amount.Greatest::what, Amount.Greatest::among),
            phrase("the total {} of {}", STAT, THINGS)
                    .as(Amount.Total::new, Amount.Total.class, Amount.Total::what, Amount.Total::of),
            phrase("the number of {} counters on {}", COUNTER_KIND, COUNTER_BEARER)
                    .as(
                            Amount.CountersOn::new,
                            Amount.CountersOn.class,
                            Amount.CountersOn::kind,
                            Amount.CountersOn::on),
            phrase("the number of counters on {}", COUNTER_BEARER)
                    .as(on -> new Amount.CountersOn(null, on), Amount.CountersOn.class, Amount.CountersOn::on),
            phrase("the number of basic land types among lands you control").means(new Amount.Domain()),
            phrase("the number of card types among {}", THINGS)
                    .as(
                            f -> new Amount.Different(Characteristic.CARD_TYPE, f),
                            Amount.Different.class,
                            Amount.Different::among),
            phrase("the number of colors among {}", THINGS)
                    .as(
                            f -> new Amount.Different(Characteristic.COLOR, f),
                            Amount.Different.class,
                            Amount.Different::among),
            doneThisWay("the number of {} {}", true),
            phrase("the number of opponents you have").means(new Amount.CountOf(Nouns.OPPONENT)),
            phrase("the number of spells you've cast this turn")
                    .means(new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, null, YOU)),
            phrase(
                            "the number of {} you've cast this turn",
                            lazy(() -> Nouns.SPELLS.many()).where(f -> !f.equals(Nouns.SPELL)))
                    .as(
                            f -> new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, f, YOU),
                            Amount.ThisTurn.class,
                            t -> t.of() == null ? "" : t.of()),
            phrase("the number of {} they've cast this turn", lazy(() -> Nouns.SPELLS.many()))
                    .as(
                            f -> new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, f, Suffixes.THEY),
                            Amount.ThisTurn.class,
                            t -> t.of() == null ? "" : t.of()),
            phrase("the number of creatures that died this turn")
                    .means(new Amount.ThisTurn(Amount.Tally.CREATURES_DIED, null, null)),
            phrase("the amount of life you gained this turn")
                    .means(new Amount.ThisTurn(Amount.Tally.LIFE_GAINED, null, YOU)),
            phrase("your life total").means(new Amount.LifeOf(YOU)),
            phrase("that player's life total").means(new Amount.LifeOf(Suffixes.THAT_PLAYER)),
            phrase("your devotion to {}", list(COLOR, "and"))
                    .as(Amount.Devotion::new, Amount.Devotion.class, Amount.Devotion::colors),
            phrase("that much").means(new Amount.ThatMuch("that much")),
            phrase("the life lost this way").means(new Amount.ThatMuch("the life lost this way")),
            phrase("the damage dealt this way").means(new Amount.ThatMuch("the damage dealt this way")),
            phrase("{} minus {}", lazy(() -> Amounts.SIMPLE), NUMERAL)
                    .as(Amount.Minus::new, Amount.Minus.class, Amount.Minus::left, Amount.Minus::right),
            phrase("that damage").means(new Amount.ThatMuch("that damage")),
            phrase("X").means(X),
            NUMERAL,
            phrase("twice {}", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Times(2, a), Amount.Times.class, Amount.Times::amount),
            phrase("three times {}", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Times(3, a), Amount.Times.class, Amount.Times::amount),
            phrase("half {}, rounded up", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Half(a, true), Amount.Half.class, Amount.Half::amount),
            phrase("half {}, rounded down", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Half(a, false), Amount.Half.class, Amount.Half::amount),
            phrase("{} plus {}", NUMERAL, lazy(() -> Amounts.EXPRESSION))
                    .as(Amount.Plus::new, Amount.Plus.class, Amount.Plus::left, Amount.Plus::right),
            phrase("{} plus {}", lazy(() -> Amounts.SIMPLE), lazy(() -> Amounts.EXPRESSION))
                    .as(Amount.Plus::new, Amount.Plus.class, Amount.Plus::left, Amount.Plus::right),
            phrase("{} minus {}", NUMERAL, lazy(() -> Amounts.EXPRESSION))
                    .as(Amount.Minus::new, Amount.Minus.class, Amount.Minus::left, Amount.Minus::right));

    private static final Phrase<Amount> SIMPLE = oneOf(
            "an amount",
            phrase("the number of {}", THINGS).as(Amount.CountOf::new, Amount.CountOf.class, Amount.CountOf::filter));

    /// "3 life", "life equal to its power", "2 life for each creature you control".
    static Phrase<Amount> measured(String noun) {
        return oneOf(
                "how much " + noun,
                phrase("{} " + noun, VALUE).as(v -> v, Amount.class, v -> v),
                phrase(noun + " equal to {}", EXPRESSION).as(v -> v, Amount.class, v -> v),
                phrase("{} " + noun + " for each {}", DIGITS, UNIT)
                        .as((k, unit) -> times(k, unit), Amount.class, Amounts::factorOf, Amounts::unitOf));
    }

    /// "a card", "two cards", "a card for each …", "cards equal to …".
    static Phrase<Amount> counted(String article, String one, String many) {
        return oneOf(
                "how many " + many,
                phrase(article + " " + one).means(n(1)),
                phrase("an additional " + one).means(n(1)),
                phrase("{} additional " + many, SEVERAL).as(v -> v, Amount.class, v -> v),
                phrase("{} " + many, SEVERAL).as(v -> v, Amount.class, v -> v),
                phrase(article + " " + one + " for each {}", UNIT).as(v -> v, Amount.class, v -> v),
                phrase("{} " + many + " for each {}", NUMBER_WORD, UNIT)
                        .as((k, unit) -> times(k, unit), Amount.class, Amounts::factorOf, Amounts::unitOf),
                phrase("a number of " + many + " equal to {}", EXPRESSION).as(v -> v, Amount.class, v -> v),
                phrase(many + " equal to {}", EXPRESSION).as(v -> v, Amount.class, v -> v));
    }

    public static final Phrase<Amount> LIFE = measured("life");
    public static final Phrase<Amount> CARD_COUNT = counted("a", "card", "cards");

    /// The cards in a hand, used in conditions.
    public static Filter cardsIn(Zone zone, Reference whose) {
        return new Filter.And(List.of(Nouns.ANY, new Filter.In(zone, whose)));
    }

    /// A plain number by itself.
    public static Object number(Amount amount) {
        return amount instanceof Amount.Number(int value) ? value : amount;
    }
}
