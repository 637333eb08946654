package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;

/// CR 702: what is paid for a way of casting, and when it may be chosen.
public final class CastingWays {

    private CastingWays() {}

    public static Cost cost(KeywordAbility.CastAnotherWay keyword) {
        if (keyword.way().faceDown()) return Morph.FACE_DOWN_COST;
        // CR 702.170d: the plot cost was paid before.
        return keyword.way() == CastingWay.PLOT ? Cost.NONE : keyword.cost();
    }

    /// What must be so, or null.
    public static @Nullable Condition condition(CastingWay way) {
        return switch (way) {
            case FORETELL -> SetAside.isCastable(Filter.Status.FORETOLD);
            case PLOT -> SetAside.isCastable(Filter.Status.PLOTTED);
            // CR 702.137: if an opponent lost life this turn.
            case SPECTACLE -> happened(Amount.Tally.LIFE_LOST, each(OPPONENT));
            // CR 702.117: if you have cast another spell this turn.
            case SURGE -> happened(Amount.Tally.SPELLS_CAST, YOU);
            default -> null;
        };
    }

    private static final @Nullable Effect[] AFTERWARDS = new Effect[CastingWay.values().length];

    static {
        for (var way : CastingWay.values()) {
            var effect = then(way);
            AFTERWARDS[way.ordinal()] = effect == null ? null : Binder.bound(effect);
        }
    }

    /// CR 702.109a, 702.152a, 702.185a: what is to happen to the permanent that a spell becomes, or null.
    public static @Nullable Effect afterwards(@Nullable CastingWay way) {
        return way == null ? null : AFTERWARDS[way.ordinal()];
    }

    private static @Nullable Effect then(CastingWay way) {
        return switch (way) {
            case DASH -> atNextEndStep(move(THIS, Zone.BATTLEFIELD, Zone.HAND));
            case BLITZ -> atNextEndStep(sacrifice(THIS));
            case WARP -> atNextEndStep(SetAside.warp());
            default -> null;
        };
    }

    private static Condition happened(Amount.Tally tally, Reference by) {
        return new Condition.Happened(tally, null, by, Comparison.AT_LEAST, 1, "");
    }
}
