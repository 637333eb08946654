package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Dig;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Looking at, revealing or exiling the top cards of a library, and what becomes of them.
final class TopOfLibrary {
    private TopOfLibrary() {}

    static Placement library(int position) {
        return new Placement(position, false, false, false, false, false, List.of(), "");
    }

    // Looking at the top of a library

    private static final Phrase<Amount> TOP = oneOf(
            "the top cards",
            phrase("the top card of your library").means(n(1)),
            phrase("the top {} cards of your library", Amounts.SEVERAL).as(c -> c, Amount.class, c -> c),
            phrase("{} cards from the top of your library", Amounts.SEVERAL)
                    .as(c -> new Amount.Times(1, c), Amount.Times.class, Amount.Times::amount),
            phrase("the top X cards of your library, where X is {}", Amounts.EXPRESSION)
                    .as(c -> c, Amount.class, c -> c));

    private static final Phrase<Destination> REST = table(
            "where the rest goes",
            Map.of(
                    "the rest on the bottom of your library in any order", new Destination(Zone.LIBRARY, library(-1)),
                    "the rest on the bottom of your library in a random order",
                            new Destination(
                                    Zone.LIBRARY, new Placement(-1, false, false, false, false, true, List.of(), "")),
                    "the other on the bottom of your library",
                            new Destination(
                                    Zone.LIBRARY,
                                    new Placement(-1, false, false, false, false, false, List.of(), "the other")),
                    "the rest into your graveyard", new Destination(Zone.GRAVEYARD, Placement.PLAIN),
                    "the other into your graveyard",
                            new Destination(
                                    Zone.GRAVEYARD,
                                    new Placement(0, false, false, false, false, false, List.of(), "the other"))));

    private static final Destination TO_HAND = new Destination(Zone.HAND, Placement.PLAIN);

    private static final Count ALL = new Count(new Amount.ThatMuch("all"), null);

