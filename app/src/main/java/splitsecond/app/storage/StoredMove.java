package splitsecond.app.storage;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardName;

/// An entry of a game's journal, which only grows: an answer to a decision, a return to an earlier state, or what was
/// asked for in words.
///
/// @param number its place in the journal, from 0
/// @param option the index of the chosen option; for a return, `-1 - n`, where n choices are kept
/// @param hash of the game after it, now and then, to notice that it would go otherwise when it is played again
/// @param said in a game whose moves are no options of decisions, what was asked for; else null, `HABIT`, or the line
/// of a card that was named and not offered
public record StoredMove(
        int number,
        int seat,
        int option,
        @Nullable Long hash,
        @Nullable String said) {

    /// The answer was given for a person, as their settings say.
    private static final String HABIT = "habit";

    public StoredMove(int number, int seat, int option) {
        this(number, seat, option, null, null);
    }

    public static StoredMove said(int number, int seat, String words) {
        return new StoredMove(number, seat, 0, null, words);
    }

    public static StoredMove back(int number, int seat, int kept) {
        return new StoredMove(number, seat, -1 - kept);
    }

    public static StoredMove habit(int number, int seat, int option) {
        return new StoredMove(number, seat, option, null, HABIT);
    }

    public static StoredMove naming(int number, int seat, int option, CardName card) {
        return new StoredMove(number, seat, option, null, card.line());
    }

    /// The card that was named and not offered, or null.
    public @Nullable CardName named() {
        return CardName.parse(said);
    }

    public boolean isHabit() {
        return HABIT.equals(said);
    }

    public StoredMove with(long checked) {
        return new StoredMove(number, seat, option, checked, said);
    }

    public boolean isBack() {
        return option < 0;
    }

    /// How many choices remain after a return.
    public int kept() {
        return -1 - option;
    }
}
