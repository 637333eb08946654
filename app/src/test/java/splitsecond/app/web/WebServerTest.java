package splitsecond.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.config.RoutesConfig;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WebServerTest {

    private static final int PAGE_WEIGHT = 500_000;

    /// A page that is served, and a call that fails.
    private static final class Broken implements Site {
        @Override
        public void addTo(RoutesConfig routes) {
            routes.get("/", context -> Pages.serve(context, "/web/table/index.html"));
            routes.get("/broken", _ -> {
                throw new IllegalStateException("the wheel\ncame off");
            });
            routes.post("/call", context -> context.json(List.of()));
        }
    }

    private final WebServer server = WebServer.start("localhost", 0, new Broken());
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void stop() {
        server.close();
        client.close();
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void aFaultIsOneLineInTheLogAndOneSentenceForTheClient() throws Exception {
        var log = new ByteArrayOutputStream();
        var before = System.err;
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        HttpResponse<String> answer;
        try {
            answer = send(HttpRequest.newBuilder(server.address("/broken")).header("Authorization", "Bearer SECRET"));
        } finally {
            System.setErr(before);
        }
        assertThat(answer.statusCode()).isEqualTo(500);
        var reference = answer.body().replaceAll(".*\"reference\":\"([0-9a-f]{8})\".*", "$1");
        assertThat(answer.body()).contains("A fault of the program").doesNotContain("wheel", "Exception");
        var lines = log.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst())
                .contains("ref=" + reference, "at=\"GET /broken\"", "the wheel came off", "WebServerTest.java:")
                .doesNotContain("SECRET");
        assertThat(answer.headers().firstValue("X-Request-Id")).contains(reference);
    }

    @Test
    void everyRequestHasAReferenceOfItsOwn() throws Exception {
        Set<String> references = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            var answer = send(HttpRequest.newBuilder(server.address(i % 2 == 0 ? "/" : "/nowhere")));
            references.add(answer.headers().firstValue("X-Request-Id").orElseThrow());
        }
        assertThat(references).hasSize(20).allMatch(reference -> reference.matches("[0-9a-f]{8}"));
    }

    @Test
    void pagesOfOtherSitesMayNotCall() throws Exception {
        var call = HttpRequest.newBuilder(server.address("/call")).POST(HttpRequest.BodyPublishers.noBody());
        assertThat(send(call).statusCode()).as("a program").isEqualTo(200);
        var own = server.address("/").toString().replaceFirst("/$", "");
        assertThat(send(call.copy().header("Origin", own)).statusCode()).isEqualTo(200);
        for (String origin : List.of("http://elsewhere.example", "null", "http://localhost", "nonsense ://"))
            assertThat(send(call.copy().header("Origin", origin)).statusCode())
                    .as(origin)
                    .isEqualTo(403);
    }

    private static final Pattern IMPORT = Pattern.compile(
            "(?m)(?:(?:^|;)(?:import\\s*|(?:import|export)\\b[^'\"\n;]*\\bfrom\\s*|export\\*from\\s*|\\}\\s*from\\s*)"
                    + "|\\bimport\\()['\"]([^'\"]+)['\"]");
    private static final Pattern LINK = Pattern.compile("(?:src|href)=\"([^\"#]+)\"");
    private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\": \"(/webjars/[^\"]+)\"");

    /// Loads the page as a browser does: what it links to, and what that imports.
    @Test
    void thePageIsLight() throws Exception {
        var page = send(HttpRequest.newBuilder(server.address("/"))).body();
        int weight = page.length();
        Set<String> seen = new HashSet<>();
        var open = new ArrayDeque<String>();
        for (var link : LINK.matcher(page).results().toList()) open.add(link.group(1));
        while (!open.isEmpty()) {
            var path = open.remove();
            if (!seen.add(path)) continue;
            var answer = send(HttpRequest.newBuilder(server.address(path)));
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            weight += answer.body().getBytes(StandardCharsets.UTF_8).length;
            if (!path.endsWith(".js")) continue;
            for (var imported : IMPORT.matcher(answer.body()).results().toList())
                open.add(resolve(path, imported.group(1), page));
        }
        assertThat(seen).hasSizeGreaterThan(10);
        assertThat(weight).isLessThan(PAGE_WEIGHT);
    }

    private static String resolve(String from, String imported, String page) {
        if (imported.startsWith("/")) return imported;
        if (imported.startsWith(".")) return URI.create(from).resolve(imported).toString();
        for (var mapped : MAPPED.matcher(page).results().toList()) {
            var name = mapped.group(1);
            if (imported.equals(name)) return mapped.group(2);
            if (name.endsWith("/") && imported.startsWith(name))
                return mapped.group(2) + imported.substring(name.length());
        }
        throw new AssertionError(from + " imports " + imported + ", which is nowhere");
    }

    /// The first line of the answer to a request that calls the server by that name.
    private String askedFor(String name) throws IOException {
        var address = server.address("/");
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream()
                    .write(("GET / HTTP/1.1\r\nHost: " + name + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .findFirst()
                    .orElse("");
        }
    }

    @Test
    void aLocalServerAnswersToItsOwnNamesOnly() throws Exception {
        for (String name : List.of("localhost", "localhost:8080", "127.0.0.1:1", "[::1]:99", "cards.localhost"))
            assertThat(askedFor(name)).as(name).contains(" 200 ");
        for (String name :
                List.of("evil.example", "evil.example:80", "localhost.evil.example", "192.168.0.1", "128.0.0.1"))
            assertThat(askedFor(name)).as(name).contains(" 421 ");
    }
}
