package splitsecond.app.scenario;

/// A card of the scenario whose text is not understood: what cannot be read, and why.
public final class UnsupportedCard extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnsupportedCard(String sentence) {
        super(sentence, null, false, false);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
