package splitsecond.engine.rules.turn;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Drawing;
import splitsecond.engine.rules.changes.Durations;
import splitsecond.engine.rules.changes.Phasing;
import splitsecond.engine.rules.changes.Sagas;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 500 to 514: turns and their steps.
public final class Turns {

    private Turns() {}

    // Where in a step the game is (`GameState.progress`).
    static final int BEGIN = 0;
    static final int PRIORITY = 1;
    public static final int END = 2;
    /// CR 514.3a: the cleanup step looks whether players get priority after all.
    static final int CLEANUP_CHECK = 3;
    /// Cleanup with priority: another cleanup step follows.
    static final int CLEANUP_PRIORITY = 4;
    /// Before the first turn: mulligans.
    static final int BEFORE = 5;

    static void beginTurn(GameState state, int player) {
        state.turn++;
        state.activePlayer = player;
        state.addPlayer(player, GameState.TURNS_TAKEN, 1);
        state.step = Step.UNTAP;
        state.progress = BEGIN;
        state.priorityPlayer = player;
        state.passes = 0;
        Durations.beginTurn(state, player);
    }

    /// The turn-based actions with which a step begins (CR 703.4); then players may get priority.
    static void beginStep(GameState state) {
        state.changed();
        state.progress = PRIORITY;
        state.priorityPlayer = state.activePlayer;
        state.passes = 0;
        switch (state.step) {
            case UNTAP -> {
                untap(state);
                state.progress = END;
            }
            case DRAW -> {
                state.drawnInStep = 0;
                if (!skipsDraw(state)) Drawing.draw(state, state.activePlayer, 1);
            }
            case PRECOMBAT_MAIN -> Sagas.addLore(state);
            case DECLARE_ATTACKERS -> Combat.declareAttackers(state);
            case DECLARE_BLOCKERS -> Combat.declareBlockers(state);
            case FIRST_STRIKE_DAMAGE -> Combat.dealDamage(state, true);
            case COMBAT_DAMAGE -> Combat.dealDamage(state, false);
            case CLEANUP -> {
                state.progress = CLEANUP_CHECK;
                state.agenda.push(new Cleanup());
            }
            default -> {}
        }
        if (state.step != Step.UNTAP && state.step != Step.CLEANUP)
            Triggers.raise(
                    state,
                    GameEvent.Kind.STEP_BEGAN,
                    GameState.NONE,
                    GameState.NONE,
                    state.activePlayer,
                    state.step.ordinal());
    }

    /// CR 103.8a: the player who goes first skips the draw step of the first turn in a two-player game.
    private static boolean skipsDraw(GameState state) {
        return state.turn == 1 && state.playerCount == 2
                || Statics.applies(state, StaticEffect.Kind.SKIPS_DRAW_STEP, state.activePlayer);
    }

    /// CR 502.
    private static void untap(GameState state) {
        int player = state.activePlayer;
        if (state.layersDirty) Layers.refresh(state);
        if (state.phasing) Phasing.phase(state, player);
        boolean skips = Statics.applies(state, StaticEffect.Kind.SKIPS_UNTAP_STEP, player);
        boolean all = state.statics.isEmpty() && !state.lingering;
        var some = all ? IntList.NOTHING : new IntList();
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            if (state.controller(id) != player || !state.isOnBattlefield(id)) continue;
            if (state.is(id, GameState.SICK)) state.set(id, GameState.SICK, false);
            if (!state.is(id, GameState.TAPPED) || skips) continue;
            if (state.is(id, GameState.STAYS_TAPPED)) state.set(id, GameState.STAYS_TAPPED, false);
            else if (Layers.of(state, id).hasRule(Rule.Kind.DOESNT_UNTAP)) continue;
            else if (all) Tapping.untap(state, id);
            else some.add(id);
        }
        if (all) Durations.afterUntap(state, player);
        else Untapping.untapSome(state, player, some, skips);
    }

    /// CR 500.5, 106.4: the step ends, mana empties, and the next one begins.
    static void endStep(GameState state) {
        emptyPools(state);
        state.progress = BEGIN;
        switch (state.step) {
            case UPKEEP -> {
                for (int i = 0; i < state.battlefield.size(); i++) {
                    int id = state.battlefield.get(i);
                    boolean before = state.controller(id) == state.activePlayer && !state.is(id, GameState.SICK);
                    if (before && state.is(id, GameState.NEW_SINCE_UPKEEP))
                        state.set(id, GameState.NEW_SINCE_UPKEEP, false);
                }
                state.step = Step.DRAW;
            }
            case DECLARE_ATTACKERS ->
                state.step = Combat.anyAttackers(state) ? Step.DECLARE_BLOCKERS : Step.END_OF_COMBAT;
            case DECLARE_BLOCKERS ->
                state.step = Combat.hasFirstStrikeStep(state) ? Step.FIRST_STRIKE_DAMAGE : Step.COMBAT_DAMAGE;
            case PRECOMBAT_MAIN -> nextPhase(state, Step.BEGINNING_OF_COMBAT);
            case END_OF_COMBAT -> {
                Combat.end(state);
                Durations.endOfCombat(state);
                nextPhase(state, Step.POSTCOMBAT_MAIN);
            }
            case POSTCOMBAT_MAIN -> nextPhase(state, Step.END);
            case CLEANUP -> endTurn(state);
            default -> state.step = Step.of(state.step.ordinal() + 1);
        }
    }

    /// CR 500.8: phases that effects have added come first, then the one that was due.
    private static void nextPhase(GameState state, Step regular) {
        var due = state.duePhase == GameState.NONE ? regular : Step.of(state.duePhase);
        boolean extra = !state.extraPhases.isEmpty();
        state.duePhase = extra ? due.ordinal() : GameState.NONE;
        state.step = extra ? Step.of(state.extraPhases.removeAt(0)) : due;
    }

    private static void emptyPools(GameState state) {
        for (int p = 0; p < state.playerCount; p++) {
            if (!state.hasMana(p) || Statics.applies(state, StaticEffect.Kind.MANA_DOESNT_EMPTY, p)) continue;
            for (int kind = 0; kind < GameState.MANA_TYPES; kind++) state.addMana(p, kind, -state.mana(p, kind));
        }
    }

    public static void endExtraPhases(GameState state) {
        state.extraPhases.clear();
        state.duePhase = GameState.NONE;
    }

    private static void endTurn(GameState state) {
        state.endOfTurn();
        endExtraPhases(state);
        int next = state.extraTurns.isEmpty() ? state.nextPlayer(state.activePlayer) : state.extraTurns.removeLast();
        if (!state.isAlive(next)) next = state.nextPlayer(next);
        beginTurn(state, next);
    }
}
