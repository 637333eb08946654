package splitsecond.engine.rules.playing;

import splitsecond.engine.state.IntList;

/// What mana must not come from, because another part of the same cost needs it.
///
/// @param untapped what has to stay untapped
/// @param staying  what has to stay where it is
record KeptForCosts(IntList untapped, IntList staying) {

    static final KeptForCosts NOTHING = new KeptForCosts(IntList.NOTHING, IntList.NOTHING);

    static KeptForCosts empty() {
        return new KeptForCosts(new IntList(), new IntList());
    }

    boolean isEmpty() {
        return untapped.isEmpty() && staying.isEmpty();
    }
}
