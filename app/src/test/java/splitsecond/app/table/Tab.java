package splitsecond.app.table;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A browser tab: what is pushed to it goes into its inbox and to its client.
public final class Tab implements WebSocket.Listener {

    private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private final CompletableFuture<String> closed = new CompletableFuture<>();
    private final StringBuilder text = new StringBuilder();
    private final Client client;
    private final WebSocket socket;

    private Tab(Client client, HttpClient http, URI address) {
        this.client = client;
        socket = http.newWebSocketBuilder().buildAsync(address, this).join();
    }

    /// Connects to the client's game, without saying who it is.
    public static Tab open(Client client) {
        var address = client.address(client.path() + "/events").toString();
        return new Tab(client, client.http(), URI.create(address.replaceFirst("http", "ws")));
    }

    void send(String message) {
        socket.sendText(message, true).join();
    }

    /// Says who it is, and waits for the first view.
    public Tab enter() throws InterruptedException {
        send(client.token() == null ? "{}" : "{\"token\": \"" + client.token() + "\"}");
        next();
        return this;
    }

    public JsonNode next() throws InterruptedException {
        var message = inbox.poll(20, TimeUnit.SECONDS);
        if (message == null) throw new AssertionError("no message came");
        return JsonMapper.shared().readTree(message);
    }

    /// The answer to what was sent with that reference, whatever was pushed before it.
    JsonNode answer(int ref) throws InterruptedException {
        while (true) {
            var message = next();
            if (message.path("ref").asInt(-1) == ref) return message;
        }
    }

    /// With which status and for which reason the server has closed it.
    String closed() throws Exception {
        return closed.get(30, TimeUnit.SECONDS);
    }

    public void close() {
        socket.abort();
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed.complete(status + " " + reason);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        text.append(data);
        if (last) {
            client.received.add(text.toString());
            inbox.add(text.toString());
            text.setLength(0);
        }
        from.request(1);
        return null;
    }
}
