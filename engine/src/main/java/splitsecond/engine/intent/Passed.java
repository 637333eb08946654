package splitsecond.engine.intent;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// CR 117.3d: passing priority, once.
final class Passed extends Pursuit {

    private boolean done;

    @Override
    public boolean isAbout(GameView view, Decision decision) {
        return !done && decision.kind() == Decision.Kind.PRIORITY;
    }

    @Override
    public boolean hasMoreToSay() {
        return !done;
    }

    @Override
    public Reply next(GameView view, Decision decision) {
        done = true;
        return takeOrLeave(decision.indexOf(Option.pack(Option.Kind.PASS, 0)));
    }

    @Override
    public Reply.@Nullable Refused verify(GameView view) {
        return done ? null : refuse("PRIORITY", "Cannot pass: You do not have priority.");
    }

    @Override
    Pursuit copy() {
        var copy = new Passed();
        copy.done = done;
        return copy;
    }
}
