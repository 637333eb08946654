package splitsecond.app.table;

import java.util.random.RandomGenerator;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Plays a seat.
public interface Opponent {

    /// The index of an option of the open decision.
    int choose(Game game);

    /// Any legal move, but no mana for nothing.
    static Opponent random(RandomGenerator random) {
        return game -> {
            var decision = game.decision();
            if (decision.kind() == Decision.Kind.MULLIGAN) return decision.indexOf(Option.pack(Option.Kind.NO, 0));
            int[] sensible = new int[decision.size()];
            int count = 0;
            for (int i = 0; i < decision.size(); i++)
                if (!Drawing.isMana(game, decision.option(i))) sensible[count++] = i;
            return count == 0 ? random.nextInt(decision.size()) : sensible[random.nextInt(count)];
        };
    }
}
