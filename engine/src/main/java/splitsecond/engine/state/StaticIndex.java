package splitsecond.engine.state;

import splitsecond.engine.ability.StaticEffect;

/// The static effects in play that are no changes of characteristics: cost changes, permissions, prohibitions,
/// replacements. Made by `Layers`, never changed.
public final class StaticIndex {

    /// One static effect in play, with the object that has it and who controls that.
    public record Entry(StaticEffect effect, int source, int controller) {}

    public static final StaticIndex EMPTY = new StaticIndex(new Entry[0]);

    public final Entry[] entries;

    public StaticIndex(Entry[] entries) {
        this.entries = entries;
    }

    public boolean isEmpty() {
        return entries.length == 0;
    }
}
