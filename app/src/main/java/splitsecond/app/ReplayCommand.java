package splitsecond.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.GameView;
import splitsecond.timing.Problem;

/// Plays a record again, to its end or to one of its choices; of a folder, all records, to verify them.
@Command(name = "replay", description = "Play a record again, and show where it stands.")
final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(names = "--at", paramLabel = "N", description = "Stop after so many choices.")
    private @Nullable Integer at;

    @Option(names = "--verify", description = "Only say whether it replays to the state it was made from.")
    private boolean verify;

    @Parameters(paramLabel = "FILE", description = "A record, or a folder of records.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        var definitions = cards.definitions();
        var out = spec.commandLine().getOut();
        for (var record : records()) {
            var game = replay(record, definitions);
            if (verify) out.println("ok " + record);
            else show(game, out);
        }
        return 0;
    }

    private List<Path> records() throws IOException {
        if (!Files.isDirectory(file)) return List.of(file);
        try (var files = Files.list(file)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private Game replay(Path path, Definitions definitions) throws IOException {
        try {
            var record = GameRecord.parse(Files.readString(path));
            int until = at == null ? record.choices().length : at;
            if (until < 0 || until > record.choices().length)
                throw new Problem("--at " + until + ": the record has " + record.choices().length + " choices.");
            return record.replay(definitions::supported, until);
        } catch (IllegalArgumentException wrong) {
            throw new Problem(path + ": " + wrong.getMessage() + ".");
        }
    }

    private static void show(Game game, PrintWriter out) {
        var view = game.viewOf(GameView.SPECTATOR);
        out.println("Turn " + view.turn() + ", " + view.playerName(view.activePlayer()) + "'s "
                + view.step().word() + ", after " + game.decisionId() + " choices");
        for (int player = 0; player < view.playerCount(); player++) {
            int owner = player;
            out.println(view.playerName(player) + ": " + view.life(player) + " life, " + view.handSize(player)
                    + " cards in hand, " + view.librarySize(player) + " in library");
            var names = view.battlefield().stream()
                    .filter(object -> object.controller() == owner)
                    .map(GameView.ObjectView::name)
                    .toList();
            if (!names.isEmpty()) out.println("  " + String.join(", ", names));
        }
        if (view.isOver()) out.println(view.winner() < 0 ? "A draw" : view.playerName(view.winner()) + " has won");
    }
}
