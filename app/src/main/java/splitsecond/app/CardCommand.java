package splitsecond.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.cards.CardReport;
import splitsecond.app.cards.DesignerDeck;
import splitsecond.app.table.Opponents;
import splitsecond.app.table.PoolDecks;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.CardReader;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// `splitsecond card "Lightning Bolt"`: a card's text, what it means, and the text printed back from that; or the same
/// for each card of a file, and a table to play with them.
@Command(
        name = "card",
        description = "Show what the phrasebook makes of a card, of a text, or of the cards in a file.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:supported", "1:not supported", "2:a file or option is malformed"})
final class CardCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Parameters(arity = "0..1", paramLabel = "NAME|FILE", description = "The name of a card, or a file of cards.")
    private @Nullable String name;

    @Option(names = "--play", description = "Play with a deck of the file's cards, or of the card, in the browser.")
    private boolean play;

    @Option(names = "--port", defaultValue = "0", description = "With --play, the port (default: any that is free).")
    private int port;

    @Option(names = "--no-open", description = "With --play, only print the address.")
    private boolean noOpen;

    @Option(names = "--text", description = "The text of a card that does not exist; \\n begins a new line.")
    private @Nullable String text;

    @Option(names = "--name", paramLabel = "N", defaultValue = "This card", description = "Its name, with --text.")
    private String own;

    @Option(names = "--cost", defaultValue = "", description = "Its mana cost, such as 1R or {1}{R}.")
    private String cost;

    @Option(names = "--type", description = "Its type line (default: Creature).")
    private @Nullable String type;

    @Option(names = "--pt", paramLabel = "P/T", description = "Its power and toughness (without --type: 1/1).")
    private @Nullable String size;

    @Option(names = "--loyalty", paramLabel = "N", defaultValue = "", description = "Its loyalty.")
    private String loyalty;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if ((name == null) == (text == null))
            throw new ParameterException(spec.commandLine(), "Expected the name of a card, a file, or a --text");
        var shown = text != null ? List.of(invented(text)) : isFile() ? file() : List.of(named(String.valueOf(name)));
        if (play && !isFile() && text == null)
            throw new ParameterException(spec.commandLine(), "--play needs a file of cards, or a --text");
        var reports = shown.stream().map(CardReport::new).toList();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            var all = reports.stream().map(CardReport::json).toList();
            out.println(JsonMapper.shared().writeValueAsString(isFile() ? all : all.getFirst()));
        } else if (play) reports.stream().filter(report -> !report.supported()).forEach(report -> report.print(out));
        else reports.forEach(report -> report.print(out));
        long supported = reports.stream().filter(CardReport::supported).count();
        if (isFile() && !json) out.println(supported + " of " + reports.size() + " cards are supported.");
        if (play) return play(shown, reports);
        return supported == reports.size() ? 0 : 1;
    }

    private boolean isFile() {
        if (name == null) return false;
        var lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".json") || lower.endsWith(".jsonl") || lower.endsWith(".gz");
    }

    private List<CardData> file() {
        return CardReader.read(Path.of(String.valueOf(name)));
    }

    private int play(List<CardData> shown, List<CardReport> reports) throws InterruptedException {
        var mine =
                reports.stream().flatMap(report -> report.definition().stream()).toList();
        if (mine.isEmpty())
            throw new Problem(
                    name == null
                            ? "The card is not supported, so there is nothing to play."
                            : name + ": none of its cards is supported, so there is nothing to play.");
        var list = DesignerDeck.of("Your own cards", mine);
        var decks = new PoolDecks(
                () -> {
                    var pool = cards.pool();
                    pool.add(shown);
                    return pool;
                },
                List.of(list));
        return PlayCommand.serve(
                decks,
                Opponents.USUAL,
                PlayCommand.local(null),
                PlayCommand.Serving.here(port, !noOpen),
                spec.commandLine().getOut());
    }

    private CardData named(String wanted) {
        CardPool pool = cards.pool();
        CardData card = pool.find(wanted);
        if (card != null) return card;
        String nearest = pool.nearest(wanted);
        throw new Problem("There is no card named \"" + wanted + "\""
                + (nearest == null ? "." : "; did you mean \"" + nearest + "\"?"));
    }

    private CardData invented(String oracleText) {
        String pt = size != null ? size : type == null ? "1/1" : "";
        int slash = pt.indexOf('/');
        if (slash < 0 && !pt.isEmpty()) throw new Problem("--pt " + pt + ": expected two numbers, such as 2/2.");
        String power = slash < 0 ? "" : pt.substring(0, slash);
        String toughness = slash < 0 ? "" : pt.substring(slash + 1);
        String line = type == null ? "Creature" : type;
        return CardData.of(own, cost, line, oracleText.replace("\\n", "\n"), power, toughness)
                .withLoyalty(loyalty);
    }
}
