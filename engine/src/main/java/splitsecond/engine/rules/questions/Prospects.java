package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// What would be possible, for those who plan ahead: asked of the rules, never worked out anew.
public final class Prospects {

    private Prospects() {}

    /// CR 509.1a: whether the creature is able to block at all, as it stands now.
    public static boolean canBlock(GameState state, int blocker) {
        return Evasion.isAble(state, blocker);
    }

    /// CR 509.1b: whether the one could block the other if it attacked, as far as these two are concerned.
    public static boolean couldBlock(GameState state, int blocker, int attacker) {
        return Evasion.mayBlock(state, blocker, attacker)
                && !Evasion.isUnblockable(state, attacker, state.controller(blocker));
    }

    /// CR 509.1b: fewer creatures can't block it.
    public static int minimumBlockers(GameState state, int attacker) {
        return Evasion.minimumBlockers(state, attacker);
    }

    /// CR 115: whether an object or player could be chosen for a target slot of a spell or ability the player
    /// controlled.
    public static boolean couldTarget(
            GameState state, CompiledAbility ability, TargetSlot slot, int source, int player, int target) {
        var item = new StackItem();
        item.ability = ability;
        item.source = source;
        item.controller = player;
        item.slots = new TargetSlot[] {slot};
        return Targeting.isLegal(state, item, 0, target);
    }

    /// CR 303.4a: the same for an Aura spell and what it would enchant.
    public static boolean couldEnchant(GameState state, int aura, int player, int target) {
        var enchant = state.blueprint(aura).rules[0].enchant();
        if (enchant == null) return false;
        var item = new StackItem();
        item.source = aura;
        item.controller = player;
        item.slots = new TargetSlot[] {TargetSlot.one(enchant)};
        return Targeting.isLegal(state, item, 0, target);
    }
}
