package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.timing.Verdict;

/// How a table stands: what its seats and its game say together. Sets of seats have one bit for each.
///
/// @param play null while an invited player is awaited
record Standing(SeatsFile file, @Nullable Play play) {

    static final int TURN_LIMIT = 200;

    static boolean holds(int seats, int seat) {
        return seat >= 0 && (seats & 1 << seat) != 0;
    }

    boolean isOver() {
        return file.conceded() >= 0
                || file.stopped() != null
                || play != null && play.game().isOver();
    }

    /// Whether it was given up or stopped, rather than played to its end.
    boolean isEndedFromOutside() {
        return file.conceded() >= 0 || file.stopped() != null;
    }

    String status() {
        return play == null ? View.WAITING : isOver() ? View.OVER : View.PLAYING;
    }

    /// Who is asked something, or `GameView.NONE`.
    int asked() {
        return play == null || isOver() ? GameView.NONE : play.game().decision().player();
    }

    boolean isComputerAsked() {
        int asked = asked();
        return asked >= 0 && file.seats().get(asked).kind().isComputer();
    }

    boolean areAllComputers() {
        return file.seats().stream().allMatch(seat -> seat.kind().isComputer());
    }

    /// Whether two people play who do not look at the same screen.
    boolean isWatched() {
        return !file.hotseat()
                && file.seats().stream()
                                .filter(seat -> !seat.kind().isComputer())
                                .count()
                        > 1;
    }

    /// The seats as they are shown to some of them: with which deck somebody plays is theirs to know where two people
    /// play, until the game is over; and beyond that in a series, which is played on with the same cards.
    List<Seat> shown(int seats, boolean over) {
        if (over && file.series() == null || !isWatched()) return file.seats();
        var shown = new ArrayList<Seat>();
        for (int i = 0; i < file.seats().size(); i++) {
            var seat = file.seats().get(i);
            shown.add(holds(seats, i) ? seat : seat.withDeck(""));
        }
        return shown;
    }

    /// Why the game is stopped because it does not come to an end, or has become too large for a server that others
    /// play on too; null if it is not.
    @Nullable
    String excess() {
        if (play == null) return null;
        var all = play.game().everything();
        if (all.turn() > TURN_LIMIT && areAllComputers()) return "Stopped after " + TURN_LIMIT + " turns.";
        if (play.decision() > Limits.MOVES) return "Stopped after " + Limits.MOVES + " moves.";
        if (all.permanents() > Limits.PERMANENTS)
            return "Stopped: there are more than " + Limits.PERMANENTS + " permanents.";
        if (all.stackSize() > Limits.STACK)
            return "Stopped: there are more than " + Limits.STACK + " spells and abilities on the stack.";
        return null;
    }

    /// The seat that acts: the one that is asked, if it is among these, else the first of them.
    static int actor(Play playing, int seats) {
        int asked = playing.game().decision().player();
        return holds(seats, asked) ? asked : Integer.numberOfTrailingZeros(seats);
    }

    static int viewer(Play playing, int seats) {
        return seats == 0 ? GameView.SPECTATOR : actor(playing, seats);
    }

    View.@Nullable Over over(int seats) {
        if (!isOver() || play == null) return null;
        var game = play.game();
        int winner = file.conceded() >= 0 ? 1 - file.conceded() : game.winner();
        int viewer = viewer(play, seats);
        String result = winner == GameView.DRAW
                ? "draw"
                : viewer < 0 || winner < 0 || file.hotseat() ? "ended" : winner == viewer ? "won" : "lost";
        return new View.Over(Math.max(winner, GameView.NONE), result, reason(play));
    }

    /// The seat that has won, or less than 0.
    int winner() {
        var over = over(0);
        return over == null ? GameView.NONE : over.winner();
    }

    private String reason(Play playing) {
        if (file.conceded() >= 0 && file.clock() instanceof Clock clock && clock.out())
            return file.seats().get(file.conceded()).name() + " ran out of time.";
        if (file.conceded() >= 0) return file.seats().get(file.conceded()).name() + " conceded.";
        if (file.stopped() != null) return file.stopped();
        return Narrator.reason(playing.game(), playing.game().everything().endReason());
    }

    /// Where two people play a series, the game that goes on with it after this one; empty if it has not begun, null
    /// if there is no series or it is decided.
    @Nullable
    String seriesGoesOn() {
        var series = file.series();
        if (series == null || !isWatched() || isOver() && series.after(winner()).isDecided()) return null;
        var next = file.rematch();
        return next == null ? "" : next;
    }

    Verdict undo(Play playing, int seat) {
        return isOver()
                ? Verdict.no("OVER", "Cannot undo: The game is over.")
                : playing.game().canUndo(seat);
    }

    Verdict cancel(Play playing, int seat) {
        int start = isOver() ? -1 : playing.startOfCast(seat);
        if (start < 0) return Verdict.no("NOTHING", "Cannot cancel: You are not casting or activating anything.");
        if (!playing.isSecretSince(start))
            return Verdict.no("REVEALED", "Cannot cancel: Hidden information has been revealed since.");
        return Verdict.yes();
    }

    /// @param wish to take back, if somebody has one
    TableViews.Verdicts verdicts(int seats, TakingBack.@Nullable Wish wish) {
        if (play == null || seats == 0) return TableViews.Verdicts.NONE;
        int seat = actor(play, seats);
        var back = new TakingBack(this, play, seats);
        return new TableViews.Verdicts(
                undo(play, seat), cancel(play, seat), back.verdict(), back.needsConsent(), wished(seats, wish));
    }

    private View.@Nullable Wished wished(int seats, TakingBack.@Nullable Wish wish) {
        if (wish == null || play == null) return null;
        var ids = new Ids(play, seats, viewer(play, seats));
        return new View.Wished(
                Integer.numberOfTrailingZeros(wish.seats()), play.narrator().firstAfter(wish.kept(), ids));
    }
}
