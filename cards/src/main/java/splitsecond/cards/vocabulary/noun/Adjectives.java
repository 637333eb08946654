package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.SUPERTYPE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;

/// What stands before a noun: colors, states, supertypes, sizes, and the negations of all of these.
final class Adjectives {
    private Adjectives() {}

    // Adjectives

    static final Phrase<Filter> COLOR_ADJECTIVE =
            COLOR.map(Filter.IsColor::new, Filter.IsColor.class, Filter.IsColor::color);

    private static final Map<String, Filter> STATES = new LinkedHashMap<>();

    static {
        for (Filter.Status status : Filter.Status.values()) {
            if (status != Filter.Status.TOKEN
                    && status != Filter.Status.COPY
                    && status != Filter.Status.PARTY_MEMBER
                    && status != Filter.Status.COMMANDER
                    && status != Filter.Status.WITH_MANA_ABILITY
                    && status != Filter.Status.UNDER_ATTACK
                    && status != Filter.Status.BEING_DECLARED)
                STATES.put(status.name().toLowerCase(Locale.ROOT).replace('_', '-'), new Filter.Is(status));
        }
        STATES.put("colorless", new Filter.ColorCount(0, 0));
        STATES.put("multicolored", new Filter.ColorCount(2, 5));
        STATES.put("monocolored", new Filter.ColorCount(1, 1));
        STATES.put("other", new Filter.Other());
        STATES.put("face-up", new Filter.Not(new Filter.Is(Filter.Status.FACE_DOWN)));
        STATES.put("nontoken", new Filter.Not(new Filter.Is(Filter.Status.TOKEN)));
        STATES.put("nonattacking", new Filter.Not(new Filter.Is(Filter.Status.ATTACKING)));
        STATES.put("non-outlaw", new Filter.Not(new Filter.Is(Filter.Status.OUTLAW)));
        STATES.put("nonhistoric", new Filter.Not(new Filter.Is(Filter.Status.HISTORIC)));
        STATES.put("noncommander", new Filter.Not(new Filter.Is(Filter.Status.COMMANDER)));
        STATES.put("nonlegendary", new Filter.Not(new Filter.IsSupertype(splitsecond.engine.card.Supertype.LEGENDARY)));
        STATES.put("nonbasic", new Filter.Not(new Filter.IsSupertype(splitsecond.engine.card.Supertype.BASIC)));
        STATES.put("nonsnow", new Filter.Not(new Filter.IsSupertype(splitsecond.engine.card.Supertype.SNOW)));
        for (Color color : Color.values()) STATES.put("non" + color.word(), new Filter.Not(new Filter.IsColor(color)));
        for (CardType type : CardType.values())
            STATES.put("non" + type.word().toLowerCase(Locale.ROOT), new Filter.Not(new Filter.IsType(type)));
        for (String subtype : Subtypes.singular().keySet())
            STATES.put("non-" + subtype, new Filter.Not(new Filter.IsSubtype(subtype)));
    }

    static final Phrase<Filter> PLAIN_ADJECTIVE = oneOf(
            "an adjective",
            COLOR_ADJECTIVE,
            table("an adjective", STATES),
            SUPERTYPE.map(Filter.IsSupertype::new, Filter.IsSupertype.class, Filter.IsSupertype::supertype));

    /// "1/1 creature".
    private static final Phrase<Filter> SIZED = Words.SIZE.map(
            pt -> Nouns.and(
                    new Filter.Stat(Characteristic.POWER, Comparison.EQUAL, pt.power()),
                    new Filter.Stat(Characteristic.TOUGHNESS, Comparison.EQUAL, pt.toughness())),
            Filter.And.class,
            Adjectives::size);

    static Object size(Filter filter) {
        return filter instanceof Filter.And(List<Filter> all)
                        && all.size() == 2
                        && all.getFirst() instanceof Filter.Stat(Characteristic power, Comparison _, Amount p)
                        && power == Characteristic.POWER
                        && all.getLast() instanceof Filter.Stat(Characteristic _, Comparison _, Amount t)
                ? new Words.PowerToughness(p, t)
                : "";
    }

    private static final Phrase<Filter> ADJECTIVE = oneOf(
            "an adjective",
            SIZED,
            PLAIN_ADJECTIVE,
            phrase("{},", PLAIN_ADJECTIVE).as(f -> f, Filter.class, f -> f),
            list(PLAIN_ADJECTIVE, 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
            list(COLOR_ADJECTIVE, 2, "and/or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any));

    static final Phrase<List<Filter>> ADJECTIVES = optional(repeat(ADJECTIVE, 1, ""), List.of());

    static boolean isAdjective(Filter filter) {
        return switch (filter) {
            case Filter.Other _, Filter.IsColor _, Filter.ColorCount _, Filter.IsSupertype _ -> true;
            case Filter.Is(Filter.Status status) -> status != Filter.Status.TOKEN && status != Filter.Status.COMMANDER;
            case Filter.Not(Filter not) ->
                !(not instanceof Filter.HasKeyword) && (isAdjective(not) || Nouns.isNoun(not));
            case Filter.Or(List<Filter> any) -> any.stream().allMatch(Adjectives::isAdjective);
            case Filter.And _ -> size(filter) instanceof Words.PowerToughness;
            case Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Any _,
                    Filter.This _,
                    Filter.OtherThan _,
                    Filter.AmongThose _,
                    Filter.Not _,
                    Filter.Or _ -> false;
        };
    }
}
