package splitsecond.skirmish.example;

import java.util.Map;
import splitsecond.skirmish.Outcome;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Skirmish;

/// Plays command cards in a chat: answers messages such as "!play Take Initiative".
record ChatBot(Skirmish game, Map<String, Player> seats) {

    String answer(String user, String message) {
        var player = seats.get(user);
        if (player == null) return "You are not in this game.";
        var words = message.split(" ", 2);
        var card = words.length > 1 ? words[1] : "";
        var answer = switch (words[0]) {
            case "!hand" -> game.playable(player).message();
            case "!why" -> game.verdict(player, card).message();
            case "!play" -> game.select(player, card).message();
            case "!yes" -> game.selection(player).map(this::confirm).orElse("There is nothing to confirm.");
            case "!no" -> game.cancel(player).message();
            case "!pass" -> game.decline(player).message();
            case "!undo" -> game.undo(player).message();
            default -> "Try !hand, !why CARD, !play CARD, !yes, !no, !pass or !undo.";
        };
        return answer
                + game.window()
                        .map(open -> " " + open.player() + ": !play or !pass.")
                        .orElse("");
    }

    private String confirm(Outcome.Selected selected) {
        return game.confirm(selected.player(), selected.id()).message();
    }
}
