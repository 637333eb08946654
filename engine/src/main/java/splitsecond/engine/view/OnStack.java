package splitsecond.engine.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// CR 112, 113.3: what a spell or ability on the stack carries, for reading.
public interface OnStack {

    /// The ability whose text is followed; null for a permanent spell.
    @Nullable
    AbilityView ability();

    /// The object that has the ability; for a spell, the spell itself.
    int source();

    int controller();

    int x();

    /// CR 601.2b: the way it was cast, if that has a name; null for the usual one.
    @Nullable
    CastingWay way();

    /// How often an optional cost was paid.
    int times(OptionalCost cost);

    /// Whether it is a card that was cast, no copy and no ability.
    boolean wasCast();

    /// Whether it is a spell that was cast from that zone.
    boolean isFrom(Zone zone);

    /// The number of the choice with which it was begun, or -1.
    int startedAt();

    /// How often it says "target".
    int slots();

    TargetSlot slot(int index);

    /// For how many of these targets have been chosen so far.
    int aimed();

    /// How many were chosen for one of them.
    int targets(int slot);

    int target(int slot, int index);

    /// The chosen modes, from 0, in the order in which they are followed.
    List<Integer> modes();

    /// What each target gets of an amount that is divided.
    List<Integer> division();

    /// What was sacrificed, discarded, exiled… as costs.
    List<Integer> paidWith();

    /// How much mana of each type was spent on it, over W U B R G C.
    List<Integer> manaSpent();

    /// The objects that this mana came from, one mana each; games that pay without asking note only some.
    List<Integer> manaFrom();

    /// An activated or triggered ability, not a spell.
    default boolean isAbility() {
        var ability = ability();
        return ability != null && !(ability.source() instanceof Ability.Spell);
    }

    /// All targets in the order in which they were chosen.
    default List<Integer> targets() {
        var all = new ArrayList<Integer>();
        for (int slot = 0; slot < aimed(); slot++) for (int i = 0; i < targets(slot); i++) all.add(target(slot, i));
        return all;
    }
}
