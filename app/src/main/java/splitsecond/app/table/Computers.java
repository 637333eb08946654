package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Option;
import splitsecond.players.Policy;

/// The computers at one table.
final class Computers {

    private final Map<Integer, Policy> policies = new HashMap<>();

    /// The policy of a seat. After a restart it begins anew where the game stands: what it chose before is stored.
    Policy policy(Game game, int seat, Seat.Kind kind, int decision) {
        return policies.computeIfAbsent(
                seat, _ -> Opponents.policy(kind, game.setup().seed() * 31 + seat + 1 + decision));
    }

    /// Makes the move that is wanted. One at which the rules fail is not made; then passing, then any other.
    ///
    /// @throws Play.Fault if the rules fail at every option
    static void move(Play playing, int wanted) {
        Play.Fault last = null;
        for (int option : inOrder(playing.game(), wanted)) {
            try {
                playing.choose(option);
                return;
            } catch (Play.Fault fault) {
                last = fault;
            }
        }
        if (last != null) throw last;
    }

    private static List<Integer> inOrder(Game game, int wanted) {
        var decision = game.decision();
        var options = new ArrayList<Integer>();
        options.add(wanted);
        int pass = decision.indexOf(Option.pack(Option.Kind.PASS, 0));
        if (pass >= 0 && pass != wanted) options.add(pass);
        for (int i = 0; i < decision.size(); i++) if (i != wanted && i != pass) options.add(i);
        return options;
    }
}
