package splitsecond.app.web;

/// What was asked about lives on another server by now; nothing was done.
public final class Moved extends RuntimeException {

    static final int STATUS = 421;

    public Moved() {
        super("The game lives on another server now; connect again.");
    }
}
