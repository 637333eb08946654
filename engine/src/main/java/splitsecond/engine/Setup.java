package splitsecond.engine;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Token;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;
import splitsecond.engine.chance.SecretSeed;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.OutsideTheGame;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Deck;

/// Who plays, with what, and how: with the choices made, this is the whole game. Made once, it starts any number of
/// games.
public final class Setup {

    /// A player's name and deck.
    ///
    /// @param sideboard CR 100.4: what the player owns outside the game, of which only what can be played is there
    public record Seat(String name, List<CardDefinition> deck, List<CardDefinition> sideboard) {
        public Seat {
            deck = List.copyOf(deck);
            sideboard = List.copyOf(sideboard);
        }

        public Seat(String name, List<CardDefinition> deck) {
            this(name, deck, List.of());
        }
    }

    private final List<Seat> seats;
    private final long seed;
    private final @Nullable SecretSeed secret;
    private final GameOptions options;
    private final @Nullable Position position;
    private final List<CardName> named;
    private final Map<CardDefinition, Blueprint> blueprints;
    private final Deck[] decks;
    private final List<List<CardDefinition>> sideboards;

    private Setup(
            List<Seat> seats,
            long seed,
            @Nullable SecretSeed secret,
            GameOptions options,
            @Nullable Position position,
            List<CardName> named,
            Map<CardDefinition, Blueprint> blueprints,
            Deck[] decks,
            List<List<CardDefinition>> sideboards) {
        this.seats = seats;
        this.seed = seed;
        this.secret = secret;
        this.options = options;
        this.position = position;
        this.named = List.copyOf(named);
        this.blueprints = blueprints;
        this.decks = decks;
        this.sideboards = sideboards;
    }

    /// A game from the beginning. The first seat goes first.
    public static Setup of(List<Seat> seats, long seed, GameOptions options) {
        if (seats.size() < 2 || seats.size() > 8)
            throw new IllegalArgumentException("a game has 2 to 8 players, not " + seats.size());
        var blueprints = new IdentityHashMap<CardDefinition, Blueprint>();
        for (var seat : seats) {
            for (var card : seat.deck()) {
                if (!card.supported() && !options.sandbox())
                    throw new IllegalArgumentException(
                            "the deck of " + seat.name() + " has a card whose text is not supported: " + card.name()
                                    + " (" + card.front().text().replace('\n', ' ') + ")");
                blueprints.computeIfAbsent(card, Compiler::compile);
            }
        }
        var sideboards = sideboards(seats);
        for (var sideboard : sideboards) for (var card : sideboard) blueprints.computeIfAbsent(card, Compiler::compile);
        return new Setup(
                List.copyOf(seats),
                seed,
                null,
                options,
                null,
                List.of(),
                blueprints,
                decks(seats, blueprints),
                sideboards);
    }

    /// CR 400.11b: what lies outside the game is not looked at unless a card says so; else it is not there at all.
    private static List<List<CardDefinition>> sideboards(List<Seat> seats) {
        boolean reached = seats.stream().anyMatch(seat -> !seat.sideboard().isEmpty())
                && seats.stream().anyMatch(seat -> seat.deck().stream().anyMatch(OutsideTheGame::isReachedBy));
        return seats.stream()
                .map(seat -> reached
                        ? seat.sideboard().stream()
                                .filter(CardDefinition::supported)
                                .toList()
                        : List.<CardDefinition>of())
                .toList();
    }

    /// A game that begins in the middle.
    public static Setup of(Position position, long seed, GameOptions options) {
        var seats = new ArrayList<Seat>();
        var blueprints = new IdentityHashMap<CardDefinition, Blueprint>();
        for (var side : position.sides()) {
            seats.add(new Seat(side.name(), List.of()));
            for (var card : side.cards()) blueprints.computeIfAbsent(card, Compiler::compile);
        }
        return new Setup(
                List.copyOf(seats),
                seed,
                null,
                options,
                position,
                position.alsoNamed(),
                blueprints,
                decks(seats, blueprints),
                position.sides().stream().map(Position.Side::sideboard).toList());
    }

    /// CR 111.4: the card that a token of a position is taken for; numbers that the game works out are 0.
    public static CardDefinition token(Token token) {
        return Compiler.token(token, number(token.power()), number(token.toughness())).card;
    }

    private static int number(@Nullable Amount amount) {
        return amount instanceof Amount.Number(int value) ? value : 0;
    }

    /// The same with another seed, without compiling anything again.
    public Setup withSeed(long other) {
        return new Setup(seats, other, null, options, position, named, blueprints, decks, sideboards);
    }

    /// The same where chance cannot be foreseen.
    public Setup withSecret(SecretSeed other) {
        return new Setup(seats, 0, other, options, position, named, blueprints, decks, sideboards);
    }

    /// The same where these cards may be named too, after those that could be named before (CR 201.4). What was chosen
    /// before is the same choice there.
    public Setup naming(List<CardName> more) {
        var all = new ArrayList<>(named);
        all.addAll(more);
        return new Setup(seats, seed, secret, options, position, all, blueprints, decks, sideboards);
    }

    public List<Seat> seats() {
        return seats;
    }

    public long seed() {
        return seed;
    }

    /// What chance follows from in a game with people, which has no other seed then; else null.
    public @Nullable SecretSeed secret() {
        return secret;
    }

    public GameOptions options() {
        return options;
    }

    public @Nullable Position position() {
        return position;
    }

    /// Cards that nobody need have and whose names may be chosen.
    public List<CardName> named() {
        return named;
    }

    private static Deck[] decks(List<Seat> seats, Map<CardDefinition, Blueprint> blueprints) {
        var decks = new Deck[seats.size()];
        for (int p = 0; p < decks.length; p++)
            decks[p] =
                    new Deck(seats.get(p).deck().stream().map(blueprints::get).toList());
        return decks;
    }

    /// The deck of a seat, in the order of the list.
    public Deck deck(int seat) {
        return decks[seat];
    }

    /// CR 400.11a: the cards that a seat owns outside the game, where they can be reached.
    public List<CardDefinition> sideboard(int seat) {
        return sideboards.get(seat);
    }

    public Blueprint blueprint(CardDefinition card) {
        var blueprint = blueprints.get(card);
        if (blueprint == null) throw new IllegalArgumentException("not in this game: " + card.name());
        return blueprint;
    }
}
