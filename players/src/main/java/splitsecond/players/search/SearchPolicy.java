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
    /// Each tree grows by so many games before it is looked at whether more could change anything.
    private static final int ROUND = 8;

    private final Budget budget;
    private final Manner manner;
    private final HeuristicPolicy heuristic = new HeuristicPolicy();
    private Tree @Nullable [] trees;
    private long seed;
    private int searches;

    /// What was imagined at the last decision; null at first.
    private @Nullable Past past;

    /// What was decided, and how much of it is done.
    private @Nullable Line line;

    private int step;
    /// Whether anybody wants an end.
    private volatile boolean stopped;
    /// Whether all have come to one: written only while all wait for one another, or some would wait for ever.
    private volatile boolean over;

    public SearchPolicy(Budget budget) {
        this(budget, Manner.USUAL);
    }

    public SearchPolicy(Budget budget, Manner manner) {
        this.budget = budget;
        this.manner = manner;
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
        past = null;
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

    static boolean isWorthSearching(GameView view, Decision decision) {
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
        var before = past;
        past = null;
        if (before != null && !before.leadsTo(view, imagination)) before = null;
        long base = before != null ? before.base() : seed + ++searches * 0xD1B54A32D192ED03L;
        var candidates = new Candidates(imagination.world(base), new HeuristicPolicy());
        if (candidates.lines().size() < 2) return usual;
        var forest = forest(view.playerCount());
        for (var tree : forest) tree.begin(before != null ? before.line() : -1);
        var lines = run(forest, imagination, candidates, view.viewer(), base);
        int chosen = new Standing(forest, manner).best();
        var best = lines.get(chosen);
        int index = best.answer(0, decision);
        if (index < 0) return usual;
        if (manner.keeps()) past = new Past(imagination, base, best, chosen, view.turn(), view.decisionId());
        line = best.options().length > 1 ? best : null;
        step = 1;
        return index;
    }

    private Tree[] forest(int seats) {
        var forest = trees;
        if (forest == null || forest[0].seats() != seats) {
            forest = new Tree[budget.trees()];
            for (int t = 0; t < forest.length; t++) forest[t] = new Tree(seats, manner);
            trees = forest;
        }
        return forest;
    }

    /// The lines in the end: some may have been found on the way.
    private List<Line> run(Tree[] forest, Imagination imagination, Candidates candidates, int player, long base) {
        stopped = false;
        over = false;
        int threads = threads();
        var lines = new ArrayList<>(candidates.lines());
        for (var tree : forest) tree.widen(lines.size());
        var round = new Phaser(threads) {
            @Override
            protected boolean onAdvance(int phase, int workers) {
                over = stopped || lookOver(forest, candidates, lines);
                return workers == 0;
            }
        };
        long deadline = System.nanoTime() + budget.millis() * 1_000_000;
        var workers = new ArrayList<FutureTask<Boolean>>();
        for (int w = 1; w < threads; w++) {
            int worker = w;
            var task = new FutureTask<>(
                    () -> work(forest, worker, round, imagination, lines, player, base, deadline), true);
            Thread.ofPlatform().name("search-" + w).daemon().start(task);
            workers.add(task);
        }
        try {
            work(forest, 0, round, imagination, lines, player, base, deadline);
        } finally {
            for (var worker : workers) await(worker);
        }
        return lines;
    }

    /// Between two rounds, while nobody is at work: adds lines like the best one; true if nothing more need be tried.
    private boolean lookOver(Tree[] forest, Candidates candidates, List<Line> lines) {
        var standing = new Standing(forest, manner);
        if (manner.refines() && standing.isTried()) {
            int best = standing.best();
            if (best > 0) candidates.refine(lines.get(best));
            for (var line : candidates.lines()) if (!lines.contains(line)) lines.add(line);
            for (var tree : forest) tree.widen(lines.size());
        }
        return manner.endsEarly() && standing.isSettled();
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
            List<Line> lines,
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
                        forest[t].iterate(imagination, lines, player, base + t * 0x632BE59BD9B4E019L);
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
