package splitsecond.app.table;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/// A view that several are told, put into words once for all of them.
final class News {

    /// Text of one byte a character is the quickest to send.
    static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final View view;
    private final int logFrom;
    private @Nullable String whole;
    private @Nullable String latest;

    /// @param logFrom the number of the first line of the log that is new to those who heard the news before
    News(View view, int logFrom) {
        this.view = view;
        this.logFrom = logFrom;
    }

    /// The same for those who were not told of the news before.
    News after(News missed) {
        var turn = missed.view.turn();
        if (turn == null) return this;
        var seen = new ArrayList<>(missed.view.moments());
        seen.add(new View.Glimpse(
                missed.view.you(),
                turn,
                missed.view.players(),
                missed.view.battlefield(),
                missed.view.stack(),
                missed.view.logStart() + missed.view.log().size()));
        seen.addAll(view.moments());
        return new News(view.with(seen.subList(Math.max(0, seen.size() - Moments.MOST), seen.size())), logFrom);
    }

    /// For somebody who knows nothing yet, or has missed something.
    synchronized String whole() {
        if (whole == null) whole = JSON.writeValueAsString(view);
        return whole;
    }

    /// For somebody who has heard all news before.
    synchronized String latest() {
        if (latest == null) latest = JSON.writeValueAsString(view.withLogFrom(logFrom));
        return latest;
    }
}
