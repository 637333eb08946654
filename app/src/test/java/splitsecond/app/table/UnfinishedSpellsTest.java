package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Others see a spell when its announcement is complete; before that, its card lies where it lay.
class UnfinishedSpellsTest {

    private static final List<CardData> CARDS =
            CardReader.read("own", new ByteArrayInputStream("""
            [{"name": "Old Spark", "cost": "R", "type": "Sorcery",
              "text": "Old Spark deals 1 damage to any target.\\nFlashback {R}"},
             {"name": "New Spark", "cost": "R", "type": "Sorcery", "text": "New Spark deals 1 damage to any target."}]
            """.getBytes(StandardCharsets.UTF_8)));

    private static final List<Seat> SEATS = List.of(Seat.human("alice", "", null), Seat.human("bob", "", null));

    private final Play play = new Play(Positions.setup("""
            scenario: A board
            given:
              alice: {hand: [New Spark], battlefield: [2 Mountain], graveyard: [Mountain, Old Spark, Island]}
              bob: {}
            """, CARDS));

    private Drawing seenBy(int viewer) {
        return new Drawing(play.game(), new Ids(play, 1 << viewer, viewer), false);
    }

    private View.PlayerView alice(int viewer) {
        return seenBy(viewer).players(SEATS).getFirst();
    }

    private static List<String> names(List<CardView> cards) {
        return cards.stream().map(CardView::name).toList();
    }

    private void cast(String name) {
        var decision = play.game().decision();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() != Option.Kind.CAST) continue;
            if (!play.game().everything().printed(option.id()).name().equals(name)) continue;
            play.choose(i);
            assertThat(play.game().decision().kind()).isEqualTo(Decision.Kind.TARGET);
            return;
        }
        throw new AssertionError("cannot cast " + name);
    }

    @Test
    void aCardThatIsCastFromAGraveyardLiesThereForOthersUntilItsTargetsAreChosen() {
        var before = alice(1).graveyard();
        cast("Old Spark");
        assertThat(names(alice(0).graveyard())).containsExactly("Mountain", "Island");
        assertThat(alice(1).graveyard()).isEqualTo(before);
        assertThat(names(before)).containsExactly("Mountain", "Old Spark", "Island");
        assertThat(seenBy(0).stack()).hasSize(1);
        assertThat(seenBy(1).stack()).isEmpty();
        while (play.game().decision().kind() != Decision.Kind.PRIORITY) play.choose(0);
        assertThat(names(alice(1).graveyard())).containsExactly("Mountain", "Island");
        assertThat(names(seenBy(1).stack())).containsExactly("Old Spark");
    }

    @Test
    void aCardFromAHandIsStillCountedThere() {
        cast("New Spark");
        assertThat(alice(0).handCount()).isZero();
        assertThat(alice(1).handCount()).isOne();
        assertThat(names(alice(1).graveyard())).containsExactly("Mountain", "Old Spark", "Island");
    }
}
