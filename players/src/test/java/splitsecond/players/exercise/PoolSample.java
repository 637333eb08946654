package splitsecond.players.exercise;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.card.CardDefinition;

/// Many of all supported cards, others with another seed; the bundled ones where there is no card database.
public final class PoolSample {

    private static final int SAMPLE = 3_000;

    private PoolSample() {}

    public static RandomSetups of(long seed) {
        return new RandomSetups(cards(seed).parallelStream()
                .map(card -> Phrasebook.compile(card) instanceof Compiled.Supported(CardDefinition one) ? one : null)
                .filter(Objects::nonNull)
                .toList());
    }

    private static List<CardData> cards(long seed) {
        var named = System.getenv("SPLITSECOND_CARDS");
        if (named == null || !Files.exists(Path.of(named)))
            return List.copyOf(Bundled.pool().cards());
        var cards = new ArrayList<>(CardReader.read(Path.of(named)).stream()
                .filter(CardData::counts)
                .toList());
        Collections.shuffle(cards, new Random(seed));
        return cards.subList(0, Math.min(SAMPLE, cards.size()));
    }
}
