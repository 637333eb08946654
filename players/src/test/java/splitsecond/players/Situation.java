package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;

/// Alice's first main phase, or what is said instead: lists of card names, separated by commas.
public final class Situation {

    public static final int ALICE = 0;
    public static final int BOB = 1;
    private static final Definitions CARDS = Definitions.bundled();

    private final int[] life = {20, 20};
    private final List<List<String>> hands = new ArrayList<>(List.of(List.of(), List.of()));
    private final List<List<String>> boards = new ArrayList<>(List.of(List.of(), List.of()));
    private final List<List<String>> libraries = new ArrayList<>(List.of(
            List.of("Mountain", "Mountain", "Forest", "Plains", "Grizzly Bears"),
            List.of("Mountain", "Mountain", "Forest", "Plains", "Grizzly Bears")));
    private Step step = Step.PRECOMBAT_MAIN;
    private int active = ALICE;
    private long seed = 1;

    public Situation life(int player, int points) {
        life[player] = points;
        return this;
    }

    public Situation hand(int player, String cards) {
        hands.set(player, List.of(cards.split(", ")));
        return this;
    }

    public Situation board(int player, String cards) {
        boards.set(player, List.of(cards.split(", ")));
        return this;
    }

    public Situation library(int player, String cards) {
        libraries.set(player, List.of(cards.split(", ")));
        return this;
    }

    public Situation step(int player, Step at) {
        active = player;
        step = at;
        return this;
    }

    public Situation seed(long number) {
        seed = number;
        return this;
    }

    public Game game() {
        var position = new Position(List.of(side("alice", ALICE), side("bob", BOB)), 5, active, step);
        return Game.start(Setup.of(position, seed, GameOptions.FAST));
    }

    private Position.Side side(String name, int player) {
        var placed = cards(boards.get(player)).stream().map(Position.Placed::of).toList();
        return new Position.Side(
                name,
                life[player],
                0,
                cards(hands.get(player)),
                cards(libraries.get(player)),
                List.of(),
                List.of(),
                placed,
                new int[6]);
    }

    private static List<CardDefinition> cards(List<String> names) {
        return names.stream().map(CARDS::card).toList();
    }

    /// Lets the players decide until the turn is over or the game is.
    public static void playTurn(Game game, Policy alice, Policy bob) {
        alice.begin(1);
        bob.begin(2);
        int turn = game.everything().turn();
        while (!game.isOver() && game.everything().turn() == turn) {
            var decision = game.decision();
            var asked = decision.player() == ALICE ? alice : bob;
            game.choose(asked.choose(game.viewOf(decision.player()), decision));
        }
    }

    /// The names of what a player has on the battlefield, in order.
    public static List<String> permanents(Game game, int player) {
        var names = new ArrayList<String>();
        for (int i = 0; i < game.everything().permanents(); i++) {
            int id = game.everything().permanent(i);
            if (game.everything().controller(id) == player)
                names.add(game.traits(id).name());
        }
        return names;
    }

    public static void assertWonByAlice(Game game) {
        assertThat(game.isOver()).isTrue();
        assertThat(game.winner()).isEqualTo(ALICE);
        assertThat(game.winner()).isNotEqualTo(GameView.DRAW);
    }
}
