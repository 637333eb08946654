package splitsecond.players.words;

import java.util.regex.Pattern;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;

/// Questions that no clause says by itself: a rule asks, or a keyword, or an instruction that is never printed alone.
final class RuleQuestion {

    /// "Devour 2 (As this creature enters, you may sacrifice any number of creatures. …)".
    private static final Pattern AS_IT_ENTERS =
            Pattern.compile("(?m)^([A-Z][^(\n.]*?) ?\\(As this \\w+ enters, (?:you may )?([^.)]+)");

    /// "Provoke (Whenever this creature attacks, you may have target creature …)".
    private static final Pattern KEYWORD_MAY =
            Pattern.compile("(?m)^([A-Z][\\w ]*?) ?\\([^)]*?\\b(?:[Yy]ou|an opponent of your choice) may ([^.)]+)");

    /// "Riot (This creature enters with your choice of a +1/+1 counter or haste.)".
    private static final Pattern KEYWORD_CHOICE =
            Pattern.compile("(?m)^([A-Z][\\w ]*?) ?\\([^)]*?\\byour choice of ([^.)]+?) or ([^.)]+)");

    private static final Pattern FROM_THE_HAND = Pattern.compile("begin the game with (?:it|them) on the battlefield");

    private final GameView view;
    private final Decision decision;

    RuleQuestion(GameView view, Decision decision) {
        this.view = view;
        this.decision = decision;
    }

    /// What is chosen; empty if that is not known.
    String choose() {
        var instruction = view.instruction();
        if (instruction != null) return deed(instruction.bare());
        if (view.step() == Step.UNTAP) return "Choose what to untap";
        // CR 702.22c, 702.154a.
        if (view.step() == Step.DECLARE_ATTACKERS)
            return isAboutAttackers() ? "Choose who attacks in a band with it" : "Tap a creature to enlist it";
        var keyword = AS_IT_ENTERS.matcher(CardText.of(view, decision.subject()));
        return keyword.find() ? keyword.group(1).strip() + ": " + keyword.group(2) : "";
    }

    /// What a keyword offers, as its reminder says it; empty if there is none, or several.
    String may() {
        String text = CardText.of(view, decision.subject());
        var offers = KEYWORD_MAY.matcher(text).results().toList();
        if (offers.size() == 1)
            return offers.getFirst().group(1) + ": " + offers.getFirst().group(2);
        var choices = KEYWORD_CHOICE.matcher(text).results().toList();
        if (choices.size() != 1) return "";
        var choice = choices.getFirst();
        return choice.group(1) + ": " + choice.group(2) + " instead of " + choice.group(3);
    }

    private boolean isAboutAttackers() {
        for (var option : decision.options())
            if (GameView.isObject(option.id()) && view.isAttacking(option.id())) return true;
        return false;
    }

    private static String deed(Effect effect) {
        return switch (effect) {
            case Effect.Dig dig -> moved(dig.picked().zone());
            case Effect.Sacrifice _ -> "Choose what to sacrifice";
            case Effect.Destroy _ -> "Choose what to destroy";
            case Effect.Move move -> moved(move.to());
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }

    private static String moved(Zone to) {
        return switch (to) {
            case EXILE -> "Choose what to exile";
            case HAND -> "Choose what to return to its owner's hand";
            case BATTLEFIELD -> "Choose what to put onto the battlefield";
            case GRAVEYARD -> "Choose what to put into the graveyard";
            case LIBRARY -> "Choose what to put into the library";
            case STACK, COMMAND -> "";
        };
    }

    /// What a rule asks that no instruction says, whatever else its text offers; empty if it is not that.
    String asked(String name) {
        if (view.instruction() != null || !view.exists(decision.subject())) return "";
        if (view.isIn(decision.subject(), Zone.HAND)) return inTheHand(name);
        if (!view.isOnBattlefield(decision.subject())) return "";
        return switch (view.step()) {
            case UNTAP -> "Leave " + name + " tapped";
            // CR 701.43.
            case DECLARE_ATTACKERS -> "Exert " + name + " as it attacks";
            case FIRST_STRIKE_DAMAGE, COMBAT_DAMAGE ->
                "Have " + name + " assign its combat damage as though it weren't blocked";
            case UPKEEP,
                    DRAW,
                    PRECOMBAT_MAIN,
                    BEGINNING_OF_COMBAT,
                    DECLARE_BLOCKERS,
                    END_OF_COMBAT,
                    POSTCOMBAT_MAIN,
                    END,
                    CLEANUP -> "";
        };
    }

    /// CR 103.6: with a card of an opening hand; CR 702.94a: with one that was just drawn.
    private String inTheHand(String name) {
        String text = CardText.of(view, decision.subject());
        if (FROM_THE_HAND.matcher(text).find()) return "Begin the game with " + name + " on the battlefield";
        return CardText.keyword(view, decision.subject(), "miracle").isEmpty()
                ? ""
                : "Reveal " + name + " to cast it for its miracle cost";
    }

    /// How many of what; empty if that is not known.
    String number(String subject) {
        var instruction = view.instruction();
        if (instruction == null)
            return CardText.of(view, decision.subject()).startsWith("Read ahead")
                    ? "Choose a chapter to start with"
                    : "";
        return switch (instruction.bare()) {
            case Effect.DealDividedDamage _ -> "How much damage for " + subject + "?";
            case Effect.MayPay _, Effect.Unless _ -> "Choose X";
            case Effect.KeywordAction action when action.action() == Action.PAY_ENERGY -> "Pay how much {E}";
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }
}
