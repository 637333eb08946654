package splitsecond.app.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.terminal.Style;
import splitsecond.cards.Definitions;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// Plays a record again, step by step, to its end or to one of its choices; of a folder, all records, to verify them.
@Command(
        name = "replay",
        description = "Step through a record, show where it stands after some choices, or verify a folder of records.",
        footer = {"", "In a terminal, or with --step, it waits: Enter goes on, 'back' goes back, a number goes there."})
public final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(names = "--at", paramLabel = "N", description = "Show where it stands after so many choices.")
    private @Nullable Integer at;

    @Option(names = "--step", description = "Wait for what to show next, over a pipe too.")
    private boolean step;

    @Option(
            names = "--verify",
            description = "Only say whether it, or each record of a folder, replays to the hash it was made with.")
    private boolean verify;

    @Parameters(paramLabel = "FILE", description = "A record, or with --verify a folder of records.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        var definitions = cards.definitions();
        if (verify) return verify(definitions);
        if (Files.isDirectory(file)) throw new Problem(file + ": this is a folder; --verify replays all its records.");
        var record = read(file);
        var replay = new Replay(
                record, check(record, definitions), spec.commandLine().getOut(), Style.here());
        if (at != null) replay.showAfter(at);
        else if (step || Style.here() == Style.ANSI)
            replay.step(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
        else replay.tell();
        return 0;
    }

    private static GameRecord read(Path path) throws IOException {
        try {
            return GameRecord.parse(Files.readString(path));
        } catch (MalformedInputException _) {
            throw new Problem(path + ": this is no text, so it is no record.");
        } catch (IllegalArgumentException wrong) {
            throw new Problem(path + ": " + wrong.getMessage() + ".");
        }
    }

    private Setup check(GameRecord record, Definitions definitions) {
        int choices = record.choices().length;
        if (at != null && (at < 0 || at > choices))
            throw new Problem("--at " + at + ": the record has " + Replay.count(choices) + ".");
        try {
            return record.replay(cards(record, definitions), at == null ? choices : at)
                    .setup();
        } catch (IllegalArgumentException wrong) {
            throw new Problem(file + ": " + wrong.getMessage() + ".");
        }
    }

    /// In a sandbox there are cards whose text is not supported.
    private static Function<String, @Nullable CardDefinition> cards(GameRecord record, Definitions definitions) {
        return record.options().sandbox() ? definitions::cardOrByHand : definitions::supported;
    }

    private int verify(Definitions definitions) throws IOException {
        var out = spec.commandLine().getOut();
        int failed = 0;
        var records = records();
        if (records.isEmpty()) throw new Problem(file + ": the folder has no records.");
        for (var path : records) {
            try {
                var record = read(path);
                record.replay(cards(record, definitions));
                out.println("ok " + path);
            } catch (IllegalArgumentException wrong) {
                failed++;
                out.println("FAILED " + path + ": " + wrong.getMessage() + ".");
            } catch (Problem problem) {
                failed++;
                out.println("FAILED " + problem.getMessage());
            }
        }
        out.println((records.size() - failed) + " of " + records.size() + " records replay to their hashes.");
        return failed == 0 ? 0 : 1;
    }

    private List<Path> records() throws IOException {
        if (!Files.isDirectory(file)) return List.of(file);
        try (var files = Files.list(file)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
