package splitsecond.app.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.scenario.Proof;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.phrase.Trace;

/// `splitsecond cards phrases`: each rule of the phrasebook, how many supported cards use it, and a scenario that
/// proves it.
@Command(
        name = "phrases",
        description = "List each rule of the phrasebook, how many supported cards use it, and a scenario that fails "
                + "without what it says.")
final class PhrasesCommand implements Callable<Integer> {

    /// What is proven by no scenario, and used by this many cards, does not count.
    private static final int MANY = 5;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(names = "--unproven", description = "Only the rules that no scenario proves, most cards first.")
    private boolean unproven;

    @Option(
            names = "--list",
            paramLabel = "FILE",
            description = "Write the rules that no scenario proves into this file, sorted: the list that only shrinks.")
    private Path list;

    @Option(
            names = "--uncounted",
            paramLabel = "FILE",
            description = "Write the rules that no scenario proves though five or more cards use them into this file, "
                    + "sorted: cards that are read by them do not count as supported.")
    private Path uncounted;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|DIR",
            defaultValue = "app/src/test/resources/scenarios",
            description = "Scenario files, or folders of them (default: ${DEFAULT-VALUE}).")
    private List<Path> paths;

    /// A rule, the number of supported cards that use it, and one of them.
    private record Use(String rule, int cards, String example) {}

    /// The card with the shortest text is the example.
    private record Counted(int cards, String example, int length) {
        static Counted of(CardData card) {
            int length = card.oracleText().length();
            for (var face : card.faces()) length += face.oracleText().length();
            return new Counted(1, card.name(), length);
        }

        Counted plus(Counted other) {
            boolean shorter = length < other.length || length == other.length && example.compareTo(other.example) < 0;
            return new Counted(cards + other.cards, shorter ? example : other.example, Math.min(length, other.length));
        }
    }

    @Override
    public Integer call() throws IOException {
        var proof = new Proof(cards.definitions());
        var reader = new ScenarioReader();
        var files = ScenarioFiles.in(paths);
        try (var progress = new Progress("Playing", files.size())) {
            for (var file : files) {
                proof.look(reader.read(file));
                progress.step();
            }
        }
        if (list != null) {
            var open = Phrasebook.rules();
            open.removeAll(proof.proven().keySet());
            Files.write(list, open);
        }
        var uses = uses();
        if (uncounted != null)
            Files.write(
                    uncounted,
                    uses.stream()
                            .filter(use ->
                                    use.cards() >= MANY && !proof.proven().containsKey(use.rule()))
                            .map(Use::rule)
                            .sorted()
                            .toList());
        report(uses, proof.proven());
        return 0;
    }

    private List<Use> uses() {
        var counted = cards.only().cards().stream().filter(CardData::counts).toList();
        Map<String, Counted> counts = new ConcurrentHashMap<>();
        try (var progress = new Progress("Reading", counted.size())) {
            counted.parallelStream().forEach(card -> {
                progress.step();
                if (!(Phrasebook.compile(card) instanceof Compiled.Supported)) return;
                Set<String> rules = new HashSet<>();
                for (var trace : Phrasebook.traces(card)) add(trace, rules);
                for (var rule : rules) counts.merge(rule, Counted.of(card), Counted::plus);
            });
        }
        var none = new Counted(0, "", 0);
        return Phrasebook.rules().stream()
                .map(rule -> {
                    var count = counts.getOrDefault(rule, none);
                    return new Use(rule, count.cards, count.example);
                })
                .sorted(Comparator.comparingInt(Use::cards).reversed().thenComparing(Use::rule))
                .toList();
    }

    private static void add(Trace trace, Set<String> rules) {
        if (trace.rule() != null) rules.add(trace.rule());
        for (var part : trace.parts()) add(part, rules);
    }

    private void report(List<Use> uses, Map<String, String> proven) {
        var out = spec.commandLine().getOut();
        int open = 0;
        int openWithMany = 0;
        int openWithNone = 0;
        for (var use : uses) {
            String scenario = proven.get(use.rule());
            if (scenario == null) {
                open++;
                if (use.cards() >= MANY) openWithMany++;
                if (use.cards() == 0) openWithNone++;
            } else if (unproven) continue;
            String last = scenario != null ? scenario : use.cards() == 0 ? "unproven" : "unproven, " + use.example();
            out.printf("%6d  %s  (%s)%n", use.cards(), use.rule(), last);
        }
        out.printf(
                "%d rules: %d proven, %d unproven, of those %d with %d or more cards, %d with fewer, %d that no card uses%n",
                uses.size(),
                uses.size() - open,
                open,
                openWithMany,
                MANY,
                open - openWithMany - openWithNone,
                openWithNone);
    }
}
