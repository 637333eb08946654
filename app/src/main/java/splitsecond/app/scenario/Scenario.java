package splitsecond.app.scenario;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One scenario file: a position, the steps played from it, and what must then be true.
/// Lines are those of the file, so that whoever plays it can say where something does not hold.
public record Scenario(
        String file, String title, List<String> rules, Position given, List<Step> steps, List<Fact> expected) {

    /// The position a scenario starts from. Players are in turn order.
    public record Position(List<Seat> players, Turn turn, long seed) {}

    /// What one player has. A zone that the file does not mention is not in `cards`.
    public record Seat(
            String player,
            int life,
            int poison,
            Map<Zone, List<CardCount>> cards,
            List<Arrangement> battlefield,
            Mana mana) {

        public List<CardCount> cards(Zone zone) {
            return cards.getOrDefault(zone, List.of());
        }

        public boolean hasDefaultLibrary() {
            return !cards.containsKey(Zone.LIBRARY);
        }
    }

    public record Turn(int number, @Nullable String active, TurnStep step) {}

    /// `4 Forest`.
    public record CardCount(int line, int count, String card) {}

    /// A permanent (or several alike) as it lies on the battlefield at the start.
    public record Arrangement(
            CardCount card,
            boolean tapped,
            boolean sick,
            Map<String, Integer> counters,
            @Nullable ObjectName attachedTo,
            int damage) {}
}
