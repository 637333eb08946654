package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.players.heuristic.HeuristicPolicy;

class CrowdsTest {

    private final Crowds crowds = new Crowds();

    @Test
    void aBoardHasAsManyPermanentsAsItSays() {
        for (int count : new int[] {10, 50, 201}) {
            var game = crowds.permanents(count);
            assertThat(game.everything().permanents()).isEqualTo(count);
            assertThat(game.decision().kind()).isEqualTo(Decision.Kind.PRIORITY);
        }
    }

    @Test
    void declarationsAreAboutAllCreaturesAndAreCarriedThrough() {
        var attack = crowds.attack(5);
        assertThat(attack.decision().kind()).isEqualTo(Decision.Kind.ATTACK);
        assertThat(attack.viewOf(0).combatants()).hasSize(5);
        var block = crowds.block(5);
        assertThat(block.decision().kind()).isEqualTo(Decision.Kind.BLOCK);
        assertThat(block.viewOf(1).combatants()).hasSize(5);
        assertThat(block.viewOf(GameView.SPECTATOR).battlefield().stream()
                        .filter(object -> object.attacking() != GameView.NONE))
                .hasSize(3);
        long before = block.hash();
        assertThat(Crowds.declare(block, new HeuristicPolicy())).isGreaterThan(block.decisionId());
        assertThat(block.hash()).isEqualTo(before);
    }
}
