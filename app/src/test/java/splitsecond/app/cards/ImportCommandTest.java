package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardReader;

/// A file of others becomes the pool of this program.
class ImportCommandTest {

    /// As Scryfall writes them: an array with an object a line, and many fields that the rules do not need.
    private static final String SCRYFALL = """
        [
        {"object":"card","id":"1","lang":"en","name":"Small Bear","layout":"normal","image_uris":{"png":"x"},\
        "mana_cost":"{1}{G}","cmc":2.0,"type_line":"Creature — Bear","oracle_text":"","power":"2","toughness":"2",\
        "colors":["G"],"color_identity":["G"],"keywords":[],"legalities":{"vintage":"legal"},"games":["paper"],"digital":false},
        {"object":"card","id":"2","name":"Hot // Cold","layout":"split","type_line":"Instant // Instant","card_faces":[\
        {"object":"card_face","name":"Hot","mana_cost":"{R}","type_line":"Instant","oracle_text":"Draw a card."},\
        {"object":"card_face","name":"Cold","mana_cost":"{U}","type_line":"Instant","oracle_text":"Draw a card."}]},
        {"object":"card","id":"3","name":"Bear","layout":"token","type_line":"Token Creature — Bear"}
        ]
        """;

    /// As MTGJSON writes AtomicCards: under each name its faces.
    private static final String ATOMIC = """
        {"meta": {"date": "2026-01-01", "version": "5.2.2"}, "data": {
        "Small Bear": [{"colors": ["G"], "foreignData": [{"name": "Bärchen", "text": ""}], "layout": "normal",
          "manaCost": "{1}{G}", "name": "Small Bear", "power": "2", "toughness": "2", "type": "Creature — Bear"}],
        "Hot // Cold": [
          {"colors": ["R"], "faceName": "Hot", "layout": "split", "manaCost": "{R}", "name": "Hot // Cold", "side": "a",
            "text": "Draw a card.", "type": "Instant"},
          {"colors": ["U"], "faceName": "Cold", "layout": "split", "manaCost": "{U}", "name": "Hot // Cold", "side": "b",
            "text": "Draw a card.", "type": "Instant"}]}}
        """;

    @TempDir
    private Path folder;

    private Path pool() {
        return folder.resolve("pool").resolve("cards.jsonl.gz");
    }

    private List<CardData> imported(byte[] file) throws IOException {
        var source = Files.write(folder.resolve("source.json"), file);
        ImportCommand.replace(ImportCommand.read(source).values(), pool());
        return CardReader.read(pool());
    }

    private List<CardData> imported(String file) throws IOException {
        return imported(file.getBytes(StandardCharsets.UTF_8));
    }

    private static void areTheTwoCards(List<CardData> cards) {
        assertThat(cards).extracting(CardData::name).containsExactly("Hot // Cold", "Small Bear");
        assertThat(cards.getFirst().faces()).extracting(CardData::manaCost).containsExactly("{R}", "{U}");
        assertThat(cards.getLast().typeLine()).isEqualTo("Creature — Bear");
        assertThat(cards.getLast().toughness()).isEqualTo("2");
    }

    @Test
    void scryfallAndMtgjsonFilesHoldTheSameCards() throws IOException {
        areTheTwoCards(imported(SCRYFALL));
        areTheTwoCards(imported(ATOMIC));
    }

    @Test
    void anotherImportReplacesTheFirst() throws IOException {
        imported(SCRYFALL);
        assertThat(imported("{\"name\": \"Alone\", \"type_line\": \"Land\"}"))
                .extracting(CardData::name)
                .containsExactly("Alone");
        try (var files = Files.list(pool().resolveSibling(""))) {
            assertThat(files).containsExactly(pool());
        }
    }

    @Test
    void noTwoImportsAreUnderWayAtTheSameTime() throws IOException {
        var cards = imported(SCRYFALL);
        var nowhere = URI.create("http://localhost:1/bulk-data");
        try (var file = FileChannel.open(
                        pool().resolveSibling(ImportCommand.LOCK),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE);
                var _ = file.lock()) {
            assertThatThrownBy(() -> ImportCommand.fetch(nowhere, pool(), (_, _) -> {}))
                    .hasMessageContaining("Another import");
        }
        assertThatThrownBy(() -> ImportCommand.fetch(nowhere, pool(), (_, _) -> {}))
                .hasMessageContaining("cannot be fetched");
        assertThat(CardReader.read(pool())).isEqualTo(cards);
    }

    @Test
    void aFileThatIsCutOffLeavesThePoolAsItWas() throws IOException {
        imported(SCRYFALL);
        assertThatThrownBy(() -> imported(SCRYFALL.substring(0, SCRYFALL.length() / 2)))
                .hasMessageContaining("source.json:");
        var zipped = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(zipped)) {
            out.write(SCRYFALL.getBytes(StandardCharsets.UTF_8));
        }
        var half = Arrays.copyOf(zipped.toByteArray(), zipped.size() / 2);
        assertThatThrownBy(() -> imported(half)).hasMessageContaining("cut off");
        areTheTwoCards(CardReader.read(pool()));
    }
}
