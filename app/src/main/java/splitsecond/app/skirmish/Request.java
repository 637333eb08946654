package splitsecond.app.skirmish;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/// What the page asks for; `do` says which.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
sealed interface Request {

    @JsonTypeName("select")
    record Select(int player, String card) implements Request {}

    @JsonTypeName("special")
    record Special(int player, String figure, String card) implements Request {}

    @JsonTypeName("confirm")
    record Confirm(int player, long selection) implements Request {}

    @JsonTypeName("cancel")
    record Cancel(int player) implements Request {}

    @JsonTypeName("pass")
    record Pass(int player) implements Request {}

    @JsonTypeName("undo")
    record Undo(int player) implements Request {}

    /// @param name the kind of an action, or the figure to activate or to attack
    /// @param player whose figure is activated
    /// @param flag a ranged attack; an attack that missed by accuracy
    @JsonTypeName("move")
    record Make(String move, int player, @Nullable String name, boolean flag, Board board) implements Request {}

    /// @param name of the ability
    /// @param flag what the event may be besides: a reroll, a beneficial condition, other figures in the space
    @JsonTypeName("event")
    record Raise(
            String event,
            int player,
            String figure,
            @Nullable String name,
            int damage,
            boolean flag,
            Board board) implements Request {}

    @JsonTypeName("draw")
    record Draw(int player, String card) implements Request {}

    @JsonTypeName("discard")
    record Discard(int player, String card) implements Request {}

    /// How near the event is to the nearest other figures, of both players.
    record Board(int spaces, boolean lineOfSight) {}
}
