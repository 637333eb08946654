package splitsecond.players;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;

/// The bundled decks against each other and themselves.
final class Pairings {

    /// As few questions as possible, hands kept.
    static final GameOptions QUICK = new GameOptions(true, true, false, false);

    static final Definitions CARDS = Definitions.bundled();
    private static final List<Setup> SETUPS = all();

    private Pairings() {}

    /// Every pairing comes up before any comes again. Now and then the game asks for everything: each priority, payment
    /// and mulligan.
    static Setup setup(long seed) {
        var setup = SETUPS.get((int) (seed * 7919 % SETUPS.size())).withSeed(seed);
        return seed % 8 == 0 ? Setup.of(setup.seats(), seed, GameOptions.FULL) : setup;
    }

    private static List<Setup> all() {
        var decks = new ArrayList<Setup.Seat>();
        for (var deck : Bundled.decks()) decks.add(new Setup.Seat(deck.name(), CARDS.deck(deck.list())));
        var setups = new ArrayList<Setup>();
        for (var one : decks)
            for (var other : decks)
                setups.add(Setup.of(List.of(seat("alice", one.deck()), seat("bob", other.deck())), 0, QUICK));
        return List.copyOf(setups);
    }

    private static Setup.Seat seat(String name, List<CardDefinition> deck) {
        return new Setup.Seat(name, deck);
    }
}
