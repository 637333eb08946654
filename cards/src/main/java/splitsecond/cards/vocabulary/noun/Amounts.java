package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// How much and how many.
public final class Amounts {
    private Amounts() {}

    /// To whom excess damage was dealt, where there is only one to whom damage was dealt at all.
    public static final List<String> EXCESS_THIS_WAY = List.of(
            "dealt this way",
            "dealt to that creature this way",
            "dealt to a creature this way",
            "dealt to that permanent this way",
            "dealt to a permanent this way");

    public static final Phrase<Amount> NUMERAL =
            DIGITS.map(Amount.Number::new, Amount.Number.class, Amount.Number::value);

    /// Before a noun that is measured, not counted: "3 damage", "X life", "that much life".
    public static final Phrase<Amount> VALUE = oneOf(
            "a number",
            NUMERAL,
            phrase("X").means(X),
            phrase("twice X").means(new Amount.Times(2, X)),
            phrase("three times X").means(new Amount.Times(3, X)),
            phrase("X plus {}", DIGITS)
                    .as(
                            more -> new Amount.Plus(X, n(more)),
                            Amount.Plus.class,
                            plus -> plus.left().equals(X) ? number(plus.right()) : ""),
            phrase("that much").means(new Amount.ThatMuch("that much")),
            phrase("twice that much").means(new Amount.Times(2, new Amount.ThatMuch("that much"))));

    /// Before a noun that is counted, in the plural: "two", "X", "that many".
    public static final Phrase<Amount> SEVERAL = oneOf(
            "a number",
            NUMBER_WORD.where(count -> count > 1).map(Amount.Number::new, Amount.Number.class, Amount.Number::value),
            phrase("X").means(X),
            phrase("twice X").means(new Amount.Times(2, X)),
            phrase("that many").means(new Amount.ThatMuch("that many")),
            phrase("twice that many").means(new Amount.Times(2, new Amount.ThatMuch("that many"))));

    /// "{E}{E}", "six {E}", "that many {E}".
    public static final Phrase<Amount> ENERGY = oneOf(
            "energy",
            splitsecond.cards.vocabulary.word.Words.ENERGY,
            phrase("{} {E}", SEVERAL).as(v -> v, Amount.class, v -> v));

    private static Phrase<Amount> half(String noun) {
        return phrase("half X " + noun + ", rounded {}", table("rounded", Map.of("up", true, "down", false)))
                .as(up -> new Amount.Half(X, up), Amount.Half.class, Amount.Half::roundedUp);
    }

    /// How often: "twice", "three times", "that many times".
    public static final Phrase<Amount> TIMES = oneOf(
            "how often",
            phrase("twice").means(n(2)),
            phrase("{} times", SEVERAL).as(v -> v, Amount.class, v -> v));

