package splitsecond.players.search;

import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Imagination;
import splitsecond.engine.Laws;
import splitsecond.players.Policy;
import splitsecond.players.heuristic.HeuristicPolicy;

/// What was imagined at the decision before, and what was chosen there.
///
/// @param base the seed of its worlds
/// @param choices the line that was chosen
/// @param line its number
/// @param turn when that was
/// @param decision the number of the decision
record Past(Imagination imagination, long base, Line choices, int line, int turn, int decision) {

    /// Nothing that was planned at once takes so many choices.
    private static final int MOST_CHOICES = 100;

    /// Whether the game went as it was imagined: after the line that was chosen, if all go on by the heuristic, a world
    /// of then comes to the very state that the same world has now. Then how the line went in a world is how the
    /// heuristic's line of now would go there. Games are judged some turns later, so it must be the same turn.
    boolean leadsTo(GameView view, Imagination now) {
        int made = view.decisionId() - decision;
        if (view.turn() != turn || made > MOST_CHOICES) return false;
        var world = imagination.world(base);
        if (!choices.play(world, view.viewer())) return false;
        var players = new Policy[view.playerCount()];
        for (int p = 0; p < players.length; p++) {
            players[p] = new HeuristicPolicy();
            players[p].begin(base);
        }
        while (!world.isOver() && world.decisionId() < made) {
            var open = world.decision();
            world.choose(players[open.player()].choose(world.viewOf(open.player()), open));
        }
        return world.decisionId() == made && isSame(world, now.world(base));
    }

    /// Imagined games count their choices anew, so not everything in them is the same.
    private static boolean isSame(Game one, Game other) {
        return one.decision().kind() == other.decision().kind()
                && one.decision().player() == other.decision().player()
                && one.everything().chance() == other.everything().chance()
                && Laws.substance(one) == Laws.substance(other);
    }
}
