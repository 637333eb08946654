package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import splitsecond.engine.state.GameState;

class PolicyTest {

    @Test
    void equalSeedsMakeEqualGames() {
        var setup = new Workloads().roundRobin().setups().getFirst().withSeed(5);
        var one = Playout.play(setup, new RandomPolicy(1), new RandomPolicy(2));
        var same = Playout.play(setup, new RandomPolicy(1), new RandomPolicy(2));
        assertThat(same).isEqualTo(one);
        var other = Playout.play(setup.withSeed(6), new RandomPolicy(1), new RandomPolicy(2));
        assertThat(other.hash()).isNotEqualTo(one.hash());
    }

    @Test
    void whoeverAlwaysTakesTheFirstOptionPassesUntilALibraryIsEmpty() {
        var setup = new Workloads().roundRobin().setups().getFirst();
        var result = Playout.play(setup, Policy.zero(), Policy.zero());
        assertThat(result.winner()).isNotEqualTo(GameState.NONE);
        assertThat(result.reason()).contains("empty library");
    }
}
