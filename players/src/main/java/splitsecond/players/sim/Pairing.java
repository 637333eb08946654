package splitsecond.players.sim;

import java.util.List;
import splitsecond.engine.Setup;
import splitsecond.engine.decision.GameOptions;

/// Two sides that meet: the first is called Alice and the second Bob, whoever goes first, so that scripts can name
/// them. The cards are compiled once for all its games.
public final class Pairing {

    private final Side one;
    private final Side other;
    private final Setup setup;
    private final Setup swapped;

    public Pairing(Side one, Side other) {
        this.one = one;
        this.other = other;
        var alice = new Setup.Seat("Alice", one.cards());
        var bob = new Setup.Seat("Bob", other.cards());
        setup = setup(alice, bob);
        swapped = setup(bob, alice);
    }

    private static Setup setup(Setup.Seat first, Setup.Seat second) {
        return Setup.of(List.of(first, second), 1, GameOptions.FAST);
    }

    public Side one() {
        return one;
    }

    public Side other() {
        return other;
    }

    Setup setup(boolean otherGoesFirst) {
        return otherGoesFirst ? swapped : setup;
    }
}
