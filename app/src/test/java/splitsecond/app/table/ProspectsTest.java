package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// What the modes of a spell would do is told without keeping anybody waiting.
class ProspectsTest {

    private static final double QUICK_MILLIS = 100;
    private static final int TRIES = 12;

    private static final List<CardData> CARDS =
            CardReader.read("own", new ByteArrayInputStream("""
            [{"name": "Great Command", "cost": "R", "type": "Instant",
              "text": "Choose two —\\n• Destroy target creature.\\n• Creatures you control get +1/+1 until end of turn.\\n• Tap all creatures your opponents control.\\n• Great Command deals 2 damage to each creature."},
             {"name": "Great Charm", "cost": "R", "type": "Instant",
              "text": "Choose one —\\n• Destroy target creature.\\n• Creatures you control get +1/+1 until end of turn.\\n• Permanents you control gain indestructible until end of turn.\\n• Great Charm deals 2 damage to each creature."}]
            """.getBytes(StandardCharsets.UTF_8)));

    private static Play asked(String spell) {
        var play = new Play(Positions.setup("""
                scenario: A board
                given:
                  alice: {hand: [%s], battlefield: [Mountain, 20 Grizzly Bears, 20 Hill Giant]}
                  bob: {battlefield: [20 Wind Drake, 20 Serra Angel]}
                """.formatted(spell), CARDS));
        var decision = play.game().decision();
        for (int i = 0; i < decision.size(); i++)
            if (decision.option(i).kind() == Option.Kind.CAST) {
                play.choose(i);
                break;
            }
        assertThat(play.game().decision().kind()).isEqualTo(Decision.Kind.MODE);
        return play;
    }

    private static List<String> told(Play play) {
        var ids = new Ids(play, 1, 0);
        var view = new Questions(play.game()).view(0, new Drawing(play.game(), ids, false), ids);
        var told = new ArrayList<String>();
        for (var option : view.options()) told.add(String.valueOf(option.now()));
        return told;
    }

    @Test
    void twoOfFourAreToldQuicklyOnALargeBoard() {
        var play = asked("Great Command");
        var told = told(play);
        assertThat(told.getFirst()).startsWith("could be aimed at ");
        assertThat(told.get(1)).startsWith("now: Grizzly Bears is 3/3");
        assertThat(told.get(2)).startsWith("now: Wind Drake is tapped");
        assertThat(usual(play)).isLessThan(QUICK_MILLIS);
    }

    @Test
    void oneOfFourIsToldQuicklyOnALargeBoard() {
        var play = asked("Great Charm");
        var told = told(play);
        assertThat(told.get(1)).isEqualTo("now: 20 × Grizzly Bears are 3/3, 20 × Hill Giant are 4/4");
        assertThat(told.get(2))
                .isEqualTo("now: 20 × Grizzly Bears gain indestructible, 20 × Hill Giant gain indestructible");
        assertThat(told.getLast()).contains("die");
        assertThat(usual(play)).isLessThan(QUICK_MILLIS);
    }

    /// What the machine does besides is no matter of this.
    private static double usual(Play play) {
        var clock = ManagementFactory.getThreadMXBean();
        double[] took = new double[TRIES];
        for (int i = 0; i < TRIES; i++) {
            long began = clock.getCurrentThreadCpuTime();
            told(play);
            took[i] = (clock.getCurrentThreadCpuTime() - began) * 1e-6;
        }
        Arrays.sort(took);
        System.out.printf(
                "modes on a board of 80 creatures: %.1f ms, at most %.1f ms%n", took[TRIES / 2], took[TRIES - 1]);
        return took[TRIES / 2];
    }
}
