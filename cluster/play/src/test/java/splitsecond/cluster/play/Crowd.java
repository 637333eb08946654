package splitsecond.cluster.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.Storage;
import splitsecond.app.table.Client;
import tools.jackson.databind.JsonNode;

/// Players who go on at another server when theirs does not answer, send again what they have no reply to, and remember
/// every choice that was acknowledged.
final class Crowd implements AutoCloseable {

    private static final List<String> SEEN =
            List.of("turn", "players", "battlefield", "stack", "decision", "log", "over");
    private static final long PAUSE_MILLIS = 100;

    /// Those that can be reached, as far as is known.
    final List<URI> servers = new CopyOnWriteArrayList<>();
    /// Choices that were acknowledged, by all.
    final AtomicInteger answers = new AtomicInteger();
    /// The longest that anybody had to wait between two acknowledged choices, in milliseconds.
    final AtomicLong longestWait = new AtomicLong();

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<Thread> threads = new ArrayList<>();
    private final List<Player> players = new ArrayList<>();
    private final long thinkMillis;
    private volatile boolean ending;
    private volatile @Nullable Throwable fault;

    /// @param thinkMillis how long each of them thinks about an answer
    Crowd(long thinkMillis) {
        this.thinkMillis = thinkMillis;
    }

    /// A game that is being played, and what is known of it.
    private static final class Game {
        private final String id;
        private final String token;
        private final Map<Integer, Integer> acknowledged = new HashMap<>();
        private JsonNode seen;

        Game(String id, String token, JsonNode seen) {
            this.id = id;
            this.token = token;
            this.seen = seen;
        }
    }

    private final class Player {
        private final Random random;
        private final List<Game> games = new ArrayList<>();
        private URI server;
        private long since = System.nanoTime();
        /// When the last question came up that this player has answered.
        private volatile long answered = System.nanoTime();

        Player(Random random, URI server) {
            this.random = random;
            this.server = server;
        }

        private URI any() {
            return servers.get(random.nextInt(servers.size()));
        }

        void play() {
            try {
                while (!ending) {
                    var game = start();
                    if (game == null) return;
                    games.add(game);
                    playOn(game);
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException | AssertionError failed) {
                fault = failed;
            }
        }

        private @Nullable Game start() throws InterruptedException {
            while (!ending) {
                var answer = send(null, "POST", "/api/games", "{\"opponent\": \"random\"}");
                if (answer != null && answer.status() == 201)
                    return new Game(
                            answer.json().get("id").asString(),
                            answer.json().get("token").asString(),
                            answer.json().get("view"));
            }
            return null;
        }

        private void playOn(Game game) throws InterruptedException {
            while (!ending && game.seen.get("over").isNull()) {
                Thread.sleep(thinkMillis / 2 + random.nextLong(thinkMillis + 1));
                var decision = game.seen.get("decision");
                if (decision.isNull()) {
                    look(game);
                    continue;
                }
                int id = decision.get("id").asInt();
                int option = random.nextInt(decision.get("options").size());
                since = System.nanoTime();
                answer(game, id, option);
            }
        }

        /// Answers until there is a reply: the same answer again changes nothing.
        private void answer(Game game, int decision, int option) throws InterruptedException {
            var body = "{\"decision\": " + decision + ", \"option\": " + option + "}";
            while (true) {
                var reply = send(game, "POST", "/api/games/" + game.id + "/choices", body);
                if (reply == null) continue;
                longestWait.accumulateAndGet((System.nanoTime() - since) / 1_000_000, Math::max);
                assertThat(reply.status()).as(reply.text()).isIn(200, 422);
                if (reply.status() == 200) {
                    game.acknowledged.put(decision, option);
                    answers.incrementAndGet();
                    answered = since;
                    game.seen = reply.json();
                } else look(game);
                return;
            }
        }

        private void look(Game game) throws InterruptedException {
            while (true) {
                var reply = send(game, "GET", "/api/games/" + game.id, null);
                if (reply == null) continue;
                assertThat(reply.status()).as(reply.text()).isEqualTo(200);
                game.seen = reply.json();
                return;
            }
        }

        /// @return null if there was none, or none that says anything: then it is tried elsewhere
        private Client.@Nullable Answer send(@Nullable Game game, String method, String path, @Nullable String body)
                throws InterruptedException {
            try {
                var answer = new Client(http, server)
                        .as(game == null ? null : game.token)
                        .send(method, path, body);
                if (answer.status() != 503) return answer;
            } catch (UncheckedIOException _) {
                // it is gone
            }
            Thread.sleep(PAUSE_MILLIS);
            server = any();
            return null;
        }
    }

    /// Lets so many play from now on, as many at each server, so that games live on all of them.
    void play(int count) {
        for (int i = 0; i < count; i++) {
            var player = new Player(new Random(31L * i + 7), servers.get(i % servers.size()));
            players.add(player);
            threads.add(Thread.ofVirtual().start(player::play));
        }
    }

    /// Waits until so many more choices were acknowledged.
    void await(int more) throws InterruptedException {
        int goal = answers.get() + more;
        while (answers.get() < goal && fault == null) Thread.sleep(PAUSE_MILLIS);
        check();
    }

    /// Waits until each of them was asked something after this and has answered it.
    void awaitEverybody() throws InterruptedException {
        long now = System.nanoTime();
        while (players.stream().anyMatch(player -> player.answered - now < 0) && fault == null)
            Thread.sleep(PAUSE_MILLIS);
        check();
    }

    private void check() {
        var failed = fault;
        if (failed != null) throw new AssertionError("a player met " + failed, failed);
    }

    /// Lets them end, each with a reply to their last answer.
    void end() throws InterruptedException {
        ending = true;
        for (var thread : threads) thread.join();
        check();
    }

    int games() {
        return players.stream().mapToInt(player -> player.games.size()).sum();
    }

    /// Every acknowledged choice is in the journal, once; every game, played again from it, is what its player saw
    /// last.
    void compare(Storage storage) {
        for (var player : players)
            for (var game : player.games) {
                var moves = storage.moves(game.id);
                for (int i = 0; i < moves.size(); i++)
                    assertThat(moves.get(i).number()).isEqualTo(i);
                game.acknowledged.forEach(
                        (decision, option) -> assertThat(moves.get(decision).option())
                                .as("game %s, decision %s", game.id, decision)
                                .isEqualTo(option));
                for (var server : servers) {
                    var reply = new Client(http, server).as(game.token).get("/api/games/" + game.id);
                    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
                    for (var part : SEEN)
                        assertThat(reply.json().get(part)).as(part).isEqualTo(game.seen.get(part));
                }
            }
    }

    @Override
    public void close() {
        ending = true;
        threads.forEach(Thread::interrupt);
        http.shutdownNow();
    }
}
