package splitsecond.engine.registry;

/// A part that many games share and nobody changes, so that its hash is worked out once.
public interface Shared extends Part {

    /// `Fields.stamp` of it, kept once it was asked for.
    int stamp();
}
