package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Aiming;
import splitsecond.players.words.EventInWords;

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
        var declared = trial;
        for (int i = 0; i < MOST_ANSWERS && isCombat(trial, turn) && !uncertain; i++) {
            var next = trial.fork();
            next.choose(i < answers.size() ? answers.get(i) : passive(next));
            uncertain = next.everything().revelations() != secrets;
            if (!uncertain) trial = next;
            if (i < answers.size()) declared = trial;
        }
        return compare(game, declared, trial, ids, uncertain);
    }

    private static boolean isCombat(Game game, int turn) {
        var all = game.everything();
        return !game.isOver() && all.turn() == turn && all.step().ordinal() < Step.END_OF_COMBAT.ordinal();
    }

    /// Passing, declining, of damage what kills, and otherwise the last option.
    static int passive(Game game) {
        var decision = game.decision();
        if (decision.kind() == Decision.Kind.DIVIDE) return killing(game.everything(), decision);
        for (var kind : List.of(Option.Kind.PASS, Option.Kind.NO, Option.Kind.DONE)) {
            int index = decision.indexOf(Option.pack(kind, 0));
            if (index >= 0) return index;
        }
        return decision.size() - 1;
    }

    /// As much as kills the one it is about, as the page offers it first (CR 702.2c); as near to that as may be.
    private static int killing(GameView view, Decision decision) {
        int recipient = Aiming.recipient(view, decision);
        if (recipient < 0
                || !view.isOnBattlefield(recipient)
                || !view.traits(recipient).isCreature()) return decision.size() - 1;
        int source = decision.subject();
        boolean deathtouch = view.isOnBattlefield(source) && view.traits(source).has(Keyword.DEATHTOUCH);
        int lethal = deathtouch ? 1 : Math.max(1, view.traits(recipient).toughness() - view.damage(recipient));
        int most = 0;
        for (int i = 0; i < decision.size(); i++) if (Option.id(decision.packed(i)) <= lethal) most = i;
        return most;
    }

    /// What becomes of a planeswalker or battle that is attacked; empty if nothing does.
    private static String struck(Game before, GameView then, int id) {
        var now = before.everything();
        var traits = now.traits(id);
        boolean battle = traits.is(CardType.BATTLE);
        if (!battle && !traits.is(CardType.PLANESWALKER)) return "";
        String name = Names.of(before, id);
        if (!then.isOnBattlefield(id)) return name + (battle ? " is defeated" : " dies");
        String counter = battle ? "defense" : "loyalty";
        int has = count(then, id, counter);
        return has < count(now, id, counter) ? name + " goes to " + has : "";
    }

    private static int count(GameView view, int id, String counter) {
        var object = view.find(id);
        return object == null ? 0 : object.counters().getOrDefault(counter, 0);
    }

    /// @param declared as the game stood when all of a declaration was made; it tells whom creatures fight
    static Preview compare(Game before, Game declared, Game after, Ids ids, boolean uncertain) {
        var lines = new ArrayList<String>();
        var dies = new ArrayList<Reference>();
        var life = new ArrayList<Integer>();
        var now = before.everything();
        var then = after.everything();
        for (int p = 0; p < now.playerCount(); p++) {
            life.add(then.life(p));
            int lost = now.life(p) - then.life(p);
            String name = Names.of(before, p);
            String s = name.equals(EventInWords.YOU) ? " " : "s ";
            if (lost > 0) lines.add(name + " take" + s + lost);
            if (lost < 0) lines.add(name + " gain" + s + -lost + " life");
        }
        for (int i = 0; i < now.permanents(); i++) {
            int id = now.permanent(i);
            String struck = now.traits(id).isCreature() ? "" : struck(before, then, id);
            if (!struck.isEmpty()) lines.add(struck);
        }
        var casualties = new Casualties(before, declared, after);
        for (int id : casualties.dead()) dies.add(new Reference(ids.number(id), null));
        lines.addAll(casualties.lines());
        if (after.isOver() && after.winner() != GameView.NONE && after.winner() != GameView.DRAW) {
            String winner = Names.of(before, after.winner());
            lines.add(winner + (winner.equals(EventInWords.YOU) ? " win" : " wins"));
        }
        if (uncertain) lines.add("What follows depends on chance or hidden cards");
        return new Preview(lines, dies, life, uncertain);
    }
}
