package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.app.Program;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.DeckList;
import tools.jackson.databind.json.JsonMapper;

/// What a card's designer is told.
class CardCommandTest {

    private final Program program = new Program();

    @Test
    void aCardIsExplainedInWordsAndPrintedBack() {
        assertThat(program.run(
                        "card",
                        "--text",
                        "This card deals 3 damage to any target and you gain 3 life.",
                        "--type",
                        "Instant",
                        "--cost",
                        "RW"))
                .isZero();
        assertThat(program.out()).contains("""
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
        assertThat(program.run(
                        "card",
                        "--text",
                        "Flying\\nWhenever this creature attacks, destroy target idea.",
                        "--pt",
                        "2/2"))
                .isEqualTo(1);
        assertThat(program.out()).contains("""
                          Whenever this creature attacks, destroy target idea.
                                                                         ^^^^
                          Expected \
                        """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    Creature — Human | vigilence | "vigilence": did you mean "vigilance"? Write: Vigilance
                    Enchantment | other soldiers you control get +1/+1 | Write: Other Soldiers you control get +1/+1.
                    Enchantment | When CARDNAME enters the battlefield, draw a card. | Write: When this enchantment enters, draw a card.
                    Enchantment | At the start of your upkeep, draw a card. | Write: At the beginning of your upkeep, draw a card.
                    Land | T: Add G. | Write: {T}: Add {G}.
                    Creature — Bird | When this creature comes into play, draw a card. | Write: When this creature enters, draw a card.
                    Instant | Destroy target craeture. | "craeture": did you mean "creature"? Write: Destroy target creature.
                    Instant | Counter target spell unless its controller pay {3}. | Write: Counter target spell unless its controller pays {3}.
                    instant | Draw a card. | Write: Instant
                    legendary creture - elf | Draw a card. | "creture": did you mean "Creature"? Write: Legendary Creature — elf
                    Summon Elf | Flying | Write: Creature — Elf
                    """)
    void whoWritesACardIsToldWhatWouldBeRead(String type, String text, String advice) {
        assertThat(program.run("card", "--text", text, "--type", type, "--pt", "2/2"))
                .isEqualTo(1);
        assertThat(program.out()).containsIgnoringCase(advice);
    }

    @Test
    void aCreatureHasPowerAndToughness() {
        assertThat(program.run("card", "--text", "Flying", "--type", "Creature — Bird"))
                .isEqualTo(1);
        assertThat(program.out()).contains("A creature has a power and a toughness");
        assertThat(program.run("card", "--text", "Flying", "--name", "Wren")).isZero();
        assertThat(program.out()).startsWith("Wren");
    }

    @Test
    void noTextTakesLong() {
        for (String text : List.of(
                "flying, ".repeat(3000) + "flying",
                "flying, ".repeat(240) + "flying",
                "You may ".repeat(240) + "draw a card.",
                "Draw a card and ".repeat(120) + "draw a card."))
            assertTimeoutPreemptively(
                    Duration.ofSeconds(20), () -> program.run("card", "--text", text, "--type", "Instant"));
    }

    @Test
    void toolsGetJson() {
        assertThat(program.run("card", "Serra Angel", "--json")).isZero();
        var json = JsonMapper.shared().readTree(program.out());
        assertThat(json.at("/supported").asBoolean()).isTrue();
        assertThat(json.at("/faces/0/abilities/0/structure/is").asString()).isEqualTo("Keyword");
        assertThat(json.at("/faces/0/abilities/0/meaning/value").asString()).isEqualTo("flying");
        assertThat(json.at("/faces/0/printed_back").asString()).isEqualTo("Flying, vigilance");
        assertThat(program.run("card", "--text", "Destroy target idea.", "--type", "Instant", "--json"))
                .isEqualTo(1);
        assertThat(JsonMapper.shared()
                        .readTree(program.out())
                        .at("/problems/0/span")
                        .asString())
                .isEqualTo("idea");
    }

    @Test
    void everyCardOfAFileIsReported(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("mine.json"), """
                [{"name": "Ember Fox", "cost": "1R", "type": "Creature — Fox", "pt": "2/1", "text": "Haste"},
                 {"name": "Riddle", "cost": "U", "type": "Instant", "text": "Why?"}]
                """);
        assertThat(program.run("card", file.toString())).isEqualTo(1);
        assertThat(program.out()).contains("keyword: haste", "  Why?\n  ^", "1 of 2 cards are supported.");
    }

    @Test
    void aDeckOfOnesOwnCardsHasThemAllAndLandsOfTheirColors() {
        var definitions = Definitions.bundled();
        var own = List.of(definitions.card("Serra Angel"), definitions.card("Lightning Bolt"));
        var deck = DeckList.read("deck", DesignerDeck.of("Mine", own), definitions.pool());
        assertThat(deck.name()).isEqualTo("Mine");
        assertThat(deck.size()).isEqualTo(60);
        assertThat(deck.main())
                .containsEntry("Serra Angel", 4)
                .containsEntry("Lightning Bolt", 4)
                .containsKeys("Plains", "Mountain")
                .doesNotContainKeys("Island", "Swamp", "Forest");
        assertThat(definitions.deck(deck)).hasSize(60);
    }

    @Test
    void aMisspeltNameGetsTheNearestOne() {
        assertThat(program.refusal("card", "Sera Angel")).contains("did you mean \"Serra Angel\"?");
    }
}
