package splitsecond.cluster.sim;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Policy;
import splitsecond.players.SimplePolicy;

/// Fails in every game whose seed makes it, as the rules would.
public final class Stumbling implements Policy {

    private final Policy simple = new SimplePolicy();
    private long seed;

    @Override
    public void begin(long newSeed) {
        seed = newSeed;
        simple.begin(newSeed);
    }

    @Override
    public int choose(GameView view, Decision decision) {
        if (seed % 5 == 0) throw new IllegalStateException("stumbled");
        return simple.choose(view, decision);
    }
}
