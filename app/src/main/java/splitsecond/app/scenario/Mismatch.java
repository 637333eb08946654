package splitsecond.app.scenario;

/// What the scenario says does not hold.
final class Mismatch extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;
    private final String expected;
    private final String actual;

    Mismatch(int line, String expected, String actual) {
        super(expected + " / " + actual, null, false, false);
        this.line = line;
        this.expected = expected;
        this.actual = actual;
    }

    int line() {
        return line;
    }

    String expected() {
        return expected;
    }

    String actual() {
        return actual;
    }
}
