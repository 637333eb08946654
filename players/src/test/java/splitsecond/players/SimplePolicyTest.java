package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;

class SimplePolicyTest {

    @Test
    void theMonoRedMirrorHasSixtyCardsAndTakesAboutElevenTurns() {
        var workload = new Workloads().simpleMonoRed();
        assertThat(workload.setups().getFirst().seats().getFirst().deck()).hasSize(60);
        var measured = Throughput.play(workload, 500);
        assertThat(measured.turnLimit()).isZero();
        assertThat(measured.turns() / (double) measured.games()).isBetween(8.0, 14.0);
    }

    @Test
    void itPlaysALandBeforeAnythingElse() {
        var game = new Situation()
                .hand(ALICE, "Hill Giant, Shock, Mountain")
                .board(ALICE, "Mountain, Mountain, Mountain")
                .game();
        assertThat(named(game, choice(game))).isEqualTo("PLAY_LAND Mountain");
    }

    @Test
    void itCastsTheDearestSpellItCanPayFor() {
        var game = new Situation()
                .hand(ALICE, "Shock, Gray Ogre, Craw Wurm, Hill Giant, Goblin Piker")
                .board(ALICE, "Mountain, Mountain, Mountain, Mountain")
                .game();
        assertThat(named(game, choice(game))).isEqualTo("CAST Hill Giant");
        play(game, ALICE);
        assertThat(Situation.permanents(game, ALICE)).contains("Hill Giant");
    }

    @ParameterizedTest
    @ValueSource(ints = {ALICE, BOB})
    void itAimsAtTheOpponentsFaceWhereItCan(int player) {
        var game = new Situation()
                .hand(player, "Lightning Bolt")
                .board(player, "Mountain, Grizzly Bears")
                .board(1 - player, "Grizzly Bears")
                .step(player, Step.POSTCOMBAT_MAIN)
                .game();
        play(game, player);
        assertThat(game.everything().life(1 - player)).isEqualTo(17);
        assertThat(game.everything().life(player)).isEqualTo(20);
    }

    @Test
    void itAimsAtACreatureWhereNoPlayerIsOffered() {
        var game = new Situation()
                .hand(ALICE, "Murder")
                .board(ALICE, "Swamp, Swamp, Swamp")
                .board(BOB, "Grizzly Bears, Hill Giant")
                .game();
        play(game, ALICE);
        assertThat(Situation.permanents(game, BOB)).hasSize(1);
    }

    @Test
    void itAttacksThePlayerWithEverything() {
        var game = new Situation()
                .board(ALICE, "Grizzly Bears, Goblin Piker, Hill Giant")
                .board(BOB, "Chandra Nalaar, Craw Wurm")
                .game();
        play(game, ALICE);
        assertThat(game.everything().life(BOB)).isEqualTo(20 - 2 - 2 - 3);
    }

    @Test
    void itNeverBlocks() {
        var game = new Situation()
                .board(ALICE, "Craw Wurm, Craw Wurm")
                .board(BOB, "Grizzly Bears")
                .step(BOB, Step.PRECOMBAT_MAIN)
                .game();
        play(game, BOB);
        assertThat(game.everything().life(ALICE)).isEqualTo(18);
        assertThat(Situation.permanents(game, BOB)).contains("Grizzly Bears");
    }

    @Test
    void itDoesNothingInTheOpponentsTurnNorWithASpellOnTheStack() {
        var theirs = new Situation()
                .hand(ALICE, "Shock")
                .board(ALICE, "Mountain")
                .step(BOB, Step.PRECOMBAT_MAIN)
                .game();
        play(theirs, BOB);
        assertThat(theirs.everything().handSize(ALICE)).isEqualTo(1);
        var own = new Situation()
                .hand(ALICE, "Hill Giant, Shock")
                .board(ALICE, "Mountain, Mountain, Mountain, Mountain, Mountain")
                .game();
        own.choose(choice(own));
        assertThat(own.everything().stackSize()).isEqualTo(1);
        assertThat(own.decision().kind()).isEqualTo(Decision.Kind.PRIORITY);
        assertThat(named(own, choice(own))).isEqualTo("PASS");
    }

    @Test
    void itKeepsEveryHand() {
        var deck = new Workloads().simpleMonoRedDeck();
        var game = Game.start(
                Setup.of(List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), 1, GameOptions.FAST));
        assertThat(game.decision().kind()).isEqualTo(Decision.Kind.MULLIGAN);
        assertThat(named(game, choice(game))).isEqualTo("NO");
    }

    private static int choice(Game game) {
        int player = game.decision().player();
        return new SimplePolicy().choose(game.viewOf(player), game.decision());
    }

    private static String named(Game game, int index) {
        var option = game.decision().option(index);
        return option.kind()
                + (option.id() == 0 ? "" : " " + game.traits(option.id()).name());
    }

    /// Both play so until the turn is over.
    private static void play(Game game, int active) {
        assertThat(game.everything().activePlayer()).isEqualTo(active);
        Situation.playTurn(game, new SimplePolicy(), new SimplePolicy());
    }
}
