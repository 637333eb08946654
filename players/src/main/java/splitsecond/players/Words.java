package splitsecond.players;

import java.util.ArrayList;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Meant;
import splitsecond.players.Script.Statement;
import splitsecond.players.words.DecisionInWords;
import splitsecond.timing.Problem;

/// An object or player as a script calls it.
///
/// @param statement where it is written
record Words(String text, Statement statement) implements Meant {

    @Override
    public int among(GameView view, IntPredicate offered) {
        var decision = view.decision();
        int index = decision == null ? -1 : find(view, decision, option -> offered.test(option.id()));
        return index < 0 || decision == null
                ? GameView.NONE
                : decision.option(index).id();
    }

    @Override
    public int option(GameView view, Decision decision) {
        return find(view, decision, _ -> true);
    }

    @Override
    public boolean is(GameView view, int id) {
        return Wording.means(somebody(view), view.name(id, ""));
    }

    /// Whether the words mean any player or object that the viewer sees.
    @Override
    public boolean isSeen(GameView view) {
        String meant = somebody(view);
        var objects = new ArrayList<>(view.battlefield());
        objects.addAll(view.stack());
        for (int p = 0; p < view.playerCount(); p++) {
            if (Wording.means(meant, view.playerName(p))) return true;
            objects.addAll(view.graveyard(p));
        }
        return objects.stream().anyMatch(object -> Wording.means(meant, object.name()));
    }

    @Override
    public String name(GameView view, String unseen) {
        return text;
    }

    /// The option they mean, or -1; several of one name are as good as each other.
    int find(GameView view, Decision decision, Predicate<Option> offered) {
        String meant = somebody(view);
        int found = -1;
        var names = new TreeSet<String>();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (!offered.test(option)) continue;
            String name = new DecisionInWords(view, decision).name(option);
            if (name.equalsIgnoreCase(meant)) return i;
            if (!Wording.means(meant, name)) continue;
            if (found < 0) found = i;
            names.add(name);
        }
        if (names.size() > 1) throw statement.refused("\"" + text + "\" may mean " + String.join(" or ", names) + ".");
        return found;
    }

    Problem notOffered(GameView view, Decision decision) {
        return statement.refused("\"" + text + "\" is not among what is offered for "
                + new DecisionInWords(view, decision).question() + ".");
    }

    /// Players need not be called by name.
    private String somebody(GameView view) {
        boolean two = view.playerCount() == 2;
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "me", "myself" -> view.playerName(view.viewer());
            case "face", "opponent" -> two ? view.playerName(1 - view.viewer()) : text;
            default -> text;
        };
    }
}
