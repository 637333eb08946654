package splitsecond.players.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.Imagination;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.Policy;
import splitsecond.players.heuristic.HeuristicPolicy;

/// Monte-Carlo tree search on imagined games: what it could do is tried in many worlds that could be the real one,
/// where both players go on by rule of thumb, and what went best is done.
///
/// With a budget of iterations the same seed makes the same choices, whatever the number of threads. Not for use by
/// several threads at once.
public final class SearchPolicy implements Policy {

    /// How much is tried for one decision.
    ///
    /// @param millis time, or 0 if only iterations count
    /// @param iterations games tried, or 0 if only time counts
    /// @param threads how many may work at it
    public record Budget(long millis, int iterations, int threads) {

        public static final int MOST_THREADS = 1024;
        public static final Budget DEFAULT = millis(200);

        public Budget {
            if (millis < 0 || iterations < 0 || millis == 0 && iterations == 0)
                throw new IllegalArgumentException("a search needs some time or some iterations");
            if (threads < 1 || threads > MOST_THREADS)
                throw new IllegalArgumentException("a search needs a number of threads from 1 to " + MOST_THREADS);
        }

        public static Budget millis(long millis) {
            return new Budget(millis, 0, Runtime.getRuntime().availableProcessors());
        }

        public static Budget iterations(int iterations) {
            return new Budget(0, iterations, Runtime.getRuntime().availableProcessors());
        }

        public Budget withThreads(int number) {
            return new Budget(millis, iterations, number);
        }

        /// How many trees are grown. The results depend on it: with a count of iterations it is always the same, with a
        /// time there is one for each thread.
        int trees() {
            return iterations > 0 ? FEWEST_TREES : Math.max(FEWEST_TREES, threads);
        }
    }

    private static final int FEWEST_TREES = 2;
    /// Games are tried for so many turns, and judged as they stand then.
    private static final int TURNS = 6;
    /// So many standard errors are taken for luck.
    private static final double CAUTION = 1;
    /// Of a difference that was the same in the few worlds tried.
    private static final double LEAST_VARIANCE = 0.0004;

    private final Budget budget;
    private final HeuristicPolicy heuristic = new HeuristicPolicy();
    private Tree @Nullable [] trees;
    private long seed;
    private int searches;

    /// What was decided, and how much of it is done.
    private @Nullable Line line;

    private int step;
    private volatile boolean stopped;

    public SearchPolicy(Budget budget) {
        this.budget = budget;
    }

    public static SearchPolicy iterations(int iterations, int threads) {
        return new SearchPolicy(new Budget(0, iterations, threads));
    }

    /// How many threads work at a decision: one tree is the work of one of them.
    public int threads() {
        return Math.min(budget.threads(), budget.trees());
    }

    @Override
    public void begin(long newSeed) {
        seed = newSeed;
        searches = 0;
        line = null;
        heuristic.begin(newSeed);
    }

    @Override
    public int choose(GameView view, Decision decision) {
        int usual = heuristic.choose(view, decision);
        if (decision.kind() == Decision.Kind.PAY) return usual;
        int planned = line == null ? -1 : line.answer(step, decision);
        if (planned >= 0) {
            step++;
            return planned;
        }
        if (decision.size() == 1) return 0;
        line = null;
        if (!isWorthSearching(view, decision)) return usual;
        return search(view, decision, usual);
    }

    private static boolean isWorthSearching(GameView view, Decision decision) {
        return switch (decision.kind()) {
            case PRIORITY -> isMoment(view, decision);
            case ATTACK, BLOCK, TARGET, MODE, X, MAY, CHOOSE, SEARCH -> true;
            case NONE,
                    MULLIGAN,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    DIVIDE,
                    OPTIONAL_COST,
                    COST,
                    PAY,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    REPLACEMENT,
                    OTHER -> false;
        };
    }

