package splitsecond.players.exercise;

import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.Policy;
import splitsecond.players.RandomPolicy;

/// Plays at random, but would rather do something with the card that is exercised. Whoever has acted often in a turn
/// passes: otherwise an ability that costs nothing could be activated forever.
final class ExercisePolicy implements Policy {

    private static final int EAGER_ACTIONS = 5;
    private static final int MOST_ACTIONS = 25;
    private static final int MOST_FAVORS = 40;

    private final CardDefinition card;
    private final RandomPolicy random;
    private final RandomPolicy among;
    private final GameView all;
    private int turn = -1;
    private int actions;
    private int favors;

    ExercisePolicy(CardDefinition card, Game game, long seed) {
        this.card = card;
        all = game.everything();
        random = new RandomPolicy(seed);
        among = new RandomPolicy(seed ^ 0x5EED);
    }

    @Override
    public int choose(GameView view, Decision decision) {
        if (view.turn() != turn) {
            turn = view.turn();
            actions = 0;
            favors = 0;
        }
        if (decision.kind() == Decision.Kind.PAY) return pay(view, decision);
        int no = decision.indexOf(Option.pack(Option.Kind.NO, 0));
        // Two that may answer each other could do so forever (CR 732.1b); at some point a player stops.
        if (no >= 0 && ++favors > MOST_FAVORS) return no;
        if (decision.kind() == Decision.Kind.TARGET) {
            int itself = withTheCard(decision);
            return itself >= 0 && among.below(3) == 0 ? itself : random.choose(view, decision);
        }
        if (decision.kind() != Decision.Kind.PRIORITY) return random.choose(view, decision);
        int pass = decision.indexOf(Option.pack(Option.Kind.PASS, 0));
        if (actions >= MOST_ACTIONS && pass >= 0) return pass;
        int chosen = actions < EAGER_ACTIONS ? withTheCard(decision) : -1;
        if (chosen < 0) chosen = random.choose(view, decision);
        if (chosen != pass) actions++;
        return chosen;
    }

    /// Mostly automatic: paying at random often cannot be completed.
    private int pay(GameView view, Decision decision) {
        int auto = decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
        return auto >= 0 && random.below(3) > 0 ? auto : random.choose(view, decision);
    }

    /// An option that is about the card, more often than not; -1 if there is none.
    private int withTheCard(Decision decision) {
        int found = 0;
        int chosen = -1;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) == Option.Kind.PASS || !isTheCard(Option.id(option))) continue;
            if (among.below(++found) == 0) chosen = i;
        }
        return chosen >= 0 && among.below(4) > 0 ? chosen : -1;
    }

    private boolean isTheCard(int id) {
        return all.exists(id) && all.card(id).definition() == card;
    }
}
