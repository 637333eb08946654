package splitsecond.app;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.DeckList;
import splitsecond.cards.data.Format;
import splitsecond.timing.Problem;

/// Whether a deck list can be read and played.
@Command(name = "deck", description = "Check a deck list: can it be read, and can all its cards be played?")
final class DeckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Parameters(paramLabel = "FILE", description = "A list such as '4 Lightning Bolt', of Arena, MTGO or Forge.")
    private Path file;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            description = "Whether it may be played there, by the legalities of the card file: standard, modern, …")
    private @Nullable String format;

    @Override
    public Integer call() throws IOException {
        var pool = cards.pool();
        var read = DeckList.readAll(file.toString(), text(), pool);
        var err = spec.commandLine().getErr();
        for (var fault : read.faults()) err.println(file + ":" + fault.line() + ": " + fault.sentence());
        int unsupported = tellUnsupported(read, new Definitions(pool));
        if (!read.faults().isEmpty()) return ExitCode.USAGE;
        var deck = read.list();
        var judged = Format.judge(deck, pool);
        var wanted = format == null ? null : wanted(format, judged);
        var out = spec.commandLine().getOut();
        out.println(deck.name() + ": " + deck.size() + " cards, " + (deck.size() - unsupported) + " of them supported");
        if (wanted != null) {
            for (String reason : wanted.reasons()) out.println(reason);
            out.println((wanted.legal() ? "legal in " : "not legal in ") + wanted.format());
        } else if (!judged.isEmpty()) out.println("legal in: " + legal(judged));
        return unsupported == 0 && (wanted == null || wanted.legal()) ? 0 : 1;
    }

    private String text() throws IOException {
        if (Files.isDirectory(file)) throw new Problem(file + ": this is a folder, not a deck list.");
        try {
            return Files.readString(file);
        } catch (MalformedInputException _) {
            throw new Problem(file + ": this is no text, so it is no deck list.");
        }
    }

    /// How many cards of the deck are not supported; each is told with its line and the words.
    private int tellUnsupported(DeckList.Read read, Definitions definitions) {
        var out = spec.commandLine().getOut();
        int cards = 0;
        for (var entry : read.list().main().entrySet()) {
            if (!(definitions.find(entry.getKey()) instanceof Compiled.Unsupported card)) continue;
            cards += entry.getValue();
            out.println(file + ":" + read.lines().get(entry.getKey()) + ": not supported: " + entry.getValue() + " "
                    + card.name() + ": " + card.reasons());
        }
        return cards;
    }

    private static String legal(List<Format.Judged> judged) {
        var formats = judged.stream()
                .filter(Format.Judged::legal)
                .map(Format.Judged::format)
                .collect(Collectors.joining(", "));
        return formats.isEmpty() ? "no format" : formats;
    }

    private static Format.Judged wanted(String name, List<Format.Judged> judged) {
        var format = Format.named(name);
        if (format == null)
            throw new Problem("There is no format \"" + name + "\" here; there are "
                    + Format.ALL.stream().map(Format::id).collect(Collectors.joining(", ")) + ".");
        for (var one : judged) if (one.format().equals(format.name())) return one;
        throw new Problem(
                "The card file does not say where the deck's cards are legal; fetch all cards (cards import).");
    }
}
