package splitsecond.app.cards;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `splitsecond cards …`: about whole sets of cards.
@Command(
        name = "cards",
        description = "Import cards, count the supported ones, and play with them.",
        subcommands = {
            CoverageCommand.class,
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
}
