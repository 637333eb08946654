package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;

/// CR 608.2c: "repeat this process" means the instructions before it, in the same text.
final class Processes {

    private static final int NONE = -1;

    /// The process that is being read, or none.
    private int number = NONE;

    private int most;

    /// The place of the last step that says to repeat the process, or -1 if none does or it is being read already.
    int in(Effect.Sequence sequence) {
        if (number != NONE || isPaidFor(sequence)) return -1;
        for (int i = sequence.steps().size() - 1; i >= 0; i--)
            if (Said.in(sequence.steps().get(i))) return i;
        return -1;
    }

    private static boolean isPaidFor(Effect.Sequence sequence) {
        for (int i = 1; i < sequence.steps().size(); i++)
            if (sequence.steps().get(i) instanceof Effect.RepeatProcess
                    && sequence.steps().get(i - 1) instanceof Effect.Unless
                    && sequence.joints().get(i - 1) == Effect.Joint.AND) return true;
        return false;
    }

    void begin(int process) {
        number = process;
        most = 0;
    }

    /// How often it may be repeated.
    int end() {
        number = NONE;
        return most;
    }

    Effect again(Effect.RepeatProcess repeat, List<Unbound> unbound) {
        if (number == NONE) {
            unbound.add(new Unbound(Unbound.Kind.UNBOUND, "this process", "Nothing was said before \"this process\"."));
            return repeat;
        }
        most = repeat.most();
        return new Effect.RepeatProcess(
                new Reference.Result(number, repeat.process()), repeat.most(), repeat.wording());
    }

    static Effect.Sequence upTo(Effect.Sequence sequence, int last) {
        return new Effect.Sequence(
                sequence.steps().subList(0, last + 1), sequence.joints().subList(0, last));
    }

    static Effect.Sequence after(Effect.Sequence sequence, int last) {
        return new Effect.Sequence(
                sequence.steps().subList(last + 1, sequence.steps().size()),
                sequence.joints().subList(last + 1, sequence.joints().size()));
    }

    static Effect joined(Effect first, Effect.Sequence rest, Effect.Joint joint) {
        var steps = new ArrayList<Effect>();
        steps.add(first);
        steps.addAll(rest.steps());
        var joints = new ArrayList<Effect.Joint>();
        joints.add(joint);
        joints.addAll(rest.joints());
        return new Effect.Sequence(steps, joints);
    }

    /// The steps as they were said, without the process.
    static Effect.Sequence asSaid(Effect.Sequence sequence) {
        if (!(sequence.steps().getFirst().bare()
                instanceof Effect.Process(Effect.Sequence(var body, var within), var _))) return sequence;
        var steps = new ArrayList<>(body);
        steps.addAll(sequence.steps().subList(1, sequence.steps().size()));
        var joints = new ArrayList<>(within);
        joints.addAll(sequence.joints());
        return new Effect.Sequence(steps, joints);
    }

    private static final class Said extends AbilityMap {
        private boolean found;

        static boolean in(Effect effect) {
            var words = new Said();
            words.effect(effect);
            return words.found;
        }

        @Override
        public Effect effect(Effect effect) {
            // "… unless you pay {3} and repeat this process": whoever pays repeats it, which is not what was read.
            if (effect instanceof Effect.Sequence sequence && isPaidFor(sequence)) return effect;
            found |= effect instanceof Effect.RepeatProcess;
            return super.effect(effect);
        }
    }
}
