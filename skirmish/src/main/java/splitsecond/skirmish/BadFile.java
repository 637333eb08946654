package splitsecond.skirmish;

/// A file that cannot be used; the message is one sentence that names the place and what to do.
public final class BadFile extends RuntimeException {

    BadFile(String message) {
        super(message);
    }
}
