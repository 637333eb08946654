package splitsecond.players;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.GameView;
import splitsecond.engine.HiddenCards;
import splitsecond.engine.Laws;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;

/// What holds in every game, shown on 2,800 random games with the bundled decks, more than once for each pairing.
class LawsTest {

    /// For each law; `-Dlaws.games=N` plays more.
    private static final int GAMES = Integer.getInteger("laws.games", 200);

    private static void inRandomGames(int first, RandomGame.Law law) {
        for (long seed = first; seed < first + GAMES; seed++) RandomGame.obeys(seed, law);
    }

    /// Every so many decisions, and whenever the game is over: some laws are slow to check.
    private static RandomGame.Law nowAndThen(int interval, RandomGame.Law law) {
        return game -> game.decisionId() % interval == 0 || game.isOver() ? law.broken(game) : null;
    }

    @Test
    void whatAForkPlaysIsWhatTheGamePlaysAndTheGameDoesNotNoticeIt() {
        inRandomGames(1_000_000, nowAndThen(61, game -> {
            if (game.isOver()) return null;
            long before = game.hash();
            long seed = game.decisionId();
            var fork = game.fork();
            var twin = game.fork();
            if (fork.hash() != before) return "a fork has another hash";
            if (!fork.sameAs(game)) return "a fork is not equal";
            playOn(fork, seed);
            if (game.hash() != before || !game.sameAs(twin)) return "playing on a fork changed the game";
            playOn(twin, seed);
            return twin.hash() == fork.hash() && twin.sameAs(fork)
                    ? null
                    : "two forks with the same choices ended in different states";
        }));
    }

    private static void playOn(Game game, long seed) {
        var random = new RandomPolicy(seed);
        for (int i = 0; i < 60 && !game.isOver(); i++)
            game.choose(random.choose(game.viewOf(game.decision().player()), game.decision()));
    }

    @Test
    void aRecordReplaysToTheSameState() {
        inRandomGames(2_000_000, game -> {
            boolean last = game.isOver() || game.decisionId() == 150;
            if (!last) return null;
            var record = GameRecord.parse(game.record().toString());
            return record.replay(Pairings.CARDS::supported).sameAs(game) ? null : "the replay came to another state";
        });
    }

    @Test
    void undoRestoresTheStateBeforeTheCast() {
        var hashes = new HashesByDecision();
        inRandomGames(3_000_000, game -> {
            hashes.put(game);
            if (game.isOver()
                    || game.decisionId() % 11 != 0
                    || game.everything().stackSize() == 0) return null;
            int player = game.decision().player();
            if (!game.canUndo(player).allowed()) return null;
            var fork = game.fork();
            var verdict = fork.undo(player);
            if (!verdict.allowed()) return "undo was allowed, and then refused: " + verdict.message();
            if (fork.decision().kind() != Decision.Kind.PRIORITY
                    || fork.decision().player() != player) return "after undo the player does not have priority";
            if (spells(fork) != spells(game) - 1) return "undo took back " + (spells(game) - spells(fork)) + " spells";
            long expected = hashes.at(fork.decisionId());
            if (expected == 0) return null;
            return fork.hash() == expected ? null : "undo came to another state than the one before the cast";
        });
    }

    private static int spells(Game game) {
        int spells = 0;
        for (var object : game.viewOf(GameView.SPECTATOR).stack()) if (!object.ability()) spells++;
        return spells;
    }

    /// The hashes of one game after each choice. A game with fewer choices than the last is another game.
    private static final class HashesByDecision {
        private long[] hashes = new long[256];
        private int size;

        void put(Game game) {
            int at = game.decisionId();
            if (at <= size) hashes = new long[256];
            if (at >= hashes.length) hashes = java.util.Arrays.copyOf(hashes, at * 2);
            hashes[at] = game.hash();
            size = at;
        }

