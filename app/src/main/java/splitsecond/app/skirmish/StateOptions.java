package splitsecond.app.skirmish;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.GameState;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.StateFile;

/// Which moment of which game a question is about, and how it is answered.
final class StateOptions {

    @Option(names = "--state", required = true, paramLabel = "FILE", description = "The game and the hands, as JSON.")
    private Path state;

    @Option(names = "--player", required = true, paramLabel = "1|2", description = "Whose hand.")
    private int player;

    @Option(names = "--profile", description = "table: the table of contexts (default); strict: the real windows.")
    private @Nullable String profile;

    @Option(names = "--json", description = "One JSON object a line.")
    private boolean json;

    @Option(names = "--cards", paramLabel = "FILE", description = "Your own card file, instead of the bundled one.")
    private @Nullable Path cardFile;

    boolean isJson() {
        return json;
    }

    CommandCards cards() throws IOException {
        var cards = SkirmishCommand.cards(cardFile);
        return profile == null ? cards : cards.under(profile);
    }

    GameState game(CommandCards cards) throws IOException {
        return StateFile.read(state, cards);
    }

    Player player(CommandSpec spec) {
        if (player != 1 && player != 2)
            throw new ParameterException(spec.commandLine(), "--player must be 1 or 2, not " + player);
        return player == 1 ? Player.ONE : Player.TWO;
    }
}
