package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.DeckList;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;

/// The example of the README for those who use the engine as a library: it compiles, plays, and is the one printed
/// there.
class LibraryExampleTest {

    static final class Example {

        static String winner() {
            var burn = deck("20 Mountain\n20 Lightning Bolt\n20 Raging Goblin");
            var seats = List.of(new Setup.Seat("alice", burn), new Setup.Seat("bob", burn));
            var players = List.of(Players.named("heuristic"), Players.named("random"));
            var game = Game.start(Setup.of(seats, 42, GameOptions.FAST));
            while (!game.isOver()) {
                var decision = game.decision();
                var player = players.get(decision.player());
                game.choose(player.choose(game.viewOf(decision.player()), decision));
            }
            return game.winner() < 0 ? "nobody" : seats.get(game.winner()).name();
        }

        static List<CardDefinition> deck(String list) {
            var pool = Bundled.pool();
            var cards = new ArrayList<CardDefinition>();
            DeckList.readAll("my deck", list, pool).list().main().forEach((name, count) -> {
                if (Phrasebook.compile(Objects.requireNonNull(pool.find(name))) instanceof Compiled.Supported(var card))
                    cards.addAll(Collections.nCopies(count, card));
            });
            return cards;
        }
    }

    @Test
    void itPlaysAGame() {
        assertThat(Example.deck("20 Mountain\n20 Lightning Bolt\n20 Raging Goblin"))
                .hasSize(60);
        assertThat(Example.winner()).isEqualTo("alice");
    }

    @Test
    void theReadmePrintsIt() throws IOException {
        var source = Files.readString(Path.of("src/test/java/splitsecond/players/LibraryExampleTest.java"));
        int from = source.indexOf("        static String winner()");
        int to = source.indexOf("\n    }\n", from);
        var example = source.substring(from, to).stripIndent().strip();
        var printed = Files.readString(Path.of("../README.md")).replace("\r", "");
        assertThat(printed).contains(example.lines().map(String::stripTrailing).toList());
    }
}
