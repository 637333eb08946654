package splitsecond.app.table;

import org.jspecify.annotations.Nullable;

/// The answer to whoever has got a seat.
///
/// @param token null if nobody plays, only computers do
/// @param note something to tell the player, or null
record Started(
        String id,
        @Nullable String token,
        int seat,
        @Nullable String inviteUrl,
        String url,
        String opponent,
        @Nullable String note,
        View view) {}
