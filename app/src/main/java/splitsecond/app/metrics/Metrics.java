package splitsecond.app.metrics;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Problem;

/// What a server counts and measures. Where nobody asked for it, nothing is counted.
public final class Metrics implements AutoCloseable {

    private static final String PATH = "/metrics";

    private final MeterRegistry registry;
    private final @Nullable HttpServer server;
    private final @Nullable JvmGcMetrics collections;

    private Metrics(MeterRegistry registry, @Nullable HttpServer server, @Nullable JvmGcMetrics collections) {
        this.registry = registry;
        this.server = server;
        this.collections = collections;
    }

    public static Metrics none() {
        return new Metrics(new CompositeMeterRegistry(), null, null);
    }

    /// Serves them at `/metrics` on an address of their own, in the format that Prometheus reads.
    ///
    /// @param address `host:port`, or null for nowhere
    /// @throws Problem if it cannot be listened on
    public static Metrics at(@Nullable String address) {
        if (address == null) return none();
        var registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        var collections = new JvmGcMetrics();
        collections.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        var server = listen(address);
        server.createContext(PATH, exchange -> answer(exchange, PATH, registry::scrape));
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
        return new Metrics(registry, server, collections);
    }

    private static HttpServer listen(String address) {
        int colon = address.lastIndexOf(':');
        try {
            int port = Integer.parseInt(address.substring(colon + 1));
            return HttpServer.create(new InetSocketAddress(address.substring(0, Math.max(0, colon)), port), 0);
        } catch (IOException | IllegalArgumentException failed) {
            throw new Problem("--metrics " + address + " cannot be used; it looks like localhost:9100.", failed);
        }
    }

    private static void answer(HttpExchange exchange, String path, Supplier<String> scraped) throws IOException {
        try (exchange) {
            if (!exchange.getRequestURI().getPath().equals(path)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            var text = scraped.get().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
            exchange.sendResponseHeaders(200, text.length);
            exchange.getResponseBody().write(text);
        }
    }

    public MeterRegistry registry() {
        return registry;
    }

    /// As they are served; nothing where nothing is counted.
    public String scrape() {
        return registry instanceof PrometheusMeterRegistry counted ? counted.scrape() : "";
    }

    /// Serves others beside them, at `/metrics/` and that name.
    public void serve(String name, Supplier<String> others) {
        if (server == null) return;
        String path = PATH + "/" + name;
        server.createContext(path, exchange -> answer(exchange, path, others));
    }

    /// Where it listens, or -1.
    public int port() {
        return server == null ? -1 : server.getAddress().getPort();
    }

    @Override
    public void close() {
        if (server != null) server.stop(0);
        if (collections != null) collections.close();
        registry.close();
    }
}
