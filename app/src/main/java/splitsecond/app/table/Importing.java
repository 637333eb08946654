package splitsecond.app.table;

import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.app.cards.CardDownload;
import splitsecond.app.cards.LocalPool;
import splitsecond.app.web.Faults;
import splitsecond.timing.Problem;

/// All cards, fetched when somebody asks for it at the page, one time at a time. Only whoever sits at the server's own
/// machine may.
public final class Importing {

    /// Fetches the cards and makes them the pool.
    public interface Work {
        /// @return how many there are
        int fetch(CardDownload.Watcher watcher) throws IOException;
    }

    /// How it stands.
    ///
    /// @param done bytes that have come
    /// @param total bytes that will have come; 0 before that is known
    /// @param cards how many cards can be named now
    /// @param imported whether there are others than those that come with the program
    record State(
            @Words({"off", "idle", "running", "done", "failed"})
            String state,

            String message,
            long done,
            long total,
            int cards,
            boolean imported) {}

    private final @Nullable Work work;
    private String state;
    private String message = "";
    private long done;
    private long total;

    /// @param work null where nobody may import
    public Importing(@Nullable Work work) {
        this.work = work;
        state = work == null ? "off" : "idle";
    }

    synchronized State look(Decks decks) {
        return new State(state, message, done, total, decks.pool().size(), LocalPool.isFilled());
    }

    /// Begins, unless it is under way.
    synchronized State begin(Decks decks) {
        var wanted = work;
        if (wanted != null && !state.equals("running")) {
            state = "running";
            message = "";
            done = 0;
            total = 0;
            Thread.ofVirtual().name("import").start(() -> run(wanted, decks));
        }
        return look(decks);
    }

    private void run(Work wanted, Decks decks) {
        try {
            int cards = wanted.fetch(this::at);
            decks.reload();
            end(
                    "done",
                    cards == 1
                            ? "One card is here now."
                            : String.format(Locale.ROOT, "%,d cards are here now.", cards));
        } catch (Problem problem) {
            end("failed", String.valueOf(problem.getMessage()));
        } catch (IOException | RuntimeException fault) {
            end(
                    "failed",
                    "The cards could not be imported; the log says more under "
                            + Faults.reference("an import of cards", fault) + ".");
        }
    }

    private synchronized void at(long bytes, long of) {
        done = bytes;
        total = of;
    }

    private synchronized void end(String how, String said) {
        state = how;
        message = said;
    }
}
