package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.timing.Problem;

class CardFileTest {

    private static final String SMALL = """
            profiles:
              table: as in the table
            timings:
              startOfRound:
                when: at the start of a round
                table: startOfRound
              whenPushed:
                when: when pushed
                opens: {event: figureEnters, for: opponent, within: 1}
            cards:
              Take Initiative: {cost: 1, timing: " STARTOFROUND "}
              Shove: {cost: 0, timing: whenPushed, playableBy: {trait: BRAWLER}}
            """;

    @Test
    void theBundledFileHasAllCardsAndTimings() {
        var cards = CommandCards.bundled();
        assertThat(cards.cards()).hasSize(289);
        assertThat(cards.timings()).hasSize(60);
        assertThat(cards.profiles()).containsExactly("table", "strict");
        assertThat(cards.profile()).isEqualTo("table");
    }

    @Test
    void timingNamesCompareWithoutCaseAndSpace() {
        var cards = read(SMALL);
        assertThat(cards.card("take initiative").orElseThrow().timing())
                .isEqualTo(cards.timing("\tstartofround").orElseThrow());
    }

    @Test
    void aCardMayHaveNoTimingAndIsThenNeverPlayable() {
        var cards = read(SMALL + "  Blank: {cost: 0}\n");
        var verdict = cards.isPlayableNow(GameState.NOTHING_YET, Player.ONE, "Blank");
        assertThat(verdict.failed()).containsExactly("TIMING");
        assertThat(verdict.message()).isEqualTo("Cannot play Blank: It has no timing.");
    }

    @Test
    void anEditorMayAddAProfile() {
        var cards = read(SMALL.replace("table: as in the table", "table: as in the table\n  lenient: whenever")
                .replace("table: startOfRound", "table: startOfRound\n    lenient: duringAttack, isDefender"));
        var defending = GameState.NOTHING_YET.withAttack(new Attack(Player.ONE, Player.TWO, false));
        assertThat(cards.under("lenient")
                        .isPlayableNow(defending, Player.TWO, "Take Initiative")
                        .allowed())
                .isTrue();
        assertThat(cards.isPlayableNow(defending, Player.TWO, "Take Initiative").allowed())
                .isFalse();
        assertThatThrownBy(() -> cards.under("harsh"))
                .isInstanceOf(Problem.class)
                .hasMessage("There is no profile 'harsh'; choose table or lenient.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "table: startOfRound | table: startOfLunch | cards.yaml, line 6: unknown context 'startOfLunch'; known: startOfRound,",
                "timing: whenPushed | timing: startOfRound | cards.yaml, line 7: no card uses the timing 'whenPushed'; remove it or correct its name.",
                "timing: whenPushed | timing: whenPulled | cards.yaml, line 12: the card 'Shove' has the timing 'whenPulled', which is not described under timings.",
                "event: figureEnters | event: figureDances | cards.yaml, line 9: unknown event 'figureDances'; known: figureEnters,",
                "for: opponent | for: everyone | cards.yaml, line 9: timings.whenPushed.opens.for must be owner, opponent or both",
                "within: 1 | ranged: true | cards.yaml, line 9: the event figureEnters does not tell 'ranged'.",
                "trait: BRAWLER | job: BRAWLER | cards.yaml, line 12: unknown restriction 'job'; known: any, name,",
                "trait: BRAWLER | size: TINY | cards.yaml, line 12: cards.Shove.playableBy.size must be one of SMALL, LARGE, HUGE, MASSIVE.",
                "cost: 0 | cost: free | cards.yaml, line 12: cards.Shove.cost must be a number from 0 to 99.",
                "cost: 0, | `` | cards.yaml, line 12: the card 'Shove' needs a cost.",
                "Shove: | Take Initiative: | cards.yaml, line 12: 'Take Initiative' is there twice.",
                "when: when pushed | whn: when pushed | cards.yaml, line 8: unknown key 'whn'; known here: when, specialAction, opens, table.",
                "profiles: | profile: | cards.yaml, line 1: unknown key 'profile'; known here: profiles, timings, cards.",
                "{cost: 0 | {cost: [0 | cards.yaml, line 1",
            })
    void whatMeansNothingIsRefusedWithItsLine(String right, String wrong, String sentence) {
        assertThat(SMALL).contains(right);
        assertThatThrownBy(() -> read(SMALL.replace(right, wrong)))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(sentence)
                .hasMessageEndingWith(".");
    }

    private static CommandCards read(String file) {
        return CardFile.read("cards.yaml", file.getBytes(StandardCharsets.UTF_8));
    }
}
