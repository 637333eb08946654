package splitsecond.players;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;

/// A random game in which a law is asked after every choice. One that breaks it is cut down to few choices that still
/// do.
final class RandomGame {

    /// Something that must be true at every decision: how it is broken, or null.
    interface Law {
        @Nullable
        String broken(Game game);
    }

    private static final int SHRINKING_TRIES = 400;

    private RandomGame() {}

    /// Plays the game of that seed, and fails with the seed, the choices and what is wrong.
    static void obeys(long seed, Law law) {
        obeys(Pairings.setup(seed), seed, Integer.MAX_VALUE, law);
    }

    /// @param most after so many choices the game is left as it is
    static void obeys(Setup setup, long seed, int most, Law law) {
        var choices = new ArrayList<Integer>();
        var broken = play(setup, seed, most, choices, law);
        if (broken == null) return;
        var shortest = shrink(setup, choices, law);
        throw new AssertionError("seed " + seed + ", " + decks(setup) + ": " + broken + "\nchoices " + shortest);
    }

    private static String decks(Setup setup) {
        return setup.seats().stream()
                .map(seat -> seat.deck().isEmpty()
                        ? seat.name()
                        : seat.deck().getFirst().name() + "…")
                .collect(Collectors.joining(" against "));
    }

    private static @Nullable String play(Setup setup, long seed, int most, List<Integer> choices, Law law) {
        var policies = new Policy[setup.seats().size()];
        for (int p = 0; p < policies.length; p++) policies[p] = new RandomPolicy(seed * 31 + p + 1);
        try {
            var game = Game.start(setup);
            while (!game.isOver() && choices.size() < most && game.everything().turn() <= Playout.TURN_LIMIT) {
                var decision = game.decision();
                int choice = policies[decision.player()].choose(game.viewOf(decision.player()), decision);
                choices.add(choice);
                game.choose(choice);
                var broken = law.broken(game);
                if (broken != null) return broken;
            }
            return null;
        } catch (RuntimeException e) {
            return thrown(e);
        }
    }

    /// Leaves out ever smaller runs of choices as long as the rest can be played and breaks the law at its end.
    private static List<Integer> shrink(Setup setup, List<Integer> choices, Law law) {
        var shortest = List.copyOf(choices);
        int tries = 0;
        for (int run = shortest.size() / 2; run > 0; run /= 2) {
            for (int from = 0; from + run <= shortest.size() && tries < SHRINKING_TRIES; tries++) {
                var fewer = new ArrayList<>(shortest.subList(0, from));
                fewer.addAll(shortest.subList(from + run, shortest.size()));
                int end = firstBroken(setup, fewer, law);
                if (end < 0) from += run;
                else shortest = List.copyOf(fewer.subList(0, end));
            }
        }
        return shortest;
    }

    /// After how many choices the law is broken, or -1.
    private static int firstBroken(Setup setup, List<Integer> choices, Law law) {
        int made = 0;
        try {
            var game = Game.start(setup);
            for (int choice : choices) {
                if (game.isOver() || choice >= game.decision().size()) return -1;
                made++;
                game.choose(choice);
                if (law.broken(game) != null) return made;
            }
            return -1;
        } catch (RuntimeException _) {
            return made;
        }
    }

    private static String thrown(RuntimeException e) {
        var text = new StringBuilder(e.toString());
        for (int i = 0; i < Math.min(12, e.getStackTrace().length); i++)
            text.append("\n    at ").append(e.getStackTrace()[i]);
        return text.toString();
    }
}
