package splitsecond.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final Verdict FULL = Verdict.no("ROOM", "There is no room on board.");
    private static final Verdict EBB = Verdict.no("TIDE", "The tide is low.");
    private static final Verdict OPEN =
            new Verdict(List.of(new Verdict.Check("OPEN", "the harbour is open", true)), "");

    @Test
    void yesHasNothingToSay() {
        assertThat(Verdict.yes().allowed()).isTrue();
        assertThat(Verdict.yes().failed()).isEmpty();
        assertThat(Verdict.yes().checks()).isEmpty();
        assertThat(Verdict.yes().message()).isEmpty();
    }

    @Test
    void noIsOneFailedCheckWithItsSentence() {
        assertThat(FULL.allowed()).isFalse();
        assertThat(FULL.failed()).containsExactly("ROOM");
        assertThat(FULL.message()).isEqualTo("There is no room on board.");
        assertThat(FULL.checks()).containsExactly(new Verdict.Check("ROOM", "There is no room on board.", false));
    }

    @Test
    void oneFailedCheckAmongManyRefuses() {
        var verdict = OPEN.and(EBB).and(OPEN);
        assertThat(verdict.allowed()).isFalse();
        assertThat(verdict.failed()).containsExactly("TIDE");
        assertThat(verdict.checks()).extracting(Verdict.Check::code).containsExactly("OPEN", "TIDE", "OPEN");
    }

    @Test
    void twoVerdictsAllowOnlyTogether() {
        assertThat(OPEN.and(Verdict.yes()).allowed()).isTrue();
        assertThat(OPEN.and(Verdict.yes()).message()).isEmpty();
        assertThat(OPEN.and(FULL).allowed()).isFalse();
        assertThat(FULL.and(OPEN).allowed()).isFalse();
    }

    @Test
    void theSentenceOfTheFirstRefusalStays() {
        assertThat(OPEN.and(FULL).message()).isEqualTo("There is no room on board.");
        assertThat(FULL.and(EBB).message()).isEqualTo("There is no room on board.");
        assertThat(FULL.and(EBB).failed()).containsExactly("ROOM", "TIDE");
        assertThat(FULL.and(OPEN).message()).isEqualTo("There is no room on board.");
    }

    @Test
    void yesChangesNoVerdict() {
        for (var verdict : List.of(FULL, OPEN, OPEN.and(EBB), Verdict.yes())) {
            assertThat(verdict.and(Verdict.yes())).isEqualTo(verdict);
            assertThat(Verdict.yes().and(verdict)).isEqualTo(verdict);
        }
    }

    @Test
    void itDoesNotMatterHowVerdictsAreGrouped() {
        for (var one : List.of(FULL, OPEN, EBB))
            for (var two : List.of(FULL, OPEN, EBB))
                for (var three : List.of(FULL, OPEN, EBB))
                    assertThat(one.and(two).and(three)).isEqualTo(one.and(two.and(three)));
    }

    @Test
    void aVerdictDoesNotChangeWithTheListItWasMadeFrom() {
        var checks = new ArrayList<>(OPEN.checks());
        var verdict = new Verdict(checks, "");
        checks.addAll(FULL.checks());
        assertThat(verdict.allowed()).isTrue();
        assertThatThrownBy(() -> verdict.checks().addAll(FULL.checks()))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
