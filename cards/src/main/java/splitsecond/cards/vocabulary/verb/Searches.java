package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition.PlayerHas;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Effect.Search;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// CR 701.23: searching libraries, and finding cards from the top of one.
public final class Searches {
    private Searches() {}

    private static final Destination TO_HAND = new Destination(Zone.HAND, Placement.PLAIN);
    private static final Destination IN_PLAY = new Destination(Zone.BATTLEFIELD, Placement.PLAIN);
    private static final Destination IN_PLAY_TAPPED = new Destination(Zone.BATTLEFIELD, Placement.TAPPED);
    private static final Destination TO_GRAVEYARD = new Destination(Zone.GRAVEYARD, Placement.PLAIN);
    private static final Destination TO_EXILE = new Destination(Zone.EXILE, Placement.PLAIN);

    record Wanted(Filter filter, Count count) {}

    private static Filter either(Filter one, Filter other) {
        return new Filter.Or(List.of(one, other));
    }

    private static Object part(Filter filter, int which) {
        return filter instanceof Filter.Or(List<Filter> any) && any.size() == 2 ? any.get(which) : "";
    }

    /// CR 701.23b: cards with a stated quality need not be found.
    private static Phrase<Wanted> oneOfEach(String joined) {
        return phrase("{}", list(a(Nouns.CARDS.one()), 2, joined))
                .as(
                        kinds -> new Wanted(new Filter.OneOfEach(kinds, joined), Count.upTo(kinds.size())),
                        Wanted.class,
                        w -> w.filter() instanceof Filter.OneOfEach(var kinds, String said) && said.equals(joined)
                                ? kinds
                                : "");
    }

    static final Phrase<Wanted> WANTED = oneOf(
            "cards to search for",
            a(Nouns.CARDS.one()).map(f -> new Wanted(f, Count.ONE), Wanted.class, Wanted::filter),
            phrase("{} or {}", a(Nouns.CARDS.one()), a(Nouns.CARDS.one()))
                    .as(
                            (f, g) -> new Wanted(either(f, g), Count.ONE),
                            Wanted.class,
                            w -> part(w.filter(), 0),
                            w -> part(w.filter(), 1)),
            oneOfEach("and"),
            oneOfEach("and/or"),
            phrase("up to {} {}", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> k < 2 ? null : new Wanted(f, Count.upTo(k)),
                            Wanted.class,
                            w -> Targets.most(w.count()),
                            Wanted::filter),
            phrase("up to {} {} and/or {}", NUMBER_WORD, Nouns.CARDS.many(), Nouns.CARDS.many())
                    .as(
                            (k, f, g) -> k < 2 ? null : new Wanted(either(f, g), Count.upTo(k)),
                            Wanted.class,
                            w -> Targets.most(w.count()),
                            w -> part(w.filter(), 0),
                            w -> part(w.filter(), 1)),
            phrase("{} {}", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> k < 2 ? null : new Wanted(f, Count.exactly(k)),
                            Wanted.class,
                            w -> Targets.most(w.count()),
                            Wanted::filter),
            phrase("any number of {}", Nouns.CARDS.many())
                    .as(f -> new Wanted(f, Count.ANY_NUMBER), Wanted.class, Wanted::filter),
            phrase("up to X {}", Nouns.CARDS.many())
                    .as(f -> new Wanted(f, Count.upTo(X)), Wanted.class, Wanted::filter),
            phrase("up to X {}, where X is {}", Nouns.CARDS.many(), Amounts.EXPRESSION)
                    .as(
                            (f, x) -> new Wanted(f, Count.upTo(x)),
                            Wanted.class,
                            Wanted::filter,
                            w -> w.count().most() == null ? "" : w.count().most()),
            phrase("up to that many {}", Nouns.CARDS.many())
                    .as(
                            f -> new Wanted(f, Count.upTo(new Amount.ThatMuch("that many"))),
                            Wanted.class,
                            Wanted::filter));

