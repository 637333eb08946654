package splitsecond.app.skirmish;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;

/// What a player asks for; `do` says which. What is missing is null, and refused where it is needed.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
sealed interface Request {

    /// Who asks. For a move, whose figure is activated, and for an event, whose figure it is about.
    @Nullable
    Integer player();

    @JsonTypeName("select")
    record Select(@Nullable Integer player, @Nullable String card) implements Request {}

    @JsonTypeName("special")
    record Special(
            @Nullable Integer player,
            @Nullable String figure,
            @Nullable String card) implements Request {}

    @JsonTypeName("confirm")
    record Confirm(@Nullable Integer player, @Nullable Long selection) implements Request {}

    @JsonTypeName("cancel")
    record Cancel(@Nullable Integer player) implements Request {}

    @JsonTypeName("pass")
    record Pass(@Nullable Integer player) implements Request {}

    @JsonTypeName("undo")
    record Undo(@Nullable Integer player) implements Request {}

    /// @param name the kind of an action, or the figure to activate or to attack
    /// @param flag a ranged attack; an attack that missed by accuracy
    @JsonTypeName("move")
    record Make(
            @Nullable String move,
            @Nullable Integer player,
            @Nullable String name,
            @Nullable Boolean flag,
            @Nullable Board board)
            implements Request {}

    /// @param name of the ability
    /// @param flag what the event may be besides: a reroll, a beneficial condition, other figures in the space
    @JsonTypeName("event")
    record Raise(
            @Nullable String event,
            @Nullable Integer player,
            @Nullable String figure,
            @Nullable String name,
            @Nullable Integer damage,
            @Nullable Boolean flag,
            @Nullable Board board)
            implements Request {}

    /// @param card any card, at one screen only; without it the top card of the deck
    @JsonTypeName("draw")
    record Draw(@Nullable Integer player, @Nullable String card) implements Request {}

    @JsonTypeName("discard")
    record Discard(@Nullable Integer player, @Nullable String card) implements Request {}

    /// How near the event is to the nearest other figures, of both players. Without it nobody is near.
    record Board(@Nullable Integer spaces, @Nullable Boolean lineOfSight) {}

    /// What the request cannot do without.
    static <T> T needed(@Nullable T value, String field) {
        if (value == null) throw new Refusal(400, "\"" + field + "\" is missing.", List.of());
        return value;
    }
}
