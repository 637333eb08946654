package splitsecond.engine.registry;

/// A part that many games share and nobody changes, so that its hash is worked out once.
public abstract class Shared implements Part {

    @Uncounted("follows from the rest")
    private int stamp;

    /// `Fields.stamp` of it, kept once it was asked for.
    final int stamp() {
        if (stamp == 0) stamp = Fields.stamp(this);
        return stamp;
    }
}
