package splitsecond.app.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that a page shows of a game to those who have these seats. The page knows no rules: what is possible, and why
/// not, stands here.
///
/// @param you the seats of whoever looks, 1 and 2; none for those who only watch
/// @param invite what lets the other player sit down, for the host who waits; null once the seat is taken
record TableView(
        String id,
        String profile,
        List<Integer> you,
        boolean waiting,
        @Nullable String invite,
        String moment,
        int initiative,
        List<Side> players,
        @Nullable Window window,
        List<Button> buttons,
        List<String> log) {

    /// @param hand null if it is somebody else's
    /// @param choice what waits to be confirmed; null also if it is somebody else's
    /// @param freely any card may be added to the hand
    record Side(
            int number,
            String squad,
            List<String> contexts,
            List<FigureView> figures,
            int handSize,
            @Nullable List<Held> hand,
            int deckSize,
            @Nullable Choice choice,
            boolean canUndo,
            boolean freely) {}

    /// @param activate empty if the figure may be activated now, else why not
    /// @param attack empty if it may be attacked now, else why not
    /// @param special what its Special button offers; null if it is somebody else's
    record FigureView(
            String name,
            List<String> traits,
            int cost,
            boolean defeated,
            boolean ready,
            boolean activating,
            String activate,
            String attack,
            @Nullable Special special) {}

    /// @param cards what this figure may play as a special action now
    /// @param reason why there is nothing; empty if there is something
    record Special(List<SpecialCard> cards, String reason) {}

    record SpecialCard(String card, int actions) {}

    /// @param reason why it cannot be played from hand; when it is played at all stands on the card
    record Held(CardView card, boolean playable, String reason, List<String> failed) {}

    record Choice(long selection, String card, @Nullable String figure) {}

    record Window(int player, String event, List<String> timings) {}

    /// @param reason empty if it may be pressed
    record Button(String move, String label, @Nullable String name, boolean flag, String reason) {}
}
