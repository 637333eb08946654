package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.TargetLists;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CounterCount;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Instructions that move objects between zones.
public final class ZoneVerbs {
    private ZoneVerbs() {}

    /// "a land card from among the milled cards".
    private static final Numbered<Filter> CARDS_FROM_AMONG = Numbered.numbered(number -> phrase(
                    "{} {}",
                    Nouns.CARDS.in(number).where(f -> !Nouns.startsWithOther(f)),
                    oneOf(
                            "cards",
                            phrase("from among {}", References.THOSE)
                                    .as(those -> those, Reference.class, those -> those),
                            table("cards", cardsThisWay())))
            .as(
                    (f, those) -> Nouns.with(f, new Filter.AmongThose(those)),
                    Filter.And.class,
                    f -> Nouns.butLast(f),
                    f -> Nouns.parts(f).getLast() instanceof Filter.AmongThose(Reference those) ? those : ""));

    private static Map<String, Reference> cardsThisWay() {
        Map<String, Reference> words = new LinkedHashMap<>();
        words.put("from among the milled cards", new Reference.DoneThisWay(null, "card milled"));
        words.put("from among the exiled cards", new Reference.Remembered("the exiled cards"));
        for (String deed : List.of("milled", "exiled", "revealed", "discarded")) {
            words.put("from among the cards " + deed + " this way", new Reference.DoneThisWay(null, deed));
            words.put("from among cards " + deed + " this way", new Reference.DoneThisWay(null, "was " + deed));
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

    public static final Phrase<Reference> MOVED = oneOf(
            "an object",
            References.OBJECT,
            References.EACH_OF_THOSE,
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
            atRandom(a(Nouns.CARDS.one()).map(f -> new Some(Count.ONE, f), Some.class, Some::what)),
            atRandom(phrase("{} {}", Amounts.SEVERAL, Nouns.CARDS.many())
                    .as(
                            (count, f) -> new Some(Count.exactly(count), f),
                            Some.class,
                            some -> some.count().least(),
                            Some::what)),
            phrase(
                            "{} {}",
                            Phrase.list(a(Nouns.CARDS.one()), 2, "and/or"),
                            oneOf(
                                    "where the cards are",
                                    splitsecond.cards.vocabulary.noun.Suffixes.ZONE,
                                    phrase("from among {}", References.THOSE)
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

    private static Object shuffledZones(Effect.Repeat repeat) {
        return movedIn(repeat).what() instanceof Reference.Each(Filter.And(var all), String _)
                ? all.getLast() instanceof Filter.Or(var places)
                        ? places.stream().map(ZoneVerbs::zone).toList()
                        : List.of(zone(all.getLast()))
                : "";
    }

    private static Zone zone(Filter place) {
        return place instanceof Filter.In(Zone zone, var _) ? zone : Zone.STACK;
    }

    private static Object shuffler(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.Shuffle(Reference who)
                ? who
                : "";
    }

    static Move movedIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Move move
                ? move
                : new Move(YOU, null, Zone.LIBRARY, Placement.PLAIN, null, "");
    }

    // Hands and libraries: whose they are follows from the rules (CR 400.3); the wording keeps how it was said.

    static final Phrase<String> HAND = table(
            "a hand",
            words(
                    "to its owner's hand",
                    "to their owner's hand",
                    "to their owners' hands",
                    "to your hand",
                    "to that player's hand",
                    "to their hand"));

    private static Map<String, String> words(String... all) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String word : all) words.put(word, word);
        return words;
    }

    record Place(Zone zone, Placement placement, String wording) {}

    static final Phrase<Place> INTO = table("a place", places());

    private static Map<String, Place> places() {
        Map<String, Place> places = new LinkedHashMap<>();
        for (String whose : List.of("its owner's", "their owner's", "your", "that player's", "their")) {
            places.put(
                    "on top of " + whose + " library",
                    new Place(Zone.LIBRARY, TopOfLibrary.library(0), "on top of " + whose));
            places.put(
                    "on the bottom of " + whose + " library",
                    new Place(Zone.LIBRARY, TopOfLibrary.library(-1), "on the bottom of " + whose));
            places.put(
                    "on top of " + whose + " library in any order",
                    new Place(Zone.LIBRARY, TopOfLibrary.library(0), "any order on top of " + whose));
            places.put(
                    "on the bottom of " + whose + " library in any order",
                    new Place(Zone.LIBRARY, TopOfLibrary.library(-1), "any order on the bottom of " + whose));
            places.put("into " + whose + " hand", new Place(Zone.HAND, Placement.PLAIN, "into " + whose));
            places.put("into " + whose + " graveyard", new Place(Zone.GRAVEYARD, Placement.PLAIN, "into " + whose));
            places.put(
                    "into " + whose + " library second from the top",
                    new Place(Zone.LIBRARY, TopOfLibrary.library(1), "into " + whose));
            places.put(
                    "into " + whose + " library third from the top",
                    new Place(Zone.LIBRARY, TopOfLibrary.library(2), "into " + whose));
            for (String end : List.of("on the top or bottom of ", "on your choice of the top or bottom of "))
                places.put(
                        end + whose + " library",
                        new Place(
                                Zone.LIBRARY,
                                TopOfLibrary.library(
                                        whose.equals("their") ? Placement.TOP_OR_BOTTOM : Placement.YOUR_TOP_OR_BOTTOM),
                                end + whose));
        }
        places.put("into their owners' graveyards", new Place(Zone.GRAVEYARD, Placement.PLAIN, "into their owners'"));
        places.put(
                "on the bottom of their owners' libraries",
                new Place(Zone.LIBRARY, TopOfLibrary.library(-1), "on the bottom of their owners'"));
        places.put("into their owners' hands", new Place(Zone.HAND, Placement.PLAIN, "into their owners'"));
        places.put(
                "on top of their owners' libraries",
                new Place(Zone.LIBRARY, TopOfLibrary.library(0), "on top of their owners'"));
        return places;
    }

    private static Move move(Reference what, Place place) {
        return new Move(what, null, place.zone(), place.placement(), null, place.wording());
    }

    private static Object placeOf(Move move) {
        return new Place(move.to(), move.placement(), move.wording());
    }

    // Onto the battlefield

    static final Phrase<Optional<Reference>> UNDER = optional(
            table(
                    "under whose control",
                    Map.of(
                            "under your control", Optional.of(YOU),
                            "under its owner's control", Optional.of(new Reference.OwnerOf(References.IT, "its")),
                            "under their owner's control", Optional.of(new Reference.OwnerOf(References.IT, "their")),
                            "under their owners' control",
                                    Optional.of(new Reference.OwnerOf(References.IT, "their owners")))),
            Optional.empty());

    static final Phrase<CounterCount> COUNTERS = oneOf(
            "counters",
            a(phrase("{} counter", COUNTER_KIND)
                    .as(k -> new CounterCount(k, n(1)), CounterCount.class, CounterCount::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as((c, k) -> new CounterCount(k, c), CounterCount.class, CounterCount::count, CounterCount::kind),
            // "Return it to the battlefield with one fewer revival counter on it": than it had.
            phrase("one fewer {} counter", COUNTER_KIND)
                    .as(
                            k -> new CounterCount(k, new Amount.Minus(new Amount.CountersOn(k, References.IT), n(1))),
                            CounterCount.class,
                            c -> c.count() instanceof Amount.Minus ? c.kind() : ""),
            // Besides those that it enters with of itself: how it was said, of numbers that are plain otherwise.
            phrase("an additional {} counter", COUNTER_KIND)
                    .as(k -> new CounterCount(k, new Amount.Times(1, n(1))), CounterCount.class, CounterCount::kind),
            phrase("{} additional {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as(
                            (c, k) -> new CounterCount(k, new Amount.Times(1, c)),
                            CounterCount.class,
                            c -> c.count() instanceof Amount.Times(int _, Amount several) ? several : "",
                            CounterCount::kind));

    private static final Phrase<List<CounterCount>> WITH_COUNTERS =
            optional(phrase("with {} on it", Phrase.list(COUNTERS, "and")).as(l -> l, List.class, l -> l), List.of());

    /// "Exile it with three time counters on it."
    static Effect.Repeat exiledWith(Move exile, CounterCount counters) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                exile,
                                new Effect.PutCounters(
                                        counters.kind(), counters.count(), References.WHAT_WAS_JUST_NAMED, "")),
                        List.of(Effect.Joint.AND)),
                "exile with");
    }

