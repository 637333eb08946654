package splitsecond.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The choices made so far, each with who made it. A fork's log begins where its parent's stood, without copying it.
final class ChoiceLog {

    private final @Nullable ChoiceLog parent;
    private final int inherited;
    private int[] own = {};
    private int size;

    /// Of a whole game, which takes some dozens of choices at least.
    ChoiceLog() {
        parent = null;
        inherited = 0;
        own = new int[64];
    }

    private ChoiceLog(ChoiceLog parent) {
        this.parent = parent;
        inherited = parent.size();
    }

    ChoiceLog fork() {
        return new ChoiceLog(this);
    }

    int size() {
        return inherited + size;
    }

    void add(int player, int option) {
        if (size == own.length) own = Arrays.copyOf(own, Math.max(8, size * 2));
        own[size++] = player << 24 | option;
    }

    int option(int index) {
        return at(index) & 0xFFFFFF;
    }

    int player(int index) {
        return at(index) >>> 24;
    }

    private int at(int index) {
        var log = this;
        while (index < log.inherited && log.parent != null) log = log.parent;
        return log.own[index - log.inherited];
    }

    int[] options() {
        var all = new int[size()];
        for (int i = 0; i < all.length; i++) all[i] = option(i);
        return all;
    }
}
