package splitsecond.engine.rules.turn;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Skip;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Combatants;
import splitsecond.engine.rules.changes.DayAndNight;
import splitsecond.engine.rules.changes.Drawing;
import splitsecond.engine.rules.changes.Durations;
import splitsecond.engine.rules.changes.Marking;
import splitsecond.engine.rules.changes.Phasing;
import splitsecond.engine.rules.changes.Sagas;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Turn;

/// CR 500 to 514: turns and their steps.
public final class Turns {

    private Turns() {}

    static void beginTurn(GameState state, int player) {
        state.turn.number++;
        state.turn.previousPlayer = state.turn.activePlayer;
        state.turn.activePlayer = player;
        state.changed(Aspect.TURN);
        state.turn.mainPhases = 0;
        state.turn.combatPhases = 0;
        state.turn.withoutCombat = state.turn.takeSkip(player, Skip.COMBAT_PHASES_OF_NEXT_TURN);
        if (state.turn.regularPlayer == GameState.NONE) state.turn.regularPlayer = player;
        state.addPlayer(player, PlayerTable.TURNS_TAKEN, 1);
        state.turn.step = Step.UNTAP;
        state.turn.progress = Turn.BEGIN;
        state.turn.priorityPlayer = player;
        state.turn.passes = 0;
        Durations.beginTurn(state, player);
    }

    /// The turn-based actions with which a step begins (CR 703.4); then players may get priority.
    static void beginStep(GameState state) {
        state.changed(Aspect.STEP);
        state.turn.progress = Turn.PRIORITY;
        state.turn.priorityPlayer = state.turn.activePlayer;
        state.turn.passes = 0;
        state.history.resolvedUnasked = 0;
        if (state.turn.step.isMain()) state.turn.mainPhases++;
        if (state.turn.step == Step.BEGINNING_OF_COMBAT) state.turn.combatPhases++;
        if (state.turn.step == Step.END) Durations.beginEndStep(state, state.turn.activePlayer);
        switch (state.turn.step) {
            case UNTAP -> {
                untap(state);
                state.turn.progress = Turn.END;
            }
            case DRAW -> {
                state.turn.drawnInStep = 0;
                if (isFirstDraw(state) || skips(state, StaticEffect.Kind.SKIPS_DRAW_STEP, Skip.DRAW_STEP)) {
                    state.turn.progress = Turn.END;
                    return;
                }
                Drawing.draw(state, state.turn.activePlayer, 1);
            }
            case PRECOMBAT_MAIN -> Sagas.addLore(state);
            case DECLARE_ATTACKERS -> Combat.declareAttackers(state);
            case DECLARE_BLOCKERS -> Combat.declareBlockers(state);
            case FIRST_STRIKE_DAMAGE -> Combat.dealDamage(state, true);
            case COMBAT_DAMAGE -> Combat.dealDamage(state, false);
            case CLEANUP -> {
                state.turn.progress = Turn.CLEANUP_CHECK;
                state.agenda.push(new Cleanup());
            }
            default -> {}
        }
        // CR 514.3a: the beginning of a cleanup step is waited for by few.
        if (state.turn.step != Step.UNTAP && (state.turn.step != Step.CLEANUP || !state.effects.delayed.isEmpty()))
            Triggers.raise(
                    state,
                    GameEvent.Kind.STEP_BEGAN,
                    GameState.NONE,
                    GameState.NONE,
                    state.turn.activePlayer,
                    state.turn.step.ordinal());
    }

    /// CR 103.8a: the player who goes first skips the draw step of the first turn of a two-player game.
    private static boolean isFirstDraw(GameState state) {
        return state.turn.number == 1 && state.playerCount == 2;
    }

    /// CR 614.10: nothing happens in a step that is skipped, not even its beginning.
    private static boolean skips(GameState state, StaticEffect.Kind always, Skip step) {
        return Statics.applies(state, always, state.turn.activePlayer)
                || state.turn.takeSkip(state.turn.activePlayer, step);
    }

