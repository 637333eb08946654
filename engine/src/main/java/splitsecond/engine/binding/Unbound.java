package splitsecond.engine.binding;

/// A word that means nothing that was said, or two things equally well.
public record Unbound(Kind kind, String word, String reason) {

    public enum Kind {
        UNBOUND,
        AMBIGUOUS
    }
}
