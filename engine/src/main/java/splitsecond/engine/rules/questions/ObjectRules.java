package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// CR 101.2: what an object can't, must or may do.
public final class ObjectRules {

    private ObjectRules() {}

    public static boolean has(GameState state, int id, Rule.Kind kind) {
        return has(state, id, Layers.of(state, id), kind);
    }

    public static boolean has(GameState state, int id, Characteristics traits, Rule.Kind kind) {
        for (var rule : traits.rules) {
            if (rule instanceof Rule.Simple simple) {
                if (simple.kind() == kind) return true;
            } else if (rule instanceof Rule.OnlyIf onlyIf
                    && onlyIf.kind() == kind
                    && Conditions.hold(state, onlyIf.condition(), id, state.controller(id))) return true;
        }
        return false;
    }
}
