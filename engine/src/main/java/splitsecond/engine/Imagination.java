package splitsecond.engine;

import splitsecond.engine.rules.changes.HiddenInformation;

/// The games that could be the real one as far as a player knows, each as likely as the other. The cards of all decks
/// are taken as known, as with open deck lists; where they are is not. May be asked by several threads at once.
public final class Imagination {

    private final Game game;
    private final HiddenInformation imagining;

    Imagination(Game game, int viewer) {
        this.game = game;
        imagining = new HiddenInformation(game.state(), viewer);
    }

    /// A game of its own in which everything hidden is dealt anew; the same seed makes the same. Nobody is asked in it
    /// where there is nothing to choose, and mana is paid automatically.
    public Game world(long seed) {
        return game.imagined(imagining.deal(seed), seed);
    }
}
