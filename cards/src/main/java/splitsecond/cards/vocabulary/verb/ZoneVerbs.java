package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.flag;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Counter;
import splitsecond.engine.ability.Effect.CounterCount;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Dig;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Effect.Search;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Instructions that move objects between zones, and those about the stack and libraries.
public final class ZoneVerbs {
    private ZoneVerbs() {}

    /// "a land card from among the milled cards".
    private static final Numbered<Filter> CARDS_FROM_AMONG = Numbered.numbered(number -> phrase(
                    "{} from among {}",
                    Nouns.CARDS.in(number),
                    table(
                            "cards",
                            Map.of(
                                    "the milled cards", new Reference.DoneThisWay(null, "card milled"),
                                    "the cards milled this way", new Reference.DoneThisWay(null, "milled"))))
            .as(
                    (f, those) -> Nouns.with(f, new Filter.AmongThose(those)),
                    Filter.And.class,
                    f -> Nouns.butLast(f),
                    f -> Nouns.parts(f).getLast() instanceof Filter.AmongThose(Reference those) ? those : ""));

    public static final Phrase<Reference> MOVED = oneOf(
            "an object",
            References.OBJECT,
            phrase("all {}", Nouns.CARDS_IN_ZONE.many())
                    .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter),
            phrase("each {}", Nouns.CARDS_IN_ZONE.one())
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            References.chosen(Nouns.CARDS_IN_ZONE, YOU),
            References.chosen(CARDS_FROM_AMONG, YOU),
            atRandom(a(Nouns.CARDS.one()).map(f -> new Some(Count.ONE, f), Some.class, Some::what)),
            atRandom(phrase("{} {}", Amounts.SEVERAL, Nouns.CARDS.many())
                    .as(
                            (count, f) -> new Some(Count.exactly(count), f),
                            Some.class,
                            some -> some.count().least(),
                            Some::what)),
            endOfGraveyard("top", true),
            endOfGraveyard("bottom", false),
            phrase("the top card of your library").means(new Reference.TopCards(n(1), YOU)),
            phrase("the top {} cards of your library", Amounts.SEVERAL)
                    .as(c -> new Reference.TopCards(c, YOU), Reference.TopCards.class, Reference.TopCards::count));

    private record Some(Count count, Filter what) {}

    /// "two creature cards at random from your graveyard".
    private static Phrase<Reference> atRandom(Phrase<Some> some) {
        return phrase("{} at random from {} graveyard", some, References.WHOSE)
                .as(
                        (cards, whose) -> new Reference.AtRandom(
                                Nouns.with(cards.what(), new Filter.In(Zone.GRAVEYARD, whose)), cards.count()),
                        Reference.AtRandom.class,
                        random -> Nouns.butLast(random.filter()) instanceof Filter cards
                                ? new Some(random.count(), cards)
                                : "",
                        random -> Nouns.parts(random.filter()).getLast() instanceof Filter.In(Zone _, Reference whose)
                                        && whose != null
                                ? whose
                                : "");
    }

    /// "the top creature card of your graveyard" (CR 404.2).
    private static Phrase<Reference> endOfGraveyard(String word, boolean top) {
        return phrase("the " + word + " {} of {} graveyard", Nouns.CARDS.one(), References.WHOSE)
                .as(
                        (f, whose) -> new Reference.Each(
                                new Filter.And(List.of(
                                        f, new Filter.In(Zone.GRAVEYARD, whose), new Filter.EndOfGraveyard(f, top))),
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

    private static Placement library(int position) {
        return new Placement(position, false, false, false, false, false, List.of(), "");
    }

    /// CR 701.24: put into the library, which is then shuffled.
    private static Effect.Repeat shuffledIn(Reference what, String whose) {
        Reference owner = whose.equals("your")
                ? YOU
                : whose.equals("their")
                        ? new Reference.ThatPlayer("their")
                        : new Reference.OwnerOf(References.WHAT_WAS_JUST_NAMED, "");
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Move(what, null, Zone.LIBRARY, Placement.PLAIN, null, whose),
                                new Effect.Shuffle(owner)),
                        List.of(Effect.Joint.AND)),
                "shuffle into");
    }

    private static Effect.Repeat shuffledZones(Reference who, List<Zone> zones) {
        List<Filter> places = new java.util.ArrayList<>();
        for (Zone zone : zones) places.add(new Filter.In(zone, who));
        Reference cards = new Reference.Each(
                Nouns.and(
                        Nouns.ANY,
                        Nouns.all(places).equals(places.getFirst()) ? places.getFirst() : new Filter.Or(places)),
                "their");
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Move(cards, null, Zone.LIBRARY, Placement.PLAIN, null, "their"),
                                new Effect.Shuffle(who)),
                        List.of(Effect.Joint.AND)),
                "shuffle zones");
    }

    private static Object shuffler(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.Shuffle(Reference who)
                ? who
                : "";
    }

    private static Move movedIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Move move
                ? move
                : new Move(YOU, null, Zone.LIBRARY, Placement.PLAIN, null, "");
    }

    // Hands and libraries: whose they are follows from the rules (CR 400.3); the wording keeps how it was said.

    private static final Phrase<String> HAND = table(
            "a hand",
            words(
                    "to its owner's hand",
                    "to their owner's hand",
                    "to their owners' hands",
                    "to your hand",
                    "to that player's hand"));

    private static Map<String, String> words(String... all) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String word : all) words.put(word, word);
        return words;
    }

    private record Place(Zone zone, Placement placement, String wording) {}

    private static final Phrase<Place> INTO = table("a place", places());

    private static Map<String, Place> places() {
        Map<String, Place> places = new LinkedHashMap<>();
        for (String whose : List.of("its owner's", "their owner's", "your", "that player's", "their")) {
            places.put("on top of " + whose + " library", new Place(Zone.LIBRARY, library(0), "on top of " + whose));
            places.put(
                    "on the bottom of " + whose + " library",
                    new Place(Zone.LIBRARY, library(-1), "on the bottom of " + whose));
            places.put(
                    "on top of " + whose + " library in any order",
                    new Place(Zone.LIBRARY, library(0), "any order on top of " + whose));
            places.put(
                    "on the bottom of " + whose + " library in any order",
                    new Place(Zone.LIBRARY, library(-1), "any order on the bottom of " + whose));
            places.put("into " + whose + " hand", new Place(Zone.HAND, Placement.PLAIN, "into " + whose));
            places.put("into " + whose + " graveyard", new Place(Zone.GRAVEYARD, Placement.PLAIN, "into " + whose));
            places.put(
                    "into " + whose + " library second from the top",
                    new Place(Zone.LIBRARY, library(1), "into " + whose));
            places.put(
                    "into " + whose + " library third from the top",
                    new Place(Zone.LIBRARY, library(2), "into " + whose));
            places.put(
                    "on the top or bottom of " + whose + " library",
                    new Place(Zone.LIBRARY, library(0), "on the top or bottom of " + whose));
        }
        places.entrySet().removeIf(e -> e.getKey().contains("top or bottom"));
        places.put(
                "on the bottom of their owners' libraries",
                new Place(Zone.LIBRARY, library(-1), "on the bottom of their owners'"));
        places.put("on top of their owners' libraries", new Place(Zone.LIBRARY, library(0), "on top of their owners'"));
        return places;
    }

    private static Move move(Reference what, Place place) {
        return new Move(what, null, place.zone(), place.placement(), null, place.wording());
    }

    private static Object placeOf(Move move) {
        return new Place(move.to(), move.placement(), move.wording());
    }

    // Onto the battlefield

    private static final Phrase<Optional<Reference>> UNDER = optional(
            table(
                    "under whose control",
                    Map.of(
                            "under your control", Optional.of(YOU),
                            "under its owner's control", Optional.of(new Reference.OwnerOf(References.IT, "its")),
                            "under his owner's control", Optional.of(new Reference.OwnerOf(References.IT, "his")),
                            "under her owner's control", Optional.of(new Reference.OwnerOf(References.IT, "her")),
                            "under their owner's control", Optional.of(new Reference.OwnerOf(References.IT, "their")),
                            "under their owners' control",
                                    Optional.of(new Reference.OwnerOf(References.IT, "their owners")))),
            Optional.empty());

    private static final Phrase<List<CounterCount>> WITH_COUNTERS = optional(
            phrase(
                            "with {} on it",
                            oneOf(
                                    "counters",
                                    a(phrase("{} counter", COUNTER_KIND)
                                            .as(
                                                    k -> new CounterCount(k, n(1)),
                                                    CounterCount.class,
                                                    CounterCount::kind)),
                                    phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                                            .as(
                                                    (c, k) -> new CounterCount(k, c),
                                                    CounterCount.class,
                                                    CounterCount::count,
                                                    CounterCount::kind)))
                    .as(c -> List.of(c), List.class, l -> l.getFirst()),
            List.of());

    private static final Placement ATTACKING = new Placement(0, true, true, false, false, false, List.of(), "");

    /// How it arrives.
    private static final Phrase<Placement> STATE = optional(
            table("how it arrives", Map.of("tapped", Placement.TAPPED, "tapped and attacking", ATTACKING)),
            Placement.PLAIN);

    private static Placement with(Placement state, List<CounterCount> counters) {
        return new Placement(0, state.tapped(), state.attacking(), false, false, false, counters, "");
    }

    private static Move battlefield(
            Reference what, Placement state, Optional<Reference> under, List<CounterCount> counters, String verb) {
        return new Move(what, null, Zone.BATTLEFIELD, with(state, counters), under.orElse(null), verb);
    }

    private static Phrase<Effect> ontoBattlefield(String verb, String to) {
        return phrase(verb + " {} " + to + " the battlefield {} {} {}", MOVED, STATE, UNDER, WITH_COUNTERS)
                .as(
                        (what, state, under, counters) -> battlefield(what, state, under, counters, verb),
                        Move.class,
                        Move::what,
                        m -> with(m.placement(), List.of()),
                        m -> Optional.ofNullable(m.under()),
                        m -> m.placement().counters());
    }

    /// CR 712.14a: with its back face up.
    private static Phrase<Effect> transformed(String verb, String to) {
        return oneOf(
                "move",
                transformed(verb + " {} " + to + " the battlefield transformed {}", verb, false),
                transformed(verb + " {} " + to + " the battlefield tapped and transformed {}", verb, true));
    }

    private static Phrase<Effect> transformed(String words, String verb, boolean tapped) {
        return phrase(words, MOVED, UNDER)
                .as(
                        (what, under) -> new Move(
                                what,
                                null,
                                Zone.BATTLEFIELD,
                                new Placement(0, tapped, false, true, false, false, List.of(), ""),
                                under.orElse(null),
                                verb),
                        Move.class,
                        Move::what,
                        m -> Optional.ofNullable(m.under()));
    }

    private static final Phrase<Effect> MOVE = oneOf(
            "move",
            phrase("exile {}", MOVED)
                    .as(
                            what -> new Move(what, null, Zone.EXILE, Placement.PLAIN, null, "exile"),
                            Move.class,
                            Move::what),
            phrase("exile {} until ~ leaves the battlefield", MOVED)
                    .as(
                            what -> new Effect.ExileUntilLeaves(what, ""),
                            Effect.ExileUntilLeaves.class,
                            Effect.ExileUntilLeaves::what),
            phrase("return {} {}", MOVED, HAND)
                    .as(
                            (what, hand) -> new Move(what, null, Zone.HAND, Placement.PLAIN, null, hand),
                            Move.class,
                            Move::what,
                            Move::wording),
            phrase("return ~ from your graveyard to your hand")
                    .means(new Move(References.SELF, Zone.GRAVEYARD, Zone.HAND, Placement.PLAIN, null, "")),
            phrase("return ~ from your graveyard to the battlefield {}", flag("tapped"))
                    .as(
                            t -> new Move(
                                    References.SELF,
                                    Zone.GRAVEYARD,
                                    Zone.BATTLEFIELD,
                                    t ? Placement.TAPPED : Placement.PLAIN,
                                    null,
                                    "graveyard"),
                            Move.class,
                            m -> m.placement().tapped()),
            phrase(
                            "return ~ from your graveyard to the battlefield with {} on it",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)))
                    .as(
                            k -> new Move(
                                    References.SELF,
                                    Zone.GRAVEYARD,
                                    Zone.BATTLEFIELD,
                                    new Placement(
                                            0,
                                            false,
                                            false,
                                            false,
                                            false,
                                            false,
                                            List.of(new CounterCount(k, n(1))),
                                            ""),
                                    null,
                                    "graveyard"),
                            Move.class,
                            m -> m.placement().counters().isEmpty()
                                    ? ""
                                    : m.placement().counters().getFirst().kind()),
            transformed("return", "to"),
            transformed("put", "onto"),
            ontoBattlefield("return", "to"),
            ontoBattlefield("put", "onto"),
            phrase("put {} {}", MOVED, INTO).as(ZoneVerbs::move, Move.class, Move::what, ZoneVerbs::placeOf),
            phrase("shuffle {} into {} library", MOVED, table("whose", words("its owner's", "your", "their")))
                    .as(
                            (what, whose) -> shuffledIn(what, whose),
                            Effect.Repeat.class,
                            r -> movedIn(r).what(),
                            r -> movedIn(r).wording()),
            phrase("shuffle your graveyard into your library")
                    .means(shuffledIn(new Reference.Each(Amounts.cardsIn(Zone.GRAVEYARD, YOU), "graveyard"), "your")),
            phrase("exile {} graveyard", References.WHOSE)
                    .as(
                            who -> new Move(
                                    new Reference.Each(Amounts.cardsIn(Zone.GRAVEYARD, who), "graveyard"),
                                    null,
                                    Zone.EXILE,
                                    Placement.PLAIN,
                                    null,
                                    "exile graveyard"),
                            Move.class,
                            m -> whoseCards(m.what())),
            phrase("{} (shuffles|shuffle) their graveyard into their library", References.PLAYER)
                    .as(who -> shuffledZones(who, List.of(Zone.GRAVEYARD)), Effect.Repeat.class, ZoneVerbs::shuffler),
            phrase("{} (shuffles|shuffle) their hand into their library", References.PLAYER)
                    .as(who -> shuffledZones(who, List.of(Zone.HAND)), Effect.Repeat.class, ZoneVerbs::shuffler),
            phrase("{} (shuffles|shuffle) their hand and graveyard into their library", References.PLAYER)
                    .as(
                            who -> shuffledZones(who, List.of(Zone.HAND, Zone.GRAVEYARD)),
                            Effect.Repeat.class,
                            ZoneVerbs::shuffler),
            phrase(
                            "exile any number of target {} graveyards",
                            table("players", Map.of("players'", Nouns.PLAYER, "opponents'", Nouns.OPPONENT)))
                    .as(
                            f -> new Move(
                                    new Reference.Each(
                                            Amounts.cardsIn(
                                                    Zone.GRAVEYARD,
                                                    new Reference.Target(new splitsecond.engine.ability.TargetSlot(
                                                            f, Count.ANY_NUMBER, false, null, "graveyards"))),
                                            "graveyards"),
                                    null,
                                    Zone.EXILE,
                                    Placement.PLAIN,
                                    null,
                                    "exile graveyards"),
                            Move.class,
                            m -> whoseCards(m.what())
                                            instanceof Reference.Target(splitsecond.engine.ability.TargetSlot slot)
                                    ? slot.filter()
                                    : ""),
            phrase("exile all graveyards")
                    .means(new Move(
                            new Reference.Each(
                                    Amounts.cardsIn(Zone.GRAVEYARD, new Reference.Each(Nouns.PLAYER, "all")),
                                    "graveyard"),
                            null,
                            Zone.EXILE,
                            Placement.PLAIN,
                            null,
                            "exile graveyard")),
            ownerPuts("the owner of {} puts it on their choice of the top or bottom of their library", "the owner of"),
            ownerPuts("the owner of {} puts it on the top or bottom of their library", "top or bottom"),
            phrase(
                            "the owner of {} puts it into their library second from the top or on the bottom",
                            References.TARGET.one())
                    .as(
                            what -> new Move(
                                    what,
                                    null,
                                    Zone.LIBRARY,
                                    library(Placement.SECOND_OR_BOTTOM),
                                    null,
                                    "second or bottom"),
                            Move.class,
                            Move::what),
            phrase(
                            "{}'s owner puts it on their choice of the top or bottom of their library",
                            oneOf("an object", References.TARGET.one(), References.THAT))
                    .as(
                            what -> new Move(
                                    what,
                                    null,
                                    Zone.LIBRARY,
                                    library(Placement.TOP_OR_BOTTOM),
                                    null,
                                    "its owner's choice"),
                            Move.class,
                            Move::what),
            phrase("its owner puts it on their choice of the top or bottom of their library")
                    .means(new Move(
                            References.IT, null, Zone.LIBRARY, library(Placement.TOP_OR_BOTTOM), null, "their choice")),
            phrase(
                            "{} puts {} on the top or bottom of their library",
                            table("who", Map.of("its owner", new Reference.OwnerOf(References.IT, ""))),
                            MOVED)
                    .as(
                            (_, what) -> new Move(
                                    what, null, Zone.LIBRARY, library(Placement.TOP_OR_BOTTOM), null, "owner's choice"),
                            Move.class,
                            _ -> new Reference.OwnerOf(References.IT, ""),
                            Move::what));

    private static Phrase<Effect> ownerPuts(String words, String wording) {
        return phrase(words, References.TARGET.one())
                .as(
                        what -> new Move(what, null, Zone.LIBRARY, library(Placement.TOP_OR_BOTTOM), null, wording),
                        Move.class,
                        Move::what);
    }

    private static Object whoseCards(Reference what) {
        return what instanceof Reference.Each(Filter.And(List<Filter> all), String _)
                        && all.getLast() instanceof Filter.In(Zone _, Reference whose)
                        && whose != null
                ? whose
                : "";
    }

    // Piles

    private static final Reference PILE = new Reference.It("pile");
    private static final Reference OTHER_PILE = new Reference.TheRest("the other");

    private static final Phrase<Effect> PILES = oneOf(
            "piles",
            phrase(
                            "separate all {} into two piles. that player sacrifices all permanents in the pile of"
                                    + " their choice",
                            Nouns.PERMANENT.many())
                    .as(
                            f -> new Effect.SeparateIntoPiles(
                                    new Reference.Each(f, "all"),
                                    YOU,
                                    new Reference.ThatPlayer(""),
                                    new Effect.Sacrifice(new Reference.ThatPlayer(""), PILE, "pile")),
                            Effect.SeparateIntoPiles.class,
                            ZoneVerbs::separated),
            phrase(
                            "reveal {}. an opponent separates those cards into two piles. put one pile into your hand"
                                    + " and the other into your graveyard",
                            phrase("the top {} cards of your library", Amounts.SEVERAL)
                                    .as(
                                            c -> new Reference.TopCards(c, YOU),
                                            Reference.TopCards.class,
                                            Reference.TopCards::count))
                    .as(
                            what -> new Effect.SeparateIntoPiles(
                                    what,
                                    new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU),
                                    YOU,
                                    new Effect.Sequence(
                                            List.of(
                                                    new Move(PILE, null, Zone.HAND, Placement.PLAIN, null, "pile"),
                                                    new Move(
                                                            OTHER_PILE,
                                                            null,
                                                            Zone.GRAVEYARD,
                                                            Placement.PLAIN,
                                                            null,
                                                            "pile")),
                                            List.of(Effect.Joint.AND))),
                            Effect.SeparateIntoPiles.class,
                            Effect.SeparateIntoPiles::what));

    private static Object separated(Effect.SeparateIntoPiles piles) {
        return piles.what() instanceof Reference.Each(Filter filter, String _) ? filter : "";
    }

    // The stack

    private static final Phrase<Effect> STACK = oneOf(
            "counter",
            phrase("counter {}", oneOf("a spell", References.TARGET.either(), References.THAT))
                    .as(what -> new Counter(what, null, ""), Counter.class, Counter::what),
            phrase(
                            "counter {}. if that spell is countered this way, exile it instead of putting it into its"
                                    + " owner's graveyard",
                            References.TARGET.one())
                    .as(
                            what -> new Counter(what, new Destination(Zone.EXILE, Placement.PLAIN), ""),
                            Counter.class,
                            Counter::what),
            phrase(
                            "counter {}. if that spell is countered this way, put it on top of its owner's library"
                                    + " instead of into that player's graveyard",
                            References.TARGET.one())
                    .as(
                            what -> new Counter(what, new Destination(Zone.LIBRARY, Placement.PLAIN), ""),
                            Counter.class,
                            Counter::what),
            phrase(
                            "counter {}. if that spell is countered this way, put it into its owner's hand instead of"
                                    + " into that player's graveyard",
                            References.TARGET.one())
                    .as(
                            what -> new Counter(what, new Destination(Zone.HAND, Placement.PLAIN), ""),
                            Counter.class,
                            Counter::what),
            phrase(
                            "counter {} unless its controller pays {}. if that spell is countered this way, exile it"
                                    + " instead of putting it into its owner's graveyard",
                            References.TARGET.one(),
                            Costs.PAID_BY_PLAYER)
                    .as(
                            (what, cost) -> new Effect.Unless(
                                    new Counter(what, new Destination(Zone.EXILE, Placement.PLAIN), ""),
                                    new Reference.ControllerOf(References.IT, ""),
                                    cost,
                                    "exile"),
                            Effect.Unless.class,
                            u -> u.effect() instanceof Counter counter ? counter.what() : "",
                            Effect.Unless::cost),
            phrase(
                            "copy {}. you may choose new targets for the copy",
                            oneOf(
                                    "a spell",
                                    References.TARGET.one(),
                                    References.THAT,
                                    phrase("~").means(References.SELF)))
                    .as(
                            what -> new Effect.CopySpell(what, n(1), true, ""),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase("copy {} and you may choose new targets for the copy", References.THAT)
                    .as(
                            what -> new Effect.CopySpell(what, n(1), true, "and"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase(
                            "copy {}, except that the copy is red. you may choose new targets for the copy",
                            References.TARGET.one())
                    .as(
                            what -> new Effect.CopySpell(
                                    what,
                                    n(1),
                                    true,
                                    List.of(new splitsecond.engine.ability.Modification.ChangeColors(
                                            splitsecond.engine.card.Color.RED.bit(),
                                            splitsecond.engine.ability.Modification.Manner.REPLACE)),
                                    "except"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase("copy {}", oneOf("a spell", References.THAT, phrase("~").means(References.SELF)))
                    .as(
                            what -> new Effect.CopySpell(what, n(1), false, ""),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase(
                            "{} can't be countered",
                            References.TARGET
                                    .one()
                                    .where(t -> t instanceof Reference.Target(var slot)
                                            && Nouns.parts(slot.filter()).contains(Nouns.SPELL)))
                    .as(
                            what -> new Effect.Change(
                                    what,
                                    List.of(new splitsecond.engine.ability.Modification.Obey(
                                            new splitsecond.engine.ability.Rule.Simple(
                                                    splitsecond.engine.ability.Rule.Kind.CANT_BE_COUNTERED))),
                                    Durations.FOREVER,
                                    "countered"),
                            Effect.Change.class,
                            Effect.Change::what),
            phrase("they may copy ~ and may choose a new target for that copy")
                    .means(new Effect.May(
                            Suffixes.THEY, new Effect.CopySpell(References.SELF, n(1), true, "chain"), "chain")),
            phrase("change the target of {}", References.TARGET.one())
                    .as(
                            what -> new Effect.ChooseNewTargets(what, false, "change"),
                            Effect.ChooseNewTargets.class,
                            Effect.ChooseNewTargets::what),
            phrase("change a target of {} to ~", References.TARGET.one())
                    .as(
                            what -> new Effect.ChangeTargetTo(what, References.SELF),
                            Effect.ChangeTargetTo.class,
                            Effect.ChangeTargetTo::what),
            phrase("you may choose new targets for {}", References.TARGET.one())
                    .as(
                            what -> new Effect.ChooseNewTargets(what, true, ""),
                            Effect.ChooseNewTargets.class,
                            Effect.ChooseNewTargets::what));

    // Searching

    /// What is done with what was found.
    private record Found(boolean reveal, Destination to, String wording) {}

    private static final Phrase<Found> FOUND = table("what is done with the card", found());

    private static Map<String, Found> found() {
        Map<String, Found> ways = new LinkedHashMap<>();
        for (String it : List.of("it", "them", "that card", "those cards")) {
            String reveal = it.startsWith("th") && !it.equals("them") ? "reveal " + it : "reveal " + it;
            String then = it.equals("those cards") ? "them" : it.equals("that card") ? "it" : it;
            for (String put :
                    List.of(it, then, it.equals("it") ? "that card" : it.equals("them") ? "those cards" : it)) {
                ways.putIfAbsent(
                        reveal + ", put " + put + " into your hand, then shuffle",
                        new Found(true, new Destination(Zone.HAND, Placement.PLAIN), reveal + put));
            }
            ways.put(
                    "put " + it + " into your hand, then shuffle",
                    new Found(false, new Destination(Zone.HAND, Placement.PLAIN), it));
            ways.put(
                    "put " + it + " onto the battlefield, then shuffle",
                    new Found(false, new Destination(Zone.BATTLEFIELD, Placement.PLAIN), it));
            ways.put(
                    "put " + it + " onto the battlefield tapped, then shuffle",
                    new Found(false, new Destination(Zone.BATTLEFIELD, Placement.TAPPED), it));
            ways.put(
                    "put " + it + " into your graveyard, then shuffle",
                    new Found(false, new Destination(Zone.GRAVEYARD, Placement.PLAIN), it));
            for (String again : List.of("it", "that card", "the card"))
                ways.put(
                        reveal + ", then shuffle and put " + again + " on top",
                        new Found(true, new Destination(Zone.LIBRARY, Placement.PLAIN), reveal + again));
            ways.put(
                    "then shuffle and put " + it + " on top",
                    new Found(false, new Destination(Zone.LIBRARY, Placement.PLAIN), it));
        }
        return ways;
    }

    private static Object wantedIn(Effect effect) {
        return effect instanceof Search search ? new Searches.Wanted(search.what(), search.count()) : "";
    }

    private static Object foundIn(Effect effect) {
        return effect instanceof Search search ? new Found(search.reveal(), search.to(), search.wording()) : "";
    }

    private static final Phrase<Effect> SEARCH = oneOf(
            "search",
            phrase("search your library for {}, {}", Searches.WANTED, FOUND)
                    .as(
                            (w, f) ->
                                    new Search(YOU, YOU, w.filter(), w.count(), f.reveal(), f.to(), true, f.wording()),
                            Search.class,
                            s -> new Searches.Wanted(s.what(), s.count()),
                            s -> new Found(s.reveal(), s.to(), s.wording())),
            phrase("{} may search their library for {}, {}", References.PLAYER.one(), Searches.WANTED, FOUND)
                    .as(
                            // Whoever may do it is "you" meanwhile.
                            (who, w, f) -> new Effect.May(
                                    who,
                                    new Search(YOU, YOU, w.filter(), w.count(), f.reveal(), f.to(), true, f.wording()),
                                    "search"),
                            Effect.May.class,
                            Effect.May::who,
                            m -> wantedIn(m.effect()),
                            m -> foundIn(m.effect())),
            phrase("search your library for {} and put that card onto the battlefield. then shuffle", Searches.WANTED)
                    .as(
                            w -> new Search(
                                    YOU,
                                    YOU,
                                    w.filter(),
                                    w.count(),
                                    false,
                                    new Destination(Zone.BATTLEFIELD, Placement.PLAIN),
                                    true,
                                    "and"),
                            Search.class,
                            s -> new Searches.Wanted(s.what(), s.count())));

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

    private static final Phrase<Effect> DIG = oneOf(
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

    // Choosing from a hand

    private static final Phrase<Effect> FROM_HAND = oneOf(
            "choose from a hand",
            phrase(
                            "{} (reveals|reveal) their hand. you choose {} from it. that player discards that card",
                            References.PLAYER,
                            Words.a(Nouns.CARDS.one()))
                    .as(
                            (who, f) ->
                                    new Effect.ChooseFromHand(YOU, who, true, f, Count.ONE, Effect.Deed.DISCARD, ""),
                            Effect.ChooseFromHand.class,
                            Effect.ChooseFromHand::whose,
                            Effect.ChooseFromHand::what),
            phrase(
                            "{} (reveals|reveal) their hand. you choose {} from it {}. that player discards that card",
                            References.PLAYER,
                            Words.a(Nouns.CARDS.one()),
                            Suffixes.WITH)
                    .as(
                            (who, f, with) -> new Effect.ChooseFromHand(
                                    YOU, who, true, Nouns.and(f, with), Count.ONE, Effect.Deed.DISCARD, "with"),
                            Effect.ChooseFromHand.class,
                            Effect.ChooseFromHand::whose,
                            c -> c.what() instanceof Filter.And(List<Filter> all) ? all.getFirst() : "",
                            c -> c.what() instanceof Filter.And(List<Filter> all) ? all.getLast() : ""),
            phrase(
                            "{} (reveals|reveal) their hand. you choose {} from it. exile that card",
                            References.PLAYER,
                            Words.a(Nouns.CARDS.one()))
                    .as(
                            (who, f) -> new Effect.ChooseFromHand(YOU, who, true, f, Count.ONE, Effect.Deed.EXILE, ""),
                            Effect.ChooseFromHand.class,
                            Effect.ChooseFromHand::whose,
                            Effect.ChooseFromHand::what),
            exiledFromHand("{} (reveals|reveal) their hand. you choose {} from it and exile that card", "and exile"),
            exiledFromHand("{} (reveals|reveal) their hand and you choose {} from it. exile that card", "and you"));

    private static Phrase<Effect> exiledFromHand(String words, String wording) {
        return phrase(words, References.PLAYER, Words.a(Nouns.CARDS.one()))
                .as(
                        (who, f) -> new Effect.ChooseFromHand(YOU, who, true, f, Count.ONE, Effect.Deed.EXILE, wording),
                        Effect.ChooseFromHand.class,
                        Effect.ChooseFromHand::whose,
                        Effect.ChooseFromHand::what);
    }

    public static final Phrase<Effect> VERB = oneOf("an instruction", MOVE, PILES, STACK, SEARCH, DIG, FROM_HAND);
}
