package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 122: which counters are removed where no kind is said. Whoever removes them chooses, one after the other.
public final class RemovingCounters {
    private RemovingCounters() {}

    /// The kinds that are left to choose among, or null where nothing is to be chosen: all go, or there is one kind.
    private static @Nullable Counters choice(GameState state, int id, int count) {
        if (GameState.isObject(id) && !state.exists(id)) return null;
        var counters = state.counters(id);
        return counters.size() > 1 && counters.total(null) > count ? counters : null;
    }

    /// Adds the place of the kind of each counter that is chosen; false while an answer is missing.
    public static boolean choose(GameState state, Asking frame, int player, int id, int count, IntList chosen) {
        var left = choice(state, id, count);
        if (left == null) return true;
        var all = left;
        for (int i = 0; i < count; i++) {
            var words = new ArrayList<String>(left.size());
            for (int k = 0; k < left.size(); k++) words.add(left.kind(k).name());
            int word = Choosing.word(state, frame, player, id, words);
            if (word == Choosing.WAITING) return false;
            var kind = left.kind(word);
            for (int k = 0; k < all.size(); k++) if (all.kind(k).equals(kind)) chosen.add(k);
            left = left.plus(kind, -1);
        }
        return true;
    }

    private static final String NO_MORE = "no more";

    /// What `chosen` has after the last of one object.
    private static final int END = -1;

    /// "Remove up to three counters": the places of the kinds that are chosen, until no more are; false while an answer
    /// is missing.
    static boolean chooseUpTo(GameState state, Asking frame, int player, int id, int count, IntList chosen) {
        var all = GameState.isObject(id) && !state.exists(id) ? Counters.NONE : state.counters(id);
        var left = all;
        for (int i = 0; i < count && left.size() > 0; i++) {
            var words = new ArrayList<String>(left.size() + 1);
            for (int k = 0; k < left.size(); k++) words.add(left.kind(k).name());
            words.add(NO_MORE);
            int word = Choosing.word(state, frame, player, id, words);
            if (word == Choosing.WAITING) return false;
            if (word == left.size()) break;
            var kind = left.kind(word);
            for (int k = 0; k < all.size(); k++) if (all.kind(k).equals(kind)) chosen.add(k);
            left = left.plus(kind, -1);
        }
        chosen.add(END);
        return true;
    }

    /// Removes what `chooseUpTo` gathered for this, and takes it from the list.
    static int removeChosen(GameState state, int id, IntList chosen) {
        var counters = GameState.isObject(id) && !state.exists(id) ? Counters.NONE : state.counters(id);
        int removed = 0;
        while (!chosen.isEmpty()) {
            int place = chosen.removeAt(0);
            if (place == END) break;
            removed += PuttingCounters.remove(state, id, kind(counters, place), 1);
        }
        return removed;
    }

    /// The kind of one counter of those that are left; null while the answer is missing.
    public static @Nullable CounterKind one(GameState state, Asking frame, int player, int id, Counters left) {
        if (left.size() == 1) return left.kind(0);
        var words = new ArrayList<String>(left.size());
        for (int k = 0; k < left.size(); k++) words.add(left.kind(k).name());
        int word = Choosing.word(state, frame, player, id, words);
        return word == Choosing.WAITING ? null : left.kind(word);
    }

    /// Removes them; the first of `chosen` are what `choose` gathered for this, and are taken from it.
    public static int remove(GameState state, int id, int count, IntList chosen) {
        if (GameState.isObject(id) && !state.exists(id)) return 0;
        var counters = state.counters(id);
        int removed = 0;
        if (choice(state, id, count) == null) {
            for (int i = 0; i < counters.size() && removed < count; i++) {
                int most = Math.min(count - removed, counters.count(i));
                removed += PuttingCounters.remove(state, id, counters.kind(i), most);
            }
            return removed;
        }
        for (int i = 0; i < count; i++)
            removed += PuttingCounters.remove(state, id, kind(counters, chosen.isEmpty() ? 0 : chosen.removeAt(0)), 1);
        return removed;
    }

    private static CounterKind kind(Counters counters, int place) {
        return counters.kind(Math.min(place, counters.size() - 1));
    }
}
