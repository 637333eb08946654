package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.Traits;
import splitsecond.players.words.EventInWords;

/// What each mode that is offered could be aimed at, or would do now, tried in imagined worlds. Where several are
/// chosen
/// together a mode is only seen beside another one, and each pair is tried once for both.
final class Prospects {

    private static final int MOST_NAMES = 4;
    private static final int MOST_ANSWERS = 60;
    private static final int MOST_LINES = 6;

    private record Pair(int first, int second) {
        static Pair of(int one, int other) {
            return new Pair(Math.min(one, other), Math.max(one, other));
        }
    }

    /// Another mode is tried with it that is aimed where it changes least of what this one is about.
    private record Beside(Pair pair, boolean hands) {}

    private final Game game;
    private final Ids ids;
    private final List<Integer> modes = new ArrayList<>();
    /// Whether no mode can be chosen alone.
    private boolean together;

    private final Map<Pair, @Nullable Game> pairs = new HashMap<>();
    private final Map<Beside, List<String>> outcomes = new HashMap<>();

    Prospects(Game game, Ids ids) {
        this.game = game;
        this.ids = ids;
        for (var option : game.decision().options())
            if (option.kind() == Option.Kind.MODE && modes.size() <= MOST_NAMES) modes.add(option.id());
    }

    /// Null if nothing can be told.
    ///
    /// @param text the mode as it is printed
    @Nullable
    String of(int mode, String text) {
        var alone = alone(mode);
        if (alone != null)
            return slots(alone) > 0
                    ? aims(alone, 0)
                    : now(outcome(alone, text, false).stream().distinct().toList());
        int other = other(mode);
        var both = other < 0 ? null : pair(mode, other);
        if (both == null) return null;
        for (int third : modes) {
            if (third == mode || third == other) continue;
            var without = pair(other, third);
            var with = pair(mode, third);
            if (without == null || with == null) continue;
            // Of three pairs of modes it follows how many targets each has.
            int own = (slots(both) + slots(with) - slots(without)) / 2;
            return own > 0 ? aims(both.fork(), other < mode ? slots(both) - own : 0) : now(own(mode, text));
        }
        return null;
    }

    /// How many target slots the chosen modes have together.
    private int slots(Game trial) {
        var item = trial.everything().stackItem(game.decision().subject());
        return item == null ? 0 : item.slots();
    }

    /// What a mode does that is only seen together with others: what comes of it with most of them, of which some may
    /// be in its way, and mostly does not come of two others without it.
    private List<String> own(int mode, String text) {
        var with = new ArrayList<List<String>>();
        var without = new ArrayList<List<String>>();
        for (int one : modes)
            for (int other : modes)
                if (one < other && pair(one, other) != null)
                    (one == mode || other == mode ? with : without).add(outcome(one, other, text));
        var lines = new LinkedHashSet<String>();
        for (var some : with)
            for (String line : some) if (isInMost(line, with) && !isInMost(line, without)) lines.add(line);
        return List.copyOf(lines);
    }

    private static boolean isInMost(String line, List<List<String>> outcomes) {
        return 2 * outcomes.stream().filter(lines -> lines.contains(line)).count() > outcomes.size();
    }

    private List<String> outcome(int one, int other, String text) {
        var pair = Pair.of(one, other);
        var key = new Beside(pair, isAboutHands(text));
        var known = outcomes.get(key);
        if (known != null) return known;
        var trial = pair(one, other);
        List<String> lines = trial == null ? List.of() : outcome(trial.fork(), text, true);
        outcomes.put(key, lines);
        return lines;
    }

    /// A later one, so that the targets of this mode are asked for first.
    private int other(int mode) {
        int other = -1;
        for (int one : modes) if (one != mode && (other < mode || one > other) && pair(mode, one) != null) other = one;
        return other;
    }

    /// A world in which these two modes are chosen and nothing else is; null if there is no such choice.
    private @Nullable Game pair(int one, int other) {
        var pair = Pair.of(one, other);
        if (!pairs.containsKey(pair)) pairs.put(pair, chosen(pair.first, pair.second));
        return pairs.get(pair);
    }

    private @Nullable Game alone(int mode) {
        var trial = together ? null : chosen(mode);
        together = trial == null;
        return trial;
    }