    static final Phrase<Effect> DIG = oneOf(
            "look at cards",
            phrase("look at {}. put one of them into your hand and {}", TOP, REST)
                    .as(
                            (c, rest) -> new Dig(YOU, c, false, null, Count.ONE, false, TO_HAND, rest, "one"),
                            Dig.class,
                            Dig::look,
                            Dig::rest),
            phrase("look at {}. put {} of them into your hand and {}", TOP, NUMBER_WORD, REST)
                    .as(
                            (c, k, rest) -> k < 2
                                    ? null
                                    : new Dig(YOU, c, false, null, Count.exactly(k), false, TO_HAND, rest, "one"),
                            Dig.class,
                            Dig::look,
                            d -> References.most(d.count()),
                            Dig::rest),
            phrase(
                            "look at {}. you may reveal {} from among them and put it into your hand. put {}",
                            TOP,
                            oneOf(
                                    "a card",
                                    a(Nouns.CARDS.one()),
                                    phrase("{} or {}", a(Nouns.CARDS.one()), Nouns.CARDS.one())
                                            .as(
                                                    (x, y) -> new Filter.Or(List.of(Nouns.and(x), Nouns.and(y))),
                                                    Filter.Or.class,
                                                    f -> alone(f, 0),
                                                    f -> alone(f, 1))),
                            REST)
                    .as(
                            (c, f, rest) -> new Dig(YOU, c, false, f, Count.upTo(1), true, TO_HAND, rest, "reveal"),
                            Dig.class,
                            Dig::look,
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase(
                            "look at {}. you may reveal any number of {} from among them and put the revealed cards"
                                    + " into your hand. put {}",
                            TOP,
                            Nouns.CARDS.many(),
                            REST)
                    .as(
                            (c, f, rest) ->
                                    new Dig(YOU, c, false, f, Count.ANY_NUMBER, true, TO_HAND, rest, "any number"),
                            Dig.class,
                            Dig::look,
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase(
                            "look at {}. you may put {} from among them onto the battlefield. put {}",
                            TOP,
                            a(Nouns.CARDS.one()),
                            REST)
                    .as(
                            (c, f, rest) -> new Dig(
                                    YOU,
                                    c,
                                    false,
                                    f,
                                    Count.upTo(1),
                                    false,
                                    new Destination(Zone.BATTLEFIELD, Placement.PLAIN),
                                    rest,
                                    "battlefield"),
                            Dig.class,
                            Dig::look,
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase("reveal {}. you may put {} from among them into your hand. put {}", TOP, a(Nouns.CARDS.one()), REST)
                    .as(
                            (c, f, rest) -> new Dig(YOU, c, true, f, Count.upTo(1), false, TO_HAND, rest, "reveal all"),
                            Dig.class,
                            Dig::look,
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase("reveal {}. put all {} revealed this way into your hand and {}", TOP, Nouns.CARDS.many(), REST)
                    .as(
                            (c, f, rest) -> new Dig(YOU, c, true, f, ALL, false, TO_HAND, rest, "all"),
                            Dig.class,
                            Dig::look,
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase(
                            "look at {}. put up to {} {} from among them onto the battlefield. put {}",
                            TOP,
                            NUMBER_WORD,
                            Nouns.CARDS.many(),
                            REST)
                    .as(
                            (c, k, f, rest) -> k < 2
                                    ? null
                                    : new Dig(
                                            YOU,
                                            c,
                                            false,
                                            f,
                                            Count.upTo(k),
                                            false,
                                            new Destination(Zone.BATTLEFIELD, Placement.PLAIN),
                                            rest,
                                            "up to"),
                            Dig.class,
                            Dig::look,
                            d -> References.most(d.count()),
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase(
                            "look at {}. you may put {} from among them onto the battlefield tapped. put {}",
                            TOP,
                            a(Nouns.CARDS.one()),
                            REST)
                    .as(
                            (c, f, rest) -> new Dig(
                                    YOU,
                                    c,
                                    false,
                                    f,
                                    Count.upTo(1),
                                    false,
                                    new Destination(Zone.BATTLEFIELD, Placement.TAPPED),
                                    rest,
                                    "battlefield"),
                            Dig.class,
                            Dig::look,
                            d -> d.pick() == null ? "" : d.pick(),
                            Dig::rest),
            phrase("look at {}. put one of those cards into your hand and {}", TOP, REST)
                    .as(
                            (c, rest) -> new Dig(YOU, c, false, null, Count.ONE, false, TO_HAND, rest, "those"),
                            Dig.class,
                            Dig::look,
                            Dig::rest),
            phrase("look at {}, then put them back in any order", TOP)
                    .as(
                            c -> new Dig(
                                    YOU,
                                    c,
                                    false,
                                    null,
                                    Count.exactly(0),
                                    false,
                                    TO_HAND,
                                    new Destination(Zone.LIBRARY, library(0)),
                                    "back"),
                            Dig.class,
                            Dig::look),
            phrase("look at the top card of {} library", References.WHOSE)
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(n(1), who), false, "look"),
                            Effect.Reveal.class,
                            r -> whoseTop(r.what())),
            phrase(
                            "reveal {}",
                            References.THAT.where(
                                    r -> r.equals(new Reference.It("that card")) || r.equals(References.IT)))
                    .as(what -> new Effect.Reveal(what, "that"), Effect.Reveal.class, Effect.Reveal::what),
            phrase("reveal the top card of {} library", References.WHOSE)
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(n(1), who), ""),
                            Effect.Reveal.class,
                            r -> whoseTop(r.what())));

    private static Object alone(Filter.Or or, int which) {
        return or.any().size() == 2 && or.any().get(which) instanceof Filter.And(List<Filter> all) && all.size() == 1
                ? all.getFirst()
                : "";
    }

    private static Object whoseTop(Reference what) {
        return what instanceof Reference.TopCards(Amount _, Reference whose) ? whose : "";
    }
}
