package splitsecond.players;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// A fixed policy, the same for every engine that is compared: in its own main phase with an empty stack it plays a
/// land, then casts the dearest spell it can, at the opponent's face where it can; it attacks with everything, never
/// blocks, and keeps every hand. Nothing is allocated.
public final class SimplePolicy implements Policy {

    @Override
    public int choose(GameView view, Decision decision) {
        return switch (decision.kind()) {
            case PRIORITY -> isOwnMainPhase(view) ? play(view, decision) : pass(decision);
            case TARGET -> target(view, decision);
            // A player rather than a planeswalker, and that rather than nothing: players are listed first.
            case ATTACK -> Defaults.firstEntity(decision);
            case X -> decision.size() - 1;
            case MULLIGAN, BLOCK, OPTIONAL_COST, PAY -> Defaults.index(decision);
            case NONE,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    MODE,
                    DIVIDE,
                    COST,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> 0;
        };
    }

    private static boolean isOwnMainPhase(GameView view) {
        return view.activePlayer() == view.viewer() && view.step().isMain() && view.stackSize() == 0;
    }

    private static int pass(Decision decision) {
        return Defaults.index(decision);
    }

    /// The first land; else, of the dearest spells, the first.
    private static int play(GameView view, Decision decision) {
        int best = -1;
        int dearest = -1;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            var kind = Option.kind(option);
            if (kind == Option.Kind.PLAY_LAND) return i;
            if (kind != Option.Kind.CAST) continue;
            int value = view.manaValue(Option.id(option));
            if (value <= dearest) continue;
            dearest = value;
            best = i;
        }
        return best < 0 ? pass(decision) : best;
    }

    private static int target(GameView view, Decision decision) {
        int first = -1;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) != Option.Kind.ENTITY) continue;
            if (GameView.isPlayer(Option.id(option)) && Option.id(option) != view.viewer()) return i;
            if (first < 0) first = i;
        }
        return Math.max(first, 0);
    }
}
