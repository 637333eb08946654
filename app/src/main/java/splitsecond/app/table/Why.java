package splitsecond.app.table;

import java.util.List;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.timing.Verdict;

/// Whether a card can be played, and which conditions hold.
///
/// @param name of the card
record Why(long card, String name, boolean allowed, String message, List<String> failed, List<Verdict.Check> checks) {

    /// A question of the engine's about one of a player's cards.
    interface Judge {
        Verdict of(Game game, int player, int card);
    }

    /// @throws Refusal if the player has no such card, or may not know it
    static Why of(Game game, int player, Ids ids, long card, Judge judge) {
        int id = ids.find(card);
        var view = game.viewOf(player);
        var object = view.find(id);
        if (object == null || object.owner() != player || !view.knows(id))
            throw new Refusal(404, "You have no such card now.", List.of("UNKNOWN_CARD"));
        var verdict = judge.of(game, player, id);
        return new Why(
                card, Names.of(game, id), verdict.allowed(), verdict.message(), verdict.failed(), verdict.checks());
    }
}
