package splitsecond.timing;

/// Something that was asked for or handed in and cannot be used: a malformed file, an unknown card, a bad setting. Its
/// message is one sentence that names the place and the fix; the program prints it, without a stack trace, and exits
/// with 2. It lives here because this is the one module that both games know.
public final class Problem extends RuntimeException {

    public Problem(String sentence) {
        super(sentence);
    }

    public Problem(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
