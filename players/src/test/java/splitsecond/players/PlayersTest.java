package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.players.heuristic.HeuristicPolicy;
import splitsecond.players.search.SearchPolicy;
import splitsecond.timing.Problem;

/// Players are asked for by name.
class PlayersTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "search",
                "search:200ms",
                "search:500it",
                "search:500",
                "search:200ms/1",
                "search:500it/2",
                "earlier-search",
                "earlier-search:200ms/1"
            })
    void oneWhoSearchesIsToldForHowLongAndOnHowManyThreads(String name) {
        assertThat(Players.named(name)).isInstanceOf(SearchPolicy.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"soon", "0ms", "200ms/0", "200ms/", "/1", "200ms/1/1", "200ms/100000"})
    void aBudgetThatMakesNoSenseIsRefusedWithAnExample(String budget) {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> Players.named("search:" + budget))
                .withMessageStartingWith("search:" + budget + ": expected")
                .withMessageContaining("search:200ms/1");
    }

    @Test
    void aNameHasOneWayToBeWritten() {
        assertThat(Players.canonical(" SEARCH: 200ms ")).isEqualTo("search:200ms");
        assertThat(Players.canonical("Scripted:My Script.txt")).isEqualTo("scripted:My Script.txt");
    }

    @Test
    void aNameMayBeWrittenInCapitals() {
        assertThat(Players.named("Heuristic")).isInstanceOf(HeuristicPolicy.class);
    }
}
