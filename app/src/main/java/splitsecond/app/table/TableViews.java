package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.timing.Verdict;

/// Makes views of a table.
///
/// @param invitation the code for the invited player; null if it is not known, or nobody is awaited
/// @param connected the seats that somebody watches from, one bit each
record TableViews(
        String id,
        long revision,
        SeatsFile file,
        boolean seeded,
        boolean sandbox,
        boolean position,
        String status,
        @Nullable String invitation,
        int connected) {

    private static final int LOG_LINES = 200;
    private static final List<Step> STEPS = List.of(Step.values());

    /// @param wished who waits for leave to take something back, and what it is; null if nobody does
    record Verdicts(Verdict undo, Verdict cancel, Verdict takeBack, boolean consent, View.@Nullable Wished wished) {
        static final Verdict NO_SEAT = Verdict.no("SPECTATOR", "You do not play here.");
        static final Verdicts NONE = all(NO_SEAT);

        static Verdicts all(Verdict verdict) {
            return new Verdicts(verdict, verdict, verdict, false, null);
        }
    }

    View view(@Nullable Play play, int seats, View.@Nullable Over over, Verdicts known) {
        if (play == null) return waiting(seats, known);
        return view(play, new Ids(play, seats, Standing.viewer(play, seats)), over, known, isOpen(seats));
    }

    /// Of two computers nobody hides anything, and who plays all seats of a position has set its hands.
    private boolean isOpen(int seats) {
        if (position && seats == (1 << file.seats().size()) - 1) return true;
        return seats == 0 && file.seats().stream().allMatch(seat -> seat.kind().isComputer());
    }

    /// What the seats see between two choices.
    View.Glimpse moment(Play play, int seats) {
        var game = play.game();
        var ids = new Ids(play, seats, Standing.viewer(play, seats));
        var drawing = Drawing.still(game, ids, isOpen(seats));
        return new View.Glimpse(
                ids.viewer(),
                turn(game.viewOf(ids.viewer()), GameView.NONE, false),
                drawing.players(shown(ids.seats())),
                drawing.battlefield(),
                drawing.stack(),
                play.narrator().size());
    }

    private static View.TurnView turn(GameView seen, int asked, boolean over) {
        return new View.TurnView(
                seen.turn(),
                seen.activePlayer(),
                seen.step(),
                seen.step().word(),
                over ? GameView.NONE : seen.priorityPlayer(),
                asked);
    }

    /// With everything in it: both hands, and the decision of whoever is asked.
    View open(Play play, View.@Nullable Over over, Verdicts verdicts) {
        int asked = over == null ? play.game().decision().player() : GameView.SPECTATOR;
        return view(play, new Ids(play, Ids.ALL_SEATS, asked), over, verdicts, true);
    }

    private View view(Play play, Ids ids, View.@Nullable Over over, Verdicts known, boolean open) {
        int viewer = ids.viewer();
        var game = play.game();
        int asked = over == null ? game.decision().player() : GameView.NONE;
        var drawing = new Drawing(game, ids, open);
        var questions = asked >= 0 && asked == viewer ? new Questions(game) : null;
        int from = Math.max(0, play.narrator().size() - LOG_LINES);
        var seen = game.viewOf(viewer);
        return new View(
                id,
                revision,
                status,
                viewer,
                seeded,
                sandbox,
                position,
                seatViews(ids.seats()),
                turn(seen, asked, over != null),
                STEPS,
                drawing.players(shown(ids.seats())),
                drawing.battlefield(),
                drawing.stack(),
                questions == null ? null : questions.view(play.decision(), drawing, ids),
                questions == null ? idle(asked) : questions.mainButton(),
                VerdictView.of(known.undo()),
                VerdictView.of(known.cancel()),
                View.TakeBack.of(known),
                settings(viewer),
                open ? play.narrator().story(from, ids) : play.narrator().entries(from, ids),
                from,
                over,
                file.rematch(),
                null,
                null,
                List.of());
    }

    private View.MainButton idle(int asked) {
        String label = asked < 0
                ? "Game over"
                : "Waiting for " + file.seats().get(asked).name();
        return new View.MainButton(label, null, null);
    }

    private Settings settings(int viewer) {
        return viewer < 0 ? Settings.USUAL : file.seats().get(viewer).settings();
    }

    private List<Seat> shown(int seats) {
        return new Standing(file, null).shown(seats, status.equals(View.OVER));
    }

    private List<View.SeatView> seatViews(int seats) {
        var views = new ArrayList<View.SeatView>();
        var shown = shown(seats);
        for (int i = 0; i < shown.size(); i++) {
            var seat = shown.get(i);
            boolean there = seat.kind().isComputer() || Standing.holds(connected, i);
            views.add(new View.SeatView(seat.kind().word(), seat.name(), seat.deck(), there));
        }
        return views;
    }

    private View waiting(int seats, Verdicts verdicts) {
        int viewer = seats == 0 ? GameView.SPECTATOR : Integer.numberOfTrailingZeros(seats);
        return new View(
                id,
                revision,
                View.WAITING,
                viewer,
                seeded,
                sandbox,
                position,
                seatViews(seats),
                null,
                STEPS,
                List.of(),
                List.of(),
                List.of(),
                null,
                new View.MainButton(
                        file.isComplete() ? "The game is shown late" : "Waiting for the invited player", null, null),
                VerdictView.of(verdicts.undo()),
                VerdictView.of(verdicts.cancel()),
                View.TakeBack.of(verdicts),
                settings(viewer),
                List.of(),
                0,
                null,
                null,
                seats == 0 || invitation == null ? null : "/#join=" + id + "." + invitation,
                null,
                List.of());
    }
}
