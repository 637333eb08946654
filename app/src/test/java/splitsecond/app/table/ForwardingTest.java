package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.web.Forwarding;
import splitsecond.app.web.Front;
import splitsecond.app.web.Homes;
import splitsecond.app.web.Identity;
import splitsecond.app.web.WebServer;

/// Two servers on one storage, each of which has games that live on it.
class ForwardingTest {

    /// Which server each game lives on.
    private final Map<String, Server> homes = new ConcurrentHashMap<>();
    private final HttpClient http = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    private Storage storage;
    private Server one;
    private Server two;

    /// A server as others and as servers like it see it.
    private final class Server implements Homes {
        private final Tables tables;
        private final Forwarding forwarding;
        private final WebServer server;
        private final WebServer peers;

        Server() {
            var registry = new CompositeMeterRegistry();
            tables = new Tables(storage, PoolDecks.bundled(), Opponents.USUAL, registry, this);
            forwarding = new Forwarding(this, null, registry);
            var front = Front.of("localhost", 0, null);
            var site = new TableSite(tables, Limits.LOCAL, new Importing(null), front, forwarding);
            server = WebServer.start(front, site);
            peers = WebServer.start(Front.ofPeers("localhost", 0, null), site);
        }

        @Override
        public boolean isHere(String id) {
            return homes.computeIfAbsent(id, _ -> this) == this;
        }

        @Override
        public @Nullable URI find(String id) {
            var home = homes.computeIfAbsent(id, _ -> this);
            return home == this ? null : home.peers.address("/");
        }

        @Override
        public String fresh() {
            var fresh = Identity.fresh();
            homes.put(fresh, this);
            homes.put("r" + fresh, this);
            return fresh;
        }

        @Override
        public String beside(String id) {
            var fresh = Identity.fresh();
            var home = homes.get(id);
            if (home != null) homes.put(fresh, home);
            return fresh;
        }

        @Override
        public int servers() {
            return 2;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        Client client() {
            return new Client(http, server.address("/"));
        }

        void close() {
            server.close();
            peers.close();
            forwarding.close();
        }
    }

    @BeforeEach
    void start() {
        storage = SqliteStorage.open(folder);
        one = new Server();
        two = new Server();
    }

    @AfterEach
    void stop() {
        one.close();
        two.close();
        storage.close();
        http.shutdownNow();
    }

    private void move(String game, Server from, Server to) {
        homes.put(game, to);
        from.tables.leave(game);
    }

    private static Client sitAlso(Server server, Client client) {
        return server.client().sit(client.game(), client.token());
    }

    @Test
    void aGameIsPlayedAtEveryServerAndLivesOnOne() {
        var here = one.client().start("{\"opponent\": \"heuristic\", \"first\": \"you\"}");
        var there = sitAlso(two, here);
        assertThat(there.view()).isEqualTo(here.look());
        var random = new Random(5);
        for (int i = 0; i < 20 && !there.isOver(); i++) {
            assertThat(there.chooseRandomly(random).status()).isEqualTo(200);
            assertThat(here.look().get("log")).isEqualTo(there.view().get("log"));
        }
        assertThat(two.tables.inMemory()).isZero();
        assertThat(there.post(there.path() + "/choices", "{\"decision\": 0, \"option\": 99}")
                        .status())
                .as("refusals come through as they are")
                .isEqualTo(409);
        assertThat(two.client().get("/api/games/0123456789abcdef").status()).isEqualTo(404);
    }

    @Test
    void aSocketAtOneServerIsToldWhatIsDoneAtTheOther() throws Exception {
        var here = one.client().start("{\"opponent\": \"heuristic\", \"first\": \"you\"}");
        var there = sitAlso(two, here);
        var tab = Tab.open(there).enter();
        assertThat(here.chooseRandomly(new Random(1)).status()).isEqualTo(200);
        assertThat(tab.next().get("view").get("revision")).isEqualTo(here.view().get("revision"));
        var decision = here.decision().get("id").asInt();
        tab.send("{\"decision\": " + decision + ", \"option\": 0, \"ref\": 7}");
        assertThat(tab.answer(7).get("type").asString()).isEqualTo("view");
        tab.send("{\"decision\": " + decision + ", \"option\": 99, \"ref\": 8}");
        assertThat(tab.answer(8).get("type").asString()).isEqualTo("refused");
        tab.close();
    }

