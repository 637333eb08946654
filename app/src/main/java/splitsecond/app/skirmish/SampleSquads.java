package splitsecond.app.skirmish;

import java.util.List;
import java.util.Set;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Figure;
import splitsecond.skirmish.Figure.Affiliation;
import splitsecond.skirmish.Figure.Size;
import splitsecond.skirmish.GameState;
import splitsecond.skirmish.Player;

/// Two small squads, with hands that have something to play at most moments.
final class SampleSquads {

    private static final List<String> FIRST_HAND = List.of(
            "Take Initiative",
            "Force Rush",
            "Urgency",
            "Element of Surprise",
            "Deadeye",
            "Brace Yourself",
            "Self-Defense",
            "Son of Skywalker",
            "Negation");

    private static final List<String> SECOND_HAND = List.of(
            "Collect Intel",
            "Prepared for Battle",
            "Force Lightning",
            "Blitz",
            "Brace for Impact",
            "Overcharged Weapons",
            "Self-Defense",
            "Ferocity",
            "Negation");

    private SampleSquads() {}

    static GameState start(CommandCards cards) {
        return GameState.NOTHING_YET
                .withFigures(
                        Player.ONE,
                        List.of(
                                hero("Luke Skywalker", Size.SMALL, Affiliation.REBEL, 10, "FORCE USER", "LEADER"),
                                hero("Chewbacca", Size.SMALL, Affiliation.REBEL, 15, "WOOKIEE", "BRAWLER"),
                                group("Rebel Trooper", Size.SMALL, Affiliation.REBEL, 6, "TROOPER")))
                .withFigures(
                        Player.TWO,
                        List.of(
                                hero("Darth Vader", Size.SMALL, Affiliation.IMPERIAL, 13, "FORCE USER", "LEADER"),
                                group("Stormtrooper", Size.SMALL, Affiliation.IMPERIAL, 6, "TROOPER"),
                                group("AT-ST", Size.MASSIVE, Affiliation.IMPERIAL, 14, "VEHICLE", "HEAVY WEAPON")))
                .withHand(Player.ONE, known(cards, FIRST_HAND))
                .withHand(Player.TWO, known(cards, SECOND_HAND));
    }

    /// An editor's own card file may lack some.
    private static List<String> known(CommandCards cards, List<String> hand) {
        return hand.stream().filter(name -> cards.card(name).isPresent()).toList();
    }

    private static Figure hero(String name, Size size, Affiliation affiliation, int cost, String... traits) {
        return new Figure(name, Set.of(traits), size, affiliation, true, cost, true, false);
    }

    private static Figure group(String name, Size size, Affiliation affiliation, int cost, String... traits) {
        return new Figure(name, Set.of(traits), size, affiliation, false, cost, true, false);
    }
}
