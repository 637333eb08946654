package splitsecond.players.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Defaults;
import splitsecond.players.Situation;

class HeuristicCombatTest {

    private static Game atAttack(Situation situation) {
        var game = situation.game();
        while (game.decision().kind() != Decision.Kind.ATTACK) game.choose(Defaults.index(game.decision()));
        return game;
    }

    private static boolean attacks(Game game, HeuristicPolicy policy) {
        int answer = policy.choose(game.viewOf(ALICE), game.decision());
        game.choose(answer);
        return answer != 0;
    }

    @Test
    void onePlayerCanAttackInTwoGamesAtOnce() {
        var open = atAttack(new Situation().board(ALICE, "Grizzly Bears, Grizzly Bears"));
        var walled = atAttack(new Situation()
                .board(ALICE, "Grizzly Bears, Grizzly Bears")
                .board(BOB, "Craw Wurm, Craw Wurm, Craw Wurm"));
        var policy = new HeuristicPolicy();
        policy.begin(1);
        for (int i = 0; i < 2; i++) {
            assertThat(attacks(open, policy)).isTrue();
            assertThat(attacks(walled, policy)).isFalse();
        }
    }

    @Test
    void aForkGoesItsOwnWay() {
        var game = atAttack(new Situation().board(ALICE, "Grizzly Bears, Grizzly Bears, Hill Giant"));
        var fork = game.fork();
        var policy = new HeuristicPolicy();
        policy.begin(1);
        for (int i = 0; i < 3; i++) {
            assertThat(attacks(game, policy)).isTrue();
            assertThat(attacks(fork, policy)).isTrue();
        }
    }

    @Test
    void ofTwoThatAreAlikeTheOneThatMayBlockDoes() {
        for (String board : new String[] {"Drudge Skeletons, Soul Warden", "Soul Warden, Drudge Skeletons"}) {
            var game = new Situation()
                    .board(ALICE, "White Knight")
                    .life(BOB, 2)
                    .board(BOB, board)
                    .game();
            Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
            assertThat(game.isOver()).isFalse();
            assertThat(Situation.permanents(game, ALICE)).containsExactly("White Knight");
            assertThat(Situation.permanents(game, BOB)).containsExactly("Drudge Skeletons");
        }
    }

    /// The Wurm kills what blocks it, with or without the trick, and the others fight nobody.
    @Test
    void noTrickIsWastedWhereItSavesNobody() {
        for (String trick : new String[] {"Giant Growth", "Vines of Vastwood"}) {
            var game = new Situation()
                    .board(ALICE, "Craw Wurm, Hill Giant")
                    .life(BOB, 5)
                    .hand(BOB, trick)
                    .board(BOB, "Forest, Forest, Llanowar Elves, Grizzly Bears")
                    .game();
            Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
            assertThat(game.everything().handSize(BOB)).as(trick).isEqualTo(1);
        }
    }

    @Test
    void aTrickGoesToTheCreatureThatFightsNotToTheOneThatGetsThrough() {
        var game = new Situation()
                .board(ALICE, "Forest, Grizzly Bears, Raging Goblin")
                .hand(ALICE, "Giant Growth")
                .life(BOB, 6)
                .board(BOB, "Hill Giant")
                .game();
        Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
        assertThat(Situation.permanents(game, ALICE)).contains("Grizzly Bears");
    }

    @Test
    void aCrowdBlocksAsManyAsItMustToStayAlive() {
        var game = new Situation()
                .board(ALICE, "Craw Wurm, Craw Wurm, Craw Wurm, Craw Wurm, Craw Wurm")
                .life(BOB, 13)
                .board(BOB, "Llanowar Elves, Llanowar Elves, Llanowar Elves, Llanowar Elves")
                .game();
        Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
        assertThat(game.isOver()).isFalse();
    }
}
