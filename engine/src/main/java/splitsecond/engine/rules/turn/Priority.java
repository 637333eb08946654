package splitsecond.engine.rules.turn;

import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.ReplacementOrder;
import splitsecond.engine.rules.changes.StateTriggers;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.playing.Activating;
import splitsecond.engine.rules.playing.Announcing;
import splitsecond.engine.rules.playing.Casting;
import splitsecond.engine.rules.playing.Lands;
import splitsecond.engine.rules.playing.Playing;
import splitsecond.engine.rules.playing.Sandbox;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.Orders;
import splitsecond.engine.state.Turn;

/// CR 117: who may act, and what happens when all pass.
public final class Priority {

    private Priority() {}

    /// Runs the game until somebody must choose or it is over.
    public static void run(GameState state) {
        while (state.decision.isNone() && !state.outcome.over) {
            if (ReplacementOrder.isPossible(state)) stepContested(state);
            else step(state);
        }
    }

    /// What is under way goes on, or else the turn does.
    private static void step(GameState state) {
        if (state.agenda.isEmpty()) advance(state);
        else {
            state.agenda.top().run(state);
            // CR 603.8: as soon as the state is so, in mid-resolution too.
            if (!state.outcome.over) StateTriggers.check(state);
        }
    }

    /// Answers the decision the game waits for, and runs on.
    public static void choose(GameState state, long option) {
        boolean priority = state.decision.kind() == Decision.Kind.PRIORITY;
        boolean passes = priority && Option.kind(option) == Option.Kind.PASS;
        if (state.decision.size() > 1 && !passes) state.history.resolvedUnasked = 0;
        state.decision.clear();
        if (priority) act(state, option);
        else state.answer = option;
        run(state);
    }

    private static void advance(GameState state) {
        switch (state.turn.progress) {
            case Turn.BEFORE -> Turns.beginTurn(state, state.turn.activePlayer);
            case Turn.BEGIN -> Turns.beginStep(state);
            case Turn.END -> Turns.endStep(state);
            case Turn.CLEANUP_CHECK -> {
                boolean acted = false;
                while (StateBased.performOnce(state)) {
                    acted = true;
                    if (!state.agenda.isEmpty() || state.outcome.over) break;
                }
                if (state.outcome.over) return;
                state.turn.progress = acted || !state.effects.waiting.isEmpty() ? Turn.CLEANUP_PRIORITY : Turn.END;
            }
            default -> givePriority(state);
        }
    }

    /// CR 117.5: first state-based actions and triggers, as long as there are any.
    private static void givePriority(GameState state) {
        // After a pass nothing has happened since they were last looked for.
        if (state.turn.passes == 0 && settles(state)) return;
        if (!state.isAlive(state.turn.priorityPlayer))
            state.turn.priorityPlayer = state.nextPlayer(state.turn.priorityPlayer);
        if (!state.options.autoPass()) Playing.list(state, state.turn.priorityPlayer, state.decision);
        else if (!hasSomethingToDo(state, state.turn.priorityPlayer)) pass(state);
    }

    /// Lists the options; leaves no decision if there is none but passing. Who sees nothing change can do the same in
    /// the next step, unless it is a main phase of theirs.
    private static boolean hasSomethingToDo(GameState state, int player) {
        boolean sorceryTime = Playing.isSorceryTime(state, player);
        if (!sorceryTime && state.areOptionsKept(player)) state.recallOptions(player, state.decision);
        else {
            state.changes.beginToList();
            Playing.list(state, player, state.decision);
            if (!sorceryTime) state.changes.keep(state.decision);
        }
        if (state.decision.size() > 1) return true;
        state.decision.clear();
        return false;
    }

    /// True if anything happened that comes before priority.
    private static boolean settles(GameState state) {
        if (!state.isSettled()) {
            state.changes.beginToSettle();
            if (StateBased.performOnce(state) || state.outcome.over) return true;
            state.changes.settle();
        }
        StateTriggers.check(state);
        if (state.effects.waiting.isEmpty()) return false;
        state.agenda.push(new PutTriggers());
        return true;
    }

    private static void act(GameState state, long option) {
        int player = state.turn.priorityPlayer;
        switch (Option.kind(option)) {
            case PASS -> pass(state);
            case PLAY_LAND -> {
                state.turn.passes = 0;
                Lands.play(state, player, Option.id(option), Option.variant(option));
            }
            case CAST -> {
                state.turn.passes = 0;
                Casting.cast(state, player, Option.id(option), Option.variant(option));
            }
            case ACTIVATE -> {
                state.turn.passes = 0;
                Activating.activate(state, player, Option.id(option), Option.variant(option));
            }
            case PUT -> {
                state.turn.passes = 0;
                Sandbox.act(state, player, Option.id(option), ByHand.of(Option.variant(option)));
            }
            default -> throw new IllegalArgumentException("not something to do with priority: " + Option.kind(option));
        }
    }

