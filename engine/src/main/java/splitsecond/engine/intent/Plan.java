package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.timing.Verdict;

/// The choices that carry out an intent, tried on a fork: only what can be completed is done. Questions about which the
/// intent says nothing are left open.
public final class Plan {

    private final Verdict verdict;
    private final List<Integer> choices;
    private final Game end;
    private final boolean targetsLeft;
    private final boolean begun;

    private Plan(Verdict verdict, List<Integer> choices, Game end, boolean targetsLeft, boolean begun) {
        this.verdict = verdict;
        this.choices = List.copyOf(choices);
        this.end = end;
        this.targetsLeft = targetsLeft;
        this.begun = begun;
    }

    /// @param eyes what is seen of a game as names are looked up
    public static Plan of(Game game, int player, Function<Game, GameView> eyes, Intent intent) {
        return new Search(game, player, eyes).plan(Pursuit.of(intent), game.forkWithoutAutoPass(), List.of());
    }

    public static Plan of(Game game, int player, Intent intent) {
        return of(game, player, one -> one.viewOf(player), intent);
    }

    /// Whether it can be done, and why not.
    public Verdict verdict() {
        return verdict;
    }

    public List<Integer> choices() {
        return choices;
    }

    /// The game as it would be then, with all that is asked as creatures attack answered somehow.
    public Game end() {
        return end;
    }

    /// Whether targets were named that are asked for only after a question that is left open.
    public boolean hasTargetsLeft() {
        return targetsLeft;
    }

    /// Whether it could at least be begun: what was refused came after the first answer.
    public boolean isBegun() {
        return begun;
    }

    private record Search(Game game, int player, Function<Game, GameView> eyes) {

        Plan plan(Pursuit pursuit, Game trial, List<Integer> soFar) {
            var choices = new ArrayList<>(soFar);
            while (isAsked(pursuit, trial)) {
                // The first question is looked at in the game itself, which does not change meanwhile.
                var view = eyes.apply(choices.isEmpty() ? game : trial);
                switch (pursuit.next(view, trial.decision())) {
                    case Pursuit.Reply.Open _ -> {
                        return new Plan(Verdict.yes(), choices, trial, isSilent(pursuit), true);
                    }
                    case Pursuit.Reply.Refused refused -> {
                        return refused(refused, choices);
                    }
                    case Pursuit.Reply.Take take -> {
                        if (take.options().length > 1) return best(pursuit, trial, choices, take.options());
                        trial.choose(take.first());
                        choices.add(take.first());
                    }
                }
            }
            var end = pursuit instanceof Declared declared ? settled(declared, trial) : trial;
            var refused = verify(pursuit, end);
            return refused == null ? new Plan(Verdict.yes(), choices, end, false, true) : refused(refused, choices);
        }

        private Plan refused(Pursuit.Reply.Refused refused, List<Integer> made) {
            return new Plan(refused.why(), List.of(), game, false, !made.isEmpty());
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
        private Plan best(Pursuit pursuit, Game trial, List<Integer> choices, int[] options) {
            Plan plan = null;
            for (int option : options) {
                var fork = trial.fork();
                fork.choose(option);
                var next = new ArrayList<>(choices);
                next.add(option);
                plan = plan(pursuit.copy(), fork, next);
                if (plan.verdict.allowed()) return plan;
            }
            if (plan == null) throw new IllegalStateException("no option");
            return plan;
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
