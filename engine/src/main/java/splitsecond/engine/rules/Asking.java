package splitsecond.engine.rules;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.LongList;

/// A frame that asks players. Each stage of it is run again from its beginning with the answers given so far, until
/// none is missing:
/// a stage first gathers all its answers, without changing anything, and only then acts.
abstract class Asking extends Agenda.Frame {

    /// No answer yet: the game waits, the stage returns.
    static final long PENDING = -2L;

    /// Null until there is one.
    private @Nullable LongList answers;

    private int next;

    @Override
    public final void run(GameState state) {
        if (state.answer != GameState.NO_ANSWER) {
            if (answers == null) answers = new LongList();
            answers.add(state.answer);
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
        if (answers != null) answers.clear();
        next = 0;
    }

    /// The answer to `state.decision`, which has just been built. A single option answers itself.
    final long pick(GameState state) {
        var decision = state.decision;
        long answer;
        if (decision.size() == 1) answer = decision.packed(0);
        else if (isAnswered()) answer = nextAnswer();
        else if (decision.size() == 0)
            throw new IllegalStateException("a question without answers: " + decision.kind());
        else return PENDING;
        decision.clear();
        return answer;
    }

    /// Whether the next question of this stage was asked and answered, so that it need not be built again.
    final boolean isAnswered() {
        return answers != null && next < answers.size();
    }

    final long nextAnswer() {
        if (answers == null) throw new IllegalStateException("no answer has been given");
        return answers.get(next++);
    }

    protected final void copyAnswers(Asking of) {
        answers = of.answers == null ? null : of.answers.copy();
        next = of.next;
    }

    @Override
    public long hash(long seed) {
        long hash = super.hash(seed);
        return answers == null ? hash : answers.hash(hash);
    }
}
