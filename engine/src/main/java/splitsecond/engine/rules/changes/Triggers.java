package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Often;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.SpellKeywords;
import splitsecond.engine.rules.questions.TriggerEvents;
import splitsecond.engine.rules.questions.TriggeredMana;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PendingTrigger;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.StaticIndex;

/// CR 603: triggered abilities. Events are matched when they happen; what has triggered waits until a player would
/// get priority.
public final class Triggers {

    /// Triggers that wait at the same time, and events at once times permanents that listen to them. Beyond these no
    /// game is played on: nobody would see its end, and it could take all the memory there is.
    private static final int MOST_WAITING = 8_192;

    private static final long MOST_AT_ONCE = 1 << 22;

    private Triggers() {}

    /// Whether anyone listens to such an event: only then it need be made.
    public static boolean wants(GameState state, GameEvent.Kind kind) {
        return matters(state, kind) || state.listener != null;
    }

    /// Whether it makes a difference to the game that it happens, whoever watches.
    public static boolean matters(GameState state, GameEvent.Kind kind) {
        return ((state.caches.listening | state.history.remembered) & kind.bit()) != 0 || state.caches.layersDirty;
    }

    /// Whether something may trigger on it now; no text asks later whether it has happened.
    public static boolean isListening(GameState state, GameEvent.Kind kind) {
        return (state.caches.listening & kind.bit()) != 0 || state.caches.layersDirty;
    }

    /// Something has happened: whatever triggers on it waits for the stack.
    public static void raise(GameState state, GameEvent.Kind kind, int subject, int other, int player, int amount) {
        if (wants(state, kind)) raise(state, GameEvent.of(kind, subject, other, player, amount));
    }

    public static void raise(GameState state, GameEvent event) {
        if (state.effects.batchDepth > 0) note(state, event);
        else {
            tell(state, event);
            match(state, event, state.effects.waiting.size(), 0);
        }
    }

    /// Tells the listener now; triggers are looked for when the batch ends.
    static void note(GameState state, GameEvent event) {
        tell(state, event);
        state.effects.batch.add(event);
    }

    public static void tell(GameState state, GameEvent event) {
        if ((state.history.remembered & event.kind().bit()) != 0) {
            state.history.journal.add(event);
            state.changed(Aspect.EVENTS);
        }
        if (state.listener != null) state.listener.on(event);
    }

    /// An event that only the log cares for.
    public static void tell(GameState state, GameEvent.Kind kind, int player) {
        if (state.listener != null) state.listener.on(GameEvent.of(kind, GameState.NONE, GameState.NONE, player, 0));
    }

    static void afterBatch(GameState state) {
        int before = state.effects.waiting.size();
        int events = state.effects.batch.size();
        long heard = heardByLeavers(state, events);
        boolean drowned = (long) events * state.zones.battlefield.size() > MOST_AT_ONCE && isHeard(state, events);
        if (drowned) drown(state);
        boolean over = state.outcome.over;
        for (int i = 0; i < events && !drowned; i++) {
            var event = state.effects.batch.get(i);
            match(state, event, before, (heard & event.kind().bit()) != 0 ? events : 0);
            drowned = state.outcome.over && !over;
        }
        state.effects.batch.clear();
    }

    private static boolean isHeard(GameState state, int events) {
        if (state.caches.layersDirty) Layers.refresh(state);
        long kinds = 0;
        for (int i = 0; i < events; i++)
            kinds |= state.effects.batch.get(i).kind().bit();
        return (state.caches.listening & kinds) != 0;
    }

    private static void drown(GameState state) {
        Ending.draw(state, "more abilities trigger than can be put on the stack");
    }

    private static void await(GameState state, PendingTrigger trigger, int times) {
        var waiting = state.effects.waiting;
        int room = Math.min(MOST_WAITING, GameState.MAX_OBJECTS - state.objectCount()) - waiting.size();
        if (times > room) drown(state);
        else for (int i = 0; i < times; i++) waiting.add(trigger);
    }

    /// What those who left in this batch listened to: mostly nothing, and then nobody need look back for each event.
    private static long heardByLeavers(GameState state, int events) {
        long heard = 0;
        for (int i = 0; i < events; i++) {
            var event = state.effects.batch.get(i);
            if (event.kind() != GameEvent.Kind.LEFT) continue;
            var last = state.lastKnown(event.subject());
            if (last != null) heard |= last.traits().listensTo;
        }
        return heard;
    }

