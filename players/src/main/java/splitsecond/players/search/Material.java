package splitsecond.players.search;

import splitsecond.engine.GameView;
import splitsecond.players.heuristic.Worth;

/// How a game stands by what each player has, every part at its own price: life, permanents, cards in hand.
final class Material {

    private static final double SPREAD = 140;
    private static final int LAND = 12;
    private static final int HAND = 30;

    private Material() {}

    static double of(GameView view, int player) {
        double own = ofPlayer(view, player);
        double others = Double.NEGATIVE_INFINITY;
        for (int p = 0; p < view.playerCount(); p++)
            if (p != player && !view.hasLost(p)) others = Math.max(others, ofPlayer(view, p));
        for (int i = 0; i < view.permanents(); i++) {
            int id = view.permanent(i);
            int worth = worth(view, id);
            if (view.controller(id) == player) own += worth;
            else others += worth;
        }
        return 1 / (1 + Math.exp((others - own) / SPREAD));
    }

    private static int worth(GameView view, int id) {
        return view.traits(id).isLand() && !view.traits(id).isCreature() ? LAND : Worth.permanent(view, id);
    }

    private static double ofPlayer(GameView view, int player) {
        int life = Math.max(1, view.life(player));
        int poison = view.poison(player);
        double score = 5 * Math.min(life, 40) + 60 * Math.log(life) - poison * (8 + 2 * poison);
        score += HAND * Math.min(view.handSize(player), 7);
        int library = view.librarySize(player);
        if (library < 6) score -= 25 * (6 - library);
        return score;
    }
}
