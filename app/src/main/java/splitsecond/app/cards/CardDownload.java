package splitsecond.app.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import splitsecond.timing.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Fetches Scryfall's file of all cards: its bulk-data interface says where the file lies and how large it is. A
/// download that was broken off goes on where it ended, in a file of its own beside the pool, which is not touched.
public final class CardDownload {

    /// Where Scryfall says what files it has.
    public static final URI SCRYFALL = URI.create("https://api.scryfall.com/bulk-data/oracle-cards");

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int TRIES = 4;
    private static final long LARGEST = 2_000_000_000;
    private static final int OK = 200;
    private static final int PARTIAL = 206;
    private static final int NOT_SATISFIABLE = 416;

    /// Is told how far it is.
    public interface Watcher {
        void at(long bytes, long of);
    }

    /// What lies there to be fetched.
    private record Offer(URI file, long size) {}

    private final URI address;
    private final Path folder;
    private final Duration patience;
    private final HttpClient http;

    /// @param address of the bulk-data interface
    /// @param folder where the file is put
    public CardDownload(URI address, Path folder) {
        this(address, folder, PATIENCE);
    }

    /// @param patience how long nothing may come
    CardDownload(URI address, Path folder, Duration patience) {
        this.address = address;
        this.folder = folder;
        this.patience = patience;
        http = HttpClient.newBuilder()
                .connectTimeout(patience)
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build();
    }

    /// @throws Problem if it cannot be had; what has come so far is kept for the next time
    public Path fetch(Watcher watcher) {
        try {
            var offer = ask();
            Files.createDirectories(folder);
            // Named after the file, so that what is left of another one is not taken for its beginning.
            var partial = folder.resolve(
                    "download-" + Integer.toHexString(offer.toString().hashCode()) + ".part");
            IOException last = null;
            for (int i = 0; i < TRIES; i++) {
                try {
                    long before = length(partial);
                    if (before < offer.size) append(offer, partial, before, watcher);
                    if (length(partial) == offer.size) return partial;
                    if (length(partial) > offer.size) {
                        Files.delete(partial);
                        throw new Problem("The file from " + offer.file.getHost()
                                + " is larger than was said; nothing was imported.");
                    }
                    // Nothing more comes: trying again would not help.
                    if (length(partial) == before) break;
                } catch (IOException broken) {
                    last = broken;
                }
            }
            throw new Problem(
                    "The download broke off after " + length(partial) + " of " + offer.size
                            + " bytes; import again to go on from there.",
                    last == null ? new IOException("too short") : last);
        } catch (IOException failed) {
            throw new Problem("The cards cannot be fetched from " + address + ": " + failed.getMessage() + ".", failed);
        }
    }

    private static long length(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }

    private Offer ask() throws IOException {
        var answer = send(request(address).build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != OK)
            throw new Problem(address + " answers with " + answer.statusCode()
                    + " instead of the list of files; try again later.");
        JsonNode offer;
        try {
            offer = JsonMapper.shared().readTree(answer.body());
        } catch (JacksonException broken) {
            throw new Problem(address + " does not answer as Scryfall's bulk-data interface does.", broken);
        }
        String file = offer.path("download_uri").asString("");
        long size = offer.path("size").asLong(-1);
        if (file.isEmpty() || size <= 0 || size > LARGEST)
            throw new Problem(address + " does not say where the file lies and how large it is.");
        var found = URI.create(file);
        boolean plain = "http".equals(found.getScheme());
        if (plain && !"http".equals(address.getScheme()) || !plain && !"https".equals(found.getScheme()))
            throw new Problem("The cards are said to lie at " + file + ", which is no safe address.");
        return new Offer(found, size);
    }

    private void append(Offer offer, Path partial, long from, Watcher watcher) throws IOException {
        var request = request(offer.file);
        if (from > 0) request.header("Range", "bytes=" + from + "-");
        var answer = send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream in = answer.body()) {
            boolean anew = answer.statusCode() == OK || answer.statusCode() == NOT_SATISFIABLE;
            if (answer.statusCode() == NOT_SATISFIABLE) {
                Files.deleteIfExists(partial);
                throw new IOException("the rest is refused");
            }
            if (!anew && answer.statusCode() != PARTIAL)
                throw new Problem(offer.file + " answers with " + answer.statusCode() + "; try again later.");
            long start = anew ? 0 : from;
            try (OutputStream out = Files.newOutputStream(
                    partial,
                    StandardOpenOption.CREATE,
                    anew ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.APPEND)) {
                copy(in, out, bytes -> watcher.at(start + bytes, offer.size), offer.size - start);
            }
        }
    }

    /// At most one byte more than is expected, which is then seen to be too many.
    private void copy(InputStream in, OutputStream out, LongConsumer told, long most) throws IOException {
        var buffer = new byte[1 << 16];
        long copied = 0;
        while (true) {
            int n = read(in, buffer);
            if (n < 0) return;
            out.write(buffer, 0, n);
            copied += n;
            told.accept(copied);
            if (copied > most) return;
        }
    }

    /// The client's own timeout ends with the first byte: a server that falls silent would be waited for forever.
    private int read(InputStream in, byte[] buffer) throws IOException {
        var silent = CompletableFuture.runAsync(
                () -> hangUp(in), CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS));
        try {
            return in.read(buffer);
        } finally {
            silent.cancel(false);
        }
    }

    private static void hangUp(InputStream in) {
        try {
            in.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private HttpRequest.Builder request(URI to) {
        return HttpRequest.newBuilder(to)
                .timeout(patience)
                .header("User-Agent", "SplitSecond/1.0")
                .header("Accept", "application/json;q=0.9,*/*;q=0.8");
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) throws IOException {
        try {
            return http.send(request, body);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(interrupted));
        }
    }
}
