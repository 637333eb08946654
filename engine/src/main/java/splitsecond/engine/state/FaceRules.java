package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
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
/// @param escalate what each mode beyond the first costs (CR 702.120a), or null
/// @param costsDecideTargets whether it has other targets if an optional cost is paid
/// @param wishes mana that it is better for the spell to be paid with, one by one
public record FaceRules(
        @Nullable CompiledAbility spell,
        @Nullable Filter enchant,
        List<Cost> additional,
        List<Way> ways,
        List<CostChange> costChanges,
        List<Condition> onlyIf,
        List<Offer> optional,
        @Nullable Cost escalate,
        boolean costsDecideTargets,
        List<ManaCost> wishes)
        implements Part {

    /// Whether it costs more or less mana if an optional cost is paid.
    public boolean offersChangeCost() {
        for (int i = 0; i < costChanges.size(); i++)
            if (costChanges.get(i).when() instanceof Condition.WasPaid) return true;
        return false;
    }

    /// A way of casting it, and its cost.
    ///
    /// @param when it may only be chosen if this holds, or null
    /// @param asFace the face whose characteristics and rules the spell then has, or -1 for its own
    public record Way(CastingWay kind, Cost cost, @Nullable Condition when, int asFace) {

        /// Whether a card in that zone can be cast this way.
        ///
        /// @param normally it may be cast from there anyway
        public boolean isFrom(Zone zone, boolean normally) {
            var from = kind.from();
            return from == null ? normally : from == zone;
        }
    }

    /// What a face-down card says about casting it.
    public static final FaceRules BLANK =
            new FaceRules(null, null, List.of(), List.of(), List.of(), List.of(), List.of(), null, false, List.of());

    /// Whether what it costs depends on what it targets (CR 601.2f).
    public boolean targetsMatter() {
        for (int i = 0; i < costChanges.size(); i++)
            if (costChanges.get(i).when() instanceof Condition.Matches(var _, Filter.Targets _, var _)) return true;
        return false;
    }

    /// The number of a way, or -1.
    public int indexOf(CastingWay kind) {
        for (int i = 0; i < ways.size(); i++) if (ways.get(i).kind() == kind) return i;
        return -1;
    }

    /// An optional cost, and how often it may be paid.
    public record Offer(OptionalCost kind, Cost cost, int most) {}

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
        fields.value(escalate);
        fields.flag(costsDecideTargets);
        fields.value(wishes);
    }
}
