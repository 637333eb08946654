package splitsecond.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.state.GameState;
import splitsecond.timing.Verdict;

class GameTest {

    private static Setup burnMirror(long seed) {
        var deck = HandmadeCards.deck(20, HandmadeCards.MOUNTAIN, 40, HandmadeCards.LIGHTNING_BOLT);
        return Setup.of(List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), seed, GameOptions.FAST);
    }

    private static Setup goblins(long seed) {
        var deck = HandmadeCards.deck(
                24,
                HandmadeCards.MOUNTAIN,
                12,
                HandmadeCards.LIGHTNING_BOLT,
                12,
                HandmadeCards.GRAY_OGRE,
                12,
                HandmadeCards.RAGING_GOBLIN);
        return Setup.of(List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), seed, GameOptions.FAST);
    }

    private static void playRandomly(Game game, Random random) {
        while (!game.isOver()) game.choose(random.nextInt(game.decision().size()));
    }

    @Test
    void burnMirrorsEndWithAWinner() {
        for (int seed = 0; seed < 50; seed++) {
            var game = Game.start(burnMirror(seed));
            playRandomly(game, new Random(seed));
            assertThat(game.winner()).isNotEqualTo(GameState.NONE);
        }
    }

    @Test
    void anIdDoesNotTellWhichCardOfTheDeckItIs() {
        var names = new HashMap<Integer, Set<String>>();
        for (int seed = 0; seed < 50; seed++) {
            var state = Game.start(goblins(seed)).state();
            for (int i = 0; i < state.hand(1).size(); i++) {
                int id = state.hand(1).get(i);
                names.computeIfAbsent(id, _ -> new HashSet<>()).add(state.printed(id).name);
            }
        }
        assertThat(names.values().stream().filter(those -> those.size() > 1).count())
                .isGreaterThan(names.size() / 2);
    }

    @Test
    void creatureMirrorsEndAndReplayToTheSameHash() {
        for (int seed = 0; seed < 50; seed++) {
            var game = Game.start(goblins(seed));
            playRandomly(game, new Random(seed));
            var text = game.record().toString();
            var replayed = GameRecord.parse(text).replay(name -> switch (name) {
                case "Mountain" -> HandmadeCards.MOUNTAIN;
                case "Lightning Bolt" -> HandmadeCards.LIGHTNING_BOLT;
                case "Gray Ogre" -> HandmadeCards.GRAY_OGRE;
                default -> HandmadeCards.RAGING_GOBLIN;
            });
            assertThat(replayed.hash()).isEqualTo(game.hash());
        }
    }

    /// CR 400.11a: what lies outside the game is its owner's to know, and there only if a card can bring it.
    @Test
    void aSideboardIsThereWhereACardReachesIt() {
        assertThat(withSideboards(HandmadeCards.GRAY_OGRE).sideboard(0)).isEmpty();
        var setup = withSideboards(HandmadeCards.WISH);
        var game = Game.start(setup);
        assertThat(game.viewOf(0).objects(Zone.OUTSIDE, 0)).hasSize(2);
        assertThatThrownBy(() -> game.viewOf(1).objects(Zone.OUTSIDE, 0)).isInstanceOf(IllegalArgumentException.class);
        playRandomly(game, new Random(3));
        var record = GameRecord.parse(game.record().toString());
        assertThat(record.players().getFirst().sideboard()).containsExactly("Lightning Bolt", "Lightning Bolt");
        var replayed = record.replay(name -> switch (name) {
            case "Mountain" -> HandmadeCards.MOUNTAIN;
            case "Lightning Bolt" -> HandmadeCards.LIGHTNING_BOLT;
            default -> HandmadeCards.WISH;
        });
        assertThat(replayed.hash()).isEqualTo(game.hash());
    }

    private static Setup withSideboards(CardDefinition card) {
        var deck = HandmadeCards.deck(24, HandmadeCards.MOUNTAIN, 16, card);
        var beside = List.of(HandmadeCards.LIGHTNING_BOLT, HandmadeCards.LIGHTNING_BOLT);
        var seats = List.of(new Setup.Seat("alice", deck, beside), new Setup.Seat("bob", deck, beside));
        return Setup.of(seats, 5, GameOptions.FAST);
    }

    @Test
    void aForkGoesItsOwnWay() {
        var game = Game.start(goblins(7));
        var random = new Random(7);
        for (int i = 0; i < 60 && !game.isOver(); i++)
            game.choose(random.nextInt(game.decision().size()));
        long before = game.hash();
        var fork = game.fork();
        assertThat(fork.hash()).isEqualTo(before);
        playRandomly(fork, new Random(1));
        assertThat(game.hash()).isEqualTo(before);
    }

    /// Alice has a Mountain, a Bolt and an Ogre in hand, and it is her main phase.
    private static Game inHand(GameOptions options) {
        var alice = new Position.Side(
                "alice",
                20,
                0,
                List.of(HandmadeCards.LIGHTNING_BOLT, HandmadeCards.GRAY_OGRE, HandmadeCards.MOUNTAIN),
                List.of(HandmadeCards.MOUNTAIN),
                List.of(),
                List.of(),
                List.of(Position.Placed.of(HandmadeCards.MOUNTAIN)),
                new int[6]);
        var bob = new Position.Side(
                "bob",
                20,
                0,
                List.of(),
                List.of(HandmadeCards.MOUNTAIN),
                List.of(),
                List.of(),
                List.of(Position.Placed.of(HandmadeCards.GRAY_OGRE)),
                new int[6]);
        return Game.start(Setup.of(new Position(List.of(alice, bob), 1, 0, Step.PRECOMBAT_MAIN), 1, options));
    }

    @Test
    void aRefusedCallSaysWhyAndChangesNothing() {
        var game = inHand(GameOptions.FULL);
        long before = game.hash();
        int bolt = game.state().hand(0).get(0);
        int ogre = game.state().hand(0).get(1);
        var tooDear = game.castSpell(0, ogre);
        assertThat(tooDear.allowed()).isFalse();
        assertThat(tooDear.message()).isEqualTo("Cannot cast Gray Ogre: It costs {2}{R} and only {R} can be paid.");
        assertThat(tooDear.failed()).containsExactly("MANA");
        int mountain = game.state().zones.battlefield.get(0);
        assertThat(game.castSpell(0, bolt, mountain).message())
                .isEqualTo("Cannot cast Lightning Bolt: Mountain is not a legal target (any target).");
        assertThat(game.castSpell(1, bolt, 0).allowed()).isFalse();
        assertThat(game.castSpell(0, 123456, 1).message()).contains("There is no such card");
        assertThat(game.playLand(1, bolt).allowed()).isFalse();
        assertThat(game.passPriority(1).message()).isEqualTo("Cannot pass: You do not have priority.");
        assertThat(game.undo(0).message()).isEqualTo("Cannot undo: You have no spell on the stack.");
        assertThat(game.choose(0, 99, 0).message()).contains("answered already");
        assertThat(game.choose(1, game.decisionId(), 0).message()).contains("alice's");
        assertThat(game.choose(0, game.decisionId(), 500).message()).contains("no option 500");
        assertThat(game.hash()).isEqualTo(before);
    }

    @Test
    void aCastIsTakenBackToTheSameHash() {
        var game = inHand(GameOptions.FULL);
        long before = game.hash();
        int bolt = game.state().hand(0).get(0);
        assertThat(game.castSpell(0, bolt, 1).allowed()).isTrue();
        assertThat(game.state().zones.stack.size()).isEqualTo(1);
        assertThat(game.undo(0).allowed()).isTrue();
        assertThat(game.hash()).isEqualTo(before);
    }

    @Test
    void aDirectCallAlsoWorksWhereNobodyIsAskedToPass() {
        var game = inHand(GameOptions.FAST);
        assertThat(game.castSpell(0, game.state().hand(0).get(0), 1).allowed()).isTrue();
        assertThat(game.state().life(1)).isEqualTo(17);
    }

    @Test
    void whetherItIsTheTimeIsAQuestionOfItsOwn() {
        var game = inHand(GameOptions.FULL);
        int ogre = game.state().hand(0).get(1);
        assertThat(game.canCast(0, ogre).failed()).containsExactly("MANA");
        assertThat(game.canCastSpellNow(0, ogre).allowed()).isTrue();
        assertThat(game.canCastSpellNow(0, ogre).checks())
                .extracting(Verdict.Check::code)
                .containsExactly("PRIORITY", "YOUR_TURN", "MAIN_PHASE", "EMPTY_STACK");
        assertThat(game.canCastSpellNow(0, ogre).message()).isEmpty();
    }

    @Test
    void everyFailedConditionHasItsCode() {
        var game = inHand(GameOptions.FULL);
        int ogre = game.state().hand(0).get(1);
        game.passPriority(0);
        assertThat(game.canCast(0, ogre).failed()).containsExactly("PRIORITY", "MANA");
        assertThat(game.canCastSpellNow(0, ogre).failed()).containsExactly("PRIORITY");
        game.passPriority(1);
        assertThat(game.canCast(0, ogre).failed()).containsExactly("MAIN_PHASE", "MANA");
        assertThat(game.canCast(0, ogre).message())
                .isEqualTo(
                        "Cannot cast Gray Ogre: Sorcery-speed spells require a main phase. With Flash it could be cast now.");
    }
}