    /// One, and another if a player has more of something than you.
    private static Search additional(Filter what, Reference who, Filter more) {
        var ahead = new PlayerHas(
                who,
                new Possession.Permanents(more),
                Comparison.MORE,
                new Amount.CountOf(Nouns.with(more, new Filter.ControlledBy(YOU))),
                "additional");
        var count = new Count(new Amount.Number(1), new Amount.Depending(ahead, n(2), n(1)));
        return new Search(YOU, YOU, what, count, true, TO_HAND, true, "additional");
    }

    private static @Nullable PlayerHas ahead(Search search) {
        return search.count().most() instanceof Amount.Depending(PlayerHas ahead, var _, var _) ? ahead : null;
    }

    /// What is done with what was found, up to the shuffling.
    private record Found(boolean reveal, Destination to, String wording) {}

    private static Object wanted(Search search) {
        return new Wanted(search.what(), search.count());
    }

    private static Object found(Search search) {
        return new Found(search.reveal(), search.to(), search.wording());
    }

    private static final Phrase<Found> THEIRS = table("what is done with the card", theirs());

    /// As a player who is spoken of does it.
    private static Map<String, Found> theirs() {
        Map<String, Found> ways = new LinkedHashMap<>();
        for (String it : List.of("it", "them", "that card", "those cards")) {
            for (String put : List.of("it", "them", "that card", "those cards")) {
                ways.put(
                        "reveals " + it + ", puts " + put + " into their hand, then shuffles",
                        new Found(true, TO_HAND, "reveals " + it + put));
            }
            ways.put("puts " + it + " into their hand, then shuffles", new Found(false, TO_HAND, "puts " + it));
            ways.put("puts " + it + " onto the battlefield, then shuffles", new Found(false, IN_PLAY, "puts " + it));
            ways.put(
                    "puts " + it + " onto the battlefield tapped, then shuffles",
                    new Found(false, IN_PLAY_TAPPED, "puts " + it));
        }
        return ways;
    }

    private static final Phrase<Found> ONE_AND_OTHERS = table("what is done with the cards", oneAndOthers());

    private static Map<String, Found> oneAndOthers() {
        Map<String, Found> ways = new LinkedHashMap<>();
        for (String reveal : List.of("reveal those cards", "reveal them"))
            for (String one : List.of("one", "one of them"))
                for (String other : List.of("the other", "the rest"))
                    for (String tapped : List.of("", " tapped"))
                        ways.put(
                                reveal + ", put " + one + " onto the battlefield" + tapped + " and " + other
                                        + " into your hand, then shuffle",
                                new Found(true, tapped.isEmpty() ? IN_PLAY : IN_PLAY_TAPPED, reveal + one + other));
        return ways;
    }

    private static final Phrase<Found> TAKEN = table("what is done with the card", taken());

    /// Out of another player's library.
    private static Map<String, Found> taken() {
        Map<String, Found> ways = new LinkedHashMap<>();
        for (String it : List.of("it", "them", "that card", "those cards")) {
            ways.put("exile " + it, new Found(false, TO_EXILE, it));
            ways.put("put " + it + " onto the battlefield under your control", new Found(false, IN_PLAY, it));
            ways.put("put " + it + " into that player's graveyard", new Found(false, TO_GRAVEYARD, it));
            ways.put("put " + it + " into their graveyard", new Found(false, TO_GRAVEYARD, "their" + it));
        }
        return ways;
    }

    private static final List<Zone> HAND_AND_GRAVEYARD = List.of(Zone.GRAVEYARD, Zone.HAND);

    private static final Phrase<Wanted> ALL_OR_SOME = oneOf(
            "cards to search for",
            WANTED,
            phrase("all {}", Nouns.CARDS.many())
                    .as(f -> new Wanted(f, new Count(new Amount.ThatMuch("all"), null)), Wanted.class, Wanted::filter));

