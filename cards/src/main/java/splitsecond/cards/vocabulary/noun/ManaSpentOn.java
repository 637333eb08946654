package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.phrase.Phrase.token;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Amount.ManaSpent;
import splitsecond.engine.ability.Amount.Spent;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.Color;

/// CR 601.2h: what mana was spent to cast something: adamant, converge and their like.
public final class ManaSpentOn {
    private ManaSpentOn() {}

    private static final String SYMBOLS = "WUBRGCS";

    private static final Phrase<Reference> CAST = table("what was cast", cast());

    private static Map<String, Reference> cast() {
        Map<String, Reference> words = new LinkedHashMap<>();
        words.put("to cast ~", References.SELF);
        words.put("to cast it", References.IT);
        words.put("to cast that spell", new Reference.It("that spell"));
        words.put("to cast her", new Reference.This("her"));
        words.put("to cast him", new Reference.This("him"));
        return words;
    }

    public static final Phrase<Spent> ORIGIN = table("what mana came from", origins());

    private static Map<String, Spent> origins() {
        Map<String, Spent> words = new LinkedHashMap<>();
        words.put("a Treasure", Spent.TREASURE);
        words.put("a Cave", Spent.CAVE);
        words.put("a Desert", Spent.DESERT);
        words.put("an artifact source", Spent.ARTIFACT);
        words.put("an artifact", Spent.ARTIFACT);
        return words;
    }

    private static Object originOf(Amount amount) {
        return amount instanceof ManaSpent(Spent what, var _, var _) && what.isOfOrigin() && what != Spent.CREATURE
                ? what
                : "";
    }

    private record Symbols(Spent what, int count) {}

    /// One symbol, once or more: "{R}", "{U}{U}", "{S}".
    private static final Phrase<Symbols> SYMBOL =
            token("mana symbols", ManaSpentOn::symbols, Symbols.class, ManaSpentOn::print);

    private static final Phrase<Spent> ONE_SYMBOL = token(
            "a mana symbol",
            word -> {
                var read = symbols(word);
                return read == null || read.count() > 1 ? null : read.what();
            },
            Spent.class,
            what -> print(new Symbols(what, 1)));

    private static @Nullable Symbols symbols(String word) {
        if (word.length() < 3 || !word.startsWith("{")) return null;
        int index = SYMBOLS.indexOf(word.charAt(1));
        if (index < 0) return null;
        var read = new Symbols(Spent.values()[index], word.length() / 3);
        return print(read).equals(word) ? read : null;
    }

    private static String print(Symbols symbols) {
        return ("{" + SYMBOLS.charAt(symbols.what().ordinal()) + "}").repeat(symbols.count());
    }

    private static final String OF_TWO = "of two";

    /// Mana of two colors: "{U}{B}", in the order of the wheel.
    private record TwoColors(Spent first, Spent second) {}

    private static final Phrase<TwoColors> TWO_COLORS = token(
            "mana symbols",
            word -> {
                if (word.length() != 6 || !word.startsWith("{") || word.charAt(3) != '{') return null;
                int first = SYMBOLS.indexOf(word.charAt(1));
                int second = SYMBOLS.indexOf(word.charAt(4));
                boolean colors = first >= 0 && first < Color.values().length && second >= 0;
                return colors && second < Color.values().length && first != second
                        ? new TwoColors(Spent.values()[first], Spent.values()[second])
                        : null;
            },
            TwoColors.class,
            two -> "{" + SYMBOLS.charAt(two.first().ordinal()) + "}{"
                    + SYMBOLS.charAt(two.second().ordinal()) + "}");

    private static Object twoColors(Condition.And and) {
        return and.all().size() == 2
                        && and.all().getFirst() instanceof Condition.Compare one
                        && and.all().getLast() instanceof Condition.Compare other
                        && one.wording().equals(OF_TWO)
                        && one.left() instanceof ManaSpent first
                        && other.left() instanceof ManaSpent second
                ? new TwoColors(first.what(), second.what())
                : "";
    }

