package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.card.CardType;
import splitsecond.engine.view.Traits;

/// The battlefield as a player sees it, sorted by side. Filled for each decision when something is first asked of it:
/// most of those with priority are about lands, or about nothing.
final class Board {

    /// One player's creatures.
    static final class Side {
        int[] ids = new int[16];
        int[] worths = new int[16];
        Traits[] traits = new Traits[16];
        int size;
        int lands;
        /// Untapped permanents with a mana ability.
        int mana;

        private void add(int id, Traits is, int worth) {
            if (size == ids.length) {
                ids = java.util.Arrays.copyOf(ids, size * 2);
                worths = java.util.Arrays.copyOf(worths, size * 2);
                traits = java.util.Arrays.copyOf(traits, size * 2);
            }
            ids[size] = id;
            traits[size] = is;
            worths[size++] = worth;
        }

        int indexOf(int id) {
            for (int i = 0; i < size; i++) if (ids[i] == id) return i;
            return -1;
        }
    }

    @SuppressWarnings("NullAway.Init")
    GameView view;

    int me;
    int opponent;
    private final Side mine = new Side();
    private final Side theirs = new Side();
    private int[] others = new int[16];
    private int othersSize;
    private boolean filled;

    void look(GameView at) {
        view = at;
        me = at.viewer();
        opponent = nextOpponent();
        filled = false;
    }

    Side mine() {
        if (!filled) fill(view);
        return mine;
    }

    Side theirs() {
        if (!filled) fill(view);
        return theirs;
    }

    /// How many there are of everything else that is no land, of both sides.
    int others() {
        if (!filled) fill(view);
        return othersSize;
    }

    int other(int index) {
        return others[index];
    }

    private void fill(GameView at) {
        filled = true;
        mine.size = theirs.size = othersSize = 0;
        mine.lands = theirs.lands = mine.mana = theirs.mana = 0;
        int count = at.permanents();
        for (int i = 0; i < count; i++) {
            int id = at.permanent(i);
            if (at.isPhasedOut(id)) continue;
            var traits = at.traits(id);
            var side = at.controller(id) == me ? mine : theirs;
            if (traits.hasManaAbility() && !at.isTapped(id)) side.mana++;
            if (traits.isCreature()) side.add(id, traits, Worth.permanent(at, id, traits));
            else if (traits.is(CardType.LAND)) side.lands++;
            else {
                if (othersSize == others.length) others = java.util.Arrays.copyOf(others, othersSize * 2);
                others[othersSize++] = id;
            }
        }
    }

    /// The opponent with the least life: whom to aim at.
    private int nextOpponent() {
        int best = -1;
        for (int p = 0; p < view.playerCount(); p++) {
            if (p == me || view.hasLost(p)) continue;
            if (best < 0 || view.life(p) < view.life(best)) best = p;
        }
        return best < 0 ? me : best;
    }
}
