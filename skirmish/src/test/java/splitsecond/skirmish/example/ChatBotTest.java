package splitsecond.skirmish.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.GameState;
import splitsecond.skirmish.Move;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Skirmish;

class ChatBotTest {

    private final Skirmish game = new Skirmish(
            CommandCards.bundled(),
            GameState.NOTHING_YET.withHand(Player.ONE, List.of("Take Initiative", "Blitz")),
            InstantSource.system());
    private final ChatBot bot = new ChatBot(game, Map.of("leia", Player.ONE, "vader", Player.TWO));

    @Test
    void twoUsersPlay() {
        assertThat(bot.answer("leia", "!hand")).isEqualTo(Skirmish.NONE_FITS);
        game.make(new Move.StartRound());
        assertThat(bot.answer("leia", "!hand")).isEqualTo("Choose a card: Take Initiative.");
        assertThat(bot.answer("leia", "!why Blitz")).isEqualTo("Cannot play Blitz: No attack is in progress.");
        assertThat(bot.answer("leia", "!play Blitz")).isEqualTo(Skirmish.WRONG_TIMING);
        assertThat(bot.answer("leia", "!play take initiative")).isEqualTo("Play Take Initiative? Confirm or cancel.");
        assertThat(bot.answer("leia", "!yes")).isEqualTo("Player 1 plays Take Initiative. Player 2: !play or !pass.");
        assertThat(bot.answer("vader", "!pass")).isEqualTo("Player 2 passes.");
        assertThat(bot.answer("jabba", "!hand")).isEqualTo("You are not in this game.");
        assertThat(bot.answer("leia", "hello")).startsWith("Try !hand");
    }

    @Test
    void theDocumentationShowsThisVeryCode() throws IOException {
        var code = Files.readString(Path.of("src/test/java/splitsecond/skirmish/example/ChatBot.java"));
        var shown = code.substring(code.indexOf("/// Plays"));
        assertThat(Files.readString(Path.of("../docs/skirmish.md"))).contains(shown);
        assertThat(shown.lines().count()).isLessThanOrEqualTo(30);
    }
}
