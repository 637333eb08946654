package splitsecond.app.web;

import java.util.List;

/// A call that is not carried out. Clients get `{"error": "one sentence", "failed": ["CODES"]}` with the status.
public final class Refusal extends RuntimeException {

    private final int status;
    private final List<String> failed;

    public Refusal(int status, String sentence, List<String> failed) {
        super(sentence);
        this.status = status;
        this.failed = List.copyOf(failed);
    }

    int status() {
        return status;
    }

    Body body() {
        return new Body(String.valueOf(getMessage()), failed);
    }

    /// What clients read.
    public record Body(String error, List<String> failed) {}
}
