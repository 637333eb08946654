package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CastLater;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Ascending;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Merging;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.keyword.CastingWays;
import splitsecond.engine.rules.keyword.Mutate;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Promised;
import splitsecond.engine.rules.questions.SpellKeywords;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.Departure;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.Slots;
import splitsecond.engine.state.StackItem;

/// CR 608: resolving spells and abilities.
public final class Resolving extends Contextual {

    private enum Stage {
        FOLLOW,
        ENTER,
        FINISH
    }

    private final int object;
    private Stage stage;

    private Resolving(int object, Stage stage, Context context, boolean shared) {
        super(context, shared);
        this.object = object;
        this.stage = stage;
    }

    /// Resolves the top object of the stack: pushes its frame.
    public static void resolveTop(GameState state) {
        state.history.resolutions++;
        int object = state.zones.stack.last();
        var item = state.item(object);
        if (item == null) throw new IllegalStateException("nothing is known of the top object of the stack");
        var context = Context.of(item);
        if (!stillMeant(state, item, context)) {
            leave(state, object, Zone.GRAVEYARD);
            return;
        }
        var legal = withLegalTargets(state, item);
        boolean permanent = state.printed(object).isPermanentCard() && item.ability == null;
        if (legal == null && !(permanent && (isBestowed(item) || Mutate.isMutating(item)))) {
            Triggers.raise(state, GameEvent.Kind.FIZZLED, object, GameState.NONE, item.controller, 0);
            leave(state, object, Zone.GRAVEYARD);
            return;
        }
        context.item = legal == null ? item : legal;
        int promised = Promised.to(state, item.paid, item.controller);
        if (promised != GameState.NONE) context.slots.chosenPlayer = promised;
        state.agenda.push(new Resolving(object, permanent ? Stage.ENTER : Stage.FOLLOW, context, false));
    }

    /// Follows an effect outside the stack (mana abilities, as-enters effects, costs): pushes its frame.
    public static void follow(GameState state, Effect effect, Context context) {
        state.agenda.push(new Following(effect, context, false, false));
    }

    /// Whether that is an effect being followed in which something is still to be dealt damage.
    public static boolean dealsDamage(Agenda.Frame frame) {
        return frame instanceof Following following && following.dealsDamage();
    }

    /// CR 603.4: an intervening "if" is looked at again.
    private static boolean stillMeant(GameState state, StackItem item, Context context) {
        return item.ability == null
                || !(item.ability.source instanceof Ability.Triggered triggered)
                || triggered.interveningIf() == null
                || Conditions.hold(state, triggered.interveningIf(), context);
    }

    /// CR 702.103e: a bestowed Aura whose target is illegal resolves as a creature.
    private static boolean isBestowed(StackItem item) {
        var way = item.paid.way();
        return way != null && way.isAuraWhileAttached();
    }

    /// CR 608.2b: the item with its illegal targets struck out, or null if there were targets and none is legal any
    /// more.
    private static @Nullable StackItem withLegalTargets(GameState state, StackItem item) {
        if (!item.hasTargets()) return item;
        int chosen = 0;
        int legal = 0;
        int[][] left = item.targets;
        for (int slot = 0; slot < item.targets.length; slot++) {
            for (int i = 0; i < item.targets[slot].length; i++) {
                chosen++;
                if (Targeting.isStillLegal(state, item, slot, item.targets[slot][i])) {
                    legal++;
                    continue;
                }
                if (left == item.targets) left = item.targets.clone();
                if (left[slot] == item.targets[slot]) left[slot] = item.targets[slot].clone();
                left[slot][i] = GameState.NONE;
            }
        }
        if (legal == chosen) return item;
        if (legal == 0) return null;
        var copy = item.copy();
        copy.targets = left;
        return copy;
    }

