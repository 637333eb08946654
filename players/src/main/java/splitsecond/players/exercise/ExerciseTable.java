package splitsecond.players.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import splitsecond.cards.Definitions;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.decision.GameOptions;

/// Games in which a card finds mana, targets and opposition. The other cards are bundled ones.
final class ExerciseTable {

    /// Enough for every loyalty ability, and for all that is paid with life.
    private static final int LOYALTY = 15;
    private static final int RICH = 60;

    private static final List<String> BASICS = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");
    private static final List<String> MIX = List.of(
            "Grizzly Bears",
            "Suntail Hawk",
            "Serra Angel",
            "Llanowar Elves",
            "Goblin Piker",
            "Gravedigger",
            "Prodigal Sorcerer",
            "Vampire Nighthawk",
            "Soul Warden",
            "Ornithopter",
            "Lightning Bolt",
            "Giant Growth",
            "Counterspell",
            "Murder",
            "Divination",
            "Unsummon",
            "Raise the Alarm",
            "Pacifism",
            "Glorious Anthem",
            "Mind Stone",
            "Leonin Scimitar",
            "Battlegrowth",
            "Healing Salve",
            "Mind Rot",
            "Naturalize",
            "Jace Beleren",
            "White Knight",
            "Doomed Traveler");
    private static final List<String> GROUND = List.of(
            "Grizzly Bears",
            "Serra Angel",
            "Llanowar Elves",
            "Goblin Piker",
            "Vampire Nighthawk",
            "Mind Stone",
            "Glorious Anthem",
            "Leonin Scimitar",
            "Darksteel Citadel",
            "Ornithopter");
    private static final List<String> BURIED = List.of(
            "Grizzly Bears", "Lightning Bolt", "Mind Stone", "Glorious Anthem", "Forest", "Goblin Piker", "Island");

    private final List<CardDefinition> basics;
    private final List<CardDefinition> mix;
    private final List<CardDefinition> ground;
    private final List<CardDefinition> buried;

    ExerciseTable() {
        var cards = Definitions.bundled();
        basics = BASICS.stream().map(cards::card).toList();
        mix = MIX.stream().map(cards::card).toList();
        ground = GROUND.stream().map(cards::card).toList();
        buried = BURIED.stream().map(cards::card).toList();
    }

    /// Game number 1 begins at the beginning, so that the card is drawn; the others in the middle, with the card in
    /// hand, and every third on the battlefield too. Every other game is paid by hand.
    Setup game(CardDefinition card, List<CardDefinition> company, int number, long seed) {
        var options = new GameOptions(true, number % 4 < 2, false, false);
        if (number == 1)
            return Setup.of(
                    List.of(
                            new Setup.Seat("alice", deck(card, company, 8)),
                            new Setup.Seat("bob", deck(card, company, 2))),
                    seed,
                    options);
        var sides = List.of(
                side("alice", card, company, 3, number % 3 == 2, number),
                side("bob", card, company, 1, false, number + 1));
        return Setup.of(new Position(sides, 3, 0, Step.PRECOMBAT_MAIN), seed, options);
    }

    private List<CardDefinition> deck(CardDefinition card, List<CardDefinition> company, int copies) {
        var deck = new ArrayList<CardDefinition>();
        for (int i = 0; i < 5; i++) deck.addAll(basics);
        for (int i = 0; i < copies; i++) deck.add(card);
        deck.addAll(mix);
        deck.addAll(Company.times(company, 2));
        return deck;
    }

    private Position.Side side(
            String name, CardDefinition card, List<CardDefinition> company, int copies, boolean inPlay, int variety) {
        var hand = new ArrayList<CardDefinition>();
        for (int i = 0; i < copies; i++) hand.add(card);
        for (int i = 0; i < 3; i++) hand.add(mix.get((variety * 5 + i * 9) % mix.size()));
        var battlefield = new ArrayList<Position.Placed>();
        int lands = variety < 4 ? 3 : 6;
        for (int i = 0; i < lands; i++) for (var land : basics) battlefield.add(Position.Placed.of(land));
        for (var permanent : ground) battlefield.add(Position.Placed.of(permanent));
        if (inPlay && isPlacedAlone(card.front())) battlefield.add(Position.Placed.of(card));
        if (inPlay && card.front().is(CardType.PLANESWALKER))
            battlefield.add(Position.Placed.withCounters(card, Map.of("loyalty", LOYALTY)));
        var graveyard = new ArrayList<>(buried);
        hand.addAll(company);
        graveyard.addAll(company);
        // Not in every game: some cards wait for one to arrive, some for there being none.
        if (variety > 0)
            for (var one : Company.times(company, 2))
                if (one.front().types().isPermanent() && !one.front().is(CardType.PLANESWALKER))
                    battlefield.add(Position.Placed.of(one));
                else if (one.front().is(CardType.PLANESWALKER) && variety % 2 == 0)
                    battlefield.add(Position.Placed.withCounters(one, Map.of("loyalty", 5)));
        if (variety % 2 == 0) graveyard.add(card);
        var library = new ArrayList<CardDefinition>();
        // Seldom shuffled: the card lies where it is drawn, milled and looked at.
        for (int i = 0; i < 45; i++)
            library.add(i % 6 == 1 ? card : i % 3 == 0 ? basics.get(i % 5) : mix.get((i * 7 + variety) % mix.size()));
        return new Position.Side(
                name, variety % 3 == 2 ? RICH : 20, 0, hand, library, graveyard, List.of(), battlefield, new int[6]);
    }

    /// Auras need something to enchant: they are cast.
    private static boolean isPlacedAlone(Face face) {
        return (face.is(CardType.CREATURE)
                        || face.is(CardType.ARTIFACT)
                        || face.is(CardType.ENCHANTMENT)
                        || face.is(CardType.LAND))
                && !face.types().subtypes().contains("Aura");
    }
}
