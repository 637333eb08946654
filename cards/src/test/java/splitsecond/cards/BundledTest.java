package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BundledTest {

    private static final Set<String> BASICS = Set.of("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes");

    @Test
    void atLeastSixteenDecksOfSixtyCards() {
        assertThat(Bundled.decks()).hasSizeGreaterThanOrEqualTo(16).allSatisfy(deck -> {
            assertThat(deck.list().size()).as(deck.id()).isEqualTo(60);
            deck.list().main().forEach((card, count) -> {
                if (!BASICS.contains(card))
                    assertThat(count).as(deck.id() + ": " + card).isLessThanOrEqualTo(4);
            });
            assertThat(deck.description()).as(deck.id()).isNotBlank();
        });
        assertThat(Bundled.decks()).extracting(Bundled.Deck::name).doesNotHaveDuplicates();
    }

    @Test
    void eachColourHasADeckOfItsOwn() {
        assertThat(Bundled.decks()).extracting(Bundled.Deck::colors).contains("W", "U", "B", "R", "G");
    }

    @Test
    void theCardsOfEveryDeckAreBundledAndCarryTheirRulesTextOnly() {
        var inDecks = new TreeSet<String>();
        for (var deck : Bundled.decks()) inDecks.addAll(deck.list().main().keySet());
        var bundled = new HashSet<String>();
        for (var card : Bundled.pool().cards()) {
            bundled.add(card.name());
            assertThat(card.oracleText()).as(card.name()).doesNotContain("(");
        }
        assertThat(bundled).containsAll(inDecks);
    }

    @Test
    void everyBundledCardIsSupported() {
        var cards = Definitions.bundled();
        for (var card : Bundled.pool().cards())
            assertThat(cards.find(card.name())).as(card.name()).isInstanceOf(Compiled.Supported.class);
    }

    @Test
    void aDeckIsFoundByIdOrName() {
        assertThat(Bundled.deck("red-burn")).isNotNull().isEqualTo(Bundled.deck("Short Fuse"));
        assertThat(Bundled.deck("no such deck")).isNull();
    }
}
