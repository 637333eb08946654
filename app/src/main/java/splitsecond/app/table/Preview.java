package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.Option;

/// What would come of a combat if nobody did anything more. It is tried in a world that whoever asks has imagined, and
/// ends where chance or hidden cards would come in: nothing in it is the real future.
///
/// @param lines what would happen, for people
/// @param dies creatures that would leave the battlefield
/// @param life of each player afterwards
/// @param uncertain whether chance or hidden cards would have decided what comes after that
record Preview(List<String> lines, List<Reference> dies, List<Integer> life, boolean uncertain) {

    private static final int MOST_ANSWERS = 500;

    static Preview of(Game game, Ids ids, List<Integer> answers) {
        var trial = game.viewOf(ids.viewer()).imagination().world(Tokens.seed()).forkWithoutAutoPass();
        int secrets = trial.everything().revelations();
        int turn = trial.everything().turn();
        boolean uncertain = false;
        for (int i = 0; i < MOST_ANSWERS && isCombat(trial, turn) && !uncertain; i++) {
            var next = trial.fork();
            next.choose(i < answers.size() ? answers.get(i) : passive(next));
            uncertain = next.everything().revelations() != secrets;
            if (!uncertain) trial = next;
        }
        return compare(game, trial, ids, uncertain);
    }

    private static boolean isCombat(Game game, int turn) {
        var all = game.everything();
        return !game.isOver() && all.turn() == turn && all.step().ordinal() < Step.END_OF_COMBAT.ordinal();
    }

    /// Passing, declining, and otherwise the last option: all damage to the first blocker.
    private static int passive(Game game) {
        var decision = game.decision();
        for (var kind : List.of(Option.Kind.PASS, Option.Kind.NO, Option.Kind.DONE)) {
            int index = decision.indexOf(Option.pack(kind, 0));
            if (index >= 0) return index;
        }
        return decision.size() - 1;
    }

    private static Preview compare(Game before, Game after, Ids ids, boolean uncertain) {
        var lines = new ArrayList<String>();
        var dies = new ArrayList<Reference>();
        var life = new ArrayList<Integer>();
        var now = before.everything();
        var then = after.everything();
        for (int p = 0; p < now.playerCount(); p++) {
            life.add(then.life(p));
            int lost = now.life(p) - then.life(p);
            if (lost > 0) lines.add(Names.of(before, p) + " takes " + lost);
            if (lost < 0) lines.add(Names.of(before, p) + " gains " + -lost);
        }
        for (int i = 0; i < now.permanents(); i++) {
            int id = now.permanent(i);
            if (!now.traits(id).isCreature() || then.isOnBattlefield(id)) continue;
            dies.add(new Reference(ids.number(id), null));
            lines.add(Names.of(before, id) + " dies");
        }
        if (after.isOver() && after.winner() != GameView.NONE && after.winner() != GameView.DRAW)
            lines.add(Names.of(before, after.winner()) + " wins");
        if (uncertain) lines.add("What follows depends on chance or hidden cards");
        return new Preview(lines, dies, life, uncertain);
    }
}