    /// CR 117.3d, 117.4.
    private static void pass(GameState state) {
        Triggers.tell(state, GameEvent.Kind.PRIORITY_PASSED, state.turn.priorityPlayer);
        if (++state.turn.passes < state.livingPlayers()) {
            state.turn.priorityPlayer = state.nextPlayer(state.turn.priorityPlayer);
            return;
        }
        state.turn.passes = 0;
        state.turn.priorityPlayer = state.turn.activePlayer;
        if (!state.zones.stack.isEmpty()) resolveTop(state);
        else if (state.turn.progress == Turn.CLEANUP_PRIORITY) anotherCleanup(state);
        else state.turn.progress = Turn.END;
    }

    private static void resolveTop(GameState state) {
        if (!Loops.end(state)) Resolving.resolveTop(state);
    }

    private static void anotherCleanup(GameState state) {
        state.turn.step = Step.CLEANUP;
        state.turn.progress = Turn.BEGIN;
    }

    /// CR 616: goes on with the game, or asks first in which order replacement effects apply.
    private static void stepContested(GameState state) {
        if (!state.agenda.isEmpty() && state.agenda.top() instanceof ReplacementOrder ordering) {
            ordering.run(state);
            return;
        }
        int contested = isUneventful(state) ? 0 : ReplacementOrder.contested(state);
        if (contested == 0 && state.effects.orders == null) {
            step(state);
            return;
        }
        if (state.caches.layersDirty) Layers.refresh(state);
        var orders = state.effects.orders == null ? Orders.none() : state.effects.orders;
        if ((contested & possible(state)) != 0) {
            var trial = state.fork();
            trial.effects.orders = orders.again();
            step(trial);
            var open = trial.effects.orders.open();
            if (open != null) {
                state.effects.orders = orders;
                ReplacementOrder.ask(state, open);
                return;
            }
        }
        state.effects.orders = orders;
        step(state);
        state.effects.orders = null;
    }

    /// Whether somebody just gets priority, which is most of the time, or triggers go on the stack: nothing happens
    /// that
    /// could be replaced, so that what could replace it need not be asked.
    private static boolean isUneventful(GameState state) {
        if (!state.agenda.isEmpty()) return state.agenda.top() instanceof PutTriggers;
        return state.turn.progress == Turn.PRIORITY && state.isSettled();
    }

    /// The kinds of events that what comes next can bring about, as bits; none if somebody gets priority.
    private static int possible(GameState state) {
        if (!state.agenda.isEmpty()) return possible(state.agenda.top());
        return switch (state.turn.progress) {
            case Turn.BEFORE, Turn.BEGIN, Turn.END -> {
                yield state.turn.step.isDamage()
                        ? ReplacedEvents.ALL & ~ReplacedEvents.DESTROY
                        : ReplacedEvents.WITHOUT_EFFECTS & ~ReplacedEvents.DAMAGE;
            }
            case Turn.CLEANUP_CHECK -> stateBased(state);
            default -> state.isSettled() ? 0 : stateBased(state);
        };
    }

    private static int possible(Agenda.Frame next) {
        if (next instanceof CombatDamage) return ReplacedEvents.ALL;
        if (next instanceof PutTriggers) return 0;
        if (next instanceof Announcing announcing) return announcing.isPaying() ? ReplacedEvents.WITHOUT_EFFECTS : 0;
        if (next instanceof Attacking || next instanceof Blocking || next instanceof Cleanup)
            return ReplacedEvents.WITHOUT_EFFECTS;
        // Only where several are dealt damage at once is it shared by choice (CR 615.7).
        return Resolving.dealsDamage(next) ? ReplacedEvents.ALL : ReplacedEvents.ALL & ~ReplacedEvents.SHARED_DAMAGE;
    }

    /// CR 704.5: nothing is destroyed that is not hurt.
    private static int stateBased(GameState state) {
        for (int i = 0; i < state.caches.delicate.size(); i++) {
            int id = state.caches.delicate.get(i);
            if (state.damage(id) > 0 || state.is(id, ObjectFlags.DEATHTOUCHED))
                return ReplacedEvents.MOVE | ReplacedEvents.DESTROY;
        }
        return ReplacedEvents.MOVE;
    }
}
