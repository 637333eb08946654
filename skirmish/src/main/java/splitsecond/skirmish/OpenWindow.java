package splitsecond.skirmish;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A player's chance to answer an event. He plays as many different cards as fit, or declines, which closes it.
///
/// @param timings which timings may be played in it
/// @param event what opened it; unknown when a state file only says that it is open
/// @param played the cards played in it so far: each only once
public record OpenWindow(
        Player player, Set<Timing> timings, @Nullable Event event, Set<CommandCard> played) {

    public OpenWindow {
        timings = Set.copyOf(timings);
        played = Set.copyOf(played);
    }

    OpenWindow afterPlaying(CommandCard card) {
        var now = new HashSet<>(played);
        now.add(card);
        return new OpenWindow(player, timings, event, now);
    }
}
