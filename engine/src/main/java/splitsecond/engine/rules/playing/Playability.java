package splitsecond.engine.rules.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Modes;
import splitsecond.engine.rules.questions.SpellKeywords;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.questions.TargetSlots;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.rules.questions.TurnHistory;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PaidCosts;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.StaticIndex;
import splitsecond.engine.state.TotalCost;
import splitsecond.engine.view.Describing;

/// CR 601.3, 602.5: whether a spell could be cast or an ability activated now: what forbids it, its costs, its targets.
public final class Playability {
    private Playability() {}

    /// Whether a card in hand, while no effect changes what spells cost, costs more mana than there could be: then
    /// nothing else need be asked of it. So it is with
    /// most cards most of the time; `OptionsLawTest` holds it to what is found without this.
    static boolean isOutOfReach(GameState state, int player, int card, Blueprint kind) {
        int least = kind.leastMana;
        return least > 0 && state.cachedTraits(card) == null && !ManaSupply.couldReach(state, player, least);
    }

    /// CR 608.2g: whether a face of a card could be cast now, whatever time it is.
    public static boolean isCastable(
            GameState state, int player, int card, int face, TotalCost cost, @Nullable CastingWay way) {
        if (Playing.isSplitSecond(state) || isKeptToSorceryTime(state, player)) return false;
        var blueprint = state.blueprint(card);
        var before = state.cachedTraits(card);
        boolean otherwise = Faces.isOtherwise(state, card, blueprint.faces[face]);
        if (otherwise) state.cacheTraits(card, blueprint.faces[face]);
        boolean castable = isCastable(state, player, null, card, blueprint.rules[face], cost, way);
        if (otherwise) state.cacheTraits(card, before);
        return castable;
    }

