package splitsecond.app.storage;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where games are kept. What a method has returned from is safe, whatever happens to the program afterwards. Every
/// method throws `Unavailable` while the storage does not answer.
public interface Storage extends AutoCloseable {

    /// What it is called in `/health`.
    String kind();

    void create(StoredGame game);

    /// Everything but the setup may change, and that only while nobody has moved.
    ///
    /// @throws Taken unless it was changed exactly once less before
    void update(StoredGame game);

    /// Adds to a journal, all of it or nothing.
    ///
    /// @throws Taken if an entry with one of the numbers is there already
    void append(String game, List<StoredMove> moves);

    @Nullable
    StoredGame find(String id);

    List<StoredMove> moves(String game);

    long count();

    /// How many of them are not over.
    long countOpen();

    /// Removes games that nobody has touched since then, in seconds since 1970.
    ///
    /// @param over those that have ended, or those that have not
    /// @return which they were
    List<String> remove(boolean over, long untouchedSince);

    /// Stores something that nobody reads, to see whether anything can be stored.
    void probe();

    @Override
    void close();

    /// Nothing can be stored or read for the moment: the disk is full, or the database does not answer.
    final class Unavailable extends RuntimeException {
        public Unavailable(Throwable cause) {
            super("the storage does not answer", cause);
        }
    }

    /// Somebody else, another server on the same database, has moved in this game or changed it.
    final class Taken extends RuntimeException {
        Taken(Throwable cause) {
            super("the journal has gone on without us", cause);
        }
    }
}
