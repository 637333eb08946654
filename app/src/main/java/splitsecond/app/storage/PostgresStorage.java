package splitsecond.app.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationVersion;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;
import splitsecond.timing.Problem;

/// A PostgreSQL database, whose schema Flyway brings up to date.
public final class PostgresStorage implements SqlStorage.Database {

    private static final MigrationVersion VERSION = MigrationVersion.fromVersion("6");
    private static final int CONNECTIONS = 10;
    private static final int CLAIM_SECONDS = 1;
    /// The schema may be changed by another server that is starting, or have many rows to change.
    private static final int MIGRATION_SECONDS = 600;
    private static final String UNIQUE_VIOLATION = "23505";
    /// How long the claim is believed to be held without asking.
    private static final long TRUSTED_NANOS = 1_000_000_000;

    private final HikariDataSource source;
    private final Claim claim;
    private final Jdbi jdbi;
    private final Outage outage = new Outage();
    /// Whether the database may have been started again since it was claimed.
    private volatile boolean doubtful;

    private volatile long claimed = System.nanoTime();

    private PostgresStorage(HikariDataSource source, Claim claim) {
        this.source = source;
        this.claim = claim;
        this.jdbi = Jdbi.create(source);
    }

    /// @param url `postgresql://user:password@host:port/database`
    /// @throws Problem if there is no such database, or its schema is newer
    public static Storage open(String url) {
        return open(url, false);
    }

    /// For one of several servers, each of which has its own games in memory.
    ///
    /// @throws Problem if there is no such database, or its schema is newer, or a single server uses it
    public static Storage share(String url) {
        return open(url, true);
    }

    private static Storage open(String url, boolean shared) {
        var config = config(url);
        HikariDataSource source;
        try {
            source = new HikariDataSource(config);
        } catch (RuntimeException failed) {
            throw new Problem("The database cannot be reached: " + reason(failed) + "; check --db.", failed);
        }
        try {
            migrate(single(config, MIGRATION_SECONDS));
            var claim = new Claim(single(config, CLAIM_SECONDS), shared);
            if (!claim.take())
                throw new Problem("Another Split Second uses this database; end it, or use another one with --db.");
            return new SqlStorage(new PostgresStorage(source, claim));
        } catch (SQLException failed) {
            source.close();
            throw new Problem("The database cannot be reached: " + reason(failed) + "; check --db.", failed);
        } catch (RuntimeException failed) {
            source.close();
            throw failed;
        }
    }

    /// Connections of their own, which nobody gives back and takes again.
    private static DataSource single(HikariConfig config, int seconds) {
        var source = new PGSimpleDataSource();
        source.setURL(config.getJdbcUrl());
        source.setUser(config.getUsername());
        source.setPassword(config.getPassword());
        source.setConnectTimeout(1);
        source.setSocketTimeout(seconds);
        return source;
    }

    private static HikariConfig config(String url) {
        var config = new HikariConfig();
        var plain = url.startsWith("jdbc:") ? url.substring("jdbc:".length()) : url;
        try {
            var uri = new URI(plain);
            boolean named = "postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme());
            if (!named || uri.getHost() == null || uri.getRawPath().length() < 2) throw malformed(null);
            int port = uri.getPort() < 0 ? 5432 : uri.getPort();
            var query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            config.setJdbcUrl("jdbc:postgresql://" + uri.getHost() + ":" + port + uri.getRawPath() + query);
            var user = uri.getRawUserInfo();
            if (user != null) {
                var parts = user.split(":", 2);
                config.setUsername(URLDecoder.decode(parts[0], StandardCharsets.UTF_8));
                if (parts.length == 2) config.setPassword(URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
            }
        } catch (URISyntaxException failed) {
            throw malformed(failed);
        }
        config.setMaximumPoolSize(CONNECTIONS);
        config.setPoolName("storage");
        // Whoever plays is told within two seconds that it does not answer.
        config.setConnectionTimeout(1_500);
        config.setValidationTimeout(1_000);
        config.addDataSourceProperty("connectTimeout", "1");
        config.addDataSourceProperty("socketTimeout", "2");
        config.setInitializationFailTimeout(5_000);
        return config;
    }

    private static Problem malformed(@Nullable Throwable cause) {
        var sentence = "--db must look like postgresql://user:password@host:5432/database.";
        return cause == null ? new Problem(sentence) : new Problem(sentence, cause);
    }

    private static String reason(Throwable failed) {
        var deepest = failed;
        while (deepest.getCause() != null) deepest = deepest.getCause();
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("it does not answer");
    }

    private static void migrate(DataSource source) {
        try {
            var flyway = Flyway.configure(PostgresStorage.class.getClassLoader())
                    .dataSource(source)
                    .locations("classpath:db/migration")
                    .load();
            var current = flyway.info().current();
            if (current != null
                    && current.getVersion() != null
                    && current.getVersion().compareTo(VERSION) > 0)
                throw new Problem("The database was made by a newer Split Second (schema " + current.getVersion()
                        + ", this one knows " + VERSION + "); use that one, or another database with --db.");
            flyway.migrate();
        } catch (FlywayException failed) {
            throw new Problem("The database cannot be used: " + reason(failed) + "; check --db.", failed);
        }
    }

    @Override
    public String kind() {
        return "postgresql";
    }

    @Override
    public void change(Consumer<Handle> change) {
        asked(() -> {
            checkClaim();
            jdbi.useTransaction(change::accept);
            return true;
        });
    }

    private <T extends @Nullable Object> T asked(Supplier<T> question) {
        try {
            return outage.ask(question);
        } catch (RuntimeException failed) {
            doubtful = true;
            throw failed;
        }
    }

    /// A database that was started again has forgotten who claimed it, and connections come back by themselves.
    private void checkClaim() {
        if (!doubtful && System.nanoTime() - claimed < TRUSTED_NANOS) return;
        try {
            if (!claim.isHeld()) throw new IllegalStateException("another server has taken the database");
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        claimed = System.nanoTime();
        doubtful = false;
    }

    @Override
    public <T extends @Nullable Object> T read(Function<Handle, T> query) {
        return asked(() -> jdbi.withHandle(query::apply));
    }

    @Override
    public boolean isTaken(SQLException failed) {
        return UNIQUE_VIOLATION.equals(failed.getSQLState());
    }

    @Override
    public void close() {
        claim.close();
        source.close();
    }
}