        /// 0 if unknown.
        long at(int decision) {
            return decision < hashes.length ? hashes[decision] : 0;
        }
    }

    @Test
    void cardsAreConserved() {
        inRandomGames(4_000_000, nowAndThen(5, game -> Laws.lostCards(game)));
    }

    @Test
    void noStateBasedActionIsPendingAtPriorityAndCharacteristicsAreUpToDate() {
        inRandomGames(5_000_000, nowAndThen(5, game -> {
            var broken = Laws.pendingStateBasedAction(game);
            if (broken == null) broken = Laws.staleCharacteristics(game);
            return broken != null ? broken : Laws.staleOptions(game);
        }));
    }

    @Test
    void whoIsPassedForHadNothingElseToDo() {
        inRandomGames(7_000_000, game -> {
            if (!game.isOver() || !game.setup().options().autoPass()) return null;
            var setup = game.setup();
            var passing = Game.start(setup);
            var asking = Game.start(Setup.of(setup.seats(), setup.seed(), new GameOptions(false, true, false, false)));
            for (int choice : game.record().choices()) {
                while (asking.decision().kind() == Decision.Kind.PRIORITY
                        && asking.decision().size() == 1) asking.choose(0);
                if (!asking.decision().options().equals(passing.decision().options()))
                    return "asked for every priority, a player could have done "
                            + asking.decision().options() + " before the others were asked for "
                            + passing.decision().options();
                asking.choose(choice);
                passing.choose(choice);
            }
            return null;
        });
    }

    @Test
    void hiddenInformationIsInNoOtherView() {
        inRandomGames(6_000_000, nowAndThen(17, LawsTest::leak));
    }

    private static @Nullable String leak(Game game) {
        for (int viewer = GameView.SPECTATOR; viewer < game.everything().playerCount(); viewer++) {
            var view = game.viewOf(viewer);
            var hidden = hiddenFrom(game.everything(), viewer, offered(view));
            for (int id : hidden) if (tells(view, id)) return "player " + viewer + " finds hidden card " + id;
            var swapped = HiddenCards.swapped(game, hidden);
            if (!ViewText.of(view).equals(ViewText.of(swapped.viewOf(viewer))))
                return "player " + viewer + " would see that hidden cards are other cards";
        }
        return null;
    }

    /// Ids can be guessed: where a hidden card is, and whose, is as hidden as its name.
    private static boolean tells(GameView view, int id) {
        if (view.find(id) != null || view.exists(id) || view.manaValue(id) != 0) return true;
        return Stream.<IntConsumer>of(
                        view::zone,
                        view::owner,
                        view::controller,
                        view::traits,
                        view::card,
                        hidden -> view.isTapped(hidden))
                .anyMatch(question -> {
                    try {
                        question.accept(id);
                        return true;
                    } catch (IllegalArgumentException refused) {
                        return false;
                    }
                });
    }

    /// Cards that the viewer is asked about may be looked at, where the question is about cards and not about what to
    /// do.
    private static Set<Integer> offered(GameView view) {
        var ids = new HashSet<Integer>();
        var decision = view.decision();
        if (decision == null || decision.kind() == Decision.Kind.PRIORITY || decision.kind() == Decision.Kind.TARGET)
            return ids;
        ids.add(decision.subject());
        decision.options().forEach(option -> ids.add(option.id()));
        for (int i = 0; i < decision.shown(); i++) ids.add(decision.shown(i));
        return ids;
    }

    private static List<Integer> hiddenFrom(GameView all, int viewer, Set<Integer> offered) {
        var hidden = new ArrayList<Integer>();
        for (int p = 0; p < all.playerCount(); p++) {
            hidden.addAll(all.objects(Zone.LIBRARY, p));
            if (p != viewer) hidden.addAll(all.objects(Zone.HAND, p));
        }
        hidden.removeIf(id -> offered.contains(id) || all.isRevealed(id));
        return hidden;
    }
}