    private static Object onBoth(Condition.And and) {
        return and.all().getFirst() instanceof Condition.Compare compare ? onAny(compare) : "";
    }

    private static Condition compare(Spent what, Reference on, Comparison comparison, int count, String wording) {
        return new Condition.Compare(new ManaSpent(what, on, ""), comparison, n(count), wording);
    }

    private static Object on(Condition.Compare compare, Spent what, String wording) {
        return compare.left() instanceof ManaSpent spent
                        && spent.what() == what
                        && spent.on() != null
                        && compare.wording().equals(wording)
                ? spent.on()
                : "";
    }

    private static Object color(Condition.Compare compare) {
        return compare.wording().equals("colored")
                        && compare.left() instanceof ManaSpent spent
                        && spent.what().ordinal() < Color.values().length
                ? Color.values()[spent.what().ordinal()]
                : "";
    }

    private static Object onAny(Condition.Compare compare) {
        return compare.left() instanceof ManaSpent spent && spent.on() != null ? spent.on() : "";
    }

    private static Object symbols(Condition.Compare compare) {
        return compare.wording().equals("symbols")
                        && compare.left() instanceof ManaSpent spent
                        && Amounts.number(compare.right()) instanceof Integer count
                ? new Symbols(spent.what(), count)
                : "";
    }

    private static Phrase<Condition> amount(String words, Comparison comparison) {
        return phrase("the amount of mana spent {} " + words + " {}", CAST, lazy(() -> Amounts.EXPRESSION))
                .as(
                        (on, than) -> new Condition.Compare(new ManaSpent(Spent.ALL, on, ""), comparison, than, words),
                        Condition.Compare.class,
                        c -> on(c, Spent.ALL, words),
                        Condition.Compare::right);
    }

