package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.words.EventInWords;

/// What a mode that is offered could be aimed at, or would do now, tried in an imagined world.
record Prospect(Game game, Ids ids, int mode) {

    private static final int MOST_NAMES = 4;
    private static final int MOST_ANSWERS = 60;

    /// A trial in which that mode is chosen, with another one where it cannot be chosen alone.
    ///
    /// @param other the other mode, or -1
    private record Trial(Game game, int other) {

        /// How many target slots the chosen modes have together.
        int slots(int subject) {
            var item = game.everything().stackItem(subject);
            return item == null ? 0 : item.slots();
        }
    }

    /// Null if nothing can be told.
    static @Nullable String of(Game game, Ids ids, int mode) {
        return new Prospect(game, ids, mode).told();
    }

    private @Nullable String told() {
        int subject = game.decision().subject();
        var trial = trial(mode, -1);
        if (trial == null) return null;
        int slots = trial.slots(subject);
        if (trial.other < 0) return slots > 0 ? aims(trial.game, 0) : now(outcome(trial.game));
        List<String> all = null;
        for (int third : thirds(trial.other)) {
            var without = trial(trial.other, third);
            var with = trial(mode, third);
            if (without == null || with == null) continue;
            // Of three pairs of modes it follows how many targets each has, and what each does.
            int own = (slots + with.slots(subject) - without.slots(subject)) / 2;
            if (own > 0) return aims(trial.game, trial.other < mode ? slots - own : 0);
            if (all == null) all = outcome(trial.game);
            var others = outcome(without.game);
            var one = rest(all, others);
            if (!one.isEmpty() && one.equals(rest(outcome(with.game), others))) return now(one);
        }
        return null;
    }

    private static List<String> rest(List<String> lines, List<String> without) {
        return lines.stream().filter(line -> !without.contains(line)).toList();
    }

    private static @Nullable String now(List<String> lines) {
        return lines.isEmpty() ? null : "now: " + String.join(", ", lines);
    }

    private List<Integer> thirds(int second) {
        var thirds = new ArrayList<Integer>();
        for (var option : game.decision().options())
            if (option.kind() == Option.Kind.MODE && option.id() != mode && option.id() != second)
                thirds.add(option.id());
        return thirds;
    }

    /// @param wanted the mode to choose besides, if one must be chosen; -1 for any
    private @Nullable Trial trial(int first, int wanted) {
        var trial = game.viewOf(ids.viewer()).imagination().world(Tokens.seed()).forkWithoutAutoPass();
        if (!take(trial, Option.Kind.MODE, first)) return null;
        int other = -1;
        while (isMode(trial)) {
            if (take(trial, Option.Kind.DONE, 0)) continue;
            if (other >= 0) return null;
            other = wanted >= 0 ? wanted : another(trial, first);
            if (!take(trial, Option.Kind.MODE, other)) return null;
        }
        return wanted >= 0 && other != wanted ? null : new Trial(trial, other);
    }

    /// A later one, so that the targets of this mode are asked for first.
    private static int another(Game trial, int first) {
        int other = -1;
        for (var option : trial.decision().options())
            if (option.kind() == Option.Kind.MODE && option.id() != first && (other < first || option.id() > other))
                other = option.id();
        return other;
    }

    private static boolean isMode(Game trial) {
        return !trial.isOver() && trial.decision().kind() == Decision.Kind.MODE;
    }

    private static boolean take(Game trial, Option.Kind kind, int id) {
        int index = trial.decision().indexOf(Option.pack(kind, id));
        if (index < 0) return false;
        trial.choose(index);
        return true;
    }

    private @Nullable String aims(Game trial, int slot) {
        for (int i = 0; i < MOST_ANSWERS && !trial.isOver(); i++) {
            var decision = trial.decision();
            boolean asked = decision.kind() == Decision.Kind.TARGET && decision.player() == ids.viewer();
            if (asked && decision.detail() == slot) return "could be aimed at " + names(trial, decision);
            if (decision.kind() == Decision.Kind.PRIORITY || asked && decision.detail() > slot) return null;
            trial.choose(0);
        }
        return null;
    }

    private String names(Game trial, Decision decision) {
        var names = new ArrayList<String>();
        for (var option : decision.options()) {
            String name = option.kind() == Option.Kind.ENTITY ? Names.of(trial, option.id()) : "";
            if (!name.isEmpty() && !names.contains(name)) names.add(name.equals(EventInWords.YOU) ? "you" : name);
        }
        int more = names.size() - MOST_NAMES;
        if (more > 0) return String.join(", ", names.subList(0, MOST_NAMES)) + " and " + more + " more";
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " or " + names.getLast();
    }

    /// Where nobody answers it.
    private List<String> outcome(Game trial) {
        int stack = game.everything().stackSize();
        int secrets = trial.everything().revelations();
        for (int i = 0;
                i < MOST_ANSWERS && !trial.isOver() && trial.everything().stackSize() >= stack;
                i++) trial.choose(Preview.passive(trial));
        boolean uncertain = trial.everything().revelations() != secrets;
        var lines = new ArrayList<String>();
        if (!uncertain)
            lines.addAll(Preview.compare(game, game, trial, ids, false).lines());
        lines.addAll(draws(trial));
        return lines;
    }

    private List<String> draws(Game trial) {
        var lines = new ArrayList<String>();
        for (int p = 0; p < game.everything().playerCount(); p++) {
            int more = trial.everything().handSize(p) - game.everything().handSize(p);
            String name = Names.of(game, p);
            boolean you = name.equals(EventInWords.YOU);
            if (more > 0)
                lines.add(name + " get" + (you ? " " : "s ") + more + (more == 1 ? " card" : " cards") + " in hand");
        }
        return lines;
    }
}
