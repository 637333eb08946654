package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.card.CardType;
import splitsecond.engine.state.GameState;

class SimplePolicyTest {

    @Test
    void theMonoRedMirrorHasSixtyCardsAndTakesAboutElevenTurns() {
        var workload = new Workloads().simpleMonoRed();
        assertThat(workload.setups().getFirst().seats().getFirst().deck()).hasSize(60);
        var measured = Throughput.play(workload, 500);
        assertThat(measured.turnLimit()).isZero();
        assertThat(measured.turns() / (double) measured.games()).isBetween(8.0, 14.0);
    }

    @Test
    void itPlaysALandEveryTurnItCanThenTheDearestSpellAndAttacksWithEverything() {
        var game =
                Game.start(new Workloads().simpleMonoRed().setups().getFirst().withSeed(3));
        var policy = new SimplePolicy();
        boolean attacked = false;
        while (!game.isOver()) {
            var view = game.viewOf(game.decision().player());
            int turn = view.turn();
            game.choose(policy.choose(view, game.decision()));
            var all = game.viewOf(GameView.SPECTATOR);
            attacked |= all.battlefield().stream().anyMatch(object -> object.attacking() != GameState.NONE);
            assertThat(all.battlefield())
                    .allSatisfy(object -> assertThat(object.blocking()).isEmpty());
            if (turn == 1 && view.turn() == 2)
                assertThat(all.battlefield())
                        .filteredOn(object -> object.traits().is(CardType.LAND))
                        .hasSize(1);
        }
        assertThat(attacked).isTrue();
        assertThat(game.winner()).isGreaterThanOrEqualTo(0);
    }
}
