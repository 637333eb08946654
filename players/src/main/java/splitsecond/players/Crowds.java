package splitsecond.players;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;

/// Boards of a given size: how the time of a decision grows with what lies on the battlefield.
public final class Crowds {

    private static final List<String> CREATURES =
            List.of("Grizzly Bears", "Hill Giant", "Elvish Warrior", "Goblin Piker", "Craw Wurm", "Gray Ogre");
    private static final List<String> PERMANENTS = List.of(
            "Mountain", "Grizzly Bears", "Forest", "Llanowar Elves", "Plains", "Soul Warden", "Mountain", "Hill Giant");
    private static final List<String> HAND =
            List.of("Lightning Bolt", "Shock", "Grizzly Bears", "Mountain", "Hill Giant", "Volcanic Hammer");
    /// Nobody dies while random play is measured.
    private static final int MUCH_LIFE = 1_000_000;
    private static final int LIFE = 20;

    private final Definitions cards = Definitions.bundled();

    /// A main phase with so many permanents: lands, and creatures some of which have abilities.
    public Game permanents(int count) {
        return game(sides(MUCH_LIFE, PERMANENTS, count - count / 2, count / 2), Step.PRECOMBAT_MAIN);
    }

    /// The declaration of attackers, with so many creatures a side.
    public Game attack(int creatures) {
        var game = game(sides(LIFE, CREATURES, creatures, creatures), Step.PRECOMBAT_MAIN);
        while (game.decision().kind() != Decision.Kind.ATTACK) game.choose(Defaults.index(game.decision()));
        return game;
    }

    /// The declaration of blockers, with so many creatures a side; every second attacks.
    public Game block(int creatures) {
        var game = attack(creatures);
        for (int n = 0; game.decision().kind() != Decision.Kind.BLOCK; n++) {
            var decision = game.decision();
            boolean attacks = decision.kind() == Decision.Kind.ATTACK && n % 2 == 0;
            game.choose(attacks ? Defaults.firstEntity(decision) : Defaults.index(decision));
        }
        return game;
    }

    /// Lets a policy decide until the declaration is made, on a fork.
    public static long declare(Game declaration, Policy policy) {
        var game = declaration.fork();
        var kind = game.decision().kind();
        int player = game.decision().player();
        var view = game.viewOf(player);
        while (!game.isOver()
                && game.decision().kind() == kind
                && game.decision().player() == player) game.choose(policy.choose(view, game.decision()));
        return game.decisionId();
    }

    private static Game game(List<Position.Side> sides, Step step) {
        return Game.start(Setup.of(new Position(sides, 5, 0, step), 1, Workloads.OPTIONS));
    }

    private List<Position.Side> sides(int life, List<String> names, int own, int theirs) {
        return List.of(side("alice", life, names, own), side("bob", life, names, theirs));
    }

    private Position.Side side(String name, int life, List<String> names, int count) {
        var battlefield = new ArrayList<Position.Placed>();
        for (int i = 0; i < count; i++) battlefield.add(Position.Placed.of(cards.card(names.get(i % names.size()))));
        return new Position.Side(name, life, 0, hand(1), hand(10), List.of(), List.of(), battlefield, new int[6]);
    }

    private List<CardDefinition> hand(int times) {
        var hand = new ArrayList<CardDefinition>();
        for (int i = 0; i < times; i++) for (String name : HAND) hand.add(cards.card(name));
        return hand;
    }
}