    /// There is something to do besides mana, at a time when it may matter.
    private static boolean isMoment(GameView view, Decision decision) {
        if (!HeuristicPolicy.isTimeToAct(view)) return false;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            var kind = Option.kind(option);
            if (kind == Option.Kind.PASS) continue;
            if (kind != Option.Kind.ACTIVATE) return true;
            var traits = view.traits(Option.id(option));
            int ability = Option.variant(option);
            if (ability < traits.abilities() && !traits.ability(ability).isMana()) return true;
        }
        return false;
    }

    private int search(GameView view, Decision decision, int usual) {
        var imagination = view.imagination();
        long base = seed + ++searches * 0xD1B54A32D192ED03L;
        var candidates = Candidates.of(imagination.world(base), new HeuristicPolicy());
        if (candidates.size() < 2) return usual;
        var forest = forest(view.playerCount());
        for (var tree : forest) tree.begin(candidates.size());
        run(forest, imagination, candidates, view.viewer(), base);
        var best = candidates.get(best(forest, candidates.size()));
        int index = best.answer(0, decision);
        if (index < 0) return usual;
        line = best.options().length > 1 ? best : null;
        step = 1;
        return index;
    }

    private Tree[] forest(int seats) {
        var forest = trees;
        if (forest == null || forest[0].seats() != seats) {
            forest = new Tree[budget.trees()];
            for (int t = 0; t < forest.length; t++) forest[t] = new Tree(seats, TURNS);
            trees = forest;
        }
        return forest;
    }

    private void run(Tree[] forest, Imagination imagination, List<Line> candidates, int player, long base) {
        stopped = false;
        long deadline = System.nanoTime() + budget.millis() * 1_000_000;
        var workers = new ArrayList<FutureTask<Boolean>>();
        int threads = threads();
        for (int w = 1; w < threads; w++) {
            int worker = w;
            var task = new FutureTask<>(
                    () -> work(forest, worker, threads, imagination, candidates, player, base, deadline), true);
            Thread.ofPlatform().name("search-" + w).daemon().start(task);
            workers.add(task);
        }
        boolean done = false;
        try {
            work(forest, 0, threads, imagination, candidates, player, base, deadline);
            done = true;
        } finally {
            // If this one fails, the others must not go on in trees that the next search takes.
            if (!done) stopped = true;
            for (var worker : workers) await(worker);
        }
    }

    /// Whoever is interrupted stops thinking, and decides by what is known so far.
    private void await(FutureTask<Boolean> worker) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    worker.get();
                    return;
                } catch (InterruptedException _) {
                    interrupted = true;
                    stopped = true;
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a search has failed", e.getCause());
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /// Every `threads`-th tree is this worker's; with a budget of time, all of its trees grow by turns.
    private void work(
            Tree[] forest,
            int worker,
            int threads,
            Imagination imagination,
            List<Line> candidates,
            int player,
            long base,
            long deadline) {
        int each = budget.iterations() == 0
                ? Integer.MAX_VALUE
                : (budget.iterations() + forest.length - 1) / forest.length;
        for (int n = 0; n < each; n++) {
            for (int t = worker; t < forest.length; t += threads) {
                if (budget.millis() > 0 && System.nanoTime() >= deadline) return;
                if (stopped || worker == 0 && Thread.currentThread().isInterrupted()) {
                    stopped = true;
                    return;
                }
                forest[t].iterate(imagination, candidates, player, base + t * 0x632BE59BD9B4E019L);
            }
        }
    }

    /// The line that is most surely better than the heuristic's, which is the first; that one if none is.
    private static int best(Tree[] forest, int count) {
        int mostVisits = 0;
        for (int i = 0; i < count; i++) mostVisits = Math.max(mostVisits, visits(forest, i));
        int best = 0;
        double most = 0;
        for (int i = 1; i < count; i++) {
            if (visits(forest, i) * 3 < mostVisits) continue;
            double advantage = advantage(forest, i);
            if (advantage > most) {
                most = advantage;
                best = i;
            }
        }
        return best;
    }

    private static int visits(Tree[] forest, int line) {
        int visits = 0;
        for (var tree : forest) visits += tree.visits(line);
        return visits;
    }

    /// How much better a line went than the heuristic's in the same worlds, less what may be luck.
    private static double advantage(Tree[] forest, int line) {
        int worlds = 0;
        double sum = 0;
        double squares = 0;
        for (var tree : forest) {
            int both = Math.min(tree.visits(line), tree.visits(0));
            for (int w = 0; w < both; w++) {
                double difference = tree.value(line, w) - tree.value(0, w);
                sum += difference;
                squares += difference * difference;
            }
            worlds += both;
        }
        if (worlds < 2) return 0;
        double mean = sum / worlds;
        double variance = Math.max(LEAST_VARIANCE, squares / worlds - mean * mean);
        return mean - CAUTION * Math.sqrt(variance / worlds);
    }
}
