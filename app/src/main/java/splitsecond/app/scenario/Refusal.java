package splitsecond.app.scenario;

/// A step that the rules do not allow, with the sentence that says why. Nothing has changed.
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    Refusal(String sentence) {
        super(sentence, null, false, false);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
