package splitsecond.app.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is logged and measured of requests. Each has a reference, which the answer carries and under which the log
/// says more.
final class Requests {

    static final String LOGGER = "splitsecond.requests";

    private static final Logger LOG = LoggerFactory.getLogger(LOGGER);
    private static final ScopedValue<String> REFERENCE = ScopedValue.newInstance();
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String ATTRIBUTE = "reference";
    private static final int LONGEST_PATH = 200;

    private final MeterRegistry registry;

    Requests(MeterRegistry registry) {
        this.registry = registry;
    }

    void configure(JavalinConfig config) {
        config.routes.before(context -> {
            String reference = fresh();
            context.attribute(ATTRIBUTE, reference);
            context.header("X-Request-Id", reference);
        });
        config.router.handlerWrapper(endpoint -> context -> within(endpoint.handler, context));
        config.requestLogger.http((context, millis) -> tell(context, millis.doubleValue()));
    }

    private static void within(Handler handler, Context context) throws Exception {
        within(context, () -> {
            handler.handle(context);
            return true;
        });
    }

    /// Whatever is logged meanwhile has the reference of that request.
    static <T, X extends Throwable> T within(Context context, ScopedValue.CallableOp<T, X> work) throws X {
        return ScopedValue.where(REFERENCE, reference(context)).call(work);
    }

    /// Of the request, or a new one where none is being answered.
    static String reference() {
        return REFERENCE.isBound() ? REFERENCE.get() : fresh();
    }

    static String reference(Context context) {
        String known = context.attribute(ATTRIBUTE);
        return known == null ? reference() : known;
    }

    private static String fresh() {
        var bytes = new byte[4];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// Neither what was sent nor who is allowed what: headers, bodies and queries may hold secrets.
    private void tell(Context context, double millis) {
        String status = String.valueOf(context.statusCode());
        var endpoint = context.endpoints().lastHttpEndpoint();
        // Few, whatever is asked for.
        String method = endpoint == null ? "other" : endpoint.method.name();
        String path = endpoint == null ? "other" : endpoint.path;
        registry.timer("splitsecond.requests", "method", method, "path", path, "status", status)
                .record(Duration.ofNanos((long) (millis * 1e6)));
        if (LOG.isInfoEnabled())
            LOG.atInfo()
                    .addKeyValue("ref", reference(context))
                    .addKeyValue("method", context.method().name())
                    .addKeyValue("path", Faults.quoted(shortened(context.path())))
                    .addKeyValue("status", status)
                    .addKeyValue("ms", Math.round(millis * 10) / 10.0)
                    .log("request");
    }

    private static String shortened(String path) {
        return path.length() > LONGEST_PATH ? path.substring(0, LONGEST_PATH) + "…" : path;
    }
}
