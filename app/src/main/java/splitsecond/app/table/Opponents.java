package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import splitsecond.app.web.Faults;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Option;
import splitsecond.players.Players;
import splitsecond.players.Policy;
import splitsecond.timing.Problem;

/// The computers one can play against.
public final class Opponents {

    private static final Logger LOG = LoggerFactory.getLogger("splitsecond");

    /// How often one that plays at random is asked again that would make mana for nothing.
    private static final int TRIES = 20;

    /// It searches for so long for one decision, on the one thread that it is given.
    private static final String SEARCH = "search:300ms/1";

    /// What a client shows.
    ///
    /// @param kind as in `POST /api/games`
    /// @param level how strong it is
    record Computer(
            @Words(
                    value = {"heuristic", "search", "random"},
                    orOther = true)
            String kind,

            String name,

            @Words(
                    value = {"Easy", "Normal", "Hard"},
                    orOther = true)
            String level,

            String description) {}

    /// The usual one first.
    private static final List<Computer> COMPUTERS = List.of(
            new Computer("heuristic", "Morgan", "Normal", "Plays a sound game by rule of thumb (heuristic)."),
            new Computer(
                    "search",
                    "Vera",
                    "Hard",
                    "Tries out what could happen before each move (search): strong, and takes a moment."),
            new Computer("random", "Pip", "Easy", "Makes any legal move, sensible or not (random)."));

    /// No others than those that come with the program.
    public static final Opponents USUAL = new Opponents(List.of(), Players::named);

    private final List<Computer> computers = new ArrayList<>(COMPUTERS);
    private final Function<String, Policy> players;

    /// @param own those beside the usual ones, such as `java:com.example.MyBot`
    /// @param players makes a player from its name
    public Opponents(List<String> own, Function<String, Policy> players) {
        this.players = players;
        for (String player : own) {
            // One that does not exist is refused before anybody sits down.
            var _ = players.apply(player);
            computers.add(new Computer(
                    player,
                    player.substring(Math.max(player.lastIndexOf('.'), player.indexOf(':')) + 1),
                    "Own",
                    "A player of your own: " + player + "."));
        }
    }

    List<Computer> all() {
        return computers;
    }

    /// The seat of the one that is meant; of the usual one if nothing is said.
    Seat seat(@Nullable String wanted, String suffix, String deck) {
        for (var computer : computers) {
            if (wanted != null && !computer.kind.equalsIgnoreCase(wanted)) continue;
            boolean usual = COMPUTERS.contains(computer);
            var kind = usual ? Seat.Kind.valueOf(computer.kind.toUpperCase(Locale.ROOT)) : Seat.Kind.JAVA;
            return Seat.computer(kind, computer.name + suffix, deck, usual ? null : computer.kind);
        }
        throw new Refusal(
                400,
                "There is no such opponent; choose "
                        + computers.stream().map(Computer::kind).collect(Collectors.joining(", "))
                        + ", hotseat or invite.",
                List.of("OPPONENT"));
    }

    /// @param seed the same makes the same choices in the same game
    Policy policy(Seat seat, long seed) {
        var own = seat.player();
        if (own == null) return usual(seat.kind(), seed);
        try {
            var policy = players.apply(own);
            policy.begin(seed);
            return policy;
        } catch (Problem missing) {
            // The game was begun by a server that had it.
            LOG.warn("{} {} is played by the heuristic.", missing.getMessage(), seat.name());
            return usual(Seat.Kind.HEURISTIC, seed);
        }
    }

    static Policy usual(Seat.Kind kind, long seed) {
        var policy = Players.named(kind == Seat.Kind.SEARCH ? SEARCH : kind.word());
        policy.begin(seed);
        return kind == Seat.Kind.RANDOM ? withoutIdleMana(policy) : policy;
    }

    /// Mana that is made without need is lost, and clutters the story.
    private static Policy withoutIdleMana(Policy random) {
        return (view, decision) -> {
            for (int i = 0; i < TRIES; i++) {
                int answer = random.choose(view, decision);
                if (!isMana(view, decision.option(answer))) return answer;
            }
            return Math.max(0, decision.indexOf(Option.pack(Option.Kind.PASS, 0)));
        };
    }

    private static boolean isMana(GameView view, Option option) {
        if (option.kind() != Option.Kind.ACTIVATE || !view.exists(option.id())) return false;
        var traits = view.traits(option.id());
        return option.variant() < traits.abilities()
                && traits.ability(option.variant()).isMana();
    }

    /// The answer of the computer whose turn it is to answer. One that fails passes, or takes the first option.
    static int answer(Game game, Policy policy) {
        var decision = game.decision();
        try {
            int plain = Automatic.forComputer(game);
            if (plain != Automatic.NONE) return plain;
            return Objects.checkIndex(policy.choose(game.viewOf(decision.player()), decision), decision.size());
        } catch (RuntimeException | StackOverflowError failed) {
            var _ = Faults.reference("a computer's choice, " + decision.kind(), failed);
            return Math.max(0, decision.indexOf(Option.pack(Option.Kind.PASS, 0)));
        }
    }
}
