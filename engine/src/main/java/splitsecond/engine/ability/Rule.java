package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.Keyword;

/// CR 101.2, 508.1c-d, 509.1b-c: what an object can't do, must do, or may do although it otherwise could not.
public sealed interface Rule {
    /// Rules without parameters.
    record Simple(Kind kind) implements Rule {}

    /// Can't attack, for the defenders described (null: anyone).
    record CantAttack(@Nullable Filter defender, @Nullable Condition unless) implements Rule {}

    record CantBlock(@Nullable Filter attacker) implements Rule {}

    /// Can't be blocked by those; null: by anything.
    record CantBeBlocked(@Nullable Filter by) implements Rule {}

    /// Can't be blocked except by those.
    record CantBeBlockedExceptBy(Filter by) implements Rule {}

    /// Can't be blocked except by this many or more (menace: 2).
    record MinimumBlockers(int count) implements Rule {}

    record MaximumBlockers(int count) implements Rule {}

    /// Must block those if able (CR 509.1c).
    record MustBlock(Reference attackers) implements Rule {}

    /// CR 701.15b: attacks if able, and a player other than that one if able. Who must attack one player is goaded by
    /// all others.
    record Goaded(Filter by) implements Rule {}

    record CanBlockOnly(Filter attackers) implements Rule {}

    /// Can block this many more creatures; -1: any number.
    record CanBlockAdditional(int count) implements Rule {}

    /// Hexproof from, or can't be the target of, those spells and abilities.
    record CantBeTargetedBy(
            @Nullable Filter spells, @Nullable Filter sources) implements Rule {}

    /// Can't attack or block unless its controller pays, for each such creature.
    record AttackTax(Cost cost, boolean blocks) implements Rule {}

    /// Crews Vehicles, and saddles Mounts besides, using that rather than its power, or as though it were that much
    /// greater.
    record CrewsAs(boolean saddles, Characteristic by, int greater) implements Rule {}

    /// Its abilities that a keyword stands for don't trigger.
    record DoesntTrigger(String keyword) implements Rule {}

    /// CR 113.11.
    record CantHaveKeyword(Keyword keyword) implements Rule {}

    /// CR 702.14: can be blocked as though it didn't have that landwalk.
    record BlockedDespite(Keyword landwalk) implements Rule {}

    /// CR 122.1: no counters of that kind can be put on it; null for any.
    record CantHaveCounters(@Nullable CounterKind kind) implements Rule {}

    enum Kind {
        ATTACKS_EACH_COMBAT,
        BLOCKS_EACH_COMBAT,
        MUST_BE_BLOCKED,
        ALL_ABLE_MUST_BLOCK_IT,
        CANT_ATTACK_ALONE,
        CANT_BLOCK_ALONE,
        DOESNT_UNTAP,
        /// At any time, whatever would untap it.
        CANT_BECOME_UNTAPPED,
        /// Returned to its owner's hand as its controller untaps their permanents.
        RETURNS_AS_OTHERS_UNTAP,
        MAY_CHOOSE_NOT_TO_UNTAP,
        CANT_BE_COUNTERED,
        /// CR 702.95b: it forbids nothing by itself.
        PAIRED,
        CANT_BE_REGENERATED,
        CANT_BE_SACRIFICED,
        CANT_ACTIVATE_ABILITIES,
        CANT_ACTIVATE_NONMANA_ABILITIES,
        LOYALTY_AT_INSTANT_SPEED,
        CANT_CREW,
        ATTACKS_AS_THOUGH_NO_DEFENDER,
        ATTACKS_AS_THOUGH_HASTY,
        ACTIVATES_AS_THOUGH_HASTY,
        BLOCKS_AS_THOUGH_REACH,
        ASSIGNS_DAMAGE_BY_TOUGHNESS,
        ASSIGNS_DAMAGE_AS_THOUGH_UNBLOCKED,
        ASSIGNS_NO_COMBAT_DAMAGE,
        DAMAGE_CANT_BE_PREVENTED,
        COMBAT_DAMAGE_CANT_BE_PREVENTED,
        CANT_BE_ENCHANTED,
        CANT_BE_EQUIPPED,
        CANT_PHASE_OUT,
        CANT_PHASE_IN,
        CANT_TRANSFORM,
        CANT_BE_COPIED,
        /// CR 704.5j.
        LEGEND_RULE_OFF,
        /// CR 701.43d: may be exerted as it attacks.
        MAY_BE_EXERTED,
        /// CR 702.75a: its controller may look at what it has exiled face down.
        CONTROLLER_SEES_WHAT_IT_EXILED
    }
}