    static Object countersIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.PutCounters put
                ? new CounterCount(put.kind(), put.count())
                : "";
    }

    private static Reference ofManaValue(int value) {
        return new Reference.Chosen(
                new Filter.And(List.of(
                        Nouns.CREATURE,
                        new Filter.Stat(
                                splitsecond.engine.ability.Characteristic.MANA_VALUE,
                                splitsecond.engine.ability.Comparison.EQUAL,
                                n(value)),
                        new Filter.In(Zone.GRAVEYARD, YOU))),
                Count.ONE,
                YOU);
    }

    private static Object manaValueIn(Move move, int which) {
        if (!(move.what() instanceof Reference.Both(Reference.Both(Reference one, Reference two), Reference three)))
            return "";
        return List.of(one, two, three).get(which)
                                instanceof Reference.Chosen(Filter.And(List<Filter> all), Count _, Reference _)
                        && all.size() == 3
                        && all.get(1) instanceof Filter.Stat(var _, var _, Amount value)
                ? Amounts.number(value)
                : "";
    }

    static final Placement FACE_DOWN = new Placement(0, false, false, false, true, false, List.of(), "");

    /// How it arrives.
    static final Phrase<Placement> STATE = optional(
            table(
                    "how it arrives",
                    Map.of(
                            "tapped",
                            Placement.TAPPED,
                            "tapped and attacking",
                            Placement.ATTACKING,
                            "face down",
                            FACE_DOWN)),
            Placement.PLAIN);

    static Placement with(Placement state, List<CounterCount> counters, Optional<Reference> host) {
        return new Placement(
                0, state.tapped(), state.attacking(), false, state.faceDown(), false, counters, host.orElse(null), "");
    }

    /// What an Aura or Equipment enters attached to.
    private static final Phrase<Reference> HOST = oneOf(
            "what it is attached to",
            References.SUBJECT.one().where(r -> !(r instanceof Reference.Each)),
            References.PLAYER_OBJECT.where(r -> r instanceof Reference.Target),
            Nouns.one(Nouns.PERMANENT.one())
                    .map(
                            f -> new Reference.Chosen(f, Count.ONE, YOU),
                            Reference.Chosen.class,
                            Reference.Chosen::filter));

    private static final Phrase<Optional<Reference>> ATTACHED = optional(
            phrase("attached to {}", HOST).as(Optional::of, Optional.class, o -> o.isPresent() ? (Object) o.get() : ""),
            Optional.empty());

    /// How it arrives, and under whose control: "tapped under its owner's control", "under your control tapped".
    private record Arrival(Placement state, Optional<Reference> under) {}

    private static final Phrase<Arrival> ARRIVAL = oneOf(
            "how it arrives",
            phrase("{} {}", STATE, UNDER).as(Arrival::new, Arrival.class, Arrival::state, Arrival::under),
            phrase("{} {}", UNDER.where(Optional::isPresent), STATE.where(state -> !state.equals(Placement.PLAIN)))
                    .as((under, state) -> new Arrival(state, under), Arrival.class, Arrival::under, Arrival::state));

    static Phrase<Effect> ontoBattlefield(String verb, String to) {
        return phrase(verb + " {} " + to + " the battlefield {} {} {}", MOVED, ARRIVAL, ATTACHED, WITH_COUNTERS)
                .as(
                        (what, how, host, counters) -> new Move(
                                what,
                                null,
                                Zone.BATTLEFIELD,
                                with(how.state(), counters, host),
                                how.under().orElse(null),
                                verb),
                        Move.class,
                        Move::what,
                        m -> new Arrival(
                                with(m.placement(), List.of(), Optional.empty()), Optional.ofNullable(m.under())),
                        m -> Optional.ofNullable(m.placement().attachedTo()),
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
            phrase("exile {} face down", MOVED)
                    .as(what -> new Move(what, null, Zone.EXILE, FACE_DOWN, null, "exile"), Move.class, Move::what),
            phrase("exile {} with {} on it", MOVED, COUNTERS)
                    .as(
                            (what, counters) -> exiledWith(
                                    new Move(what, null, Zone.EXILE, Placement.PLAIN, null, "exile"), counters),
                            Effect.Repeat.class,
                            r -> movedIn(r).wording().equals("exile")
                                    ? movedIn(r).what()
                                    : "",
                            r -> countersIn(r)),
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
            OtherMoves.MOVE,
            phrase("return {} {} for each {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()), HAND, Amounts.UNIT)
                    .as(
                            (f, hand, unit) -> new Move(
                                    new Reference.Chosen(f, Count.exactly(unit), YOU),
                                    null,
                                    Zone.HAND,
                                    Placement.PLAIN,
                                    null,
                                    hand),
                            Move.class,
                            m -> m.what() instanceof Reference.Chosen(Filter f, var _, var _) ? f : "",
                            Move::wording,
                            m -> m.what() instanceof Reference.Chosen(var _, Count count, var _) ? count.least() : ""),
            phrase("return ~ from your graveyard to your hand")
                    .means(new Move(References.SELF, Zone.GRAVEYARD, Zone.HAND, Placement.PLAIN, null, "")),
            phrase("return ~ from your graveyard to the battlefield {} {} {}", STATE, ATTACHED, WITH_COUNTERS)
                    .as(
                            (state, host, counters) -> new Move(
                                    References.SELF,
                                    Zone.GRAVEYARD,
                                    Zone.BATTLEFIELD,
                                    with(state, counters, host),
                                    null,
                                    "graveyard"),
                            Move.class,
                            m -> with(m.placement(), List.of(), Optional.empty()),
                            m -> Optional.ofNullable(m.placement().attachedTo()),
                            m -> m.placement().counters()),
            phrase(
                            "choose a creature card with mana value {} in your graveyard, then do the same for"
                                    + " creature cards with mana value {} and {}. return those cards to the battlefield",
                            Words.DIGITS,
                            Words.DIGITS,
                            Words.DIGITS)
                    .as(
                            (one, two, three) -> new Move(
                                    new Reference.Both(
                                            new Reference.Both(ofManaValue(one), ofManaValue(two)), ofManaValue(three)),
                                    null,
                                    Zone.BATTLEFIELD,
                                    Placement.PLAIN,
                                    null,
                                    "do the same"),
                            Move.class,
                            m -> manaValueIn(m, 0),
                            m -> manaValueIn(m, 1),
                            m -> manaValueIn(m, 2)),
            EntersWithMore.MOVE,
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
            phrase(
                            "shuffle your {} into your library",
                            table(
                                    "zones",
                                    Map.of(
                                            "hand", List.of(Zone.HAND),
                                            "graveyard", List.of(Zone.GRAVEYARD),
                                            "hand and graveyard", List.of(Zone.HAND, Zone.GRAVEYARD))))
                    .as(zones -> shuffledZones(YOU, zones), Effect.Repeat.class, ZoneVerbs::shuffledZones),
            phrase(
                            "exile {} {}",
                            References.WHOSE,
                            table("a zone", Map.of("graveyard", Zone.GRAVEYARD, "hand", Zone.HAND)))
                    .as(
                            (who, zone) -> new Move(
                                    new Reference.Each(Amounts.cardsIn(zone, who), "graveyard"),
                                    null,
                                    Zone.EXILE,
                                    Placement.PLAIN,
                                    null,
                                    "exile graveyard"),
                            Move.class,
                            m -> whoseCards(m.what()),
                            m -> m.what() instanceof Reference.Each(Filter cards, var _)
                                            && Nouns.parts(cards).getLast() instanceof Filter.In in
                                    ? in.zone()
                                    : ""),
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
            phrase("exile all opponents' graveyards")
                    .means(new Move(
                            new Reference.Each(
                                    Amounts.cardsIn(Zone.GRAVEYARD, new Reference.Each(Nouns.OPPONENT, "all")),
                                    "graveyard"),
                            null,
                            Zone.EXILE,
                            Placement.PLAIN,
                            null,
                            "exile graveyard")),
            phrase("exile all cards from all opponents' hands and graveyards")
                    .means(new Move(
                            new Reference.Each(
                                    new Filter.Or(List.of(
                                            Amounts.cardsIn(Zone.HAND, new Reference.Each(Nouns.OPPONENT, "all")),
                                            Amounts.cardsIn(
                                                    Zone.GRAVEYARD, new Reference.Each(Nouns.OPPONENT, "all")))),
                                    "hands and graveyards"),
                            null,
                            Zone.EXILE,
                            Placement.PLAIN,
                            null,
                            "exile hands and graveyards")),
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
                                    TopOfLibrary.library(Placement.SECOND_OR_BOTTOM),
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
                                    TopOfLibrary.library(Placement.TOP_OR_BOTTOM),
                                    null,
                                    "its owner's choice"),
                            Move.class,
                            Move::what),
            phrase("its owner puts it on their choice of the top or bottom of their library")
                    .means(new Move(
                            References.IT,
                            null,
                            Zone.LIBRARY,
                            TopOfLibrary.library(Placement.TOP_OR_BOTTOM),
                            null,
                            "their choice")),
            phrase(
                            "{} puts {} on the top or bottom of their library",
                            table("who", Map.of("its owner", new Reference.OwnerOf(References.IT, ""))),
                            MOVED)
                    .as(
                            (_, what) -> new Move(
                                    what,
                                    null,
                                    Zone.LIBRARY,
                                    TopOfLibrary.library(Placement.TOP_OR_BOTTOM),
                                    null,
                                    "owner's choice"),
                            Move.class,
                            _ -> new Reference.OwnerOf(References.IT, ""),
                            Move::what));

    private static Phrase<Effect> ownerPuts(String words, String wording) {
        return phrase(words, References.TARGET.one())
                .as(
                        what -> new Move(
                                what, null, Zone.LIBRARY, TopOfLibrary.library(Placement.TOP_OR_BOTTOM), null, wording),
                        Move.class,
                        Move::what);
    }

    /// Whether a sentence of its own says with which counters it enters.
    public static boolean saysHowItEnters(Effect effect) {
        return effect instanceof Move move && EntersWithMore.isSaid(move);
    }

    private static Object whoseCards(Reference what) {
        return what instanceof Reference.Each(Filter.And(List<Filter> all), String _)
                        && all.getLast() instanceof Filter.In(Zone _, Reference whose)
                        && whose != null
                ? whose
                : "";
    }

    /// What was exiled with it goes back, each card to its owner.
    private static final Phrase<Effect> EACH_THEIR_OWN = phrase(
                    "each player returns to {} all cards they own exiled with it",
                    table("a zone", Map.of("the battlefield", Zone.BATTLEFIELD, "their hand", Zone.HAND)))
            .as(
                    to -> new Move(
                            new Reference.Remembered("the exiled cards"),
                            null,
                            to,
                            Placement.PLAIN,
                            to == Zone.BATTLEFIELD ? new Reference.OwnerOf(References.IT, "their owners") : null,
                            "each their own"),
                    Move.class,
                    Move::to);

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            MOVE,
            EACH_THEIR_OWN,
            Piles.PILES,
            StackVerbs.STACK,
            AsItResolves.EXILE,
            FoundCards.SEARCH,
            TopOfLibrary.DIG,
            FromHands.CHOOSE);
}
