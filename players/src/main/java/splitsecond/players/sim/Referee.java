package splitsecond.players.sim;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.players.Playout;
import splitsecond.players.Policy;
import splitsecond.timing.Problem;

/// Plays the games of a plan one after the other, with players of its own. Each game depends on its number alone.
public final class Referee {

    private final Plan plan;
    private final Function<String, Policy> players;
    private final BooleanSupplier stopped;
    private final Witness witness;
    private final Map<String, Policy> seated = new HashMap<>();
    private @Nullable Game game;

    /// @param players makes players from the names in the plan, one for each seat
    /// @param stopped asked again and again: whether the game under way is to be given up
    public Referee(Plan plan, Function<String, Policy> players, BooleanSupplier stopped, Witness witness) {
        this.plan = plan;
        this.players = players;
        this.stopped = stopped;
        this.witness = witness;
    }

    /// Makes the players of a plan, so that one that does not exist is refused before anything is played.
    public static void check(Plan plan, Function<String, Policy> players) {
        for (var pairing : plan.pairings()) {
            var _ = players.apply(pairing.one().player());
            var _ = players.apply(pairing.other().player());
        }
    }

    /// Null if it was stopped.
    public @Nullable Played play(int number) {
        try {
            return finish(number);
        } catch (Problem problem) {
            throw problem;
        } catch (RuntimeException | Error failed) {
            // A game that is too deep is one of a kind; without memory none can be played.
            if (failed instanceof VirtualMachineError broken && !(failed instanceof StackOverflowError)) throw broken;
            return failed(number, failed);
        }
    }

    static Played failed(int number, Throwable failure) {
        return new Played(number, Outcome.FAILED, 0, 0, 0, String.valueOf(failure));
    }

    /// The game played last, as it ended, or as it stood at a limit; null if it failed or was stopped.
    public @Nullable Game game() {
        return game;
    }

    private @Nullable Played finish(int number) {
        game = null;
        var pairing = plan.pairings().get(plan.pairingOf(number));
        boolean swapped = plan.otherGoesFirst(number);
        var first = swapped ? pairing.other() : pairing.one();
        var second = swapped ? pairing.one() : pairing.other();
        // Two seats, two players, even if they are of one kind.
        var policies = new Policy[] {
            witness.beside(0, player(0, first.player())), witness.beside(1, player(1, second.player()))
        };
        var begun = Playout.begin(pairing.setup(swapped).withSeed(plan.seedOf(number)), witness.listener(), policies);
        witness.begins(number, begun);
        var end = Playout.run(begun, plan.turnLimit(), stopped, policies);
        if (end == Playout.End.STOPPED) return null;
        game = begun;
        var ended = begun.everything();
        return new Played(
                number,
                outcome(end, ended.winner(), swapped),
                Math.min(ended.turn(), plan.turnLimit()),
                begun.decisionId(),
                begun.hash(),
                ended.endReason());
    }

    private Policy player(int seat, String name) {
        return seated.computeIfAbsent(seat + name, _ -> players.apply(name));
    }

    private static Outcome outcome(Playout.End end, int winner, boolean swapped) {
        return switch (end) {
            case TURN_LIMIT -> Outcome.TURN_LIMIT;
            case ENDLESS_TURN -> Outcome.ENDLESS_TURN;
            case OVER, STOPPED ->
                winner == GameView.DRAW ? Outcome.DRAW : (winner == 0) == swapped ? Outcome.OTHER : Outcome.ONE;
        };
    }
}
