package splitsecond.app.storage;

/// An entry of a game's journal, which only grows: an answer to a decision, or a return to an earlier state.
///
/// @param number its place in the journal, from 0
/// @param option the index of the chosen option; for a return, `-1 - n`, where n choices are kept
public record StoredMove(int number, int seat, int option) {

    public static StoredMove back(int number, int seat, int kept) {
        return new StoredMove(number, seat, -1 - kept);
    }

    public boolean isBack() {
        return option < 0;
    }

    /// How many choices remain after a return.
    public int kept() {
        return -1 - option;
    }
}
