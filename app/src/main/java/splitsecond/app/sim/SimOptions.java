package splitsecond.app.sim;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.cards.NamedDecks;
import splitsecond.app.players.ClassPath;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardData;
import splitsecond.engine.card.CardDefinition;
import splitsecond.players.Players;
import splitsecond.players.Playout;
import splitsecond.players.Policy;
import splitsecond.players.sim.Pairing;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Side;
import splitsecond.timing.Problem;

/// Which games are played and what is told of them: the same for one machine and for many.
public final class SimOptions {

    /// All bundled decks, by one name.
    private static final String BUNDLED = "bundled";

    @Mixin
    private CardFiles cards;

    @Mixin
    private ClassPath classPath;

    @Parameters(
            arity = "1..*",
            paramLabel = "DECK",
            description = "A bundled deck, or the file of a deck list; '" + BUNDLED + "' is all bundled decks.")
    private List<String> arguments = new ArrayList<>();

    @Option(
            names = "--games",
            defaultValue = "1000",
            paramLabel = "N",
            description = "Games of each pairing (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            defaultValue = "1",
            paramLabel = "S",
            description = "Seed of the first game; the next game has the next (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--players",
            defaultValue = "heuristic",
            paramLabel = "A[,B]",
            description =
                    "Who plays the first deck and who the second, such as search:200ms,random:0.3; one name plays "
                            + "both (default: ${DEFAULT-VALUE}).")
    private String named;

    @Option(
            names = "--swap-seats",
            description =
                    "Play each seed twice, so that either side goes first once. Without it the first deck always goes"
                            + " first.")
    private boolean swapSeats;

    @Option(names = "--mirror", description = "Each deck plays itself: compares the two players over many decks.")
    private boolean mirror;

    @Option(
            names = "--turn-limit",
            defaultValue = "" + Playout.TURN_LIMIT,
            paramLabel = "N",
            description = "A game that is not over by then is counted apart (default: ${DEFAULT-VALUE}).")
    private int turnLimit;

    @Option(
            names = "--drawn",
            description = "Tell for each card how its deck did in the games in which it was drawn, and in the others.")
    private boolean drawn;

    @Option(names = "--intervals", description = "Tell the interval of each rate of a win-rate matrix.")
    private boolean intervals;

    @Option(names = "--json", description = "Print one line of JSON instead of the tables.")
    private boolean json;

    /// Who plays the first deck and who the second.
    private List<String> players = List.of();

    private Map<String, Deck> decks = Map.of();

    private @Nullable NamedDecks reader;

    /// @param argument how the command line names it
    private record Deck(String argument, List<CardDefinition> cards) {
        Deck {
            cards = List.copyOf(cards);
        }
    }

    /// The help names the players that there are.
    public static void listPlayers(CommandSpec command) {
        var footer = new ArrayList<>(List.of(command.usageMessage().footer()));
        footer.addAll(List.of("", "Players:"));
        for (var kind : Players.all())
            footer.add(String.format(Locale.ROOT, "  %-17s %s", kind.usage(), kind.description()));
        command.usageMessage().footer(footer.toArray(String[]::new));
    }

    /// Refuses what makes no sense, and knows the players afterwards.
    public void check() {
        atLeastOne("--games", games);
        atLeastOne("--turn-limit", turnLimit);
        var names = named.split(",", -1);
        if (names.length > 2)
            throw new Problem("--players: expected one or two players, such as heuristic,random, but found "
                    + names.length + ".");
        players = List.of(Players.canonical(names[0]), Players.canonical(names[names.length - 1]));
    }

    public static void atLeastOne(String option, int value) {
        if (value < 1) throw new Problem(option + " " + value + ": expected a number from 1.");
    }

    /// Who plays the first deck and who the second.
    public List<String> players() {
        return players;
    }

    /// A new player of that name.
    public Policy player(String name) {
        return classPath.named(name);
    }

    public List<Path> classPath() {
        return classPath.places();
    }

    public boolean swapSeats() {
        return swapSeats;
    }

    public boolean countsDraws() {
        return drawn;
    }

    public boolean showsIntervals() {
        return intervals;
    }

    public boolean json() {
        return json;
    }

    /// Every pairing is of a deck with itself.
    public boolean comparesPlayers() {
        return mirror || decks.size() == 1;
    }

    /// How the command line names a deck.
    public String argument(String deck) {
        return Objects.requireNonNull(decks.get(deck)).argument();
    }

    /// What was printed on a card of the decks.
    public CardData data(CardDefinition card) {
        return Objects.requireNonNull(Objects.requireNonNull(reader).pool().find(card.name()));
    }

    /// Reads the decks.
    ///
    /// @param most games in all
    public Plan plan(int most) {
        decks = decks();
        var sides = new ArrayList<Side>();
        var others = new ArrayList<Side>();
        decks.forEach((name, deck) -> {
            sides.add(new Side(name, deck.cards(), players.getFirst()));
            others.add(new Side(name, deck.cards(), players.getLast()));
        });
        var pairings = new ArrayList<Pairing>();
        boolean alike = players.getFirst().equals(players.getLast());
        for (int i = 0; i < sides.size(); i++)
            for (int k = 0; k < sides.size(); k++)
                if (meets(i, k, sides.size(), alike)) pairings.add(new Pairing(sides.get(i), others.get(k)));
        if ((long) pairings.size() * gamesEach() > most)
            throw new Problem("--games " + games + ": that makes more than " + String.format(Locale.ROOT, "%,d", most)
                    + " games in all.");
        return new Plan(pairings, gamesEach(), seed, swapSeats, turnLimit);
    }

    /// By names of their own: decks of the same name are numbered.
    private Map<String, Deck> decks() {
        var named = new NamedDecks(cards);
        reader = named;
        var wanted = new ArrayList<String>();
        for (String argument : arguments) {
            if (argument.equals(BUNDLED)) Bundled.decks().forEach(deck -> wanted.add(deck.id()));
            else wanted.add(argument);
        }
        var read = wanted.stream().map(named::read).toList();
        var names = read.stream().map(NamedDecks.Deck::name).toList();
        var found = new LinkedHashMap<String, Deck>();
        for (int i = 0; i < read.size(); i++) {
            String name = names.get(i);
            boolean alone = Collections.frequency(names, name) == 1;
            for (int n = 1; !alone && (found.containsKey(name) || names.contains(name)); n++)
                name = names.get(i) + " (" + n + ")";
            found.put(name, new Deck(wanted.get(i), read.get(i).cards()));
        }
        return found;
    }

    /// Every seed is played twice if seats are swapped.
    private int gamesEach() {
        return swapSeats && games % 2 == 1 ? games + 1 : games;
    }

    /// What is to be said before the games; null if nothing.
    public @Nullable String note() {
        return gamesEach() == games
                ? null
                : "--games " + games + ": every seed is played from both seats, so there are " + gamesEach()
                        + " games of each pairing.";
    }

    /// In a round robin of two different players each plays each deck against every other deck.
    private boolean meets(int row, int column, int size, boolean alike) {
        if (mirror || size == 1) return row == column;
        return size == 2 || alike ? row < column : row != column;
    }
}
