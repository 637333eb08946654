package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.skirmish.Player.ONE;
import static splitsecond.skirmish.Player.TWO;

import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.skirmish.Event.Near;

/// A round from its start to its end.
class MovesTest {

    private static final Figure TROOPER = EventWindowTest.figure("Stormtrooper", "TROOPER");
    private static final Figure WOOKIEE = EventWindowTest.figure("Chewbacca", "WOOKIEE");

    private final Skirmish game = new Skirmish(
            CommandCards.bundled(),
            GameState.NOTHING_YET.withFigures(ONE, List.of(TROOPER)).withFigures(TWO, List.of(WOOKIEE)),
            InstantSource.system());

    @Test
    void aWholeRound() {
        make(new Move.StartRound());
        make(new Move.StartActivation(ONE, "stormtrooper", Near.NOBODY));
        assertThat(refused(new Move.StartActivation(TWO, "Chewbacca", Near.NOBODY)))
                .isEqualTo("An activation is under way.");
        make(new Move.TakeAction("move"));
        make(new Move.PlanAttack(true));
        make(new Move.DeclareAttack("Chewbacca", Near.NOBODY));
        assertThat(refused(new Move.ResolveAttack(false))).isEqualTo("Roll the dice first.");
        assertThat(refused(new Move.EndActivation())).isEqualTo("An attack is being resolved.");
        make(new Move.RollDice(Near.NOBODY));
        make(new Move.ResolveAttack(false));
        assertThat(refused(new Move.TakeAction("rest"))).isEqualTo("No actions are left in this activation.");
        make(new Move.EndActivation());
        assertThat(refused(new Move.StartActivation(ONE, "Stormtrooper", Near.NOBODY)))
                .isEqualTo("Stormtrooper has been activated this round.");
        assertThat(refused(new Move.StartEndOfRound())).isEqualTo("End the activation phase first.");
        make(new Move.EndActivationPhase());
        make(new Move.StartEndOfRound());
        make(new Move.FinishEndOfRoundTurn());
        assertThat(game.state().endOfRoundTurn()).isEqualTo(TWO);
        assertThat(refused(new Move.StartRound())).isEqualTo("Round 1 is not over.");
        make(new Move.FinishEndOfRoundTurn());
        make(new Move.StartRound());
        assertThat(game.state().initiative()).isEqualTo(TWO);
        assertThat(game.state().figuresOf(ONE)).allMatch(Figure::ready);
    }

    @Test
    void aDefeatedFigureIsOutOfPlay() {
        make(new Move.StartRound());
        game.raise(new Event.Defeated(ONE, game.state().figuresOf(ONE).getFirst(), Near.NOBODY));
        passAll();
        assertThat(refused(new Move.StartActivation(ONE, "Stormtrooper", Near.NOBODY)))
                .isEqualTo("Player 1 has no Stormtrooper in play.");
    }

    private void make(Move move) {
        assertThat(game.make(move)).isInstanceOf(Outcome.Done.class);
        passAll();
    }

    private String refused(Move move) {
        var before = game.state();
        var outcome = game.make(move);
        assertThat(outcome.refused()).isTrue();
        assertThat(game.state()).isEqualTo(before);
        return outcome.message();
    }

    private void passAll() {
        while (game.window().isPresent()) game.decline(game.window().get().player());
    }
}
