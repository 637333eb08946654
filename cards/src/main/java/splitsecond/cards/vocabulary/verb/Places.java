package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Where something is put: hands, libraries, graveyards.
final class Places {
    private Places() {}

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

    static Map<String, String> words(String... all) {
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

    static Move move(Reference what, Place place) {
        return new Move(what, null, place.zone(), place.placement(), null, place.wording());
    }

    static Object placeOf(Move move) {
        return new Place(move.to(), move.placement(), move.wording());
    }
}
