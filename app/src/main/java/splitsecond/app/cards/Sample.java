package splitsecond.app.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.timing.Problem;

/// How many of the cards a command goes through, and which.
final class Sample {

    @Option(names = "--sample", paramLabel = "N", description = "Only so many cards, chosen by the seed.")
    private @Nullable Integer size;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Chooses the sample, and what else is left to chance (default: ${DEFAULT-VALUE}).")
    private long seed;

    long seed() {
        return seed;
    }

    /// How many cards are wanted at most.
    int size() {
        if (size == null) return Integer.MAX_VALUE;
        if (size < 1) throw new Problem("--sample " + size + ": expected a number from 1.");
        return size;
    }

    /// All cards of the pool that count, in the order in which they are to be taken.
    List<CardData> candidates(CardPool pool) {
        List<CardData> all =
                new ArrayList<>(pool.cards().stream().filter(CardData::counts).toList());
        if (size != null) Collections.shuffle(all, new Random(seed));
        return all;
    }
}
