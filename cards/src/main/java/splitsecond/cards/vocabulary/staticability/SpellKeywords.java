package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.Keywords;
import splitsecond.cards.vocabulary.noun.ManaSpentOn;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.GrantedWay;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.KeywordAbility.CostKind;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.SpellsHave;
import splitsecond.engine.card.Keyword;

/// "Creature spells you cast have convoke": keywords that matter as a spell is cast or resolves, given to others.
public final class SpellKeywords {
    private SpellKeywords() {}

    private static final Phrase<Keyword> FOR_MANA = table(
            "a keyword", Map.of("convoke", Keyword.CONVOKE, "improvise", Keyword.IMPROVISE, "delve", Keyword.DELVE));

    private static final Phrase<Keyword> KEYWORD = oneOf(
            "a keyword",
            FOR_MANA,
            table(
                    "a keyword",
                    Map.of(
                            "cascade", Keyword.CASCADE,
                            "storm", Keyword.STORM,
                            "demonstrate", Keyword.DEMONSTRATE,
                            "rebound", Keyword.REBOUND)));

    private static final Phrase<Keyword> SINCE_CAST =
            oneOf("a keyword", KEYWORD, phrase("split second").means(Keyword.SPLIT_SECOND));

    private static Filter paid(Filter spells, Amount.Spent from) {
        return Nouns.with(spells, new Filter.PaidWithMana(from));
    }

    private static Object paidFrom(SpellsHave have, String wording) {
        return have.wording().equals(wording)
                        && Nouns.parts(have.spells()).getLast() instanceof Filter.PaidWithMana(var from)
                ? from
                : "";
    }

    private static final Phrase<StaticEffect> FIRST = oneOf(
            "a keyword of spells",
            phrase("the first {} you cast each turn has {}", Nouns.SPELLS.one(), KEYWORD)
                    .as(
                            (f, k) -> new SpellsHave(f, YOU, k, true, "first"),
                            SpellsHave.class,
                            s -> s.first() && s.wording().equals("first") ? s.spells() : "",
                            SpellsHave::keyword),
            phrase("the first {} you cast {} each turn has {}", Nouns.SPELLS.one(), Suffixes.OF_CAST_SPELLS, KEYWORD)
                    .as(
                            (f, more, k) -> new SpellsHave(Nouns.with(f, more), YOU, k, true, "first from"),
                            SpellsHave.class,
                            s -> s.wording().equals("first from") ? Nouns.butLast(s.spells()) : "",
                            s -> Nouns.parts(s.spells()).getLast(),
                            SpellsHave::keyword),
            phrase(
                            "the first {} you cast each turn that mana from {} was spent to cast has {}",
                            Nouns.SPELLS.one(),
                            ManaSpentOn.ORIGIN,
                            SINCE_CAST)
                    .as(
                            (f, from, k) -> new SpellsHave(paid(f, from), YOU, k, true, "first paid"),
                            SpellsHave.class,
                            s -> Nouns.butLast(s.spells()),
                            s -> paidFrom(s, "first paid"),
                            SpellsHave::keyword),
            phrase(
                            "each {} you cast has {} if mana from {} was spent to cast it",
                            Nouns.SPELLS.one(),
                            SINCE_CAST,
                            ManaSpentOn.ORIGIN)
                    .as(
                            (f, k, from) -> new SpellsHave(paid(f, from), YOU, k, false, "paid"),
                            SpellsHave.class,
                            s -> Nouns.butLast(s.spells()),
                            SpellsHave::keyword,
                            s -> paidFrom(s, "paid")));

    private static final String AFTER_CAST = "after cast";
    private static final String CONTROL = "control";

