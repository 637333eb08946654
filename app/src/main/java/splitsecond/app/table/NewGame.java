package splitsecond.app.table;

import org.jspecify.annotations.Nullable;

/// What a client asks for with `POST /api/games`; everything may be left out.
///
/// @param deck a name, or a pasted list: a text with a line break, or one that begins with a number
/// @param opponent a kind of computer (of one's own: `java:CLASS`), `hotseat` or `invite`
/// @param player a kind of computer that plays instead of the client, to watch two of them
/// @param first `you`, `opponent` or `random`
/// @param sandbox cards whose text is not supported may be in the decks and are moved by hand
/// @param clock minutes that each player has for all their decisions; none if left out
/// @param bestOf 3 for a series with sideboards in between
/// @param delay how many seconds those who only look on see it late; none if left out
/// @param pace of two computers: milliseconds between their moves; 0 for all at once
record NewGame(
        @Nullable String deck,
        @Nullable String opponentDeck,

        @Words(
                value = {"heuristic", "search", "random", "hotseat", "invite"},
                orOther = true)
        @Nullable
        String opponent,

        @Nullable Long seed,
        @Nullable String name,
        @Nullable String opponentName,

        @Words(
                value = {"heuristic", "search", "random"},
                orOther = true)
        @Nullable
        String player,

        @Words({"you", "opponent", "random"}) @Nullable String first,
        @Nullable Integer pace,
        @Nullable Boolean sandbox,
        @Nullable Integer clock,
        @Nullable Integer bestOf,
        @Nullable Integer delay) {}
