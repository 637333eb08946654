package splitsecond.engine.registry;

/// A part of the state: it knows what it is made of.
public interface Part {

    /// Names every field by which two games could differ. Others are marked `Uncounted`.
    void fields(Fields fields);
}
