package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.storage.StoredGame;
import splitsecond.app.storage.StoredMove;
import splitsecond.app.web.WebServer;

/// The disk is full, or the database is gone for a while.
class StorageFailureTest {

    /// Fails while it is told to.
    private static final class Frail implements Storage {
        private final Storage sound;
        private volatile boolean failing;
        /// Whether the disk is full: what is there can still be read.
        private volatile boolean full;

        Frail(Storage sound) {
            this.sound = sound;
        }

        private Storage sound() {
            if (failing) throw new Storage.Unavailable(new IllegalStateException("the disk is full"));
            return sound;
        }

        private Storage writable() {
            if (full) throw new Storage.Unavailable(new IllegalStateException("the disk is full"));
            return sound();
        }

        @Override
        public String kind() {
            return "frail";
        }

        @Override
        public void create(StoredGame game) {
            writable().create(game);
        }

        @Override
        public void update(StoredGame game) {
            writable().update(game);
        }

        @Override
        public void append(String game, List<StoredMove> moves) {
            writable().append(game, moves);
        }

        @Override
        public @org.jspecify.annotations.Nullable StoredGame find(String id) {
            return sound().find(id);
        }

        @Override
        public List<StoredMove> moves(String game) {
            return sound().moves(game);
        }

        @Override
        public long count() {
            return sound().count();
        }

        @Override
        public long countOpen() {
            return sound().countOpen();
        }

        @Override
        public List<String> remove(boolean over, long untouchedSince) {
            return writable().remove(over, untouchedSince);
        }

        @Override
        public void probe() {
            writable().probe();
        }

        @Override
        public void close() {
            sound.close();
        }
    }

    @TempDir
    Path folder;

    private HttpClient http;
    private Frail storage;
    private Tables tables;
    private WebServer server;

    @BeforeEach
    void start() {
        http = HttpClient.newHttpClient();
        storage = new Frail(SqliteStorage.open(folder));
        tables = new Tables(storage, PoolDecks.bundled());
        server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
    }

    @AfterEach
    void stop() {
        server.close();
        tables.close();
        http.shutdownNow();
    }

    @Test
    void everyCallSaysSoAndAllComesBackByItself() throws Exception {
        var client = new Client(http, server.address("/"));
        assertThat(client.get("/health").status()).isEqualTo(200);
        client.start("{\"opponent\": \"random\", \"first\": \"you\"}");
        storage.failing = true;
        assertThat(client.get("/health").status()).isEqualTo(503);
        assertThat(client.choose(0).status()).isEqualTo(503);
        var other = new Client(http, server.address("/"));
        assertThat(other.post("/api/games", "{}").status()).isEqualTo(503);
        assertThat(client.get(client.path()).status()).isEqualTo(503);
        assertThat(client.at("concede", "{}").status()).isEqualTo(503);
        assertThat(client.send("PUT", client.path() + "/settings", "{\"payByHand\": true}")
                        .status())
                .isEqualTo(503);
        var answer = http.send(
                HttpRequest.newBuilder(server.address(client.path())).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        storage.failing = false;
        assertThat(client.get("/health").status()).isEqualTo(200);
        client.look();
        assertThat(client.choose(0).status()).isEqualTo(200);
    }

    /// Whoever runs it is told before all players have told them.
    @Test
    void aFullDiskIsSaidInHealthUntilThereIsRoomAgain() {
        var client = new Client(http, server.address("/")).start("{\"opponent\": \"random\", \"first\": \"you\"}");
        storage.full = true;
        assertThat(client.choose(0).status()).isEqualTo(503);
        for (int i = 0; i < 3; i++)
            assertThat(client.get("/health").status()).as("and it stays so").isEqualTo(503);
        storage.full = false;
        assertThat(client.get("/health").status()).isEqualTo(200);
        assertThat(storage.count()).as("what was tried is no game").isEqualTo(1);
    }

    @Test
    void watchersAreShownTheGameAgainAndRevisionsOnlyGrow() throws Exception {
        var client = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\", \"first\": \"you\"}");
        var tab = Tab.open(client);
        tab.send("{\"token\": \"" + client.token() + "\"}");
        long before = tab.next().at("/view/revision").asLong();
        storage.failing = true;
        assertThat(client.choose(0).status()).isEqualTo(503);
        storage.failing = false;
        var again = tab.next().get("view");
        assertThat(again.get("revision").asLong()).isGreaterThan(before);
        assertThat(again.at("/decision/id").asInt())
                .as("it was not made")
                .isEqualTo(client.decision().get("id").asInt());
        client.look();
        assertThat(client.choose(0).status()).isEqualTo(200);
        var moved = tab.next().get("view");
        assertThat(moved.at("/decision/id").asInt())
                .isGreaterThan(again.at("/decision/id").asInt());
        assertThat(moved.get("revision").asLong())
                .isGreaterThan(again.get("revision").asLong());
        tab.close();
    }
}
