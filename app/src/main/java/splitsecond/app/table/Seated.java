package splitsecond.app.table;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.timing.Verdict;

/// What whoever has seats at a table can do in its game, once it has begun, and ask about it. Made for one call by
/// `Table.seated`, with the table held.
///
/// @param seats one bit each
record Seated(Table table, Play play, int seats) {

    /// A call of the engine's, as a player.
    interface Call {
        Verdict on(Game game, int player, Ids ids);
    }

    private Game game() {
        return play.game();
    }

    private Ids ids() {
        return new Ids(play, seats, Standing.viewer(play, seats));
    }

    private int actor() {
        return Standing.actor(play, seats);
    }

    // Answers

    /// Answers a decision. The same answer again changes nothing; another one to an old decision is a conflict.
    View choose(int decision, int option) {
        return table.settled(seats, take(decision, option));
    }

    /// The same without waiting for computers that think.
    View take(int decision, int option) {
        if (decision >= 0 && decision < play.decision()) {
            var made = play.move(decision);
            boolean same = !made.isBack() && made.option() == option && Standing.holds(seats, made.seat());
            if (same) return table.look(seats);
            throw conflict("That decision has been answered already.", "STALE");
        }
        requireOpen(decision);
        if (option < 0 || option >= game().decision().size())
            throw new Refusal(400, "There is no option " + option + " in this decision.", List.of("OPTION"));
        return table.perform(seats, play, () -> play.choose(option));
    }

    /// Plays a row of choices that a direct call on a fork has found, or refuses with its verdict.
    View call(@Nullable Integer decision, Call call) {
        if (decision != null) requireOpen(decision);
        var trial = game().fork();
        int before = trial.decisionId();
        var verdict = call.on(trial, actor(), ids());
        if (!verdict.allowed()) throw refused(verdict);
        int[] choices = trial.choices();
        return perform(() -> {
            for (int i = before; i < choices.length; i++) play.choose(choices[i]);
        });
    }

    /// Passes on until the turn ends, something of an opponent comes up, or the seat is asked something else.
    View passTurn(@Nullable Integer decision) {
        int turn = game().everything().turn();
        return call(decision, (game, player, _) -> {
            var verdict = game.passPriority(player);
            if (verdict.allowed()) table.progress().passFor(player, turn);
            return verdict;
        });
    }

    View declare(@Nullable Integer decision, Decision.Kind kind, List<Declaring.Pair> pairs) {
        requireAsked(decision);
        return answerAll(Declaring.answers(game(), ids(), kind, pairs));
    }

    /// Answers a question that is asked card by card, or mode by mode.
    ///
    /// @param said exactly one of its parts is there
    /// @param cards those that may be named
    View answer(GameRoutes.Answers said, CardPool cards) {
        requireAsked(said.decision());
        long parts = Stream.of(said.piles(), said.modes(), said.name())
                .filter(Objects::nonNull)
                .count();
        if (parts != 1)
            throw new Refusal(400, "Either \"piles\", \"modes\" or a \"name\" is said.", List.of("ANSWERS"));
        if (said.name() != null) {
            var card = Answering.named(game().decision(), cards, said.name());
            return perform(() -> play.name(card));
        }
        return answerAll(
                said.piles() != null
                        ? Answering.arranged(game(), ids(), said.piles())
                        : Answering.modes(game(), Objects.requireNonNull(said.modes())));
    }

    private View answerAll(List<Integer> answers) {
        return perform(() -> answers.forEach(play::choose));
    }

    private View perform(Runnable change) {
        return table.settled(seats, table.perform(seats, play, change));
    }

    // Going back, and giving up

    View undo(@Nullable Integer decision) {
        requireCurrent(decision);
        int seat = actor();
        require(table.standing().undo(play, seat));
        var trial = game().fork();
        trial.undo(seat);
        return perform(() -> play.back(seat, trial.decisionId()));
    }

    View cancel(@Nullable Integer decision) {
        requireCurrent(decision);
        int seat = actor();
        require(table.standing().cancel(play, seat));
        return perform(() -> play.back(seat, play.startOfCast(seat)));
    }

    /// Returns to the seats' last decision, or asks the other person for it.
    View takeBack(@Nullable Integer decision) {
        requireCurrent(decision);
        var back = new TakingBack(table.standing(), play, seats);
        require(back.verdict());
        if (!back.needsConsent()) return table.goBack(seats, play, seats, back.kept());
        table.wish(new TakingBack.Wish(seats, back.kept(), play.decision()));
        return table.tellFor(seats);
    }

    /// The other person's answer to a wish.
    View allowTakingBack(@Nullable Integer decision, boolean allow) {
        requireCurrent(decision);
        var wished = TakingBack.Wish.still(table.wish(), play);
        if (wished == null) throw new Refusal(422, "Nobody asks to take anything back now.", List.of("NOTHING"));
        if ((wished.seats() & seats) != 0 && allow)
            throw new Refusal(403, "Only the other player can allow it.", List.of("NOT_YOURS"));
        table.wish(null);
        if (!allow) return table.tellFor(seats);
        require(new TakingBack(table.standing(), play, wished.seats()).verdict());
        return table.goBack(seats, play, wished.seats(), wished.kept());
    }

    View concede(@Nullable Integer decision) {
        requireCurrent(decision);
        if (table.isOver()) throw new Refusal(422, "The game is over.", List.of("OVER"));
        table.keep(table.file().concededBy(actor()));
        return table.tellFor(seats);
    }

    // Questions

    Preview preview(@Nullable Integer decision, List<Declaring.Pair> pairs) {
        requireAsked(decision);
        var ids = ids();
        return Preview.of(
                game(), ids, Declaring.answers(game(), ids, game().decision().kind(), pairs));
    }

    Why why(long card) {
        return judged(card, Drawing::why);
    }

    /// The same for the time alone.
    Why timing(long card) {
        return judged(card, Game::canCastSpellNow);
    }

    private Why judged(long card, Why.Judge judge) {
        return Why.of(game(), actor(), ids(), card, judge);
    }

    /// The board as a scenario, for those who have set it.
    String scenario() {
        var scenario = table.setting().scenario();
        if (scenario == null) throw new Refusal(422, "Only a board that was set has a scenario.", List.of("POSITION"));
        return Retelling.of(scenario, game());
    }

    // Refusals

    private void requireOpen(int decision) {
        if (table.isOver()) throw conflict("The game is over.", "OVER");
        requireCurrent(decision);
        requireAsked();
    }

    private void requireCurrent(@Nullable Integer decision) {
        if (decision != null && decision != play.decision())
            throw conflict("Decision " + decision + " is not open; decision " + play.decision() + " is.", "STALE");
    }

    private void requireAsked(@Nullable Integer decision) {
        if (decision != null) requireOpen(decision);
        else requireAsked();
    }

    private void requireAsked() {
        if (table.isOver()) throw conflict("The game is over.", "OVER");
        int asked = game().decision().player();
        if (!Standing.holds(seats, asked))
            throw new Refusal(403, "That decision is " + Names.of(game(), asked) + "'s.", List.of("NOT_YOURS"));
    }

    private Refusal conflict(String sentence, String code) {
        return new Refusal(409, sentence, List.of(code)).with("view", table.look(seats));
    }

    private static void require(Verdict verdict) {
        if (!verdict.allowed()) throw refused(verdict);
    }

    private static Refusal refused(Verdict verdict) {
        return new Refusal(422, verdict.message(), verdict.failed()).with("checks", verdict.checks());
    }
}
