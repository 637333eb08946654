package splitsecond.app.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.websocket.WsConnectContext;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// Sends what is about a game on to the server that it lives on, and its answer back. Whoever has asked cannot tell.
public final class Forwarding implements AutoCloseable {

    static final String SCHEME = "X-Forwarded-Proto";
    static final String HOST = "X-Forwarded-Host";
    /// Said by a server that the game does not live on any more.
    static final String MOVED = "X-Moved";

    private static final String HOME = "home";
    private static final int LOST = 503;
    /// For so long it is tried again while the game moves, or the server that it lived on is found to be gone; a server
    /// that ends does not try.
    private static final Duration PATIENCE = Duration.ofSeconds(12);
    /// Longer than any answer waits for a computer that thinks.
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(65);

    private static final long PAUSE_NANOS = 50_000_000;

    private final Homes homes;
    private final HttpClient client;
    private final Timer sent;
    /// What is under way to each server, to be given up when that one is gone.
    private final Map<String, Set<Runnable>> underWay = new ConcurrentHashMap<>();

    /// @param keys to prove who sends it; null where nothing is encrypted
    public Forwarding(Homes homes, @Nullable Keys keys, MeterRegistry registry) {
        this.homes = homes;
        var builder = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(2))
                .followRedirects(HttpClient.Redirect.NEVER);
        if (keys != null) builder.sslContext(keys.context());
        client = builder.build();
        sent = registry.timer("splitsecond.forwarded");
    }

    /// Whether another server has sent it here, so that it is not sent on again.
    public static boolean isSentOn(Context context) {
        return context.attribute(Front.PEER) != null;
    }

    /// Answers a request about a game here, or lets it be answered where the game lives.
    public void answer(Context context, String id, Handler here) throws Exception {
        if (isSentOn(context) || !Identity.isOne(id)) {
            here.handle(context);
            return;
        }
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                var home = homes.isHere(id) ? null : homes.find(id);
                if (home == null) here.handle(context);
                else pass(context, home);
                return;
            } catch (Moved | Unreached _) {
                homes.lost(id);
                if (System.nanoTime() > end || !homes.isReady()) throw unknown();
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /// Where something lives, which is looked for as long as anybody waits for an answer; null for here.
    ///
    /// @throws Refusal with 503 if it is not found
    public @Nullable URI find(String id) {
        if (!Identity.isOne(id)) return null;
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return homes.isHere(id) ? null : homes.find(id);
            } catch (Moved _) {
                homes.lost(id);
                if (System.nanoTime() > end || !homes.isReady()) throw unknown();
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    static Refusal unknown() {
        return new Refusal(LOST, "The game is moving to another server; try again.", List.of("MOVING"));
    }

    /// Nothing has reached the other server.
    private static final class Unreached extends RuntimeException {
        Unreached(Throwable cause) {
            super(cause);
        }
    }

    private void pass(Context context, URI home) {
        var sample = Timer.start();
        var query = context.queryString();
        var address = at(home, home.getScheme(), context.req().getRequestURI() + (query == null ? "" : "?" + query));
        var body = context.bodyAsBytes();
        var request = HttpRequest.newBuilder(address)
                .timeout(LONGEST_ANSWER)
                .method(
                        context.method().name(),
                        body.length == 0
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofByteArray(body))
                .header(Front.FORWARDED, context.ip())
                .header(SCHEME, context.scheme())
                .header(HOST, String.valueOf(context.host()));
        for (var name : List.of("Authorization", "Content-Type")) {
            var value = context.header(name);
            if (value != null) request.header(name, value);
        }
        // The same answer to the same decision again changes nothing, like looking.
        boolean harmless = context.method() == HandlerType.GET || context.path().endsWith("/choices");
        var answer = send(request.build(), harmless);
        if (answer.headers().firstValue(MOVED).isPresent()) throw new Moved();
        context.status(answer.statusCode());
        for (var name : List.of("Content-Type", "Retry-After"))
            answer.headers().firstValue(name).ifPresent(value -> context.header(name, value));
        context.result(answer.body());
        sample.stop(sent);
    }

    /// Whatever the path says, it is one of that server.
    private static URI at(URI home, String scheme, String path) {
        try {
            return URI.create(scheme + "://" + home.getRawAuthority() + path);
        } catch (IllegalArgumentException _) {
            throw new Refusal(400, "The address is not understood.", List.of("ADDRESS"));
        }
    }

    private HttpResponse<byte[]> send(HttpRequest request, boolean harmless) {
        var coming = client.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray());
        Runnable giveUp = () -> coming.cancel(true);
        var others = underWay(request.uri());
        others.add(giveUp);
        try {
            return coming.get();
        } catch (ExecutionException | CancellationException failed) {
            var cause = failed.getCause();
            if (harmless || cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException)
                throw new Unreached(failed);
            // Whether it was done is not known: who sends the same answer to the same decision again is told.
            throw new Refusal(
                    LOST,
                    "The server that the game lived on was lost; ask again whether it was done.",
                    List.of("LOST"));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Refusal(LOST, "The server is being ended.", List.of("ENDING"));
        } finally {
            others.remove(giveUp);
        }
    }

    private Set<Runnable> underWay(URI home) {
        return underWay.computeIfAbsent(home.getRawAuthority(), _ -> ConcurrentHashMap.newKeySet());
    }

    /// That server is gone: nobody waits for it any longer.
    public void gone(URI home) {
        var given = underWay.remove(home.getRawAuthority());
        if (given != null) given.forEach(Runnable::run);
    }

    /// Asks another server, on behalf of whoever has asked this one.
    ///
    /// @return null if it cannot be reached
    public @Nullable String ask(URI home, String method, String path, String body) {
        var request = HttpRequest.newBuilder(home.resolve(path))
                .timeout(LONGEST_ANSWER)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            var answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            return answer.statusCode() == 200 ? answer.body() : null;
        } catch (IOException _) {
            return null;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /// Finds out before a WebSocket is opened where its game lives, and so where to send on what it says.
    public void seek(Context context, String id) {
        if (isSentOn(context)) return;
        var home = find(id);
        if (home == null) return;
        var scheme = "https".equals(home.getScheme()) ? "wss" : "ws";
        context.attribute(HOME, at(home, scheme, context.req().getRequestURI()));
    }

    /// The way on to where the game lives; null if it does so here.
    public @Nullable Relay relay(WsConnectContext context) {
        @Nullable URI home = context.attribute(HOME);
        if (home == null) return null;
        @Nullable String caller = context.attribute(Front.CALLER);
        var others = underWay(home);
        var relay = new Relay(context.session, others);
        var _ = client.newWebSocketBuilder()
                .header(Front.FORWARDED, String.valueOf(caller))
                .connectTimeout(Duration.ofSeconds(2))
                .buildAsync(home, relay)
                .whenComplete((_, failed) -> {
                    if (failed != null) relay.end(Relay.RESTART, "the game is moving; connect again");
                });
        return relay;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
