package splitsecond.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.intent.Meant;
import splitsecond.players.Wording;

/// An answer as it was typed: its number, or the beginning of its words.
///
/// @param choices what was shown, and the option that each stands for
record Typed(String line, Map<String, Integer> choices) implements Meant {

    @Override
    public int option(GameView view, Decision decision) {
        var meant = meant();
        return meant.size() == 1 ? choices.getOrDefault(meant.getFirst(), -1) : -1;
    }

    private List<String> meant() {
        var labels = List.copyOf(choices.keySet());
        int number = Wording.number(line);
        if (number >= 0) return number >= 1 && number <= labels.size() ? List.of(labels.get(number - 1)) : List.of();
        var meant = new ArrayList<String>();
        for (String label : labels) {
            if (label.equalsIgnoreCase(line)) return List.of(label);
            if (Wording.means(line, label)) meant.add(label);
        }
        return meant;
    }

    /// Why it is no answer.
    String why() {
        int number = Wording.number(line);
        if (number >= 0) return "There is no answer " + number + "; they go from 1 to " + choices.size() + ".";
        var meant = meant();
        return meant.isEmpty()
                ? "\"" + line + "\" is none of the answers; type a number, the beginning of an answer, or help."
                : "\"" + line + "\" may mean " + String.join(" or ", meant) + ".";
    }

    @Override
    public int among(GameView view, IntPredicate offered) {
        var decision = view.decision();
        int option = decision == null ? -1 : option(view, decision);
        int id = option < 0 || decision == null
                ? GameView.NONE
                : decision.option(option).id();
        return id >= 0 && offered.test(id) ? id : GameView.NONE;
    }

    @Override
    public boolean is(GameView view, int id) {
        return among(view, one -> one == id) == id;
    }

    /// What is not shown is no answer.
    @Override
    public boolean isSeen(GameView view) {
        return false;
    }

    @Override
    public String name(GameView view, String unseen) {
        return line;
    }
}
