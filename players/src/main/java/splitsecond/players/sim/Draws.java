package splitsecond.players.sim;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.event.GameEvent;

/// Sees which cards are drawn in the games of one referee.
public final class Draws implements Witness {

    private static final class Adding {
        private int games;
        private int wins;
        private final Map<String, int[]> cards = new HashMap<>();

        Drawn drawn() {
            var sums = new TreeMap<String, Drawn.Wins>();
            cards.forEach((card, counts) -> sums.put(card, new Drawn.Wins(counts[0], counts[1])));
            return new Drawn(new Drawn.Wins(games, wins), sums);
        }
    }

    private final Plan plan;
    private final Map<String, Adding> byDeck = new TreeMap<>();
    /// Names, by seat.
    private final List<Set<String>> drawn = List.of(new HashSet<>(), new HashSet<>());
    /// Null until it has begun: what is drawn before is still in the hands then.
    private @Nullable Game game;

    public Draws(Plan plan) {
        this.plan = plan;
    }

    @Override
    public GameEvent.Listener listener() {
        game = null;
        return event -> {
            var playing = game;
            if (playing != null && event.kind() == GameEvent.Kind.DREW) draw(playing, event.player(), event.subject());
        };
    }

    @Override
    public void begins(int number, Game begun) {
        game = begun;
        for (int seat = 0; seat < drawn.size(); seat++) {
            drawn.get(seat).clear();
            for (var card : begun.everything().hand(seat)) draw(begun, seat, card.id());
        }
    }

    private void draw(Game playing, int seat, int card) {
        drawn.get(seat).add(playing.everything().card(card).definition().name());
    }

    /// Counts the game that has ended, if it has a result.
    public void count(Played played) {
        if (!played.outcome().isFinished()) return;
        var pairing = plan.pairings().get(plan.pairingOf(played.number()));
        boolean swapped = plan.otherGoesFirst(played.number());
        count(pairing.one(), drawn.get(swapped ? 1 : 0), played.outcome() == Outcome.ONE);
        count(pairing.other(), drawn.get(swapped ? 0 : 1), played.outcome() == Outcome.OTHER);
    }

    private void count(Side side, Set<String> cards, boolean won) {
        var adding = byDeck.computeIfAbsent(side.deck(), _ -> new Adding());
        adding.games++;
        if (won) adding.wins++;
        for (String card : cards) {
            int[] counts = adding.cards.computeIfAbsent(card, _ -> new int[2]);
            counts[0]++;
            if (won) counts[1]++;
        }
    }

    /// By deck.
    public Map<String, Drawn> sums() {
        var sums = new TreeMap<String, Drawn>();
        byDeck.forEach((deck, adding) -> sums.put(deck, adding.drawn()));
        return sums;
    }
}
