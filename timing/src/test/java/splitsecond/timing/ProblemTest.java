package splitsecond.timing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ProblemTest {

    @Test
    void aProblemSaysItsSentenceAndNoMore() {
        assertThat(new Problem("Line 3: There is no such card.")).hasMessage("Line 3: There is no such card.");
    }

    @Test
    void whatLiesBehindAProblemIsKeptBesideItsSentence() {
        var behind = new IOException("stream closed");
        assertThat(new Problem("The file cannot be read.", behind))
                .hasMessage("The file cannot be read.")
                .hasCause(behind);
    }
}
