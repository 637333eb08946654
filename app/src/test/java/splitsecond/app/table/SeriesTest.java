package splitsecond.app.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import splitsecond.app.web.Refusal;

/// Several games between the same players, and their time.
class SeriesTest {

    private static final Map<String, Integer> GOBLINS = Map.of("Mountain", 24, "Raging Goblin", 36, "Shock", 2);
    private static final Map<String, Integer> BOLTS = Map.of("Mountain", 30, "Lightning Bolt", 30);

    private static Series begun() {
        return new Series(3, List.of(0, 0), List.of(GOBLINS, BOLTS));
    }

    private static Deck deck(String list) {
        return requireNonNull(PoolDecks.bundled().read(list).deck());
    }

    @Test
    void whoeverLostGoesFirstAndTakesTheirCardsAlong() {
        assertThat(Series.isTurned(0)).isTrue();
        assertThat(Series.isTurned(1)).isFalse();
        var next = begun().next(0, true);
        assertThat(next.wins()).containsExactly(0, 1);
        assertThat(next.pools()).containsExactly(BOLTS, GOBLINS);
        assertThat(begun().next(1, false).wins()).containsExactly(0, 1);
    }

    @Test
    void twoWinsDecideItAndTheNextOneBeginsAnew() {
        var second = begun().next(1, false);
        assertThat(second.after(1).isDecided()).isTrue();
        assertThat(second.after(0).isDecided()).isFalse();
        assertThat(second.next(1, false).wins()).containsExactly(0, 0);
    }

    @Test
    void aDrawCountsForNobody() {
        assertThat(begun().after(-1).wins()).containsExactly(0, 0);
    }

    @Test
    void onlyCardsThatWereBroughtCanBePlayed() {
        var foreign = deck("24 Mountain\n33 Raging Goblin\n3 Shock\n");
        begun().checkSideboarded(0, deck("24 Mountain\n34 Raging Goblin\n2 Shock\n"));
        assertThatThrownBy(() -> begun().checkSideboarded(0, foreign))
                .isInstanceOf(Refusal.class)
                .hasMessage("Your deck and sideboard have 2 Shock, and this deck 3.");
        assertThat(Series.pool(deck("40 Mountain\n\nSideboard\n3 Shock\n1 Mountain\n")))
                .isEqualTo(Map.of("Mountain", 41, "Shock", 3));
    }

    @Test
    void timeIsTakenOffTheSeatThatDecidedAndNeverBelowNothing() {
        var clock = Clock.of(10, 2).less(1, 45_000);
        assertThat(clock.left()).containsExactly(600_000L, 555_000L);
        assertThat(clock.less(0, 700_000).left()).containsExactly(0L, 555_000L);
        assertThat(clock.less(0, 700_000).anew().left()).containsExactly(600_000L, 600_000L);
    }
}
