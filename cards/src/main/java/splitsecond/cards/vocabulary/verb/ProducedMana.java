package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.phrase.Phrase.token;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.Color;

/// CR 106.1: which mana is made: "{G}", "two mana of any one color".
public final class ProducedMana {
    private ProducedMana() {}

    private static final String LETTERS = "WUBRGC";

    private static final Phrase<Production> FIXED = token(
            "mana symbols",
            ProducedMana::fixed,
            Production.Fixed.class,
            production -> print((Production.Fixed) production));

    private static Production.@Nullable Fixed fixed(String word) {
        if (!word.startsWith("{") || !word.endsWith("}")) return null;
        int[] counts = new int[6];
        for (String symbol : word.substring(1, word.length() - 1).split("\\}\\{")) {
            int index = symbol.length() == 1 ? LETTERS.indexOf(symbol) : -1;
            if (index < 0) return null;
            counts[index]++;
        }
        List<Integer> list = new ArrayList<>();
        for (int count : counts) list.add(count);
        Production.Fixed read = new Production.Fixed(list);
        return print(read).equals(word) ? read : null;
    }

    private static String print(Production.Fixed production) {
        // The wheel goes on from {G} to {W}: of two colors, or of four, the first is the one after the gap.
        StringBuilder text = new StringBuilder();
        int start = 0;
        List<Integer> colors = new ArrayList<>();
        for (int i = 0; i < 5; i++) if (production.counts().get(i) > 0) colors.add(i);
        if (colors.size() == 2 && colors.getLast() - colors.getFirst() > 2) start = colors.getLast();
        if (colors.size() == 4) start = (10 - colors.stream().mapToInt(i -> i).sum() + 1) % 5;
        for (int k = 0; k < 5; k++)
            text.append(("{" + LETTERS.charAt((start + k) % 5) + "}")
                    .repeat(production.counts().get((start + k) % 5)));
        return text.append("{C}".repeat(production.counts().get(5))).toString();
    }

    /// "{C}{U}": some cards name the colorless mana first.
    private static final Phrase<Production> COLORLESS_FIRST = token(
            "mana symbols",
            word -> {
                int colored = word.lastIndexOf("{C}") + 3;
                if (!word.startsWith("{C}") || colored >= word.length()) return null;
                Production.Fixed read = fixed(word.substring(colored) + word.substring(0, colored));
                return read != null && printColorlessFirst(read).equals(word) ? read : null;
            },
            Production.Fixed.class,
            production -> printColorlessFirst((Production.Fixed) production));

    private static String printColorlessFirst(Production.Fixed production) {
        String usual = print(production);
        int colorless = usual.indexOf("{C}");
        return colorless < 0 ? usual : usual.substring(colorless) + usual.substring(0, colorless);
    }

    private static final Phrase<Integer> ONE_SYMBOL = token(
            "a mana symbol",
            word -> word.length() == 3 && word.startsWith("{") && LETTERS.indexOf(word.charAt(1)) >= 0
                    ? (Integer) LETTERS.indexOf(word.charAt(1))
                    : null,
            Integer.class,
            index -> "{" + LETTERS.charAt(index) + "}");

    private static int bits(List<Integer> symbols) {
        int bits = 0;
        for (int symbol : symbols) bits |= 1 << symbol;
        return bits;
    }

