package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.Traits;
import splitsecond.players.words.EventInWords;

/// What a mode that is offered could be aimed at, or would do now, tried in an imagined world.
///
/// @param text the mode as it is printed
record Prospect(Game game, Ids ids, int mode, String text) {

    private static final int MOST_NAMES = 4;
    private static final int MOST_ANSWERS = 60;
    private static final int MOST_LINES = 6;

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
    static @Nullable String of(Game game, Ids ids, int mode, String text) {
        return new Prospect(game, ids, mode, text).told();
    }

    private @Nullable String told() {
        int subject = game.decision().subject();
        var trial = trial(mode, -1);
        if (trial == null) return null;
        int slots = trial.slots(subject);
        if (trial.other < 0) return slots > 0 ? aims(trial.game, 0) : now(outcome(trial.game, false));
        for (int third : others()) {
            if (third == trial.other) continue;
            var without = trial(trial.other, third);
            var with = trial(mode, third);
            if (without == null || with == null) continue;
            // Of three pairs of modes it follows how many targets each has.
            int own = (slots + with.slots(subject) - without.slots(subject)) / 2;
            return own > 0 ? aims(trial.game, trial.other < mode ? slots - own : 0) : now(own());
        }
        return null;
    }

    /// What a mode does that is only seen together with others: what comes of it whichever other one is chosen, and
    /// does not come of two others without it.
    private List<String> own() {
        var others = others();
        var pairs = new HashMap<Integer, List<String>>();
        for (int other : others) {
            var trial = trial(mode, other);
            if (trial != null) pairs.put(other, outcome(trial.game, true));
        }
        var lines = new LinkedHashSet<String>();
        for (int other : others)
            for (int third : others) {
                if (third == other || !pairs.containsKey(other)) continue;
                var without = trial(other, third);
                if (without == null) continue;
                var apart = outcome(without.game, true);
                for (String line : pairs.get(other)) if (!apart.contains(line) && isIn(line, pairs)) lines.add(line);
            }
        return List.copyOf(lines);
    }

    private static boolean isIn(String line, Map<Integer, List<String>> pairs) {
        return pairs.values().stream().allMatch(lines -> lines.contains(line));
    }

    private static @Nullable String now(List<String> lines) {
        int more = lines.size() - MOST_LINES;
        var told = more > 0 ? lines.subList(0, MOST_LINES) : lines;
        return lines.isEmpty() ? null : "now: " + String.join(", ", told) + (more > 0 ? ", and " + more + " more" : "");
    }

    private List<Integer> others() {
        var others = new ArrayList<Integer>();
        for (var option : game.decision().options())
            if (option.kind() == Option.Kind.MODE && option.id() != mode && others.size() < MOST_NAMES)
                others.add(option.id());
        return others;
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
            if (decision.kind() == Decision.Kind.PRIORITY || asked && decision.detail() > slot) break;
            trial.choose(0);
        }
        return only(trial, slot);
    }

    /// What is aimed at without a question, because nothing else can be.
    private @Nullable String only(Game trial, int slot) {
        var item = trial.everything().stackItem(game.decision().subject());
        if (item == null || slot >= item.aimed() || item.targets(slot) != 1) return null;
        return "could be aimed at " + EventInWords.within(Names.of(trial, item.target(slot, 0)));
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
    ///
    /// @param together whether another mode is tried with it, whose secrets do not matter: each trial has others
    private List<String> outcome(Game trial, boolean together) {
        int stack = game.everything().stackSize();
        int secrets = trial.everything().revelations();
        for (int i = 0;
                i < MOST_ANSWERS && !trial.isOver() && trial.everything().stackSize() >= stack;
                i++) trial.choose(together ? harmless(trial) : Preview.passive(trial));
        boolean uncertain = !together && trial.everything().revelations() != secrets;
        var lines = new ArrayList<String>();
        if (!uncertain)
            lines.addAll(Preview.compare(game, game, trial, ids, false).lines());
        lines.addAll(draws(trial));
        if (!uncertain) lines.addAll(altered(trial));
        return lines;
    }

    /// Another mode is aimed at where it changes least of what this one does: at a land of somebody else if there is
    /// one, or at what is not counted for this mode.
    private int harmless(Game trial) {
        var all = trial.everything();
        var decision = trial.decision();
        int second = -1;
        for (int i = 0; decision.kind() == Decision.Kind.TARGET && i < decision.size(); i++) {
            int id = decision.option(i).id();
            if (!all.isOnBattlefield(id)) continue;
            boolean own = all.controller(id) == ids.viewer();
            if (!own && all.traits(id).isLand()) return i;
            if (isAboutHands() ? !own : own && all.traits(id).isLand()) second = i;
        }
        return second >= 0 ? second : Preview.passive(trial);
    }

    private boolean isAboutHands() {
        String words = text.toLowerCase(Locale.ROOT);
        return words.contains("draw") || words.contains("hand");
    }

    /// Whose size changes, what of the others' is tapped, and what comes into play.
    private List<String> altered(Game trial) {
        var now = game.everything();
        var then = trial.everything();
        var lines = new ArrayList<String>();
        for (int i = 0; i < then.permanents(); i++) {
            int id = then.permanent(i);
            String name = Names.of(trial, id);
            var traits = then.traits(id);
            if (!now.isOnBattlefield(id)) lines.add(name + " comes into play");
            else if (then.isTapped(id) && !now.isTapped(id) && now.controller(id) != ids.viewer())
                lines.add(name + " is tapped");
            else if (traits.isCreature() && !size(traits).equals(size(now.traits(id))))
                lines.add(name + " is " + size(traits));
        }
        return lines;
    }

    private static String size(Traits traits) {
        return traits.power() + "/" + traits.toughness();
    }

    /// A card that is drawn and one that comes to the hand otherwise are told apart by what the mode says.
    private List<String> draws(Game trial) {
        boolean drawn = text.toLowerCase(Locale.ROOT).contains("draw");
        var lines = new ArrayList<String>();
        if (!isAboutHands()) return lines;
        for (int p = 0; p < game.everything().playerCount(); p++) {
            int more = trial.everything().handSize(p) - game.everything().handSize(p);
            if (more <= 0) continue;
            String name = Names.of(game, p);
            boolean you = name.equals(EventInWords.YOU);
            String cards = more == 1 ? "a card" : more + " cards";
            if (drawn) lines.add((you ? "you draw " : name + " draws ") + cards);
            else lines.add((you ? "you get " : name + " gets ") + cards + " into hand");
        }
        return lines;
    }
}
