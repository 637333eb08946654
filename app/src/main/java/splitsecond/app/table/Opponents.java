package splitsecond.app.table;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Faults;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Option;
import splitsecond.players.Players;
import splitsecond.players.Policy;

/// The computers one can play against.
final class Opponents {

    /// How often one that plays at random is asked again that would make mana for nothing.
    private static final int TRIES = 20;

    /// It searches for so long for one decision, on the one thread that it is given.
    private static final String SEARCH = "search:300ms/1";

    /// What a client shows.
    ///
    /// @param kind as in `POST /api/games`
    record Computer(
            @Words({"heuristic", "search", "random"}) String kind, String name, String description) {}

    /// The usual one first.
    private static final List<Computer> COMPUTERS = List.of(
            new Computer("heuristic", "Heuristic", "Plays a sound game by rule of thumb."),
            new Computer(
                    "search", "Search", "Tries out what could happen before it moves: strong, and takes a moment."),
            new Computer("random", "Random", "Any legal move, sensible or not."));

    private Opponents() {}

    static List<Computer> all() {
        return COMPUTERS;
    }

    /// The kind that is meant; the usual one if nothing is said.
    static Seat.Kind kind(@Nullable String wanted) {
        if (wanted == null) return Seat.Kind.HEURISTIC;
        return switch (wanted.toLowerCase(Locale.ROOT)) {
            case "heuristic" -> Seat.Kind.HEURISTIC;
            case "search" -> Seat.Kind.SEARCH;
            case "random" -> Seat.Kind.RANDOM;
            default ->
                throw new Refusal(
                        400,
                        "There is no such opponent; choose heuristic, search, random, hotseat or invite.",
                        List.of("OPPONENT"));
        };
    }

    static String name(Seat.Kind kind) {
        for (var computer : COMPUTERS) if (computer.kind.equals(kind.word())) return computer.name;
        return kind.word();
    }

    /// @param seed the same makes the same choices in the same game
    static Policy policy(Seat.Kind kind, long seed) {
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
