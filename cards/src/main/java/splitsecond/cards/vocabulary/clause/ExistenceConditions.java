package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.ZoneSuffixes;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Condition.PlayerHas;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;

/// What is somewhere: "there are seven or more cards in your graveyard", "a creature is attacking you".
final class ExistenceConditions {
    private ExistenceConditions() {}

    private static Exists attacking(Filter what, Comparison comparison, int count) {
        return new Exists(Nouns.with(what, new Filter.Is(Filter.Status.ATTACKING)), comparison, n(count), "attacking");
    }

    private static final String EACH = "one of each";
    private static final Filter IN_YOUR_GRAVEYARD = new Filter.In(Zone.GRAVEYARD, YOU);

    private static final Phrase<Filter> A_CARD = Nouns.one(Nouns.CARDS.one());

    /// "An instant card and a sorcery card": one of each. Where they are is said after them, before them or both.
    private static final Phrase<Condition> ONE_OF_EACH = phrase(
                    "{} {} and {} {}",
                    Phrase.optional(table("there", Map.of("there is", "there is", "there's", "there's")), ""),
                    A_CARD,
                    A_CARD,
                    table("where", Map.of("in your graveyard", false, "are in your graveyard", true)))
            .as(
                    (there, f, g, are) -> there.isEmpty() == are ? eachOf(f, g, there) : null,
                    Condition.And.class,
                    ExistenceConditions::thereOf,
                    and -> cardOf(and, 0),
                    and -> cardOf(and, 1),
                    and -> thereOf(and).equals(""));

    private static Condition.And eachOf(Filter f, Filter g, String there) {
        return new Condition.And(List.of(isThere(f, there), isThere(g, there)));
    }

    private static Exists isThere(Filter card, String there) {
        return new Exists(Nouns.with(card, IN_YOUR_GRAVEYARD), Comparison.AT_LEAST, n(1), EACH + there);
    }

    private static Object thereOf(Condition.And and) {
        return and.all().size() == 2
                        && and.all().getFirst() instanceof Exists exists
                        && exists.wording().startsWith(EACH)
                ? exists.wording().substring(EACH.length())
                : "-";
    }

    private static Object cardOf(Condition.And and, int which) {
        return and.all().size() == 2 && and.all().get(which) instanceof Exists exists
                ? Nouns.without(exists.filter(), IN_YOUR_GRAVEYARD)
                : "";
    }

    static final Phrase<Condition> THERE = oneOf(
            "a condition",
            phrase("there are {} or more {}", NUMBER_WORD, Nouns.CARDS_IN_ZONE.many())
                    .as(
                            (k, f) -> new Exists(f, Comparison.AT_LEAST, n(k), "there are"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            Exists::filter),
            phrase("there are {} or more {} in a single graveyard", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> new PlayerHas(
                                    PossessionConditions.A_PLAYER,
                                    new Possession.Cards(Zone.GRAVEYARD, f),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "a single graveyard"),
                            PlayerHas.class,
                            h -> Amounts.number(h.count()),
                            h -> h.what() instanceof Possession.Cards cards ? cards.of() : ""),
            phrase("there are {} or more {}", NUMBER_WORD, Counted.KINDS)
                    .as(
                            (k, kinds) -> new Condition.Compare(kinds, Comparison.AT_LEAST, n(k), "there are"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            Condition.Compare::left),
            phrase("there are {} {}", NUMBER_WORD, Counted.KINDS)
                    .as(
                            (k, kinds) -> new Condition.Compare(kinds, Comparison.EQUAL, n(k), "there are"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            Condition.Compare::left),
            phrase("there's {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "there's"), Exists.class, Exists::filter),
            phrase("there is {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "there is"), Exists.class, Exists::filter),
            phrase("there's {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "there's"), Exists.class, Exists::filter),
            ONE_OF_EACH,
            phrase("a card is {}", ZoneSuffixes.EXILED_WITH)
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "a card is"), Exists.class, Exists::filter),
            phrase("{} is in your graveyard", Nouns.one(Nouns.CARDS.one()))
                    .as(
                            f -> new Exists(
                                    Nouns.with(f, new Filter.In(Zone.GRAVEYARD, YOU)),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "is in"),
                            Exists.class,
                            e -> PossessionConditions.without(e.filter())),
            phrase("there are no {}", Nouns.CARDS_IN_ZONE.many())
                    .as(f -> new Exists(f, Comparison.EQUAL, n(0), "there are"), Exists.class, Exists::filter),
            phrase("{} or more {} are in your graveyard", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> new Exists(
                                    Nouns.with(f, new Filter.In(Zone.GRAVEYARD, YOU)),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "are in"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            e -> PossessionConditions.without(e.filter())),
            phrase("there are {} or more {} on the battlefield", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> new Exists(f, Comparison.AT_LEAST, n(k), "battlefield"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            Exists::filter),
            phrase("there are no {} on the battlefield", Nouns.PERMANENT.many())
                    .as(f -> new Exists(f, Comparison.EQUAL, n(0), "battlefield"), Exists.class, Exists::filter),
            phrase("{} or more {} are attacking", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> attacking(f, Comparison.AT_LEAST, k),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            e -> Nouns.butLast(e.filter())),
            phrase("{} is attacking", Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> attacking(f, Comparison.AT_LEAST, 1), Exists.class, e -> Nouns.butLast(e.filter())),
            phrase("exactly one {} is attacking", Nouns.PERMANENT.one())
                    .as(f -> attacking(f, Comparison.EQUAL, 1), Exists.class, e -> Nouns.butLast(e.filter())),
            phrase("{} is attacking you", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Exists(
                                    Nouns.with(f, new Filter.Attacking(Nouns.YOU)),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "attacking you"),
                            Exists.class,
                            e -> Nouns.butLast(e.filter())),
            phrase("{} is on the battlefield", Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "battlefield"), Exists.class, Exists::filter));
}
