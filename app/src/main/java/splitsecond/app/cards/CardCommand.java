package splitsecond.app.cards;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// `splitsecond card "Lightning Bolt"`: a card's text, what it means, and the text printed back from that.
@Command(
        name = "card",
        description = "Show what the phrasebook makes of one card, or of a text.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:supported", "1:not supported", "2:a file or option is malformed"})
public final class CardCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Parameters(arity = "0..1", paramLabel = "NAME", description = "The name of a card.")
    private @Nullable String name;

    @Option(names = "--text", description = "The text of a card that does not exist; \\n begins a new line.")
    private @Nullable String text;

    @Option(names = "--cost", defaultValue = "", description = "Its mana cost, such as 1R or {1}{R}.")
    private String cost;

    @Option(names = "--type", defaultValue = "Creature", description = "Its type line (default: ${DEFAULT-VALUE}).")
    private String type;

    @Option(names = "--pt", paramLabel = "P/T", defaultValue = "", description = "Its power and toughness.")
    private String size;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if ((name == null) == (text == null))
            throw new ParameterException(spec.commandLine(), "Expected the name of a card, or its --text");
        var report = new CardReport(text == null ? named(String.valueOf(name)) : invented(text));
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(JsonMapper.shared().writeValueAsString(report.json()));
        else report.print(out);
        return report.supported() ? 0 : 1;
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
        int slash = size.indexOf('/');
        if (slash < 0 && !size.isEmpty()) throw new Problem("--pt " + size + ": expected two numbers, such as 2/2.");
        String power = slash < 0 ? "" : size.substring(0, slash);
        String toughness = slash < 0 ? "" : size.substring(slash + 1);
        return CardData.of("This card", cost, type, oracleText.replace("\\n", "\n"), power, toughness);
    }
}
