package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Several of what one question offers, which the game asks for one by one.
final class Chosen extends Pursuit {

    private final List<Option> left;
    private Decision.Kind kind = Decision.Kind.NONE;
    private int subject = -1;
    private int last = -1;
    private long lastOption;

    Chosen(Intent.Choose intent) {
        left = new ArrayList<>(intent.options());
    }

    private Chosen(Chosen other) {
        left = new ArrayList<>(other.left);
        kind = other.kind;
        subject = other.subject;
        last = other.last;
        lastOption = other.lastOption;
    }

    @Override
    Pursuit copy() {
        return new Chosen(this);
    }

    /// What can be named once and is offered again is another question. A color for a mana ability may come in between
    /// payments.
    @Override
    public boolean isAbout(GameView view, Decision decision) {
        if (kind == Decision.Kind.NONE) return true;
        if (decision.kind() != kind || decision.subject() != subject) return false;
        return kind == Decision.Kind.PAY || view.decisionId() == last + 1 && decision.indexOf(lastOption) < 0;
    }

    @Override
    public boolean hasMoreToSay() {
        return !left.isEmpty();
    }

    @Override
    public Reply next(GameView view, Decision decision) {
        kind = decision.kind();
        subject = decision.subject();
        last = view.decisionId();
        int option;
        if (left.isEmpty()) {
            option = none(decision);
            if (option < 0) option = decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
            if (option < 0) return OPEN;
        } else {
            var wanted = left.getFirst();
            option = decision.indexOf(Option.pack(wanted.kind(), wanted.id(), wanted.variant()));
            if (option < 0) return notOffered(view, wanted);
            left.removeFirst();
        }
        lastOption = decision.packed(option);
        return take(option);
    }

    private Reply.Refused notOffered(GameView view, Option wanted) {
        String name = view.name(wanted.id(), "An object that is not there");
        return kind == Decision.Kind.PAY
                ? refuse("MANA", name + " cannot make mana for this now.")
                : refuse("NOT_OFFERED", name + " is not offered any more.");
    }

    @Override
    public Reply.@Nullable Refused verify(GameView view) {
        return kind == Decision.Kind.PAY && !left.isEmpty() ? notOffered(view, left.getFirst()) : null;
    }
}
