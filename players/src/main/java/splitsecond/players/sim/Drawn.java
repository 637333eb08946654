package splitsecond.players.sim;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/// How a deck did in the games in which a card was drawn, for each of its cards: whether in the opening hand or later.
///
/// @param all the finished games of the deck
/// @param cards by name; of a card that was never drawn there is nothing
public record Drawn(Wins all, Map<String, Wins> cards) implements Serializable {

    public record Wins(int games, int wins) implements Serializable {

        static final Wins NONE = new Wins(0, 0);

        Wins plus(Wins other) {
            return new Wins(games + other.games, wins + other.wins);
        }

        public Wins minus(Wins other) {
            return new Wins(games - other.games, wins - other.wins);
        }
    }

    static final Drawn NONE = new Drawn(Wins.NONE, new TreeMap<>());

    Drawn plus(Drawn other) {
        var sum = new TreeMap<>(cards);
        other.cards.forEach((card, wins) -> sum.merge(card, wins, Wins::plus));
        return new Drawn(all.plus(other.all), sum);
    }

    /// The sums of two maps by deck.
    static Map<String, Drawn> sum(Map<String, Drawn> one, Map<String, Drawn> other) {
        var sum = new TreeMap<>(one);
        other.forEach((deck, drawn) -> sum.merge(deck, drawn, Drawn::plus));
        return sum;
    }
}
