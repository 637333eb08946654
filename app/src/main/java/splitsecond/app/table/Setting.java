package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.app.cards.CardLines;
import splitsecond.app.storage.StoredGame;
import splitsecond.cards.data.CardData;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;
import splitsecond.engine.decision.GameOptions;

/// What a game is started with, as it is kept: a record without choices or a position, and the cards that do not come
/// with the program. It does not depend on the card file of the day.
///
/// @param cards as `CardLines` writes them
record Setting(String record, String cards) {

    /// Before the text of a scenario, whose position the game begins with.
    private static final String POSITION = "splitsecond-position\n";

    /// A player and the deck they play.
    record Side(String name, Deck deck) {}

    /// @param seed null for one that nobody knows
    static Setting of(List<Side> sides, @Nullable Long seed, GameOptions options) {
        var players = new ArrayList<GameRecord.Player>();
        var foreign = new LinkedHashMap<String, CardData>();
        for (var side : sides) {
            players.add(player(side));
            for (var card : side.deck.foreign()) foreign.put(card.name(), card);
        }
        return new Setting(text(players, seed, options), lines(foreign));
    }

    /// @param scenario a scenario file, of which only the position counts
    /// @param foreign the cards that it names and that do not come with the program
    static Setting ofPosition(String scenario, List<CardData> foreign) {
        var byName = new LinkedHashMap<String, CardData>();
        for (var card : foreign) byName.put(card.name(), card);
        return new Setting(POSITION + scenario, lines(byName));
    }

    /// A record that somebody has brought, without its choices.
    static Setting of(GameRecord record, Decks decks) {
        var foreign = new LinkedHashMap<String, CardData>();
        for (var player : record.players())
            for (String name : player.cards()) {
                var data = decks.bundledCard(name) == null ? decks.data(name) : null;
                if (data != null) foreign.put(name, data);
            }
        var bare = new GameRecord(
                record.rules(),
                record.players(),
                record.seed(),
                record.secret(),
                record.options(),
                record.named(),
                new int[0],
                0);
        return new Setting(bare.toString(), lines(foreign));
    }

    /// The scenario that the game began with; null if it began with decks.
    @Nullable
    String scenario() {
        if (!record.startsWith(POSITION)) return null;
        String rest = record.substring(POSITION.length());
        while (CardName.parse(rest) != null) rest = rest.substring(rest.indexOf('\n') + 1);
        return rest;
    }

    /// The same with cards that were named and not offered.
    Setting naming(List<CardName> named) {
        if (named.isEmpty()) return this;
        var scenario = scenario();
        if (scenario != null) {
            var lines = named.stream().map(card -> card.line() + "\n").collect(Collectors.joining());
            return new Setting(POSITION + lines + scenario, cards);
        }
        var bare = GameRecord.parse(record);
        var naming = new GameRecord(
                bare.rules(), bare.players(), bare.seed(), bare.secret(), bare.options(), named, new int[0], 0);
        return new Setting(naming.toString(), cards);
    }

    /// Cards that may be named besides those that the scenario names.
    private List<CardName> namedInPosition() {
        var named = new ArrayList<CardName>();
        record.lines().skip(1).map(CardName::parse).takeWhile(Objects::nonNull).forEach(named::add);
        return named;
    }

    private static GameRecord.Player player(Side side) {
        return new GameRecord.Player(
                side.name, side.deck.cards().stream().map(CardDefinition::name).toList(), side.deck.outside());
    }

    private static String text(List<GameRecord.Player> players, @Nullable Long seed, GameOptions options) {
        var choices = new int[0];
        var record = seed == null
                ? new GameRecord(players, Tokens.secret(), options, choices, 0)
                : new GameRecord(players, seed, options, choices, 0);
        return record.toString();
    }

    private static String lines(Map<String, CardData> cards) {
        return cards.values().stream().map(CardLines::write).collect(Collectors.joining("\n"));
    }

