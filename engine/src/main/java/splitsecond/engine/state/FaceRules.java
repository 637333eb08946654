package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

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
        List<KeywordAbility> optional)
        implements Part {

    /// An alternative cost (CR 118.9), by its name, from a zone.
    ///
    /// @param when it may only be chosen if this holds, or null
    /// @param asFace the face whose characteristics and rules the spell then has, or -1 for its own
    /// @param faceDown cast face down (CR 708.4): none of what its face says about casting matters
    public record Way(
            String name, Cost cost, Zone from, @Nullable Condition when, int asFace, boolean faceDown) {
        public Way(String name, Cost cost, Zone from, @Nullable Condition when) {
            this(name, cost, from, when, -1, false);
        }
    }

    /// What a face-down card says about casting it.
    public static final FaceRules BLANK =
            new FaceRules(null, null, List.of(), List.of(), List.of(), List.of(), List.of());

    /// Whether what it costs depends on what it targets (CR 601.2f).
    public boolean targetsMatter() {
        for (int i = 0; i < costChanges.size(); i++)
            if (costChanges.get(i).when() instanceof Condition.Matches(var _, Filter.Targets _, var _)) return true;
        return false;
    }

    /// The number of a way by its name, or -1.
    public int wayNamed(String name) {
        for (int i = 0; i < ways.size(); i++) if (ways.get(i).name().equals(name)) return i;
        return -1;
    }

    public record CostChange(
            StaticEffect.SpellCost change, @Nullable Condition when) {}

    @Override
    public void fields(Fields fields) {
        fields.part(spell);
        fields.value(enchant);
        fields.value(additional);
        fields.value(ways);
        fields.value(costChanges);
        fields.value(onlyIf);
        fields.value(optional);
    }
}
