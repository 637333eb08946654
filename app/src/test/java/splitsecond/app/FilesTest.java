package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.decision.GameOptions;

/// Files that cannot be used get one sentence that names the place, and exit code 2.
class FilesTest {

    @TempDir
    private Path folder;

    private final Program program = new Program();

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aDeckWithAMisspeltCardNamesTheLineAndTheNearestName() throws IOException {
        var deck = write("deck.txt", "20 Mountain\n4 Lightnin Bolt\n");
        assertThat(program.refusal("deck", deck)).contains("deck.txt:2", "Lightning Bolt");
    }

    @Test
    void aDeckThatCanBePlayedSaysSo() throws IOException {
        assertThat(program.run("deck", write("deck.txt", "20 Mountain\n40 Lightning Bolt\n")))
                .isZero();
        assertThat(program.out()).contains("60 cards, 60 of them supported");
    }

    private static final String LEGALITIES = """
            {"name": "Old Ring", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": "{T}: Add {C}.", "legalities": {"vintage": "restricted", "legacy": "banned", "modern": "not_legal"}}
            {"name": "Plain Ogre", "mana_cost": "{2}{R}", "type_line": "Creature — Ogre", "oracle_text": "", "power": "3", "toughness": "2", "legalities": {"vintage": "legal", "legacy": "legal", "modern": "legal"}}
            {"name": "Many Rats", "mana_cost": "{2}{B}", "type_line": "Creature — Rat", "oracle_text": "A deck can have any number of cards named Many Rats.", "power": "1", "toughness": "1", "legalities": {"vintage": "legal", "legacy": "legal"}}
            {"name": "Mountain", "type_line": "Basic Land — Mountain", "oracle_text": "({T}: Add {R}.)", "legalities": {"vintage": "legal", "legacy": "legal", "modern": "legal"}}
            """;

    @Test
    void aDeckSaysInWhichFormatsItIsLegalAndWhyNot() throws IOException {
        var cards = write("cards.jsonl", LEGALITIES);
        var deck = write("deck.txt", "20 Mountain\n35 Many Rats\n4 Plain Ogre\n1 Old Ring\n");
        assertThat(program.run("deck", deck, "--cards", cards)).isZero();
        assertThat(program.out()).contains("legal in: Vintage\n");
        assertThat(program.run("deck", deck, "--cards", cards, "--format", "Legacy"))
                .isOne();
        assertThat(program.out()).contains("Old Ring is banned in Legacy.", "not legal in Legacy");
        assertThat(program.run("deck", deck, "--cards", cards, "--format", "modern"))
                .isOne();
        assertThat(program.out()).contains("Old Ring is not in Modern.", "Many Rats is not in Modern.");
        var more = write("more.txt", "20 Mountain\n5 Plain Ogre\n2 Old Ring\n");
        assertThat(program.run("deck", more, "--cards", cards, "--format", "vintage"))
                .isOne();
        assertThat(program.out())
                .contains(
                        "It has 27 cards, and Vintage asks for 60.",
                        "There are 5 Plain Ogre, and 4 are the most.",
                        "Old Ring is restricted in Vintage: one is the most, and there are 2.");
        assertThat(program.refusal("deck", deck, "--cards", cards, "--format", "chess"))
                .contains("standard, pioneer");
    }

    @Test
    void aCardFileThatDoesNotSayWhatIsLegalIsNotAskedInVain() throws IOException {
        var cards = write("cards.jsonl", "{\"name\": \"Odd Rock\", \"type_line\": \"Artifact\"}\n");
        var deck = write("deck.txt", "60 Odd Rock\n");
        assertThat(program.run("deck", deck, "--cards", cards)).isZero();
        assertThat(program.out()).doesNotContain("legal");
        assertThat(program.refusal("deck", deck, "--cards", cards, "--format", "modern"))
                .contains("cards import");
    }

    @Test
    void aDeckNamesTheWordsThatAreNotUnderstood() throws IOException {
        var cards = write("cards.jsonl", """
                {"name": "Riddle Engine", "mana_cost": "{2}", "type_line": "Artifact", "oracle_text": "Frobnicate each riddle."}
                """);
        var deck = write("deck.txt", "20 Mountain\n40 Riddle Engine\n");
        assertThat(program.run("deck", deck, "--cards", cards)).isOne();
        assertThat(program.out())
                .contains(
                        "not supported: 40 Riddle Engine:",
                        "\"Frobnicate\" (No ability begins so.)",
                        "60 cards, 20 of them supported");
    }

    @Test
    void everythingThatIsWrongWithADeckIsToldAtOnceWithItsLine() throws IOException {
        var cards = write("cards.jsonl", """
                {"name": "Riddle Engine", "mana_cost": "{2}", "type_line": "Artifact", "oracle_text": "Frobnicate each riddle."}
                """);
        var deck = write("deck.txt", "20 Mountain\n4 Lightnin Bolt\n20 Riddle Engine\nmany Forests\n");
        assertThat(program.run("deck", deck, "--cards", cards)).isEqualTo(2);
        assertThat(program.err()).hasLineCount(2).contains("deck.txt:2: ", "deck.txt:4: Expected a number");
        assertThat(program.out()).contains("deck.txt:3: not supported: 20 Riddle Engine: \"Frobnicate\"");
    }

    @Test
    void whatIsNoTextIsNoDeck() throws IOException {
        var file = folder.resolve("deck.txt");
        Files.write(file, new byte[] {(byte) 0xc3, 0x28, 0, 1});
        assertThat(program.refusal("deck", file.toString())).contains("deck.txt: this is no text");
        assertThat(program.refusal("deck", folder.toString())).contains("this is a folder");
    }

    @Test
    void aMalformedCardFileNamesTheLine() throws IOException {
        var cards = write("cards.jsonl", "{\"name\": \"A\", \"type_line\": \"Instant\"}\n{\"name\": \n");
        assertThat(program.refusal("cards", "coverage", "--cards", cards)).contains("cards.jsonl:");
    }

    @Test
    void aRecordIsPlayedAgainAndAMalformedOneNamesTheLineOrTheChoice() throws IOException {
        var deck =
                new Definitions(Bundled.pool()).deck(Bundled.decks().getFirst().list());
        var seats = List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck));
        var game = Game.start(Setup.of(seats, 3, GameOptions.FAST));
        for (int i = 0; i < 40; i++) game.choose(game.decision().size() - 1);
        String text = game.record().toString();
        var record = write("game.txt", text);
        assertThat(program.run("replay", "--verify", record)).isZero();
        assertThat(program.out()).contains("ok ");
        assertThat(program.run("replay", record, "--at", "5")).isZero();
        assertThat(program.out()).contains("after 5 choices");
        assertThat(program.refusal("replay", write("a.txt", text.replace("seed 3", "seed three"))))
                .contains("a.txt: line 3");
        assertThat(program.refusal("replay", write("b.txt", text.replace("choices ", "choices 99 "))))
                .contains("b.txt", "choice 1");
        assertThat(program.refusal("replay", write("c.txt", text.replace("record 2", "record 9"))))
                .contains("form 9");
    }
}
