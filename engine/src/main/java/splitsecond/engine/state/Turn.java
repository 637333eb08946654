package splitsecond.engine.state;

import splitsecond.engine.ability.Skip;
import splitsecond.engine.ability.Step;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 500: whose turn it is, how far it has come, and what is added to it.
public final class Turn implements Part {

    // Where in a step the game is (`progress`).
    public static final int BEGIN = 0;
    public static final int PRIORITY = 1;
    public static final int END = 2;
    /// CR 514.3a: the cleanup step looks whether players get priority after all.
    public static final int CLEANUP_CHECK = 3;
    /// Cleanup with priority: another cleanup step follows.
    public static final int CLEANUP_PRIORITY = 4;
    /// Before the first turn: mulligans.
    public static final int BEFORE = 5;

    // What the game is (`daylight`).
    public static final int DAY = 1;
    public static final int NIGHT = 2;

    public int number;
    public int activePlayer;
    public Step step = Step.UNTAP;
    public int progress;
    public int priorityPlayer = GameState.NONE;
    public int passes;
    /// CR 500.7: extra turns to come as pairs: the player, and the number of the turn among all that were created.
    public IntList extraTurns = IntList.NOTHING;
    public int extraCreated;
    /// The number of the extra turn that it is, 0 of any other.
    public int extra;
    /// CR 500.8: the steps with which phases begin that effects have added after this one.
    public IntList extraPhases = IntList.NOTHING;
    /// While such a phase is under way: the ordinal of the step with which the turn goes on after them.
    public int duePhase = GameState.NONE;
    /// How many cards the active player has drawn in this draw step.
    public int drawnInStep;
    /// How many main phases this turn has had (CR 505.1a).
    public int mainPhases;
    /// How many combat phases this turn has had.
    public int combatPhases;
    /// Whose turn in the turn order was the last: extra turns come between (CR 500.7).
    public int regularPlayer = GameState.NONE;
    /// CR 614.10: what players skip next, as pairs: player, ordinal of the `Skip`.
    public IntList skips = IntList.NOTHING;
    /// CR 731: `DAY`, `NIGHT`, or 0 for neither.
    public int daylight;
    /// Whose turn the one before this was.
    public int previousPlayer = GameState.NONE;
    /// All combat phases of this turn are skipped.
    public boolean withoutCombat;

    Turn() {}

    private Turn(Turn of) {
        number = of.number;
        activePlayer = of.activePlayer;
        step = of.step;
        progress = of.progress;
        priorityPlayer = of.priorityPlayer;
        passes = of.passes;
        extraTurns = of.extraTurns.copyIfAny();
        extraCreated = of.extraCreated;
        extra = of.extra;
        extraPhases = of.extraPhases.copyIfAny();
        duePhase = of.duePhase;
        drawnInStep = of.drawnInStep;
        mainPhases = of.mainPhases;
        combatPhases = of.combatPhases;
        regularPlayer = of.regularPlayer;
        skips = of.skips.copyIfAny();
        withoutCombat = of.withoutCombat;
        daylight = of.daylight;
        previousPlayer = of.previousPlayer;
    }

    Turn copy() {
        return new Turn(this);
    }

    /// CR 500.7.
    public void addTurn(int player) {
        extraTurns = extraTurns.toAddTo();
        extraTurns.add(player);
        extraTurns.add(++extraCreated);
    }

    /// CR 500.8: the most recently created phase comes first.
    public void addPhase(Step first) {
        extraPhases = extraPhases.toAddTo();
        extraPhases.insert(0, first.ordinal());
    }

    public void addSkip(int player, Skip skipped) {
        skips = skips.toAddTo();
        skips.add(player);
        skips.add(skipped.ordinal());
    }

    /// CR 614.10a: each such effect is used up by one step, phase or turn.
    public boolean takeSkip(int player, Skip skipped) {
        for (int i = 0; i < skips.size(); i += 2) {
            if (skips.get(i) != player || skips.get(i + 1) != skipped.ordinal()) continue;
            skips.removeAt(i + 1);
            skips.removeAt(i);
            return true;
        }
        return false;
    }

    public void forgetSkipsOfThisTurn() {
        for (int i = skips.size() - 2; i >= 0; i -= 2) {
            if (skips.get(i + 1) != Skip.COMBAT_PHASE_THIS_TURN.ordinal()) continue;
            skips.removeAt(i + 1);
            skips.removeAt(i);
        }
    }

    public void endExtraPhases() {
        extraPhases.clear();
        duePhase = GameState.NONE;
    }

    @Override
    public void fields(Fields fields) {
        fields.number(number);
        fields.number(activePlayer);
        fields.constant(step);
        fields.number(progress);
        fields.number(priorityPlayer);
        fields.number(passes);
        fields.part(extraTurns);
        fields.number(extraCreated);
        fields.number(extra);
        fields.part(extraPhases);
        fields.number(duePhase);
        fields.number(drawnInStep);
        fields.number(mainPhases);
        fields.number(combatPhases);
        fields.number(regularPlayer);
        fields.part(skips);
        fields.flag(withoutCombat);
        fields.number(daylight);
        fields.number(previousPlayer);
    }
}
