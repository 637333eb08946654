package splitsecond.players.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
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

    private static Played game(Results results, int number) {
        return Objects.requireNonNull(results.game(number));
    }

    @Test
    void resultsDoNotDependOnTheNumberOfThreads() throws InterruptedException {
        var one = run(plan(60, true, "random", "simple"), 1);
        var three = run(plan(60, true, "random", "simple"), 3);
        assertThat(three.summary().checksum()).isEqualTo(one.summary().checksum());
        for (int game = 0; game < 60; game++) assertThat(three.game(game)).isEqualTo(one.game(game));
    }

    @Test
    void partsOfARunAddUpToTheWhole() throws InterruptedException {
        var deck = new Workloads().simpleMonoRedDeck();
        var sides = List.of(new Side("a", deck, "random"), new Side("b", deck, "simple"), new Side("c", deck, "zero"));
        var plan = new Plan(
                List.of(
                        new Pairing(sides.get(0), sides.get(1)),
                        new Pairing(sides.get(0), sides.get(2)),
                        new Pairing(sides.get(1), sides.get(2))),
                20,
                3,
                true,
                200);
        var whole = run(plan, 2).summary();
        var referee = new Referee(plan, Players::named, () -> false, Witness.NONE);
        var sum = Summary.none(plan);
        for (int part = 6; part >= 0; part--) {
            var adding = new Summary.Adding(plan);
            for (int number = part; number < plan.games(); number += 7)
                adding.add(Objects.requireNonNull(referee.play(number)));
            sum = sum.plus(adding.summary());
        }
        assertThat(sum.checksum()).isEqualTo(whole.checksum());
        assertThat(sum).usingRecursiveComparison().isEqualTo(whole);
        assertThat(sum.total().played()).isEqualTo(60);
    }

    @Test
    void swappedSeatsOfEqualPlayersMakeTheSameGameWithTheOtherWinner() throws InterruptedException {
        var results = run(plan(20, true, "simple", "simple"), 1);
        for (int game = 0; game < 20; game += 2) {
            assertThat(game(results, game + 1).turns())
                    .isEqualTo(game(results, game).turns());
            assertThat(game(results, game + 1).outcome())
                    .isNotEqualTo(game(results, game).outcome());
        }
        var tally = results.summary().total();
        assertThat(tally.wins()).isEqualTo(tally.losses()).isEqualTo(10);
    }

    @Test
    void aGameAtTheTurnLimitIsNoResult() throws InterruptedException {
        var plan = plan(5, false, "simple", "simple");
        var short5 = new Plan(plan.pairings(), 5, 7, false, 3);
        var tally = run(short5, 1).summary().total();
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
        assertThat(simulation[0].run(1).summary().total().played()).isEqualTo(10);
    }

    @Test
    void whatWasNotFinishedIsInNoAverage() throws InterruptedException {
        var plan = plan(40, false, "simple", "simple");
        var tally =
                run(new Plan(plan.pairings(), 40, 7, false, 10), 1).summary().total();
        assertThat(tally.turnLimit()).isPositive();
        assertThat(tally.finished()).isPositive();
        assertThat(tally.turns())
                .isEqualTo(
                        IntStream.range(0, tally.finished()).map(tally::length).sum());
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
        assertThat(simulation.run(1).summary().total().played()).isZero();
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
        assertThat(results.summary().total().played()).isEqualTo(4);
        assertThat(game(results, 2).outcome()).isEqualTo(Outcome.FAILED);
        assertThat(game(results, 2).reason()).contains("AssertionError", "wrong");
        assertThat(results.summary().failure())
                .isEqualTo(new Summary.Failure(2, game(results, 2).reason()));
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
