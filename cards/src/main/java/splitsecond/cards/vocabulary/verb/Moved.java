package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.TargetLists;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// What is moved: objects, cards in zones, some of the cards that were just seen.
public final class Moved {
    private Moved() {}

    /// "a land card from among the milled cards".
    static final Numbered<Filter> CARDS_FROM_AMONG = Numbered.numbered(number -> phrase(
                    "{} {}",
                    Nouns.CARDS.in(number).where(f -> !Nouns.startsWithOther(f)),
                    oneOf(
                            "cards",
                            phrase(
                                            "from among {}",
                                            oneOf("cards", SpokenOf.THOSE, Phrase.lazy(() -> Moved.CARDS_THIS_WAY)))
                                    .as(those -> those, Reference.class, those -> those),
                            table("cards", cardsThisWay())))
            .as(
                    (f, those) -> Nouns.with(f, new Filter.AmongThose(those)),
                    Filter.And.class,
                    f -> Nouns.butLast(f),
                    f -> Nouns.parts(f).getLast() instanceof Filter.AmongThose(Reference those) ? those : ""));

    private static Map<String, Reference> doneThisWay() {
        Map<String, Reference> words = new LinkedHashMap<>();
        for (String deed : List.of("milled", "exiled", "revealed", "discarded")) {
            words.put("the cards " + deed + " this way", new Reference.DoneThisWay(null, deed));
            words.put("cards " + deed + " this way", new Reference.DoneThisWay(null, "was " + deed));
        }
        return words;
    }

    /// "cards exiled this way".
    static final Phrase<Reference> CARDS_THIS_WAY = oneOf(
            "cards",
            table("cards", doneThisWay()),
            phrase("the {} exiled this way", Nouns.CARDS.many().where(f -> !f.equals(Nouns.ANY)))
                    .as(
                            f -> new Reference.DoneThisWay(f, "card exiled"),
                            Reference.DoneThisWay.class,
                            way -> way.filter() == null ? "" : way.filter()));

    private static Map<String, Reference> cardsThisWay() {
        Map<String, Reference> words = new LinkedHashMap<>();
        words.put("from among the milled cards", new Reference.DoneThisWay(null, "card milled"));
        words.put("from among the exiled cards", new Reference.Remembered("the exiled cards"));
        for (String deed : List.of("milled", "exiled", "revealed", "discarded")) {
            words.put(deed + " this way", new Reference.DoneThisWay(null, "card is " + deed));
        }
        for (String buried : List.of("put into a graveyard", "put into your graveyard"))
            words.put(buried + " this way", new Reference.DoneThisWay(null, "card is " + buried));
        return words;
    }

    /// Some of the cards that were just looked at, revealed, exiled or milled.
    static final Phrase<Reference> FROM_AMONG =
            oneOf("some of those cards", References.SOME_OF_THOSE, References.chosen(CARDS_FROM_AMONG, YOU));

    private static final Phrase<Amount> SO_MANY_CARDS = oneOf(
            "so many cards",
            phrase("{} cards", Amounts.SEVERAL).as(c -> c, Amount.class, c -> c),
            phrase("cards equal to {}", Amounts.EXPRESSION).as(c -> c, Amount.class, c -> c));

    private record Some(Count count, Filter what) {}

    private static final Phrase<Some> SOME_CARDS = oneOf(
            "some cards",
            Nouns.one(Nouns.CARDS.one()).map(f -> new Some(Count.ONE, f), Some.class, Some::what),
            phrase("{} {}", Amounts.SEVERAL, Nouns.CARDS.many())
                    .as(
                            (count, f) -> new Some(Count.exactly(count), f),
                            Some.class,
                            some -> some.count().least(),
                            Some::what));

    /// "Two creature cards at random from your graveyard", "a card at random from target opponent's hand".
    static final Phrase<Reference> AT_RANDOM = phrase(
                    "{} at random from {} {}", SOME_CARDS, References.WHOSE, Words.ZONE_OF_CARDS)
            .as(
                    (cards, whose, zone) ->
                            new Reference.AtRandom(Nouns.with(cards.what(), new Filter.In(zone, whose)), cards.count()),
                    Reference.AtRandom.class,
                    random -> Nouns.butLast(random.filter()) instanceof Filter cards
                            ? new Some(random.count(), cards)
                            : "",
                    random -> in(random).whose() instanceof Reference whose ? whose : "",
                    random -> in(random).zone());

    private static final Filter.In NOWHERE = new Filter.In(Zone.COMMAND, null);