    /// "Can cast spells only any time they could cast a sorcery" (CR 307.5): so never while something resolves.
    static boolean isKeptToSorceryTime(GameState state, int player) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.TIMES)) return false;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.CastOnlyAsSorcery only
                    && Statics.includes(state, only.who(), entry, player)) return true;
        return false;
    }

    /// @param cost null if it has none (CR 202.1b, 118.6)
    static boolean isCastable(
            GameState state,
            int player,
            @Nullable Reasons reasons,
            int card,
            FaceRules rules,
            @Nullable TotalCost cost,
            @Nullable CastingWay way) {
        if (!Reasons.goesOn(reasons, Requirement.CONDITION, isOwnTextFulfilled(state, player, card, rules))
                || !Reasons.goesOn(reasons, Requirement.PROHIBITED, !isProhibited(state, player, card))) return false;
        state.desk().propose(card);
        boolean castable = Reasons.goesOn(
                        reasons,
                        Requirement.MANA,
                        cost != null
                                && (isAnyPayable(state, player, card, rules, cost, way)
                                        || isPayableWithMore(state, player, card, rules, cost, way)))
                && Reasons.goesOn(
                        reasons,
                        Requirement.TARGETS,
                        hasTargets(state, player, card, rules, cost, way)
                                || cost != null && hasTargetsForMore(state, player, card, rules, cost, way));
        state.desk().propose(GameState.NONE);
        return castable;
    }

    /// "If this spell was kicked, instead …": what it has no target for without, it may have with that cost.
    private static boolean hasTargetsForMore(
            GameState state, int player, int card, FaceRules rules, TotalCost cost, @Nullable CastingWay way) {
        if (!rules.costsDecideTargets()) return false;
        for (var offer : rules.optional()) {
            if (!isPayable(state, player, card, rules, cost.plus(List.of(offer.cost())), way)) continue;
            var item = prototype(state, player, card, rules, way);
            item.paid = item.paid.plus(offer.kind(), 1);
            Targeting.aim(state, item, Proposal.slots(rules, item));
            if (Targeting.feasible(state, item, 0)) return true;
        }
        return false;
    }

    /// "This spell costs {2} less to cast if it's bargained": what is too dear without, may be paid with that cost.
    private static boolean isPayableWithMore(
            GameState state, int player, int card, FaceRules rules, TotalCost cost, @Nullable CastingWay way) {
        if (!rules.offersChangeCost()) return false;
        for (var offer : rules.optional()) {
            var total = cost.plus(List.of(offer.cost()));
            var item = prototype(state, player, card, rules, way).copy();
            item.paid = item.paid.plus(offer.kind(), 1);
            if (!CostParts.partsPayable(state, player, total.parts(), item)) continue;
            var mana = Casting.changed(state, total.mana(), card, player, rules, item);
            if (Bill.of(player, mana.withX(0), total.parts(), item, Purpose.spell(card, item))
                    .isPayable(state)) return true;
        }
        return false;
    }

    /// With the cost of a mode, where modes have costs (CR 700.2h): of one that has targets, if any has.
    private static boolean isAnyPayable(
            GameState state, int player, int card, FaceRules rules, TotalCost cost, @Nullable CastingWay way) {
        var modal = rules.spell() == null ? null : rules.spell().modal;
        if (modal == null || modal.modes().getFirst().cost() == null)
            return isPayable(state, player, card, rules, cost, way);
        int possible = Modes.open(
                state,
                prototype(state, player, card, rules, way),
                modal,
                x -> isOpen(state, player, card, rules, cost, way, x));
        for (int mode = 0; mode < modal.modes().size(); mode++) {
            var more = modal.modes().get(mode).cost();
            if ((possible == 0 || (possible & 1 << mode) != 0)
                    && isPayable(state, player, card, rules, more == null ? cost : cost.plus(more), way)) return true;
        }
        return false;
    }

    private static boolean isOwnTextFulfilled(GameState state, int player, int card, FaceRules rules) {
        for (int i = 0; i < rules.onlyIf().size(); i++)
            if (!Conditions.hold(state, rules.onlyIf().get(i), card, player)) return false;
        return true;
    }

    /// Whether the player can't play it at all, be it a spell or a land.
    static boolean isBarred(GameState state, int player, int card) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.PROHIBITIONS)) return false;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.CantPlay cant
                    && Statics.includes(state, cant.who(), entry, player)
                    && Filters.matches(state, cant.cards(), card, entry.source(), entry.controller())) return true;
        return false;
    }

    private static boolean isProhibited(GameState state, int player, int card) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.PROHIBITIONS)) return false;
        if (isBarred(state, player, card)) return true;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.CantCast cant)
                    || !Statics.includes(state, cant.who(), entry, player)) continue;
            if (isSpent(state, cant, player, Context.of(entry.source(), entry.controller()))
                    && Filters.matchesAsSpell(state, cant.spells(), card, entry.source(), entry.controller()))
                return true;
        }
        return false;
    }

    /// "More than one noncreature spell each turn": those that were cast count, not all spells.
    private static boolean isSpent(GameState state, StaticEffect.CantCast cant, int player, Context context) {
        if (cant.mostEachTurn() == 0) return true;
        if (state.player(player, PlayerTable.SPELLS_CAST) < cant.mostEachTurn()) return false;
        if (cant.spells() instanceof Filter.In) return true;
        var them = new Reference.Locked(List.of(player));
        return TurnHistory.count(state, Amount.Tally.SPELLS_CAST, cant.spells(), them, context) >= cant.mostEachTurn();
    }

    /// @param cost with additional costs, before anything changes it
    static boolean isPayable(
            GameState state, int player, int card, FaceRules rules, TotalCost cost, @Nullable CastingWay way) {
        if (!cost.parts().isEmpty()) {
            if (cost.either() != null) {
                for (var one : cost.alternatives()) if (isPayable(state, player, card, rules, one, way)) return true;
                return false;
            }
            var item = prototype(state, player, card, rules, way);
            if (ParticularX.isIn(cost.parts())) {
                var mana = manaCost(state, player, card, rules, cost, way);
                var tried = item.copy();
                return ParticularX.exists(state, player, tried, Purpose.spell(card, tried), mana, cost.parts(), false);
            }
            if (!CostParts.partsPayable(state, player, cost.parts(), item)) return false;
        }
        var mana = manaCost(state, player, card, rules, cost, way).withX(0);
        var discount = Discounts.of(way);
        if (discount != null) {
            var undiscounted = new TotalCost(mana, cost.parts());
            return Discounts.any(state, player, prototype(state, player, card, rules, way), discount, giving -> {
                var total = Discounts.total(state, giving, undiscounted, discount);
                return Bill.of(player, total.mana(), total.parts(), giving, Purpose.spell(card, giving))
                        .isPayable(state);
            });
        }
        if (isManaPayable(state, player, mana, cost.parts(), card, rules, null, way)) return true;
        if (!Casting.targetsMatter(state, rules)) return false;
        // CR 601.2f: for some target it may cost less.
        var item = prototype(state, player, card, rules, way).copy();
        Targeting.aim(state, item, Proposal.slots(rules, item));
        return Targeting.anyFurther(
                state,
                item,
                tried -> Bill.of(
                                player,
                                Casting.changed(state, cost.mana(), card, player, rules, tried)
                                        .withX(0),
                                cost.parts(),
                                tried,
                                Purpose.spell(card, tried))
                        .isPayable(state));
    }

    /// CR 601.2f: what mana the card costs now.
    static ManaCost manaCost(
            GameState state, int player, int card, FaceRules rules, TotalCost cost, @Nullable CastingWay way) {
        boolean asPrinted = !state.is(card, ObjectFlags.ANY_COLOR_PAYS | ObjectFlags.ANY_TYPE_PAYS)
                && (state.isIn(card, Zone.HAND) || Permission.spending(state, player, card) == Spending.AS_IT_IS);
        if (asPrinted && !Casting.isChangeable(state, rules)) return cost.mana();
        return Casting.changed(state, cost.mana(), card, player, rules, prototype(state, player, card, rules, way));
    }

    private static StackItem prototype(
            GameState state, int player, int card, FaceRules rules, @Nullable CastingWay way) {
        var item = state.desk().item();
        item.ability = rules.spell();
        item.source = card;
        item.controller = player;
        item.paid = PaidCosts.of(way);
        return item;
    }

    /// Whether the mana can be paid together with the other parts, which can be paid by themselves.
    ///
    /// @param rules   those of the card that is cast
    /// @param ability the one that is activated, if no card is cast
    private static boolean isManaPayable(
            GameState state,
            int player,
            ManaCost cost,
            List<Cost.Part> parts,
            int id,
            FaceRules rules,
            @Nullable CompiledAbility ability,
            @Nullable CastingWay way) {
        if (cost.isZero()) return true;
        boolean helped = ability == null
                && (SpellKeywords.of(state, player, id).hasAny(Blueprint.STAND_FOR_MANA)
                        || state.blueprint(id).paidFrom != null);
        boolean entangled = !parts.isEmpty() && (cost.hasChoice() || Bill.isEntangled(state, parts, id));
        if (!helped) {
            var mana = state.desk().manaOf(player);
            if (!mana.isKnown() && !ManaSupply.couldReach(state, player, cost.leastMana())) return false;
            // What is known is known for every card: a source that counts cards counts this one, too.
            int proposed = state.desk().proposed();
            state.desk().propose(GameState.NONE);
            ManaSupply.learn(state, player, mana);
            state.desk().propose(proposed);
            boolean payable = mana.canPay(cost);
            if (payable && !entangled && !mana.counts()) return true;
            if (!payable && !mana.hasLeftOut() && !mana.hasMore()) return false;
        }
        var item = ability == null
                ? prototype(state, player, id, rules, way).copy()
                : prototype(state, player, id, ability).copy();
        var purpose = ability == null ? Purpose.spell(id, item) : Purpose.ability(id, ability, item);
        return Bill.of(player, cost, parts, item, purpose).isPayable(state);
    }

    /// CR 601.2c: whether all targets can be chosen.
    private static boolean hasTargets(
            GameState state,
            int player,
            int card,
            FaceRules rules,
            @Nullable TotalCost cost,
            @Nullable CastingWay way) {
        var spell = rules.spell();
        var modal = spell == null ? null : spell.modal;
        boolean targets = spell == null ? rules.enchant() != null || way == CastingWay.MUTATE : spell.slots.length > 0;
        if (!targets && modal == null) return true;
        var item = prototype(state, player, card, rules, way);
        if (modal != null
                && !Modes.arePossible(state, item, modal, x -> isOpen(state, player, card, rules, cost, way, x)))
            return false;
        Targeting.aim(state, item, Proposal.slots(rules, item));
        if (item.slots.length == 0) return true;
        if (cost == null || !ParticularX.isIn(item.slots) && !ParticularX.isIn(cost.parts()))
            return Targeting.feasible(state, item, 0);
        var tried = item.copy();
        var mana = manaCost(state, player, card, rules, cost, way);
        return ParticularX.exists(state, player, tried, Purpose.spell(card, tried), mana, cost.parts(), true);
    }

    /// CR 107.3b: without a cost X is 0.
    private static boolean isOpen(
            GameState state,
            int player,
            int card,
            FaceRules rules,
            @Nullable TotalCost cost,
            @Nullable CastingWay way,
            int x) {
        if (cost == null) return x == 0;
        var item = prototype(state, player, card, rules, way).copy();
        var mana = manaCost(state, player, card, rules, cost, way);
        return ParticularX.isOpen(state, player, item, Purpose.spell(card, item), mana, cost.parts(), x);
    }

    /// The first target phrase for which there is nothing, or too little, for a refusal.
    static String whyNoTargets(GameState state, int player, int card, FaceRules rules, String name) {
        var item = prototype(state, player, card, rules, null);
        return whyNoTargets(state, item, Proposal.slots(rules, item), name);
    }

    static String whyNoTargets(GameState state, int player, int source, CompiledAbility ability, String name) {
        var item = prototype(state, player, source, ability);
        return whyNoTargets(state, item, ability.slots, name);
    }

    private static String whyNoTargets(GameState state, StackItem item, TargetSlot[] all, String name) {
        var modal = item.ability == null ? null : item.ability.modal;
        var slots = all;
        if (slots.length == 0 && modal != null)
            slots = TargetSlots.of(modal.modes().getFirst().effect());
        for (var slot : slots) {
            Targeting.aim(state, item, new TargetSlot[] {slot});
            if (!Targeting.feasible(state, item, 0)) return tooFewTargets(state, item, slot, name);
        }
        return "There is no legal target ("
                + (slots.length == 0 ? "target" : Describing.target(slots[slots.length - 1])) + ").";
    }

    private static String tooFewTargets(GameState state, StackItem item, TargetSlot slot, String name) {
        var found = new IntList();
        Targeting.candidates(state, item, 0, Context.of(item), found);
        if (found.isEmpty() || !(slot.count().least() instanceof Amount.Number least))
            return "There is no legal target (" + Describing.target(slot) + ").";
        return name + " needs " + Describing.targets(least.value()) + " and only " + Describing.number(found.size())
                + (found.size() == 1 ? " is legal (" : " are legal (") + Describing.target(slot) + ").";
    }

    static List<Integer> firstTargets(GameState state, int player, int card, FaceRules rules) {
        var item = prototype(state, player, card, rules, null);
        Targeting.aim(state, item, Proposal.slots(rules, item));
        var found = new IntList();
        if (item.slots.length > 0) Targeting.candidates(state, item, 0, Context.of(item), found);
        return java.util.Arrays.stream(found.toArray()).boxed().toList();
    }

    static boolean isActivatable(
            GameState state, int player, @Nullable Reasons reasons, int id, CompiledAbility ability) {
        return Reasons.goesOn(reasons, Requirement.MANA, isPayable(state, player, id, ability))
                && Reasons.goesOn(reasons, Requirement.TARGETS, hasTargets(state, player, id, ability));
    }

    private static boolean isPayable(GameState state, int player, int id, CompiledAbility ability) {
        if (ability.taps && state.is(id, ObjectFlags.TAPPED)) return false;
        if (ability.cost.either() == null) return isPayable(state, player, id, ability, ability.cost);
        for (var one : ability.cost.alternatives()) if (isPayable(state, player, id, ability, one)) return true;
        return false;
    }

    private static boolean isPayable(GameState state, int player, int id, CompiledAbility ability, TotalCost total) {
        var parts = total.parts();
        var cost =
                CostChanges.abilityWithStatics(state, total.mana(), ability, id).withX(0);
        if (ParticularX.isIn(parts)) {
            var mana = CostChanges.abilityWithStatics(state, total.mana(), ability, id);
            var tried = prototype(state, player, id, ability).copy();
            return ParticularX.exists(state, player, tried, Purpose.ability(id, ability, tried), mana, parts, false);
        }
        boolean rest =
                parts.isEmpty() || CostParts.partsPayable(state, player, parts, prototype(state, player, id, ability));
        return rest && isManaPayable(state, player, cost, parts, id, FaceRules.BLANK, ability, null);
    }

    private static boolean hasTargets(GameState state, int player, int id, CompiledAbility ability) {
        if (ability.modal == null && ability.slots.length == 0) return true;
        var item = prototype(state, player, id, ability);
        if (ability.modal != null
                && !Modes.arePossible(state, item, ability.modal, x -> isOpen(state, player, id, ability, x)))
            return false;
        Targeting.aim(state, item, ability.slots);
        if (item.slots.length == 0) return true;
        var parts = ability.cost.parts();
        if (!ParticularX.isIn(item.slots) && !ParticularX.isIn(parts)) return Targeting.feasible(state, item, 0);
        var tried = item.copy();
        var mana = CostChanges.abilityWithStatics(state, ability.cost.mana(), ability, id);
        return ParticularX.exists(state, player, tried, Purpose.ability(id, ability, tried), mana, parts, true);
    }

    private static boolean isOpen(GameState state, int player, int id, CompiledAbility ability, int x) {
        var item = prototype(state, player, id, ability).copy();
        var mana = CostChanges.abilityWithStatics(state, ability.cost.mana(), ability, id);
        return ParticularX.isOpen(
                state, player, item, Purpose.ability(id, ability, item), mana, ability.cost.parts(), x);
    }

    private static StackItem prototype(GameState state, int player, int source, CompiledAbility ability) {
        var item = state.desk().item();
        item.ability = ability;
        item.source = source;
        item.controller = player;
        return item;
    }
}
