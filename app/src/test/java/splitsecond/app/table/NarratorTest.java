package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Definitions;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.event.GameEvent;

class NarratorTest {

    private static final int ALICE = 0;
    private static final int BOB = 1;

    private static Play play() {
        var cards = Definitions.bundled();
        return new Play(Setup.of(
                List.of(seat("Alice", cards.card("Forest")), seat("Bob", cards.card("Lightning Bolt"))),
                1,
                GameOptions.FULL));
    }

    private static Setup.Seat seat(String name, CardDefinition card) {
        return new Setup.Seat(name, new ArrayList<>(Collections.nCopies(40, card)));
    }

    private static String read(Play play, int viewer) {
        var text = new StringBuilder();
        for (var entry : play.narrator().entries(0, new Ids(play, viewer < 0 ? 0 : 1 << viewer, viewer)))
            for (var part : entry.parts()) text.append(part.words());
        return text.toString();
    }

    @Test
    void aPlayerWhoIsCalledYouIsSpokenToInTheMidstOfASentenceToo() {
        var cards = Definitions.bundled();
        var play = new Play(Setup.of(
                List.of(seat("You", cards.card("Forest")), seat("Bob", cards.card("Lightning Bolt"))),
                1,
                GameOptions.FULL));
        int bolt = play.game().everything().objects(Zone.LIBRARY, BOB).getFirst();
        int forest = play.game().everything().objects(Zone.HAND, ALICE).getFirst();
        play.narrator().on(GameEvent.of(GameEvent.Kind.DAMAGE, ALICE, bolt, BOB, 3));
        play.narrator()
                .on(new GameEvent(
                        GameEvent.Kind.MOVED, forest, forest, ALICE, 0, false, Zone.GRAVEYARD, Zone.HAND, "word"));
        assertThat(read(play, ALICE)).contains(" damage to you (20).").contains("returns to your hand.");
    }

    /// Every kind of event happens to a card of Bob's that lies hidden, between any zones.
    @Test
    void whatHappensToAHiddenCardIsToldWithoutItsName() {
        var zones = new ArrayList<Zone>(List.of(Zone.values()));
        for (var hiding : List.of(Zone.HAND, Zone.LIBRARY))
            for (var kind : GameEvent.Kind.values())
                for (var from : zones)
                    for (var to : zones) {
                        var play = play();
                        int card = play.game().everything().objects(hiding, BOB).getFirst();
                        play.narrator().on(new GameEvent(kind, card, card, BOB, 0, false, from, to, "word"));
                        boolean shown =
                                GameEvent.of(kind, card, card, BOB, 0).audience() == GameEvent.Audience.EVERYBODY;
                        for (int viewer : List.of(GameView.SPECTATOR, ALICE))
                            if (!shown)
                                assertThat(read(play, viewer))
                                        .as("%s from %s to %s", kind, from, to)
                                        .doesNotContain("Lightning Bolt");
                        if (kind != GameEvent.Kind.MOVED && kind != GameEvent.Kind.LEFT) break;
                    }
    }

    @Test
    void whatIsRevealedIsNamedToEverybody() {
        var play = play();
        int card = play.game().everything().objects(Zone.HAND, BOB).getFirst();
        play.narrator().on(GameEvent.of(GameEvent.Kind.REVEALED, card, GameView.NONE, BOB, 0));
        assertThat(read(play, ALICE)).isEqualTo("Bob reveals Lightning Bolt.");
    }
}
