package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
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
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Dig;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;

/// "Look at the top five cards of your library. You may put any number of creature cards from among them onto the
/// battlefield. Put the rest on the bottom": how many are seen, which are picked, where they go, where the rest goes.
final class Digs {
    private Digs() {}

    static final Phrase<Amount> TOP = oneOf(
            "the top cards",
            phrase("the top card of your library").means(n(1)),
            phrase("the top {} cards of your library", Amounts.SEVERAL).as(c -> c, Amount.class, c -> c),
            phrase("{} cards from the top of your library", Amounts.SEVERAL)
                    .as(c -> new Amount.Times(1, c), Amount.Times.class, Amount.Times::amount),
            phrase("the top X cards of your library, where X is {}", Amounts.EXPRESSION)
                    .as(c -> c, Amount.class, c -> c));

    private static Placement library(int position, boolean random, String wording) {
        return new Placement(position, false, false, false, false, random, List.of(), wording);
    }

    /// Those that are picked.
    ///
    /// @param wording how it was said
    private record Some(@Nullable Filter what, Count count, String wording) {}

    private static final Count ALL = new Count(new Amount.ThatMuch("all"), null);

    private static Object what(Some some) {
        return some.what() == null ? "" : some.what();
    }

    private static Object kind(Some some, int which) {
        return some.wording().equals("a or a") && some.what() instanceof Filter.Or(List<Filter> any) && any.size() == 2
                ? any.get(which)
                : "";
    }

    private static Phrase<Some> several(String words, boolean upTo, String wording) {
        return phrase(words, NUMBER_WORD)
                .as(
                        k -> new Some(null, upTo ? Count.upTo(k) : Count.exactly(k), wording),
                        Some.class,
                        s -> Targets.most(s.count()));
    }

    private static Phrase<Some> described(String words, Phrase<Filter> noun, Count count, String wording) {
        return phrase(words, noun).as(f -> new Some(f, count, wording), Some.class, Digs::what);
    }

    /// Said as one: "you may" makes it at most one.
    private static final List<String> ONE = List.of("one of them", "one of those", "a", "a or a");

    private static final Phrase<Some> SOME = oneOf(
            "some of them",
            several("{} of them", false, "of them").where(s -> !s.count().equals(Count.ONE)),
            phrase("one of them").means(new Some(null, Count.ONE, "one of them")),
            phrase("one of those cards").means(new Some(null, Count.ONE, "one of those")),
            several("up to {} of them", true, "up to of them"),
            described("{} from among them", a(Nouns.CARDS.one()), Count.ONE, "a"),
            // "A land card or a creature card" is one noun; what follows a noun is said of it alone.
            phrase("{} or {} from among them", a(Nouns.CARDS.one()), a(Nouns.CARDS.one()))
                    .as(
                            (f, g) -> Nouns.isNoun(Nouns.parts(g).getLast())
                                    ? null
                                    : new Some(new Filter.Or(List.of(f, g)), Count.ONE, "a or a"),
                            Some.class,
                            s -> kind(s, 0),
                            s -> kind(s, 1)),
            phrase("up to {} {} from among them", NUMBER_WORD, Nouns.CARDS)
                    .as(
                            (k, f) -> new Some(f, Count.upTo(k), "up to"),
                            Some.class,
                            s -> Targets.most(s.count()),
                            Digs::what),
            phrase("{} from among them", list(a(Nouns.CARDS.one()), 2, "and/or"))
                    .as(
                            kinds -> new Some(
                                    new Filter.OneOfEach(kinds, "and/or"), Count.upTo(kinds.size()), "of each"),
                            Some.class,
                            s -> s.what() instanceof Filter.OneOfEach each ? each.kinds() : ""),
            described("any number of {} from among them", Nouns.CARDS.many(), Count.ANY_NUMBER, "any"),
            described("all {} from among them", Nouns.CARDS.many(), ALL, "all"),
            described("all {} revealed this way", Nouns.CARDS.many(), ALL, "all revealed"));

