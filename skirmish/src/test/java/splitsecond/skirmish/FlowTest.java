package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.skirmish.EventWindowTest.play;
import static splitsecond.skirmish.Player.ONE;
import static splitsecond.skirmish.Player.TWO;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import splitsecond.skirmish.Outcome.Done;
import splitsecond.skirmish.Outcome.Selected;

/// Playing a card step by step, as players at a table and players in a hurry do it.
class FlowTest {

    private static final CommandCards CARDS = CommandCards.bundled();
    private static final Figure LUKE = new Figure(
            "Luke Skywalker",
            Set.of("LEADER", "FORCE USER"),
            Figure.Size.SMALL,
            Figure.Affiliation.REBEL,
            true,
            10,
            true,
            false);
    private static final Figure SPY = EventWindowTest.figure("Bothan", "SPY");

    private Instant now = Instant.EPOCH;

    @Test
    void listSelectConfirm() {
        var game = roundOne("Collect Intel", "Negation", "Collect Intel");
        assertThat(game.playable(ONE)).isEqualTo(new Outcome.Choice(List.of("Collect Intel", "Collect Intel")));
        var selected = (Selected) game.select(ONE, "collect intel");
        assertThat(game.state().hand(ONE)).hasSize(3);
        assertThat(game.confirm(ONE, selected.id()).message()).isEqualTo("Player 1 plays Collect Intel.");
        assertThat(game.state().hand(ONE)).containsExactly("Negation", "Collect Intel");
        assertThat(game.log()).containsExactly("Player 1 plays Collect Intel.", "Collect Intel takes effect.");
    }

    @Test
    void noneFits() {
        assertThat(roundOne("Negation", "Urgency").playable(ONE).message())
                .isEqualTo("No command cards can be played right now (wrong timing).");
    }

    @Test
    void aCardAtTheWrongTimeCannotBeSelected() {
        var game = roundOne("Urgency");
        assertThat(game.select(ONE, "Urgency").message())
                .isEqualTo("That card can't be played right now (wrong timing).");
        assertThat(game.selection(ONE)).isEmpty();
    }

    @Test
    void aCardThatIsNotHeldCannotBeSelected() {
        assertThat(roundOne().select(ONE, "Take Initiative").message())
                .isEqualTo("Cannot play Take Initiative: It is not in your hand.");
    }

    @Test
    void theGameMovesOnBetweenSelectAndConfirm() {
        var game = roundOne("Take Initiative");
        var selected = (Selected) game.select(ONE, "Take Initiative");
        game.make(new Move.EndActivationPhase());
        assertThat(game.confirm(ONE, selected.id()).message())
                .isEqualTo("That card can't be played right now (wrong timing).");
        assertThat(game.state().hand(ONE)).containsExactly("Take Initiative");
    }

    @Test
    void theFigureThatMayPlayItIsDefeatedBetweenSelectAndConfirm() {
        var game = game(inActivation().withHand(ONE, List.of("Advance Warning")));
        var selected = (Selected) game.select(ONE, "Advance Warning");
        game.update(state -> state.withFigures(ONE, List.of(LUKE.defeatedNow())));
        assertThat(game.confirm(ONE, selected.id()).message())
                .isEqualTo("Cannot play Advance Warning: You have no figure in play that may: LEADER.");
    }

    @Test
    void theCardLeavesTheHandBetweenSelectAndConfirm() {
        var game = roundOne("Take Initiative");
        var selected = (Selected) game.select(ONE, "Take Initiative");
        game.update(state -> state.withHand(ONE, List.of()));
        assertThat(game.confirm(ONE, selected.id()).message())
                .isEqualTo("Cannot play Take Initiative: It is not in your hand.");
    }

