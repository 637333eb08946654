package splitsecond.app.cards;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.cards.Compiled;
import splitsecond.cards.Coverage;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// `splitsecond cards coverage`: how much of the cards and of decks is supported.
@Command(name = "coverage", description = "How many cards are supported, and what is missing for the others.")
final class CoverageCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(
            names = "--subset",
            paramLabel = "NAMES.txt",
            description = "Only the cards named in this file, one a line: those of a set, say.")
    private @Nullable Path subset;

    @Option(
            names = "--decks",
            paramLabel = "FOLDER",
            description = "Also how many of the deck lists there can be played whole, sideboards included, "
                    + "and which cards the others lack.")
    private @Nullable Path decks;

    @Option(
            names = "--top",
            defaultValue = "30",
            description = "How many of the missing phrases are listed (default: ${DEFAULT-VALUE}).")
    private int top;

    @Option(
            names = "--missing",
            description = "List each card that is not supported, with the words where reading stops.")
    private boolean missing;

    @Option(
            names = "--names",
            description = "Print only the names of the supported cards, sorted: the list that only grows.")
    private boolean names;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        CardPool pool = cards.only();
        List<CardData> counted =
                subset == null ? pool.cards().stream().filter(CardData::counts).toList() : named(subset, pool);
        Coverage coverage;
        try (var progress = new Progress("Reading", counted.size())) {
            coverage = Coverage.of(counted, progress::step);
        }
        DeckCoverage whole = decks == null ? null : DeckCoverage.of(decks, new Definitions(pool));
        PrintWriter out = spec.commandLine().getOut();
        if (names) coverage.supportedNames().stream().sorted().forEach(out::println);
        else if (json) out.println(JsonMapper.shared().writeValueAsString(asMap(coverage, whole)));
        else print(coverage, whole, out);
        return 0;
    }

    private static List<CardData> named(Path subset, CardPool pool) throws IOException {
        List<CardData> cards = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(subset)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            CardData card = pool.find(line);
            if (card == null)
                throw new Problem(subset + ":" + number + ": There is no card named \"" + line.strip() + "\".");
            cards.add(card);
        }
        return cards;
    }

    private Map<String, Object> asMap(Coverage coverage, @Nullable DeckCoverage whole) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("cards", coverage.cards());
        map.put("supported", coverage.supported());
        map.put("groups", coverage.groups());
        if (whole != null) map.put("decks", whole);
        map.put("ambiguous", coverage.ambiguous());
        map.put("print_mismatch", coverage.misprinted());
        map.put("not_executed", coverage.notExecuted());
        map.put("unproven", coverage.unproven());
        map.put("one_offs", coverage.oneOffs());
        map.put("blockers", coverage.blockers().stream().limit(top).toList());
        if (missing)
            map.put(
                    "missing",
                    coverage.unsupported().stream()
                            .map(card -> Map.of("name", card.name(), "reasons", card.reasons()))
                            .toList());
        return map;
    }

    private void print(Coverage coverage, @Nullable DeckCoverage whole, PrintWriter out) {
        line(out, "cards", coverage.cards(), coverage.supported());
        for (var group : coverage.groups()) line(out, group.name(), group.cards(), group.supported());
        if (whole != null) line(out, "decks, with sideboards", whole.decks(), whole.whole());
        out.printf("%-26s %6d%n", "ambiguous", coverage.ambiguous());
        out.printf("%-26s %6d%n", "print mismatch", coverage.misprinted());
        out.printf("%-26s %6d%n", "not executed yet", coverage.notExecuted());
        out.printf("%-26s %6d%n", "unproven", coverage.unproven());
        out.printf("%-26s %6d%n", "one-offs", coverage.oneOffs());
        if (whole != null && !whole.missing().isEmpty()) {
            out.printf("%nWhat decks lack (decks that lack only this, decks that lack it):%n");
            for (var card : whole.missing()) out.printf("%6d %6d  %s%n", card.alone(), card.decks(), card.name());
        }
        if (missing) {
            out.printf("%nNot supported:%n");
            for (Compiled.Unsupported card : coverage.unsupported()) out.println(card.name() + ": " + card.reasons());
        }
        if (coverage.blockers().isEmpty()) return;
        out.printf("%nWhat is missing (cards that lack only this, cards that lack it):%n");
        coverage.blockers().stream()
                .limit(top)
                .forEach(b -> out.printf("%6d %6d  %s  (%s)%n", b.alone(), b.cards(), b.place(), b.example()));
    }

    private static void line(PrintWriter out, String what, int all, int supported) {
        out.printf("%-26s %6d of %6d  (%.1f%%)%n", what, supported, all, 100.0 * supported / Math.max(1, all));
    }
}
