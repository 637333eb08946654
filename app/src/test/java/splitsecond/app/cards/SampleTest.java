package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import splitsecond.app.Program;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardData;

/// A command that goes through many cards can be told to take only some.
class SampleTest {

    private static List<String> firstTen(String... args) {
        var sample = new Sample();
        new CommandLine(sample).parseArgs(args);
        return sample.candidates(Bundled.pool()).stream()
                .limit(10)
                .map(CardData::name)
                .toList();
    }

    @Test
    void theSeedChoosesTheCards() {
        assertThat(firstTen("--sample", "10", "--seed", "7"))
                .isEqualTo(firstTen("--sample", "10", "--seed", "7"))
                .isNotEqualTo(firstTen("--sample", "10", "--seed", "8"))
                .isNotEqualTo(firstTen("--seed", "7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"probe", "exercise"})
    void aSampleOfNoCardsIsRefused(String command) {
        assertThat(new Program().refusal("cards", command, "--sample", "0"))
                .contains("--sample 0: expected a number from 1.");
    }

    @Test
    void onlySoManyCardsAreLookedAt() {
        var program = new Program();
        assertThat(program.run("cards", "probe", "--sample", "3")).isZero();
        assertThat(program.out()).contains("3 cards looked at");
    }
}
