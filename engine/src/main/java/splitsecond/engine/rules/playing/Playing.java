package splitsecond.engine.rules.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Modes;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.questions.TargetSlots;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.rules.questions.TurnHistory;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PaidCosts;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;
import splitsecond.engine.view.Describing;

/// CR 117.1: the one place that knows what a player may do with priority, and why not: lands, spells and abilities. One
/// walk lists options, or, with `Reasons` for one object, judges everything that might be done with it.
public final class Playing {

    static final Keywords STAND_FOR_MANA = Keywords.of(Keyword.CONVOKE, Keyword.IMPROVISE, Keyword.DELVE);

    private static final int LOOK_BACK = 8;

    private Playing() {}

    /// Passing comes first; then everything else that is legal.
    public static void list(GameState state, int player, OpenDecision decision) {
        prepare(state);
        decision.begin(Decision.Kind.PRIORITY, player, GameState.NONE, 0);
        decision.add(Option.Kind.PASS, 0);
        walk(state, player, decision, null);
        if (state.options.sandbox()) Sandbox.list(state, player, decision);
    }

    /// Everything that the player might do with a card or permanent, allowed or not, with what it needs.
    public static List<JudgedPlay> plays(GameState state, int player, int object) {
        prepare(state);
        var reasons = new Reasons(state, player, object);
        walk(state, player, new OpenDecision(), reasons);
        return reasons.plays();
    }

    private static void walk(GameState state, int player, OpenDecision decision, @Nullable Reasons reasons) {
        boolean splitSecond = isSplitSecond(state);
        if (!splitSecond || reasons != null) {
            listHand(state, player, decision, reasons);
            listElsewhere(state, player, decision, reasons);
        }
        listAbilities(state, player, decision, reasons, splitSecond);
    }

    private static void add(OpenDecision decision, @Nullable Reasons reasons, Option.Kind kind, int id, int variant) {
        if (reasons == null) decision.add(kind, id, variant);
        else reasons.end(kind, variant);
    }

    /// Before questions are asked: what is known of characteristics and mana may be out of date.
    public static void prepare(GameState state) {
        if (state.caches.layersDirty) Layers.refresh(state);
        state.desk().reconsider(state.sourcesCount());
    }

    /// CR 307.1 and 117.1a: as a sorcery could be cast.
    public static boolean isSorceryTime(GameState state, int player) {
        return state.turn.activePlayer == player && state.turn.step.isMain() && isStackEmptyFor(state);
    }

    /// A spell that is just being cast is on the stack already while its player makes choices.
    private static boolean isStackEmptyFor(GameState state) {
        return state.zones.stack.isEmpty();
    }

    /// CR 702.61.
    private static boolean isSplitSecond(GameState state) {
        for (int i = 0; i < state.zones.stack.size(); i++) {
            int id = state.zones.stack.get(i);
            boolean may = state.original(id).splitSecond || state.cachedTraits(id) != null;
            if (may && Layers.of(state, id).has(Keyword.SPLIT_SECOND) && isSpell(state, id)) return true;
        }
        return false;
    }

    static boolean isSpell(GameState state, int id) {
        var item = state.item(id);
        return item != null && (item.ability == null || item.ability.source instanceof Ability.Spell);
    }

