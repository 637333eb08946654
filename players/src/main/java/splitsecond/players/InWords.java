package splitsecond.players;

import java.util.ArrayList;
import splitsecond.engine.GameView;
import splitsecond.engine.card.Color;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Questions and answers as a player would call them, for sentences about what cannot be done.
public final class InWords {

    private InWords() {}

    /// The name of a player, or of an object that the viewer may see; otherwise what is said of something unseen.
    public static String name(GameView view, int id, String unseen) {
        if (id >= 0 && id < view.playerCount()) return view.playerName(id);
        var object = id < 0 ? null : view.find(id);
        return object == null ? unseen : object.name();
    }

    public static String option(GameView view, Decision decision, Option option) {
        return switch (option.kind()) {
            case PLAY_LAND, CAST, ACTIVATE, PUT, ENTITY -> name(view, option.id(), "something");
            case NUMBER -> String.valueOf(option.id());
            case MODE -> "mode " + (option.id() + 1);
            case COLOR -> option.id() < 5 ? Color.of(option.id()).word() : "colorless";
            case WORD -> decision.words().get(option.id());
            case PLACE -> option.id() == 0 ? "top" : option.id() == 1 ? "bottom" : "graveyard";
            case PASS -> "pass";
            case YES -> decision.kind() == Decision.Kind.MULLIGAN ? "mulligan" : "yes";
            case NO -> decision.kind() == Decision.Kind.MULLIGAN ? "keep" : "no";
            case DONE -> "done";
            case AUTO -> "automatic payment";
        };
    }

    /// What is asked, with what is offered: "a target (Alice, Bob)".
    public static String question(GameView view, Decision decision) {
        var names = new ArrayList<String>();
        for (var option : decision.options()) {
            String name = option(view, decision, option);
            if (!names.contains(name)) names.add(name);
        }
        return question(decision.kind()) + " (" + String.join(", ", names) + ")";
    }

    public static String question(Decision.Kind kind) {
        return switch (kind) {
            case NONE -> "nothing";
            case PRIORITY -> "what to play";
            case MULLIGAN -> "whether to take a mulligan";
            case BOTTOM -> "a card for the bottom of the library";
            case ORDER_TRIGGERS -> "which ability goes on the stack next";
            case MODE -> "a mode";
            case X -> "X";
            case TARGET -> "a target";
            case DIVIDE -> "how much the next one gets";
            case OPTIONAL_COST -> "whether an optional cost is paid";
            case COST -> "what to pay with";
            case PAY -> "mana";
            case ATTACK -> "whether a creature attacks";
            case BLOCK -> "whether a creature blocks";
            case MAY -> "yes or no";
            case CHOOSE, OTHER -> "a choice";
            case DISCARD -> "a card to discard";
            case LEGEND -> "which one to keep";
            case COLOR -> "a color";
            case NUMBER -> "a number";
            case WORD -> "a word";
            case PLACE -> "where a card goes";
            case SEARCH -> "a card from a library";
            case REPLACEMENT -> "which effect applies first";
        };
    }
}
