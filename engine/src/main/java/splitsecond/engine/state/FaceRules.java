package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;

/// What casting a face needs to know, gathered from its abilities when the card is loaded.
///
/// @param spell the text of an instant or sorcery, or null
/// @param enchant what an Aura spell targets (CR 303.4a), or null
/// @param additional additional costs that must be paid
/// @param ways other ways to cast it
/// @param costChanges "this spell costs {1} less to cast if …"
/// @param onlyIf "cast this spell only …"
/// @param optional kicker, buyback, entwine, replicate…: costs that may be paid
public record FaceRules(
        @Nullable CompiledAbility spell,
        @Nullable Filter enchant,
        List<Cost> additional,
        List<Way> ways,
        List<CostChange> costChanges,
        List<Condition> onlyIf,
        List<KeywordAbility> optional) {

    /// An alternative cost (CR 118.9), by its name, from a zone.
    ///
    /// @param when it may only be chosen if this holds, or null
    /// @param asFace the face whose characteristics and rules the spell then has, or -1 for its own
    public record Way(
            String name, Cost cost, Zone from, @Nullable Condition when, int asFace) {
        public Way(String name, Cost cost, Zone from, @Nullable Condition when) {
            this(name, cost, from, when, -1);
        }
    }

    public record CostChange(
            StaticEffect.SpellCost change, @Nullable Condition when) {}
}