    private static final Phrase<Characteristic> STAT = table(
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
                    "loyalty",
                    Characteristic.LOYALTY));

    private static final Phrase<Reference> POSSESSOR = oneOf(
            "whose",
            phrase("its").means(References.IT),
            phrase("their").means(new Reference.It("their")),
            phrase("{}'s", lazy(() -> References.SUBJECT.one())).as(r -> r, Reference.class, r -> r));

    /// CR 120.10.
    private static final String ABSORBED = "the damage dealt, but not more life than the player's life total before the"
            + " damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness";

    private static final Phrase<Amount> EXCESS_DAMAGE = table("excess damage", excessDamage());

    private static Map<String, Amount> excessDamage() {
        Map<String, Amount> words = new LinkedHashMap<>();
        for (String excess : List.of("the excess damage", "the amount of excess damage"))
            for (String way : EXCESS_THIS_WAY) words.put(excess + " " + way, new Amount.ThatMuch(excess + " " + way));
        for (String word : List.of("that excess damage", "that amount of excess damage"))
            words.put(word, new Amount.ThatMuch(word));
        return words;
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

    private static final Map<String, Amount> LIFE_THIS_TURN = new LinkedHashMap<>();

    static {
        for (String life : List.of("the life", "the amount of life", "the total amount of life")) {
            LIFE_THIS_TURN.put(life + " you lost this turn", life(Amount.Tally.LIFE_LOST, YOU));
            LIFE_THIS_TURN.put(life + " you've lost this turn", life(Amount.Tally.LIFE_LOST, YOU));
            LIFE_THIS_TURN.put(life + " you gained this turn", life(Amount.Tally.LIFE_GAINED, YOU));
            LIFE_THIS_TURN.put(life + " you've gained this turn", life(Amount.Tally.LIFE_GAINED, YOU));
            LIFE_THIS_TURN.put(life + " they lost this turn", life(Amount.Tally.LIFE_LOST, Players.THEY));
            LIFE_THIS_TURN.put(life + " that player lost this turn", life(Amount.Tally.LIFE_LOST, Players.THAT_PLAYER));
            LIFE_THIS_TURN.put(
                    life + " your opponents lost this turn", life(Amount.Tally.LIFE_LOST, Players.YOUR_OPPONENTS));
            LIFE_THIS_TURN.put(
                    life + " your opponents have lost this turn", life(Amount.Tally.LIFE_LOST, Players.YOUR_OPPONENTS));
        }
        LIFE_THIS_TURN.put(
                "the total life lost by your opponents this turn",
                life(Amount.Tally.LIFE_LOST, Players.YOUR_OPPONENTS));
        LIFE_THIS_TURN.put(
                "the total amount of noncombat damage dealt to your opponents this turn",
                life(Amount.Tally.NONCOMBAT_DAMAGE_DEALT, Players.YOUR_OPPONENTS));
        LIFE_THIS_TURN.put(
                "the total life lost by all players this turn",
                new Amount.ThisTurn(Amount.Tally.LIFE_LOST, null, null));
    }

    private static Amount life(Amount.Tally tally, Reference who) {
        return new Amount.ThisTurn(tally, null, who);
    }

    private static final Reference BEHELD =
            new Reference.PaidWith(splitsecond.engine.ability.Cost.Deed.BEHOLD, "the creature you chose");

    /// "the damage dealt this way", "the amount of life you gained".
    private static Map<String, Amount> soMuch() {
        Map<String, Amount> words = new LinkedHashMap<>();
        for (String much : List.of("the ", "the amount of ")) {
            for (String life : List.of("lost this way", "gained this way", "you gained", "you lost", "they lost"))
                words.put(much + "life " + life, new Amount.ThatMuch(much + "life " + life));
            for (String damage : List.of(
                    "dealt this way",
                    "dealt",
                    "dealt to that player",
                    "it dealt to that player",
                    "dealt to it",
                    "dealt to that creature"))
                words.put(much + "damage " + damage, new Amount.ThatMuch(much + "damage " + damage));
        }
        return words;
    }

    /// An amount that is no sum.
    private static final Phrase<Amount> TERM = oneOf(
            "an amount",
            phrase("the number of {}", Counted.COUNTED.many()).as(a -> a, Amount.class, a -> a),
            phrase("the total number of {}", Counted.COUNTED.many()).as(a -> a, Amount.class, a -> a),
            phrase("{} {}", POSSESSOR, STAT)
                    .as(
                            (of, what) -> new Amount.StatOf(what, of),
                            Amount.StatOf.class,
                            Amount.StatOf::of,
                            Amount.StatOf::what),
            phrase("the {} of {}", STAT, lazy(() -> References.OBJECT))
                    .as(Amount.StatOf::new, Amount.StatOf.class, Amount.StatOf::what, Amount.StatOf::of)
                    .where(a -> !(a instanceof Amount.StatOf(var _, var of) && of.equals(References.IT))),
            phrase("the {} of the creature you chose or the card you revealed", STAT)
                    .as(what -> new Amount.StatOf(what, BEHELD), Amount.StatOf.class, Amount.StatOf::what),
            phrase("the greatest number of cards a player discarded this way")
                    .means(new Amount.MostOfOne(new Reference.DoneThisWay(null, "discarded"))),
            phrase("the greatest {} among {}", STAT, Counted.THINGS)
                    .as(Amount.Greatest::new, Amount.Greatest.class, Amount.Greatest::what, Amount.Greatest::among),
            phrase("the greatest {} among {}", STAT, Counted.THOSE)
                    .as(
                            Amount.GreatestOf::new,
                            Amount.GreatestOf.class,
                            Amount.GreatestOf::what,
                            Amount.GreatestOf::those),
            phrase("the total {} of {}", STAT, Counted.THINGS)
                    .as(Amount.Total::new, Amount.Total.class, Amount.Total::what, Amount.Total::of),
            phrase("their total {}", STAT)
                    .as(
                            what -> new Amount.StatOf(what, new Reference.It("their")),
                            Amount.StatOf.class,
                            Amount.StatOf::what),
            phrase("the total {} of {}", STAT, Counted.THOSE)
                    .as(Amount.StatOf::new, Amount.StatOf.class, Amount.StatOf::what, Amount.StatOf::of),
            lazy(() -> ManaSpentOn.AMOUNT),
            table("life of this turn", LIFE_THIS_TURN),
            phrase("your life total").means(new Amount.LifeOf(YOU)),
            phrase("the life paid as ~ entered").means(new Amount.ChosenNumber()),
            phrase("your starting life total").means(new Amount.StartingLife()),
            phrase("your speed").means(new Amount.Speed()),
            phrase("{}'s life total", lazy(() -> References.CERTAIN_PLAYER))
                    .as(Amount.LifeOf::new, Amount.LifeOf.class, Amount.LifeOf::who),
            phrase(
                            "the highest life total among {}",
                            table(
                                    "players",
                                    Map.of(
                                            "all players",
                                            new Reference.Each(Nouns.PLAYER, "all"),
                                            "your opponents",
                                            Players.YOUR_OPPONENTS)))
                    .as(Amount.HighestLife::new, Amount.HighestLife.class, Amount.HighestLife::among),
            phrase("their life total").means(new Amount.LifeOf(new Reference.ThatPlayer("their"))),
            phrase("your devotion to {}", list(COLOR, "and"))
                    .as(Amount.Devotion::new, Amount.Devotion.class, Amount.Devotion::colors),
            phrase("that much").means(new Amount.ThatMuch("that much")),
            table("what was gained or dealt", soMuch()),
            phrase("the number of times it's been cast from the command zone this game")
                    .means(new Amount.CommanderCasts(YOU, "it")),
            phrase(ABSORBED).means(new Amount.ThatMuch(ABSORBED)),
            EXCESS_DAMAGE,
            phrase("the amount of {E} paid this way").means(new Amount.ThatMuch("the amount of {E} paid this way")),
            phrase("the difference").means(new Amount.ThatMuch("the difference")),
            phrase("the damage prevented this way").means(new Amount.ThatMuch("the damage prevented this way")),
            phrase("that damage").means(new Amount.ThatMuch("that damage")),
            phrase("the result").means(new Amount.ThatMuch("the result")),
            phrase("X").means(X),
            NUMERAL);

    /// "one plus".
    private static final Phrase<Amount> WORD =
            NUMBER_WORD.map(Amount.Number::new, Amount.Number.class, Amount.Number::value);

    /// After "equal to" or "where X is".
    public static final Phrase<Amount> EXPRESSION = oneOf(
            "an amount",
            TERM,
            phrase("twice {}", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Times(2, a), Amount.Times.class, Amount.Times::amount),
            phrase("{} times {}", NUMBER_WORD.where(k -> k > 2), lazy(() -> Amounts.EXPRESSION))
                    .as(Amount.Times::new, Amount.Times.class, Amount.Times::factor, Amount.Times::amount),
            phrase("half {}, rounded up", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Half(a, true), Amount.Half.class, Amount.Half::amount),
            phrase("half {}, rounded down", lazy(() -> Amounts.EXPRESSION))
                    .as(a -> new Amount.Half(a, false), Amount.Half.class, Amount.Half::amount),
            phrase("{} plus {}", oneOf("an amount", TERM, WORD), lazy(() -> Amounts.EXPRESSION))
                    .as(Amount.Plus::new, Amount.Plus.class, Amount.Plus::left, Amount.Plus::right),
            phrase("{} plus {}", TERM, WORD)
                    .as(Amount.Plus::new, Amount.Plus.class, Amount.Plus::left, Amount.Plus::right),
            phrase("{} minus {}", TERM, oneOf("an amount", TERM, WORD))
                    .as(Amount.Minus::new, Amount.Minus.class, Amount.Minus::left, Amount.Minus::right));

    /// "3 life", "life equal to its power", "2 life for each creature you control".
    static Phrase<Amount> measured(String noun) {
        return oneOf(
                "how much " + noun,
                phrase("{} " + noun, VALUE).as(v -> v, Amount.class, v -> v),
                phrase(noun + " equal to {}", EXPRESSION).as(v -> v, Amount.class, v -> v),
                phrase("{} " + noun + " for each {}", DIGITS, Counted.UNIT)
                        .as((k, unit) -> times(k, unit), Amount.class, Amounts::factorOf, Amounts::unitOf));
    }

    /// "a card", "two cards", "a card for each …", "cards equal to …".
    static Phrase<Amount> counted(String article, String one, String many) {
        return oneOf(
                "how many " + many,
                half(many),
                phrase(article + " " + one).means(n(1)),
                phrase("an additional " + one).means(n(1)),
                phrase("{} additional " + many, SEVERAL).as(v -> v, Amount.class, v -> v),
                phrase("{} " + many, SEVERAL).as(v -> v, Amount.class, v -> v),
                phrase("{} " + many + " plus {}", SEVERAL, NUMBER_WORD)
                        .as(
                                (value, more) -> new Amount.Plus(value, n(more)),
                                Amount.Plus.class,
                                Amount.Plus::left,
                                p -> number(p.right())),
                phrase("{} " + many + " minus {}", SEVERAL, NUMBER_WORD)
                        .as(
                                (value, less) -> new Amount.Minus(value, n(less)),
                                Amount.Minus.class,
                                Amount.Minus::left,
                                m -> number(m.right())),
                phrase(article + " " + one + " for each {}", Counted.UNIT).as(v -> v, Amount.class, v -> v),
                phrase("{} " + many + " for each {}", NUMBER_WORD, Counted.UNIT)
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
