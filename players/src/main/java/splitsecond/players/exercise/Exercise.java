package splitsecond.players.exercise;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.Laws;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.Playout;
import splitsecond.players.Policy;

/// Plays random games with a card until all its abilities have been used, but not forever. For one thread.
public final class Exercise {

    private static final int LEAST_GAMES = 2;
    private static final int MOST_GAMES = 12;
    private static final int TURNS = 14;
    private static final int MOST_DECISIONS_IN_A_TURN = 5_000;
    /// A turn may ask of every permanent whether it attacks, blocks and is used: tokens that double each turn are no
    /// turn without end.
    private static final int DECISIONS_FOR_A_PERMANENT = 4;

    private static final int LAW_INTERVAL = 9;

    private final ExerciseTable table = new ExerciseTable();

    /// An ability that no game has used.
    public record Unused(String face, Ability ability) {}

    /// An ability that resolved so often and never changed anything.
    ///
    /// @param why as the engine names it, or null if it cannot
    public record Idle(
            Ability ability, int resolved, @Nullable String why) {}

    /// How it went.
    ///
    /// @param onlyZero the card has X in its cost, and X was never more than 0
    /// @param failure what went wrong, or null
    public record Result(
            String card,
            int games,
            int decisions,
            boolean cast,
            List<Unused> unused,
            List<Idle> idle,
            boolean onlyZero,
            @Nullable String failure) {}

    /// The same card and seed play the same games.
    public Result play(CardDefinition card, long seed) {
        var usage = new Usage(card);
        var company = Company.of(card);
        int games = 0;
        int decisions = 0;
        try {
            while (games < LEAST_GAMES || games < MOST_GAMES && !usage.complete()) {
                var setup = table.game(
                        card, company, games, seed * 1_000_003 + card.name().hashCode() * 31L + games);
                games++;
                var game = Game.start(setup, usage);
                String broken = play(game, setup, card, usage);
                decisions += game.decisionId();
                if (broken != null) return result(card, games, decisions, usage, "game " + games + ": " + broken);
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return result(card, games, decisions, usage, "game " + games + ": " + thrown(e));
        }
        return result(card, games, decisions, usage, null);
    }

    private static Result result(CardDefinition card, int games, int decisions, Usage usage, @Nullable String failure) {
        return new Result(
                card.name(),
                games,
                decisions,
                usage.wasCast(),
                usage.unused(),
                usage.idle(),
                usage.xWasOnlyZero(),
                failure);
    }

    private static @Nullable String play(Game game, Setup setup, CardDefinition card, Usage usage) {
        var all = game.everything();
        usage.watch(game);
        Policy[] policies = {
            new ExercisePolicy(card, game, Playout.seatSeed(setup, 0)),
            new ExercisePolicy(card, game, Playout.seatSeed(setup, 1))
        };
        int last = all.turn() + TURNS;
        int turn = all.turn();
        int since = 0;
        while (!game.isOver() && all.turn() <= last) {
            if (all.turn() != turn) {
                turn = all.turn();
                since = game.decisionId();
            }
            int asked = game.decisionId() - since;
            int most = MOST_DECISIONS_IN_A_TURN + DECISIONS_FOR_A_PERMANENT * all.permanents();
            if (asked > most) return "a turn does not end";
            var decision = game.decision();
            // In its second half a turn is played calmly: what goes on then is no matter of what players want.
            int choice = asked > most / 2
                    ? calm(decision)
                    : policies[decision.player()].choose(game.viewOf(decision.player()), decision);
            usage.chosen(decision.option(choice));
            game.choose(choice);
            if (game.decisionId() % LAW_INTERVAL == 0 || game.isOver()) {
                String broken = Laws.broken(game);
                if (broken != null) return broken;
            }
        }
        return null;
    }

    /// As little as may be: creatures that return each other and vote on it once more (Magister of Worth) go on for as
    /// long as their players like.
    private static int calm(Decision decision) {
        for (int i = 0; i < decision.size(); i++) {
            var kind = decision.option(i).kind();
            if (kind == Option.Kind.PASS || kind == Option.Kind.NO || kind == Option.Kind.DONE) return i;
        }
        return decision.size() - 1;
    }

    static String thrown(Throwable e) {
        var text = new StringBuilder(e.toString());
        for (int i = 0; i < Math.min(8, e.getStackTrace().length); i++)
            text.append("\n    at ").append(e.getStackTrace()[i]);
        return text.toString();
    }
}