    @Test
    void aGameThatMovesGoesOnWhereItLivesThen() throws Exception {
        var here = one.client().start("{\"opponent\": \"heuristic\", \"first\": \"you\"}");
        var there = sitAlso(two, here);
        var near = Tab.open(here).enter();
        var far = Tab.open(there).enter();
        assertThat(here.chooseRandomly(new Random(1)).status()).isEqualTo(200);
        var before = here.view();
        move(here.game(), one, two);
        assertThat(near.closed()).startsWith("1012 ");
        assertThat(far.closed()).startsWith("1012 ");
        here.look();
        for (var part : List.of("turn", "players", "battlefield", "stack", "decision", "log"))
            assertThat(here.view().get(part)).as(part).isEqualTo(before.get(part));
        assertThat(one.tables.inMemory()).isZero();
        var again = Tab.open(here).enter();
        assertThat(here.chooseRandomly(new Random(1)).status()).isEqualTo(200);
        assertThat(again.next().get("view").get("revision"))
                .isEqualTo(here.view().get("revision"));
        again.close();
    }

    @Test
    void ofTwoServersThatHoldAGameAtOnceEachFindsWhatTheOtherHasDone() {
        var here = one.client().start("{\"opponent\": \"hotseat\"}");
        homes.put(here.game(), two);
        var there = sitAlso(two, here);
        var random = new Random(3);
        for (int i = 0; i < 10; i++) {
            homes.put(here.game(), i % 2 == 0 ? one : two);
            var stale = i % 2 == 0 ? here : there;
            // Whoever is not up to date is refused, and shown how the game stands.
            int status = stale.chooseRandomly(random).status();
            if (status == 409) {
                stale.look();
                status = stale.chooseRandomly(random).status();
            }
            assertThat(status).isEqualTo(200);
        }
        var moves = storage.moves(here.game());
        for (int i = 0; i < moves.size(); i++) assertThat(moves.get(i).number()).isEqualTo(i);
        here.at("concede", "{}");
        homes.put(here.game(), two);
        there.look();
        assertThat(there.at("concede", "{}").status()).isIn(200, 422);
        assertThat(there.look().get("over").isNull()).isFalse();
    }

    @Test
    void invitationsResumingAndRematchesWorkAtBoth() {
        var host = one.client();
        var started = host.post("/api/games", "{\"opponent\": \"invite\"}");
        host.sit(started);
        var code = started.json().get("inviteUrl").asString().split("=")[1].split("\\.")[1];
        var guest = two.client().sit(two.client().post(host.path() + "/join", "{\"invite\": \"" + code + "\"}"));
        assertThat(guest.view().get("players").size()).isEqualTo(2);
        var other = two.client().start("{\"opponent\": \"heuristic\"}");
        var open = one.client()
                .post(
                        "/api/games/resume",
                        "{\"games\": [{\"id\": \"%s\", \"token\": \"%s\"}, {\"id\": \"%s\", \"token\": \"%s\"}]}"
                                .formatted(other.game(), other.token(), host.game(), host.token()));
        assertThat(open.json().get("games").size()).isEqualTo(2);
        assertThat(open.json().get("games").get(0).get("id").asString()).isEqualTo(other.game());
        assertThat(guest.at("concede", "{}").status()).isEqualTo(200);
        var mine = one.client().sit(host.game(), host.token()).at("rematch", "{}");
        var theirs = guest.at("rematch", "{}");
        assertThat(theirs.json().get("id")).isEqualTo(mine.json().get("id"));
        var replay = two.client()
                .post(
                        "/api/replays",
                        "{\"record\": %s}"
                                .formatted(
                                        json(guest.get(guest.path() + "/record").text())));
        assertThat(one.client()
                        .get("/api/replays/" + replay.json().get("id").asString())
                        .status())
                .isEqualTo(200);
    }

    private static String json(String text) {
        return News.JSON.writeValueAsString(text);
    }
}
