package splitsecond.app.scenario;

import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.words.DecisionInWords;

/// The question that a game waits with, and what it offers.
final class Question {

    private static final int MANY_OPTIONS = 12;

    private final Game game;
    private final Names names;
    private final GameView view;
    private final Decision decision;

    Question(Game game, Names names) {
        this.game = game;
        this.names = names;
        view = game.everything();
        decision = game.decision();
    }

    private DecisionInWords words() {
        return new DecisionInWords(view, decision, id -> names.of(view, id));
    }

    /// Who is asked what.
    String report() {
        return words().report(MANY_OPTIONS);
    }

    void check(Fact.Asked fact) {
        if (game.isOver() || decision.kind() == Decision.Kind.PRIORITY)
            throw new Mismatch(fact.line(), "a question", "nothing is asked");
        var about = fact.about();
        boolean other = fact.player() != null && names.player(fact.player()) != decision.player()
                || about != null && (decision.subject() < 0 || !names.means(view, about, decision.subject()));
        if (other)
            throw new Mismatch(
                    fact.line(),
                    "a question" + (fact.player() == null ? "" : " for " + fact.player())
                            + (about == null ? "" : " about " + about),
                    report());
        if (fact.offers() != null) offers(fact, fact.offers());
        if (fact.lacks() != null)
            for (var name : fact.lacks())
                if (isOffered(name)) throw new Mismatch(fact.line(), "no option " + name, report());
        if (fact.only() != null) only(fact, fact.only());
    }

    private void offers(Fact.Asked fact, List<ObjectName> offered) {
        for (var name : offered) if (!isOffered(name)) throw new Mismatch(fact.line(), "an option " + name, report());
    }

    private void only(Fact.Asked fact, List<ObjectName> only) {
        offers(fact, only);
        for (int i = 0; i < decision.size(); i++) {
            int option = i;
            if (only.stream().noneMatch(name -> isMeant(name, option)))
                throw new Mismatch(fact.line(), "only the options " + only, report());
        }
    }

    private boolean isOffered(ObjectName name) {
        for (int i = 0; i < decision.size(); i++) if (isMeant(name, i)) return true;
        return false;
    }

    private boolean isMeant(ObjectName name, int index) {
        var option = decision.option(index);
        if (option.kind() == Option.Kind.ENTITY && names.means(view, name, option.id())) return true;
        return words().offered().get(index).equalsIgnoreCase(name.text());
    }
}
