package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.cards.Compiled.Kind;
import splitsecond.cards.data.CardData;

/// A word that means something said before is bound when a card is read, or the card is not supported.
class BindingTest {
    private static Compiled compile(String text) {
        return Phrasebook.compile(CardData.of("Probe", "{1}{R}", "Creature — Bear", text, "2", "2"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Whenever you gain life, tap that creature.",
                "Whenever this creature deals combat damage to a player, tap that creature."
            })
    void thatCreatureIsNotTheOneThatSaysSo(String text) {
        assertThat(compile(text))
                .as(text)
                .isInstanceOfSatisfying(
                        Compiled.Unsupported.class,
                        card -> assertThat(card.problems())
                                .extracting(Compiled.Problem::kind)
                                .contains(Kind.UNBOUND));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When this creature dies, return that card to its owner's hand.",
                "Whenever this creature blocks a creature, tap that creature.",
                "Whenever this creature deals combat damage to a creature, destroy that creature."
            })
    void whatTheEventNamedIsMeant(String text) {
        assertThat(compile(text)).as(text).isInstanceOf(Compiled.Supported.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Destroy it.", "You gain 2 life. Tap it."})
    void nobodySpeaksOfASpellThatWasNotNamed(String text) {
        assertThat(Phrasebook.compile(CardData.of("Probe", "{B}", "Instant", text, "", "")))
                .as(text)
                .isInstanceOfSatisfying(
                        Compiled.Unsupported.class,
                        card -> assertThat(card.problems())
                                .extracting(Compiled.Problem::kind)
                                .contains(Kind.UNBOUND));
    }
}
