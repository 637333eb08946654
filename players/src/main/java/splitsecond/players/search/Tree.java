package splitsecond.players.search;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Imagination;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.Policy;
import splitsecond.players.heuristic.HeuristicPolicy;

/// One tree of games tried out. Below the lines to choose from, players follow the heuristic at first; where the tree
/// has been often, it also tries what the heuristic would not do.
///
/// The n-th time a line is tried it is tried in the n-th imagined world, so that all lines meet the same luck.
final class Tree {

    /// Of what is tried below the lines.
    private static final double EXPLORATION = 0.25;
    /// The heuristic's line is tried so often before any other: where it wins anyhow, nothing else need be tried.
    private static final int FIRST = 4;
    /// Differences that were never seen are taken for two of this size.
    private static final double USUAL_DIFFERENCE = 0.1;
    /// How often a node is come to before another option is tried there: so many times the square of their number.
    static final int WIDENING = 40;
    private static final int MOST_BRANCHED = 6;
    /// A win is worth less for each turn that it takes, and a defeat less bad.
    private static final double PATIENCE = 0.985;
    /// Choices after which a game that goes nowhere is judged as it stands.
    private static final int MOST_CHOICES = 2_000;

    /// What is not over yet is neither won nor lost for certain.
    static final double NO_CHANCE = 0.02;

    private final Policy[] players;
    private final Manner manner;
    private final List<Trial> trials = new ArrayList<>();
    private int total;

    Tree(int seats, Manner manner) {
        players = new Policy[seats];
        for (int p = 0; p < seats; p++) players[p] = new HeuristicPolicy();
        this.manner = manner;
    }

    /// With nothing but the heuristic's line, and of that what is known already: a line that was tried before if the
    /// game went on in its worlds as it really did, or -1.
    void begin(int kept) {
        var first = kept < 0 ? new Trial() : trials.get(kept).asFarAs(WIDENING);
        trials.clear();
        trials.add(first);
        total = first.visits();
    }

    /// Lines beyond those known so far.
    void widen(int count) {
        while (trials.size() < count) trials.add(new Trial());
    }

    int size() {
        return trials.size();
    }

    int seats() {
        return players.length;
    }

    int visits(int line) {
        return trials.get(line).visits();
    }

    /// How the line went in the world of that number.
    double value(int line, int world) {
        return trials.get(line).value(world);
    }

    /// Tries one line once more.
    void iterate(Imagination imagination, List<Line> candidates, int player, long seed) {
        int chosen = manner.byDifference() ? selectByDifference() : select();
        var trial = trials.get(chosen);
        var world = imagination.world(seed + trial.visits() * 0x9E3779B97F4A7C15L);
        for (int p = 0; p < players.length; p++) players[p].begin(seed);
        // Counted from before the line: all lines are judged at the same time.
        int turn = world.everything().turn();
        double value = candidates.get(chosen).play(world, player) ? descend(world, trial.node, player, turn) : 0;
        trial.record(value, trials.getFirst());
        total++;
    }

    /// Each once, in order; then by upper confidence bounds. The first is what the others are measured by: it is tried
    /// as often as any, or one that had good luck would be compared with the few worlds where the first had none.
    private int select() {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        double log = Math.log(total + 1.0);
        for (int i = 0; i < trials.size(); i++) {
            var trial = trials.get(i);
            if (trial.visits() == 0) return i;
            double bound = trial.node.mean() + manner.exploration() * Math.sqrt(log / trial.visits());
            if (bound > most) {
                most = bound;
                best = i;
            }
        }
        return trials.getFirst().visits() <= visits(best) ? 0 : best;
    }

    /// The same by how much better a line went than the first in the same worlds. Most of what happens in a world is
    /// luck that all lines share, so that a few worlds tell much more of the difference than of the lines.
    private int selectByDifference() {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        double log = Math.log(total + 1.0);
        if (visits(0) < FIRST) return 0;
        for (int i = 1; i < trials.size(); i++) {
            var trial = trials.get(i);
            if (trial.visits() == 0) return i;
            double error = Math.sqrt(trial.varianceOfDifference(USUAL_DIFFERENCE) / trial.visits());
            double bound = trial.difference() + manner.exploration() * error * Math.sqrt(log);
            if (bound > most) {
                most = bound;
                best = i;
            }
        }
        return visits(0) <= visits(best) ? 0 : best;
    }

    private double descend(Game world, Node from, int player, int turn) {
        var views = new GameView[players.length];
        for (int p = 0; p < views.length; p++) views[p] = world.viewOf(p);
        int lastTurn = turn + manner.turns();
        var path = new Node[MOST_BRANCHED];
        int depth = 0;
        Node node = from;
        int choices = 0;
        while (!world.isOver() && views[player].turn() <= lastTurn && choices++ < MOST_CHOICES) {
            var decision = world.decision();
            int asked = decision.player();
            int option = players[asked].choose(views[asked], decision);
            if (depth < MOST_BRANCHED && node.visits >= WIDENING && isBranching(decision)) {
                option = branch(world, node, decision, option, asked == player);
                node = childOf(node, world, decision, option);
                path[depth++] = node;
            }
            world.choose(option);
        }
        int passed = views[player].turn() - turn;
        double value = 0.5 + (chance(world.everything(), player) - 0.5) * Math.pow(PATIENCE, passed);
        for (int i = 0; i < depth; i++) path[i].record(value);
        return value;
    }

    private double chance(GameView all, int player) {
        if (all.isOver()) return all.winner() == player ? 1 : all.winner() == GameView.DRAW ? 0.5 : 0;
        return NO_CHANCE + (1 - 2 * NO_CHANCE) * manner.judge().of(all, player);
    }

    private static boolean isBranching(Decision decision) {
        return decision.kind() == Decision.Kind.PRIORITY && decision.size() > 1;
    }

    private static Node childOf(Node node, Game world, Decision decision, int option) {
        long key = key(world.everything(), decision.packed(option));
        var child = node.child(key);
        return child != null ? child : node.add(key);
    }

    /// The heuristic's option first; another one from time to time; then what has gone best for the player asked.
    private static int branch(Game world, Node node, Decision decision, int heuristic, boolean own) {
        var all = world.everything();
        if (node.child(key(all, decision.packed(heuristic))) == null) return heuristic;
        if (node.visits >= WIDENING * node.size() * node.size()) {
            int tried = (int) Math.floorMod(all.chance() ^ node.visits, (long) decision.size());
            for (int i = 0; i < decision.size(); i++) {
                int option = (tried + i) % decision.size();
                if (node.child(key(all, decision.packed(option))) == null) return option;
            }
        }
        int best = heuristic;
        double most = Double.NEGATIVE_INFINITY;
        double log = Math.log(node.visits + 1.0);
        for (int i = 0; i < decision.size(); i++) {
            var child = node.child(key(all, decision.packed(i)));
            if (child == null) continue;
            double mean = own ? child.mean() : 1 - child.mean();
            double bound = mean + EXPLORATION * Math.sqrt(log / Math.max(1, child.visits));
            if (bound > most) {
                most = bound;
                best = i;
            }
        }
        return best;
    }

    /// The same card in another world is the same option: hidden cards are known by what they are.
    private static long key(GameView all, long option) {
        int id = Option.id(option);
        if (!GameView.isObject(id) || !all.exists(id)) return option;
        long name = all.card(id).definition().name().hashCode();
        return (option & 0xFFFF_FFFF_0000_0000L)
                ^ (name & 0xFFFF_FFFFL)
                ^ (long) all.zone(id).ordinal() << 48;
    }
}