    /// "Search target player's graveyard, hand, and library for any number of cards with that name and exile them."
    private static Phrase<Effect> everywhere(String words, String wording) {
        return phrase(
                        "search {} graveyard, hand, and library for {} and {}. " + words,
                        References.WHOSE,
                        ALL_OR_SOME,
                        TAKEN)
                .as(
                        (whose, w, f) -> whose.equals(YOU)
                                ? null
                                : new Search(
                                        YOU,
                                        whose,
                                        w.filter(),
                                        w.count(),
                                        false,
                                        f.to(),
                                        true,
                                        HAND_AND_GRAVEYARD,
                                        null,
                                        wording + f.wording()),
                        Search.class,
                        Search::whose,
                        Searches::wanted,
                        s -> new Found(
                                false,
                                s.to(),
                                s.wording().startsWith(wording) ? s.wording().substring(wording.length()) : "?"));
    }

    private static final Phrase<Effect> SEARCH = oneOf(
            "search",
            everywhere("then that player shuffles", "then:"),
            phrase(
                            "search your graveyard, hand, and/or library for {} and put it onto the battlefield. if"
                                    + " you search your library this way, shuffle",
                            WANTED)
                    .as(
                            w -> new Search(
                                    YOU,
                                    YOU,
                                    w.filter(),
                                    w.count(),
                                    false,
                                    IN_PLAY,
                                    true,
                                    HAND_AND_GRAVEYARD,
                                    null,
                                    "everywhere"),
                            Search.class,
                            Searches::wanted),
            phrase(
                            "search your library and/or graveyard for {}, reveal it, and put it into your hand. if you"
                                    + " search your library this way, shuffle",
                            WANTED)
                    .as(
                            w -> new Search(
                                    YOU,
                                    YOU,
                                    w.filter(),
                                    w.count(),
                                    true,
                                    TO_HAND,
                                    true,
                                    List.of(Zone.GRAVEYARD),
                                    null,
                                    "graveyard"),
                            Search.class,
                            Searches::wanted),
            phrase(
                            "search your library and/or graveyard for {} and put it onto the battlefield. if you"
                                    + " search your library this way, shuffle",
                            WANTED)
                    .as(
                            w -> new Search(
                                    YOU,
                                    YOU,
                                    w.filter(),
                                    w.count(),
                                    false,
                                    IN_PLAY,
                                    true,
                                    List.of(Zone.GRAVEYARD),
                                    null,
                                    "graveyard"),
                            Search.class,
                            Searches::wanted),
            phrase(
                            "search your library for {}. if {} controls more {} than you, you may search your library"
                                    + " for an additional {}. reveal those cards, put them into your hand, then"
                                    + " shuffle",
                            a(Nouns.CARDS.one()),
                            References.PLAYER.one(),
                            Nouns.PERMANENT.many(),
                            Nouns.CARDS.one())
                    .as(
                            (f, who, more, same) -> f.equals(same) ? additional(f, who, more) : null,
                            Search.class,
                            Search::what,
                            s -> ahead(s) instanceof PlayerHas ahead ? ahead.who() : "",
                            s -> ahead(s) instanceof PlayerHas ahead
                                            && ahead.what() instanceof Possession.Permanents(Filter of)
                                    ? of
                                    : "",
                            Search::what),
            phrase("search your library for {}, {}", WANTED, ONE_AND_OTHERS)
                    .as(
                            (w, f) -> new Search(
                                    YOU,
                                    YOU,
                                    w.filter(),
                                    w.count(),
                                    true,
                                    f.to(),
                                    true,
                                    List.of(),
                                    TO_HAND,
                                    f.wording()),
                            Search.class,
                            Searches::wanted,
                            Searches::found),
            phrase("{} searches their library for {}, {}", References.PLAYER.one(), WANTED, THEIRS)
                    .as(
                            (who, w, f) ->
                                    new Search(who, who, w.filter(), w.count(), f.reveal(), f.to(), true, f.wording()),
                            Search.class,
                            Search::who,
                            Searches::wanted,
                            Searches::found),
            taking("then that player shuffles", "take"),
            taking("then the player shuffles", "the player takes"));

