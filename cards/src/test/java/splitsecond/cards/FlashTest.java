package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.cards.data.CardData;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.Keyword;

class FlashTest {

    @ParameterizedTest
    @ValueSource(strings = {"Flash", "Flash\nFlying", "Flying, flash"})
    void flashIsReadHoweverItIsCapitalised(String text) {
        var card = CardData.of("Night Heron", "{1}{U}", "Creature — Bird", text, "1", "1");
        assertThat(Phrasebook.compile(card))
                .isInstanceOfSatisfying(
                        Compiled.Supported.class,
                        supported -> assertThat(supported.card().front().abilities())
                                .contains(new Ability.Keyword(Keyword.FLASH)));
    }
}
