package splitsecond.app.table;

import org.jspecify.annotations.Nullable;

/// The answer to whoever has got a seat.
///
/// @param token null if nobody plays, only computers do
record Started(
        String id,
        @Nullable String token,
        int seat,
        @Nullable String inviteUrl,
        String url,

        @Words({"heuristic", "search", "random", "java", "hotseat", "invite"})
        String opponent,

        View view) {}
