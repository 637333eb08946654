package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.TappedForMana;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.OthersLands;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.StaticIndex;

/// CR 602: activating activated abilities; CR 605.3: mana abilities resolve at once, without the stack.
public final class Activating {

    private Activating() {}

    public static void activate(GameState state, int player, int source, int index) {
        var ability = Layers.of(state, source).abilities[index];
        var activated = (Ability.Activated) ability.source;
        var item = new StackItem();
        item.ability = ability;
        item.source = source;
        item.controller = player;
        item.startedAt = state.history.choices;
        item.putAt = state.effects.nextTimestamp;
        int object = GameState.NONE;
        if (!ability.isMana && !SpecialActions.is(activated)) {
            object = state.create(state.blueprint(source), player, Zone.STACK);
            state.setItem(object, item);
            state.zones.stack.add(object);
        }
        Announcing.spell(
                state, new Proposal(object, source, player, Proposal.Kind.ACTIVATED, ability.cost, null, index), item);
    }

    static void complete(GameState state, Proposal proposal, StackItem item) {
        if (item.ability == null) throw new IllegalStateException("an activated ability is on its item");
        var activated = (Ability.Activated) item.ability.source;
        int source = item.source;
        if (state.exists(source)) {
            countUse(state, source, proposal.abilityIndex(), item.ability);
            if (item.ability.isLoyalty) state.set(source, ObjectFlags.LOYALTY_USED, true);
        }
        boolean mana = item.ability.isMana;
        if (SpecialActions.is(activated)) {
            state.turn.priorityPlayer = item.controller;
            state.turn.passes = 0;
            Resolving.follow(state, activated.effect(), Context.of(item));
            return;
        }
        if (!mana) Casting.becomeTargets(state, proposal.object(), item);
        if (Triggers.wants(state, GameEvent.Kind.ACTIVATED))
            Triggers.raise(
                    state,
                    new GameEvent(
                            GameEvent.Kind.ACTIVATED,
                            proposal.object(),
                            source,
                            item.controller,
                            (mana ? Trigger.Activation.MANA : item.ability.activation).ordinal(),
                            false,
                            item.ability.zone,
                            null,
                            null));
        if (mana) {
            if (Triggers.wants(state, GameEvent.Kind.TAPPED_FOR_MANA)
                    && activated.cost().parts().stream().anyMatch(part -> part instanceof Cost.Tap))
                state.agenda.push(TappedForMana.by(state, source, item.controller));
            Resolving.follow(state, activated.effect(), Context.of(item));
        } else {
            state.turn.priorityPlayer = item.controller;
            state.turn.passes = 0;
        }
    }

    static void countUse(GameState state, int source, int index, CompiledAbility ability) {
        if (!(ability.source instanceof Ability.Activated activated)) return;
        int times = activated.limits().timesEachTurn();
        if (times == Ability.Limits.ONCE)
            state.setMemory(source, state.memory(source).withSpent(index));
        if (times > 0 || ability.countsActivations) state.addUse(source, index);
    }

    /// CR 602.5: whether the ability may be begun to be activated, whatever it costs.
    static boolean isAllowed(
            GameState state, int player, int source, int index, CompiledAbility ability, Ability.Activated activated) {
        return isAllowed(state, player, null, source, index, ability, activated);
    }

    /// @param reasons who wants to know why not, or null
    static boolean isAllowed(
            GameState state,
            int player,
            @Nullable Reasons reasons,
            int source,
            int index,
            CompiledAbility ability,
            Ability.Activated activated) {
        var limits = activated.limits();
        boolean own = state.controller(source) == player;
        boolean who = switch (limits.activator()) {
            case CONTROLLER ->
                own || ability.mana != null && ability.mana.taps && OthersLands.terms(state, player, source) != null;
            case ANY_PLAYER -> true;
            case OPPONENTS -> !own;
        };
        if (!Reasons.goesOn(reasons, Requirement.ACTIVATOR, who)) return false;
        // CR 606.3.
        boolean sorcery = ability.isLoyalty
                ? !Layers.of(state, source).hasRule(Rule.Kind.LOYALTY_AT_INSTANT_SPEED)
                : limits.timing().isAsSorcery();
        if (reasons != null) reasons.time(sorcery ? Moment.SORCERY_SPEED : Moment.INSTANT_SPEED);
        else if (sorcery && !Playing.isSorceryTime(state, player)) return false;
        if (reasons == null && limits.timing() == Ability.Timing.PRIORITY && !state.agenda.isEmpty()) return false;
        if (!Reasons.goesOn(reasons, Requirement.LIMIT, !isUsedUp(state, source, index, ability, limits))) return false;
        boolean so = limits.onlyIf() == null || Conditions.hold(state, limits.onlyIf(), source, player);
        if (!Reasons.goesOn(reasons, Requirement.CONDITION, so)) return false;
        if (SpecialActions.is(activated))
            return Reasons.goesOn(
                    reasons, Requirement.CONDITION, SpecialActions.isTime(state, player, source, ability, activated));
        return Reasons.goesOn(reasons, Requirement.PROHIBITED, !isForbidden(state, player, source, ability));
    }

    private static boolean isUsedUp(
            GameState state, int source, int index, CompiledAbility ability, Ability.Limits limits) {
        if (limits.timesEachTurn() == Ability.Limits.ONCE
                && (state.memory(source).spent() & 1 << index) != 0) return true;
        if (limits.timesEachTurn() > 0 && state.uses(source, index) >= limits.timesEachTurn()) return true;
        return ability.isLoyalty && state.is(source, ObjectFlags.LOYALTY_USED);
    }

    private static boolean isForbidden(GameState state, int player, int source, CompiledAbility ability) {
        var traits = Layers.of(state, source);
        if (traits.rules.length > 0 && state.isIn(source, Zone.BATTLEFIELD)) {
            if (traits.hasRule(Rule.Kind.CANT_ACTIVATE_ABILITIES)) return true;
            if (traits.hasRule(Rule.Kind.CANT_ACTIVATE_NONMANA_ABILITIES) && !ability.isMana) return true;
        }
        return isForbidden(state, player, source, ability.isMana);
    }

    private static boolean isForbidden(GameState state, int player, int source, boolean mana) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.ACTIVATING)) return false;
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.CantActivate cant
                    && !(mana && cant.exceptMana())
                    && (cant.who() == null || Statics.includes(state, cant.who(), entry, player))
                    && (!cant.ofPermanents() || state.isIn(source, Zone.BATTLEFIELD))
                    && Filters.matches(state, cant.of(), source, entry.source(), entry.controller())) return true;
        }
        return false;
    }
}