    public static final Phrase<Condition> CONDITION = oneOf(
            "a condition",
            amount("was less than", Comparison.LESS),
            phrase("at least {} {} mana was spent {}", NUMBER_WORD, COLOR, CAST)
                    .as(
                            (k, color, on) ->
                                    compare(Spent.values()[color.ordinal()], on, Comparison.AT_LEAST, k, "colored"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            c -> color(c),
                            c -> onAny(c)),
            phrase("{} was spent {}", SYMBOL, CAST)
                    .as(
                            (s, on) -> compare(s.what(), on, Comparison.AT_LEAST, s.count(), "symbols"),
                            Condition.Compare.class,
                            c -> symbols(c),
                            c -> onAny(c)),
            phrase("{} was spent {}", TWO_COLORS, CAST)
                    .as(
                            (two, on) -> new Condition.And(List.of(
                                    compare(two.first(), on, Comparison.AT_LEAST, 1, OF_TWO),
                                    compare(two.second(), on, Comparison.AT_LEAST, 1, OF_TWO))),
                            Condition.And.class,
                            c -> twoColors(c),
                            c -> onBoth(c)),
            phrase("at least {} mana of the same color was spent {}", NUMBER_WORD, CAST)
                    .as(
                            (k, on) -> compare(Spent.SAME_COLOR, on, Comparison.AT_LEAST, k, ""),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            c -> on(c, Spent.SAME_COLOR, "")),
            phrase("no colored mana was spent {}", CAST)
                    .as(
                            on -> compare(Spent.COLORS, on, Comparison.EQUAL, 0, "no colored"),
                            Condition.Compare.class,
                            c -> on(c, Spent.COLORS, "no colored")),
            phrase("{} or more colors of mana were spent {}", NUMBER_WORD, CAST)
                    .as(
                            (k, on) -> compare(Spent.COLORS, on, Comparison.AT_LEAST, k, "colors"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            c -> on(c, Spent.COLORS, "colors")),
            phrase("exactly {} colors of mana were spent to activate this ability", NUMBER_WORD)
                    .as(
                            k -> new Condition.Compare(
                                    new ManaSpent(Spent.COLORS, null, ""), Comparison.EQUAL, n(k), "exactly"),
                            Condition.Compare.class,
                            c -> c.wording().equals("exactly")
                                            && c.left() instanceof ManaSpent spent
                                            && spent.on() == null
                                    ? Amounts.number(c.right())
                                    : ""),
            phrase("mana from {} was spent {}", ORIGIN, CAST)
                    .as(
                            (from, on) -> compare(from, on, Comparison.AT_LEAST, 1, "from"),
                            Condition.Compare.class,
                            c -> c.wording().equals("from") ? originOf(c.left()) : "",
                            c -> onAny(c)),
            phrase("{} or more mana from creatures was spent {}", NUMBER_WORD, CAST)
                    .as(
                            (k, on) -> compare(Spent.CREATURE, on, Comparison.AT_LEAST, k, "or more from"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            c -> on(c, Spent.CREATURE, "or more from")),
            phrase("mana from a Treasure was spent to activate this ability")
                    .means(new Condition.Compare(
                            new ManaSpent(Spent.TREASURE, null, ""), Comparison.AT_LEAST, n(1), "treasure")),
            phrase("no mana was spent {}", CAST)
                    .as(
                            on -> compare(Spent.ALL, on, Comparison.EQUAL, 0, "no mana"),
                            Condition.Compare.class,
                            c -> on(c, Spent.ALL, "no mana")),
            phrase("{} or more mana was spent {}", NUMBER_WORD, CAST)
                    .as(
                            (k, on) -> compare(Spent.ALL, on, Comparison.AT_LEAST, k, "or more"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            c -> on(c, Spent.ALL, "or more")),
            phrase("at least {} mana was spent {}", NUMBER_WORD, CAST)
                    .as(
                            (k, on) -> compare(Spent.ALL, on, Comparison.AT_LEAST, k, "at least"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            c -> on(c, Spent.ALL, "at least")));

    /// After "for each" and "the number of".
    static Phrase<Amount> counted(Number number) {
        return oneOf(
                "mana that was spent",
                phrase(number.pick("color", "colors") + " of mana spent {}", CAST)
                        .as(on -> new ManaSpent(Spent.COLORS, on, ""), ManaSpent.class, s -> of(s, Spent.COLORS, "")),
                phrase("mana spent {}", CAST)
                        .as(
                                on -> number == Number.ONE ? new ManaSpent(Spent.ALL, on, "each") : null,
                                ManaSpent.class,
                                s -> of(s, Spent.ALL, "each")),
                phrase("{} spent {}", ONE_SYMBOL, CAST)
                        .as(
                                (what, on) -> number == Number.ONE ? new ManaSpent(what, on, "symbol") : null,
                                ManaSpent.class,
                                s -> s.wording().equals("symbol") ? s.what() : "",
                                s -> s.on() == null ? "" : s.on()),
                from("mana from {} spent {}", ""),
                from("mana from {} that was spent {}", "that was"));
    }

    private static Phrase<Amount> from(String words, String wording) {
        return phrase(words, ORIGIN, CAST)
                .as(
                        (from, on) -> new ManaSpent(from, on, wording),
                        ManaSpent.class,
                        s -> s.wording().equals(wording) ? originOf(s) : "",
                        s -> s.on() == null ? "" : s.on());
    }

    private static Object of(ManaSpent spent, Spent what, String wording) {
        return spent.what() == what && spent.on() != null && spent.wording().equals(wording) ? spent.on() : "";
    }

    /// "The amount of mana spent to cast it".
    static final Phrase<Amount> AMOUNT = phrase("the amount of mana spent {}", CAST)
            .as(on -> new ManaSpent(Spent.ALL, on, ""), ManaSpent.class, s -> of(s, Spent.ALL, ""));
}