    @Override
    protected void proceed(GameState state) {
        switch (stage) {
            case FOLLOW -> {
                stage = Stage.FINISH;
                // CR 702.131a.
                if (Layers.of(state, object).has(Keyword.ASCEND) && !isAbility(state, object))
                    Ascending.bless(state, context.controller);
                if (state.listener != null)
                    Triggers.tell(
                            state,
                            GameEvent.of(GameEvent.Kind.RESOLVING, object, GameState.NONE, context.controller, 0));
                var ability = item().ability;
                if (ability != null && ability.countsResolutions)
                    state.history.noteResolution(context.source, ability.index);
                var effect = effect();
                if (effect != null) state.agenda.push(new Following(effect, context, true, false));
            }
            case ENTER -> enter(state);
            case FINISH -> {
                state.agenda.pop(this);
                Triggers.raise(state, GameEvent.Kind.RESOLVED, object, GameState.NONE, context.controller, 0);
                // CR 608.2n: the last step, unless an instruction has moved it already.
                if (state.isIn(object, Zone.STACK)) depart(state);
            }
        }
    }

    private @Nullable Effect effect() {
        var item = context.item;
        return item == null || item.ability == null ? null : item.ability.effect();
    }

    /// CR 608.3: a permanent spell becomes a permanent under its controller's control.
    private void enter(GameState state) {
        var item = item();
        boolean mutating = Mutate.isMutating(item);
        if (mutating && Targeting.isLegal(state, item, 0, item.targets[0][0])) {
            mutate(state, item);
            return;
        }
        var arrival = arrival(state, item, mutating);
        if (!EnteringChoices.ask(state, this, object, arrival)) return;
        state.agenda.pop(this);
        Triggers.raise(state, GameEvent.Kind.RESOLVED, object, GameState.NONE, item.controller, 0);
        if (arrival.attachedTo == EnteringChoices.NO_HOST) {
            leave(state, object, Zone.GRAVEYARD);
            return;
        }
        // CR 608.3f: a copy of a permanent spell becomes a token.
        if (state.is(object, ObjectFlags.COPY)) state.set(object, ObjectFlags.TOKEN, true);
        int permanent = Zones.move(state, object, Zone.BATTLEFIELD, arrival);
        if (arrival.attachedTo != GameState.NONE && state.isOnBattlefield(permanent))
            Triggers.raise(state, GameEvent.Kind.ATTACHED, permanent, arrival.attachedTo, item.controller, 0);
        var then = CastingWays.afterwards(item.paid.way());
        if (then != null && state.isOnBattlefield(permanent))
            follow(state, then, Context.of(permanent, item.controller));
    }

    /// How the spell would enter, before anything is asked.
    private Entering arrival(GameState state, StackItem item, boolean mutating) {
        var arrival = Entering.under(item.controller);
        arrival.face = state.face(object);
        arrival.cast = !state.is(object, ObjectFlags.COPY);
        arrival.faceDown = state.is(object, ObjectFlags.FACE_DOWN);
        arrival.memory = Memory.cast(
                item.x,
                item.paid,
                item.paidWith,
                Filters.castFrom(state, object),
                item.manaSpent,
                item.manaOrigins,
                state.memory(object));
        int promised = Promised.to(state, item.paid, item.controller);
        if (promised != GameState.NONE) arrival.memory = arrival.memory.withPlayer(promised);
        for (int i = 0; i < item.arriving.size(); i++) arrival.with(item.arriving.kind(i), item.arriving.count(i));
        var way = item.paid.way();
        if (way != null && way.entersAttacking()) {
            arrival.tapped = true;
            arrival.attacking = Moving.attackedBefore(state, item);
        }
        // CR 303.4a: the first target of an Aura spell is what it will enchant.
        boolean attaches = !mutating && item.targets.length > 0 && item.targets[0].length > 0;
        if (attaches) arrival.attachedTo = item.targets[0][0];
        if (isBestowed(item) && !(attaches && Targeting.isLegal(state, item, 0, arrival.attachedTo))) {
            arrival.face = 0;
            arrival.attachedTo = GameState.NONE;
        }
        return arrival;
    }

    /// CR 702.140c: it merges with its target; its controller says whether it goes on top.
    private void mutate(GameState state, StackItem item) {
        int place = ScryAndSurveil.place(state, this, item.controller, object, ScryAndSurveil.BOTTOM);
        if (place == Choosing.WAITING) return;
        state.agenda.pop(this);
        Triggers.raise(state, GameEvent.Kind.RESOLVED, object, GameState.NONE, item.controller, 0);
        int permanent = item.targets[0][0];
        Merging.merge(state, object, permanent, place == ScryAndSurveil.TOP);
    }

