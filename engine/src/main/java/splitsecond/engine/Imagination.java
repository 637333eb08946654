package splitsecond.engine;

import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.rules.changes.HiddenInformation;

/// The games that could be the real one as far as a player knows, each as likely as the other. The cards of all decks
/// are taken as known, as with open deck lists; where they are is not. May be asked by several threads at once.
public final class Imagination {

    private static final long TRIAL = 1;

    private final Game game;
    private final HiddenInformation imagining;

    Imagination(Game game, int viewer) {
        this.game = game;
        var real = game.state().options;
        imagining = new HiddenInformation(
                game.state(), viewer, new GameOptions(true, true, real.sandbox(), real.mulligans()));
    }

    /// A game in which the same is asked as in the real one, and every priority: what is chosen there can be chosen
    /// here
    /// until chance or hidden cards come in.
    static Game trial(Game game, int viewer) {
        var options = game.state().options.withoutAutoPass();
        return game.imagined(new HiddenInformation(game.state(), viewer, options).deal(TRIAL));
    }

    /// A game of its own in which everything hidden is dealt anew; the same seed makes the same. Nobody is asked in it
    /// where there is nothing to choose, and mana is paid automatically.
    public Game world(long seed) {
        return game.imagined(imagining.deal(seed), seed);
    }
}
