package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.PaidCost;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// How a spell was cast: in which way, and how often each optional cost was paid. Never changed.
///
/// @param optional how often each optional cost was paid, packed: a bit for those that are paid once, 16 for others
public record PaidCosts(@Nullable CastingWay way, long optional) implements Part {

    private static final OptionalCost[] COSTS = OptionalCost.values();
    private static final int[] SHIFTS = new int[COSTS.length];

    static {
        int shift = 0;
        for (var cost : COSTS) {
            SHIFTS[cost.ordinal()] = shift;
            shift += Integer.bitCount(cost.most());
        }
        if (shift > Long.SIZE) throw new IllegalStateException("too many optional costs");
    }

    public static final PaidCosts NONE = new PaidCosts(null, 0);

    private static final PaidCosts[] BY_WAY = new PaidCosts[CastingWay.values().length];

    static {
        for (var way : CastingWay.values()) BY_WAY[way.ordinal()] = new PaidCosts(way, 0);
    }

    public static PaidCosts of(@Nullable CastingWay way) {
        return way == null ? NONE : BY_WAY[way.ordinal()];
    }

    public int times(OptionalCost cost) {
        return cost == OptionalCost.KICKER
                ? paid(cost) + paid(OptionalCost.FIRST_KICKER) + paid(OptionalCost.SECOND_KICKER)
                : paid(cost);
    }

    private int paid(OptionalCost cost) {
        return (int) (optional >>> SHIFTS[cost.ordinal()] & cost.most());
    }

    public boolean has(PaidCost cost) {
        return switch (cost) {
            case CastingWay asked -> way == asked;
            case OptionalCost asked -> times(asked) > 0;
            case PaidCost.OneKicker(var _, int index) ->
                index >= 0 && paid(index == 0 ? OptionalCost.FIRST_KICKER : OptionalCost.SECOND_KICKER) > 0;
        };
    }

    public PaidCosts plus(OptionalCost cost, int times) {
        int before = paid(cost);
        int after = Math.min(cost.most(), before + times);
        return new PaidCosts(way, optional + ((long) (after - before) << SHIFTS[cost.ordinal()]));
    }

    public boolean isThenExiled() {
        return way != null && way.thenExiled();
    }

    public boolean isUntargeted() {
        return way != null && way.untargeted();
    }

    /// CR 702.27a.
    public boolean returnsToHand() {
        if (optional == 0) return false;
        for (var cost : COSTS) if (cost.returnsToHand() && times(cost) > 0) return true;
        return false;
    }

    /// CR 702.42a.
    public boolean choosesAllModes() {
        if (optional == 0) return false;
        for (var cost : COSTS) if (cost.choosesAllModes() && times(cost) > 0) return true;
        return false;
    }

    @Override
    public void fields(Fields fields) {
        fields.value(way);
        fields.number(optional);
    }
}
