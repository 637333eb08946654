package splitsecond.app.table;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.web.WebServer;

/// The table, served to one test from a storage of its own.
@SuppressWarnings("NullAway.Init") // what it has is made before each test
final class Served implements BeforeEachCallback, AfterEachCallback {

    /// Cards are read once.
    private static final Decks BUNDLED = PoolDecks.bundled();

    private final Decks decks;
    private Path folder;
    private HttpClient http;
    private Storage storage;
    private Tables tables;
    private WebServer server;

    Served(Decks decks) {
        this.decks = decks;
    }

    /// With the cards that come with the program.
    Served() {
        this(BUNDLED);
    }

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        folder = Files.createTempDirectory("table");
        http = HttpClient.newHttpClient();
        open();
    }

    private void open() {
        storage = SqliteStorage.open(folder);
        tables = new Tables(storage, decks);
        server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
    }

    private void close() {
        server.close();
        tables.close();
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        close();
        http.shutdownNow();
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    /// Ends the server and starts it again from what is stored.
    void restart() {
        close();
        open();
    }

    /// Somebody who comes with nothing.
    Client client() {
        return client(server);
    }

    /// The same at another server of the same tables.
    Client client(WebServer other) {
        return new Client(http, other.address("/"));
    }

    URI address(String path) {
        return server.address(path);
    }

    HttpClient http() {
        return http;
    }

    Tables tables() {
        return tables;
    }

    Storage storage() {
        return storage;
    }
}
