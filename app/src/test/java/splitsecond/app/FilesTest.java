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
