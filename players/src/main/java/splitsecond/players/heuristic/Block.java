package splitsecond.players.heuristic;

import java.util.Arrays;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Which creatures block what.
final class Block {

    private final Board board;
    private final Combat combat = new Combat();
    private final Declaration declaration = new Declaration();
    /// What each of us blocks, an index into the attackers.
    private int[] blocks = new int[8];
    /// The one that was asked about last: the game asks in the order of the battlefield.
    private int asked;

    private final Readiness readiness;

    Block(Board board, Knowledge knowledge) {
        this.board = board;
        readiness = new Readiness(knowledge);
    }

    void forget() {
        declaration.forget();
    }

    int choose(GameView view, Decision decision) {
        int subject = decision.subject();
        int b = declaration.goesOn(view, decision) ? find(subject) : -1;
        if (b < 0) {
            plan(view);
            b = find(subject);
        }
        // Those who may block several are asked again.
        if (decision.detail() > 0 || b < 0 || blocks[b] == Fighters.NOBODY) return 0;
        int wanted = decision.indexOf(Option.pack(Option.Kind.ENTITY, combat.attackers.ids[blocks[b]]));
        return Math.max(wanted, 0);
    }

    private int find(int subject) {
        for (int b = asked; b < combat.blockers.size; b++) {
            if (combat.blockers.ids[b] != subject) continue;
            asked = b;
            return b;
        }
        return -1;
    }

    private void plan(GameView view) {
        board.look(view);
        combat.attackers.clear();
        combat.blockers.clear();
        var theirs = board.theirs();
        readiness.begin(theirs.mana);
        for (int i = 0; i < theirs.size; i++) {
            int id = theirs.ids[i];
            if (view.attacking(id) == GameView.NONE) continue;
            combat.attackers.add(view, id, theirs.traits[i], theirs.worths[i]);
            readiness.applyTo(combat.attackers, theirs.traits[i]);
        }
        var mine = board.mine();
        readiness.begin(mine.mana);
        for (int i = 0; i < mine.size; i++) {
            if (!view.canBlock(mine.ids[i])) continue;
            combat.blockers.add(view, mine.ids[i], mine.traits[i], mine.worths[i]);
            readiness.applyTo(combat.blockers, mine.traits[i]);
        }
        combat.defenderLife = view.life(board.me);
        combat.defenderPoison = view.poison(board.me);
        combat.prepare(view);
        Arrays.fill(combat.attacks, 0, combat.attackers.size, true);
        combat.block();
        if (blocks.length < combat.blockers.size) blocks = new int[combat.blockers.size * 2];
        combat.assign(blocks);
        asked = 0;
    }
}
