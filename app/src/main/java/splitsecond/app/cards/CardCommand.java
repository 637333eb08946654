package splitsecond.app.cards;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Face;
import splitsecond.timing.Problem;

/// `splitsecond card "Lightning Bolt"`: a card's text, its structure, and the text printed back from it.
@Command(name = "card", description = "Show what the phrasebook makes of one card, or of a text.")
public final class CardCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Parameters(arity = "0..1", paramLabel = "NAME", description = "The name of a card.")
    private @Nullable String name;

    @Option(names = "--text", description = "The text of a card that does not exist.")
    private @Nullable String text;

    @Option(names = "--cost", defaultValue = "", description = "Its mana cost.")
    private String cost;

    @Option(names = "--type", defaultValue = "Creature", description = "Its type line (default: ${DEFAULT-VALUE}).")
    private String type;

    @Option(names = "--pt", paramLabel = "P/T", defaultValue = "", description = "Its power and toughness.")
    private String size;

    @Override
    public void run() {
        if ((name == null) == (text == null))
            throw new ParameterException(spec.commandLine(), "Expected the name of a card, or its --text");
        PrintWriter out = spec.commandLine().getOut();
        switch (Phrasebook.compile(text == null ? named(String.valueOf(name)) : invented(text))) {
            case Compiled.Supported(CardDefinition card) -> card.faces().forEach(face -> print(face, out));
            case Compiled.Unsupported card -> card.problems().forEach(problem -> print(problem, out));
        }
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
        String power = slash < 0 ? "" : size.substring(0, slash);
        String toughness = slash < 0 ? "" : size.substring(slash + 1);
        return CardData.of("This card", cost, type, oracleText.replace("\\n", "\n"), power, toughness);
    }

    private static void print(Face face, PrintWriter out) {
        out.println(face.name() + (face.manaCost() == null ? "" : "  " + face.manaCost()));
        out.println(face.types());
        if (!face.text().isEmpty()) out.println(face.text());
        for (Ability ability : face.abilities()) {
            String printed = Phrasebook.print(ability);
            out.println();
            out.println("  " + ability);
            if (printed != null) out.println("  = " + printed.replace("\n", "\n    "));
        }
        out.println();
    }

    /// The text with a caret under the place that is not understood.
    private static void print(Compiled.Problem problem, PrintWriter out) {
        String text = problem.text();
        int lineStart = text.lastIndexOf('\n', Math.max(0, problem.from() - 1)) + 1;
        int lineEnd = text.indexOf('\n', problem.from());
        out.println(problem.face() + " is not supported:");
        out.println("  " + text.substring(lineStart, lineEnd < 0 ? text.length() : lineEnd));
        out.println("  " + " ".repeat(Math.max(0, problem.from() - lineStart))
                + "^"
                        .repeat(Math.max(
                                1, Math.min(problem.to(), lineEnd < 0 ? text.length() : lineEnd) - problem.from())));
        out.println("  " + problem.reason());
    }
}