    private static Filter.In in(Reference.AtRandom random) {
        return Nouns.parts(random.filter()).getLast() instanceof Filter.In in ? in : NOWHERE;
    }

    public static final Phrase<Reference> MOVED = oneOf(
            "an object",
            References.OBJECT,
            SpokenOf.EACH_OF_THOSE,
            // "Put one into your hand and the other into your graveyard."
            phrase("one").means(new Reference.Chosen(new Filter.AmongThose(new Reference.It("them")), Count.ONE, YOU)),
            phrase("all {}", CARDS_FROM_AMONG.many())
                    .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter),
            phrase("each {}", CARDS_FROM_AMONG.one())
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            phrase("all {}", Nouns.CARDS_IN_ZONE.many())
                    .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter),
            phrase("each {}", Nouns.CARDS_IN_ZONE.one())
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            References.chosen(Nouns.CARDS_IN_ZONE, YOU),
            TargetLists.OF_CARDS,
            References.chosen(CARDS_FROM_AMONG, YOU),
            AT_RANDOM,
            phrase(
                            "{} {}",
                            Phrase.list(a(Nouns.CARDS.one()), 2, "and/or"),
                            oneOf(
                                    "where the cards are",
                                    splitsecond.cards.vocabulary.noun.ZoneSuffixes.ZONE,
                                    phrase("from among {}", SpokenOf.THOSE)
                                            .as(
                                                    Filter.AmongThose::new,
                                                    Filter.AmongThose.class,
                                                    Filter.AmongThose::those)))
                    .as(
                            (kinds, place) -> new Reference.Chosen(
                                    new Filter.And(List.of(new Filter.OneOfEach(kinds, "and/or"), place)),
                                    Count.upTo(kinds.size()),
                                    YOU),
                            Reference.Chosen.class,
                            c -> c.filter() instanceof Filter.And(List<Filter> all)
                                            && all.getFirst() instanceof Filter.OneOfEach each
                                    ? each.kinds()
                                    : "",
                            c -> c.filter() instanceof Filter.And(List<Filter> all) ? all.getLast() : ""),
            phrase("{} at random", a(Nouns.CARDS_IN_ZONE.one()))
                    .as(
                            f -> new Reference.AtRandom(f, Count.ONE),
                            Reference.AtRandom.class,
                            random -> random.count().equals(Count.ONE) ? random.filter() : ""),
            phrase("the cards in {} hand", References.WHOSE)
                    .as(
                            who -> new Reference.Each(
                                    Nouns.and(Nouns.ANY, new Filter.In(Zone.HAND, who)), "the cards in"),
                            Reference.Each.class,
                            e -> e.filter() instanceof Filter.And(List<Filter> all)
                                            && all.size() == 2
                                            && all.getFirst().equals(Nouns.ANY)
                                            && all.getLast() instanceof Filter.In(Zone zone, Reference whose)
                                            && zone == Zone.HAND
                                            && whose != null
                                    ? whose
                                    : ""),
            endOfGraveyard("top", true),
            endOfGraveyard("bottom", false),
            phrase("the top card of your library").means(new Reference.TopCards(n(1), YOU)),
            phrase("{} from the top of {} library", SO_MANY_CARDS, References.WHOSE)
                    .as(
                            Reference.TopCards::new,
                            Reference.TopCards.class,
                            Reference.TopCards::count,
                            Reference.TopCards::whose),
            phrase("the top {} cards of your library", Amounts.SEVERAL)
                    .as(c -> new Reference.TopCards(c, YOU), Reference.TopCards.class, Reference.TopCards::count));

    /// "the top creature card of your graveyard" (CR 404.2).
    private static Phrase<Reference> endOfGraveyard(String word, boolean top) {
        return phrase("the " + word + " {} of {} graveyard", Nouns.CARDS.one(), References.WHOSE)
                .as(
                        (f, whose) -> new Reference.Each(
                                new Filter.And(List.of(
                                        f, new Filter.In(Zone.GRAVEYARD, whose), new Filter.EndOfGraveyard(f, top, 1))),
                                word),
                        Reference.Each.class,
                        e -> e.filter() instanceof Filter.And(List<Filter> all) ? all.getFirst() : "",
                        e -> e.filter() instanceof Filter.And(List<Filter> all)
                                        && all.size() == 3
                                        && all.get(1) instanceof Filter.In(Zone _, Reference whose)
                                        && whose != null
                                ? whose
                                : "");
    }
}
