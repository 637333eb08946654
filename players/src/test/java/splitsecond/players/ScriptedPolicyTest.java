package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.state.GameOptions;
import splitsecond.timing.Problem;

class ScriptedPolicyTest {

    private static Game game(Object... deck) {
        var cards = Definitions.bundled();
        var list = new ArrayList<CardDefinition>();
        for (int i = 0; i < deck.length; i += 2)
            for (int n = 0; n < (Integer) deck[i]; n++) list.add(cards.card((String) deck[i + 1]));
        return Game.start(
                Setup.of(List.of(new Setup.Seat("alice", list), new Setup.Seat("bob", list)), 1, GameOptions.FAST));
    }

    /// Alice plays the script, bob does nothing; until the script is over or a number of choices is made.
    private static void play(Game game, String script, int choices) {
        var policy = ScriptedPolicy.of("test.txt", script);
        policy.begin(1);
        for (int i = 0; i < choices && !game.isOver(); i++) {
            int player = game.decision().player();
            game.choose(player == 0 ? policy.choose(game.viewOf(0), game.decision()) : Defaults.index(game.decision()));
        }
    }

    @Test
    void wordsPlayCastAndAim() {
        var game = game(30, "Mountain", 30, "Lightning Bolt");
        play(game, "keep; play mountain; cast bolt at bob; pass # and so on\nthen zero", 6);
        assertThat(game.viewOf(GameView.SPECTATOR).life(1)).isEqualTo(17);
    }

    @Test
    void creaturesAreNamedForCombat() {
        var game = game(30, "Mountain", 30, "Goblin Piker");
        play(game, """
                play mountain
                play mountain; cast piker
                play mountain; pass; attack with piker
                then zero
                """, 24);
        assertThat(game.viewOf(GameView.SPECTATOR).life(1)).isLessThan(20);
    }

    @Test
    void anIndexIsAnOptionFromZero() {
        var game = game(60, "Mountain");
        play(game, "0; 1; then zero", 3);
        assertThat(game.viewOf(GameView.SPECTATOR).battlefield()).hasSize(1);
    }

    @Test
    void anUnknownWordIsRefusedWithItsLineBeforeAnythingIsPlayed() {
        assertThatThrownBy(() -> ScriptedPolicy.of("test.txt", "pass\ncats bolt at bob"))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("test.txt:2: \"cats\" is not known")
                .hasMessageContaining("cast");
    }

    @Test
    void whatIsNotOfferedIsAnErrorAndNeverAPass() {
        var game = game(30, "Mountain", 30, "Lightning Bolt");
        assertThatThrownBy(() -> play(game, "play mountain; cast bolt at carol", 20))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(
                        "test.txt:1: \"cast bolt at carol\": \"carol\" is not among what is offered: TARGET")
                .hasMessageContaining("bob");
        var other = game(60, "Mountain");
        assertThatThrownBy(() -> play(other, "cast bolt", 20))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("\"bolt\" is not among what is offered");
    }

    @Test
    void aScriptThatIsOverSaysHowToGoOn() {
        var game = game(60, "Mountain");
        assertThatThrownBy(() -> play(game, "play mountain", 20))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("test.txt: the script is over, but this is asked: PRIORITY")
                .hasMessageContaining("then simple");
    }

    @Test
    void namesAreMeantByTheBeginningsOfTheirWords() {
        assertThat(Wording.means("bolt", "Lightning Bolt")).isTrue();
        assertThat(Wording.means("light bo", "Lightning Bolt")).isTrue();
        assertThat(Wording.means("bolt light", "Lightning Bolt")).isFalse();
        assertThat(Wording.means("olt", "Lightning Bolt")).isFalse();
    }
}
