package splitsecond.app.web;

import io.javalin.config.RoutesConfig;

/// The pages and calls of one part of the program, such as a game's table.
public interface Site {

    void addTo(RoutesConfig routes);
}
