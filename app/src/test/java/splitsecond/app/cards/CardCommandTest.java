package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import splitsecond.app.Main;
import tools.jackson.databind.json.JsonMapper;

/// What a card's designer is told.
class CardCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @Test
    void aCardIsExplainedInWordsAndPrintedBack() {
        assertThat(run(
                        "card",
                        "--text",
                        "This card deals 3 damage to any target and you gain 3 life.",
                        "--type",
                        "Instant",
                        "--cost",
                        "RW"))
                .isZero();
        assertThat(out.toString()).contains("""
                        Meaning
                          spell: as it resolves
                            1. deal damage
                              source: this spell
                              amount: 3
                              to: any target
                            2. gain life
                              who: you
                              amount: 3

                        Printed back
                          This card deals 3 damage to any target and you gain 3 life.
                        """);
    }

    @Test
    void whatIsNotUnderstoodHasACaretUnderItAndSaysWhatWasExpected() {
        assertThat(run(
                        "card",
                        "--text",
                        "Flying\\nWhenever this creature attacks, destroy target idea.",
                        "--pt",
                        "2/2"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("""
                          Whenever this creature attacks, destroy target idea.
                                                                         ^^^^
                          Expected \
                        """);
    }

    @Test
    void toolsGetJson() {
        assertThat(run("card", "Serra Angel", "--json")).isZero();
        var json = JsonMapper.shared().readTree(out.toString());
        assertThat(json.at("/supported").asBoolean()).isTrue();
        assertThat(json.at("/faces/0/abilities/0/structure/is").asString()).isEqualTo("Keyword");
        assertThat(json.at("/faces/0/abilities/0/meaning/value").asString()).isEqualTo("flying");
        assertThat(json.at("/faces/0/printed_back").asString()).isEqualTo("Flying, vigilance");
        out.getBuffer().setLength(0);
        assertThat(run("card", "--text", "Destroy target idea.", "--type", "Instant", "--json"))
                .isEqualTo(1);
        assertThat(JsonMapper.shared()
                        .readTree(out.toString())
                        .at("/problems/0/span")
                        .asString())
                .isEqualTo("idea");
    }

    @Test
    void aMisspeltNameGetsTheNearestOne() {
        assertThat(run("card", "Sera Angel")).isEqualTo(2);
        assertThat(err.toString()).contains("did you mean \"Serra Angel\"?");
    }
}
