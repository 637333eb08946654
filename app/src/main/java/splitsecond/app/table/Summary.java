package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a list of open games shows of one.
record Summary(
        String id,
        List<String> players,
        List<String> decks,
        int turn,
        boolean yourMove,
        @Words({View.WAITING, View.PLAYING, View.OVER}) String status,
        View.@Nullable Over over) {}
