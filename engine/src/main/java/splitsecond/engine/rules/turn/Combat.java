package splitsecond.engine.rules.turn;

import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;

/// CR 506 to 511: the combat phase.
public final class Combat {

    private Combat() {}

    /// CR 508.1: turn-based action of the declare attackers step: pushes the frame that asks creature by creature.
    static void declareAttackers(GameState state) {
        var attacking = Attacking.of(state);
        if (attacking != null) state.agenda.push(attacking);
    }

    /// CR 509.1.
    static void declareBlockers(GameState state) {
        if (anyAttackers(state)) state.agenda.push(Blocking.of(state));
    }

    private static final Keywords EARLY = Keywords.of(Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE);

    /// CR 510: pushes the frame that divides and deals damage; firstStrike for the first of two damage steps.
    static void dealDamage(GameState state, boolean firstStrike) {
        if (anyAttackers(state)) state.agenda.push(CombatDamage.of(state, firstStrike));
    }

    /// CR 510.4: whether there is a first combat damage step.
    static boolean hasFirstStrikeStep(GameState state) {
        for (int i = 0; i < state.combat.attackers.size(); i++)
            if (strikesFirst(state, state.combat.attackers.get(i))) return true;
        for (int i = 0; i < state.combat.blocks.size(); i += 2)
            if (strikesFirst(state, state.combat.blocks.get(i))) return true;
        return false;
    }

    static boolean strikesFirst(GameState state, int id) {
        return Layers.of(state, id).keywords.hasAny(EARLY);
    }

    private static boolean anyAttackers(GameState state) {
        return !state.combat.attackers.isEmpty();
    }
}
