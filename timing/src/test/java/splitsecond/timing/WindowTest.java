package splitsecond.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game of this test's own: a ferry leaves when it is open, has room, and the tide is high enough.
class WindowTest {

    private record Harbour(boolean open, int room, int tide) {}

    private static final Condition<Harbour> OPEN = new Condition<>("OPEN", "the harbour is open", Harbour::open);
    private static final Condition<Harbour> ROOM =
            new Condition<>("ROOM", "there is room on board", harbour -> harbour.room() > 0);
    private static final Condition<Harbour> TIDE =
            new Condition<>("TIDE", "the tide is high", harbour -> harbour.tide() >= 3);
    private static final Window<Harbour> DEPARTURE = Window.of("departure", OPEN, ROOM, TIDE);

    private static final Harbour GOOD = new Harbour(true, 5, 3);

    private static Verdict judge(Harbour harbour) {
        return DEPARTURE.judge(
                harbour, (failed, at) -> "Cannot leave at tide " + at.tide() + ": not so that " + failed.label() + ".");
    }

    @Test
    void aConditionHoldsOrNotByItsTest() {
        assertThat(TIDE.holds(GOOD)).isTrue();
        assertThat(TIDE.holds(new Harbour(true, 5, 2))).isFalse();
    }

    @Test
    void aConditionMayAskLessThanTheWholeMoment() {
        var notNull = new Condition<Harbour>("SAID", "something is said", (Object moment) -> !moment.equals(GOOD));
        assertThat(notNull.holds(GOOD)).isFalse();
        assertThat(notNull.holds(new Harbour(false, 0, 0))).isTrue();
    }

    @Test
    void aWindowIsOpenWhileAllItsConditionsHold() {
        assertThat(DEPARTURE.isOpen(GOOD)).isTrue();
        assertThat(DEPARTURE.isOpen(new Harbour(false, 5, 3))).isFalse();
        assertThat(DEPARTURE.isOpen(new Harbour(true, 0, 3))).isFalse();
        assertThat(DEPARTURE.isOpen(new Harbour(true, 5, 0))).isFalse();
    }

    @Test
    void aWindowWithoutConditionsIsAlwaysOpen() {
        var always = Window.<Harbour>of("always");
        assertThat(always.isOpen(new Harbour(false, 0, 0))).isTrue();
        assertThat(always.judge(GOOD, (_, _) -> fail("nothing is refused")).allowed())
                .isTrue();
    }

    /// One answer, two ways to ask for it.
    @Test
    void aWindowIsOpenExactlyWhenItsVerdictAllows() {
        for (boolean open : new boolean[] {true, false})
            for (int room = 0; room < 2; room++)
                for (int tide = 2; tide < 4; tide++) {
                    var harbour = new Harbour(open, room, tide);
                    var verdict = judge(harbour);
                    assertThat(verdict.allowed()).as("%s", harbour).isEqualTo(DEPARTURE.isOpen(harbour));
                    assertThat(verdict.failed().isEmpty()).as("%s", harbour).isEqualTo(verdict.allowed());
                    assertThat(verdict.message().isEmpty()).as("%s", harbour).isEqualTo(verdict.allowed());
                }
    }

    @Test
    void aVerdictChecksEveryConditionInTheWindowsOrder() {
        assertThat(judge(new Harbour(true, 0, 1)).checks())
                .containsExactly(
                        new Verdict.Check("OPEN", "the harbour is open", true),
                        new Verdict.Check("ROOM", "there is room on board", false),
                        new Verdict.Check("TIDE", "the tide is high", false));
    }

    @Test
    void aRefusalNamesAllThatFailedAndExplainsTheFirst() {
        var verdict = judge(new Harbour(true, 0, 1));
        assertThat(verdict.failed()).containsExactly("ROOM", "TIDE");
        assertThat(verdict.message()).isEqualTo("Cannot leave at tide 1: not so that there is room on board.");
    }

    @Test
    void nobodyIsAskedForASentenceWhenNothingIsRefused() {
        var verdict = DEPARTURE.judge(GOOD, (_, _) -> fail("nothing is refused"));
        assertThat(verdict.message()).isEmpty();
        assertThat(verdict.checks()).hasSize(3).allMatch(Verdict.Check::holds);
    }

    @Test
    void aClosedWindowIsNotLookedAtFurther() {
        var looked = new ArrayList<String>();
        var first = new Condition<Harbour>("FIRST", "first", _ -> looked.add("first") && false);
        var second = new Condition<Harbour>("SECOND", "second", _ -> looked.add("second"));
        assertThat(Window.of("both", first, second).isOpen(GOOD)).isFalse();
        assertThat(looked).containsExactly("first");
    }

    @Test
    void aWindowDoesNotChangeWithTheListItWasMadeFrom() {
        var conditions = new ArrayList<>(List.of(OPEN));
        var window = new Window<>("departure", conditions);
        conditions.add(TIDE);
        assertThat(window.isOpen(new Harbour(true, 0, 0))).isTrue();
        assertThatThrownBy(() -> window.conditions().add(TIDE)).isInstanceOf(UnsupportedOperationException.class);
    }
}
