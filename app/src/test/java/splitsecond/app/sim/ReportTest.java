package splitsecond.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.players.Policy;
import splitsecond.players.Workloads;
import splitsecond.players.sim.Pairing;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Side;
import splitsecond.players.sim.Simulation;

class ReportTest {

    @Test
    void aGameThatFailedIsNamedWithTheCommandThatPlaysItAgain() throws InterruptedException {
        var deck = new Workloads().simpleMonoRedDeck();
        var pairing = new Pairing(new Side("red (1)", deck, "broken"), new Side("red (2)", deck, "zero"));
        Policy broken = (_, _) -> {
            throw new AssertionError("no way");
        };
        var results = new Simulation(
                        new Plan(List.of(pairing), 2, 9, false, 200),
                        Simulation.Observer.NONE,
                        name -> name.equals("broken") ? broken : Policy.zero())
                .run(1);
        assertThat(new Report(results.plan(), results.summary(), false, new Report.Effort("1 thread", 1, 0))
                        .failure(name -> name.equals("red (1)") ? "a/red.txt" : "b/red.txt"))
                .contains("2 games failed", "no way")
                .endsWith("again: splitsecond sim a/red.txt b/red.txt --players broken,zero --games 1 --seed 9");
    }
}
