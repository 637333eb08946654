package splitsecond.engine.rules.questions;

import java.util.Arrays;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Reference;
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
        var item = underWay(state, ability, player);
        item.ability = ability;
        item.source = source;
        item.controller = player;
        if (isAboutLater(item, ability, slot)) return false;
        var needs = slot.needs();
        if (!needs.earlierTargets() && needs.each() == null) {
            item.slots = new TargetSlot[] {slot};
            return Targeting.isLegal(state, item, 0, target);
        }
        Targeting.aim(state, item, upTo(slot, ability));
        for (int i = 0; i < item.slots.length; i++)
            if (item.slots[i].equals(slot) && Targeting.couldBecome(state, item, i, target)) return true;
        return false;
    }

    /// Where it is on the stack already, its slots may speak of what made it trigger.
    private static StackItem underWay(GameState state, CompiledAbility ability, int player) {
        for (int i = state.zones.stack.size() - 1; i >= 0; i--) {
            var item = state.item(state.zones.stack.get(i));
            if (item != null && item.ability == ability && item.controller == player) return item.trial();
        }
        return new StackItem();
    }

    /// Whether it speaks of what nobody knows yet: what will trigger the ability, or what comes before a target of an
    /// ability that this one makes (CR 603.12).
    private static boolean isAboutLater(StackItem item, CompiledAbility ability, TargetSlot slot) {
        if (ability.source instanceof Ability.Triggered
                && item.event == null
                && Mention.in(slot.filter(), reference -> reference instanceof Reference.EventPart)) return true;
        return !Arrays.asList(ability.slots).contains(slot)
                && Mention.in(slot.filter(), reference -> reference instanceof Reference.Bound);
    }

    /// The slot with those before it, of which it may speak.
    private static TargetSlot[] upTo(TargetSlot slot, CompiledAbility ability) {
        int at = Arrays.asList(ability.slots).indexOf(slot);
        return at < 0 ? new TargetSlot[] {slot} : Arrays.copyOf(ability.slots, at + 1);
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