    @Test
    void anUnconfirmedSelectionExpires() {
        var game = roundOne("Take Initiative");
        var selected = (Selected) game.select(ONE, "Take Initiative");
        now = now.plus(Skirmish.SELECTION_LASTS).minusMillis(1);
        assertThat(game.selection(ONE)).isPresent();
        now = now.plusMillis(1);
        assertThat(game.selection(ONE)).isEmpty();
        assertThat(game.confirm(ONE, selected.id()).message())
                .isEqualTo("That selection has expired; choose the card again.");
        assertThat(game.state().hand(ONE)).containsExactly("Take Initiative");
    }

    @Test
    void aNewSelectionReplacesTheOldAndCancellingForgetsIt() {
        var game = roundOne("Take Initiative", "Collect Intel");
        var first = (Selected) game.select(ONE, "Take Initiative");
        var second = (Selected) game.select(ONE, "Collect Intel");
        assertThat(game.confirm(ONE, first.id()).refused()).isTrue();
        assertThat(game.cancel(ONE).message()).isEqualTo("Player 1 keeps Collect Intel.");
        assertThat(game.confirm(ONE, second.id()).refused()).isTrue();
        assertThat(game.state().hand(ONE)).hasSize(2);
    }

    @Test
    void nobodyConfirmsForTheOther() {
        var game = roundOne("Take Initiative");
        var selected = (Selected) game.select(ONE, "Take Initiative");
        assertThat(game.confirm(TWO, selected.id()).refused()).isTrue();
        assertThat(game.confirm(ONE, selected.id())).isInstanceOf(Done.class);
    }

