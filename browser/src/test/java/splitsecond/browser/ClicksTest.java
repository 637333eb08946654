package splitsecond.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How much is clicked in a game of fifteen turns against the computer.
class ClicksTest extends TableTest {

    private static final int TURNS = 15;
    private static final Pattern TURN = Pattern.compile("Turn (\\d+)");

    /// At most a third more clicks than decisions that matter.
    @ParameterizedTest
    @CsvSource({"Cold Harbour, Bread and Candles", "Bread and Candles, Cold Harbour", "Grave Business, Deep Sky"})
    void areAtMostAThirdMoreThanDecisions(String deck, String other) {
        table.deal(Map.of("name", "Ada", "first", "you", "deck", deck, "opponentDeck", other));
        var player = new Player(table);
        while (turn() <= TURNS && player.click()) {}
        System.out.printf(
                "%s against %s: %d clicks for %d decisions, turn %d%n",
                deck, other, player.clicks(), player.decisions(), turn());
        assertThat(turn()).as("turns that were played").isGreaterThanOrEqualTo(TURNS);
        assertThat(player.clicks() * 3).isLessThanOrEqualTo(player.decisions() * 4);
    }

    private int turn() {
        var turn = TURN.matcher(table.page().locator(".phases .turn").textContent());
        return turn.find() ? Integer.parseInt(turn.group(1)) : 0;
    }
}