    /// The orders in which cards may name the symbols of a set.
    private static List<List<Integer>> symbols(int bits) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) if ((bits & 1 << i) != 0) all.add(i);
        return Words.orders(all);
    }

    /// One symbol each is a choice of colors.
    private static Production.@Nullable OneOf alternatives(List<Production> any) {
        List<Production.Fixed> ways = new ArrayList<>();
        boolean single = true;
        for (Production way : any) {
            if (!(way instanceof Production.Fixed fixed)) return null;
            ways.add(fixed);
            single &= fixed.counts().stream().mapToInt(count -> count).sum() == 1;
        }
        return single ? null : new Production.OneOf(ways);
    }

    private static Production.OneColor oneOfSymbols(List<Integer> symbols) {
        return new Production.OneColor(bits(symbols), n(1), "");
    }

    /// "two", "X", "that many"; of mana also "that much".
    private static final Phrase<Amount> HOW_MUCH =
            oneOf("a number", Amounts.SEVERAL, phrase("that much").means(new Amount.ThatMuch("that much")));

    public static final Phrase<Production> PRODUCTION = oneOf(
            "mana",
            FIXED,
            COLORLESS_FIRST,
            phrase("{} {}", HOW_MUCH, ONE_SYMBOL)
                    .as(
                            (c, s) -> new Production.OneColor(1 << s, c, "several"),
                            Production.OneColor.class,
                            p -> p.wording().equals("several") ? p.count() : "",
                            p -> Integer.numberOfTrailingZeros(p.colors())),
            list(ONE_SYMBOL, 2, "or")
                    .mapAny(ProducedMana::oneOfSymbols, Production.OneColor.class, p -> symbols(p.colors())),
            list(oneOf("mana", FIXED, COLORLESS_FIRST), 2, "or")
                    .map(ProducedMana::alternatives, Production.OneOf.class, p -> List.<Production>copyOf(p.any())),
            phrase("{} mana of different colors", NUMBER_WORD)
                    .as(
                            k -> new Production.DifferentColors(k, 1),
                            Production.DifferentColors.class,
                            p -> p.each() == 1 ? (Object) p.colors() : ""),
            phrase("{} mana of any one color and {} mana of any other color", NUMBER_WORD, NUMBER_WORD)
                    .as(
                            (k, m) -> k.equals(m) ? new Production.DifferentColors(2, k) : null,
                            Production.DifferentColors.class,
                            p -> p.colors() == 2 ? (Object) p.each() : "",
                            Production.DifferentColors::each),
            phrase("one mana of any color").means(new Production.OneColor(Color.ALL, n(1), "any color")),
            phrase("{} mana of any one color", HOW_MUCH)
                    .as(
                            c -> new Production.OneColor(Color.ALL, c, "any one color"),
                            Production.OneColor.class,
                            Production.OneColor::count),
            phrase("{} mana in any combination of colors", HOW_MUCH)
                    .as(
                            c -> new Production.Combination(Color.ALL, c),
                            Production.Combination.class,
                            Production.Combination::count),
            phrase(
                            "{} mana in any combination of {}",
                            HOW_MUCH,
                            list(ONE_SYMBOL, 2, "and/or")
                                    .mapAny(ProducedMana::bits, Integer.class, ProducedMana::symbols))
                    .as(
                            (c, s) -> s == Color.ALL ? null : new Production.Combination(s, c),
                            Production.Combination.class,
                            Production.Combination::count,
                            Production.Combination::colors),
            phrase("{} for each {}", ONE_SYMBOL, Counted.UNIT)
                    .as(
                            (s, u) -> new Production.OneColor(1 << s, u, "for each"),
                            Production.OneColor.class,
                            p -> Integer.numberOfTrailingZeros(p.colors()),
                            Production.OneColor::count),
            phrase("{C}{C} for each {}", Counted.UNIT)
                    .as(
                            u -> new Production.OneColor(
                                    1 << LETTERS.indexOf("C"), new Amount.Times(2, u), "two for each"),
                            Production.OneColor.class,
                            p -> p.colors() == 1 << LETTERS.indexOf("C")
                                            && p.count() instanceof Amount.Times(int _, Amount unit)
                                    ? unit
                                    : ""),
            phrase("an amount of {} equal to {}", ONE_SYMBOL, Amounts.EXPRESSION)
                    .as(
                            (s, u) -> new Production.OneColor(1 << s, u, "equal"),
                            Production.OneColor.class,
                            p -> Integer.numberOfTrailingZeros(p.colors()),
                            Production.OneColor::count),
            phrase("one mana of ~'s last noted type").means(new Production.Noted(false)),
            phrase("~'s last noted type and amount of mana").means(new Production.Noted(true)),
            phrase("one mana of the chosen color").means(new Production.ChosenColor(n(1))),
            phrase("{} mana of the chosen color", HOW_MUCH)
                    .as(
                            c -> c.equals(n(1)) ? null : new Production.ChosenColor(c),
                            Production.ChosenColor.class,
                            Production.ChosenColor::count),
            phrase("{} or one mana of the chosen color", FIXED)
                    .as(
                            one -> one instanceof Production.Fixed fixed
                                    ? new Production.Either(fixed, new Production.ChosenColor(n(1)))
                                    : null,
                            Production.Either.class,
                            Production.Either::one),
            phrase("one mana of that color for each {}", Counted.UNIT)
                    .as(
                            u -> new Production.ChosenColor(new Amount.Times(1, u)),
                            Production.ChosenColor.class,
                            p -> p.count() instanceof Amount.Times(int _, Amount unit) ? unit : ""),
            phrase("an amount of mana of that color equal to your devotion to that color")
                    .means(new Production.ChosenColor(new Amount.Devotion(List.of()))),
            table("mana", produced()),
            phrase("one mana of any of {}'s colors", SpokenOf.PAID)
                    .as(
                            r -> new Production.ColorsAmong(new Filter.AmongThose(r), n(1)),
                            Production.ColorsAmong.class,
                            p -> p.among() instanceof Filter.AmongThose(Reference r) ? r : ""),
            phrase("one mana of any color that {} could produce", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Production.LikeLands(f, false),
                            Production.LikeLands.class,
                            Production.LikeLands::lands),
            phrase("one mana of any type that {} could produce", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Production.LikeLands(f, true),
                            Production.LikeLands.class,
                            Production.LikeLands::lands),
            phrase("one mana of any color in your commander's color identity")
                    .means(new Production.ColorsAmong(
                            new Filter.And(List.of(Nouns.COMMANDER, new Filter.OwnedBy(YOU))), n(1))),
            phrase("one mana of any color among {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Production.ColorsAmong(f, n(1)),
                            Production.ColorsAmong.class,
                            Production.ColorsAmong::among));

    private static Map<String, Production> produced() {
        Map<String, Production> words = new LinkedHashMap<>();
        for (String what : List.of("land", "permanent", "artifact token", "creature"))
            words.put("one mana of any type that " + what + " produced", new Production.Produced(what));
        return words;
    }
}