    @Test
    void ofTwoConfirmationsAtOnceOneCounts() throws Exception {
        for (int attempt = 0; attempt < 200; attempt++) {
            var game = roundOne("Take Initiative", "Take Initiative");
            var selected = (Selected) game.select(ONE, "Take Initiative");
            var together = new CountDownLatch(2);
            var outcomes = new ArrayList<Outcome>();
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var waiting = new ArrayList<Future<Outcome>>();
                for (int click = 0; click < 2; click++)
                    waiting.add(threads.submit(() -> {
                        together.countDown();
                        together.await();
                        return game.confirm(ONE, selected.id());
                    }));
                for (var one : waiting) outcomes.add(one.get());
            }
            assertThat(outcomes).filteredOn(Done.class::isInstance).hasSize(1);
            assertThat(game.state().hand(ONE)).containsExactly("Take Initiative");
        }
    }

    @Test
    void aFreeCardWaitsForTheOpponentsChanceToNegateIt() {
        var game = game(inActivation().withHand(ONE, List.of("Advance Warning")));
        play(game, ONE, "Advance Warning");
        assertThat(game.state().hand(ONE)).isEmpty();
        assertThat(game.window().orElseThrow().player()).isEqualTo(TWO);
        assertThat(game.log()).doesNotContain("Advance Warning takes effect.");
        game.decline(TWO);
        assertThat(game.log()).endsWith("Player 2 passes.", "Advance Warning takes effect.");
    }

    @Test
    void aNegatedCardDoesNotTakeEffect() {
        var game = game(inActivation()
                .withHand(ONE, List.of("Advance Warning"))
                .withHand(TWO, List.of("Negation", "Negation"))
                .withFigures(TWO, List.of()));
        play(game, ONE, "Advance Warning");
        play(game, TWO, "Negation");
        assertThat(game.log())
                .endsWith("Player 2 plays Negation.", "Negation cancels Advance Warning.")
                .doesNotContain("Advance Warning takes effect.");
        assertThat(game.window()).isEmpty();
        assertThat(game.state().hand(ONE)).isEmpty();
        assertThat(game.state().hand(TWO)).containsExactly("Negation");
    }

    @Test
    void negationItselfCanBeDisruptedByAnOpponentWithSpies() {
        var game = game(inActivation()
                .withFigures(ONE, List.of(LUKE, SPY))
                .withFigures(TWO, List.of())
                .withHand(ONE, List.of("Advance Warning", "Comm Disruption"))
                .withHand(TWO, List.of("Negation")));
        play(game, ONE, "Advance Warning");
        play(game, TWO, "Negation");
        assertThat(game.window().orElseThrow().player()).isEqualTo(ONE);
        play(game, ONE, "Comm Disruption");
        game.decline(TWO);
        assertThat(game.log()).contains("Comm Disruption cancels Negation.").endsWith("Advance Warning takes effect.");
    }

    @Test
    void aCardThatCostsSomethingCannotBeNegated() {
        var game = game(inActivation()
                .withHand(ONE, List.of("Hostile Negotiation"))
                .withHand(TWO, List.of("Negation"))
                .withFigures(TWO, List.of()));
        play(game, ONE, "Hostile Negotiation");
        assertThat(game.window()).isEmpty();
        assertThat(game.log()).endsWith("Hostile Negotiation takes effect.");
    }

    @Test
    void resolvingACardMayOpenTheNextWindow() {
        var game = game(inActivation()
                .withFigures(ONE, List.of(EventWindowTest.figure("Biv Bodhrik", "GUARDIAN")))
                .withFigures(TWO, List.of())
                .withHand(ONE, List.of("Close and Personal", "Stay Down")));
        play(game, ONE, "Close and Personal");
        assertThat(game.window().orElseThrow().player()).isEqualTo(ONE);
        assertThat(game.playable(ONE)).isEqualTo(new Outcome.Choice(List.of("Stay Down")));
    }

    @Test
    void aSpecialActionIsPlayedWithItsDeploymentCardAndSpendsActions() {
        var game = game(inActivation().withHand(ONE, List.of("Force Lightning", "Cruel Strike", "Negation")));
        assertThat(game.specialActions(ONE, "Luke Skywalker")).isEqualTo(new Outcome.Choice(List.of("Cruel Strike")));
        assertThat(game.selectSpecial(ONE, "Luke Skywalker", "Force Lightning").message())
                .isEqualTo("Cannot play Force Lightning: Only this may play it: IMPERIAL figure and FORCE USER.");
        assertThat(game.selectSpecial(ONE, "Luke Skywalker", "Negation").message())
                .isEqualTo("Cannot play Negation: It is not a special action.");
        var selected = (Selected) game.selectSpecial(ONE, "Luke Skywalker", "Cruel Strike");
        assertThat(game.confirm(ONE, selected.id()).message())
                .isEqualTo("Player 1 plays Cruel Strike with Luke Skywalker.");
        assertThat(actionsLeft(game)).isEqualTo(1);
    }

    @Test
    void aDoubleActionNeedsBoth() {
        var loku = EventWindowTest.figure("Loku Kanoloa", "HUNTER");
        var fresh = inActivation()
                .withFigures(ONE, List.of(loku))
                .withFigures(TWO, List.of())
                .withActivation(new Activation(ONE, "Loku Kanoloa", 0, 2))
                .withHand(ONE, List.of("Coordinated Attack"));
        var game = game(fresh);
        var selected = (Selected) game.selectSpecial(ONE, "Loku Kanoloa", "Coordinated Attack");
        game.make(new Move.TakeAction("move"));
        while (game.window().isPresent()) game.decline(game.window().get().player());
        assertThat(game.confirm(ONE, selected.id()).message())
                .isEqualTo("Cannot play Coordinated Attack: It costs 2 actions and 1 action is left.");
        assertThat(game.state().hand(ONE)).containsExactly("Coordinated Attack");

        var again = game(fresh);
        var chosen = (Selected) again.selectSpecial(ONE, "Loku Kanoloa", "Coordinated Attack");
        again.confirm(ONE, chosen.id());
        assertThat(actionsLeft(again)).isZero();
    }

    @Test
    void onlyTheActivatingDeploymentCardHasASpecialAction() {
        var game = game(inActivation().withFigures(ONE, List.of(LUKE, SPY)).withHand(ONE, List.of("Cruel Strike")));
        assertThat(game.selectSpecial(ONE, "Bothan", "Cruel Strike").message())
                .isEqualTo("Cannot play Cruel Strike: Luke Skywalker is activating, not Bothan.");
        assertThat(game.specialActions(ONE, "Bothan").message())
                .isEqualTo("Cannot play Cruel Strike: Luke Skywalker is activating, not Bothan.");
        assertThat(game.specialActions(TWO, "Bothan").message()).isEqualTo("There is no special action in your hand.");
    }

    @Test
    void aDeploymentCardOffersOnlyWhatItsFigureMayPlay() {
        var game = game(inActivation()
                .withFigures(ONE, List.of(LUKE, SPY))
                .withHand(ONE, List.of("Cruel Strike", "Data Theft", "Take Initiative")));
        assertThat(game.specialActions(ONE, "Luke Skywalker")).isEqualTo(new Outcome.Choice(List.of("Cruel Strike")));
        game.update(state -> state.withHand(ONE, List.of("Data Theft", "Take Initiative")));
        assertThat(game.specialActions(ONE, "Luke Skywalker").message())
                .isEqualTo("Luke Skywalker may play none of the special actions in your hand.");
        assertThat(game.specialVerdict(ONE, "Luke Skywalker", "Data Theft").failed())
                .containsExactly("RESTRICTION");
    }

    @Test
    void aSpecialActionIsNoAnswerToAnEvent() {
        var game = game(inActivation().withHand(ONE, List.of("Cruel Strike")));
        game.update(state -> state.withWindows(List.of(new OpenWindow(ONE, Set.of(), null, Set.of()))));
        assertThat(game.specialActions(ONE, "Luke Skywalker").message())
                .isEqualTo("Cannot play Cruel Strike: An event is being resolved.");
    }

    @Test
    void theLastPlayIsTakenBackAsLongAsNothingHasFollowed() {
        var game = game(inActivation().withHand(ONE, List.of("Cruel Strike")));
        var before = game.state();
        var selected = (Selected) game.selectSpecial(ONE, "Luke Skywalker", "Cruel Strike");
        game.confirm(ONE, selected.id());
        assertThat(game.undo(TWO).message()).isEqualTo("Only Player 1 may take back Cruel Strike.");
        assertThat(game.undo(ONE).message()).isEqualTo("Player 1 takes back Cruel Strike.");
        assertThat(game.state()).isEqualTo(before);
        assertThat(game.undo(ONE).refused()).isTrue();
    }

    @Test
    void thePassOfTheOpponentIsSomethingThatFollows() {
        var game = game(inActivation().withHand(ONE, List.of("Advance Warning")));
        play(game, ONE, "Advance Warning");
        game.decline(TWO);
        assertThat(game.undo(ONE).message())
                .isEqualTo("There is nothing to take back: the game has gone on since the last play.");
    }

    @Test
    void takingBackInAWindowOpensItAgain() {
        var game = game(GameState.NOTHING_YET.withHand(TWO, List.of("Slippery Target")));
        game.raise(new Event.FigureEnters(ONE, LUKE, Event.Near.to(TWO, 1, true)));
        var before = game.state();
        play(game, TWO, "Slippery Target");
        game.undo(TWO);
        assertThat(game.state()).isEqualTo(before);
        assertThat(game.window().orElseThrow().player()).isEqualTo(TWO);
    }

    private static int actionsLeft(Skirmish game) {
        return Objects.requireNonNull(game.state().activation()).actionsLeft();
    }

    private Skirmish roundOne(String... hand) {
        return game(GameState.NOTHING_YET
                .withRound(new Round(1, true, false, false))
                .withHand(ONE, List.of(hand))
                .withFigures(TWO, List.of()));
    }

    private static GameState inActivation() {
        return GameState.NOTHING_YET
                .withRound(new Round(1, true, false, true))
                .withActivation(new Activation(ONE, "Luke Skywalker", 0, 2))
                .withFigures(ONE, List.of(LUKE));
    }

    private Skirmish game(GameState start) {
        return new Skirmish(CARDS, start, () -> now);
    }
}
