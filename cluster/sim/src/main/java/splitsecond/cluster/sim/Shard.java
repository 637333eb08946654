package splitsecond.cluster.sim;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import splitsecond.players.sim.Plan;

/// Some games of one pairing, one after the other: what an executor plays at a time.
///
/// @param from the first of its rounds: each pairing has one game in a round
/// @param to the round after its last
record Shard(int number, int pairing, int from, int to) implements Serializable {

    int games() {
        return to - from;
    }

    int game(Plan plan, int round) {
        return round * plan.pairings().size() + pairing;
    }

    /// All games of a plan. Pairings take turns, so that a run that is stopped has played each about as often.
    static List<Shard> of(Plan plan, int size) {
        var shards = new ArrayList<Shard>();
        for (int from = 0; from < plan.gamesEach(); from += size)
            for (int pairing = 0; pairing < plan.pairings().size(); pairing++)
                shards.add(new Shard(shards.size(), pairing, from, Math.min(from + size, plan.gamesEach())));
        return shards;
    }
}