    /// Whether an object in a zone other than the battlefield has abilities that work there (CR 113.6) or could be
    /// played from there.
    public static boolean worksOutside(GameState state, int id, Zone zone) {
        boolean playable = zone == Zone.GRAVEYARD || zone == Zone.EXILE;
        if (playable && state.blueprint(id).hasWayFrom(zone)) return true;
        var printed = state.printed(id);
        return playable ? printed.hasAbilityIn(zone) : printed.isAtWorkIn(zone);
    }

    /// @param since where in `waiting` the triggers of this batch begin: "one or more" triggers once among them
    /// @param batch how many events of the batch may name objects that have left, which look back (CR 603.10a)
    private static void match(GameState state, GameEvent event, int since, int batch) {
        if (state.caches.layersDirty) Layers.refresh(state);
        long bit = event.kind().bit();
        if ((state.caches.listening & bit) == 0 && batch == 0) return;
        if (event.to() == Zone.BATTLEFIELD && isSilent(state, event, GameState.NONE)) return;
        boolean heard = (state.caches.listening & bit) != 0;
        for (int i = 0; heard && i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var traits = Layers.of(state, id);
            if ((traits.listensTo & bit) != 0 && state.isOnBattlefield(id))
                matchObject(state, traits, id, Zone.BATTLEFIELD, event, since);
        }
        if (looksBack(event)) matchLeavers(state, event, since, batch);
        for (int i = 0; i < state.zones.outsiders.size(); i++) {
            int id = state.zones.outsiders.get(i);
            var traits = state.printed(id);
            if ((traits.listensTo & bit) == 0) continue;
            // CR 603.10a: it looks back, and a card that came with what left was not there.
            if (event.kind() == GameEvent.Kind.LEFT && state.timestamp(id) >= state.effects.batchSince) continue;
            matchObject(state, traits, id, state.zone(id), event, since);
        }
        if (event.kind() == GameEvent.Kind.CAST) matchGiven(state, event, since);
        if (!state.effects.delayed.isEmpty()) matchDelayed(state, event, since);
    }

