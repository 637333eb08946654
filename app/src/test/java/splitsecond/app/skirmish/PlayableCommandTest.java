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

class PlayableCommandTest {

    private static final String STATE = """
            {"round": 1, "roundMessageSent": true, "activationTurn": 1, "attack": {"attacker": 1, "defender": 2},
             "events": [{"timing": "whenHostileFigureEntersAdjacentSpace", "player": 2}],
             "figures": {"1": [{"name": "Luke Skywalker", "traits": ["LEADER"]}]},
             "hands": {"1": ["Take Initiative", "Advance Warning", "Force Push", "Urgency", "Nonsense"],
                       "2": ["Self-Defense", "Blitz", "Blitz"]}}
            """;

    private final Program program = new Program();

    @TempDir
    private Path folder;

    @Test
    void oneLineACardInHandOrder() throws IOException {
        assertThat(run(STATE, "--player", "1")).isZero();
        assertThat(program.out().lines())
                .containsExactly(
                        "yes  Take Initiative",
                        "yes  Advance Warning",
                        "no   Force Push: You have no figure in play that may: FORCE USER.",
                        "no   Urgency: It is never played from hand, only as a special action of a deployment card.",
                        "no   Nonsense: There is no command card of that name.");
    }

    @Test
    void theStrictProfileAsJson() throws IOException {
        assertThat(run(STATE, "--player", "2", "--profile", "strict", "--json")).isZero();
        assertThat(program.out().lines())
                .containsExactly(
                        "{\"card\":\"Self-Defense\",\"timing\":\"whenHostileFigureEntersAdjacentSpace\","
                                + "\"playable\":true,\"failed\":[],\"reason\":\"\"}",
                        blitz(),
                        blitz());
    }

    private static String blitz() {
        return "{\"card\":\"Blitz\",\"timing\":\"duringAttack\",\"playable\":false,\"failed\":[\"IS_ATTACKER\"],"
                + "\"reason\":\"Cannot play Blitz: You are not the attacker.\"}";
    }

    @Test
    void anEmptyHand() throws IOException {
        assertThat(run("{}", "--player", "2")).isZero();
        assertThat(program.out().strip()).isEqualTo("Player 2 has no cards in hand.");
    }

    @Test
    void whatIsMalformedIsRefusedInOneSentence() throws IOException {
        assertThat(run("{\"round\": one}", "--player", "1")).isEqualTo(2);
        assertThat(program.err()).hasLineCount(1).contains("state.json, line 1: ");
    }

    @Test
    void aFolderIsNotAStateFile() {
        assertThat(program.run("skirmish", "playable", "--player", "1", "--state", folder.toString()))
                .isEqualTo(2);
        assertThat(program.err()).hasLineCount(1).contains("this is a folder");
    }

    @Test
    void aPlayerThatDoesNotExist() throws IOException {
        assertThat(run(STATE, "--player", "3")).isEqualTo(2);
        assertThat(program.err()).hasLineCount(1).startsWith("--player must be 1 or 2, not 3");
    }

    @Test
    void aProfileThatDoesNotExist() throws IOException {
        assertThat(run(STATE, "--player", "1", "--profile", "loose")).isEqualTo(2);
        assertThat(program.err().strip()).isEqualTo("There is no profile 'loose'; choose table or strict.");
    }

    @Test
    void anEditorsOwnCards() throws IOException {
        var cards = Files.writeString(folder.resolve("cards.yaml"), """
                profiles: {table: mine}
                timings:
                  late: {when: late, table: duringLunch}
                cards:
                  Nap: {cost: 0, timing: late}
                """);
        assertThat(run(STATE, "--player", "1", "--cards", cards.toString())).isEqualTo(2);
        assertThat(program.err()).contains("cards.yaml, line 3: unknown context 'duringLunch'");
    }

    private int run(String state, String... options) throws IOException {
        var file = Files.writeString(folder.resolve("state.json"), state);
        var args = new ArrayList<>(List.of("skirmish", "playable", "--state", file.toString()));
        args.addAll(List.of(options));
        return program.run(args.toArray(String[]::new));
    }
}
