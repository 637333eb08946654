package splitsecond.app.table;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A player who only knows the interface.
public class Client {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final HttpClient http;
    private final URI server;
    private @Nullable String game;
    private @Nullable String token;
    private @Nullable JsonNode view;
    /// Everything that the server has sent to this player, over HTTP and WebSockets.
    public final List<String> received = new CopyOnWriteArrayList<>();

    public Client(HttpClient http, URI server) {
        this.http = http;
        this.server = server;
    }

    HttpClient http() {
        return http;
    }

    URI address(String path) {
        return server.resolve(path);
    }

    /// An answer.
    public record Answer(int status, String text) {
        public JsonNode json() {
            return JSON.readTree(text);
        }

        public String error() {
            return json().path("error").asString("");
        }
    }

    public Answer send(String method, String path, @Nullable String body) {
        var request = HttpRequest.newBuilder(server.resolve(path))
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (token != null) request.header("Authorization", "Bearer " + token);
        try {
            var response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            received.add(response.body());
            return new Answer(response.statusCode(), response.body());
        } catch (IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    public Answer get(String path) {
        return send("GET", path, null);
    }

    public Answer post(String path, String body) {
        return send("POST", path, body);
    }

    /// Starts a game and sits down at it.
    public Client start(String body) {
        return sit(post("/api/games", body));
    }

    public Client sit(Answer answer) {
        if (answer.status() / 100 != 2) throw new IllegalStateException(answer.text());
        game = answer.json().get("id").asString();
        token = answer.json().path("token").asString(null);
        view = answer.json().get("view");
        return this;
    }

    /// Whoever has that token.
    public Client as(@Nullable String remembered) {
        token = remembered;
        return this;
    }

    /// Sits down with what a browser would remember.
    public Client sit(String id, @Nullable String remembered) {
        game = id;
        token = remembered;
        look();
        return this;
    }

    public String game() {
        if (game == null) throw new IllegalStateException("no game yet");
        return game;
    }

    public String path() {
        return "/api/games/" + game();
    }

    public @Nullable String token() {
        return token;
    }

    public JsonNode view() {
        if (view == null) throw new IllegalStateException("nothing seen yet");
        return view;
    }

    public JsonNode look() {
        view = get(path()).json();
        return view();
    }

    /// A call at this game; what it answers is the new view, if it is one.
    public Answer at(String call, String body) {
        var answer = post(path() + "/" + call, body);
        if (answer.status() == 200 && answer.json().has("revision")) view = answer.json();
        return answer;
    }

    public boolean isOver() {
        return !view().get("over").isNull();
    }

    public boolean isAsked() {
        return !view().get("decision").isNull();
    }

    public JsonNode decision() {
        return view().get("decision");
    }

    public String kind() {
        return isAsked() ? decision().get("kind").asString() : "";
    }

    public Answer choose(int option) {
        return at("choices", "{\"decision\": " + decision().get("id").asInt() + ", \"option\": " + option + "}");
    }

    /// The index of the first option that fits, or -1.
    public int option(Predicate<JsonNode> fits) {
        for (var option : decision().get("options"))
            if (fits.test(option)) return option.get("index").asInt();
        return -1;
    }

    public Answer chooseKind(String kind) {
        return choose(option(option -> option.get("kind").asString().equals(kind)));
    }

    public Answer chooseRandomly(RandomGenerator random) {
        var sensible = new ArrayList<Integer>();
        for (var option : decision().get("options"))
            if (!option.has("mana")) sensible.add(option.get("index").asInt());
        return choose(sensible.isEmpty() ? 0 : sensible.get(random.nextInt(sensible.size())));
    }

    /// The first card of that name in this player's hand.
    public long inHand(String name) {
        for (var player : view().get("players")) {
            if (player.get("player").asInt() != view().get("you").asInt()) continue;
            for (var card : player.get("hand"))
                if (card.get("name").asString().equals(name))
                    return card.get("id").asLong();
        }
        throw new IllegalStateException("no " + name + " in hand");
    }

    public JsonNode me() {
        return view().get("players").get(view().get("you").asInt());
    }
}