    /// Some that are picked, and where they go.
    private record Picked(Some some, boolean may, boolean revealed, Destination to, String wording) {}

    private static final Destination HAND = new Destination(Zone.HAND, Placement.PLAIN);

    private static final Phrase<Destination> PLACE = table("where they go", places());

    private static Map<String, Destination> places() {
        Map<String, Destination> places = new LinkedHashMap<>();
        places.put("into your hand", HAND);
        places.put("onto the battlefield", new Destination(Zone.BATTLEFIELD, Placement.PLAIN));
        places.put("onto the battlefield tapped", new Destination(Zone.BATTLEFIELD, Placement.TAPPED));
        places.put("onto the battlefield tapped and attacking", new Destination(Zone.BATTLEFIELD, Placement.ATTACKING));
        places.put("into your graveyard", new Destination(Zone.GRAVEYARD, Placement.PLAIN));
        for (String order : List.of("", " in any order"))
            for (String back : List.of("", "back "))
                places.put(
                        back + "on top of your library" + order,
                        new Destination(Zone.LIBRARY, library(0, false, back + order)));
        places.put("on the bottom of your library", new Destination(Zone.LIBRARY, library(-1, false, "")));
        return places;
    }

    private static final Phrase<String> THEM = words("it", "them", "that card", "those cards", "the revealed cards");

