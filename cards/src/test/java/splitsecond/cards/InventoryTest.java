package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.api.Test;
import splitsecond.cards.data.CardData;

/// What the ability language can say.
class InventoryTest {

    @Test
    void theOrderOfTheCardsDoesNotMatter() {
        var cards = new ArrayList<CardData>(Bundled.pool().cards());
        var inventory = Inventory.of(cards, () -> {});
        Collections.shuffle(cards, new Random(3));
        assertThat(Inventory.of(cards, () -> {})).isEqualTo(inventory);
    }

    @Test
    void theRecordsOfAGroupAreListedAndNotTheGroup() {
        assertThat(Inventory.of(Bundled.pool().cards(), () -> {}))
                .filteredOn(entry -> entry.chapter().equals("Effect"))
                .extracting(Inventory.Entry::name)
                .contains("DealDamage", "Draw")
                .doesNotContain("Moving")
                .doesNotHaveDuplicates();
    }
}
