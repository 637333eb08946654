package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;

/// What `cards coverage` counts.
class CoverageCommandTest {

    private static final String CARDS = """
            {"name": "Old Bolt", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Draw a card.", "first_printed": {"date": "1993-08-05", "set": "LEA"}}
            {"name": "New Riddle", "mana_cost": "{R}", "type_line": "Sorcery", "oracle_text": "Frobnicate each riddle.", "first_printed": {"date": "2024-02-09", "set": "MKM"}}
            {"name": "Walker", "mana_cost": "{3}", "type_line": "Legendary Planeswalker — Walker", "oracle_text": "[+1]: Draw a card.", "loyalty": "3", "first_printed": {"date": "2021-01-01"}}
            {"name": "Tale", "mana_cost": "{2}{W}", "type_line": "Enchantment — Saga", "oracle_text": "I, II — Draw a card.\\nIII — Frobnicate."}
            {"name": "Forest", "type_line": "Basic Land — Forest", "oracle_text": "({T}: Add {G}.)"}
            """;

    @TempDir
    private Path folder;

    private final Program program = new Program();
    private String cards = "";

    @BeforeEach
    void writeCards() throws IOException {
        cards = Files.writeString(folder.resolve("cards.jsonl"), CARDS).toString();
    }

    @Test
    void groupsAreCountedApart() {
        assertThat(program.run("cards", "coverage", "--cards", cards)).isZero();
        assertThat(program.out())
                .containsPattern("cards +3 of +5 +\\(60.0%\\)")
                .containsPattern("instants and sorceries +1 of +2 ")
                .containsPattern("planeswalkers +1 of +1 ")
                .containsPattern("Sagas +0 of +1 ")
                .containsPattern("first printed since 2021 +1 of +2 ");
    }

    @Test
    void decksAreWholeWithTheirSideboards() throws IOException {
        Path decks = Files.createDirectory(folder.resolve("decks"));
        Files.writeString(decks.resolve("whole.txt"), "4 Forest\n\nSideboard\n1 Old Bolt\n");
        Files.writeString(decks.resolve("side.txt"), "4 Forest\n\nSideboard\n1 New Riddle\n");
        Files.writeString(decks.resolve("both.txt"), "4 Tale\n1 New Riddle\n1 No Such Card\n");
        assertThat(program.run("cards", "coverage", "--cards", cards, "--decks", decks.toString()))
                .isZero();
        assertThat(program.out())
                .containsPattern("decks, with sideboards +1 of +3 ")
                .containsPattern("1 +2 +New Riddle")
                .containsPattern("0 +1 +Tale")
                .containsPattern("0 +1 +No Such Card");
    }

    @Test
    void aFolderThatIsNotThereIsRefused() {
        assertThat(program.refusal("cards", "coverage", "--cards", cards, "--decks", folder + "/none"))
                .contains("There is no folder");
    }

    @Test
    void missingCardsAreListedWithTheWordsWhereReadingStops() throws IOException {
        var subset = Files.writeString(folder.resolve("set.txt"), "New Riddle\nOld Bolt\n");
        assertThat(program.run("cards", "coverage", "--cards", cards, "--missing", "--subset", subset.toString()))
                .isZero();
        assertThat(program.out()).contains("New Riddle: \"Frobnicate\"").doesNotContain("Tale");
    }
}
