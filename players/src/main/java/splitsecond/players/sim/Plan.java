package splitsecond.players.sim;

import java.util.List;

/// Which games are played: every pairing as often as the others, with the same seeds. Games are numbered from 0, and
/// pairings take turns, so that a run that is stopped has played each about as often.
///
/// @param swapSeats every seed is played twice, and the other side goes first in the second game
public record Plan(List<Pairing> pairings, int gamesEach, long seed, boolean swapSeats, int turnLimit) {

    public Plan {
        pairings = List.copyOf(pairings);
    }

    public int games() {
        return pairings.size() * gamesEach;
    }

    public int pairingOf(int game) {
        return game % pairings.size();
    }

    public long seedOf(int game) {
        int round = game / pairings.size();
        return seed + (swapSeats ? round / 2 : round);
    }

    /// Whether the second side of the pairing takes the first turn.
    public boolean otherGoesFirst(int game) {
        return swapSeats && game / pairings.size() % 2 == 1;
    }
}
