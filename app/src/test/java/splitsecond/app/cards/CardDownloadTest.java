package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.cards.data.CardReader;
import splitsecond.timing.Problem;

/// Against a server of the test's own, which answers as Scryfall does and breaks off as networks do.
class CardDownloadTest {

    private static final byte[] CARDS = cards();

    private static byte[] cards() {
        var text = new StringBuilder("[\n");
        for (int i = 0; i < 3000; i++)
            text.append(i == 0 ? "" : ",\n")
                    .append("{\"object\":\"card\",\"name\":\"Card ")
                    .append(i)
                    .append("\",\"layout\":\"normal\",\"mana_cost\":\"{R}\",\"type_line\":\"Instant\",")
                    .append("\"oracle_text\":\"Draw a card.\",\"colors\":[\"R\"],\"games\":[\"paper\"]}");
        return text.append("\n]\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    @TempDir
    Path folder;

    private HttpServer server;
    private Path pool;
    private final List<String> ranges = new ArrayList<>();
    private long said = CARDS.length;
    private int listStatus = 200;
    private int fileStatus = 200;
    private String list = "";
    /// After how many bytes the next answers end.
    private final List<Integer> cuts = new ArrayList<>();

    @BeforeEach
    void start() throws IOException {
        pool = folder.resolve("cards.jsonl.gz");
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/bulk-data/oracle-cards", exchange -> {
            var body = list.isEmpty()
                    ? "{\"object\":\"bulk_data\",\"type\":\"oracle_cards\",\"download_uri\":\"" + address("/file.json")
                            + "\",\"size\":" + said + ",\"content_type\":\"application/json\"}"
                    : list;
            send(exchange, listStatus, body.getBytes(StandardCharsets.UTF_8), -1);
        });
        server.createContext("/file.json", exchange -> {
            var range = exchange.getRequestHeaders().getFirst("Range");
            ranges.add(String.valueOf(range));
            int from = range == null ? 0 : Integer.parseInt(range.replaceAll("\\D", ""));
            var rest = Arrays.copyOfRange(CARDS, Math.min(from, CARDS.length), CARDS.length);
            int cut = cuts.isEmpty() ? -1 : cuts.removeFirst();
            send(exchange, fileStatus != 200 ? fileStatus : range == null ? 200 : 206, rest, cut);
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private URI address(String path) {
        return URI.create("http://localhost:" + server.getAddress().getPort() + path);
    }

    /// @param cut after how many bytes the connection breaks; negative if it does not
    private static void send(HttpExchange exchange, int status, byte[] body, int cut) throws IOException {
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        var out = exchange.getResponseBody();
        if (cut >= 0 && cut < body.length) {
            out.write(body, 0, cut);
            out.flush();
            // Whoever fails here has the connection closed.
            throw new IOException("broken off");
        }
        try (out) {
            out.write(body);
        }
        exchange.close();
    }

    private int fetch() throws IOException {
        return ImportCommand.fetch(address("/bulk-data/oracle-cards"), pool, (_, _) -> {})
                .size();
    }

    private void nothingIsLeft() throws IOException {
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).toList())
                    .containsExactly("cards.jsonl.gz");
        }
    }

    @Test
    void allCardsAreFetchedAndBecomeThePool() throws IOException {
        var told = new ArrayList<Long>();
        int cards = ImportCommand.fetch(address("/bulk-data/oracle-cards"), pool, (bytes, of) -> {
                    assertThat(of).isEqualTo(CARDS.length);
                    told.add(bytes);
                })
                .size();
        assertThat(cards).isEqualTo(3000);
        assertThat(told).isSorted().endsWith((long) CARDS.length);
        assertThat(CardReader.read(pool)).hasSize(3000);
        nothingIsLeft();
    }

    @Test
    void aDownloadThatBreaksOffGoesOnWhereItEnded() throws IOException {
        cuts.addAll(List.of(100_000, 50_000));
        assertThat(fetch()).isEqualTo(3000);
        assertThat(ranges).hasSizeGreaterThan(1);
        assertThat(ranges.getFirst()).isEqualTo("null");
        assertThat(ranges.getLast()).startsWith("bytes=");
        nothingIsLeft();
    }

    @Test
    void theNextImportGoesOnWhereTheLastWasGivenUp() throws IOException {
        cuts.addAll(List.of(60_000, 0, 0, 0));
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("import again to go on");
        assertThat(pool).doesNotExist();
        cuts.clear();
        ranges.clear();
        assertThat(fetch()).isEqualTo(3000);
        assertThat(ranges).hasSize(1);
        assertThat(ranges.getFirst()).startsWith("bytes=");
    }

    @Test
    void aServerThatFallsSilentIsNotWaitedForForever() throws Exception {
        var never = new CountDownLatch(1);
        server.createContext("/silent.json", exchange -> {
            exchange.sendResponseHeaders(200, CARDS.length);
            exchange.getResponseBody().write(CARDS, 0, 1000);
            exchange.getResponseBody().flush();
            try {
                never.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
        server.createContext("/silent", exchange -> {
            var offer = "{\"download_uri\":\"" + address("/silent.json") + "\",\"size\":" + CARDS.length + "}";
            send(exchange, 200, offer.getBytes(StandardCharsets.UTF_8), -1);
        });
        var download = new CardDownload(address("/silent"), folder, Duration.ofMillis(300));
        assertThatThrownBy(() -> download.fetch((_, _) -> {}))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("The download broke off after 1000 of");
        never.countDown();
    }

    @Test
    void aFileOfAnotherSizeIsNotImported() throws IOException {
        Files.writeString(pool, "as before");
        said = CARDS.length - 1000L;
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("larger than was said");
        said = CARDS.length + 1000L;
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("broke off");
        assertThat(pool).hasContent("as before");
    }

    @Test
    void whoDoesNotAnswerAsScryfallDoesIsRefusedWithASentence() throws IOException {
        Files.writeString(pool, "as before");
        listStatus = 503;
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("answers with 503");
        listStatus = 200;
        list = "<html>";
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("does not answer as");
        list = "{\"object\": \"error\"}";
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("does not say where");
        list = "{\"download_uri\": \"file:///etc/passwd\", \"size\": 10}";
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("no safe address");
        list = "";
        fileStatus = 404;
        assertThatThrownBy(this::fetch).isInstanceOf(Problem.class).hasMessageContaining("answers with 404");
        assertThat(pool).hasContent("as before");
    }
}
