package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Position.Daylight;
import splitsecond.engine.Position.Designation;
import splitsecond.engine.Position.Status;
import splitsecond.engine.Position.Waiting;

/// One scenario file: a position, the steps played from it, and what must then be true.
/// Lines are those of the file, so that whoever plays it can say where something does not hold.
///
/// @param rulings cards whose official rulings it shows
/// @param expected null if the scenario only asks what happens
public record Scenario(
        String file,
        String title,
        List<String> rules,
        List<String> rulings,
        Position given,
        List<Step> steps,
        @Nullable List<Fact> expected) {

    /// What the steps choose by name.
    List<String> chosenNames() {
        var names = new ArrayList<String>();
        for (var step : steps)
            if (step instanceof Step.Choose choose)
                for (var named : Answer.named(choose.answer())) names.add(named.text());
        return names;
    }

    /// The position a scenario starts from. Players are in turn order.
    ///
    /// @param coins how the first coin flips end: true is won
    /// @param dice what the first dice show
    public record Position(List<Seat> players, Turn turn, long seed, List<Boolean> coins, List<Integer> dice) {}

    /// What one player has. A zone that the file does not mention is not in `cards`.
    public record Seat(
            String player,
            int life,
            int poison,
            Map<Zone, List<CardCount>> cards,
            List<Arrangement> battlefield,
            List<Arrangement> setAside,
            Mana mana,
            Map<String, Integer> counters,
            Set<Designation> designations,
            int speed) {

        public List<CardCount> cards(Zone zone) {
            return cards.getOrDefault(zone, List.of());
        }

        public boolean hasDefaultLibrary() {
            return !cards.containsKey(Zone.LIBRARY);
        }
    }

    public record Turn(int number, @Nullable String active, TurnStep step, Daylight daylight) {}

    /// `4 Forest`.
    public record CardCount(int line, int count, String card) {}

    /// A permanent (or several alike) as it lies on the battlefield at the start; or a card in exile that waits there.
    ///
    /// @param attacking whom or what it attacks; without a name the only opponent
    public record Arrangement(
            CardCount card,
            boolean tapped,
            boolean sick,
            Map<String, Integer> counters,
            @Nullable ObjectName attachedTo,
            int damage,
            Set<Status> status,
            Waiting waiting,
            @Nullable String owner,
            @Nullable Attacking attacking,
            @Nullable ObjectName blocking,
            @Nullable String chosen) {}

    public record Attacking(int line, @Nullable ObjectName defender) {}
}
