package splitsecond.skirmish;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Verdict;

/// What came of a player's request.
public sealed interface Outcome {

    /// It happened; the message is for the log.
    record Done(String message) implements Outcome {}

    /// A card waits for the player's confirmation.
    ///
    /// @param figure the deployment card whose special action it is; none when played from hand
    record Selected(
            long id, Player player, String card, @Nullable String figure, Instant expires) implements Outcome {}

    /// What may be selected, in hand order.
    record Choice(List<String> cards) implements Outcome {}

    /// Nothing has changed, and this is why.
    record Refused(Verdict verdict) implements Outcome {}

    /// One sentence for the player.
    default String message() {
        return switch (this) {
            case Done(var message) -> message;
            case Selected selected -> "Play " + selected.card() + "? Confirm or cancel.";
            case Choice(var cards) -> "Choose a card: " + String.join(", ", cards) + ".";
            case Refused(var verdict) -> verdict.message();
        };
    }

    default boolean refused() {
        return this instanceof Refused;
    }
}
