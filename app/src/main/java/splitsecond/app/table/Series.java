package splitsecond.app.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import splitsecond.app.web.Refusal;
import splitsecond.engine.GameRecord;
import splitsecond.engine.card.CardDefinition;

/// Several games between the same players, who may change their decks in between.
///
/// @param of at most so many games are played
/// @param wins of each seat in the games before this one
/// @param pools each seat's deck and sideboard: how many there are of each card
record Series(int of, List<Integer> wins, List<Map<String, Integer>> pools) {

    Series {
        wins = List.copyOf(wins);
        pools = List.copyOf(pools);
    }

    static Series of(int games, List<Deck> decks) {
        return new Series(
                games,
                Collections.nCopies(decks.size(), 0),
                decks.stream().map(Series::pool).toList());
    }

    static Map<String, Integer> pool(Deck deck) {
        var pool = counts(deck);
        deck.sideboard().forEach((name, count) -> pool.merge(name, count, Integer::sum));
        return pool;
    }

    private static Map<String, Integer> counts(Deck deck) {
        var counts = new HashMap<String, Integer>();
        for (CardDefinition card : deck.cards()) counts.merge(card.name(), 1, Integer::sum);
        return counts;
    }

    Series with(int seat, Map<String, Integer> pool) {
        var changed = new ArrayList<>(pools);
        changed.set(seat, pool);
        return new Series(of, wins, changed);
    }

    boolean isDecided() {
        return wins.stream().anyMatch(won -> won > of / 2);
    }

    /// With the game that this one has become.
    Series after(int winner) {
        if (winner < 0) return this;
        var changed = new ArrayList<>(wins);
        changed.set(winner, wins.get(winner) + 1);
        return new Series(of, changed, pools);
    }

    /// As the next game begins: a series that is decided begins anew.
    Series next(int winner, boolean turned) {
        var now = after(winner);
        var begun = now.isDecided() ? new Series(of, Collections.nCopies(wins.size(), 0), pools) : now;
        return turned ? new Series(of, begun.wins.reversed(), pools.reversed()) : begun;
    }

    /// Whoever lost goes first next time (MTR 2.2); without a loser, whoever went second.
    static boolean isTurned(int winner) {
        return winner != 1;
    }

    /// As its players see it, with this game once it is over; each sees their own cards.
    ///
    /// @param setting of this game
    Meeting.Games seen(Standing standing, Setting setting, int seats) {
        var now = after(standing.winner());
        boolean own = standing.isOver() && seats != 0;
        var pool = own ? pooled(setting, Integer.numberOfTrailingZeros(seats)) : List.<Meeting.Pooled>of();
        return new Meeting.Games(of, now.wins, now.isDecided(), pool);
    }

    private List<Meeting.Pooled> pooled(Setting setting, int seat) {
        var main = GameRecord.parse(setting.record()).players().get(seat).deck();
        return pools.get(seat).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(card ->
                        new Meeting.Pooled(card.getKey(), Collections.frequency(main, card.getKey()), card.getValue()))
                .toList();
    }

    /// CR 100.4: what a seat has brought to the series and does not play in its deck now.
    List<String> beside(int seat, Deck deck) {
        var rest = new TreeMap<>(pools.get(seat));
        counts(deck).forEach((name, count) -> rest.merge(name, -count, Integer::sum));
        var beside = new ArrayList<String>();
        rest.forEach((name, count) -> beside.addAll(Collections.nCopies(Math.max(0, count), name)));
        return beside;
    }

    /// @throws Refusal if a deck has cards that were not brought to the series
    void checkSideboarded(int seat, Deck deck) {
        var pool = pools.get(seat);
        counts(deck).forEach((name, count) -> {
            int brought = pool.getOrDefault(name, 0);
            if (count > brought)
                throw new Refusal(
                        422,
                        "Your deck and sideboard have " + brought + " " + name + ", and this deck " + count + ".",
                        List.of("SIDEBOARD"));
        });
    }
}
