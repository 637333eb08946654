package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.stream.Stream;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.SpendAs;
import splitsecond.engine.card.Color;

/// CR 609.4b, 107.3: what mana may be spent on what.
public final class ManaSpending {
    private ManaSpending() {}

    /// "Black", "black and/or red", as a set of bits.
    private static final Phrase<Integer> COLORS = oneOf("colors", list(COLOR, "and/or"))
            .mapAny(ManaSpending::bits, Integer.class, bits -> List.of(colors(bits)));

    private static int bits(List<Color> colors) {
        int bits = 0;
        for (Color color : colors) bits |= color.bit();
        return bits;
    }

    private static List<Color> colors(int bits) {
        return Stream.of(Color.values())
                .filter(color -> (bits & color.bit()) != 0)
                .toList();
    }

    /// Colors that may be spent on X; the rest of the sentence is said by whoever has the X.
    public static final Phrase<Integer> ON_X =
            phrase("spend only {} mana on X", COLORS).as(c -> c, Integer.class, c -> c);

    static final Phrase<StaticEffect> RULE = oneOf(
            "what mana may be spent",
            ON_X.map(
                    c -> new StaticEffect.XPaidWith(c, false, ""),
                    StaticEffect.XPaidWith.class,
                    x -> x.unlike() ? "" : x.colors()),
            phrase("spend only colored mana on X. no more than one mana of each color may be spent this way")
                    .means(new StaticEffect.XPaidWith(Color.ALL, true, "")),
            phrase("spend only mana produced by {} to cast ~", Nouns.PERMANENT.many())
                    .as(
                            f -> new StaticEffect.PaidFrom(f, null, ""),
                            StaticEffect.PaidFrom.class,
                            p -> p.way() == null && p.wording().isEmpty() ? p.sources() : ""),
            phrase("spend only mana produced by {} to cast it this way", Nouns.PERMANENT.many())
                    .as(
                            f -> new StaticEffect.PaidFrom(f, CastingWay.ALTERNATIVE, ""),
                            StaticEffect.PaidFrom.class,
                            p -> p.way() == null ? "" : p.sources()),
            phrase("you can't spend mana to cast ~")
                    .means(new StaticEffect.PaidFrom(new Filter.Not(new Filter.Any()), null, "no mana")),
            phrase("you may spend mana as though it were mana of any color")
                    .means(new SpendAs(YOU, null, Spending.AS_ANY_COLOR, "")),
            phrase("you may spend white mana as though it were mana of any color. you may spend other mana only as"
                            + " though it were colorless mana")
                    .means(new SpendAs(YOU, null, Spending.WHITE_ALONE_AS_ANY_COLOR, "")),
            phrase("you may spend mana as though it were mana of any color to cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new SpendAs(YOU, f, Spending.AS_ANY_COLOR, ""),
                            SpendAs.class,
                            s -> s.spells() != null && s.spending() == Spending.AS_ANY_COLOR ? s.spells() : ""),
            phrase("you can spend mana of any type to cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new SpendAs(YOU, f, Spending.AS_ANY_TYPE, ""),
                            SpendAs.class,
                            s -> s.spells() != null && s.spending() == Spending.AS_ANY_TYPE ? s.spells() : ""));
}