    private @Nullable Game chosen(int... those) {
        var trial = game.viewOf(ids.viewer()).imagination().world(Tokens.seed()).forkWithoutAutoPass();
        for (int mode : those) if (!isMode(trial) || !take(trial, Option.Kind.MODE, mode)) return null;
        if (isMode(trial) && !take(trial, Option.Kind.DONE, 0)) return null;
        return trial;
    }

    private static @Nullable String now(List<String> lines) {
        int more = lines.size() - MOST_LINES;
        var told = more > 0 ? lines.subList(0, MOST_LINES) : lines;
        return lines.isEmpty() ? null : "now: " + String.join(", ", told) + (more > 0 ? ", and " + more + " more" : "");
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
    private List<String> outcome(Game trial, String text, boolean together) {
        int stack = game.everything().stackSize();
        int secrets = trial.everything().revelations();
        for (int i = 0;
                i < MOST_ANSWERS && !trial.isOver() && trial.everything().stackSize() >= stack;
                i++) trial.choose(together ? harmless(trial, text) : Preview.passive(trial));
        boolean uncertain = !together && trial.everything().revelations() != secrets;
        var lines = new ArrayList<String>();
        if (!uncertain)
            lines.addAll(Preview.compare(game, game, trial, ids, false).lines());
        lines.addAll(draws(trial, text));
        if (!uncertain) lines.addAll(altered(trial, together));
        return lines;
    }

    /// Another mode is aimed at where it changes least of what this one does: at a land of somebody else if there is
    /// one, or at what is not counted for this mode.
    private int harmless(Game trial, String text) {
        var all = trial.everything();
        var decision = trial.decision();
        int second = -1;
        for (int i = 0; decision.kind() == Decision.Kind.TARGET && i < decision.size(); i++) {
            int id = decision.option(i).id();
            if (!all.isOnBattlefield(id)) continue;
            boolean own = all.controller(id) == ids.viewer();
            if (!own && all.traits(id).isLand()) return i;
            if (isAboutHands(text) ? !own : own && all.traits(id).isLand()) second = i;
        }
        return second >= 0 ? second : Preview.passive(trial);
    }

    private static boolean isAboutHands(String text) {
        String words = text.toLowerCase(Locale.ROOT);
        return words.contains("draw") || words.contains("hand");
    }

    /// Whose size changes, what of the others' is tapped, what comes into play, and what else gains a keyword. Those of
    /// one name to which the same happens are counted where no other mode has a hand in it.
    private List<String> altered(Game trial, boolean together) {
        var now = game.everything();
        var then = trial.everything();
        var changes = new LinkedHashMap<Change, Integer>();
        for (int i = 0; i < then.permanents(); i++) {
            int id = then.permanent(i);
            String name = Names.of(trial, id);
            var traits = then.traits(id);
            var before = now.isOnBattlefield(id) ? now.traits(id) : null;
            var change = before == null
                    ? new Change(name, "comes into play", "come into play")
                    : then.isTapped(id) && !now.isTapped(id) && now.controller(id) != ids.viewer()
                            ? new Change(name, "is tapped", "are tapped")
                            : traits.isCreature() && !size(traits).equals(size(before))
                                    ? new Change(name, "is " + size(traits), "are " + size(traits))
                                    : gained(name, traits, before);
            if (change != null) changes.merge(change, 1, Integer::sum);
        }
        var lines = new ArrayList<String>();
        changes.forEach((change, times) -> lines.add(change.told(together ? 1 : times)));
        return lines;
    }

    /// What happens to a permanent of that name, and to several.
    private record Change(String name, String one, String several) {

        String told(int times) {
            return times == 1 ? name + " " + one : times + " × " + name + " " + several;
        }
    }

    private static @Nullable Change gained(String name, Traits now, Traits before) {
        if (now.isLand()) return null;
        var words = new ArrayList<String>();
        for (var keyword : Keyword.values()) if (now.has(keyword) && !before.has(keyword)) words.add(keyword.word());
        String all = String.join(" and ", words);
        return all.isEmpty() ? null : new Change(name, "gains " + all, "gain " + all);
    }

    private static String size(Traits traits) {
        return traits.power() + "/" + traits.toughness();
    }

    /// A card that is drawn and one that comes to the hand otherwise are told apart by what the mode says.
    private List<String> draws(Game trial, String text) {
        boolean drawn = text.toLowerCase(Locale.ROOT).contains("draw");
        var lines = new ArrayList<String>();
        if (!isAboutHands(text)) return lines;
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