    private static void listHand(GameState state, int player, OpenDecision decision, @Nullable Reasons reasons) {
        var hand = state.hand(player);
        // Without an effect that says otherwise, most cards wait for a main phase.
        boolean anything = reasons != null || isSorceryTime(state, player) || !state.caches.statics.isEmpty();
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            if (!anything && !state.original(card).instantSpeed) continue;
            if (reasons != null) {
                if (reasons.isAbout(card)) listCard(state, player, decision, reasons, card, Zone.HAND, null);
                continue;
            }
            int twin = twin(state, hand, i);
            if (twin == GameState.NONE) listCard(state, player, decision, null, card, Zone.HAND, null);
            else {
                // The same card again: the same options.
                int listed = decision.size();
                for (int k = 0; k < listed; k++) {
                    long option = decision.packed(k);
                    if (Option.id(option) == twin && Option.kind(option) != Option.Kind.PASS)
                        decision.add(Option.kind(option), card, Option.variant(option));
                }
            }
        }
    }

    /// A card of the same kind among the few before it, or `NONE`.
    private static int twin(GameState state, IntList cards, int index) {
        var blueprint = state.original(cards.get(index));
        for (int i = index - 1; i >= Math.max(0, index - LOOK_BACK); i--)
            if (state.original(cards.get(i)) == blueprint) return cards.get(i);
        return GameState.NONE;
    }

    /// @param permission what lets the player play it from where it is; null for the hand
    private static void listCard(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            Zone zone,
            @Nullable Permission permission) {
        var blueprint = state.blueprint(card);
        if (!blueprint.card.supported()) {
            if (reasons != null) judgeUnsupported(reasons, blueprint.front());
            return;
        }
        for (int face = 0; face < blueprint.faces.length; face++) {
            if (!blueprint.isPlayable(face)) continue;
            // CR 702.102a: fused only from the hand.
            if (face >= blueprint.card.faces().size() && zone != Zone.HAND) continue;
            var traits = blueprint.faces[face];
            if (permission != null && !permission.includes(state, card, traits)) continue;
            if (traits.isLand()) {
                listLand(state, player, decision, reasons, card, face, traits);
                // CR 702.37c: a land with morph is cast face down.
                listWays(state, player, decision, reasons, card, face, zone, false, null);
            } else if (permission != null && permission.effect().only() != null) {
                int way = blueprint.rules[face].indexOf(permission.effect().only());
                if (way >= 0) listWay(state, player, decision, reasons, card, face, way);
            } else {
                var instead = permission == null ? null : permission.instead(state, card);
                listWays(state, player, decision, reasons, card, face, zone, true, instead);
            }
        }
    }

    private static void judgeUnsupported(Reasons reasons, Characteristics front) {
        if (front.isLand()) reasons.beginLand(front);
        else reasons.beginCast(front, FaceRules.BLANK, null, null);
        Reasons.goesOn(reasons, Requirement.SUPPORTED, false);
        reasons.end(front.isLand() ? Option.Kind.PLAY_LAND : Option.Kind.CAST, 0);
    }

    private static void listLand(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            int face,
            Characteristics traits) {
        if (reasons != null) {
            reasons.beginLand(traits);
            reasons.time(Moment.LAND_TIME);
        } else if (!isSorceryTime(state, player) || !Lands.hasPlayLeft(state, player)) return;
        add(decision, reasons, Option.Kind.PLAY_LAND, card, face);
    }

    private static void listWays(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            int face,
            Zone zone,
            boolean normal,
            @Nullable Cost instead) {
        var blueprint = state.blueprint(card);
        var rules = blueprint.rules[face];
        if (normal) {
            var cost = instead != null ? TotalCost.of(instead).plus(rules.additional()) : blueprint.cost(face);
            int variant = Casting.variant(face, instead == null ? 0 : Casting.PERMITTED);
            listWay(state, player, decision, reasons, card, blueprint.faces[face], rules, cost, null, variant);
        }
        // CR 118.9a: only one alternative cost applies.
        if (instead != null || rules.ways().isEmpty()) return;
        for (int w = 0; w < rules.ways().size(); w++) {
            if (rules.ways().get(w).isFrom(zone, normal || blueprint.faces[face].isLand()))
                listWay(state, player, decision, reasons, card, face, w);
        }
    }

    private static void listWay(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            int face,
            int index) {
        var blueprint = state.blueprint(card);
        var way = blueprint.rules[face].ways().get(index);
        int up = way.asFace() < 0 ? face : way.asFace();
        var rules = way.kind().faceDown() ? FaceRules.BLANK : blueprint.rules[up];
        var spell = way.kind().faceDown() ? blueprint.faceDown : blueprint.faces[up];
        var cost = TotalCost.of(way.cost()).plus(rules.additional());
        listWay(state, player, decision, reasons, card, spell, rules, cost, way, Casting.variant(face, index + 1));
    }

    /// CR 601.3e: what would be cast is asked about as the spell it would be.
    private static void listWay(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            Characteristics spell,
            FaceRules rules,
            @Nullable TotalCost cost,
            FaceRules.@Nullable Way way,
            int variant) {
        boolean otherwise = Faces.isOtherwise(state, card, spell);
        var before = otherwise ? state.cachedTraits(card) : null;
        if (otherwise) state.cacheTraits(card, spell);
        if (isWayOpen(state, player, reasons, card, spell, rules, cost, way))
            add(decision, reasons, Option.Kind.CAST, card, variant);
        if (otherwise) state.cacheTraits(card, before);
    }

    private static boolean isWayOpen(
            GameState state,
            int player,
            @Nullable Reasons reasons,
            int card,
            Characteristics spell,
            FaceRules rules,
            @Nullable TotalCost cost,
            FaceRules.@Nullable Way way) {
        var kind = way == null ? null : way.kind();
        if (reasons != null) beginCast(state, player, reasons, card, spell, rules, cost, kind);
        else if (!isTime(state, player, card, spell, kind)) return false;
        var when = way == null ? null : way.when();
        return (when == null
                        || Reasons.goesOn(reasons, Requirement.CONDITION, Conditions.hold(state, when, card, player)))
                && isCastable(state, player, reasons, card, rules, cost, kind);
    }

    private static void beginCast(
            GameState state,
            int player,
            Reasons reasons,
            int card,
            Characteristics traits,
            FaceRules rules,
            @Nullable TotalCost cost,
            @Nullable CastingWay way) {
        reasons.beginCast(traits, rules, cost, way);
        reasons.time(isInstantSpeed(state, player, card, traits, way) ? Moment.INSTANT_SPEED : Moment.SORCERY_SPEED);
        Reasons.goesOn(reasons, Requirement.SPLIT_SECOND, !isSplitSecond(state));
    }

    /// CR 117.1a, 702.8: timing.
    static boolean isTime(GameState state, int player, int card, Characteristics traits) {
        return isTime(state, player, card, traits, null);
    }

    private static boolean isTime(
            GameState state, int player, int card, Characteristics traits, @Nullable CastingWay way) {
        return isSorceryTime(state, player) || isInstantSpeed(state, player, card, traits, way);
    }

    private static boolean isInstantSpeed(
            GameState state, int player, int card, Characteristics traits, @Nullable CastingWay way) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.CastOnlyAsSorcery only
                    && Statics.includes(state, only.who(), entry, player)) return false;
        if (traits.is(CardType.INSTANT) || traits.has(Keyword.FLASH) || way != null && way.isAsInstant()) return true;
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.CastAsThoughFlash flash
                    && Statics.includes(state, flash.who(), entry, player)
                    && Filters.matchesAsSpell(state, flash.spells(), card, entry.source(), entry.controller()))
                return true;
        }
        return false;
    }

    /// CR 608.2g: whether a face of a card could be cast now, whatever time it is.
    public static boolean isCastable(
            GameState state, int player, int card, int face, TotalCost cost, @Nullable CastingWay way) {
        var blueprint = state.blueprint(card);
        var before = state.cachedTraits(card);
        boolean otherwise = Faces.isOtherwise(state, card, blueprint.faces[face]);
        if (otherwise) state.cacheTraits(card, blueprint.faces[face]);
        boolean castable = isCastable(state, player, null, card, blueprint.rules[face], cost, way);
        if (otherwise) state.cacheTraits(card, before);
        return castable;
    }

    /// @param cost null if it has none (CR 202.1b, 118.6)
    private static boolean isCastable(
            GameState state,
            int player,
            @Nullable Reasons reasons,
            int card,
            FaceRules rules,
            @Nullable TotalCost cost,
            @Nullable CastingWay way) {
        return Reasons.goesOn(reasons, Requirement.CONDITION, isOwnTextFulfilled(state, player, card, rules))
                && Reasons.goesOn(reasons, Requirement.PROHIBITED, !isProhibited(state, player, card))
                && Reasons.goesOn(
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
            if (!Costs.partsPayable(state, player, total.parts(), item)) continue;
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

    private static boolean isProhibited(GameState state, int player, int card) {
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
            var alternatives = cost.alternatives();
            for (var one : alternatives) if (isPayable(state, player, card, rules, one, way)) return true;
            if (!alternatives.isEmpty()) return false;
            var item = prototype(state, player, card, rules, way);
            if (ParticularX.isIn(cost.parts())) {
                var mana = manaCost(state, player, card, rules, cost, way);
                var tried = item.copy();
                return ParticularX.exists(state, player, tried, Purpose.spell(card, tried), mana, cost.parts(), false);
            }
            if (!Costs.partsPayable(state, player, cost.parts(), item)) return false;
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
        if (!Casting.isChangeable(state, rules)) return cost.mana();
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
        boolean helped = ability == null && Layers.of(state, id).keywords.hasAny(STAND_FOR_MANA);
        boolean entangled = !parts.isEmpty() && (cost.hasChoice() || Bill.isEntangled(state, parts, id));
        if (!helped) {
            var mana = state.desk().manaOf(player);
            if (!mana.isMostKnown()) mana.setMost(Mana.most(state, player));
            if (cost.leastMana() > mana.most()) return false;
            Mana.learn(state, player, mana);
            boolean payable = mana.canPay(cost);
            if (payable && !entangled) return true;
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

    /// Graveyard, exile, the top of the library: what permissions and alternative costs allow.
    private static void listElsewhere(GameState state, int player, OpenDecision decision, @Nullable Reasons reasons) {
        if (!state.zones.outsiders.isEmpty())
            listWaysFrom(state, player, decision, reasons, state.graveyard(player), Zone.GRAVEYARD);
        for (int i = 0; state.caches.recallable && i < state.zones.exile.size(); i++) {
            int card = state.zones.exile.get(i);
            if (reasons != null && !reasons.isAbout(card)) continue;
            boolean may = state.original(card).hasWayFrom(Zone.EXILE) || state.memory(card) != Memory.BLANK;
            if (may && state.owner(card) == player) listExiled(state, player, decision, reasons, card);
        }
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.PlayFrom from
                    && Statics.includes(state, from.who(), entry, player)
                    && Permission.isOpen(state, from, entry.source(), player))
                listPermitted(state, player, decision, reasons, from, entry.source(), entry.controller());
            if (entry.effect() instanceof StaticEffect.GrantsFlashback grants)
                listGranted(state, player, decision, reasons, grants, Context.of(entry.source(), entry.controller()));
        }
    }

    /// Cards in the player's graveyard that an effect has given flashback.
    private static void listGranted(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            StaticEffect.GrantsFlashback grants,
            Context context) {
        var cards = new IntList();
        References.find(state, grants.cards(), context, cards);
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (!state.isIn(card, Zone.GRAVEYARD) || state.owner(card) != player) continue;
            if (reasons != null && !reasons.isAbout(card)) continue;
            var blueprint = state.blueprint(card);
            for (int face = 0; face < blueprint.card.faces().size(); face++) {
                var traits = blueprint.faces[face];
                var cost = blueprint.cost(face);
                int variant = Casting.variant(face, Casting.GRANTED_FLASHBACK);
                if (cost == null
                        || !blueprint.isPlayable(face)
                        || !traits.is(CardType.INSTANT) && !traits.is(CardType.SORCERY)
                        || isListed(decision, reasons, card, variant)) continue;
                if (reasons != null)
                    beginCast(state, player, reasons, card, traits, blueprint.rules[face], cost, CastingWay.FLASHBACK);
                else if (!isTime(state, player, card, traits)) continue;
                if (isCastable(state, player, reasons, card, blueprint.rules[face], cost, CastingWay.FLASHBACK))
                    add(decision, reasons, Option.Kind.CAST, card, variant);
            }
        }
    }

    private static boolean isListed(OpenDecision decision, @Nullable Reasons reasons, int card, int variant) {
        return reasons == null
                ? decision.indexOf(Option.pack(Option.Kind.CAST, card, variant)) >= 0
                : reasons.has(Option.Kind.CAST, variant);
    }

    private static void listWaysFrom(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, IntList cards, Zone zone) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (reasons != null && !reasons.isAbout(card)) continue;
            var blueprint = state.blueprint(card);
            if (!blueprint.hasWayFrom(zone)) continue;
            for (int face = 0; face < blueprint.faces.length; face++) {
                if (hasWayFrom(blueprint.rules[face], zone))
                    listWays(state, player, decision, reasons, card, face, zone, false, null);
            }
        }
    }

    private static boolean hasWayFrom(FaceRules rules, Zone zone) {
        for (var way : rules.ways()) if (way.kind().from() == zone) return true;
        return false;
    }

    /// CR 715.3d: a card on an adventure may be cast as the permanent it is; foretold and plotted cards by their ways.
    private static void listExiled(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, int card) {
        var why = state.memory(card).castLater();
        if (why != null && why.isForManaCost()) {
            if (why.isOnLaterTurn() && state.is(card, ObjectFlags.ENTERED_THIS_TURN)) return;
            var front = state.blueprint(card).front();
            if (front.isLand()) listLand(state, player, decision, reasons, card, 0, front);
            else listWays(state, player, decision, reasons, card, 0, Zone.EXILE, true, null);
        } else if (hasWayFrom(state.blueprint(card).rules[0], Zone.EXILE))
            listWays(state, player, decision, reasons, card, 0, Zone.EXILE, false, null);
    }

    private static void listPermitted(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            StaticEffect.PlayFrom from,
            int source,
            int controller) {
        var context = Context.of(source, controller);
        if (from.zone() == Zone.LIBRARY) {
            var library = state.library(player);
            if (!library.isEmpty()) listPermitted(state, player, decision, reasons, from, library.last(), context);
            return;
        }
        // "You may cast target card from a graveyard this turn": whosever it is.
        boolean anyones = from.zone() == Zone.GRAVEYARD && from.what() instanceof Filter.AmongThose;
        for (int whose = 0; whose < state.playerCount; whose++) {
            if (whose != player && !anyones) continue;
            var cards = state.list(from.zone(), whose);
            for (int i = 0; i < cards.size(); i++)
                listPermitted(state, player, decision, reasons, from, cards.get(i), context);
        }
    }

    private static void listPermitted(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            StaticEffect.PlayFrom from,
            int card,
            Context context) {
        if (reasons != null && !reasons.isAbout(card)) return;
        listCard(state, player, decision, reasons, card, from.zone(), new Permission(from, context));
    }

    private static void listAbilities(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, boolean splitSecond) {
        var permanents =
                state.options.autoPay() && reasons == null ? state.caches.activatable : state.zones.battlefield;
        for (int i = 0; i < permanents.size(); i++) {
            int id = permanents.get(i);
            if (reasons != null && !reasons.isAbout(id)) continue;
            var traits = Layers.of(state, id);
            if (reasons != null || traits.isForOthers ? state.isOnBattlefield(id) : state.isPermanentOf(id, player))
                listAbilities(state, player, decision, reasons, id, traits, Zone.BATTLEFIELD, splitSecond);
        }
        listAbilitiesOf(state, player, decision, reasons, state.hand(player), Zone.HAND, splitSecond);
        if (!state.zones.outsiders.isEmpty() || reasons != null)
            listAbilitiesOf(state, player, decision, reasons, state.graveyard(player), Zone.GRAVEYARD, splitSecond);
    }

    private static void listAbilitiesOf(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            IntList cards,
            Zone zone,
            boolean splitSecond) {
        for (int i = 0; i < cards.size(); i++) {
            int id = cards.get(i);
            if (reasons != null && !reasons.isAbout(id)) continue;
            var traits = state.original(id).front();
            boolean any =
                    reasons != null || traits.isActivatedIn(zone) || traits.hasManaAbility && !state.options.autoPay();
            if (any) listAbilities(state, player, decision, reasons, id, traits, zone, splitSecond);
        }
    }

    private static void listAbilities(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int id,
            Characteristics traits,
            Zone zone,
            boolean splitSecond) {
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            if (!(ability.source instanceof Ability.Activated activated)) continue;
            if (reasons != null) reasons.beginAbility(ability);
            // CR 702.61b.
            boolean inTime = !splitSecond || ability.isMana || SpecialActions.is(activated);
            if (Reasons.goesOn(reasons, Requirement.ZONE, ability.zone == zone)
                    && Reasons.goesOn(
                            reasons, Requirement.PAID_AUTOMATICALLY, !ability.isMana || !state.options.autoPay())
                    && Reasons.goesOn(reasons, Requirement.SPLIT_SECOND, inTime)
                    && Activating.isAllowed(state, player, reasons, id, a, ability, activated)
                    && isActivatable(state, player, reasons, id, ability))
                add(decision, reasons, Option.Kind.ACTIVATE, id, a);
        }
    }

    private static boolean isActivatable(
            GameState state, int player, @Nullable Reasons reasons, int id, CompiledAbility ability) {
        return Reasons.goesOn(reasons, Requirement.MANA, isPayable(state, player, id, ability))
                && Reasons.goesOn(reasons, Requirement.TARGETS, hasTargets(state, player, id, ability));
    }

    private static boolean isPayable(GameState state, int player, int id, CompiledAbility ability) {
        var parts = ability.cost.parts();
        if (ability.taps && state.is(id, ObjectFlags.TAPPED)) return false;
        var cost = Costs.abilityWithStatics(state, ability.cost.mana(), ability, id)
                .withX(0);
        if (ParticularX.isIn(parts)) {
            var mana = Costs.abilityWithStatics(state, ability.cost.mana(), ability, id);
            var tried = prototype(state, player, id, ability).copy();
            return ParticularX.exists(state, player, tried, Purpose.ability(id, ability, tried), mana, parts, false);
        }
        boolean rest =
                parts.isEmpty() || Costs.partsPayable(state, player, parts, prototype(state, player, id, ability));
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
        var mana = Costs.abilityWithStatics(state, ability.cost.mana(), ability, id);
        return ParticularX.exists(state, player, tried, Purpose.ability(id, ability, tried), mana, parts, true);
    }

    private static boolean isOpen(GameState state, int player, int id, CompiledAbility ability, int x) {
        var item = prototype(state, player, id, ability).copy();
        var mana = Costs.abilityWithStatics(state, ability.cost.mana(), ability, id);
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

    /// For payment by hand.
    static void listManaAbilities(GameState state, int player, Purpose purpose, OpenDecision decision) {
        prepare(state);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var traits = Layers.of(state, id);
            if (!traits.hasManaAbility || !state.isOnBattlefield(id)) continue;
            listManaAbilities(state, player, id, traits, purpose, true, decision);
            listManaAbilities(state, player, id, traits, purpose, false, decision);
        }
    }

    /// @param welcome whether those are listed that a spell gains by, or the others
    private static void listManaAbilities(
            GameState state,
            int player,
            int id,
            Characteristics traits,
            Purpose purpose,
            boolean welcome,
            OpenDecision decision) {
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            if (ability.isMana
                    && Mana.isWelcome(state, ability.mana, purpose, id, player) == welcome
                    && ability.source instanceof Ability.Activated activated
                    && Activating.isAllowed(state, player, id, a, ability, activated)
                    && isActivatable(state, player, null, id, ability)) decision.add(Option.Kind.ACTIVATE, id, a);
        }
    }
}
