package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardReader;
import splitsecond.timing.Problem;

/// What a scenario gets wrong is said, whether it is the file, a step or an expectation. With bundled cards only.
class ScenarioRunnerTest {

    private static final String GIVEN = """
            scenario: A test
            given:
              alice:
                hand: [Lightning Bolt, Giant Growth, Flametongue Kavu, Terror]
                battlefield: [5 Mountain, Forest, 2 Swamp, Serra Angel]
              bob:
                battlefield: [Hill Giant, Grizzly Bears, Sol Ring]
            """;

    private final ScenarioRunner runner = new ScenarioRunner(new Cards(Definitions.bundled()));

    private Outcome play(String steps) {
        return runner.run(new ScenarioReader().read("test.yaml", GIVEN + steps));
    }

    private Outcome.Failed failure(String steps) {
        assertThat(play(steps)).isInstanceOf(Outcome.Failed.class);
        return (Outcome.Failed) play(steps);
    }

    private String problem(String steps) {
        return String.valueOf(assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> play(steps))
                .actual()
                .getMessage());
    }

    @Test
    void aCardThatDoesNotExistIsAProblemOfTheFile() {
        var text = GIVEN.replace("Terror", "Teror") + "then: {}\n";
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> runner.run(new ScenarioReader().read("test.yaml", text)))
                .withMessage("test.yaml:4: there is no card named 'Teror'; did you mean 'Terror'?");
    }

    @Test
    void aLoyaltyCostOfWhatHasNoneIsAProblemOfTheFile() {
        assertThat(problem("when: [{alice activates: Serra Angel, ability: 0}]\nthen: {}\n"))
                .startsWith("test.yaml:8: expected a number from 1, not '0'");
    }

    @Test
    void aNameThatFitsNothingIsAProblemOfTheFile() {
        assertThat(problem("""
                        when:
                          - alice casts: Lightning Bolt
                            targets: [Hill Gaint]
                        then: {}
                        """)).isEqualTo("test.yaml:10: there is nothing named 'Hill Gaint' in this game now.");
        assertThat(problem("""
                when:
                  - alice casts: Shock
                then: {}
                """)).startsWith("test.yaml:9:");
        assertThat(problem("""
                when:
                  - refused: {alice attacks: [Hill Giant (2)]}
                then: {}
                """)).startsWith("test.yaml:9:");
        assertThat(problem("then: {Hill Gaint: {power: 3}}\n")).startsWith("test.yaml:8:");
        assertThat(problem("then: {bob: {graveyard: {Hill Gaint: 0}}}\n")).startsWith("test.yaml:8:");
    }

    @Test
    void aQuestionThatNobodyAnswersSaysWhoWasAskedWhat() {
        var failed = failure("""
                when:
                  - alice casts: Flametongue Kavu
                  - resolve
                then: {}
                """);
        assertThat(failed.line()).isEqualTo(10);
        assertThat(failed.actual())
                .startsWith("alice was asked for a target about Flametongue Kavu:")
                .contains("Hill Giant");
    }

    @Test
    void aTargetThatIsLeftOutMayBeAnsweredNext() {
        assertThat(play("""
                        when:
                          - alice casts: Lightning Bolt
                          - alice chooses: bob
                          - resolve
                        then: {bob: {life: 17}}
                        """)).isInstanceOf(Outcome.Passed.class);
    }

    @Test
    void anAnswerThatWasNeverAskedForFails() {
        assertThat(failure("""
                when:
                  - alice chooses: yes
                then: {}
                """).actual()).isEqualTo("nothing was asked");
    }

    @Test
    void whatIsAllowedWasNotRefused() {
        var failed = failure("""
                when:
                  - refused: {alice casts: Lightning Bolt, targets: [bob]}
                then: {}
                """);
        assertThat(failed.expected()).isEqualTo("a refusal");
        assertThat(failed.line()).isEqualTo(9);
    }

    @Test
    void aRefusalForAnotherReasonFails() {
        var failed = failure("""
                when:
                  - refused: {alice casts: Terror, targets: [Sol Ring]}
                    because: You do not have priority.
                then: {}
                """);
        assertThat(failed.actual())
                .startsWith(
                        "the refusal: Cannot cast Terror: Sol Ring is not a legal target (target nonartifact, nonblack creature");
    }

    @Test
    void aRefusedStepFailsWhereItWasNotExpected() {
        assertThat(failure("""
                                when:
                                  - bob passes
                                then: {}
                                """).actual()).isEqualTo("Cannot pass: You do not have priority.");
    }

    @Test
    void theOnlyLegalTargetMustBeTheOneThatIsNamed() {
        var given = """
                scenario: A test
                given:
                  alice: {hand: [Giant Growth], battlefield: [Forest, Sol Ring]}
                  bob: {battlefield: [Hill Giant]}
                when:
                  - refused: {alice casts: Giant Growth, targets: [Sol Ring]}
                    because: "Cannot cast Giant Growth: Sol Ring is not a legal target (target creature)."
                then: {alice: {hand: [Giant Growth]}, Forest: {tapped: false}}
                """;
        assertThat(runner.run(new ScenarioReader().read("test.yaml", given))).isInstanceOf(Outcome.Passed.class);
    }

    @Test
    void whatDoesNotHoldIsShownWithTheLogSinceTheLastCheck() {
        var failed = failure("""
                when:
                  - alice casts: Lightning Bolt
                    targets: [bob]
                  - check: {stack: [Lightning Bolt]}
                  - resolve
                then: {bob: {life: 16}}
                """);
        assertThat(failed.line()).isEqualTo(13);
        assertThat(failed.expected()).isEqualTo("bob's life: 16");
        assertThat(failed.actual()).isEqualTo("bob's life: 17");
        assertThat(failed.log())
                .contains("Lightning Bolt deals 3 damage to bob")
                .doesNotContain("alice casts Lightning Bolt");
    }

    @Test
    void whoExpectsNothingIsToldWhatHappened() {
        var asking = """
                when:
                  - alice casts: Lightning Bolt
                    targets: [bob]
                  - resolve
                  - alice casts: Flametongue Kavu
                  - resolve
                """;
        assertThat(play(asking))
                .isInstanceOfSatisfying(
                        Outcome.Passed.class,
                        passed -> assertThat(passed.told())
                                .contains("Lightning Bolt deals 3 damage to bob")
                                .last()
                                .asString()
                                .startsWith("alice was asked for a target about Flametongue Kavu:"));
    }

    @Test
    void aGameThatNeverStopsTellsItsLastSentences() {
        var failed = failure("""
                when:
                  - go to: turn 12 upkeep
                then: {bob: {life: 1}}
                """);
        assertThat(failed.log()).hasSize(61).first().asString().endsWith("lines before)");
    }

    @Test
    void afterTheEndOfTheGameNothingIsDone() {
        var given = """
                scenario: A test
                given:
                  alice: {hand: [2 Lightning Bolt], battlefield: [2 Mountain]}
                  bob: {life: 3}
                when:
                  - alice casts: Lightning Bolt
                    targets: [bob]
                  - resolve all
                  - go to: end
                then: {}
                """;
        var outcome = runner.run(new ScenarioReader().read("test.yaml", given));
        assertThat(outcome).isInstanceOfSatisfying(Outcome.Failed.class, failed -> {
            assertThat(failed.line()).isEqualTo(9);
            assertThat(failed.actual()).isEqualTo("the game is over");
        });
    }

    @Test
    void aCardWithTextNobodyUnderstandsIsUnsupported(@TempDir Path folder) throws IOException {
        var file = folder.resolve("cards.json");
        Files.writeString(file, """
                {"name": "Odd Bear", "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "power": "2", "toughness": "2",
                 "oracle_text": "Whenever the moon is full, sing."}
                """);
        var scenario = new ScenarioReader().read("test.yaml", GIVEN.replace("Terror", "Odd Bear") + "then: {}\n");
        var definitions = Definitions.bundled();
        definitions.pool().add(CardReader.read(file));
        assertThat(new ScenarioRunner(new Cards(definitions)).run(scenario))
                .isInstanceOfSatisfying(
                        Outcome.Unsupported.class, not -> assertThat(not.what()).startsWith("Odd Bear: "));
    }
}
