package splitsecond.engine.state;

import java.util.Arrays;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;

/// A frame that asks players. Each stage of it is run again from its beginning with the answers given so far, until
/// none is missing: a stage first gathers all its answers, without changing anything, and only then acts.
public abstract class Asking extends Agenda.Frame {

    /// No answer yet: the game waits, the stage returns.
    public static final long PENDING = -2L;

    private static final long[] NO_ANSWERS = {};

    private long[] answers = NO_ANSWERS;
    private int answered;
    private int next;

    @Override
    public final void run(GameState state) {
        if (state.answer != GameState.NO_ANSWER) {
            if (answered == answers.length) answers = Arrays.copyOf(answers, Math.max(1, 2 * answered));
            answers[answered++] = state.answer;
            state.answer = GameState.NO_ANSWER;
        }
        next = 0;
        proceed(state);
    }

    /// Runs the present stage: returns after `PENDING`, after `nextStage`, after pushing a frame, or after popping
    /// itself.
    protected abstract void proceed(GameState state);

    /// The stage is done and its answers are forgotten.
    protected final void nextStage() {
        answered = 0;
        next = 0;
    }

    /// The answer to `state.decision`, which has just been built. A single option answers itself.
    public final long pick(GameState state) {
        var decision = state.decision;
        long answer;
        if (decision.size() == 1 && !isAskedAnyway(state)) {
            answer = decision.packed(0);
            if (Option.kind(answer) == Option.Kind.ENTITY)
                tellAnsweredItself(state, decision.player(), Option.id(answer));
            else if (isNumbered(decision, answer)) tellOnlyNumber(state, decision.player(), Option.id(answer) + 1);
            else if (decision.kind() == Decision.Kind.NUMBER && Option.id(answer) > 0)
                tellOnlyNumber(state, decision.player(), Option.id(answer));
        } else if (isAnswered()) answer = nextAnswer();
        else if (decision.size() == 0)
            throw new IllegalStateException("a question without answers: " + decision.kind());
        else return PENDING;
        decision.clear();
        return answer;
    }

    private static boolean isAskedAnyway(GameState state) {
        var decision = state.decision;
        // Any card can be named, whatever is offered.
        if (decision.takesNames()) return true;
        return state.options.everyTarget()
                && decision.kind() == Decision.Kind.TARGET
                && Option.kind(decision.packed(0)) == Option.Kind.ENTITY;
    }

    /// There was only that one to choose. Told again whenever the stage is run again.
    public static void tellAnsweredItself(GameState state, int player, int only) {
        if (state.listener != null)
            state.listener.on(GameEvent.of(GameEvent.Kind.ANSWERED_ITSELF, only, GameState.NONE, player, 0));
    }

    /// A mode, or one of several costs.
    private static boolean isNumbered(Decision decision, long answer) {
        return Option.kind(answer) == Option.Kind.MODE
                && (decision.kind() == Decision.Kind.MODE || decision.kind() == Decision.Kind.COST);
    }

    /// Only that number could be chosen; modes and costs are counted from 1.
    public static void tellOnlyNumber(GameState state, int player, int number) {
        if (state.listener != null)
            state.listener.on(
                    GameEvent.of(GameEvent.Kind.ANSWERED_ITSELF, GameState.NONE, GameState.NONE, player, number));
    }

    /// Whether the next question of this stage was asked and answered, so that it need not be built again.
    public final boolean isAnswered() {
        return next < answered;
    }

    public final long nextAnswer() {
        if (next >= answered) throw new IllegalStateException("no answer has been given");
        return answers[next++];
    }

    protected final void copyAnswers(Asking of) {
        answers = of.answered == 0 ? NO_ANSWERS : Arrays.copyOf(of.answers, of.answered);
        answered = of.answered;
        next = of.next;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.numbers(answers, answered);
        fields.number(next);
    }
}
