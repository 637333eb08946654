package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.timing.Problem;

class ScriptedPolicyTest {

    @TempDir
    private Path folder;

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
                        "test.txt:1: \"cast bolt at carol\": \"carol\" is not among what is offered for a target")
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
                .hasMessageStartingWith("test.txt: the script is over, but this is asked: what to play")
                .hasMessageContaining("then simple");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cast raging at bob and nobody | bob",
                "cast bolt at face, me | me",
                "play mountain at bob | bob",
                "cast trail at face, me and opponent | opponent",
                "cast trail at face and nobody | nobody"
            })
    void aTargetThatIsNotAskedForIsAnError(String statement, String left) {
        var game = situation().game();
        assertThatThrownBy(() -> play(game, statement + "; then zero", 20))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(
                        "test.txt:1: \"" + statement + "\": nothing asks for the target \"" + left + "\"");
    }

    @Test
    void aTargetOfASpellIsNotTakenByTheAbilityThatTriggersThen() {
        var game = situation().board(1, "Grizzly Bears").game();
        assertThatThrownBy(() -> play(game, "cast kavu at bears; then zero", 20))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("test.txt:1: \"cast kavu at bears\": nothing asks for the target \"bears\"");
        var right = situation().board(1, "Grizzly Bears").game();
        play(right, "cast kavu; target bears; then zero", 8);
        assertThat(Situation.permanents(right, 1)).isEmpty();
    }

    @Test
    void theOnlyTargetThatIsLeftMayBeNamedThoughNobodyAsks() {
        var game = situation().game();
        play(game, "cast trail at face, me; then zero", 5);
        var all = game.viewOf(GameView.SPECTATOR);
        assertThat(List.of(all.life(0), all.life(1))).containsExactly(19, 18);
    }

    @Test
    void theOnlyTargetMayBeNamedThoughNobodyAsks() {
        var game = situation()
                .hand(0, "Murder")
                .board(0, "Swamp, Swamp, Swamp")
                .board(1, "Grizzly Bears")
                .game();
        play(game, "cast murder at bears; then zero", 3);
        assertThat(Situation.permanents(game, 1)).isEmpty();
        var other = situation()
                .hand(0, "Murder")
                .board(0, "Swamp, Swamp, Swamp")
                .board(1, "Grizzly Bears")
                .game();
        assertThatThrownBy(() -> play(other, "cast murder at ogre; then zero", 20))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("nothing asks for the target \"ogre\"");
    }

    @Test
    void anAbilityIsActivatedAtItsTarget() {
        var game = situation().board(0, "Mogg Fanatic").game();
        play(game, "activate fanatic at face; then zero", 3);
        assertThat(game.viewOf(GameView.SPECTATOR).life(1)).isEqualTo(19);
    }

    private static Situation situation() {
        return new Situation()
                .hand(0, "Raging Goblin, Lightning Bolt, Arc Trail, Flametongue Kavu, Goblin Piker, Mountain")
                .board(0, "Mountain, Mountain, Mountain, Mountain");
    }

    @Test
    void aCreatureThatCannotAttackIsNotLeftOutInSilence() {
        var game = combat().hand(0, "Goblin Piker").game();
        assertThatThrownBy(() -> play(game, "cast piker; attack with raging, piker; then zero", 20))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(
                        "test.txt:1: \"attack with raging, piker\": no creature of yours called \"piker\" can attack now");
        assertThatThrownBy(() -> play(combat().game(), "attack with ogre, ogre; then zero", 20))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("no further creature of yours called \"ogre\" can attack now");
    }

    private static Situation combat() {
        return new Situation()
                .board(0, "Raging Goblin, Gray Ogre, Mountain, Mountain")
                .step(0, Step.PRECOMBAT_MAIN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attack with raging | 19",
                "attack with raging and ogre | 17",
                "attack with gray ogre | 18",
                "attack all | 17",
                "attack none | 20"
            })
    void theNamedCreaturesAttackAndNoOthers(String statement, int life) {
        var game = combat().game();
        play(game, statement + "; then zero", 6);
        assertThat(game.viewOf(GameView.SPECTATOR).life(1)).isEqualTo(life);
    }

    @Test
    void aNameIsOneCreature() {
        var game = new Situation().board(0, "Gray Ogre, Gray Ogre, Gray Ogre").game();
        play(game, "attack with ogre, ogre; then zero", 6);
        assertThat(game.viewOf(GameView.SPECTATOR).life(1)).isEqualTo(16);
    }

    @Test
    void blockersAreNamedInAnyOrder() {
        var game = attacked();
        play(game, "block giant with bears; block ogre with elves and raging; then zero", 30);
        assertThat(Situation.permanents(game, 0)).contains("Llanowar Elves").doesNotContain("Grizzly Bears");
        assertThat(game.viewOf(GameView.SPECTATOR).life(0)).isEqualTo(20);
    }

    @Test
    void aBlockThatCannotBeMadeIsAnError() {
        assertThatThrownBy(() -> play(attacked(), "block ogre with wurm; then zero", 30))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("no creature of yours called \"wurm\" can block now");
        assertThatThrownBy(() -> play(attacked(), "block ogre with bears; block ogre with bears; then zero", 30))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("\"block ogre with bears\"");
        assertThatThrownBy(() -> play(attacked(), "block wurm with bears; then zero", 30))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("\"wurm\" is not among what is offered");
    }

    /// Bob attacks with everything.
    private static Game attacked() {
        var game = new Situation()
                .board(0, "Llanowar Elves, Raging Goblin, Grizzly Bears")
                .board(1, "Gray Ogre, Hill Giant")
                .step(1, Step.PRECOMBAT_MAIN)
                .game();
        var bob = new SimplePolicy();
        while (game.decision().player() == 1) game.choose(bob.choose(game.viewOf(1), game.decision()));
        return game;
    }

    @Test
    void whoTakesOverIsKnownBeforeAnythingIsPlayed() {
        refuses("keep\nthen nosuch", "test.txt:2: \"then nosuch\": There is no player named \"nosuch\"");
        refuses("then random:7", "test.txt:1: \"then random:7\": random:7: expected the probability");
        refuses("then simple\nkeep", "test.txt:2: \"keep\": nothing is read after \"then simple\"");
        refuses("then scripted:test.txt", "test.txt:1: \"then scripted:test.txt\": a script cannot");
    }

    @Test
    void whoTakesOverIsToldOfTheEnd() {
        var ends = new ArrayList<Integer>();
        var heir = new Policy() {
            @Override
            public int choose(GameView view, Decision decision) {
                return Defaults.index(decision);
            }

            @Override
            public void end(GameView view) {
                ends.add(view.turn());
            }
        };
        Playout.run(game(60, "Mountain"), 2, ScriptedPolicy.of("test.txt", "then heir", _ -> heir), Policy.zero());
        assertThat(ends).containsExactly(3);
    }

    private static void refuses(String script, String sentence) {
        assertThatThrownBy(() -> ScriptedPolicy.of("test.txt", script))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void aWordWhoseSmallLettersAreLongerIsRefusedLikeAnyOther() {
        refuses("\u0130", "test.txt:1: \"\u0130\" is not known");
    }

    @Test
    void passesAreCounted() {
        assertThat(Script.parse("test.txt", "pass 99999999").statements()).hasSize(1);
        refuses("pass 0", "test.txt:1: \"pass 0\"");
        refuses("pass twice", "test.txt:1: Expected a number after \"pass\", but found \"twice\".");
        var game = game(60, "Mountain");
        assertThatThrownBy(() -> play(game, "pass 2; play mountain; cast bolt", 30))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("\"cast bolt\"");
        assertThat(Situation.permanents(game, 0)).hasSize(1);
        assertThat(game.everything().turn()).isEqualTo(5);
    }

    @Test
    void aFileThatIsNoScriptIsRefusedInASentence() throws IOException {
        var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xC3, 0, (byte) 0xFF});
        unreadable(folder, folder + ": this is a folder, not a script.");
        unreadable(binary, binary + ": this is no text, so it is no script.");
        unreadable(folder.resolve("none"), folder.resolve("none") + ": there is no such file.");
    }

    private static void unreadable(Path file, String sentence) {
        assertThatThrownBy(() -> Players.named("scripted:" + file))
                .isInstanceOf(Problem.class)
                .hasMessage(sentence);
    }

    @Test
    void namesAreMeantByTheBeginningsOfTheirWords() {
        assertThat(Wording.means("bolt", "Lightning Bolt")).isTrue();
        assertThat(Wording.means("light bo", "Lightning Bolt")).isTrue();
        assertThat(Wording.means("bolt light", "Lightning Bolt")).isFalse();
        assertThat(Wording.means("olt", "Lightning Bolt")).isFalse();
    }
}
