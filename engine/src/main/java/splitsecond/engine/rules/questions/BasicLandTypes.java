package splitsecond.engine.rules.questions;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Subtypes;

/// CR 305.6: a land with a basic land type has "{T}: Add" one mana of its color.
final class BasicLandTypes {

    private static final CompiledAbility[] MANA = {mana5(0), mana5(1), mana5(2), mana5(3), mana5(4)};

    private BasicLandTypes() {}

    private static CompiledAbility mana5(int type) {
        var counts = new Integer[] {0, 0, 0, 0, 0, 0};
        counts[type] = 1;
        var add = new Effect.AddMana(new Reference.You(), new Production.Fixed(List.of(counts)), null, "");
        var tap = new Cost(List.of(new Cost.Tap()));
        return Compiler.compile(new Ability.Activated(tap, add, Ability.Limits.NONE, Zone.BATTLEFIELD, ""), -1);
    }

    /// The ability that goes with the type: by its place among Plains, Island, Swamp, Mountain, Forest.
    static CompiledAbility mana(int type) {
        return MANA[type];
    }

    static boolean isOf(List<String> subtypes, int type) {
        return subtypes.contains(Subtypes.BASIC_LAND_TYPES.get(type));
    }

    static boolean isBasicLandType(String subtype) {
        return Subtypes.BASIC_LAND_TYPES.contains(subtype);
    }
}
