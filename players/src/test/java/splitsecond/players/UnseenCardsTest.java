package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.intent.Intent;

/// CR 400.2: what the engine says of a card that a player cannot see is what it says of one that there is not.
class UnseenCardsTest {

    private static final int NO_SUCH_CARD = Integer.MAX_VALUE;

    private static final Game GAME = new Situation()
            .hand(ALICE, "Mountain, Shock")
            .board(ALICE, "Mountain, Mountain, Grizzly Bears")
            .library(ALICE, "Swamp, Murder, Terror")
            .hand(BOB, "Lightning Bolt, Forest, Grizzly Bears")
            .library(BOB, "Giant Growth, Forest, Llanowar Elves")
            .board(BOB, "Forest, Giant Spider")
            .game();

    /// Everything that can be asked about a card.
    private static List<Object> answers(int card) {
        var all = new ArrayList<Object>();
        var view = GAME.viewOf(ALICE);
        int shock = view.handCard(1);
        all.add(GAME.canCast(ALICE, card));
        all.add(GAME.canCast(ALICE, card, 0));
        all.add(GAME.canPlayLand(ALICE, card));
        all.add(GAME.plays(ALICE, card));
        for (int place : List.of(0, 1, 99)) {
            all.add(GAME.canActivate(ALICE, card, place));
            all.add(GAME.fork().activate(ALICE, card, place));
        }
        all.add(GAME.fork().castSpell(ALICE, card));
        all.add(GAME.fork().castSpell(ALICE, shock, card));
        all.add(GAME.fork().playLand(ALICE, card));
        all.add(GAME.fork().carryOut(ALICE, new Intent.Attack(List.of(Intent.Pair.of(card, BOB)))));
        all.add(view.exists(card));
        all.add(view.knows(card));
        all.add(view.find(card) == null);
        all.add(view.name(card, "that"));
        all.add(view.manaValue(card));
        return all;
    }

    @Test
    void allAnswersAboutThemAreThoseAboutNothing() {
        var expected = answers(NO_SUCH_CARD).toString();
        var hidden = new ArrayList<Integer>();
        hidden.addAll(GAME.everything().objects(Zone.HAND, BOB));
        hidden.addAll(GAME.everything().objects(Zone.LIBRARY, BOB));
        hidden.addAll(GAME.everything().objects(Zone.LIBRARY, ALICE));
        assertThat(hidden).hasSize(9);
        for (int card : hidden)
            assertThat(answers(card).toString())
                    .as(GAME.everything().traits(card).name())
                    .isEqualTo(expected);
    }
}
