package splitsecond.app.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.app.web.Sender;

class SlowReaderTest {

    private long now;
    private final List<String> sent = new ArrayList<>();
    private boolean cut;

    /// The other side never reads.
    private final Sender.Line line = new Sender.Line() {
        @Override
        public void send(String text, Runnable done) {
            sent.add(text);
        }

        @Override
        public void cut() {
            cut = true;
        }
    };

    private static TableView view(int initiative) {
        return new TableView(
                "id", "profile", List.of(), false, null, "moment", initiative, List.of(), null, List.of(), List.of());
    }

    @Test
    void whoNeverReadsIsCutOff() {
        var tab = new EventsSocket.Tab("id", 0, line, () -> now);
        for (int i = 0; i < 100; i++) tab.changed(view(i));
        assertThat(sent).as("one at a time").hasSize(1);
        assertThat(cut).isFalse();
        now += 21_000_000_000L;
        tab.changed(view(100));
        assertThat(cut).isTrue();
        tab.changed(view(101));
        assertThat(sent).hasSize(1);
    }
}