    static final Phrase<StaticEffect> GIVEN = oneOf(
            "a keyword of spells",
            FIRST,
            phrase("{} you cast have {}", Nouns.SPELLS.many(), KEYWORD)
                    .as(
                            (f, k) -> new SpellsHave(f, YOU, k, ""),
                            SpellsHave.class,
                            s -> s.wording().isEmpty() ? s.spells() : "",
                            SpellsHave::keyword),
            phrase("{} you cast {} have {}", Nouns.SPELLS.many(), Suffixes.OF_CAST_SPELLS, KEYWORD)
                    .as(
                            (f, more, k) -> new SpellsHave(Nouns.with(f, more), YOU, k, AFTER_CAST),
                            SpellsHave.class,
                            s -> s.wording().equals(AFTER_CAST) ? Nouns.butLast(s.spells()) : "",
                            s -> Nouns.parts(s.spells()).getLast(),
                            SpellsHave::keyword),
            phrase("{} have {}", Nouns.SPELLS.many().where(SpellKeywords::isYours), KEYWORD)
                    .as(
                            (f, k) -> new SpellsHave(f, YOU, k, CONTROL),
                            SpellsHave.class,
                            s -> s.wording().equals(CONTROL) ? s.spells() : "",
                            SpellsHave::keyword));

    private static StaticEffect.GrantsWay way(Filter cards, GrantedWay way, String wording) {
        return new StaticEffect.GrantsWay(new Reference.Each(cards, "each"), way, wording);
    }

    private static Object cards(StaticEffect.GrantsWay grants, GrantedWay way) {
        return grants.way() == way && grants.cards() instanceof Reference.Each(Filter cards, var _) ? cards : "";
    }

    /// Cards in a graveyard that can be cast in a way because another object says so.
    static final Phrase<StaticEffect> GRANTED_WAYS = oneOf(
            "a keyword of cards",
            phrase(
                            "each {} has flashback. {} mana cost",
                            Nouns.CARDS_IN_ZONE.one(),
                            table(
                                    "what it costs",
                                    Map.of(
                                            "its flashback cost is equal to its", "its",
                                            "the flashback cost is equal to its", "",
                                            "the flashback cost is equal to that card's", "that card's")))
                    .as(
                            (cards, whose) -> way(cards, GrantedWay.FLASHBACK, whose),
                            StaticEffect.GrantsWay.class,
                            g -> cards(g, GrantedWay.FLASHBACK),
                            StaticEffect.GrantsWay::wording),
            phrase("{} have retrace", Nouns.CARDS_IN_ZONE.many())
                    .as(
                            cards -> way(cards, GrantedWay.RETRACE, ""),
                            StaticEffect.GrantsWay.class,
                            g -> cards(g, GrantedWay.RETRACE)),
            phrase(
                            "each {} has escape. the escape cost is equal to the card's mana cost plus exile three other cards from your graveyard",
                            Nouns.CARDS_IN_ZONE.one())
                    .as(
                            cards -> way(cards, GrantedWay.ESCAPE, ""),
                            StaticEffect.GrantsWay.class,
                            g -> cards(g, GrantedWay.ESCAPE)));

    /// Keywords that stand for activated abilities of cards in a hand or a graveyard.
    private static final Set<CostKind> ELSEWHERE = EnumSet.of(
            CostKind.UNEARTH,
            CostKind.SCAVENGE,
            CostKind.ENCORE,
            CostKind.EMBALM,
            CostKind.ETERNALIZE,
            CostKind.NINJUTSU,
            CostKind.TRANSMUTE);

    private static final Phrase<CostKind> KEYWORD_ELSEWHERE =
            table("a keyword", ELSEWHERE, kind -> kind.name().toLowerCase(Locale.ROOT));

    private static boolean isActivatedElsewhere(KeywordAbility keyword) {
        return keyword instanceof KeywordAbility.Cycling
                || keyword instanceof KeywordAbility.WithCost(CostKind kind, var _) && ELSEWHERE.contains(kind);
    }

    private static final Phrase<KeywordAbility> WITH_COST =
            Phrase.<KeywordAbility>lazy(() -> Keywords.PARAMETERIZED).where(SpellKeywords::isActivatedElsewhere);

