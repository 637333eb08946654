package splitsecond.players.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
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
    /// Each tree grows by so many games before it is looked at whether more could change anything.
    private static final int ROUND = 8;

    private final Budget budget;
    private final HeuristicPolicy heuristic = new HeuristicPolicy();
    private Tree @Nullable [] trees;
    private long seed;
    private int searches;

    /// What was decided, and how much of it is done.
    private @Nullable Line line;

    private int step;
    /// Whether anybody wants an end.
    private volatile boolean stopped;
    /// Whether all have come to one: written only while all wait for one another, or some would wait for ever.
    private volatile boolean over;

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
        var best = candidates.get(new Standing(forest, candidates.size()).best());
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
        over = false;
        int threads = threads();
        var standing = new Standing(forest, candidates.size());
        var round = new Phaser(threads) {
            @Override
            protected boolean onAdvance(int phase, int workers) {
                over = stopped || standing.isSettled();
                return workers == 0;
            }
        };
        long deadline = System.nanoTime() + budget.millis() * 1_000_000;
        var workers = new ArrayList<FutureTask<Boolean>>();
        for (int w = 1; w < threads; w++) {
            int worker = w;
            var task = new FutureTask<>(
                    () -> work(forest, worker, round, imagination, candidates, player, base, deadline), true);
            Thread.ofPlatform().name("search-" + w).daemon().start(task);
            workers.add(task);
        }
        try {
            work(forest, 0, round, imagination, candidates, player, base, deadline);
        } finally {
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

    /// Every `threads`-th tree is this worker's; all of its trees grow by turns, and after each round all workers wait
    /// for one another, so that with a count of iterations it does not matter how many there are.
    private void work(
            Tree[] forest,
            int worker,
            Phaser round,
            Imagination imagination,
            List<Line> candidates,
            int player,
            long base,
            long deadline) {
        int each = budget.iterations() == 0
                ? Integer.MAX_VALUE
                : (budget.iterations() + forest.length - 1) / forest.length;
        boolean done = false;
        try {
            for (int grown = 0; grown < each && !over; grown += ROUND) {
                for (int n = grown; n < Math.min(each, grown + ROUND) && !isTime(deadline); n++)
                    for (int t = worker; t < forest.length && !isTime(deadline); t += threads())
                        forest[t].iterate(imagination, candidates, player, base + t * 0x632BE59BD9B4E019L);
                round.arriveAndAwaitAdvance();
            }
            done = true;
        } finally {
            // If this one fails, the others must not go on in trees that the next search takes.
            if (!done) stopped = true;
            round.arriveAndDeregister();
        }
    }

    /// Whether the time is up, or somebody wants it to be.
    private boolean isTime(long deadline) {
        if (stopped) return true;
        boolean late = budget.millis() > 0 && System.nanoTime() >= deadline;
        if (late || Thread.currentThread().isInterrupted()) stopped = true;
        return stopped;
    }
}
