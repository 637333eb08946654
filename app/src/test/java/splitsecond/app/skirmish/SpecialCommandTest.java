package splitsecond.app.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;

class SpecialCommandTest {

    private static final String STATE = """
            {"round": 1, "roundMessageSent": true, "activationTurn": 1, "activatingFigure": "Chewbacca",
             "actionsTaken": 1,
             "figures": {"1": [{"name": "Luke Skywalker", "traits": ["FORCE USER"]},
                               {"name": "Chewbacca", "traits": ["WOOKIEE"]}, {"name": "Loku Kanoloa"}]},
             "hands": {"1": ["Urgency", "Take Initiative", "Force Jump", "Coordinated Attack", "Nonsense"]}}
            """;

    private final Program program = new Program();

    @TempDir
    private Path folder;

    @Test
    void onlySpecialActionsAreListedAndEachSaysWhyNot() throws IOException {
        assertThat(run(STATE, "--player", "1", "--figure", "Chewbacca")).isZero();
        assertThat(program.out().lines())
                .containsExactly(
                        "yes  Urgency (1 action)",
                        "no   Force Jump: Only this may play it: FORCE USER.",
                        "no   Coordinated Attack: It costs 2 actions and 1 action is left.");
    }

    @Test
    void theButtonOfAnotherFigureSaysWhoIsActivating() throws IOException {
        assertThat(run(STATE, "--player", "1", "--figure", "luke skywalker")).isZero();
        assertThat(program.out().lines())
                .startsWith("no   Urgency: Chewbacca is activating, not luke skywalker.")
                .hasSize(3);
    }

    @Test
    void asJsonWithAllThatIsMissing() throws IOException {
        assertThat(run(STATE, "--player", "1", "--figure", "Chewbacca", "--json"))
                .isZero();
        assertThat(program.out().lines())
                .containsExactly(
                        "{\"card\":\"Urgency\",\"actions\":1,\"playable\":true,\"failed\":[],\"reason\":\"\"}",
                        "{\"card\":\"Force Jump\",\"actions\":1,\"playable\":false,\"failed\":[\"RESTRICTION\"],"
                                + "\"reason\":\"Cannot play Force Jump: Only this may play it: FORCE USER.\"}",
                        "{\"card\":\"Coordinated"
                                + " Attack\",\"actions\":2,\"playable\":false,\"failed\":[\"ACTIONS\",\"RESTRICTION\"],\"reason\":\"Cannot"
                                + " play Coordinated Attack: It costs 2 actions and 1 action is left.\"}");
    }

    @Test
    void outsideAnActivationNothingIsPossible() throws IOException {
        var other = STATE.replace("\"activationTurn\": 1", "\"activationTurn\": 2");
        assertThat(run(other, "--player", "1", "--figure", "Chewbacca")).isZero();
        assertThat(program.out().lines()).startsWith("no   Urgency: It is not your activation.");
    }

    @Test
    void figuresThatNobodyListedAreNotChecked() throws IOException {
        var state = "{\"activationTurn\": 1, \"hands\": {\"1\": [\"Force Jump\"]}}";
        assertThat(run(state, "--player", "1", "--figure", "Yoda")).isZero();
        assertThat(program.out().strip()).isEqualTo("yes  Force Jump (1 action)");
    }

    @Test
    void aHandWithoutSpecialActions() throws IOException {
        assertThat(run("{\"hands\": {\"2\": [\"Blitz\"]}}", "--player", "2", "--figure", "Yoda"))
                .isZero();
        assertThat(program.out().strip()).isEqualTo("Player 2 has no special actions in hand.");
    }

    @Test
    void theFigureMustBeNamed() throws IOException {
        assertThat(run(STATE, "--player", "1")).isEqualTo(2);
        assertThat(program.err()).contains("--figure");
    }

    private int run(String state, String... options) throws IOException {
        var file = Files.writeString(folder.resolve("state.json"), state);
        var args = new ArrayList<>(List.of("skirmish", "special", "--state", file.toString()));
        args.addAll(List.of(options));
        return program.run(args.toArray(String[]::new));
    }
}
