package splitsecond.players.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Players;
import splitsecond.players.Policy;
import splitsecond.players.Workloads;
import splitsecond.timing.Problem;

class SimulationTest {

    private static Plan plan(int games, boolean swapSeats, String one, String other) {
        var deck = new Workloads().simpleMonoRedDeck();
        return new Plan(
                List.of(new Pairing(new Side("red", deck, one), new Side("red", deck, other))),
                games,
                7,
                swapSeats,
                200);
    }

    private static Results run(Plan plan, int threads) throws InterruptedException {
        return new Simulation(plan, Simulation.Observer.NONE).run(threads);
    }

    @Test
    void resultsDoNotDependOnTheNumberOfThreads() throws InterruptedException {
        var one = run(plan(60, true, "random", "simple"), 1);
        var three = run(plan(60, true, "random", "simple"), 3);
        assertThat(three.checksum()).isEqualTo(one.checksum());
        for (int game = 0; game < 60; game++) {
            assertThat(three.outcome(game)).isEqualTo(one.outcome(game));
            assertThat(three.turns(game)).isEqualTo(one.turns(game));
        }
    }

    @Test
    void swappedSeatsOfEqualPlayersMakeTheSameGameWithTheOtherWinner() throws InterruptedException {
        var results = run(plan(20, true, "simple", "simple"), 1);
        for (int game = 0; game < 20; game += 2) {
            assertThat(results.turns(game + 1)).isEqualTo(results.turns(game));
            assertThat(results.outcome(game + 1)).isNotEqualTo(results.outcome(game));
        }
        var tally = Tally.of(results);
        assertThat(tally.wins()).isEqualTo(tally.losses()).isEqualTo(10);
    }

    @Test
    void aGameAtTheTurnLimitIsNoResult() throws InterruptedException {
        var plan = plan(5, false, "simple", "simple");
        var short5 = new Plan(plan.pairings(), 5, 7, false, 3);
        var tally = Tally.of(run(short5, 1));
        assertThat(tally.turnLimit()).isEqualTo(5);
        assertThat(tally.finished()).isZero();
        assertThat(tally.wins() + tally.losses() + tally.draws()).isZero();
    }

    @Test
    void aStoppedRunKeepsWhatHasBeenPlayed() throws InterruptedException {
        var simulation = new Simulation[1];
        simulation[0] = new Simulation(plan(1000, false, "simple", "simple"), new Simulation.Observer() {
            @Override
            public void played(int number, Game game) {
                if (number == 9) simulation[0].stop();
            }
        });
        assertThat(Tally.of(simulation[0].run(1)).played()).isEqualTo(10);
    }

    @Test
    void whatWasNotFinishedIsInNoAverage() throws InterruptedException {
        var plan = plan(40, false, "simple", "simple");
        var tally = Tally.of(run(new Plan(plan.pairings(), 40, 7, false, 10), 1));
        assertThat(tally.turnLimit()).isPositive();
        assertThat(tally.finished()).isPositive();
        assertThat(tally.turns()).isEqualTo(IntStream.of(tally.lengths()).sum());
        assertThat(tally.decisions()).isLessThan(tally.allDecisions());
    }

    @Test
    @Timeout(60)
    void aSearchThatIsThinkingIsStopped() throws InterruptedException {
        var thinking = new CountDownLatch(1);
        var simulation = new Simulation(
                plan(3, false, "search:10000000ms", "zero"),
                Simulation.Observer.NONE,
                name -> told(thinking, Players.named(name)));
        Thread.ofPlatform().daemon().start(() -> {
            try {
                thinking.await();
                simulation.stop();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(Tally.of(simulation.run(1)).played()).isZero();
    }

    /// Says when there is something to think about.
    private static Policy told(CountDownLatch thinking, Policy player) {
        return (view, decision) -> {
            if (decision.kind() == Decision.Kind.PRIORITY && decision.size() > 1) thinking.countDown();
            return player.choose(view, decision);
        };
    }

    @Test
    void aGameThatFailsHasItsSeedAndTheOthersArePlayed() throws InterruptedException {
        var games = new AtomicInteger();
        Policy failing = new Policy() {
            @Override
            public void begin(long seed) {
                if (games.incrementAndGet() == 3) throw new AssertionError("wrong");
            }

            @Override
            public int choose(GameView view, Decision decision) {
                return 0;
            }
        };
        var plan = plan(5, false, "failing", "zero");
        var results = new Simulation(
                        plan, Simulation.Observer.NONE, name -> name.equals("failing") ? failing : Players.named(name))
                .run(1);
        assertThat(Tally.of(results).played()).isEqualTo(4);
        assertThat(results.outcome(2)).isEqualTo(Results.Outcome.FAILED);
        assertThat(results.reason(2)).contains("AssertionError", "wrong");
    }

    @Test
    void whatGoesWrongOutsideAGameEndsTheRun() {
        var simulation = new Simulation(plan(5, false, "zero", "zero"), new Simulation.Observer() {
            @Override
            public void played(int number, Game game) {
                throw new AssertionError("game " + number);
            }
        });
        assertThatThrownBy(() -> simulation.run(2)).hasMessageContaining("game ");
    }

    @Test
    void whatASearchAllocatesOnThreadsOfItsOwnIsCounted() throws InterruptedException {
        for (int i = 0; i < 2; i++) run(plan(1, false, "search:30it/1", "zero"), 1);
        long alone = run(plan(1, false, "search:30it/1", "zero"), 1).bytes();
        long together = run(plan(1, false, "search:30it/2", "zero"), 1).bytes();
        assertThat(together).isBetween(alone * 4 / 5, alone * 5 / 4);
    }

    @Test
    void anUnknownPlayerIsRefusedWithTheNamesThereAre() {
        assertThatThrownBy(() -> new Simulation(plan(1, false, "simple", "clever"), Simulation.Observer.NONE))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("\"clever\"")
                .hasMessageContaining("random[:P]");
    }

    @Test
    void intervalsAreWilsons() {
        var interval = Interval.of(50, 100);
        assertThat(interval.low()).isCloseTo(0.4038, within(1e-4));
        assertThat(interval.high()).isCloseTo(0.5962, within(1e-4));
        assertThat(Interval.of(10, 10).high()).isCloseTo(1, within(1e-9));
        assertThat(Interval.of(10, 10).low()).isCloseTo(0.7225, within(1e-4));
        assertThat(Interval.of(0, 0)).isEqualTo(new Interval(0, 1));
    }
}