    /// CR 502.
    private static void untap(GameState state) {
        int player = state.turn.activePlayer;
        if (state.caches.layersDirty) Layers.refresh(state);
        boolean skips = skips(state, StaticEffect.Kind.SKIPS_UNTAP_STEP, Skip.UNTAP_STEP);
        if (state.caches.phasing && !skips) Phasing.phase(state, player);
        // CR 502.2.
        if (state.turn.daylight != 0 && !skips) DayAndNight.check(state);
        boolean all = state.caches.statics.isEmpty() && !state.caches.lingering;
        var some = all ? IntList.NOTHING : new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != player || !state.isOnBattlefield(id)) continue;
            if (state.is(id, ObjectFlags.SICK)) state.set(id, ObjectFlags.SICK, false);
            if (skips) continue;
            boolean stays = state.is(id, ObjectFlags.STAYS_TAPPED);
            if (stays) state.set(id, ObjectFlags.STAYS_TAPPED, false);
            if (stays || !state.is(id, ObjectFlags.TAPPED)) continue;
            if (Layers.of(state, id).hasRule(Rule.Kind.DOESNT_UNTAP)) continue;
            else if (all) Tapping.untap(state, id);
            else some.add(id);
        }
        // Who skips the step has it still before them.
        if (skips) return;
        if (all) Durations.afterUntap(state, player);
        else Untapping.untapSome(state, player, some);
    }

    /// CR 500.5, 106.4: the step ends, mana empties, and the next one begins.
    static void endStep(GameState state) {
        emptyPools(state);
        state.turn.progress = Turn.BEGIN;
        switch (state.turn.step) {
            case UPKEEP -> {
                for (int i = 0; i < state.zones.battlefield.size(); i++) {
                    int id = state.zones.battlefield.get(i);
                    if (state.is(id, ObjectFlags.NEW_SINCE_UPKEEP)
                            && state.controller(id) == state.turn.activePlayer
                            && !state.is(id, ObjectFlags.SICK)) state.set(id, ObjectFlags.NEW_SINCE_UPKEEP, false);
                }
                state.turn.step = Step.DRAW;
            }
            case DECLARE_ATTACKERS -> state.turn.step = state.combat.begun ? Step.DECLARE_BLOCKERS : Step.END_OF_COMBAT;
            case DECLARE_BLOCKERS ->
                state.turn.step = Combat.hasFirstStrikeStep(state) ? Step.FIRST_STRIKE_DAMAGE : Step.COMBAT_DAMAGE;
            case PRECOMBAT_MAIN -> nextPhase(state, Step.BEGINNING_OF_COMBAT);
            case END_OF_COMBAT -> {
                Combatants.end(state);
                Durations.endOfCombat(state);
                nextPhase(state, Step.POSTCOMBAT_MAIN);
            }
            case POSTCOMBAT_MAIN -> nextPhase(state, Step.END);
            case CLEANUP -> endTurn(state);
            default -> state.turn.step = Step.of(state.turn.step.ordinal() + 1);
        }
    }

    /// CR 500.8: phases that effects have added come first, then the one that was due.
    private static void nextPhase(GameState state, Step regular) {
        var due = state.turn.duePhase == GameState.NONE ? regular : Step.of(state.turn.duePhase);
        boolean extra = !state.turn.extraPhases.isEmpty();
        state.turn.duePhase = extra ? due.ordinal() : GameState.NONE;
        state.turn.step = extra ? Step.of(state.turn.extraPhases.removeAt(0)) : due;
        if (state.turn.step == Step.BEGINNING_OF_COMBAT && skipsCombat(state)) nextPhase(state, Step.POSTCOMBAT_MAIN);
    }

    private static boolean skipsCombat(GameState state) {
        return state.turn.withoutCombat
                || state.turn.takeSkip(state.turn.activePlayer, Skip.COMBAT_PHASE_THIS_TURN)
                || state.turn.takeSkip(state.turn.activePlayer, Skip.COMBAT_PHASE);
    }

    private static void emptyPools(GameState state) {
        for (int p = 0; p < state.playerCount; p++) {
            if (!state.hasMana(p) || Statics.applies(state, StaticEffect.Kind.MANA_DOESNT_EMPTY, p)) continue;
            Marking.empty(state, p, state.turn.step == Step.END_OF_COMBAT, state.turn.step == Step.CLEANUP);
        }
    }

    private static void endTurn(GameState state) {
        state.endOfTurn();
        state.turn.endExtraPhases();
        state.turn.forgetSkipsOfThisTurn();
        int next = GameState.NONE;
        state.turn.extra = 0;
        while (next == GameState.NONE && !state.turn.extraTurns.isEmpty()) {
            state.turn.extra = state.turn.extraTurns.removeLast();
            int extra = state.turn.extraTurns.removeLast();
            if (state.isAlive(extra) && !state.turn.takeSkip(extra, Skip.TURN)) next = extra;
        }
        if (next == GameState.NONE) state.turn.extra = 0;
        while (next == GameState.NONE) {
            state.turn.regularPlayer = state.nextPlayer(state.turn.regularPlayer);
            if (!state.turn.takeSkip(state.turn.regularPlayer, Skip.TURN)) next = state.turn.regularPlayer;
        }
        beginTurn(state, next);
    }
}
