package splitsecond.players.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.Playout;
import splitsecond.players.Policy;
import splitsecond.players.RandomPolicy;
import splitsecond.players.Situation;

class HeuristicPolicyTest {

    private static final Definitions CARDS = Definitions.bundled();

    private static Setup mirror(String id, GameOptions options) {
        var deck = Objects.requireNonNull(Bundled.deck(id));
        var cards = CARDS.deck(deck.list());
        return Setup.of(List.of(new Setup.Seat("alice", cards), new Setup.Seat("bob", cards)), 1, options);
    }

    private static Game playTurn(Situation situation) {
        var game = situation.game();
        Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
        return game;
    }

    @Test
    void aManaStoneBecomesACardWhenThereAreLandsEnough() {
        String lands = "Forest, Forest, Forest, Forest, Forest";
        String library = String.join(", ", Collections.nCopies(20, "Forest"));
        var game = new Situation()
                .board(ALICE, lands + ", Mind Stone")
                .library(ALICE, library)
                .game();
        Situation.playTurn(game, new HeuristicPolicy(), new HeuristicPolicy());
        assertThat(Situation.permanents(game, ALICE)).doesNotContain("Mind Stone");
        var early = new Situation()
                .board(ALICE, "Forest, Mind Stone")
                .library(ALICE, library)
                .game();
        Situation.playTurn(early, new HeuristicPolicy(), new HeuristicPolicy());
        assertThat(Situation.permanents(early, ALICE)).contains("Mind Stone");
    }

    @Test
    void winsNineGamesOfTenAgainstRandomPlayWithWhateverDeckInEitherSeat() {
        int won = 0;
        int games = 0;
        for (String deck : List.of("white-knights", "black-graves", "green-stompy", "red-burn", "blue-red-spells")) {
            var setup = mirror(deck, GameOptions.FAST);
            for (int seed = 1; seed <= 4; seed++) {
                Policy strong = new HeuristicPolicy();
                Policy weak = new RandomPolicy(0);
                if (Playout.play(setup.withSeed(seed), strong, weak).winner() == 0) won++;
                if (Playout.play(setup.withSeed(seed), weak, strong).winner() == 1) won++;
                games += 2;
            }
        }
        assertThat(won).isGreaterThanOrEqualTo(games * 9 / 10);
    }

    @Test
    void everyBundledDeckIsPlayedToTheEndAlsoIfEveryPriorityAndPaymentIsAsked() {
        for (var deck : Bundled.decks()) {
            var result =
                    Playout.play(mirror(deck.id(), GameOptions.FULL), new HeuristicPolicy(), new HeuristicPolicy());
            assertThat(result.end()).as(deck.id()).isEqualTo(Playout.End.OVER);
        }
    }

    @Test
    void burnGoesToTheBestThreatAndNotToWhatIsOurs() {
        var game = playTurn(new Situation()
                .hand(ALICE, "Lightning Bolt")
                .board(ALICE, "Mountain, Grizzly Bears")
                .board(BOB, "Llanowar Elves, Vampire Nighthawk"));
        assertThat(Situation.permanents(game, BOB)).containsExactly("Llanowar Elves");
        assertThat(Situation.permanents(game, ALICE)).contains("Grizzly Bears");
    }

    @Test
    void burnGoesToTheFaceIfThatWins() {
        Situation.assertWonByAlice(playTurn(new Situation()
                .hand(ALICE, "Lightning Bolt")
                .board(ALICE, "Mountain")
                .life(BOB, 3)
                .board(BOB, "Serra Angel")));
    }

    @Test
    void pacifismIsPutOnTheirBestCreatureAndStrengthOnOurs() {
        var game = playTurn(new Situation()
                .hand(ALICE, "Pacifism, Holy Strength")
                .board(ALICE, "Plains, Plains, Plains, White Knight")
                .board(BOB, "Grizzly Bears, Serra Angel"));
        for (int i = 0; i < game.everything().permanents(); i++) {
            int id = game.everything().permanent(i);
            int host = game.everything().attachedTo(id);
            if (host < 0) continue;
            String name = game.traits(id).name();
            assertThat(game.traits(host).name()).isEqualTo(name.equals("Pacifism") ? "Serra Angel" : "White Knight");
        }
        assertThat(Situation.permanents(game, ALICE)).contains("Pacifism", "Holy Strength");
    }

    @Test
    void attacksThatOnlyLoseCreaturesAreNotMade() {
        var game = playTurn(new Situation()
                .board(ALICE, "Grizzly Bears, Grizzly Bears")
                .board(BOB, "Craw Wurm, Craw Wurm, Craw Wurm"));
        assertThat(Situation.permanents(game, ALICE)).containsExactly("Grizzly Bears", "Grizzly Bears");
    }

    @Test
    void everythingAttacksIfThatWins() {
        Situation.assertWonByAlice(playTurn(new Situation()
                .board(ALICE, "Grizzly Bears, Grizzly Bears, Grizzly Bears")
                .life(BOB, 4)
                .board(BOB, "Craw Wurm")));
    }

    @Test
    void anyBlockIsBetterThanDefeat() {
        var game = playTurn(new Situation()
                .board(ALICE, "Craw Wurm, Craw Wurm")
                .life(BOB, 6)
                .board(BOB, "Llanowar Elves, Llanowar Elves"));
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void aSpellThatIsWorthItIsCountered() {
        var game = playTurn(new Situation()
                .hand(ALICE, "Serra Angel")
                .board(ALICE, "Plains, Plains, Plains, Plains, Plains")
                .hand(BOB, "Counterspell")
                .board(BOB, "Island, Island"));
        assertThat(Situation.permanents(game, ALICE)).doesNotContain("Serra Angel");
        assertThat(game.traits(game.everything().graveyardCard(BOB, 0)).name()).isEqualTo("Counterspell");
    }

    @Test
    void aTrickWinsTheFight() {
        var game = playTurn(new Situation()
                .step(BOB, Step.PRECOMBAT_MAIN)
                .board(BOB, "Stampeding Rhino")
                .life(ALICE, 4)
                .hand(ALICE, "Giant Growth")
                .board(ALICE, "Forest, Giant Spider"));
        assertThat(Situation.permanents(game, ALICE)).contains("Giant Spider");
    }
}
