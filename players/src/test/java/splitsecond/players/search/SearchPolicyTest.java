package splitsecond.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.Situation;
import splitsecond.players.heuristic.HeuristicPolicy;

class SearchPolicyTest {

    private static Game playTurn(Situation situation) {
        var game = situation.game();
        Situation.playTurn(game, SearchPolicy.iterations(60, 1), new HeuristicPolicy());
        return game;
    }

    /// The choices of the first player until some turn.
    private static List<Integer> choices(int threads) {
        var deck = Objects.requireNonNull(Bundled.deck("green-white-selesnya"));
        var cards = Definitions.bundled().deck(deck.list());
        var seats = List.of(new Setup.Seat("alice", cards), new Setup.Seat("bob", cards));
        var game = Game.start(Setup.of(seats, 3, GameOptions.FAST));
        var search = SearchPolicy.iterations(20, threads);
        var other = new HeuristicPolicy();
        search.begin(7);
        var choices = new ArrayList<Integer>();
        while (!game.isOver() && game.everything().turn() <= 7) {
            var decision = game.decision();
            int asked = decision.player();
            int choice = (asked == 0 ? search : other).choose(game.viewOf(asked), decision);
            if (asked == 0) choices.add(choice);
            game.choose(choice);
        }
        return choices;
    }

    @Test
    void theNumberOfThreadsDoesNotMatterToACountOfIterations() {
        var alone = choices(1);
        assertThat(choices(2)).isEqualTo(alone);
        assertThat(choices(8)).isEqualTo(alone);
        assertThat(alone).hasSizeGreaterThan(5).anyMatch(choice -> choice > 0);
    }

    /// Before combat it would be three damage; the Giant blocks, and then it is a creature.
    @Test
    void aTrickWaitsForTheFight() {
        var game = playTurn(new Situation()
                .board(ALICE, "Forest, Grizzly Bears, Raging Goblin")
                .hand(ALICE, "Giant Growth")
                .life(BOB, 12)
                .board(BOB, "Hill Giant"));
        assertThat(Situation.permanents(game, ALICE)).contains("Grizzly Bears");
        assertThat(Situation.permanents(game, BOB)).isEmpty();
    }

    /// Three damage of twenty are not worth a card: the Goblins fight nobody.
    @Test
    void noTrickIsSpentOnACreatureThatFightsNobody() {
        var game = playTurn(new Situation()
                .board(ALICE, "Forest, Raging Goblin, Raging Goblin")
                .hand(ALICE, "Giant Growth"));
        assertThat(game.everything().life(BOB)).isEqualTo(18);
        assertThat(game.everything().handSize(ALICE)).isEqualTo(1);
    }

    /// Whoever is blocked gets it, not who is not.
    @Test
    void whileOthersDieATrickGoesToThem() {
        for (int iterations : new int[] {20, 60, 100}) {
            var game = new Situation()
                    .board(ALICE, "Forest, Grizzly Bears, Grizzly Bears, Grizzly Bears")
                    .hand(ALICE, "Giant Growth")
                    .life(BOB, 12)
                    .board(BOB, "Hill Giant")
                    .game();
            Situation.playTurn(game, SearchPolicy.iterations(iterations, 1), new HeuristicPolicy());
            boolean spent = game.everything().handSize(ALICE) == 0;
            if (spent)
                assertThat(Situation.permanents(game, ALICE))
                        .filteredOn("Grizzly Bears"::equals)
                        .hasSize(3);
        }
    }

    /// The same three damage are the last.
    @Test
    void aTrickEndsTheGame() {
        Situation.assertWonByAlice(playTurn(new Situation()
                .board(ALICE, "Forest, Raging Goblin, Raging Goblin")
                .hand(ALICE, "Giant Growth")
                .life(BOB, 5)));
    }

    @Test
    void aTimeIsSpentByAsManyThreadsAsWereAskedFor() {
        for (int threads : new int[] {1, 2, 8})
            assertThat(new SearchPolicy(SearchPolicy.Budget.millis(20).withThreads(threads)).threads())
                    .isEqualTo(threads);
        assertThat(new SearchPolicy(SearchPolicy.Budget.millis(20)).threads())
                .isEqualTo(Runtime.getRuntime().availableProcessors());
        var game = new Situation()
                .hand(ALICE, "Shock, Lightning Bolt, Grizzly Bears")
                .board(ALICE, "Mountain, Mountain, Forest")
                .life(BOB, 5)
                .game();
        // A search ends when its choice is settled: the time is for a machine that is busy and has not compiled it yet.
        Situation.playTurn(
                game, new SearchPolicy(SearchPolicy.Budget.millis(1_000).withThreads(8)), new HeuristicPolicy());
        Situation.assertWonByAlice(game);
    }

    @Test
    @Timeout(60)
    void whatIsSettledIsNotThoughtOverAnyLonger() {
        var game = new Situation()
                .hand(ALICE, "Shock, Lightning Bolt, Grizzly Bears")
                .board(ALICE, "Mountain, Mountain, Forest")
                .life(BOB, 5)
                .board(BOB, "Serra Angel, Craw Wurm")
                .game();
        var tenMinutes = SearchPolicy.Budget.millis(600_000).withThreads(2);
        Situation.playTurn(game, new SearchPolicy(tenMinutes), new HeuristicPolicy());
        Situation.assertWonByAlice(game);
    }

    @Test
    void lethalBurnIsFound() {
        Situation.assertWonByAlice(playTurn(new Situation()
                .hand(ALICE, "Shock, Lightning Bolt, Grizzly Bears")
                .board(ALICE, "Mountain, Mountain, Forest")
                .life(BOB, 5)
                .board(BOB, "Serra Angel, Craw Wurm")));
    }

    @Test
    void aLethalAttackIsFound() {
        Situation.assertWonByAlice(playTurn(new Situation()
                .life(ALICE, 2)
                .board(ALICE, "Grizzly Bears, Grizzly Bears, Goblin Piker")
                .life(BOB, 4)
                .board(BOB, "Craw Wurm")));
    }

    @Test
    void removalIsAimedAtWhatIsTheirs() {
        var game = playTurn(new Situation()
                .hand(ALICE, "Murder")
                .board(ALICE, "Swamp, Swamp, Swamp, Grizzly Bears")
                .board(BOB, "Serra Angel"));
        assertThat(Situation.permanents(game, ALICE)).contains("Grizzly Bears");
        assertThat(Situation.permanents(game, BOB)).isEmpty();
    }
}
