package splitsecond.app.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.scenario.Cards;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.app.scenario.ScenarioRunner;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;

/// `splitsecond cards collect`: the cards that the project's own scenarios use become test data of the project, so that
/// they run where there is no card database.
@Command(
        name = "collect",
        description = "Write the cards that scenarios name, and that are not bundled, into a file of cards.")
final class CollectCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(
            names = "--into",
            paramLabel = "FILE",
            defaultValue = "app/src/test/resources/scenario-cards.jsonl",
            description = "The file of cards (default: ${DEFAULT-VALUE}).")
    private Path into;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|DIR",
            defaultValue = "app/src/test/resources/scenarios",
            description = "Scenario files, or folders of them (default: ${DEFAULT-VALUE}).")
    private List<Path> paths;

    @Override
    public Integer call() throws IOException {
        var definitions = new Definitions(Bundled.pool());
        if (Files.exists(into)) definitions.pool().add(CardReader.read(into));
        definitions.pool().add(cards.pool());
        var named = new Cards(definitions);
        var runner = new ScenarioRunner(named);
        var reader = new ScenarioReader();
        for (var file : ScenarioFiles.in(paths)) runner.run(reader.read(file));
        var bundled = Bundled.pool();
        var kept = new TreeMap<String, CardData>();
        for (var card : named.named())
            if (!card.isExtra() && bundled.find(card.name()) == null) kept.put(card.name(), functional(card));
        Files.writeString(
                into,
                kept.values().stream().map(card -> CardLines.write(card) + "\n").collect(Collectors.joining()));
        spec.commandLine().getOut().println(kept.size() + " cards are in " + into + ".");
        return 0;
    }

    /// What the rules need of it: no reminder text, no marks of collections.
    private static CardData functional(CardData card) {
        return new CardData(
                card.name(),
                card.layout(),
                card.manaCost(),
                card.typeLine(),
                withoutReminders(card.oracleText()),
                card.power(),
                card.toughness(),
                card.loyalty(),
                card.defense(),
                card.colors(),
                card.colorsGiven(),
                List.of(),
                Set.of(),
                card.faces().stream().map(CollectCommand::functional).toList(),
                Map.of(),
                "");
    }

    private static String withoutReminders(String text) {
        return text.replaceAll(" ?\\([^()]*\\)", "")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }
}
