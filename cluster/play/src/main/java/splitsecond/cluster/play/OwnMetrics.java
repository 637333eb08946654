package splitsecond.cluster.play;

import io.javalin.config.RoutesConfig;
import splitsecond.app.metrics.Metrics;
import splitsecond.app.web.Site;

/// What a server counts, for the other servers that sum it.
record OwnMetrics(Metrics metrics) implements Site {

    static final String PATH = "/metrics";

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(
                PATH,
                context -> context.contentType("text/plain; charset=utf-8").result(metrics.scrape()));
    }
}
