package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Moved;
import splitsecond.app.web.Refusal;

/// When a game may be told with everything that was hidden in it: its record, and its replay.
record Telling(Tables tables) {

    String record(String id) {
        var record = tables.at(id, Table::record);
        refuseWhileTheSeriesGoesOn(id);
        return record;
    }

    Replays.Story story(String id) {
        var story = tables.at(id, Table::story);
        refuseWhileTheSeriesGoesOn(id);
        return story;
    }

    /// A game that is over tells both decks, and the next one of its series is played with the same cards.
    private void refuseWhileTheSeriesGoesOn(String id) {
        String last = id;
        while (true) {
            String next = next(last);
            if (next == null) return;
            if (next.isEmpty())
                throw new Refusal(
                        422,
                        "It would tell both decks, and the series goes on; it can be had when that is decided.",
                        List.of("SERIES"));
            last = next;
        }
    }

    /// A game that cannot be looked at here may be going on elsewhere.
    private @Nullable String next(String id) {
        try {
            return tables.at(id, Table::seriesGoesOn);
        } catch (Refusal | Moved _) {
            return "";
        }
    }
}
