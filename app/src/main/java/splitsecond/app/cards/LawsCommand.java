package splitsecond.app.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.engine.card.CardDefinition;
import splitsecond.players.exercise.PoolGames;
import splitsecond.players.exercise.RandomSetups;

/// `splitsecond cards laws`: random games with decks made at random from all supported cards, under the laws.
@Command(
        name = "laws",
        description =
                "Play random games with decks made at random from all supported cards, and check the laws in them.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no law was broken", "1:a law was broken", "2:a file or option is malformed"})
final class LawsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Mixin
    private Sample sample;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20000",
            description = "How many games, one for each seed from --seed on (default: ${DEFAULT-VALUE}).")
    private int games;

    @Override
    public Integer call() {
        var setups = new RandomSetups(supported());
        var pool = new PoolGames(setups);
        var out = spec.commandLine().getOut();
        List<String> broken = new ArrayList<>();
        try (var progress = new Progress("Playing", games)) {
            LongStream.range(sample.seed(), sample.seed() + games)
                    .parallel()
                    .mapToObj(seed -> {
                        String sentence = pool.broken(seed);
                        progress.step();
                        return sentence == null ? null : "BROKEN seed " + seed + ": " + sentence;
                    })
                    .filter(sentence -> sentence != null)
                    .forEachOrdered(sentence -> broken.add(String.valueOf(sentence)));
        }
        broken.forEach(out::println);
        out.println(games + " games with " + setups.size() + " cards: " + broken.size() + " broke a law");
        return broken.isEmpty() ? 0 : 1;
    }

    private List<CardDefinition> supported() {
        List<CardData> candidates = sample.candidates(cards.only());
        try (var progress = new Progress("Reading", candidates.size())) {
            return candidates.subList(0, Math.min(candidates.size(), sample.size())).parallelStream()
                    .map(card -> {
                        progress.step();
                        return Phrasebook.compile(card);
                    })
                    .filter(compiled -> compiled instanceof Compiled.Supported)
                    .map(compiled -> ((Compiled.Supported) compiled).card())
                    .toList();
        }
    }
}
