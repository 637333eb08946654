package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Reference;

/// An instruction that speaks of several, said of one of them: where it mentions them, it mentions that one.
final class OneOfThem extends AbilityMap {

    private final int number;
    private final Reference one;

    OneOfThem(int number, Reference one) {
        this.number = number;
        this.one = one;
    }

    @Override
    public Reference reference(Reference reference) {
        return reference instanceof Reference.Mention mention && mention.number() == number
                ? new Reference.Mention(number, one)
                : super.reference(reference);
    }
}
