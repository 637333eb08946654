package splitsecond.app.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// A server's claim to a PostgreSQL database: two that do not know of each other would show each other's games as they
/// were. Those of a cluster share it. It is a lock that the database gives back by itself when the connection that
/// holds it ends.
final class Claim implements AutoCloseable {

    private static final String SILENT = "the database does not answer";
    private static final long KEY = 0x53706c69745365L;
    private static final int TRIES = 15;
    private static final long PAUSE_NANOS = 200_000_000;
    private static final int ANSWER_SECONDS = 1;

    private final ReentrantLock lock = new ReentrantLock();
    private final DataSource source;
    private final boolean shared;
    private @Nullable Connection holder;

    Claim(DataSource source, boolean shared) {
        this.source = source;
        this.shared = shared;
    }

    /// Tries for a while: a server that was killed may not be gone yet.
    boolean take() throws SQLException {
        for (int i = 0; i < TRIES; i++) {
            if (tryNow()) return true;
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return false;
    }

    /// Whether it is held still, or again after the connection was lost. Nobody waits long for a database that is
    /// silent, however many ask.
    boolean isHeld() throws SQLException {
        try {
            if (!lock.tryLock(ANSWER_SECONDS, TimeUnit.SECONDS)) throw new SQLException(SILENT);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SQLException(interrupted);
        }
        try {
            long asked = System.nanoTime();
            if (holder != null && holder.isValid(ANSWER_SECONDS)) return true;
            release();
            if (System.nanoTime() - asked > TimeUnit.SECONDS.toNanos(ANSWER_SECONDS) / 2)
                throw new SQLException(SILENT);
            return tryNow();
        } finally {
            lock.unlock();
        }
    }

    private boolean tryNow() throws SQLException {
        lock.lock();
        try {
            var connection = source.getConnection();
            String function = shared ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
            try (var statement = connection.createStatement();
                    var answer = statement.executeQuery("SELECT " + function + "(" + KEY + ")")) {
                if (answer.next() && answer.getBoolean(1)) {
                    holder = connection;
                    return true;
                }
            } catch (SQLException failed) {
                connection.close();
                throw failed;
            }
            connection.close();
            return false;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            release();
        } finally {
            lock.unlock();
        }
    }

    private void release() {
        if (holder == null) return;
        try {
            holder.close();
        } catch (SQLException _) {
            // it ends with the connection
        }
        holder = null;
    }
}
