package splitsecond.app.cards;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;
import splitsecond.players.exercise.Exercise;
import splitsecond.timing.Problem;

/// `splitsecond cards exercise`: every supported card is played with.
@Command(
        name = "exercise",
        description =
                "Play random games with every supported card, check the laws in them, and report what was never used.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:nothing went wrong", "1:a game failed", "2:a file or option is malformed"})
final class ExerciseCommand implements Callable<Integer> {

    private static final int BLOCK = 64;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Mixin
    private Sample sample;

    @Option(names = "--card", paramLabel = "NAME", description = "Only this card.")
    private @Nullable String name;

    @Option(names = "--unused", description = "List every ability that was never used.")
    private boolean listUnused;

    @Option(
            names = "--idle",
            description = "List every ability that resolved and never changed anything, every X that was only 0, and "
                    + "every word such as \"that creature\" that means nothing but the card itself.")
    private boolean listIdle;

    private final ThreadLocal<Exercise> exercise = ThreadLocal.withInitial(Exercise::new);

    @Override
    public Integer call() {
        int wanted = sample.size();
        CardPool pool = cards.only();
        List<CardDefinition> chosen = name == null ? supported(pool, wanted) : List.of(named(pool, name));
        List<Exercise.Result> results;
        try (var progress = new Progress("Playing", chosen.size())) {
            results = chosen.parallelStream()
                    .map(card -> {
                        var result = exercise.get().play(card, sample.seed());
                        progress.step();
                        return result;
                    })
                    .toList();
        }
        int exit = report(results);
        if (listIdle || name != null) sourceWords(chosen, spec.commandLine().getOut());
        return exit;
    }

    private static void sourceWords(List<CardDefinition> cards, PrintWriter out) {
        for (var card : cards)
            for (var word : SourceWords.of(card))
                out.println("means only the card itself: " + card.name() + ": \"" + word + "\"");
    }

    private static CardDefinition named(CardPool pool, String name) {
        CardData card = pool.find(name);
        if (card == null) {
            String nearest = pool.nearest(name);
            throw new Problem("There is no card named \"" + name + "\""
                    + (nearest == null ? "." : "; did you mean \"" + nearest + "\"?"));
        }
        if (Phrasebook.compile(card) instanceof Compiled.Supported(CardDefinition definition)) return definition;
        throw new Problem("The text of " + card.name() + " is not supported; 'splitsecond card' tells why.");
    }

    /// Blocks are compiled one after the other, so that a sample is the same on every machine.
    private List<CardDefinition> supported(CardPool pool, int wanted) {
        List<CardData> candidates = sample.candidates(pool);
        List<CardDefinition> supported = new ArrayList<>();
        try (var progress = new Progress("Reading", candidates.size())) {
            for (int from = 0; from < candidates.size() && supported.size() < wanted; from += BLOCK)
                candidates.subList(from, Math.min(candidates.size(), from + BLOCK)).parallelStream()
                        .map(card -> {
                            progress.step();
                            return Phrasebook.compile(card) instanceof Compiled.Supported(CardDefinition definition)
                                    ? definition
                                    : null;
                        })
                        .toList()
                        .forEach(definition -> {
                            if (definition != null && supported.size() < wanted) supported.add(definition);
                        });
        }
        return supported;
    }

    private int report(List<Exercise.Result> results) {
        PrintWriter out = spec.commandLine().getOut();
        int failures = 0;
        for (var result : results) {
            if (result.failure() == null) continue;
            failures++;
            out.println("FAIL " + result.card() + ": " + result.failure());
            out.println("  ./splitsecond cards exercise" + cards.asOption() + " --seed " + sample.seed() + " --card \""
                    + result.card() + "\"");
        }
        var idle = results.stream()
                .filter(result -> result.failure() == null && !result.unused().isEmpty())
                .toList();
        if (listUnused) for (var result : results) if (!result.cast()) out.println("never cast: " + result.card());
        if (listUnused || name != null)
            for (var result : idle)
                for (var unused : result.unused())
                    out.println("never used: " + result.card() + ": " + wording(unused.ability()));
        if (listIdle || name != null) idle(results, out);
        long unexplained = results.stream()
                .flatMap(result -> result.idle().stream())
                .filter(one -> one.why() == null)
                .count();
        long uncast = results.stream().filter(result -> !result.cast()).count();
        long abilities =
                idle.stream().mapToInt(result -> result.unused().size()).sum();
        out.printf(
                Locale.ROOT,
                "%d cards in %d games with %d decisions: %d failed, %d never cast or played, %d abilities of %d cards never used, %d idle without a reason%n",
                results.size(),
                results.stream().mapToInt(Exercise.Result::games).sum(),
                results.stream().mapToLong(Exercise.Result::decisions).sum(),
                failures,
                uncast,
                abilities,
                idle.size(),
                unexplained);
        return failures == 0 ? 0 : 1;
    }

    private static void idle(List<Exercise.Result> results, PrintWriter out) {
        for (var result : results) {
            for (var one : result.idle())
                out.println("idle (" + reason(one) + "): " + result.card() + ": " + wording(one.ability()));
            if (result.onlyZero()) out.println("X was only ever 0: " + result.card());
        }
    }

    private static String reason(Exercise.Idle idle) {
        String why = idle.why();
        return why == null ? "unexplained, resolved " + idle.resolved() + " times" : why;
    }

    private static String wording(Ability ability) {
        String printed = Phrasebook.print(ability);
        return (printed == null ? ability.toString() : printed).replace("\n", " / ");
    }
}
