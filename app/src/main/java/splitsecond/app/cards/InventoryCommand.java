package splitsecond.app.cards;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import splitsecond.cards.Inventory;
import splitsecond.cards.data.CardData;

/// `splitsecond cards inventory`: the page docs/abilities.md.
@Command(
        name = "inventory",
        description = "Print every record of the ability language and how many cards use it, as docs/abilities.md.")
final class InventoryCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Override
    public Integer call() {
        List<CardData> counted =
                cards.only().cards().stream().filter(CardData::counts).toList();
        List<Inventory.Entry> entries;
        try (var progress = new Progress("Reading", counted.size())) {
            entries = Inventory.of(counted, progress::step);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("# The ability language");
        out.println();
        out.println(
                "Every record of `splitsecond.engine.ability`, the shortest ability in which it is said (`~` is the object itself),");
        out.println(
                "and how many supported cards use it. Look here before adding another. Made by `./splitsecond cards inventory`.");
        String chapter = "";
        for (var entry : entries) {
            if (!entry.chapter().equals(chapter)) {
                chapter = entry.chapter();
                out.println();
                out.println("## " + chapter);
                out.println();
                out.println("| record | said | cards |");
                out.println("|---|---|---:|");
            }
            out.println("| " + entry.name() + " | " + cell(entry.phrase()) + " | " + entry.cards() + " |");
        }
        return 0;
    }

    private static String cell(String phrase) {
        return phrase.replace("|", "\\|").replace("\n", " ");
    }
}
