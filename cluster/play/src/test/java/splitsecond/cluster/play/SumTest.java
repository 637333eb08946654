package splitsecond.cluster.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SumTest {

    @Test
    void whatEachCountsIsSummedAndWhatAllKnowIsNot() {
        var one = """
                # HELP splitsecond_sockets
                # TYPE splitsecond_sockets gauge
                splitsecond_sockets 2.0
                splitsecond_games_open 7.0
                splitsecond_requests_seconds_count{path="/a b",status="200"} 3
                splitsecond_requests_seconds_max{path="/a b",status="200"} 0.5
                jvm_threads 40
                """;
        var two = """
                splitsecond_sockets 1.0
                splitsecond_games_open 7.0
                splitsecond_requests_seconds_count{path="/a b",status="200"} 4
                splitsecond_requests_seconds_max{path="/a b",status="200"} 0.25
                """;
        assertThat(Sum.sum(List.of(one, two))).isEqualTo("""
                splitsecond_sockets 3.0
                splitsecond_games_open 7.0
                splitsecond_requests_seconds_count{path="/a b",status="200"} 7.0
                splitsecond_requests_seconds_max{path="/a b",status="200"} 0.5
                """);
    }
}