    static Setting of(StoredGame game) {
        return new Setting(game.setup(), game.cards());
    }

    StoredGame stored(String id, SeatsFile file, boolean over, int changes) {
        return new StoredGame(id, record, cards, file.write(), over, changes);
    }

    /// The same with another player at a seat, who brings a deck or takes the one that lies there.
    Setting with(int seat, String name, @Nullable Deck deck) {
        var parsed = GameRecord.parse(record);
        var players = new ArrayList<>(parsed.players());
        players.set(
                seat,
                deck == null
                        ? new GameRecord.Player(
                                name,
                                players.get(seat).deck(),
                                players.get(seat).sideboard())
                        : player(new Side(name, deck)));
        var all = new LinkedHashMap<>(foreign());
        if (deck != null) for (var card : deck.foreign()) all.put(card.name(), card);
        // Nobody has drawn a card yet: who was given a secret seed gets another one.
        return new Setting(text(players, parsed.secret() == null ? parsed.seed() : null, parsed.options()), lines(all));
    }

    /// The same game again with another seed.
    ///
    /// @param deck what the seat plays now; null for the same
    /// @param turned whether the players sit in the other order
    Setting again(int seat, @Nullable Deck deck, boolean turned) {
        var parsed = GameRecord.parse(record);
        var players = new ArrayList<>(parsed.players());
        var all = new LinkedHashMap<>(foreign());
        if (deck != null) {
            players.set(seat, player(new Side(players.get(seat).name(), deck)));
            for (var card : deck.foreign()) all.put(card.name(), card);
        }
        return new Setting(text(turned ? players.reversed() : players, null, parsed.options()), lines(all));
    }

    /// Whether somebody has chosen the seed, and so may know every card.
    boolean isSeedChosen() {
        return scenario() != null || !record.contains("\nsecret ");
    }

    private Map<String, CardData> foreign() {
        var byName = new HashMap<String, CardData>();
        for (var card : CardLines.read("the stored cards", cards)) byName.put(card.name(), card);
        return byName;
    }

    /// Finds the game's cards by their names, which fails if there is one that this program cannot play.
    Function<String, CardDefinition> cards(Decks decks) {
        var own = foreign();
        var known = new HashMap<String, CardDefinition>();
        boolean sandbox = isSandbox();
        return name -> known.computeIfAbsent(name, _ -> find(name, own, decks, sandbox));
    }

    /// @throws GameRecord.Misfit if there is a card that this program cannot play, or it was begun with other rules
    Setup setup(Decks decks) {
        var scenario = scenario();
        if (scenario != null)
            return Positions.setup(scenario, foreign().values()).naming(namedInPosition());
        var parsed = GameRecord.parse(record);
        parsed.checkRules();
        var find = cards(decks);
        var seats = new ArrayList<Setup.Seat>();
        for (var player : parsed.players()) {
            var cards = new ArrayList<CardDefinition>();
            for (String name : player.deck()) cards.add(find.apply(name));
            var beside = new ArrayList<CardDefinition>();
            for (String name : player.sideboard()) beside.add(find.apply(name));
            seats.add(new Setup.Seat(player.name(), cards, beside));
        }
        var setup = Setup.of(seats, parsed.seed(), parsed.options()).naming(parsed.named());
        return parsed.secret() == null ? setup : setup.withSecret(parsed.secret());
    }

    /// Whether cards whose text is not supported may be moved by hand.
    boolean isSandbox() {
        return scenario() == null && GameRecord.parse(record).options().sandbox();
    }

    private static CardDefinition find(String name, Map<String, CardData> own, Decks decks, boolean sandbox) {
        var data = own.get(name);
        var card = data == null ? decks.bundledCard(name) : sandbox ? decks.cardOrByHand(data) : decks.card(data);
        if (card == null) throw new GameRecord.Misfit("there is no card " + name);
        return card;
    }
}
