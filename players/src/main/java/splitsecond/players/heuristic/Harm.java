package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Whether a target that is asked for is hardly meant: the player's own that would be worse off, or somebody else's
/// that would be better off.
public final class Harm {

    private Harm() {}

    /// Whether the only thing that can be chosen is the asked player, or is theirs, and the effect harms it; or is an
    /// opponent, or theirs, and the effect helps it.
    public static boolean isHardlyMeant(GameView view, Decision decision) {
        int id = Option.id(decision.packed(0));
        if (!GameView.isPlayer(id) && !view.exists(id)) return false;
        boolean own = GameView.isPlayer(id) ? id == decision.player() : view.controller(id) == decision.player();
        if (!own && !GameView.isPlayer(id) && !view.isOnBattlefield(id)) return false;
        int spell = view.exists(decision.subject()) ? decision.subject() : GameView.NONE;
        if ((spell < 0 || view.stackItem(spell) == null) && view.stackSize() > 0)
            spell = view.stackObject(view.stackSize() - 1);
        var item = spell < 0 ? null : view.stackItem(spell);
        if (item == null) return false;
        var knowledge = new Knowledge();
        var ability = item.ability();
        // CR 303.4a: what an Aura does to its host is said by its static abilities.
        if (!item.isAbility() && isUnwelcome(knowledge.onHost(view.traits(spell)), own)) return true;
        return ability != null
                && decision.detail() < item.slots()
                && isUnwelcome(knowledge.of(ability).intent(item.slot(decision.detail())), own);
    }

    private static boolean isUnwelcome(Intent intent, boolean own) {
        return own ? harms(intent) : helps(intent) && !harms(intent);
    }

    private static boolean helps(Intent intent) {
        return intent.power > 0
                || intent.toughness > 0
                || intent.powerPerX > 0
                || intent.toughnessPerX > 0
                || intent.cards > 0
                || intent.cardsPerX > 0
                || intent.life > 0
                || intent.lifePerX > 0
                || intent.untaps
                || intent.protects
                || !intent.keywords.isEmpty();
    }

    private static boolean harms(Intent intent) {
        boolean numbers = intent.power < 0
                || intent.toughness < 0
                || intent.powerPerX < 0
                || intent.cards < 0
                || intent.cardsPerX < 0
                || intent.life < 0
                || intent.lifePerX < 0
                || intent.poison > 0
                || intent.milled > 0
                || intent.bent < 0;
        return numbers
                || intent.removes()
                || intent.taps
                || intent.pacifies
                || intent.losesAbilities
                || intent.counters;
    }
}
