package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;

class ImaginationTest {

    private static Situation situation() {
        return new Situation()
                .hand(ALICE, "Mountain, Shock")
                .board(ALICE, "Mountain, Grizzly Bears")
                .board(BOB, "Forest, Giant Spider");
    }

    private static final Game HOLDS_A_BOLT = situation()
            .library(ALICE, "Swamp, Murder, Terror")
            .hand(BOB, "Lightning Bolt, Forest")
            .library(BOB, "Giant Growth, Plummet, Rancor, Forest")
            .seed(11)
            .game();
    private static final Game HOLDS_RANCOR = situation()
            .library(ALICE, "Terror, Swamp, Murder")
            .hand(BOB, "Rancor, Plummet")
            .library(BOB, "Forest, Forest, Lightning Bolt, Giant Growth")
            .seed(12)
            .game();

    private static List<String> names(GameView all, Zone zone, int player) {
        return all.objects(zone, player).stream()
                .map(id -> all.traits(id).name())
                .toList();
    }

    private static List<List<String>> zones(Game game) {
        var all = game.everything();
        return List.of(
                names(all, Zone.HAND, ALICE),
                names(all, Zone.LIBRARY, ALICE),
                names(all, Zone.HAND, BOB),
                names(all, Zone.LIBRARY, BOB),
                names(all, Zone.BATTLEFIELD, ALICE));
    }

    @Test
    void whatIsReallyHiddenDoesNotMatterToWhatIsImagined() {
        var one = HOLDS_A_BOLT.viewOf(ALICE).imagination();
        var other = HOLDS_RANCOR.viewOf(ALICE).imagination();
        var hands = new HashSet<List<String>>();
        for (long seed = 1; seed <= 200; seed++) {
            var world = one.world(seed);
            assertThat(zones(other.world(seed))).isEqualTo(zones(world));
            assertThat(other.world(seed).everything().chance())
                    .isEqualTo(world.everything().chance());
            hands.add(names(world.everything(), Zone.HAND, BOB));
        }
        // Two of six cards in any order, the two Forests alike.
        assertThat(hands).hasSize(21);
    }

    @Test
    void whatThePlayerSeesIsTheSameInEveryWorld() {
        var view = HOLDS_A_BOLT.viewOf(ALICE);
        for (long seed = 1; seed <= 20; seed++) {
            var world = view.imagination().world(seed).viewOf(ALICE);
            assertThat(world.hand(ALICE)).isEqualTo(view.hand(ALICE));
            assertThat(world.battlefield()).isEqualTo(view.battlefield());
            assertThat(world.handSize(BOB)).isEqualTo(2);
            assertThat(world.librarySize(ALICE)).isEqualTo(3);
            assertThat(world.hand(BOB)).isEmpty();
        }
    }

    @Test
    void theSeedOfTheRealGameIsNotInAWorld() {
        var world = HOLDS_A_BOLT.viewOf(ALICE).imagination().world(77);
        assertThat(world.setup().seed()).isEqualTo(77);
        assertThat(world.everything().chance())
                .isNotEqualTo(HOLDS_A_BOLT.everything().chance());
        assertThat(world.decisionId()).isZero();
    }

    @Test
    void theRealGameDoesNotNoticeIt() {
        long before = HOLDS_A_BOLT.hash();
        var world = HOLDS_A_BOLT.viewOf(ALICE).imagination().world(5);
        world.choose(world.decision().size() - 1);
        assertThat(HOLDS_A_BOLT.hash()).isEqualTo(before);
    }
}