    private static Phrase<String> words(String... all) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String word : all) words.put(word, word);
        return table("a word", words);
    }

    /// "You may put all …" is all or nothing, and said of nothing here.
    private static @Nullable Picked picked(Some some, boolean may, boolean revealed, Destination to, String wording) {
        if (!may && some.wording().equals("of each")) return null;
        if (may && (some.count().equals(ALL) || some.wording().equals("of them"))) return null;
        return new Picked(some, may, revealed, to, wording);
    }

    private static final Phrase<Picked> PICKED = oneOf(
            "what is picked",
            phrase("put {} {}", SOME, PLACE)
                    .as((s, to) -> picked(s, false, false, to, ""), Picked.class, Digs::unlessMay, Picked::to),
            phrase("you may put {} {}", SOME, PLACE)
                    .as((s, to) -> picked(s, true, false, to, ""), Picked.class, Picked::some, Picked::to),
            phrase("you may reveal {} and put {} {}", SOME, THEM, PLACE)
                    .as(
                            (s, them, to) -> picked(s, true, true, to, them),
                            Picked.class,
                            Picked::some,
                            Picked::wording,
                            Picked::to));

    private static Object unlessMay(Picked picked) {
        return picked.may() ? "" : picked.some();
    }

    /// Where the rest goes, and how the sentence is joined.
    private record Rest(Destination to, String wording) {}

    private static final Phrase<Destination> REST_PLACE = table("where the rest goes", restPlaces());

    /// The rest is shuffled with the library.
    private static final Destination SHUFFLED = new Destination(Zone.LIBRARY, library(-2, false, ""));

    private static Map<String, Destination> restPlaces() {
        Map<String, Destination> places = new LinkedHashMap<>();
        places.put(
                "the rest on the bottom of your library in any order",
                new Destination(Zone.LIBRARY, library(-1, false, "")));
        places.put(
                "the rest on the bottom of your library in a random order",
                new Destination(Zone.LIBRARY, library(-1, true, "")));
        places.put(
                "the other on the bottom of your library",
                new Destination(Zone.LIBRARY, library(-1, false, "the other")));
        places.put(
                "the rest on the bottom of your library",
                new Destination(Zone.LIBRARY, library(-1, false, "the rest")));
        places.put(
                "the rest on the bottom in a random order", new Destination(Zone.LIBRARY, library(-1, true, "bottom")));
        for (String back : List.of("", "back "))
            places.put(
                    "the rest " + back + "on top of your library in any order",
                    new Destination(Zone.LIBRARY, library(0, false, back)));
        places.put("the rest into your graveyard", new Destination(Zone.GRAVEYARD, Placement.PLAIN));
        places.put("the other into your graveyard", new Destination(Zone.GRAVEYARD, library(0, false, "the other")));
        places.put("the rest into your hand", new Destination(Zone.HAND, Placement.PLAIN));
        places.put("the other into your hand", new Destination(Zone.HAND, library(0, false, "the other")));
        return places;
    }

    /// Where all go that were not picked, if those were put onto the battlefield.
    private static final Phrase<Destination> UNPUT = table(
            "where they go",
            Map.of(
                    "into your graveyard",
                    new Destination(Zone.GRAVEYARD, Placement.PLAIN),
                    "on the bottom of your library in a random order",
                    new Destination(Zone.LIBRARY, library(-1, true, ""))));

    private static Phrase<Rest> rest(String words, String wording) {
        return phrase(words, REST_PLACE).as(to -> new Rest(to, wording), Rest.class, Rest::to);
    }

    private static final Phrase<Rest> REST = oneOf(
            "where the rest goes",
            rest("and {}", "and"),
            rest(". put {}", "put"),
            rest(", then put {}", "then put"),
            phrase(". then put all cards revealed this way that weren't put onto the battlefield {}", UNPUT)
                    .as(to -> new Rest(to, "weren't put"), Rest.class, Rest::to),
            phrase(". then shuffle").means(new Rest(SHUFFLED, "shuffle")));

    private static final Phrase<String> JOINED = words(".", ", then", ",");

    private static Dig dig(Amount look, boolean reveal, String joined, Picked picked, Rest rest) {
        Some some = picked.some();
        Count count = picked.may() && ONE.contains(some.wording()) ? Count.upTo(1) : some.count();
        String wording =
                String.join("/", joined, picked.may() ? "may" : "", picked.wording(), some.wording(), rest.wording());
        return new Dig(YOU, look, reveal, some.what(), count, picked.revealed(), picked.to(), rest.to(), wording);
    }

    private static final int PARTS = 5;

    private static String said(Dig dig, int part) {
        String[] parts = dig.wording().split("/", -1);
        return parts.length == PARTS ? parts[part] : "";
    }

    private static Picked pickedIn(Dig dig) {
        boolean may = said(dig, 1).equals("may");
        String wording = said(dig, 3);
        Count count = may && ONE.contains(wording) ? Count.ONE : dig.count();
        return new Picked(new Some(dig.pick(), count, wording), may, dig.revealPicked(), dig.picked(), said(dig, 2));
    }

    private static Phrase<Effect> dig(String verb, boolean reveal) {
        return phrase(verb + " {}{} {} {}", TOP, JOINED, PICKED, REST)
                .as(
                        (look, joined, picked, rest) -> dig(look, reveal, joined, picked, rest),
                        Dig.class,
                        Dig::look,
                        d -> said(d, 0),
                        Digs::pickedIn,
                        d -> new Rest(d.rest(), said(d, 4)));
    }

    /// The one card of two that is not put elsewhere stays where it is.
    private static final Rest STAYS = new Rest(new Destination(Zone.LIBRARY, library(0, false, "")), "stays");

    private static final Phrase<Dig> ONE_STAYS = phrase("look at {}{} {}", TOP, JOINED, PICKED)
            .as(
                    (look, joined, picked) -> dig(look, false, joined, picked, STAYS),
                    Dig.class,
                    Dig::look,
                    d -> said(d, 0),
                    Digs::pickedIn)
            .where(Digs::leavesOne);

    private static boolean leavesOne(Dig dig) {
        return dig.look() instanceof Amount.Number(int number)
                && number == 2
                && dig.count().equals(Count.ONE)
                && dig.picked().zone() != Zone.LIBRARY;
    }

    static final Phrase<Effect> DIG = oneOf("look at cards", dig("look at", false), dig("reveal", true), ONE_STAYS);
}
