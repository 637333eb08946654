package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.ability.Zone;

/// CR 702.75a: who controls the permanent that hid a card away may look at it.
class HiddenAwayTest {

    private static final Path CARDS = Path.of("src/test/resources/scenario-cards.jsonl");

    private static final String HIDDEN = """
            scenario: hidden away
            given:
              alice: {hand: [Windbrisk Heights], library: [Island, Swamp, Forest, Mountain]}
              bob: {hand: [Confiscate], battlefield: [6 Island]}
            when:
              - alice plays: Windbrisk Heights
              - resolve
              - alice chooses: Swamp
              - go to: bob's precombat main
            """;

    private static final String TAKEN = """
              - bob casts: Confiscate
                targets: [Windbrisk Heights]
              - resolve
            """;

    private static boolean isKnown(String scenario, int viewer) {
        var definitions = Definitions.bundled();
        definitions.pool().add(CardReader.read(CARDS));
        var game = new ScenarioRunner(new Cards(definitions))
                .play(new ScenarioReader().read("hidden.yaml", scenario))
                .game();
        int card = game.everything().objects(Zone.EXILE, 0).getFirst();
        return game.viewOf(viewer).knows(card);
    }

    @Test
    void whoeverControlsThePermanentMayLook() {
        assertThat(isKnown(HIDDEN, 0)).isTrue();
        assertThat(isKnown(HIDDEN, 1)).isFalse();
        assertThat(isKnown(HIDDEN + TAKEN, 1)).isTrue();
    }

    /// CR 406.3: who was allowed to look goes on being allowed.
    @Test
    void whoLookedBeforeMayStillLook() {
        assertThat(isKnown(HIDDEN + TAKEN, 0)).isTrue();
    }
}
