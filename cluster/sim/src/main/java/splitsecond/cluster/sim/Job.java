package splitsecond.cluster.sim;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.card.CardDefinition;
import splitsecond.players.Players;
import splitsecond.players.Policy;
import splitsecond.players.ScriptedPolicy;
import splitsecond.players.sim.Pairing;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Side;

/// What travels to the executors: a plan with its cards as they are printed, which each executor reads once, scripts,
/// and what is to be written. Nothing is looked up on their machines.
final class Job implements Serializable {

    private static final String SCRIPTED = "scripted:";

    /// @param cards in the order of the deck, which decides how it is shuffled
    private record Deck(String name, List<CardData> cards) implements Serializable {}

    private record Seat(String deck, String player) implements Serializable {}

    private record Meeting(Seat one, Seat other) implements Serializable {}

    /// @param staging where files are written until all is done; null if nothing is written
    record Writing(@Nullable String staging, boolean decisions, boolean records, boolean draws)
            implements Serializable {}

    private final List<Deck> decks;
    private final List<Meeting> meetings;
    private final int gamesEach;
    private final long seed;
    private final boolean swapSeats;
    private final int turnLimit;
    private final Map<String, String> scripts;
    private final Writing writing;
    private transient @Nullable Plan plan;

    /// @param data what is printed on a card
    /// @param scripts their texts, by the file
    Job(Plan plan, Function<CardDefinition, CardData> data, Map<String, String> scripts, Writing writing) {
        var byName = new LinkedHashMap<String, Deck>();
        meetings = new ArrayList<>();
        for (var pairing : plan.pairings()) {
            for (var side : List.of(pairing.one(), pairing.other()))
                byName.computeIfAbsent(
                        side.deck(),
                        name -> new Deck(
                                name,
                                new ArrayList<>(side.cards().stream().map(data).toList())));
            meetings.add(new Meeting(
                    new Seat(pairing.one().deck(), pairing.one().player()),
                    new Seat(pairing.other().deck(), pairing.other().player())));
        }
        decks = new ArrayList<>(byName.values());
        gamesEach = plan.gamesEach();
        seed = plan.seed();
        swapSeats = plan.swapSeats();
        turnLimit = plan.turnLimit();
        this.scripts = new HashMap<>(scripts);
        this.writing = writing;
    }

    Writing writing() {
        return writing;
    }

    /// The same games as on the machine that has sent it.
    synchronized Plan plan() {
        if (plan == null) plan = read();
        return plan;
    }

    private Plan read() {
        var all = new ArrayList<CardData>();
        for (var deck : decks) all.addAll(deck.cards);
        var definitions = new Definitions(CardPool.of(all));
        var cards = new HashMap<String, List<CardDefinition>>();
        for (var deck : decks)
            cards.put(
                    deck.name,
                    deck.cards.stream()
                            .map(card -> definitions.card(card.name()))
                            .toList());
        var sides = new HashMap<Seat, Side>();
        Function<Seat, Side> side = seat -> sides.computeIfAbsent(
                seat, _ -> new Side(seat.deck, cards.getOrDefault(seat.deck, List.of()), seat.player));
        var pairings = meetings.stream()
                .map(meeting -> new Pairing(side.apply(meeting.one), side.apply(meeting.other)))
                .toList();
        return new Plan(pairings, gamesEach, seed, swapSeats, turnLimit);
    }

    /// A player, made where the games are played.
    Policy player(String name) {
        String script = name.startsWith(SCRIPTED) ? scripts.get(name.substring(SCRIPTED.length())) : null;
        return script == null
                ? Players.named(name, Thread.currentThread().getContextClassLoader())
                : ScriptedPolicy.of(name.substring(SCRIPTED.length()), script);
    }

    /// The file of a scripted player; null for others.
    static @Nullable String script(String player) {
        return player.startsWith(SCRIPTED) ? player.substring(SCRIPTED.length()) : null;
    }
}
