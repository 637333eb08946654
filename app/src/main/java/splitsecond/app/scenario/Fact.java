package splitsecond.app.scenario;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Position.Daylight;
import splitsecond.engine.Position.Designation;
import splitsecond.engine.Position.Status;
import splitsecond.engine.Position.Waiting;

/// One thing that must be true, with the line that says so.
public sealed interface Fact {

    int line();

    record Life(int line, String player, int life) implements Fact {}

    record Poison(int line, String player, int counters) implements Fact {}

    record ManaPool(int line, String player, Mana mana) implements Fact {}

    record Speed(int line, String player, int speed) implements Fact {}

    record Lost(int line, String player, boolean expected) implements Fact {}

    record Won(int line, String player, boolean expected) implements Fact {}

    /// The zone of a player holds exactly these cards, in any order.
    record ZoneIs(int line, String player, Zone zone, List<Scenario.CardCount> cards) implements Fact {}

    record ZoneSize(int line, String player, Zone zone, int size) implements Fact {}

    /// The zone holds each of these cards that many times; others do not matter.
    record ZoneHolds(int line, String player, Zone zone, List<Scenario.CardCount> cards) implements Fact {}

    /// The cards at one end of a library, from the top down.
    record LibraryEnd(int line, String player, boolean top, List<Scenario.CardCount> cards) implements Fact {}

    /// Only the kinds named here are looked at.
    record PlayerCounters(int line, String player, Map<String, Integer> counters) implements Fact {}

    record Designated(int line, String player, Designation designation, boolean expected) implements Fact {}

    /// A question is open. What is null was not written.
    ///
    /// @param offers are among its options
    /// @param only are all its options
    /// @param lacks are none of its options
    record Asked(
            int line,
            @Nullable String player,
            @Nullable ObjectName about,
            @Nullable List<ObjectName> offers,
            @Nullable List<ObjectName> only,
            @Nullable List<ObjectName> lacks)
            implements Fact {}

    /// No question is open: somebody has priority, or the game is over.
    record NothingAsked(int line) implements Fact {}

    /// What happened since the last check has been told in sentences with these words.
    record Told(int line, List<String> words) implements Fact {}

    /// Top first.
    record StackIs(int line, List<ObjectName> objects) implements Fact {}

    record StackSize(int line, int size) implements Fact {}

    record TurnNumber(int line, int number) implements Fact {}

    record ActivePlayer(int line, String player) implements Fact {}

    record CurrentStep(int line, TurnStep step) implements Fact {}

    record Priority(int line, String player) implements Fact {}

    record TimeOfDay(int line, Daylight daylight) implements Fact {}

    record GoesOn(int line) implements Fact {}

    record Draw(int line) implements Fact {}

    record Winner(int line, String player) implements Fact {}

    /// An object, looked up by name, has a property.
    record Has(int line, ObjectName object, Property property) implements Fact {}

    sealed interface Property {

        record Power(int value) implements Property {}

        record Toughness(int value) implements Property {}

        record Damage(int value) implements Property {}

        record Tapped(boolean expected) implements Property {}

        record Attacking(boolean expected) implements Property {}

        record Blocking(boolean expected) implements Property {}

        /// Only the kinds named here are looked at.
        record Counters(Map<String, Integer> counters) implements Property {}

        record Keywords(List<String> words) implements Property {}

        record Types(List<String> words) implements Property {}

        /// Keywords or types that it must not have.
        record Lacks(List<String> words) implements Property {}

        /// Exactly these, as `W U B R G`.
        record Colors(List<Character> symbols) implements Property {}

        record ControlledBy(String player) implements Property {}

        record AttachedTo(@Nullable ObjectName object) implements Property {}

        record In(Zone zone) implements Property {}

        record Is(Status status, boolean expected) implements Property {}

        record Waits(Waiting waiting, boolean expected) implements Property {}

        record OwnedBy(String player) implements Property {}

        record Named(String name) implements Property {}
    }
}
