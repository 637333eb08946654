package splitsecond.players;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.exercise.PoolSample;
import splitsecond.timing.Verdict;

/// What a player may do and why not have one answer: allowed is what is offered, and a refusal names a condition.
class OptionsLawTest {

    private static final int GAMES = Integer.getInteger("laws.games", 200);

    /// Games with cards of the whole pool; `-Dlaws.pool=N` plays more (`docs/cards.md`).
    private static final int POOL_GAMES = Integer.getInteger("laws.pool", 40);

    private static final int MOST_CHOICES = 300;
    private static final long POOL_SEED = Long.getLong("laws.seed", 1);

    @Test
    void whatIsAllowedIsWhatIsOffered() {
        for (long seed = 8_000_000; seed < 8_000_000 + GAMES; seed++)
            RandomGame.obeys(seed, game -> game.decisionId() % 3 == 0 ? broken(game) : null);
    }

    @Test
    void whatIsAllowedIsWhatIsOfferedForEverySupportedCard() {
        var pool = PoolSample.of(POOL_SEED);
        for (long seed = POOL_SEED; seed < POOL_SEED + POOL_GAMES; seed++)
            RandomGame.obeys(pool.setup(seed), seed, MOST_CHOICES, OptionsLawTest::broken);
    }

    static @Nullable String broken(Game game) {
        if (game.isOver()) return null;
        var all = game.everything();
        for (int player = 0; player < all.playerCount(); player++) {
            if (all.hasLost(player)) continue;
            var objects = new ArrayList<>(all.hand(player));
            objects.addAll(all.graveyard(player));
            objects.addAll(all.exile());
            objects.addAll(all.command());
            objects.addAll(all.battlefield());
            for (var object : objects) {
                String broken = broken(game, player, object.id());
                if (broken != null) return object.name() + " in " + all.zone(object.id()) + ": " + broken;
            }
        }
        return game.decision().kind() == Decision.Kind.PRIORITY
                ? unexplained(game, game.decision().player())
                : null;
    }

    private static @Nullable String broken(Game game, int player, int id) {
        boolean asked = game.decision().kind() == Decision.Kind.PRIORITY
                && game.decision().player() == player;
        var plays = game.plays(player, id);
        for (var play : plays) {
            var option = play.option();
            String broken = broken(asked && game.decision().indexOf(pack(option)) >= 0, option.kind(), play.verdict());
            if (broken != null) return broken + " " + option;
        }
        String broken =
                broken(asked && offered(game, Option.Kind.CAST, id), Option.Kind.CAST, game.canCast(player, id));
        if (broken == null)
            broken = broken(
                    asked && offered(game, Option.Kind.PLAY_LAND, id),
                    Option.Kind.PLAY_LAND,
                    game.canPlayLand(player, id));
        var traits = game.traits(id);
        for (int a = 0; broken == null && a < traits.abilities(); a++)
            if (traits.ability(a).source() instanceof Ability.Activated)
                broken = broken(
                        asked && game.decision().indexOf(Option.pack(Option.Kind.ACTIVATE, id, a)) >= 0,
                        Option.Kind.ACTIVATE,
                        game.canActivate(player, id, a));
        return broken != null || game.decisionId() % 7 != 0 ? broken : undone(game, player, id);
    }

    /// What is asked for directly is done if it is offered, and else refused for the same reason.
    private static @Nullable String undone(Game game, int player, int id) {
        var cast = game.canCast(player, id);
        var castNow = game.fork().castSpell(player, id);
        if (!cast.equals(castNow) && !castNow.allowed())
            return "cannot be cast, says " + castNow + ", though it is said of it " + cast;
        var land = game.canPlayLand(player, id);
        var landNow = game.fork().playLand(player, id);
        return !land.equals(landNow) && !landNow.allowed()
                ? "cannot be played, says " + landNow + ", though it is said of it " + land
                : null;
    }

    private static boolean offered(Game game, Option.Kind kind, int id) {
        var decision = game.decision();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() == kind && option.id() == id) return true;
        }
        return false;
    }

    private static @Nullable String broken(boolean offered, Option.Kind kind, Verdict verdict) {
        if (offered && !verdict.allowed()) return kind + " is offered, but refused: " + verdict.message();
        if (!offered && verdict.allowed()) return kind + " is allowed, but not offered";
        return !offered && (verdict.failed().isEmpty() || verdict.message().isBlank())
                ? kind + " is refused without a reason"
                : null;
    }

    /// Whatever is offered is also explained.
    private static @Nullable String unexplained(Game game, int player) {
        for (var option : game.decision().options()) {
            boolean play = option.kind() == Option.Kind.CAST
                    || option.kind() == Option.Kind.PLAY_LAND
                    || option.kind() == Option.Kind.ACTIVATE;
            if (!play) continue;
            boolean judged = game.plays(player, option.id()).stream()
                    .anyMatch(
                            one -> one.option().equals(option) && one.verdict().allowed());
            if (!judged) return option + " is offered, but nothing is said of it";
        }
        for (var option : game.decision().options())
            for (var play : game.plays(player, option.id()))
                if (play.verdict().allowed() && game.decision().indexOf(pack(play.option())) < 0)
                    return play.option() + " is allowed, but not offered";
        return null;
    }

    private static long pack(Option option) {
        return Option.pack(option.kind(), option.id(), option.variant());
    }
}