    /// Cascade, storm and the like of a spell that has them because another object says so; each is one of its own.
    private static void matchGiven(GameState state, GameEvent event, int since) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.SPELL_KEYWORDS)) return;
        for (var entry : state.caches.statics.entries) {
            var keyword = SpellKeywords.given(state, entry, event.player(), event.subject());
            if (keyword == null) continue;
            for (var ability : SpellKeywords.abilities(keyword))
                if ((ability.listensTo & event.kind().bit()) != 0
                        && ability.source instanceof Ability.Triggered triggered)
                    trigger(state, ability, triggered, 0, 0, event.subject(), event, since);
        }
    }

    /// "Creatures entering don't cause abilities to trigger."
    ///
    /// @param source whose abilities are asked about; none for those of all objects
    private static boolean isSilent(GameState state, GameEvent event, int source) {
        if (state.caches.statics.isEmpty()) return false;
        int entered = event.kind() == GameEvent.Kind.ENTERED ? event.subject() : event.other();
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.EnteringTriggersNothing(var what, var of)
                    && (of == null || source != GameState.NONE && isOf(state, of, source, entry))
                    && Filters.matches(state, what, entered, entry.source(), entry.controller())) return true;
        return false;
    }

    /// "Creatures you control's ward abilities don't trigger": by the keyword that stands for the ability.
    private static boolean isSilenced(GameState state, Ability.Triggered triggered, int source) {
        if (!state.exists(source)) return false;
        for (var rule : Layers.of(state, source).rules)
            if (rule instanceof Rule.DoesntTrigger(String keyword) && keyword.equals(triggered.name())) return true;
        return false;
    }

    /// CR 109.2: permanents are on the battlefield.
    private static boolean isOf(GameState state, Filter of, int source, StaticIndex.Entry entry) {
        return state.isOnBattlefield(source) && Filters.matches(state, of, source, entry.source(), entry.controller());
    }

    /// CR 603.2d: how often more it triggers. What left with the event still counts, as does its own ability (603.10a).
    private static int additional(GameState state, GameEvent event, int source) {
        boolean back = looksBack(event);
        if (!state.isOnBattlefield(source) && !(back && state.lastKnown(source) != null)) return 0;
        int times = 0;
        if (!state.caches.statics.isEmpty())
            for (var entry : state.caches.statics.entries)
                if (entry.effect() instanceof StaticEffect.TriggersAgain again
                        && applies(state, again, event, source, entry.source(), entry.controller())) times++;
        for (int i = 0; back && i < state.effects.batch.size(); i++) {
            var leaving = state.effects.batch.get(i);
            var last = leaving.kind() == GameEvent.Kind.LEFT ? state.lastKnown(leaving.subject()) : null;
            if (last == null) continue;
            for (var ability : last.traits().abilities)
                if (ability.source instanceof Ability.Static(StaticEffect.TriggersAgain again, var when, var _)
                        && when == null
                        && applies(state, again, event, source, leaving.subject(), state.controller(leaving.subject())))
                    times++;
        }
        return times;
    }

    private static boolean applies(
            GameState state, StaticEffect.TriggersAgain again, GameEvent event, int source, int of, int controller) {
        if (!Filters.matches(state, again.of(), source, of, controller)) return false;
        if (again.cause() == null) return true;
        var context = state.desk().borrowContext(of, controller);
        context.slots.event = event;
        boolean matches = TriggerEvents.matches(state, again.cause(), event, context);
        state.desk().giveBack(context);
        return matches;
    }

    private static boolean looksBack(GameEvent event) {
        return switch (event.kind()) {
            case LEFT, SACRIFICED -> true;
            case MOVED -> event.from() == Zone.BATTLEFIELD;
            // CR 702.110b: it may exploit itself.
            case ACTION -> event.action() == Action.EXPLOIT;
            default -> false;
        };
    }

    private static void matchLeavers(GameState state, GameEvent event, int since, int batch) {
        for (int i = 0; i < batch; i++) {
            var leaving = state.effects.batch.get(i);
            if (leaving.kind() != GameEvent.Kind.LEFT) continue;
            // CR 603.6c: what waits for cards put into a graveyard from anywhere does not see what leaves with it.
            if (event.kind() == GameEvent.Kind.MOVED
                    && event.to() == Zone.GRAVEYARD
                    && leaving.subject() != event.subject()) continue;
            var last = state.lastKnown(leaving.subject());
            if (last != null && (last.traits().listensTo & event.kind().bit()) != 0)
                matchObject(state, last.traits(), leaving.subject(), Zone.BATTLEFIELD, event, since);
        }
    }

    private static void matchObject(
            GameState state, Characteristics traits, int id, Zone zone, GameEvent event, int since) {
        for (int i = 0; i < traits.abilities.length; i++) {
            var ability = traits.abilities[i];
            if ((ability.listensTo & event.kind().bit()) == 0 || ability.zone != zone) continue;
            if (ability.source instanceof Ability.Triggered triggered)
                trigger(state, ability, triggered, i, twin(traits.abilities, i), id, event, since);
        }
    }

    /// How many equal abilities come before that one.
    private static int twin(CompiledAbility[] abilities, int index) {
        int before = 0;
        for (int i = 0; i < index; i++) if (abilities[i] == abilities[index]) before++;
        return before;
    }

    private static void trigger(
            GameState state,
            CompiledAbility ability,
            Ability.Triggered triggered,
            int index,
            int twin,
            int source,
            GameEvent happened,
            int since) {
        int controller = state.controller(source);
        var context = state.desk().borrowContext(source, controller);
        context.slots.event = happened;
        boolean matches = TriggerEvents.matches(state, triggered.trigger(), happened, context);
        var event = matches ? TriggerEvents.counted(state, triggered.trigger(), happened, context) : happened;
        var noted = matches ? TriggerEvents.noted(state, triggered.trigger(), happened, context) : IntList.NOTHING;
        boolean again = matches
                && triggered.often().kind() == Often.Kind.FIRST_TIME
                && !TriggerEvents.isFirstThisTurn(state, triggered.trigger(), event, context);
        state.desk().giveBack(context);
        if (!matches) return;
        if (joins(state, ability, triggered.trigger(), source, twin, event, since)) return;
        if (happened.to() == Zone.BATTLEFIELD && isSilent(state, happened, source)) return;
        if (again) return;
        if (!triggered.name().isEmpty() && isSilenced(state, triggered, source)) return;
        if (isUsedUp(state, triggered, source, index)) return;
        if (triggered.interveningIf() != null && !holds(state, triggered.interveningIf(), source, controller, event))
            return;
        if (triggered.timesEachTurn() > 0 && state.exists(source)) state.addUse(source, index);
        if (ability.isMana) {
            var words = Context.of(source, controller);
            words.slots.event = event;
            if (!isAdded(state, triggered, words, event)) addMana(state, ability, triggered, words, event);
            return;
        }
        var pending = new PendingTrigger(
                ability,
                source,
                controller,
                event,
                noted,
                null,
                state.memory(source).x(),
                twin);
        int times = TriggerEvents.times(triggered.trigger(), event);
        await(state, pending, times > MOST_WAITING ? times : times * (1 + additional(state, event, source)));
    }

    /// CR 603.2h: whether it has triggered as often as it may.
    private static boolean isUsedUp(GameState state, Ability.Triggered triggered, int source, int index) {
        boolean once = triggered.often().kind() == Often.Kind.DONE_ONCE;
        int most = once ? 1 : triggered.timesEachTurn();
        return most > 0 && state.exists(source) && state.uses(source, index) >= most;
    }

    /// CR 603.4.
    private static boolean holds(
            GameState state, Condition interveningIf, int source, int controller, GameEvent event) {
        var item = new StackItem();
        item.source = source;
        item.controller = controller;
        item.event = event;
        return Conditions.hold(state, interveningIf, Context.of(item));
    }

    /// Whether a payment that counted on this mana has added it.
    private static boolean isAdded(GameState state, Ability.Triggered triggered, Context context, GameEvent event) {
        return event.kind() == GameEvent.Kind.TAPPED_FOR_MANA
                && (event.amount() & TriggeredMana.COUNTED) != 0
                && TriggeredMana.isCountedOn(state, triggered, context, event.player());
    }

    /// CR 605.4a: a mana ability that triggers resolves at once, without the stack.
    private static void addMana(
            GameState state, CompiledAbility ability, Ability.Triggered triggered, Context of, GameEvent event) {
        var item = new splitsecond.engine.state.StackItem();
        item.ability = ability;
        item.source = of.source;
        item.controller = of.controller;
        item.event = event;
        state.prepared.rules.follow(state, triggered.effect(), Context.of(item));
    }

    /// An event of the same batch as one that has made it trigger already adds to that one, if they are one event to
    /// it.
    private static boolean joins(
            GameState state,
            CompiledAbility ability,
            Trigger trigger,
            int source,
            int twin,
            GameEvent event,
            int since) {
        var waiting = state.effects.waiting;
        boolean joined = false;
        for (int i = since; i < waiting.size(); i++) {
            var earlier = waiting.get(i);
            if (earlier.ability() != ability || earlier.source() != source || earlier.twin() != twin) continue;
            var first = earlier.event();
            if (first == null || !TriggerEvents.isOne(trigger, first, event)) continue;
            // More than one if it triggers an additional time.
            waiting.set(i, earlier.with(event));
            joined = true;
        }
        return joined;
    }

    /// CR 603.7: it waits for its event from now on.
    public static void delay(GameState state, Delayed delayed) {
        state.caches.listening |= delayed.ability().listensTo;
        state.effects.delayed.add(delayed);
    }

    private static void matchDelayed(GameState state, GameEvent event, int since) {
        for (int i = 0; i < state.effects.delayed.size(); i++) {
            var delayed = state.effects.delayed.get(i);
            if ((delayed.ability().listensTo & event.kind().bit()) == 0) continue;
            if (!(delayed.ability().source instanceof Ability.Triggered triggered)) continue;
            boolean onceEachTurn = triggered.timesEachTurn() > 0;
            if (onceEachTurn && delayed.heard() == state.turn.number) continue;
            var context = Context.of(delayed, event);
            if (!TriggerEvents.matches(state, triggered.trigger(), event, context)) continue;
            if (delayed.ability().isMana) {
                if (delayed.once() || !isAdded(state, triggered, context, event))
                    addMana(state, delayed.ability(), triggered, context, event);
            } else if (delayed.once() || !joins(state, triggered.trigger(), i, event, since))
                fire(
                        state,
                        delayed,
                        twin(state, i),
                        TriggerEvents.counted(state, triggered.trigger(), event, context),
                        TriggerEvents.noted(state, triggered.trigger(), event, context));
            if (delayed.once()) state.effects.delayed.remove(i--);
            else if (onceEachTurn) state.effects.delayed.set(i, delayed.heardIn(state.turn.number));
        }
    }

    private static boolean joins(GameState state, Trigger trigger, int index, GameEvent event, int since) {
        var delayed = state.effects.delayed.get(index);
        return joins(state, delayed.ability(), trigger, delayed.source(), twin(state, index), event, since);
    }

    /// How many equal delayed triggers of the same source come before that one: an ability was activated again.
    private static int twin(GameState state, int index) {
        var delayed = state.effects.delayed.get(index);
        int before = 0;
        for (int i = 0; i < index; i++) {
            var other = state.effects.delayed.get(i);
            if (other.ability() == delayed.ability() && other.source() == delayed.source()) before++;
        }
        return before;
    }

    private static void fire(GameState state, Delayed delayed, int twin, @Nullable GameEvent event, IntList noted) {
        var pending = new PendingTrigger(
                delayed.ability(),
                delayed.source(),
                delayed.controller(),
                event,
                noted,
                delayed.slots(),
                delayed.x(),
                twin);
        await(state, pending, 1);
    }

    /// A player has done what a keyword action says (CR 701).
    public static GameEvent action(Action action, int player, int amount) {
        return GameEvent.did(action, player, GameState.NONE, player, amount);
    }
}
