package splitsecond.players.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.card.CardDefinition;

class ExerciseTest {

    private static final int SAMPLE = 300;

    @Test
    void theSameSeedPlaysTheSameGames() {
        var bolt = Definitions.bundled().card("Lightning Bolt");
        var result = new Exercise().play(bolt, 7);
        assertThat(result.failure()).isNull();
        assertThat(result.cast()).isTrue();
        assertThat(result.unused()).isEmpty();
        assertThat(new Exercise().play(bolt, 7)).isEqualTo(result);
    }

    @Test
    void aCardMeetsWhatItSpeaksOf() {
        var tamer = CardData.of(
                "Tamer",
                "1G",
                "Creature — Elf",
                "At the beginning of your end step, put a +1/+1 counter on target Beast creature you control.\n"
                        + "Whenever you cast a multicolored spell, draw a card.\n"
                        + "{S}: Scry 1.",
                "2",
                "2");
        assertThat(unused(tamer)).isEmpty();
    }

    @Test
    void everyLoyaltyAbilityIsReached() {
        var walker = CardData.of("Walker", "2W", "Legendary Planeswalker — Ajani", "[−14]: Draw a card.", "", "");
        assertThat(unused(walker)).isEmpty();
    }

    private static List<Exercise.Unused> unused(CardData data) {
        if (!(Phrasebook.compile(data) instanceof Compiled.Supported(CardDefinition card)))
            throw new AssertionError(data.name() + " is not supported");
        return new Exercise().play(card, 1).unused();
    }

    @Test
    void bundledCardsArePlayedWithoutFailure() {
        var failures = failures(Bundled.pool().cards().stream().toList(), 40);
        assertThat(failures).isEmpty();
    }

    /// Needs a card database, and is skipped where there is none.
    @Test
    void aSampleOfAllCardsIsPlayedWithoutFailure() {
        var named = System.getenv("SPLITSECOND_CARDS");
        Assumptions.assumeTrue(named != null && Files.exists(Path.of(named)), "no card database");
        var cards = new ArrayList<>(CardReader.read(Path.of(named)).stream()
                .filter(CardData::counts)
                .toList());
        Collections.shuffle(cards, new Random(1));
        assertThat(failures(cards, SAMPLE)).isEmpty();
    }

    private static List<String> failures(List<CardData> cards, int most) {
        var exercise = ThreadLocal.withInitial(Exercise::new);
        return cards.stream()
                .map(Phrasebook::compile)
                .map(compiled -> compiled instanceof Compiled.Supported(CardDefinition card) ? card : null)
                .filter(Objects::nonNull)
                .limit(most)
                .toList()
                .parallelStream()
                .map(card -> exercise.get().play(card, 1))
                .filter(result -> result.failure() != null)
                .map(result -> result.card() + ": " + result.failure())
                .toList();
    }
}
