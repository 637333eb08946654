package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Plays several games at once, kills the server in the midst of it, starts it again and compares. Clients send an
/// answer again if they do not know whether it was taken.
public final class KillTrial {

    private static final int PLAYERS = 4;

    private final Path folder;
    private final String[] options;

    public KillTrial(Path folder, String... options) {
        this.folder = folder;
        this.options = options;
    }

    /// One player's game: the last view it was given, and the answer it has no reply to.
    private static final class Progress {
        private @Nullable String game;
        private @Nullable String token;
        private @Nullable JsonNode acknowledged;
        private int pendingDecision = -1;
        private int pendingOption;
        private int answers;
    }

    public void run(int kills) throws InterruptedException {
        var players = new ArrayList<Progress>();
        for (int i = 0; i < PLAYERS; i++) players.add(new Progress());
        var random = new Random(11);
        int decisions = 0;
        for (int round = 0; round <= kills; round++) {
            try (var server = KilledServer.start(folder.resolve("server.log"), options);
                    var http = HttpClient.newHttpClient()) {
                for (var player : players) if (player.game != null) compare(new Client(http, server.address()), player);
                if (round == kills) break;
                playUntilKilled(server, http, players, random);
            }
        }
        for (var player : players) decisions += player.answers;
        assertThat(decisions).as("something was played").isGreaterThan(kills * PLAYERS);
    }

    /// Kills the server after some answers, wherever the others are then.
    private static void playUntilKilled(KilledServer server, HttpClient http, List<Progress> players, Random random)
            throws InterruptedException {
        var answers = new Semaphore(0);
        var threads = new ArrayList<Thread>();
        for (var player : players) {
            var own = new Random(random.nextLong());
            threads.add(Thread.ofVirtual().start(() -> {
                try {
                    while (true) {
                        play(new Client(http, server.address()), player, own, answers);
                        player.game = null; // it is over: the next one
                    }
                } catch (UncheckedIOException _) {
                    // the server was killed
                }
            }));
        }
        answers.acquire(3 * PLAYERS + random.nextInt(3 * PLAYERS));
        server.kill();
        for (var thread : threads) thread.join();
    }

    private static void play(Client client, Progress player, Random random, Semaphore answers) {
        if (player.game == null) {
            client.start("{\"opponent\": \"random\"}");
            player.game = client.game();
            player.token = client.token();
            player.acknowledged = client.view();
        } else client.sit(player.game, player.token);
        while (!client.isOver()) {
            player.pendingDecision = client.decision().get("id").asInt();
            player.pendingOption =
                    random.nextInt(client.decision().get("options").size());
            var answer = client.choose(player.pendingOption);
            if (answer.status() == 200) {
                player.acknowledged = client.view();
                player.answers++;
                answers.release();
            }
            player.pendingDecision = -1;
            if (answer.status() != 200) client.look();
        }
    }

    /// The game stands where the player last saw it, or one answer further if the reply to it was lost.
    private static void compare(Client client, Progress player) {
        client.sit(String.valueOf(player.game), player.token);
        var seen = player.acknowledged;
        if (seen == null) return;
        if (player.pendingDecision >= 0) {
            var again = client.at(
                    "choices",
                    "{\"decision\": " + player.pendingDecision + ", \"option\": " + player.pendingOption + "}");
            assertThat(again.status())
                    .as("the same answer again: %s", again.text())
                    .isIn(200, 422);
            player.pendingDecision = -1;
            if (again.status() == 200) {
                player.acknowledged = client.view();
                return;
            }
        }
        for (var part : List.of("turn", "players", "battlefield", "stack", "decision", "log", "over"))
            assertThat(client.view().get(part)).as(part).isEqualTo(seen.get(part));
    }
}
