package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something that is true or false of the game: after "if", "unless", "as long as", "only if".
public sealed interface Condition {
    /// It counts or measures what is there.
    sealed interface Measured extends Condition {}

    sealed interface OfTurn extends Condition {}

    /// It was so, or has happened.
    sealed interface OfPast extends Condition {}

    sealed interface Joined extends Condition {}

    /// "you control three or more artifacts".
    record Exists(Filter filter, Comparison comparison, Amount count, String wording) implements Measured {}

    record Compare(Amount left, Comparison comparison, Amount right, String wording) implements Measured {}

    /// "if it's a creature", "if this creature is tapped".
    record Matches(Reference what, Filter filter, String wording) implements Condition {}

    /// It is the turn of one of those players.
    record TurnOf(Reference who) implements OfTurn {}

    record During(List<Step> steps, @Nullable Reference turnOf) implements OfTurn {
        public During {
            steps = List.copyOf(steps);
        }
    }

    /// "if it was kicked", "if its surge cost was paid".
    record WasPaid(PaidCost cost) implements OfPast {}

    record WasCast(@Nullable Zone from, Reference what) implements OfPast {}

    /// "if you do", "if they don't", as it is read.
    record PreviousDone(boolean done, String wording) implements OfPast {}

    /// Whether the instruction of that number was done.
    record Done(int number, boolean done, Condition said) implements OfPast {}

    /// "if a player lost 4 or more life this turn".
    record Happened(
            Amount.Tally tally,
            @Nullable Filter of,
            @Nullable Reference by,
            Comparison comparison,
            int count,
            String wording)
            implements OfPast {}

    /// "if you sacrificed an artifact this turn": how often such an event has happened this turn.
    record Occurred(Trigger event, Comparison comparison, int count, String wording) implements OfPast {}

    /// "an opponent controls four or more lands", "a player has 5 or less life": one of those players does, not all
    /// together.
    record PlayerHas(Reference who, Possession what, Comparison comparison, Amount count, String wording)
            implements Measured {}

    /// CR 702.131, 702.179: states a player has.
    record PlayerIs(Reference who, Designation designation) implements Condition {}

    /// "If this is the second time this ability has resolved this turn".
    record ResolvedTimes(int times, String wording) implements OfPast {}

    /// "If this ability has been activated four or more times this turn".
    record ActivatedTimes(int least) implements OfPast {}

    /// CR 614.12c: that word was chosen as the object entered.
    record WordChosen(String word) implements Condition {}

    record Not(Condition condition) implements Joined {}

    record And(List<Condition> all) implements Joined {
        public And {
            all = List.copyOf(all);
        }
    }

    record Or(List<Condition> any) implements Joined {
        public Or {
            any = List.copyOf(any);
        }
    }

    /// What a player has more or less of.
    sealed interface Possession {
        record Life() implements Possession {}

        record Cards(Zone zone, Filter of) implements Possession {}

        record Permanents(Filter of) implements Possession {}

        record ThisTurn(Amount.Tally tally) implements Possession {}
    }

    /// CR 702.179e.
    int MAX_SPEED = 4;

    enum Designation {
        MONARCH,
        CITYS_BLESSING,
        INITIATIVE,
        COMPLETED_DUNGEON,
        MAX_SPEED,
        /// Attacked this combat, by a creature that was declared as an attacker.
        ATTACKED,
        /// "That turn": the extra turn that was created last when the words were said.
        IN_THAT_EXTRA_TURN,
        /// Of the turn: no combat phase came before the one it is.
        FIRST_COMBAT_PHASE,
        /// CR 731.1: of the game.
        DAY,
        NIGHT
    }
}
