package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.decision.Option;
import splitsecond.timing.Problem;

class PolicyTest {

    private static Setup setup() {
        return new Workloads().roundRobin().setups().getFirst().withSeed(5);
    }

    @Test
    void equalSeedsMakeEqualGames() {
        var one = Playout.play(setup(), Players.named("random"), Players.named("random"));
        var same = Playout.play(setup(), Players.named("random"), Players.named("random"));
        assertThat(same).isEqualTo(one);
        var other = Playout.play(setup().withSeed(6), Players.named("random"), Players.named("random"));
        assertThat(other.hash()).isNotEqualTo(one.hash());
    }

    @Test
    void whoPlaysAtRandomPlaysTheSameGameDifferentlyWithAnotherSeed() {
        assertThat(hash(1)).isEqualTo(hash(1)).isNotEqualTo(hash(2));
    }

    /// Of a game whose cards are always shuffled alike.
    private static long hash(long seed) {
        var game = Game.start(setup());
        var random = new RandomPolicy(seed);
        Playout.run(game, 10, random, random);
        return game.hash();
    }

    @ParameterizedTest
    @CsvSource({"random, 0.3", "random:0.3, 0.3", "random:0.05, 0.05", "random:0.9, 0.9", "random:1, 1"})
    void whoPlaysAtRandomPassesWithThatProbabilityWhereSomethingElseIsPossible(String name, double probability) {
        var game = new Situation()
                .hand(Situation.ALICE, "Mountain, Shock, Lightning Bolt")
                .board(Situation.ALICE, "Mountain")
                .game();
        assertThat(game.decision().size()).isEqualTo(4);
        var random = Players.named(name);
        random.begin(1);
        int passed = 0;
        int times = 20_000;
        for (int i = 0; i < times; i++) {
            int choice = random.choose(game.viewOf(Situation.ALICE), game.decision());
            if (game.decision().option(choice).kind() == Option.Kind.PASS) passed++;
        }
        assertThat(passed / (double) times).isCloseTo(probability, within(0.015));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0.1", "1.01", "NaN", "often"})
    void aProbabilityThatMakesNoSenseIsRefused(String probability) {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> Players.named("random:" + probability))
                .withMessageStartingWith("random:" + probability + ": expected the probability to pass");
    }

    @Test
    void whoeverAlwaysTakesTheFirstOptionPassesUntilALibraryIsEmpty() {
        var setup = new Workloads().roundRobin().setups().getFirst();
        var result = Playout.play(setup, Policy.zero(), Policy.zero());
        assertThat(result.winner()).isNotEqualTo(GameView.NONE);
        assertThat(result.reason()).contains("empty library");
    }
}
