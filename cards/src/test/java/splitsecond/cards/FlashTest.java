package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.Keyword;

class FlashTest {

    @ParameterizedTest
    @ValueSource(strings = {"Flash", "Flash\nFlying", "Flying, flash", "flash", "FLASH", "flying, FLASH"})
    void flashIsReadHoweverItIsCapitalised(String text) {
        var card = CardData.of("Night Heron", "{1}{U}", "Creature — Bird", text, "1", "1");
        assertThat(Phrasebook.compile(card))
                .isInstanceOfSatisfying(
                        Compiled.Supported.class,
                        supported -> assertThat(supported.card().front().abilities())
                                .contains(new Ability.Keyword(Keyword.FLASH)));
    }

    /// A card of one's own may name its keywords in their field alone.
    @ParameterizedTest
    @ValueSource(strings = {"Flash", "flash", "FLASH"})
    void flashInTheListOfKeywordsIsFlash(String keyword) {
        var json = "{\"name\": \"Night Heron\", \"cost\": \"1U\", \"type\": \"Creature — Bird\", \"text\": \"Flying\","
                + " \"pt\": \"1/1\", \"keywords\": [\"" + keyword + "\", \"flying\"]}";
        var card = CardReader.read("own.json", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)))
                .getFirst();
        assertThat(card.oracleText()).isEqualTo("Flash\nFlying");
        assertThat(Phrasebook.compile(card))
                .isInstanceOfSatisfying(
                        Compiled.Supported.class,
                        supported -> assertThat(supported.card().front().abilities())
                                .containsExactly(
                                        new Ability.Keyword(Keyword.FLASH), new Ability.Keyword(Keyword.FLYING)));
    }
}
