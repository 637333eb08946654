package splitsecond.app.skirmish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A player who only knows the calls.
final class SkirmishClient {

    private final HttpClient http;
    private URI server;
    private String game = "";
    private @Nullable String token;

    SkirmishClient(HttpClient http, URI server) {
        this.http = http;
        this.server = server;
    }

    record Answer(int status, String text) {
        JsonNode json() {
            return JsonMapper.shared().readTree(text);
        }

        String error() {
            return json().path("error").asString("");
        }
    }

    Answer call(String method, String path, String body) {
        var request =
                HttpRequest.newBuilder(server.resolve(path)).method(method, HttpRequest.BodyPublishers.ofString(body));
        if (token != null) request.header("Authorization", "Bearer " + token);
        try {
            var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(answer.statusCode(), answer.body());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    Answer get(String path) {
        return call("GET", path, "");
    }

    Answer post(String path, String body) {
        return call("POST", path, body);
    }

    /// Starts a game and sits down at it.
    SkirmishClient start(String body) {
        return sit(post("/api/skirmish", body));
    }

    /// Takes the seat that somebody else's game has free.
    SkirmishClient join(SkirmishClient host, String more) {
        var invite = host.view().get("invite").asString();
        return sit(post(host.path() + "/join", "{\"invite\": \"" + invite + "\"" + more + "}"));
    }

    SkirmishClient sit(Answer started) {
        if (started.status() >= 300) throw new AssertionError(started.text());
        game = started.json().get("id").asString();
        token = started.json().get("token").asString();
        return this;
    }

    /// Somebody who looks at a game without a seat.
    SkirmishClient watch(SkirmishClient other) {
        game = other.game;
        return this;
    }

    /// The same player at the server's new address.
    void moveTo(URI address) {
        server = address;
    }

    String path() {
        return "/api/skirmish/" + game;
    }

    JsonNode view() {
        return get(path()).json();
    }

    Answer ask(String body) {
        return post(path(), body);
    }

    Answer move(String name) {
        return ask("{\"do\": \"move\", \"move\": \"" + name + "\"}");
    }

    Answer activate(int player, String figure) {
        return ask("{\"do\": \"move\", \"move\": \"startActivation\", \"player\": " + player + ", \"name\": \"" + figure
                + "\"}");
    }

    /// What is pushed from now on, the view of this moment first.
    Tab tab() {
        var address = server.resolve(path() + "/events").toString().replaceFirst("http", "ws");
        var tab = new Tab();
        tab.socket =
                http.newWebSocketBuilder().buildAsync(URI.create(address), tab).join();
        tab.socket
                .sendText(token == null ? "{}" : "{\"token\": \"" + token + "\"}", true)
                .join();
        return tab;
    }

    static final class Tab implements WebSocket.Listener {
        private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
        private final StringBuilder text = new StringBuilder();
        private @Nullable WebSocket socket;

        String next() throws InterruptedException {
            var message = inbox.poll(20, TimeUnit.SECONDS);
            if (message == null) throw new AssertionError("nothing was pushed");
            return message;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                inbox.add(text.toString());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
