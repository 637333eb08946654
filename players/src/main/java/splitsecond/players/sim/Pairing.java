package splitsecond.players.sim;

import java.util.List;
import splitsecond.engine.Setup;
import splitsecond.engine.state.GameOptions;

/// Two sides that meet. The cards are compiled once for all its games.
public final class Pairing {

    private final Side one;
    private final Side other;
    private final Setup setup;
    private final Setup swapped;

    public Pairing(Side one, Side other) {
        this.one = one;
        this.other = other;
        setup = setup(one, "1", other, "2");
        swapped = setup(other, "2", one, "1");
    }

    private static Setup setup(Side first, String firstMark, Side second, String secondMark) {
        // Records need names that tell two equal sides apart.
        return Setup.of(
                List.of(
                        new Setup.Seat(first.deck() + " " + firstMark, first.cards()),
                        new Setup.Seat(second.deck() + " " + secondMark, second.cards())),
                1,
                GameOptions.FAST);
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
