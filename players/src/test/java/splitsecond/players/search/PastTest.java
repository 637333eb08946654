package splitsecond.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.players.Situation;
import splitsecond.players.heuristic.HeuristicPolicy;

class PastTest {

    private static final long BASE = 11;
    private static final int GAMES = 12;

    private final Game game = new Situation()
            .hand(ALICE, "Shock, Grizzly Bears, Goblin Piker")
            .board(ALICE, "Mountain, Mountain, Forest, Forest, Craw Wurm")
            .hand(BOB, "Forest, Mountain")
            .board(BOB, "Grizzly Bears, Serra Angel")
            .game();

    private static void goOn(Game game, int player, HeuristicPolicy heuristic) {
        while (game.decision().player() != player)
            game.choose(heuristic.choose(game.viewOf(game.decision().player()), game.decision()));
    }

    private static Tree tried(Game now, List<Line> lines) {
        var tree = new Tree(2, Manner.USUAL);
        tree.begin(-1);
        tree.widen(lines.size());
        var imagination = now.viewOf(ALICE).imagination();
        while (tree.visits(0) < GAMES) tree.iterate(imagination, lines, ALICE, BASE);
        return tree;
    }

    private static List<Line> heuristicsLine(Game now) {
        var world = now.viewOf(ALICE).imagination().world(BASE);
        return new Candidates(world, new HeuristicPolicy()).lines().subList(0, 1);
    }

    @Test
    void howALineWentIsHowTheHeuristicsGoesAfterItIfAllHappenedAsImagined() {
        var lines = heuristicsLine(game);
        var view = game.viewOf(ALICE);
        var past = new Past(view.imagination(), BASE, lines.getFirst(), 0, view.turn(), view.decisionId());
        var before = tried(game, lines);
        assertThat(lines.getFirst().play(game, ALICE)).isTrue();
        goOn(game, ALICE, new HeuristicPolicy());

        assertThat(past.leadsTo(view, view.imagination())).isTrue();
        var after = tried(game, heuristicsLine(game));
        for (int world = 0; world < GAMES; world++)
            assertThat(after.value(0, world)).isEqualTo(before.value(0, world));
    }

    @Test
    void whatIsKnownOfALineCountsForTheNext() {
        var lines = heuristicsLine(game);
        var tree = tried(game, lines);
        double third = tree.value(0, 2);
        tree.begin(0);
        assertThat(tree.visits(0)).isEqualTo(GAMES);
        assertThat(tree.value(0, 2)).isEqualTo(third);
    }

    @Test
    void nothingIsKeptIfTheGameWentAnotherWay() {
        var lines = heuristicsLine(game);
        var view = game.viewOf(ALICE);
        var past = new Past(view.imagination(), BASE, lines.getFirst(), 0, view.turn(), view.decisionId());
        game.choose(0);
        while (game.decision().player() != ALICE) game.choose(0);
        assertThat(past.leadsTo(view, view.imagination())).isFalse();
    }
}
