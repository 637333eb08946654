package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.app.scenario.Cards;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.app.scenario.ScenarioRunner;
import splitsecond.cards.Definitions;

/// The size of the decision tree from fixed positions. A number that changes means that a player is offered more or
/// less than before: look which before pinning it anew.
class PerftTest {

    @ParameterizedTest
    @CsvSource({
        "burn, 6, 1776",
        "counter-war, 6, 4819",
        "combat, 8, 106",
        "modes-and-targets, 5, 2336",
        "triggers, 8, 2304",
        "equipment, 4, 486",
    })
    void theDecisionTreeHasItsSize(String position, int depth, long leaves) throws IOException, URISyntaxException {
        var file = Objects.requireNonNull(PerftTest.class.getResource("/perft/" + position + ".yaml"));
        var game = new ScenarioRunner(new Cards(Definitions.bundled()))
                .start(new ScenarioReader().read(Path.of(file.toURI())));
        assertThat(PerftCommand.count(game, depth)).isEqualTo(leaves);
    }
}
