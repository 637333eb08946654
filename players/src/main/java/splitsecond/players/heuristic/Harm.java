package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Whether a target that is asked for is the player's own and would be worse off.
public final class Harm {

    private Harm() {}

    /// Whether the only thing that can be chosen is the asked player, or is theirs, and the effect harms it.
    public static boolean isToOneself(GameView view, Decision decision) {
        int id = Option.id(decision.packed(0));
        boolean own = GameView.isPlayer(id)
                ? id == decision.player()
                : view.exists(id) && view.controller(id) == decision.player();
        if (!own) return false;
        var item = view.exists(decision.subject()) ? view.stackItem(decision.subject()) : null;
        if (item == null && view.stackSize() > 0) item = view.stackItem(view.stackObject(view.stackSize() - 1));
        if (item == null) return false;
        var knowledge = new Knowledge();
        var ability = item.ability();
        if (ability == null) return harms(knowledge.onHost(view.traits(item.source())));
        return decision.detail() < item.slots() && harms(knowledge.of(ability).intent(item.slot(decision.detail())));
    }

    private static boolean harms(Intent intent) {
        boolean numbers = intent.power < 0
                || intent.powerPerX < 0
                || intent.cards < 0
                || intent.cardsPerX < 0
                || intent.life < 0
                || intent.lifePerX < 0
                || intent.poison > 0
                || intent.milled > 0
                || intent.bent < 0;
        return numbers || intent.removes() || intent.taps || intent.losesAbilities || intent.counters;
    }
}
