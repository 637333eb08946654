package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;

/// CR 702: what is paid for a way of casting, and when it may be chosen.
public final class CastingWays {

    private CastingWays() {}

    public static Cost cost(KeywordAbility.CastAnotherWay keyword) {
        if (keyword.way().faceDown()) return Morph.FACE_DOWN_COST;
        // CR 702.170d: the plot cost was paid before.
        return switch (keyword.way()) {
            case PLOT -> Cost.NONE;
            // CR 702.190a: and return an unblocked attacker you control to its owner's hand.
            case SNEAK ->
                plus(keyword.cost(), returned(and(CREATURE, YOURS, ATTACKING, new Filter.Is(Filter.Status.UNBLOCKED))));
            // CR 702.188a: and return a tapped creature you control to its owner's hand.
            case WEB_SLINGING ->
                plus(keyword.cost(), returned(and(CREATURE, YOURS, new Filter.Is(Filter.Status.TAPPED))));
            default -> keyword.cost();
        };
    }

    private static Cost.Part returned(Filter what) {
        return new Cost.Do(Cost.Deed.RETURN_TO_HAND, what, Count.ONE, "");
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
            // CR 702.76: if a source of yours that has a creature type of this spell has dealt combat damage to a
            // player.
            case PROWL -> hitBy(new Filter.Shares(Characteristic.CREATURE_TYPE, THIS));
            // CR 702.173: or an Assassin creature or a commander has.
            case FREERUNNING ->
                hitBy(new Filter.Or(List.of(
                        and(CREATURE, new Filter.IsSubtype("Assassin")), new Filter.Is(Filter.Status.COMMANDER))));
            // CR 702.187: as long as you discarded it this turn.
            case MAYHEM ->
                new Condition.Occurred(new Trigger.Discards(YOU_PLAYER, ITSELF, false), Comparison.AT_LEAST, 1, "");
            // CR 702.190: during your declare blockers step.
            case SNEAK -> new Condition.During(List.of(Step.DECLARE_BLOCKERS), YOU);
            default -> null;
        };
    }

    private static Condition hitBy(Filter source) {
        return new Condition.Occurred(
                new Trigger.DealsDamage(and(YOURS, source), PLAYER, true, false), Comparison.AT_LEAST, 1, "");
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
            case BRIEF_FLASH -> atNextCleanup(sacrifice(THIS));
            default -> null;
        };
    }

    private static Condition happened(Amount.Tally tally, Reference by) {
        return new Condition.Happened(tally, null, by, Comparison.AT_LEAST, 1, "");
    }
}