    private static StaticEffect.Change given(Filter cards, String each, Modification change) {
        return new StaticEffect.Change(new Reference.Each(cards, each), List.of(change));
    }

    private static Object cards(StaticEffect.Change change, String each) {
        return change.what() instanceof Reference.Each(Filter cards, String said) && said.equals(each) ? cards : "";
    }

    private static Object keyword(StaticEffect.Change change) {
        return change.changes().size() == 1
                        && change.changes().getFirst()
                                instanceof Modification.GainAbility(Ability.Parameterized(KeywordAbility keyword))
                ? keyword
                : "";
    }

    private static final String EACH = "each card";
    private static final String MANY = "cards";

    private static Phrase<StaticEffect> forManaCost(String whose) {
        return phrase(
                        "each {} has {}. " + whose + " {} cost is equal to its mana cost",
                        Nouns.CARDS_IN_ZONE.one(),
                        KEYWORD_ELSEWHERE,
                        KEYWORD_ELSEWHERE)
                .as(
                        (f, kind, same) -> kind == same
                                ? given(f, EACH, new Modification.GainForManaCost(kind, false, whose))
                                : null,
                        StaticEffect.Change.class,
                        c -> cards(c, EACH),
                        c -> forManaCost(c, whose),
                        c -> forManaCost(c, whose));
    }

    private static Object forManaCost(StaticEffect.Change change, String whose) {
        return change.changes().size() == 1
                        && change.changes().getFirst()
                                instanceof Modification.GainForManaCost(CostKind kind, var _, String said)
                        && said.equals(whose)
                ? kind
                : "";
    }

    private static final String GENERIC = "where X is";

    /// CR 113.6m: "each creature card in your graveyard has unearth {2}{B}", "each land card in your hand has cycling
    /// {R}".
    static final Phrase<StaticEffect> OF_CARDS = oneOf(
            "a keyword of cards",
            phrase("each {} has {}", Nouns.CARDS_IN_ZONE.one(), WITH_COST)
                    .as(
                            (f, given) ->
                                    given(f, EACH, new Modification.GainAbility(new Ability.Parameterized(given))),
                            StaticEffect.Change.class,
                            c -> cards(c, EACH),
                            SpellKeywords::keyword),
            phrase("{} have {}", Nouns.CARDS_IN_ZONE.many(), WITH_COST)
                    .as(
                            (f, given) ->
                                    given(f, MANY, new Modification.GainAbility(new Ability.Parameterized(given))),
                            StaticEffect.Change.class,
                            c -> cards(c, MANY),
                            SpellKeywords::keyword),
            phrase("each {} has {} {X}, where X is its mana value", Nouns.CARDS_IN_ZONE.one(), KEYWORD_ELSEWHERE)
                    .as(
                            (f, kind) -> given(f, EACH, new Modification.GainForManaCost(kind, true, GENERIC)),
                            StaticEffect.Change.class,
                            c -> cards(c, EACH),
                            c -> forManaCost(c, GENERIC)),
            forManaCost("the"),
            forManaCost("its"));

    private static boolean isYours(Filter spells) {
        return Nouns.parts(spells).getLast().equals(new Filter.ControlledBy(YOU));
    }

    public static final Phrase<Effect> NEXT = phrase(
                    "the next {} you cast this turn has {}",
                    Nouns.SPELLS.one(),
                    // Rebound is asked about only as it resolves.
                    KEYWORD.where(k -> k != Keyword.REBOUND))
            .as(
                    (f, k) -> new Effect.Apply(new SpellsHave(f, YOU, k, "next"), new Duration.NextSpell(f), ""),
                    Effect.Apply.class,
                    a -> a.duration() instanceof Duration.NextSpell(Filter spell) ? spell : "",
                    a -> a.effect() instanceof SpellsHave have ? have.keyword() : "");
}
