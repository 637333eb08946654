package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.timing.Verdict;

/// The choices that carry out an intent, tried out before: only what can be completed is done. Questions about which
/// the
/// intent says nothing are left open.
///
/// For a player it is tried in a world in which everything hidden is made up, so that no answer tells of it. Its
/// choices
/// end where chance or hidden cards come in: how it goes on is seen when they are made.
public final class Plan {

    private final Verdict verdict;
    private final List<Integer> choices;
    private final Game end;
    /// What has more to say once the question is answered that it left open.
    private final @Nullable Pursuit silent;

    private final boolean begun;
    private final boolean saidAll;
    private final Search search;
    /// What is left of it where chance or hidden cards come in.
    private final @Nullable Pursuit rest;

    private Plan(Verdict verdict, Course course, Search search, @Nullable Pursuit silent, boolean begun) {
        this(verdict, course, search, silent, begun, silent == null);
    }

    private Plan(
            Verdict verdict, Course course, Search search, @Nullable Pursuit silent, boolean begun, boolean saidAll) {
        this.verdict = verdict;
        this.choices = List.copyOf(course.choices);
        this.end = course.trial;
        this.silent = silent;
        this.begun = begun;
        this.saidAll = saidAll;
        this.search = search;
        this.rest = course.rest;
    }

    /// For somebody who knows everything: it is tried in the game as it is.
    public static Plan knowingAll(Game game, int player, Intent intent) {
        return new Search(game, player, Game::everything, GameView.NONE)
                .plan(Pursuit.of(intent), new Course(game.forkWithoutAutoPass()));
    }

    public static Plan of(Game game, int player, Intent intent) {
        return imagined(game, player, Pursuit.of(intent));
    }

    private static Plan imagined(Game game, int player, Pursuit pursuit) {
        var trial = game.trial(player);
        int secrets = trial.everything().revelations();
        // The game itself may change before all of it is carried out.
        return new Search(game.fork(), player, one -> one.viewOf(player), secrets).plan(pursuit, new Course(trial));
    }

    /// What is left of it in the game in which its choices were made, or null if that was all.
    public @Nullable Plan rest(Game game) {
        return rest == null ? null : imagined(game, search.player, rest);
    }

    /// Whether it can be done, and why not.
    public Verdict verdict() {
        return verdict;
    }

    public List<Integer> choices() {
        return choices;
    }

    /// Whether every part of it was said to a question.
    public boolean isSaidWhole() {
        return saidAll;
    }

    /// The game as it would be then, with all that is asked as creatures attack answered somehow.
    public Game end() {
        return end;
    }

    /// Whether targets were named that are asked for only after a question that is left open.
    public boolean hasTargetsLeft() {
        return silent != null;
    }

    /// What it says after the question that it left open was answered in the game, for somebody who knows everything;
    /// or null if that was all.
    public @Nullable Plan afterAnswer(Game game) {
        return silent == null
                ? null
                : new Search(game, search.player, Game::everything, GameView.NONE)
                        .plan(silent.copy(), new Course(game.forkWithoutAutoPass()));
    }

    /// Whether it could at least be begun: what was refused came after the first answer.
    public boolean isBegun() {
        return begun;
    }

    /// How far a trial has come.
    private static final class Course {
        private final Game trial;
        private final List<Integer> choices = new ArrayList<>();
        private @Nullable Pursuit rest;

        Course(Game trial) {
            this.trial = trial;
        }

        Course fork(Game to) {
            var fork = new Course(to);
            fork.choices.addAll(choices);
            fork.rest = rest;
            return fork;
        }
    }

    /// @param secrets how much has been revealed at the beginning, or `NONE` if nothing is hidden
    private record Search(Game game, int player, Function<Game, GameView> eyes, int secrets) {

        Plan plan(Pursuit pursuit, Course course) {
            var trial = course.trial;
            while (isAsked(pursuit, trial)) {
                // The first question is looked at in the game itself, which does not change meanwhile.
                var view = eyes.apply(course.choices.isEmpty() ? game : trial);
                switch (pursuit.next(view, trial.decision())) {
                    case Pursuit.Reply.Open _ -> {
                        return new Plan(Verdict.yes(), course, this, isSilent(pursuit) ? pursuit : null, true);
                    }
                    case Pursuit.Reply.Refused refused -> {
                        return refused(refused, course);
                    }
                    case Pursuit.Reply.Take take -> {
                        if (take.options().length > 1) return best(pursuit, course, take.options());
                        choose(pursuit, course, take.first());
                    }
                }
            }
            var end = pursuit instanceof Declared declared ? settled(declared, trial) : trial;
            var refused = verify(pursuit, end);
            return refused == null
                    ? new Plan(Verdict.yes(), course.fork(end), this, null, true, !pursuit.hasMoreToSay())
                    : refused(refused, course);
        }

        private void choose(Pursuit pursuit, Course course, int option) {
            course.trial.choose(option);
            if (course.rest != null) return;
            course.choices.add(option);
            if (secrets != GameView.NONE && course.trial.everything().revelations() != secrets)
                course.rest = pursuit.copy();
        }

        private Plan refused(Pursuit.Reply.Refused refused, Course made) {
            return new Plan(refused.why(), new Course(game), this, null, !made.choices.isEmpty());
        }

        private static boolean isSilent(Pursuit pursuit) {
            return pursuit instanceof Announced && pursuit.hasMoreToSay();
        }

        private boolean isAsked(Pursuit pursuit, Game trial) {
            return !trial.isOver()
                    && trial.decision().player() == player
                    && pursuit.isAbout(eyes.apply(trial), trial.decision());
        }

        /// The first option after which all the rest can be done.
        private Plan best(Pursuit pursuit, Course course, int[] options) {
            Plan first = null;
            for (int option : options) {
                var fork = course.fork(course.trial.fork());
                var next = pursuit.copy();
                choose(next, fork, option);
                var plan = plan(next, fork);
                if (plan.verdict.allowed()) return plan;
                if (first == null) first = plan;
            }
            if (first == null) throw new IllegalStateException("no option");
            return first;
        }

        private Pursuit.Reply.@Nullable Refused verify(Pursuit pursuit, Game end) {
            // CR 802.4: another player's declaration is still to come; blocks are made together.
            boolean early = !end.isOver() && end.decision().kind() == Decision.Kind.BLOCK;
            if (pursuit instanceof Declared && early) return null;
            var view = eyes.apply(end);
            var refused = pursuit instanceof Announced announced ? announced.takenBack(view) : null;
            return refused == null ? pursuit.verify(view) : refused;
        }

        /// Where everything else is answered that is asked as creatures attack.
        private Game settled(Declared declared, Game trial) {
            var settled = trial.fork();
            while (!settled.isOver()
                    && settled.decision().kind() != Decision.Kind.PRIORITY
                    && settled.decision().player() == player
                    && !declared.isMade(eyes.apply(settled)))
                settled.choose(settled.decision().size() - 1);
            return settled;
        }
    }
}
