package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.timing.Problem;

class StateFileTest {

    private static final CommandCards CARDS = CommandCards.bundled();

    @Test
    void everythingThatAFileCanSay() {
        var game = read("""
                {"round": 1, "roundMessageSent": true, "endActivationShown": false, "activationTurn": 1,
                 "endOfRoundTurn": null, "attack": {"attacker": 1, "defender": 2},
                 "events": [{"timing": "whenHostileFigureEntersAdjacentSpace", "player": 2}],
                 "figures": {"1": [{"name": "Luke Skywalker", "traits": ["LEADER"], "size": "SMALL",
                   "affiliation": "REBEL", "unique": true}]},
                 "hands": {"1": ["Take Initiative"], "2": []}}
                """);
        assertThat(game.round()).isEqualTo(new Round(1, true, false, false));
        assertThat(game.activation()).isEqualTo(new Activation(Player.ONE, null, 0, 2));
        assertThat(game.endOfRoundTurn()).isNull();
        assertThat(game.attack()).isEqualTo(new Attack(Player.ONE, Player.TWO, false));
        assertThat(game.windows()).singleElement().satisfies(window -> {
            assertThat(window.player()).isEqualTo(Player.TWO);
            assertThat(CARDS.isPlayableNow(game, Player.TWO, "Self-Defense").allowed())
                    .isTrue();
        });
        assertThat(game.figuresOf(Player.ONE))
                .containsExactly(new Figure(
                        "Luke Skywalker",
                        Set.of("LEADER"),
                        Figure.Size.SMALL,
                        Figure.Affiliation.REBEL,
                        true,
                        0,
                        false,
                        false));
        assertThat(game.knowsFiguresOf(Player.TWO)).isFalse();
        assertThat(game.hand(Player.ONE)).isEqualTo(List.of("Take Initiative"));
    }

    @Test
    void aMissingKeyMeansNo() {
        assertThat(read("{}")).isEqualTo(GameState.NOTHING_YET);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | state.json: the file is empty.",
                "[] | state.json, line 1: the file must be an object with named fields.",
                "{\"round\": 1 | state.json, line 1: a bracket or a quotation mark is opened and never closed.",
                "{\"rond\": 1} | state.json, line 1: unknown key 'rond'; known here: round,",
                "{\"round\": \"1\"} | state.json, line 1: round must be a number from 0 to 1000000.",
                "{\"round\": 1.5} | state.json, line 1: 1.5 is not a value",
                "{\"round\": 99999999999999999999} | state.json, line 1",
                "{\"roundMessageSent\": 1} | state.json, line 1: roundMessageSent must be true or false.",
                "{\"activationTurn\": 3} | state.json, line 1: activationTurn must be a number from 1 to 2.",
                "{\"attack\": {\"attacker\": 1}} | state.json, line 1: attack must name its attacker and its defender.",
                "{\"attack\": {\"attacker\": 1, \"defender\": 1}} | state.json, line 1: attack.attacker and attack.defender must be",
                "{\"events\": [{\"timing\": \"whenever\", \"player\": 1}]} | state.json, line 1: unknown timing 'whenever' in events[0].",
                "{\"events\": [{\"timing\": \"other\"}]} | state.json, line 1: events[0] must name its timing and its player.",
                "{\"figures\": {\"3\": []}} | state.json, line 1: unknown key '3'; known here: 1, 2.",
                "{\"figures\": {\"1\": [{}]}} | state.json, line 1: figures.1[0] must have a name.",
                "{\"figures\": {\"1\": [{\"name\": \"X\", \"size\": \"TINY\"}]}} | state.json, line 1: figures.1[0].size must be one of SMALL,",
                "{\"hands\": {\"1\": [7]}} | state.json, line 1: hands.1[0] must be a text.",
                "{\"hands\": []} | state.json, line 1: hands must be an object with named fields.",
                "{} {} | state.json, line 1: there is more after the end.",
            })
    void whatMeansNothingIsRefusedInOneSentence(String file, String sentence) {
        assertThatThrownBy(() -> read(file))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(sentence)
                .message()
                .doesNotContain("\n")
                .endsWith(".");
    }

    private static GameState read(String file) {
        return StateFile.read("state.json", file.getBytes(StandardCharsets.UTF_8), CARDS);
    }
}
