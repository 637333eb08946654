package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

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
