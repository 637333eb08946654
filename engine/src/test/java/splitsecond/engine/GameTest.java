package splitsecond.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import splitsecond.engine.state.GameOptions;
import splitsecond.engine.state.GameState;

class GameTest {

    private static Setup burnMirror(long seed) {
        var deck = HandmadeCards.deck(20, HandmadeCards.MOUNTAIN, 40, HandmadeCards.LIGHTNING_BOLT);
        return Setup.of(
                List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), seed, GameOptions.FAST);
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
        return Setup.of(
                List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), seed, GameOptions.FAST);
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

    @Test
    void aForkGoesItsOwnWay() {
        var game = Game.start(goblins(7));
        var random = new Random(7);
        for (int i = 0; i < 60 && !game.isOver(); i++) game.choose(random.nextInt(game.decision().size()));
        long before = game.hash();
        var fork = game.fork();
        assertThat(fork.hash()).isEqualTo(before);
        playRandomly(fork, new Random(1));
        assertThat(game.hash()).isEqualTo(before);
    }
}
