package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import splitsecond.engine.Position.Daylight;
import splitsecond.timing.Problem;

/// Scenario files are read completely, and what is wrong with one is said with its line.
class ScenarioReaderTest {

    private static final Path OWN = Path.of("src/test/resources/scenarios");

    private final ScenarioReader reader = new ScenarioReader();

    static List<Path> ownFiles() throws IOException {
        try (var files = Files.walk(OWN)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("ownFiles")
    void everyScenarioOfTheProjectIsWellFormedAndCitesRules(Path file) throws IOException {
        var scenario = reader.read(file);
        assertThat(scenario.rules()).isNotEmpty();
        assertThat(scenario.expected()).isNotEmpty();
        assertThat(file.getFileName().toString()).matches("[a-z0-9-]+\\.yaml");
    }

    @Test
    void noTwoScenariosSayTheSame() throws IOException {
        var files = new HashMap<String, Path>();
        for (var file : ownFiles()) {
            var other = files.put(reader.read(file).title(), file);
            assertThat(other).as("%s has the same title", file).isNull();
        }
    }

    @Test
    void namesSayWhoseAndWhich() {
        var players = List.of("alice", "bob");
        var name = ObjectName.read(1, "bob's Hill Giant (2)", players);
        assertThat(name.whose()).isEqualTo("bob");
        assertThat(name.name()).isEqualTo("Hill Giant");
        assertThat(name.ordinal()).isEqualTo(2);
        assertThat(ObjectName.read(1, "Ajani's Pridemate", players).name()).isEqualTo("Ajani's Pridemate");
    }

    @Test
    void thePositionIsRead() {
        var given = reader.read("f", """
                scenario: A position
                given:
                  alice: {life: 3, hand: [2 Shock], mana: "2GG"}
                  bob:
                    poison: 4
                    library: []
                    battlefield:
                      - 4 Forest
                      - {Hill Giant: {tapped: true, sick: yes, counters: {+1/+1: 2}, attached to: null, damage: 1}}
                      - {Holy Strength: {attached to: bob's Hill Giant}}
                  turn: {number: 3, active: bob, step: declare blockers}
                  seed: 7
                then: {over: false}
                """).given();
        var alice = given.players().get(0);
        var bob = given.players().get(1);
        assertThat(alice.life()).isEqualTo(3);
        assertThat(alice.cards(Zone.HAND)).containsExactly(new Scenario.CardCount(3, 2, "Shock"));
        assertThat(alice.mana()).hasToString("{G}{G}{C}{C}");
        assertThat(alice.hasDefaultLibrary()).isTrue();
        assertThat(bob.hasDefaultLibrary()).isFalse();
        assertThat(bob.battlefield().get(0).card().count()).isEqualTo(4);
        var giant = bob.battlefield().get(1);
        assertThat(giant.tapped()).isTrue();
        assertThat(giant.sick()).isTrue();
        assertThat(giant.counters()).containsEntry("+1/+1", 2);
        assertThat(giant.damage()).isEqualTo(1);
        assertThat(bob.battlefield().get(2).attachedTo()).hasToString("bob's Hill Giant");
        assertThat(given.turn()).isEqualTo(new Scenario.Turn(3, "bob", TurnStep.DECLARE_BLOCKERS, Daylight.NEITHER));
        assertThat(given.seed()).isEqualTo(7);
    }

    @Test
    void stepsAreRead() {
        assertThat(step("resolve")).isInstanceOf(Step.ResolveTop.class);
        assertThat(step("resolve all")).isInstanceOf(Step.ResolveAll.class);
        assertThat(step("alice undoes")).isEqualTo(new Step.Undo(6, "alice"));
        assertThat(step("go to: bob's upkeep")).isEqualTo(new Step.GoTo(6, "bob", null, TurnStep.UPKEEP));
        assertThat(step("go to: turn 3 end")).isEqualTo(new Step.GoTo(6, null, 3, TurnStep.END));
        assertThat(step("alice attacks: {Hill Giant: bob}"))
                .isInstanceOfSatisfying(
                        Step.Attack.class,
                        attack -> assertThat(attack.attackers().getFirst().attacked())
                                .hasToString("bob"));
        assertThat(step("bob blocks: {Wall of Wood: [Hill Giant, Gray Ogre]}"))
                .isInstanceOfSatisfying(
                        Step.Block.class, block -> assertThat(block.blockers()).hasSize(2));
        assertThat(step("{alice activates: Mutavault, ability: 2}"))
                .isInstanceOfSatisfying(
                        Step.Activate.class,
                        activate -> assertThat(activate.ability()).isEqualTo(new Step.Which.Nth(2)));
        assertThat(step("alice turns up: Exalted Angel"))
                .isInstanceOfSatisfying(
                        Step.Activate.class,
                        activate -> assertThat(activate.ability()).isEqualTo(new Step.Which.Keyword("turn face up")));
    }

    @Test
    void choicesOfACastAreRead() {
        var step = step("{alice casts: Fireball, x: 3, targets: [[bob, Hill Giant]], kicked: true, as: flashback, "
                + "from: graveyard, modes: [1, 3], divide: [2, 1], paying: []}");
        assertThat(step).isInstanceOfSatisfying(Step.Cast.class, cast -> {
            assertThat(cast.choices().x()).isEqualTo(3);
            var targets = Objects.requireNonNull(cast.choices().targets());
            assertThat(targets.grouped()).isTrue();
            assertThat(targets.flat()).hasSize(2);
            assertThat(cast.choices().kicked()).isEqualTo(1);
            assertThat(cast.choices().from()).isEqualTo(Zone.GRAVEYARD);
            assertThat(cast.choices().modes()).containsExactly(1, 3);
            assertThat(cast.choices().divide()).containsExactly(2, 1);
            assertThat(cast.choices().paying()).isEmpty();
            assertThat(cast.choices().tapping()).isNull();
        });
    }

    @Test
    void aRefusedStepHasItsOptionsInsideOrBeside() {
        var inside = step("refused: {alice casts: Shock, targets: [bob], because: no}");
        var beside = step("refused: {alice casts: Shock}\n    targets: [bob]\n    because: no");
        assertThat(List.of(inside, beside))
                .allSatisfy(step -> assertThat(step).isInstanceOfSatisfying(Step.Refused.class, refused -> {
                    assertThat(refused.because()).isEqualTo("no");
                    assertThat(refused.action())
                            .isInstanceOfSatisfying(
                                    Step.Cast.class,
                                    cast -> assertThat(cast.choices().targets()).isNotNull());
                }));
        assertThat(step("refused: alice undoes")).isEqualTo(new Step.Refused(6, new Step.Undo(6, "alice"), null));
    }

    @Test
    void answersAreRead() {
        assertThat(answer("yes")).isEqualTo(new Answer.YesNo(6, true));
        assertThat(answer("false")).isEqualTo(new Answer.YesNo(6, false));
        assertThat(answer("3")).isEqualTo(new Answer.Number(6, 3));
        assertThat(answer("bob's Hill Giant"))
                .isInstanceOfSatisfying(
                        Answer.Named.class,
                        named -> assertThat(named.name().whose()).isEqualTo("bob"));
        assertThat(answer("[2, 1]"))
                .isEqualTo(new Answer.Several(6, List.of(new Answer.Number(6, 2), new Answer.Number(6, 1))));
        assertThat(answer("{top: [Island], bottom: []}"))
                .isInstanceOfSatisfying(
                        Answer.Assigned.class,
                        assigned -> assertThat(assigned.entries()).hasSize(2));
    }

    private Step step(String step) {
        return reader.read("f", """
                scenario: A step
                given:
                  alice: {}
                  bob: {}
                when:
                  - %s
                then: {over: false}
                """.formatted(step)).steps().getFirst();
    }

    private Answer answer(String answer) {
        var step = step("alice chooses: " + answer);
        return step instanceof Step.Choose choose ? choose.answer() : new Answer.Number(0, 0);
    }

    @Test
    void whatIsMalformedIsNamedWithItsLine() {
        malformed("scenario: x\ngiven: {alice: {}, bob: {}}\nthen: {}\nwhat: 1", 4, "there is no part 'what'");
        malformed("scenario: x\ngiven: {alice: {}}\nthen: {}", 2, "expected at least two players");
        malformed("scenario: x\nscenario: y", 2, "'scenario' is here twice");
        malformed("- scenario", 1, "expected a mapping such as {name: value}, not a list");
        malformed("", 1, "the file is empty");
        malformed("scenario: [x", 1, "this is not YAML: a bracket or a quotation mark is opened and never closed.");
        malformed("scenario: a: b", 1, "this is not YAML: there is one colon too many");
        malformed(
                "scenario: x\nrules: [\"999.9z\"]\ngiven: {alice: {}, bob: {}}\nthen: {}",
                2,
                "there is no rule '999.9z'");
    }

    @Test
    void whatIsMalformedInAPositionIsNamedWithItsLine() {
        given("alice: {lives: 3}", "there is no belonging 'lives'; expected one of life, poison");
        given("alice: {life: many}", "expected a whole number, not 'many'");
        given("alice: {poison: -1}", "expected a number that is not negative");
        given("alice: {hand: Shock}", "expected a list such as [A, B], not 'Shock'");
        given("alice: {mana: {X: 1}}", "there is no kind of mana 'X'");
        given("alice: {mana: 2Q}", "'2Q' is no mana");
        given("alice: {battlefield: [{Hill Giant: {tap: true}}]}", "there is no property of a permanent 'tap'");
        given("alice: {battlefield: [{Hill Giant: {tapped: 3}}]}", "expected true or false, not '3'");
        given("turn: {step: main}", "'main' is no step of a turn");
        given("turn: {active: carol}", "'carol' is no player; expected one of bob, carl");
        given("stack: {}", "'stack' cannot be the name of a player");
    }

    @Test
    void whatIsMalformedInAStepIsNamedWithItsLine() {
        when("resolves", "there is no step 'resolves'; expected resolve, resolve all");
        when("carol passes", "there is no player 'carol'; expected one of alice, bob");
        when("alice casts", "'alice casts' does not say what");
        when("{alice casts: Shock, target: [bob]}", "there is no option of 'casts' 'target'; expected one of targets");
        when("{alice casts: Shock, targets: {bob: 1}}", "expected a list such as [A, B], not a mapping");
        when("{alice casts: Shock, from: stack}", "'stack' is no zone to play from");
        when("{alice casts: Fireball, modes: [1, 0]}", "expected a number from 1, not '0'");
        when("{alice plays: Forest, x: 1}", "there is no option of 'plays' 'x'");
        when("{alice casts: Shock, bob casts: Shock}", "two things are done in one step");
        when("{alice chooses: yes, targets: []}", "'chooses' takes no 'targets'");
        when("go to: untap", "nobody has priority in the untap step");
        when("go to: lunch", "'lunch' is no step of a turn");
        when("refused: resolve", "there is no step 'resolve'");
        when("alice chooses: &a [*a]", "nested too deeply");
    }

    @Test
    void whatIsMalformedInAnExpectationIsNamedWithItsLine() {
        when("check: {alice: {size: 3}}", "there is no property of a player 'size'");
        when("check: {over: maybe}", "'maybe' is no end of a game; expected PLAYER wins, draw or false");
        when("check: {turn: {phase: end}}", "there is no part of a turn 'phase'");
        when("check: {Hill Giant: {strength: 3}}", "there is no property of an object 'strength'");
        when("check: {Hill Giant: {colors: [pink]}}", "'pink' is no colour");
        when("check: {Hill Giant: 3}", "expected a mapping such as {name: value}, not '3'");
    }

    private void given(String line, String message) {
        malformed("scenario: x\ngiven:\n  bob: {}\n  carl: {}\n  " + line + "\nthen: {}", 5, message);
    }

    private void when(String step, String message) {
        malformed("scenario: x\ngiven: {alice: {}, bob: {}}\nwhen:\n  - " + step + "\nthen: {}", 4, message);
    }

    private void malformed(String text, int line, String message) {
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> reader.read("file.yaml", text))
                .withMessageStartingWith("file.yaml:" + line + ": ")
                .withMessageContaining(message);
    }

    @Test
    void aFileThatIsNoTextIsMalformed(@TempDir Path folder) throws IOException {
        var file = Files.write(folder.resolve("a.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThatExceptionOfType(Problem.class)
                .isThrownBy(() -> reader.read(file))
                .withMessageContaining("not UTF-8");
    }
}
