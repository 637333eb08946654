package splitsecond.app.cards;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import splitsecond.cards.Coverage;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// `splitsecond cards …`: about whole sets of cards.
@Command(
        name = "cards",
        description = "Import cards, count the supported ones, and play with them.",
        subcommands = {
            ImportCommand.class,
            ExerciseCommand.class,
            ProbeCommand.class,
            InventoryCommand.class,
            CollectCommand.class,
            PhrasesCommand.class,
            LawsCommand.class
        })
public final class CardsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Expected what to do with the cards, such as 'coverage'");
    }

    @Command(description = "How many cards are supported, and what is missing for the others.")
    int coverage(
            @Mixin CardFiles cards,
            @Option(
                            names = "--subset",
                            paramLabel = "NAMES.txt",
                            description = "Only the cards named in this file, one a line.")
                    @Nullable
                    Path subset,
            @Option(
                            names = "--top",
                            defaultValue = "30",
                            description = "How many of the missing phrases are listed (default: ${DEFAULT-VALUE}).")
                    int top,
            @Option(
                            names = "--names",
                            description =
                                    "Print only the names of the supported cards, sorted: the list that only grows.")
                    boolean names,
            @Option(names = "--json", description = "Print JSON.") boolean json)
            throws IOException {
        CardPool pool = cards.only();
        List<CardData> counted =
                subset == null ? pool.cards().stream().filter(CardData::counts).toList() : named(subset, pool);
        Coverage coverage;
        try (var progress = new Progress("Reading", counted.size())) {
            coverage = Coverage.of(counted, progress::step);
        }
        PrintWriter out = spec.commandLine().getOut();
        if (names) coverage.supportedNames().stream().sorted().forEach(out::println);
        else if (json) out.println(JsonMapper.shared().writeValueAsString(asMap(coverage, top)));
        else print(coverage, top, out);
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

    private static Map<String, Object> asMap(Coverage coverage, int top) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("cards", coverage.cards());
        map.put("supported", coverage.supported());
        map.put("instants_and_sorceries", coverage.spells());
        map.put("instants_and_sorceries_supported", coverage.supportedSpells());
        map.put("ambiguous", coverage.ambiguous());
        map.put("print_mismatch", coverage.misprinted());
        map.put("not_executed", coverage.notExecuted());
        map.put("unproven", coverage.unproven());
        map.put("blockers", coverage.blockers().stream().limit(top).toList());
        return map;
    }

    private static void print(Coverage coverage, int top, PrintWriter out) {
        out.printf("cards            %6d%n", coverage.cards());
        out.printf("supported        %6d  (%.1f%%)%n", coverage.supported(), 100 * coverage.share());
        out.printf(
                "of instants and sorceries %d of %d (%.1f%%)%n",
                coverage.supportedSpells(),
                coverage.spells(),
                100.0 * coverage.supportedSpells() / Math.max(1, coverage.spells()));
        out.printf("ambiguous        %6d%n", coverage.ambiguous());
        out.printf("print mismatch   %6d%n", coverage.misprinted());
        out.printf("not executed yet %6d%n", coverage.notExecuted());
        out.printf("unproven         %6d%n", coverage.unproven());
        if (coverage.blockers().isEmpty()) return;
        out.printf("%nWhat is missing (cards that lack only this, cards that lack it):%n");
        coverage.blockers().stream()
                .limit(top)
                .forEach(b -> out.printf("%6d %6d  %s  (%s)%n", b.alone(), b.cards(), b.place(), b.example()));
    }
}
