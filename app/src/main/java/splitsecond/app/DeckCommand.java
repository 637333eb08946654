package splitsecond.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.DeckList;

/// Whether a deck list can be read and played.
@Command(name = "deck", description = "Check a deck list: can it be read, and can all its cards be played?")
final class DeckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Parameters(paramLabel = "FILE", description = "A list such as '4 Lightning Bolt', of Arena, MTGO or Forge.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        var pool = cards.pool();
        var deck = DeckList.read(file.toString(), Files.readString(file), pool);
        var definitions = new Definitions(pool);
        var out = spec.commandLine().getOut();
        int missing = 0;
        for (var entry : deck.main().entrySet()) {
            if (!(definitions.find(entry.getKey()) instanceof Compiled.Unsupported card)) continue;
            missing += entry.getValue();
            out.println("not supported: " + entry.getValue() + " " + card.name() + ": " + card.reasons());
        }
        out.println(deck.name() + ": " + deck.size() + " cards, " + (deck.size() - missing) + " of them supported");
        return missing == 0 ? 0 : 1;
    }
}
