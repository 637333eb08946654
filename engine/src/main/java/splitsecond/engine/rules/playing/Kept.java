package splitsecond.engine.rules.playing;

import splitsecond.engine.state.IntList;

/// What mana must not come from, because another part of the same cost needs it.
///
/// @param untapped what has to stay untapped
/// @param staying  what has to stay where it is
record Kept(IntList untapped, IntList staying) {

    static final Kept NOTHING = new Kept(IntList.NOTHING, IntList.NOTHING);

    static Kept empty() {
        return new Kept(new IntList(), new IntList());
    }

    boolean isEmpty() {
        return untapped.isEmpty() && staying.isEmpty();
    }
}
