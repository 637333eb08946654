package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import splitsecond.app.web.Sender;
import tools.jackson.databind.json.JsonMapper;

class OutboxTest {

    /// The other side reads only when it is told to.
    private static final class Slow implements Sender.Line {
        final List<String> sent = new ArrayList<>();

        @Nullable
        Runnable waiting;

        boolean cut;

        @Override
        public void send(String text, Runnable done) {
            assertThat(waiting).as("one at a time").isNull();
            sent.add(text);
            waiting = done;
        }

        @Override
        public void cut() {
            cut = true;
        }

        void read() {
            var done = waiting;
            waiting = null;
            if (done != null) done.run();
        }

        String last() {
            return sent.getLast();
        }
    }

    private long now;
    private final Slow line = new Slow();
    private final Outbox outbox = new Outbox(line, () -> now);

    /// News with a log of ten lines, of which the last is new.
    private static News news(int revision) {
        var log = new ArrayList<View.LogEntry>();
        for (int i = 0; i < 10; i++) log.add(new View.LogEntry(i, 1, "event", -1, List.of()));
        var no = new VerdictView(false, "", List.of(), List.of());
        var view = new View(
                "id",
                revision,
                View.PLAYING,
                -1,
                false,
                false,
                false,
                List.of(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                new View.MainButton("", null, null),
                no,
                no,
                new View.TakeBack(false, "", false, null),
                Settings.USUAL,
                log,
                0,
                null,
                null,
                null,
                null,
                List.of());
        return new News(view, 9);
    }

    private int revision() {
        return JsonMapper.shared().readTree(line.last()).at("/view/revision").asInt();
    }

    private int lines() {
        return JsonMapper.shared().readTree(line.last()).at("/view/log").size();
    }

    @Test
    void whoReadsIsToldEverythingOnce() {
        for (int i = 0; i < 5; i++) {
            outbox.tell(news(i));
            line.read();
            assertThat(revision()).isEqualTo(i);
            assertThat(lines()).isEqualTo(i == 0 ? 10 : 1);
        }
        assertThat(line.sent).hasSize(5);
    }

    @Test
    void whoReadsLateIsToldTheLatestNewsWithAllThatWasMissed() {
        for (int i = 0; i < 1000; i++) outbox.tell(news(i));
        assertThat(line.sent).hasSize(1);
        line.read();
        assertThat(line.sent).hasSize(2);
        assertThat(revision()).isEqualTo(999);
        assertThat(lines()).isEqualTo(10);
    }

    @Test
    void whoDoesNotReadIsCutOff() {
        outbox.tell(news(0));
        now += 60_000_000_000L;
        outbox.tell(news(1));
        assertThat(line.cut).isTrue();
        line.read();
        assertThat(line.sent).hasSize(1);
    }

    @Test
    void answersWaitInAShortRow() {
        for (int i = 0; i < 10; i++) outbox.answer(news(i), i);
        for (int i = 0; i < 10; i++) {
            assertThat(line.last()).contains("\"ref\":" + i + ",");
            line.read();
        }
        for (int i = 0; i < 100; i++) outbox.answer("{}");
        assertThat(line.cut).isTrue();
    }
}
