package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Effect.Search;
import splitsecond.engine.ability.Zone;

/// CR 701.23: a search for one card that says in the same sentence what becomes of it.
final class FoundCards {
    private FoundCards() {}

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
                    "exile " + it + ", then shuffle",
                    new Found(false, new Destination(Zone.EXILE, Placement.PLAIN), it));
            ways.put(
                    "put " + it + " into your graveyard, then shuffle",
                    new Found(false, new Destination(Zone.GRAVEYARD, Placement.PLAIN), it));
            for (String again : List.of("it", "that card", "the card"))
                ways.put(
                        reveal + ", then shuffle and put " + again + " on top",
                        new Found(true, new Destination(Zone.LIBRARY, Placement.PLAIN), reveal + again));
            // They are found in the order in which they go.
            if (it.equals("them") || it.equals("those cards")) {
                for (String again : List.of("those cards on top in any order", "them on top"))
                    ways.put(
                            reveal + ", then shuffle and put " + again,
                            new Found(true, new Destination(Zone.LIBRARY, Placement.PLAIN), reveal + again));
                ways.put(
                        "then shuffle and put " + it + " on top in any order",
                        new Found(false, new Destination(Zone.LIBRARY, Placement.PLAIN), it + " in any order"));
            }
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

    private static final Destination STAYS = new Destination(Zone.LIBRARY, TopOfLibrary.library(Placement.WHERE_IT_IS));

    /// What is done with them is a sentence of its own.
    private static final String STOP = ". ";

    /// "For each of them, search for a card. Put those cards …" speaks of more than one search.
    private static boolean agree(Searches.Wanted wanted, Found found) {
        return wanted.count().equals(Count.ONE) == List.of("it", "that card").contains(found.wording());
    }

    static final Phrase<Effect> SEARCH = oneOf(
            "search",
            phrase("search your library for {}, {}", Searches.WANTED, FOUND)
                    .as(
                            (w, f) ->
                                    new Search(YOU, YOU, w.filter(), w.count(), f.reveal(), f.to(), true, f.wording()),
                            Search.class,
                            s -> new Searches.Wanted(s.what(), s.count()),
                            s -> new Found(s.reveal(), s.to(), s.wording())),
            phrase("search your library for {}. {}", Searches.WANTED, FOUND.where(f -> !f.reveal()))
                    .as(
                            (w, f) -> !agree(w, f)
                                    ? null
                                    : new Search(
                                            YOU, YOU, w.filter(), w.count(), false, f.to(), true, f.wording() + STOP),
                            Search.class,
                            s -> new Searches.Wanted(s.what(), s.count()),
                            s -> s.wording().endsWith(STOP)
                                    ? new Found(
                                            false,
                                            s.to(),
                                            s.wording().substring(0, s.wording().length() - STOP.length()))
                                    : ""),
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
            // What becomes of the cards is said in sentences of their own.
            phrase(
                            "search your library for {} and reveal {}",
                            Searches.WANTED,
                            table("the cards", List.of("it", "them", "that card", "those cards"), word -> word))
                    .as(
                            (w, them) -> new Search(YOU, YOU, w.filter(), w.count(), true, STAYS, false, them),
                            Search.class,
                            s -> s.to().equals(STAYS) ? new Searches.Wanted(s.what(), s.count()) : "",
                            Search::wording),
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
}
