package splitsecond.cards.data;

/// A file that cannot be read, in one sentence that names the place and what was expected.
public final class MalformedInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    public MalformedInput(String sentence) {
        super(sentence, null, false, false);
    }

    public MalformedInput(String file, long line, String problem) {
        this(file + ":" + line + ": " + problem);
    }

    /// The sentence.
    public String sentence() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
