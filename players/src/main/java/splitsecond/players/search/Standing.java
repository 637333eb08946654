package splitsecond.players.search;

/// How the lines stand after the games tried so far. The first line is the heuristic's.
record Standing(Tree[] forest, Manner manner) {

    /// So many standard errors are taken for luck when nothing more is tried.
    private static final double CERTAINTY = 3;
    /// Of a difference that was the same in the few worlds tried.
    private static final double LEAST_VARIANCE = 0.0004;
    /// Chances to win that differ by less are alike.
    private static final double ALIKE = 0.01;
    /// Games tried for each line, on average, before anything is said of them; what does badly is tried less.
    private static final int FEWEST_GAMES = 8;

    private int count() {
        return forest[0].size();
    }

    /// The line that is most surely better than the heuristic's; that one if none is.
    int best() {
        int mostVisits = 0;
        // Where lines are tried by how they differ from the heuristic's, that one may have been tried much more often.
        for (int i = manner.byDifference() ? 1 : 0; i < count(); i++) mostVisits = Math.max(mostVisits, visits(i));
        int best = 0;
        double most = 0;
        for (int i = 1; i < count(); i++) {
            if (visits(i) * 3 < mostVisits) continue;
            double advantage = advantage(i, 0, -manner.caution());
            if (advantage > most) {
                most = advantage;
                best = i;
            }
        }
        return best;
    }

    /// Whether no line can be expected to overtake the best one by a difference that matters: others are surely worse,
    /// or all lead to the same.
    boolean isSettled() {
        if (isWon()) return true;
        if (!isTried()) return false;
        if (isDecided()) return true;
        int best = best();
        for (int i = 0; i < count(); i++) if (i != best && advantage(i, best, CERTAINTY) > ALIKE) return false;
        return true;
    }

    /// Whether the lines were tried often enough to say anything of them.
    boolean isTried() {
        int games = 0;
        for (int i = 0; i < count(); i++) games += visits(i);
        return games >= FEWEST_GAMES * count();
    }

    /// Whether the heuristic's line wins this very turn, in every world: whatever else there is, it is no better.
    private boolean isWon() {
        return visits(0) >= FEWEST_GAMES && mean(0) == 1;
    }

    /// Whether the game is won or lost whatever is done.
    private boolean isDecided() {
        double least = 1;
        double most = 0;
        for (int i = 0; i < count(); i++) {
            least = Math.min(least, mean(i));
            most = Math.max(most, mean(i));
        }
        return most < Tree.NO_CHANCE + ALIKE || least > 1 - Tree.NO_CHANCE - ALIKE;
    }

    private int visits(int line) {
        int visits = 0;
        for (var tree : forest) visits += tree.visits(line);
        return visits;
    }

    private double mean(int line) {
        double sum = 0;
        for (var tree : forest) for (int w = 0; w < tree.visits(line); w++) sum += tree.value(line, w);
        return sum / visits(line);
    }

    /// How much better a line went than another in the same worlds, and so many standard errors more.
    private double advantage(int line, int than, double errors) {
        int worlds = 0;
        double sum = 0;
        double squares = 0;
        for (var tree : forest) {
            int both = Math.min(tree.visits(line), tree.visits(than));
            for (int w = 0; w < both; w++) {
                double difference = tree.value(line, w) - tree.value(than, w);
                sum += difference;
                squares += difference * difference;
            }
            worlds += both;
        }
        if (worlds < 2) return errors < 0 ? 0 : 1;
        double mean = sum / worlds;
        double variance = Math.max(LEAST_VARIANCE, squares / worlds - mean * mean);
        return mean + errors * Math.sqrt(variance / worlds);
    }
}