    /// From the library of another.
    private static Phrase<Effect> taking(String shuffles, String wording) {
        return phrase("search {} library for {} and {}. " + shuffles, References.WHOSE, WANTED, TAKEN)
                .as(
                        (whose, w, f) -> whose.equals(YOU)
                                ? null
                                : new Search(
                                        YOU, whose, w.filter(), w.count(), false, f.to(), true, wording + f.wording()),
                        Search.class,
                        Search::whose,
                        Searches::wanted,
                        s -> new Found(
                                false,
                                s.to(),
                                s.wording().startsWith(wording) ? s.wording().substring(wording.length()) : "?"));
    }

    // The top of a library

    private static Object top(Reference what) {
        return what instanceof Reference.TopCards(Amount _, Reference whose) ? whose : "";
    }

    private static Object count(Reference what) {
        return what instanceof Reference.TopCards(Amount count, Reference _) ? count : "";
    }

    /// @param manner how they lie there
    private static Effect.Move exileTop(Amount count, Reference whose, Placement manner, String wording) {
        return new Effect.Move(new Reference.TopCards(count, whose), null, Zone.EXILE, manner, null, wording);
    }

    /// Face up, or face down.
    private static final Phrase<Placement> MANNER =
            optional(phrase("face down").means(Arriving.FACE_DOWN), Placement.PLAIN);

    private static final Phrase<Effect> TOP = oneOf(
            "the top of a library",
            phrase("exile the top card of {} library {}", References.WHOSE.where(w -> !w.equals(YOU)), MANNER)
                    .as(
                            (whose, manner) -> exileTop(Words.n(1), whose, manner, "exile top"),
                            Effect.Move.class,
                            m -> top(m.what()),
                            Effect.Move::placement),
            phrase(
                            "exile the top {} cards of {} library {}",
                            Amounts.SEVERAL,
                            References.WHOSE.where(w -> !w.equals(YOU)),
                            MANNER)
                    .as(
                            (c, whose, manner) -> exileTop(c, whose, manner, "exile top"),
                            Effect.Move.class,
                            m -> count(m.what()),
                            m -> top(m.what()),
                            Effect.Move::placement),
            phrase("{} exiles the top card of their library {}", References.PLAYER.one(), MANNER)
                    .as(
                            (who, manner) -> exileTop(Words.n(1), who, manner, "exiles top"),
                            Effect.Move.class,
                            m -> top(m.what()),
                            Effect.Move::placement),
            phrase("{} exiles the top {} cards of their library {}", References.PLAYER.one(), Amounts.SEVERAL, MANNER)
                    .as(
                            (who, c, manner) -> exileTop(c, who, manner, "exiles top"),
                            Effect.Move.class,
                            m -> top(m.what()),
                            m -> count(m.what()),
                            Effect.Move::placement),
            phrase("{} reveals the top card of their library", References.PLAYER.one())
                    .as(
                            who -> new Effect.Reveal(new Reference.TopCards(Words.n(1), who), "reveals"),
                            Effect.Reveal.class,
                            r -> top(r.what())));

    private static final Phrase<Effect> SEEK = oneOf(
            "seeking",
            phrase("seek {}", a(Nouns.CARDS.one()))
                    .as(
                            f -> new Effect.Seek(f, Words.n(1)),
                            Effect.Seek.class,
                            s -> s.count().equals(Words.n(1)) ? s.what() : ""),
            phrase("seek {} {}", Amounts.SEVERAL, Nouns.CARDS.many())
                    .as((k, f) -> new Effect.Seek(f, k), Effect.Seek.class, Effect.Seek::count, Effect.Seek::what));

    public static final Phrase<Effect> VERB = oneOf("an instruction", SEARCH, SEEK, RevealedUntil.VERB, TOP);
}
