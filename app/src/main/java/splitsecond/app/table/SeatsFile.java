package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// What is kept of a game beside its setup and moves.
///
/// @param hotseat all seats are played with one token
/// @param conceded the seat that gave up, or -1
/// @param stopped why the game was ended from outside, or null
/// @param rematch the id of the next game, or null
/// @param origin where a game was taken up that others played before; null if it began here
/// @param pace milliseconds between the steps of a game that is shown; null if computers move at once
/// @param clock null if nobody's time is counted
/// @param series null if the game stands alone
/// @param delay how many seconds those who only look on see it late; null if they see it at once
record SeatsFile(
        List<Seat> seats,
        boolean hotseat,
        int conceded,
        @Nullable String stopped,
        @Nullable String rematch,
        @Nullable Integer pace,
        @Nullable String origin,
        @Nullable Clock clock,
        @Nullable Series series,
        @Nullable Integer delay) {

    /// What a game was stored without is as it was before there was such a thing.
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    SeatsFile {
        seats = List.copyOf(seats);
    }

    static SeatsFile of(List<Seat> seats, boolean hotseat, @Nullable Integer pace) {
        return new SeatsFile(seats, hotseat, -1, null, null, pace, null, null, null, null);
    }

    static SeatsFile read(String text) {
        return JSON.readValue(text, SeatsFile.class);
    }

    String write() {
        return JSON.writeValueAsString(this);
    }

    SeatsFile with(int seat, Seat changed) {
        var all = new java.util.ArrayList<>(seats);
        all.set(seat, changed);
        return new SeatsFile(all, hotseat, conceded, stopped, rematch, pace, origin, clock, series, delay);
    }

    SeatsFile concededBy(int seat) {
        return new SeatsFile(seats, hotseat, seat, stopped, rematch, pace, origin, clock, series, delay);
    }

    SeatsFile stopped(String why) {
        return new SeatsFile(seats, hotseat, conceded, why, rematch, pace, origin, clock, series, delay);
    }

    SeatsFile followedBy(String game) {
        return new SeatsFile(seats, hotseat, conceded, stopped, game, pace, origin, clock, series, delay);
    }

    SeatsFile from(String moment) {
        return new SeatsFile(seats, hotseat, conceded, stopped, rematch, pace, moment, clock, series, delay);
    }

    SeatsFile with(List<Seat> sitting) {
        return new SeatsFile(sitting, hotseat, conceded, stopped, rematch, pace, origin, clock, series, delay);
    }

    SeatsFile with(@Nullable Clock changed) {
        return new SeatsFile(seats, hotseat, conceded, stopped, rematch, pace, origin, changed, series, delay);
    }

    SeatsFile with(@Nullable Series changed) {
        return new SeatsFile(seats, hotseat, conceded, stopped, rematch, pace, origin, clock, changed, delay);
    }

    SeatsFile delayedBy(@Nullable Integer seconds) {
        return new SeatsFile(seats, hotseat, conceded, stopped, rematch, pace, origin, clock, series, seconds);
    }

    boolean isComplete() {
        return seats.stream().allMatch(seat -> seat.invite() == null);
    }
}
