package splitsecond.app.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import io.javalin.json.JavalinJackson3;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import splitsecond.timing.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/// Serves the pages of the program to browsers, on virtual threads.
public final class WebServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger("splitsecond");

    /// A request says what it means: nothing is taken for a number that is none, and no number is made up.
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .annotationIntrospector(new JacksonAnnotationIntrospector() {
                @Override
                public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
                    return member.getRawType().isPrimitive() ? Boolean.TRUE : super.hasRequiredMarker(config, member);
                }
            })
            .build();

    private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";
    private static final int CARRIERS_EACH = 8;
    private static final long MOST_BYTES = 256_000;
    private static final int UNAVAILABLE = 503;
    private static final int TOO_LARGE = 413;
    private static final int LONGEST_NAME = 40;
    private static final long MOST_SOCKET_BYTES = 16_000;
    private static final Duration SOCKET_IDLE = Duration.ofMinutes(5);

    /// Longer than any answer waits for a computer that thinks.
    private static final long LAST_ANSWERS_MILLIS = 25_000;

    private final Javalin javalin;
    private final Front front;
    private final Sockets sockets;

    private WebServer(Javalin javalin, Front front, Sockets sockets) {
        this.javalin = javalin;
        this.front = front;
        this.sockets = sockets;
    }

    /// @param host the address to listen on; only `localhost` unless told otherwise
    /// @param port 0 for any that is free
    /// @throws Problem if the port is taken
    public static WebServer start(String host, int port, Site... sites) {
        return start(Front.direct(host, port), sites);
    }

    /// @throws Problem if the port is taken
    public static WebServer start(Front front, Site... sites) {
        return start(front, new CompositeMeterRegistry(), sites);
    }

    /// @param registry where it is counted and measured what happens
    /// @throws Problem if the port is taken
    public static WebServer start(Front front, MeterRegistry registry, Site... sites) {
        letThreadsTakeTurns();
        refuseTaken(front.host(), front.port());
        var sockets = new Sockets();
        registry.gauge("splitsecond.sockets", sockets, Sockets::count);
        var requests = new Requests(registry);
        return new WebServer(
                Javalin.create(config -> {
                            requests.configure(config);
                            configure(config, front, sites);
                            sockets.addTo(config.routes);
                        })
                        .start(front.host(), front.port()),
                front,
                sockets);
    }

    /// Virtual threads keep a thread of the system until they wait for something. With one for each processor, a few
    /// answers that take long would keep all others waiting.
    private static void letThreadsTakeTurns() {
        if (System.getProperty(CARRIERS) == null)
            System.setProperty(
                    CARRIERS,
                    String.valueOf(CARRIERS_EACH * Runtime.getRuntime().availableProcessors()));
    }

    /// Has every request logged, from now on. To be said before the first server is started.
    public static void logRequests() {
        System.setProperty("org.slf4j.simpleLogger.log." + Requests.LOGGER, "info");
    }

    /// Serves until the program is ended, and closes what lies behind it when the last answer has been given.
    public void serve(AutoCloseable behind) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            close();
            try {
                behind.close();
            } catch (Exception fault) {
                var _ = Faults.reference("the end", fault);
            }
        }));
        Thread.currentThread().join();
    }

    /// Asked beforehand, because Javalin logs a stack trace when it cannot bind.
    private static void refuseTaken(String host, int port) {
        try (var _ = new ServerSocket(port, 1, InetAddress.getByName(host))) {
            // free
        } catch (UnknownHostException unknown) {
            throw new Problem("There is no address " + host + " here; choose another with --host.", unknown);
        } catch (IOException | IllegalArgumentException taken) {
            throw new Problem("Port " + port + " on " + host + " cannot be used; choose another with --port.", taken);
        }
    }

    /// Where others find it too, if it listens on every address of the machine.
    public URI address(String path) {
        return URI.create("http://" + Addresses.toVisit(front.host()) + ":" + javalin.port() + path);
    }

    /// Tells those who are connected, and gives the answers that are under way. One that takes too long is cut off:
    /// what
    /// lies behind the server is to be closed in any case.
    @Override
    public void close() {
        sockets.end();
        try {
            // Not by Javalin, which logs a stack trace when the time is up.
            javalin.jettyServer().server().stop();
        } catch (Exception _) {
            LOG.warn("Answers that were not given within {} ms are cut off.", LAST_ANSWERS_MILLIS);
        }
    }

    private static void configure(JavalinConfig config, Front front, Site... sites) {
        config.contextResolver.ip = front::caller;
        if (front.proxy() != null) {
            String scheme = front.proxy().getScheme();
            String authority = front.proxy().getRawAuthority();
            config.contextResolver.scheme = _ -> scheme;
            config.contextResolver.host = _ -> authority;
        }
        if (front.peers()) {
            // Whoever sends a request on says how it was asked.
            config.contextResolver.scheme =
                    context -> said(context, Forwarding.SCHEME, context.req().getScheme());
            config.contextResolver.host =
                    context -> said(context, Forwarding.HOST, String.valueOf(context.header("Host")));
            config.routes.before(context -> context.attribute(Front.PEER, true));
            config.routes.wsBeforeUpgrade(context -> context.attribute(Front.PEER, true));
        }
        config.startup.showJavalinBanner = false;
        config.concurrency.useVirtualThreads = true;
        // Endless recursion is an error and no exception, and a fault like any other.
        config.router.javaLangErrorHandler((response, fault) -> {
            var refusal = Faults.log("a request", fault);
            response.setStatus(refusal.status());
            response.setContentType("application/json");
            try {
                response.getWriter().write(JSON.writeValueAsString(refusal.body()));
            } catch (IOException _) {
                // whoever asked is gone
            }
        });
        config.jetty.modifyServer(server -> {
            server.setHandler(new GracefulHandler());
            server.setStopTimeout(LAST_ANSWERS_MILLIS);
            server.setErrorHandler(new PlainErrors());
        });
        var keys = front.keys();
        if (keys != null) config.jetty.addConnector((server, http) -> encrypted(server, http, front, keys));
        config.http.maxRequestSize = MOST_BYTES;
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(MOST_SOCKET_BYTES);
            sockets.setIdleTimeout(SOCKET_IDLE);
        });
        config.jsonMapper(new JavalinJackson3(JSON, true));
        config.staticFiles.add(files -> {
            files.hostedPath = "/web";
            files.directory = "/web";
            files.location = Location.CLASSPATH;
        });
        config.staticFiles.enableWebjars();
        var routes = config.routes;
        routes.before(context -> context.header("Content-Security-Policy", Pages.policy(context))
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer"));
        routes.before(front::check);
        routes.wsBeforeUpgrade(front::check);
        routes.wsBeforeUpgrade(context -> context.attribute(Front.CALLER, front.caller(context)));
        // A page of another site may neither call nor listen, whoever is looking at it.
        routes.before(Origins::check);
        routes.wsBeforeUpgrade(Origins::check);
        routes.exception(Refusal.class, (refusal, context) -> {
            if (refusal.status() == UNAVAILABLE) context.header("Retry-After", "2");
            context.status(refusal.status()).json(refusal.body());
        });
        routes.exception(
                Moved.class,
                (moved, context) -> context.status(front.peers() ? Moved.STATUS : UNAVAILABLE)
                        .header(front.peers() ? Forwarding.MOVED : "Retry-After", "2")
                        .json(Refusal.body(String.valueOf(moved.getMessage()), List.of("MOVED"))));
        routes.exception(
                Problem.class,
                (problem, context) ->
                        context.status(400).json(Refusal.body(String.valueOf(problem.getMessage()), List.of())));
        routes.exception(
                JacksonException.class,
                (broken, context) -> context.status(400)
                        .json(Refusal.body("The request is not understood: " + why(broken), List.of())));
        routes.exception(
                HttpResponseException.class,
                (refused, context) -> context.status(refused.getStatus())
                        .json(Refusal.body(
                                refused.getStatus() == TOO_LARGE
                                        ? "The request is too large: " + MOST_BYTES / 1000 + " KB are the most."
                                        : String.valueOf(refused.getMessage()),
                                List.of())));
        routes.exception(Exception.class, (fault, context) -> {
            var refusal = Requests.within(context, () -> Faults.log(context.method() + " " + context.path(), fault));
            context.status(refusal.status()).json(refusal.body());
        });
        for (var site : sites) site.addTo(routes);
    }

    private static String said(Context context, String header, String otherwise) {
        var given = context.header(header);
        return given == null ? otherwise : given;
    }

    private static ServerConnector encrypted(Server server, HttpConfiguration http, Front front, Keys keys) {
        var tls = new SslContextFactory.Server();
        tls.setSslContext(keys.context());
        tls.setNeedClientAuth(true);
        tls.setIncludeProtocols("TLSv1.3");
        var connector =
                new ServerConnector(server, new SslConnectionFactory(tls, "http/1.1"), new HttpConnectionFactory(http));
        connector.setHost(front.host());
        connector.setPort(front.port());
        return connector;
    }

    /// In words of the interface, not of the program.
    private static String why(JacksonException broken) {
        if (broken instanceof UnrecognizedPropertyException unknown)
            return "there is no field \"" + shortened(unknown.getPropertyName()) + "\" here.";
        // The last that has a name: an element of a list has none.
        String field = broken.getPath().reversed().stream()
                .map(JacksonException.Reference::getPropertyName)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        if (field == null) return "it is no JSON of the expected form.";
        boolean missing = broken.getOriginalMessage().startsWith("Missing required creator property");
        return "\"" + shortened(field) + (missing ? "\" is missing." : "\" is not of the expected form.");
    }

    private static String shortened(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "…" : name;
    }
}
