package splitsecond.engine.decision;

import java.util.List;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Zone;

/// What the owner of a card outside the rules does with it by hand, in a sandbox.
public sealed interface ByHand {

    /// It goes to another zone; to the top of the library.
    record Move(Zone to) implements ByHand {}

    /// It is tapped, or untapped if it is tapped.
    record Turn() implements ByHand {}

    record PutCounter(CounterKind kind) implements ByHand {}

    record RemoveCounter(CounterKind kind) implements ByHand {}

    /// The counters that can be put on it.
    List<CounterKind> COUNTERS = List.of(CounterKind.P1P1, CounterKind.M1M1, CounterKind.LOYALTY, CounterKind.CHARGE);

    int TURN = 16;
    int PUT = 32;
    int REMOVE = 64;

    /// As the variant of an option.
    default int variant() {
        return switch (this) {
            case Move(Zone to) -> to.ordinal();
            case Turn() -> TURN;
            case PutCounter(CounterKind kind) -> PUT + COUNTERS.indexOf(kind);
            case RemoveCounter(CounterKind kind) -> REMOVE + COUNTERS.indexOf(kind);
        };
    }

    static ByHand of(int variant) {
        if (variant >= REMOVE) return new RemoveCounter(COUNTERS.get(variant - REMOVE));
        if (variant >= PUT) return new PutCounter(COUNTERS.get(variant - PUT));
        return variant == TURN ? new Turn() : new Move(Zone.of(variant));
    }
}