    private StackItem item() {
        var item = context.item;
        if (item == null) throw new IllegalStateException("a resolving spell has no item");
        return item;
    }

    /// The object leaves the stack: an ability or copy ceases to exist, a card goes where it was sent unless the way
    /// it was cast says otherwise. Returns its new id, or `NONE`.
    static int leave(GameState state, int object, Zone to) {
        return leave(state, object, to, Zones.arrival(state, object, to));
    }

    static int leave(GameState state, int object, Zone to, Entering arrival) {
        var item = state.item(object);
        if (isAbility(state, object) || state.is(object, ObjectFlags.COPY)) {
            state.remember(object, Layers.of(state, object), Copying.copiable(state, object), state.zone(object));
            Zones.remove(state, object, Zone.STACK);
            state.delete(object);
            return GameState.NONE;
        }
        if (item == null) return Zones.move(state, object, to, arrival);
        boolean exiled =
                item.paid.isThenExiled() || to == Zone.GRAVEYARD && state.is(object, ObjectFlags.EXILED_AFTERWARDS);
        return Zones.move(state, object, exiled ? Zone.EXILE : to, arrival);
    }

    /// CR 608.2n: the last step. Buyback, an Adventure or rebound keep the card from the graveyard.
    private void depart(GameState state) {
        var item = item();
        boolean card = !isAbility(state, object) && !state.is(object, ObjectFlags.COPY) && !item.paid.isThenExiled();
        if (card && item.paid.returnsToHand()) leave(state, object, Zone.HAND);
        else if (card && isSecondFaceOf(state, CardDefinition.Layout.OMEN)) {
            // CR 720.3d.
            int owner = state.owner(object);
            leave(state, object, Zone.LIBRARY);
            Libraries.shuffle(state, owner);
        } else if (card && isSecondFaceOf(state, CardDefinition.Layout.ADVENTURE)) {
            int exiled = leave(state, object, Zone.EXILE);
            if (state.isIn(exiled, Zone.EXILE)) state.setMemory(exiled, Memory.of(CastLater.ON_AN_ADVENTURE));
        } else if (card
                && item.castFrom == Zone.HAND.ordinal()
                && SpellKeywords.of(state, item.controller, object).has(Keyword.REBOUND)) rebound(state);
        else {
            var departing = card ? item.departing : null;
            if (departing == null) leave(state, object, Zone.GRAVEYARD);
            else exile(state, departing);
        }
    }

    private void exile(GameState state, Departure departing) {
        int exiled = leave(state, object, Zone.EXILE);
        if (!state.isIn(exiled, Zone.EXILE)) return;
        Moving.putAside(state, departing.source(), exiled);
        var then = departing.then();
        if (then != null) follow(state, then, Context.of(exiled, departing.controller()));
    }

    /// CR 702.88a.
    private void rebound(GameState state) {
        int exiled = leave(state, object, Zone.EXILE);
        if (!state.isIn(exiled, Zone.EXILE)) return;
        var again = Compiler.compile(
                new Ability.Triggered(
                        new Trigger.StepBegins(Step.UPKEEP, new Filter.IsPlayer(Filter.Relation.YOU), ""),
                        null,
                        new Effect.CastCard(
                                new Reference.You(),
                                new Reference.This(""),
                                true,
                                true,
                                false,
                                new Duration.Forever(),
                                ""),
                        0,
                        Zone.BATTLEFIELD,
                        "rebound"),
                -1);
        Triggers.delay(
                state,
                new Delayed(
                        again,
                        exiled,
                        context.controller,
                        Slots.NONE,
                        0,
                        new Duration.Forever(),
                        true,
                        state.turn.number));
    }

    static boolean isAbility(GameState state, int object) {
        var item = state.item(object);
        return item != null && item.ability != null && !(item.ability.source instanceof Ability.Spell);
    }

    private boolean isSecondFaceOf(GameState state, CardDefinition.Layout layout) {
        return state.blueprint(object).card.layout() == layout && state.face(object) == 1;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Resolving(object, stage, contextOver(below), isShared());
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(object);
        fields.value(stage);
    }
}
