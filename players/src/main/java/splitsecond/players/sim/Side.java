package splitsecond.players.sim;

import java.util.List;
import splitsecond.engine.card.CardDefinition;

/// A deck and who plays it.
///
/// @param player as `Players.named` takes it
public record Side(String deck, List<CardDefinition> cards, String player) {
    public Side {
        cards = List.copyOf(cards);
    }

    public String label() {
        return deck + " (" + player + ")";
    }
}
