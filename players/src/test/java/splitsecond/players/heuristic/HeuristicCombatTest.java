package splitsecond.players.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
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

    /// The Bears would trade with it, were there no mana to regenerate.
    @Test
    void whatRegeneratesAttacks() {
        assertThat(attacksInto("Grizzly Bears", new Situation().board(ALICE, "Forest, River Boa")))
                .isTrue();
        assertThat(attacksInto("Grizzly Bears", new Situation().board(ALICE, "River Boa")))
                .isFalse();
    }

    @Test
    void manaForASpellIsNotCountedOnInAFight() {
        assertThat(attacksInto(
                        "Grizzly Bears",
                        new Situation().board(ALICE, "Forest, River Boa").hand(ALICE, "Llanowar Elves")))
                .isFalse();
    }

    @Test
    void whatATrickInHandLetsWinAttacks() {
        assertThat(attacksInto(
                        "Hill Giant",
                        new Situation().board(ALICE, "Forest, Grizzly Bears").hand(ALICE, "Giant Growth")))
                .isTrue();
        assertThat(attacksInto("Hill Giant", new Situation().board(ALICE, "Forest, Grizzly Bears")))
                .isFalse();
    }

    private static boolean attacksInto(String blocker, Situation situation) {
        var policy = new HeuristicPolicy();
        policy.begin(1);
        return attacks(atAttack(situation.board(BOB, blocker)), policy);
    }

    @Test
    void aCreatureThatLeavesAnotherBehindIsTradedForALesserOne() {
        var game = new Situation()
                .board(ALICE, "Grizzly Bears")
                .board(BOB, "Doomed Traveler, Doomed Traveler")
                .game();
        var policy = new HeuristicPolicy();
        Situation.playTurn(game, (view, decision) -> decision.size() - 1, policy);
        assertThat(Situation.permanents(game, ALICE)).isEmpty();
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

    /// Everybody attacks, and one of Bob's creatures blocks the first of them if it may: Alice may answer.
    private static Game atFight(Situation situation) {
        var game = atAttack(situation);
        while (game.everything().step() != Step.DECLARE_BLOCKERS
                || game.decision().kind() != Decision.Kind.PRIORITY
                || game.decision().player() != ALICE) {
            boolean combat = game.decision().kind().occasion() == Decision.Occasion.COMBAT;
            boolean blocked = game.everything().blocks() > 0;
            game.choose(combat && !blocked && game.decision().size() > 1 ? 1 : Defaults.index(game.decision()));
        }
        return game;
    }

    private static boolean canWait(Game game) {
        for (var option : game.decision().options())
            if (option.kind() == Option.Kind.CAST)
                return new HeuristicPolicy()
                        .canWait(
                                game.viewOf(ALICE),
                                game.decision().packed(game.decision().options().indexOf(option)));
        throw new AssertionError("nothing can be cast");
    }

    /// The search does not try it either.
    @Test
    void aTrickWaitsWhereNobodyFightsUnlessItEndsTheGame() {
        var open = new Situation().board(ALICE, "Forest, Grizzly Bears").hand(ALICE, "Giant Growth");
        assertThat(canWait(atFight(open))).isTrue();
        assertThat(canWait(atFight(open.life(BOB, 5)))).isFalse();
        assertThat(canWait(atFight(open.life(BOB, 20).board(BOB, "Hill Giant"))))
                .isFalse();
    }

    @Test
    void aTrickIsWastedOnACreatureThatFightsNobodyWhileAnotherDies() {
        var game = atFight(new Situation()
                .board(ALICE, "Forest, Grizzly Bears, Raging Goblin")
                .hand(ALICE, "Giant Growth")
                .board(BOB, "Hill Giant"));
        assertThat(game.everything().blocks()).isEqualTo(1);
        int fights = game.everything().blocked(0);
        game.choose(1);
        var decision = game.decision();
        assertThat(decision.kind()).isEqualTo(Decision.Kind.TARGET);
        var policy = new HeuristicPolicy();
        for (int i = 0; i < decision.size(); i++)
            assertThat(policy.isWasted(game.viewOf(ALICE), decision, i))
                    .isEqualTo(decision.option(i).id() != fights);
    }

    /// Nobody on the ground could block the Drakes: weakened or not, the Giant makes no difference.
    @Test
    void whatCannotBlockOurFliersIsNotWeakenedForATurn() {
        var game = new Situation()
                .board(ALICE, "Island, Island, Wind Drake, Wind Drake")
                .hand(ALICE, "Turn to Frog")
                .board(BOB, "Craw Wurm, Hill Giant")
                .game();
        Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
        assertThat(game.everything().handSize(ALICE)).isEqualTo(1);
    }

    @Test
    void whoeverFightsIsWeakenedForATurnAndDies() {
        var game = new Situation()
                .board(ALICE, "Craw Wurm, Hill Giant")
                .life(BOB, 6)
                .hand(BOB, "Turn to Frog")
                .board(BOB, "Island, Island, Grizzly Bears")
                .game();
        Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
        assertThat(Situation.permanents(game, BOB)).contains("Grizzly Bears");
        assertThat(Situation.permanents(game, ALICE)).hasSize(1);
    }

    /// Neither before combat, nor in a fight on the side of somebody who fights nobody.
    @Test
    void theSearchWeakensNobodyWhoFightsNobody() {
        var idle = new Situation()
                .board(ALICE, "Island, Island, Wind Drake")
                .hand(ALICE, "Turn to Frog")
                .board(BOB, "Craw Wurm");
        assertThat(canWait(idle.game())).isTrue();
        assertThat(canWait(atFight(idle))).isTrue();
    }
}
