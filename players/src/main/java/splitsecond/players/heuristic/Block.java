package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;

/// Which creatures block what.
final class Block {

    private final Board board;
    private final Combat combat = new Combat();
    private int plannedTurn = -1;
    private int plannedAttackers;
    private int lastSubject = -1;

    Block(Board board) {
        this.board = board;
    }

    void forget() {
        plannedTurn = -1;
    }

    int choose(GameView view, Decision decision) {
        int subject = decision.subject();
        int b = combat.blockers.indexOf(subject);
        if (plannedTurn != view.turn() || b < 0 || !sameAttack(view)) {
            plan(view);
            b = combat.blockers.indexOf(subject);
        }
        boolean again = subject == lastSubject && decision.detail() > 0;
        lastSubject = subject;
        if (again || b < 0 || combat.blocks[b] == Combat.NOBODY) return 0;
        int wanted = decision.indexOf(Option.pack(Option.Kind.ENTITY, combat.attackers.ids[combat.blocks[b]]));
        return Math.max(wanted, 0);
    }

    private boolean sameAttack(GameView view) {
        for (int a = 0; a < plannedAttackers; a++)
            if (!view.exists(combat.attackers.ids[a]) || view.attacking(combat.attackers.ids[a]) == GameState.NONE)
                return false;
        return true;
    }

    private void plan(GameView view) {
        board.look(view);
        combat.attackers.clear();
        combat.blockers.clear();
        var theirs = board.theirs;
        for (int i = 0; i < theirs.size; i++) {
            int id = theirs.ids[i];
            if (view.attacking(id) != GameState.NONE)
                combat.attackers.add(view, id, theirs.traits[i], theirs.worths[i]);
        }
        var mine = board.mine;
        for (int i = 0; i < mine.size; i++)
            if (view.canBlock(mine.ids[i])) combat.blockers.add(view, mine.ids[i], mine.traits[i], mine.worths[i]);
        combat.defenderLife = view.life(board.me);
        combat.defenderPoison = view.poison(board.me);
        combat.prepare(view);
        for (int a = 0; a < combat.attackers.size; a++) combat.attacks[a] = true;
        combat.block();
        plannedTurn = view.turn();
        plannedAttackers = combat.attackers.size;
    }
}
