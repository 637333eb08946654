package splitsecond.players.search;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.players.heuristic.Worth;

/// How a game stands as a new turn begins, as the chance of a player to win it if all go on by the heuristic.
///
/// The weights were fitted (logistic regression) to 120,000 positions of 6,000 mirror matches of the bundled decks
/// between heuristics; those of lands, other permanents, poison and libraries, of which these games say little, were
/// set by hand. What decides is the race: how much of the other's life one's creatures could take in a turn.
final class Evaluation {

    private static final double RACE = 1.5;
    private static final double EVASIVE_RACE = 0.4;
    private static final double LIFE = 0.9;
    private static final double CREATURES = 0.005;
    private static final double OTHERS = 0.001;
    private static final double HAND = 0.95;
    private static final double LAND = 0.04;
    private static final double POISON = 0.2;
    private static final double EMPTY_LIBRARY = 0.18;
    /// To be the one whose turn it is, and so much more the more there is to attack with.
    private static final double TURN = 0.18;
    private static final double TURN_IN_A_RACE = 0.17;

    private static final int MOST_LANDS = 6;
    private static final int FEW_CARDS = 6;
    private static final Keywords EVASIVE =
            Keywords.of(Keyword.FLYING, Keyword.SHADOW, Keyword.HORSEMANSHIP, Keyword.FEAR, Keyword.INTIMIDATE);

    /// What a player has.
    private static final class Side {
        int life;
        int power;
        int evasivePower;
        int creatures;
        int others;
        int lands;
        int spellsInHand;
        double troubles;

        /// The part of a life total that these creatures could take in a turn; a little more than all of it is no
        /// worse.
        static double race(int power, Side against) {
            return Math.min(1.2, power / (double) against.life);
        }

        double lasting() {
            return CREATURES * creatures + OTHERS * others + LAND * Math.min(lands, MOST_LANDS) - troubles;
        }
    }

    private Evaluation() {}

    static double of(GameView all, int player) {
        double least = 1;
        var own = side(all, player);
        for (int p = 0; p < all.playerCount(); p++) {
            if (p == player || all.hasLost(p)) continue;
            int turn = all.activePlayer() == player ? 1 : all.activePlayer() == p ? -1 : 0;
            least = Math.min(least, 1 / (1 + Math.exp(-lead(own, side(all, p), turn))));
        }
        return least;
    }

    /// @param turn 1 if it is one's own, -1 if it is the other's
    private static double lead(Side own, Side other, int turn) {
        double race = Side.race(own.power, other);
        double raceOfTheirs = Side.race(other.power, own);
        return RACE * (race - raceOfTheirs)
                + EVASIVE_RACE * (Side.race(own.evasivePower, other) - Side.race(other.evasivePower, own))
                + LIFE * (own.life - other.life) / (own.life + other.life)
                + HAND * (own.spellsInHand - other.spellsInHand) / (own.spellsInHand + other.spellsInHand + 2)
                + own.lasting()
                - other.lasting()
                + turn * (TURN + TURN_IN_A_RACE * (race + raceOfTheirs));
    }

    private static Side side(GameView all, int player) {
        var side = new Side();
        side.life = Math.max(1, all.life(player));
        for (int i = 0; i < all.permanents(); i++) {
            int id = all.permanent(i);
            if (all.controller(id) == player) count(all, id, side);
        }
        for (int id : all.objects(Zone.HAND, player)) if (!all.traits(id).isLand()) side.spellsInHand++;
        side.troubles = POISON * all.poison(player) + EMPTY_LIBRARY * Math.max(0, FEW_CARDS - all.librarySize(player));
        return side;
    }

    private static void count(GameView all, int id, Side side) {
        var traits = all.traits(id);
        if (traits.isCreature()) {
            int power = Math.max(0, traits.power());
            side.power += power;
            if (traits.keywords().hasAny(EVASIVE)) side.evasivePower += power;
            side.creatures += Worth.permanent(all, id);
        } else if (traits.isLand()) side.lands++;
        else side.others += Worth.permanent(all, id);
    }
}
