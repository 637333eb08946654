package splitsecond.players.controller;

import java.util.List;
import java.util.Optional;
import splitsecond.engine.GameView;
import splitsecond.engine.GameView.Combatant;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Defaults;

/// A player who is called for what the rulebook calls a choice: what to play, targets, mana, attackers, blockers. It
/// sees only what the player may know, and everything it is offered is legal. An answer that is not among what was
/// offered is refused with a sentence (`onRefused`) and asked for again; after three refusals the default is taken.
///
/// Objects and players are named by their ids. `new ControlledPolicy(controller)` takes part in games.
public interface PlayerController {

    /// Lands, spells and abilities in one list. Empty passes priority.
    Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available);

    /// CR 601.2c: the targets of the spell or ability, in the order of its text. `validTargets` are those of the first;
    /// if it needs more than were named it is called again with what is valid then.
    List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets);

    /// A mana ability, or a permanent that helps to pay (convoke, improvise).
    ///
    /// @param ability its place among the object's abilities; `HELPS` if the object itself is offered
    record ManaSource(int card, int ability) {
        public static final int HELPS = -1;
    }

    /// CR 601.2g: step 6, when the spell is on the stack and its cost is known. What to tap, in order; the rest, or
    /// everything if the list is empty, is paid automatically. Not called where games pay automatically.
    default List<ManaSource> chooseManaSourcesToPay(
            GameView view, int spell, ManaCost cost, List<ManaSource> availableSources) {
        return List.of();
    }

    /// A creature, and the player, planeswalker or battle that it attacks.
    record Attack(int attacker, int defender) {}

    /// CR 508.1: all attackers at once.
    List<Attack> chooseAttackers(GameView view, List<Combatant> possible);

    record Block(int blocker, int attacker) {}

    /// CR 509.1: all blockers at once; one that may block several attackers may stand there several times.
    List<Block> chooseBlockers(GameView view, List<Combatant> possible);

    /// Called at cleanup, and by effects.
    ///
    /// @param count how many
    List<Integer> chooseCardsToDiscard(GameView view, List<Integer> cards, int count);

    /// CR 103.5.
    default boolean wantsMulligan(GameView view, int taken) {
        return false;
    }

    /// After a mulligan.
    default List<Integer> chooseCardsForTheBottom(GameView view, List<Integer> hand, int count) {
        return hand.subList(0, count);
    }

    /// CR 107.3.
    default int chooseX(GameView view, int spell, int most) {
        return most;
    }

    /// "You may…"
    default boolean confirm(GameView view, int source) {
        return true;
    }

    /// Whether an optional cost, such as a kicker, is paid.
    default boolean wantsToPay(GameView view, int spell) {
        return false;
    }

    /// Every other choice: an index into the decision's options. By default the first thing that is offered.
    default int chooseOption(GameView view, Decision decision) {
        return Defaults.firstEntity(decision);
    }

    /// This player has passed priority, or the game has for them because nothing else was possible. Those passes are
    /// told before the next question, or at the end.
    default void onPriorityPassed(GameView view) {}

    /// An answer was not among what was offered; the same call follows, or after the third time the default is taken.
    default void onRefused(GameView view, String sentence) {}

    /// The view tells who has won; nobody has if the game was ended by its turn limit.
    default void onGameEnd(GameView view) {}
}
