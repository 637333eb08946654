package splitsecond.engine.state;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// What is under way: a stack of frames, the innermost on top. Empty between actions.
public final class Agenda implements Part {

    /// Something that may be suspended to ask a player, as plain data. It runs when it is on top, and is popped when
    /// it says so.
    public abstract static class Frame implements Part {

        /// Goes on until it needs an answer (`state.decision` is set), has pushed another frame, or is done (has
        /// popped itself).
        public abstract void run(GameState state);

        /// A copy that shares nothing mutable. `below` is the already copied frame under it, or null.
        public abstract Frame copy(@Nullable Frame below);

        /// The instruction that is being followed here, for whoever words what it asks; null where it is no
        /// instruction.
        public @Nullable Effect instruction() {
            return null;
        }

        /// What a word of that instruction means as things stand; where something is to be chosen, what can be.
        public IntList meant(GameState state, Reference word) {
            return IntList.NOTHING;
        }

        /// A frame with fields of its own adds them.
        @Override
        public void fields(Fields fields) {
            fields.value(getClass().getSimpleName());
        }
    }

    private final ArrayList<Frame> frames = new ArrayList<>();

    public boolean isEmpty() {
        return frames.isEmpty();
    }

    public int depth() {
        return frames.size();
    }

    public Frame top() {
        return frames.getLast();
    }

    public Frame get(int index) {
        return frames.get(index);
    }

    public void push(Frame frame) {
        frames.add(frame);
    }

    /// To be run next after what is above the frame already, such as the rest of a mana ability that has paid for it.
    public void pushOnto(Frame frame, Frame next) {
        frames.add(frames.lastIndexOf(frame) + 1, next);
    }

    /// Takes the frame off; it must be on top.
    public void pop(Frame frame) {
        if (frames.removeLast() != frame) throw new IllegalStateException("only the innermost frame can end");
    }

    public void clear() {
        frames.clear();
    }

    Agenda copy() {
        var copy = new Agenda();
        Frame below = null;
        for (var frame : frames) {
            below = frame.copy(below);
            copy.frames.add(below);
        }
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        fields.parts(frames);
    }
}
