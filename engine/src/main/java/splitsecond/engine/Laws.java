package splitsecond.engine;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.rules.turn.LawCheck;

/// What must be true of every game at every decision, whatever was chosen: for tests, every-card play and benchmarks.
/// Each law answers with a sentence about how it is broken, or null.
public final class Laws {

    private Laws() {}

    /// The first law that is broken now, or null.
    public static @Nullable String broken(Game game) {
        return LawCheck.broken(game.state(), game.setup());
    }

    /// What is true of objects, players, zones, the turn and effects, and how much has been shown; without what is
    /// under way. Two moments of a game at which it is the same differ in nothing that a player cares for.
    public static long substance(Game game) {
        return LawCheck.substance(game.state());
    }

    /// Every card of each deck is in exactly one zone, and knows which.
    public static @Nullable String lostCards(Game game) {
        return LawCheck.lostCards(game.state(), game.setup());
    }

    /// CR 117.5, 704.3: no state-based action is pending when a player has priority.
    public static @Nullable String pendingStateBasedAction(Game game) {
        return LawCheck.pendingStateBasedAction(game.state());
    }

    /// Characteristics that are kept equal those computed anew.
    public static @Nullable String staleCharacteristics(Game game) {
        return LawCheck.staleCharacteristics(game.state());
    }

    /// What is offered with priority is what would be offered now.
    public static @Nullable String staleOptions(Game game) {
        return LawCheck.staleOptions(game.state());
    }

    /// Lists what the player with priority may do anew, each time it is asked; the answer is good until the next.
    public static Supplier<Decision> listing(Game game) {
        var into = new OpenDecision();
        return () -> {
            LawCheck.list(game.state(), into);
            return into;
        };
    }
}
