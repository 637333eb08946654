package splitsecond.cards.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardFilesTest {
    private static final String BEAR =
            "{\"name\": \"Bear\", \"mana_cost\": \"{1}{G}\", \"type_line\": \"Creature — Bear\", \"power\": \"2\","
                    + " \"toughness\": 2}";
    private static final String FIRE_ICE =
            "{\"name\": \"Fire // Ice\", \"layout\": \"split\", \"card_faces\": [{\"name\": \"Fire\"}, {\"name\":"
                    + " \"Ice\"}], \"prices\": {\"usd\": [1]}}";

    private static List<CardData> read(String json) {
        return CardReader.read("cards.json", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    }

    private static final CardPool POOL = CardPool.of(read(BEAR + "\n" + FIRE_ICE));

    @Test
    void arraysLinesAndGzipAreRead() throws IOException {
        assertThat(read("[" + BEAR + "," + FIRE_ICE + "]"))
                .extracting(CardData::name)
                .containsExactly("Bear", "Fire // Ice");
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
            out.write((BEAR + "\n").getBytes(StandardCharsets.UTF_8));
        }
        CardData bear = CardReader.read("cards.gz", new ByteArrayInputStream(zipped.toByteArray()))
                .getFirst();
        assertThat(bear.toughness()).isEqualTo("2");
    }

    /// More than is read at once: bears with numbers, and the given line among them.
    private static Path large(Path folder, String line) throws IOException {
        var lines = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            if (i == 10_000) lines.append(line).append('\n');
            lines.append(BEAR.replace("\"Bear\"", "\"Bear " + i + "\"")).append('\n');
        }
        return Files.writeString(folder.resolve("cards.jsonl"), lines);
    }

    @Test
    void ofALargeFileEachCardIsReadWhenItIsAskedFor(@TempDir Path folder) throws IOException {
        for (String odd : List.of(FIRE_ICE, "{\"name\": \"\\\"Bear\\\"\", \"type_line\": \"Land\"}")) {
            var file = large(folder, odd);
            var pool = CardPool.of(List.of());
            pool.add(file);
            assertThat(pool.cards()).isEqualTo(CardReader.read(file)).hasSize(20_001);
            assertThat(pool.find("bear 19999")).isEqualTo(pool.cards().getLast());
            if (odd.equals(FIRE_ICE)) assertThat(pool.find("ice")).isNotNull();
        }
    }

    @Test
    void aMistakeInALargeFileIsToldWithItsLineWhenTheCardIsAskedFor(@TempDir Path folder) throws IOException {
        var pool = CardPool.of(List.of());
        pool.add(large(folder, "{\"name\": \"Fox\", \"mana_cost\": [}"));
        assertThat(pool.find("Bear 1")).isNotNull();
        assertThatThrownBy(() -> pool.find("Fox")).hasMessageContaining("cards.jsonl:10001: ");
        assertThatThrownBy(() -> CardPool.of(List.of()).add(large(folder, "{\"type_line\": \"Land\"}")))
                .hasMessageContaining("cards.jsonl:10001: Expected a card with a \"name\".");
    }

    /// Six hundred bears and a split card, the last under a name that another has already.
    private static Path indexed(Path folder) throws IOException {
        var file = folder.resolve("cards.jsonl.gz");
        try (var out = new CardWriter(Files.newOutputStream(file))) {
            for (int i = 0; i < 600; i++) {
                var line = i == 300 ? FIRE_ICE : BEAR.replace("\"Bear\"", "\"Beár " + i % 599 + "\"");
                if (i == 599) line = line.replace("{1}{G}", "{G}");
                out.write(read(line).getFirst(), line);
            }
        }
        return file;
    }

    @Test
    void ofAnIndexedFileEachCardIsReadAlone(@TempDir Path folder) throws IOException {
        var pool = CardPool.of(List.of());
        pool.add(indexed(folder));
        var cards = CardReader.read(folder.resolve("cards.jsonl.gz"));
        assertThat(cards).hasSize(600);
        for (int i : List.of(1, 255, 256, 598)) {
            assertThat(pool.find(cards.get(i).name().toUpperCase(Locale.ROOT))).isEqualTo(cards.get(i));
        }
        assertThat(pool.find("bear 0")).isEqualTo(cards.getLast());
        assertThat(pool.find("ice")).isEqualTo(pool.find("Fire/Ice")).isEqualTo(cards.get(300));
        assertThat(pool.find("Fox")).isNull();
        assertThat(pool.nearest("Baer 17")).isEqualTo("Beár 17");
        assertThat(pool.size()).isEqualTo(599);
        pool.add(read(BEAR.replace("\"Bear\"", "\"Ice\"")));
        assertThat(pool.find("ice")).isNotEqualTo(cards.get(300));
        assertThat(pool.find("Fire")).isEqualTo(cards.get(300));
        assertThat(pool.size()).isEqualTo(600);
    }

    @Test
    void anIndexedFileThatIsCutOffIsRefused(@TempDir Path folder) throws IOException {
        var file = indexed(folder);
        var bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 100));
        assertThatThrownBy(() -> CardPool.of(List.of()).add(file)).hasMessageContaining("cut off or damaged");
    }

    @Test
    void aCardOfAnIndexedFileIsNotReadAsAnotherIfTheFileIsDamaged(@TempDir Path folder) throws IOException {
        var file = indexed(folder);
        var whole = Files.readAllBytes(file);
        for (int at = whole.length - 1; at > whole.length - 100; at -= 3) {
            var bytes = whole.clone();
            bytes[at] ^= 4;
            Files.write(file, bytes);
            var pool = CardPool.of(List.of());
            pool.add(file);
            assertThatThrownBy(() -> pool.find("bear 0")).hasMessageContaining("cut off or damaged");
        }
    }

    @Test
    void whatIsNotACardFileIsRefusedInOneSentence() {
        assertThatThrownBy(() -> read(BEAR + "\n{\"name\": }"))
                .hasMessageStartingWith("cards.json:2: This is not JSON");
        assertThatThrownBy(() -> read(BEAR + "\n{\"type_line\": \"Land\"}"))
                .hasMessage("cards.json:2: Expected a card with a \"name\".");
        assertThatThrownBy(() -> read("[3]"))
                .hasMessage("cards.json:1: Expected a card, as a JSON object, but found 3.");
        assertThatThrownBy(() -> read("")).hasMessageContaining("empty");
    }

    @Test
    void cardsOfOnesOwnHaveShortFieldsAndTheirMistakesAreNamed() {
        CardData fox = read("{\"cards\": [{\"name\": \"Fox\", \"cost\": \"1R\", \"type\": \"Creature — Fox\", "
                        + "\"pt\": \"2/1\", \"text\": [\"Haste\", \"Trample\"]}]}")
                .getFirst();
        assertThat(fox.manaCost()).isEqualTo("1R");
        assertThat(fox.oracleText()).isEqualTo("Haste\nTrample");
        assertThat(fox.power() + fox.toughness()).isEqualTo("21");
        assertThatThrownBy(() -> read("[\n{\"name\": \"Fox\", \"pt\": \"21\"}]"))
                .hasMessage(
                        "cards.json:2: Fox: Expected power and toughness, such as \"2/2\", for \"pt\" but found 21.");
        assertThatThrownBy(() -> read("[{\"name\": \"Fox\", \"text\": {}}]"))
                .hasMessageStartingWith("cards.json:1: Fox: Expected a text for \"text\"");
        assertThatThrownBy(() -> read("{\"cards\": [{\"name\": \"Fox\"}]}"))
                .hasMessageContaining("\"type_line\" for the card Fox");
    }

    @Test
    void cardsAreFoundByAnyOfTheirNames() {
        assertThat(POOL.find("bear")).isNotNull();
        assertThat(POOL.find("Fire/Ice")).isNotNull();
        assertThat(POOL.find("ice")).isNotNull();
        assertThat(POOL.find("Bare")).isNull();
        assertThat(POOL.nearest("Baer")).isEqualTo("Bear");
    }

    @Test
    void deckListsOfEveryKindAreRead() {
        DeckList arena = DeckList.read(
                "a.txt", "About\nName Mine\n\nDeck\n4 Bear (M20) 123\n\nSideboard\n2 Fire // Ice (APC) 128\n", POOL);
        assertThat(arena.name()).isEqualTo("Mine");
        assertThat(arena.main()).containsEntry("Bear", 4);
        assertThat(arena.sideboard()).containsEntry("Fire // Ice", 2);
        DeckList forge =
                DeckList.read("b.dck", "[metadata]\nName=Bears\n[Main]\n20 Bear|M20|1\n[Sideboard]\n1 Bear\n", POOL);
        assertThat(forge.size()).isEqualTo(20);
        DeckList mtgo = DeckList.read("c.txt", "# comment\n60 Bear\n\n15 Fire\n", POOL);
        assertThat(mtgo.sideboard()).containsEntry("Fire // Ice", 15);
        assertThat(DeckList.read("d.txt", "4x Bear\nSB: 1 Ice", POOL).sideboard())
                .hasSize(1);
    }

    @Test
    void oddLinesOfDeckListsAreRead() {
        CardPool pool = CardPool.of(List.of(
                card("Lim-Dûl's Vault"), card("Jötun Grunt"), card("Æther Vial"), card("Erase (Not the Other One)")));
        pool.add(POOL.cards());
        assertThat(DeckList.read("a.txt", "\uFEFF4 Bear\r\n1 BEAR\r\n", pool).main())
                .as("a mark at the beginning is no part of the list, nor are carriage returns")
                .containsEntry("Bear", 5);
        assertThat(count("4x Lim-Dul's Vault\n3 Jotun Grunt\n2 Jötun Grunt\n1 AETHER VIAL", pool))
                .isEqualTo("{Lim-Dûl's Vault=4, Jötun Grunt=5, Æther Vial=1}");
        assertThat(count("Bear x4\n1 Bear *F*\n1 Bear (M20) 12a *F*\n1 [M20] Bear\n1 Bear [M20]\n1 Bear # mine", pool))
                .isEqualTo("{Bear=9}");
        assertThat(count("1 Fire/Ice\n1 Fire//Ice (APC) 128\n1 Fire // Ice|APC|1\n1 Fire", pool))
                .isEqualTo("{Fire // Ice=4}");
        assertThat(count("1 Erase (Not the Other One)\n1 Erase (Not the Other One) (UNH) 5", pool))
                .isEqualTo("{Erase (Not the Other One)=2}");
        DeckList forge = DeckList.read(
                "b.dck",
                "[metadata]\n"
                        + "Name=Odd = Even\n"
                        + "Deck Type=constructed\n"
                        + "[Avatar]\n"
                        + "1 Nobody|VAN\n"
                        + "[Main]\n"
                        + "2 Bear|M20|[3]\n"
                        + "[SIDEBOARD]\n"
                        + "1 Ice|APC\n",
                pool);
        assertThat(forge).isEqualTo(new DeckList("Odd = Even", Map.of("Bear", 2), Map.of("Fire // Ice", 1)));
    }

    private static String count(String list, CardPool pool) {
        return DeckList.read("list.txt", list, pool).main().toString();
    }

    private static CardData card(String name) {
        return CardData.of(name, "", "Land", "", "", "");
    }

    @Test
    void deckErrorsNameTheLineAndTheNearestCard() {
        assertThatThrownBy(() -> DeckList.read("d.txt", "4 Bear\n2 Baer", POOL))
                .hasMessage("d.txt:2: There is no card named \"Baer\"; did you mean \"Bear\"?");
        assertThatThrownBy(() -> DeckList.read("d.txt", "Bear", POOL))
                .hasMessageStartingWith("d.txt:1: Expected a number");
        assertThatThrownBy(() -> DeckList.read("d.txt", "# none", POOL)).hasMessageContaining("has none");
    }

    @Test
    void listsOfEveryProgramAreRead() {
        assertThat(DeckList.read("a.dek", """
            <?xml version="1.0" encoding="utf-8"?>
            <Deck><NetDeckID>0</NetDeckID>
              <Cards CatID="1" Quantity="4" Sideboard="false" Name="Bear" Annotation="0" />
              <Cards CatID="2" Quantity="2" Sideboard="true" Name="Bear" Annotation="0" />
            </Deck>\
            """, POOL)).satisfies(list -> {
            assertThat(list.main()).containsEntry("Bear", 4);
            assertThat(list.sideboard()).containsEntry("Bear", 2);
        });
        assertThat(DeckList.read("a.cod", """
            <?xml version="1.0" encoding="UTF-8"?>
            <cockatrice_deck version="1"><deckname>Bears &amp; more</deckname>
              <zone name="main"><card number="3" name="Bear"/></zone>
              <zone name="side"><card number="1" name="Bear"/></zone>
            </cockatrice_deck>\
            """, POOL)).satisfies(list -> {
            assertThat(list.name()).isEqualTo("Bears & more");
            assertThat(list.main()).containsEntry("Bear", 3);
            assertThat(list.sideboard()).containsEntry("Bear", 1);
        });
        var archidekt = DeckList.read(
                "a.txt",
                "4x Bear (m10) 146 *F* [Creature] ^Have,#37d67a^\n"
                        + "1x Bear (m10) 1 [Sideboard]\n"
                        + "9x Bear (m10) 1 [Maybeboard{noDeck}{noPrice}]\n",
                POOL);
        assertThat(archidekt.main()).containsEntry("Bear", 4);
        assertThat(archidekt.sideboard()).containsEntry("Bear", 1);
        assertThat(DeckList.read("m.txt", "4 Bear (M10) 146 *F*\n\nSIDEBOARD:\n2 Bear (M10) 146\n", POOL)
                        .sideboard())
                .containsEntry("Bear", 2);
    }

    @Test
    void everythingThatIsWrongWithAListIsSaidAtOnce() {
        var read = DeckList.readAll("list", "4 Bear\n2 Baer\nnonsense\n3 Elephant", POOL);
        assertThat(read.list().main()).containsEntry("Bear", 4);
        assertThat(read.faults()).extracting(DeckList.Fault::line).containsExactly(2, 3, 4);
        assertThat(read.faults().getFirst().unknown()).isEqualTo("Baer");
    }

    /// To look for what a name could have meant takes milliseconds in a large pool, and anybody may send a list.
    @Test
    void aListThatIsWrongThroughoutIsToldWhatTheFirstOfItsNamesCouldMean() {
        var read = DeckList.readAll("list", "1 Baer\n".repeat(500), POOL);
        assertThat(read.faults()).hasSize(500);
        assertThat(read.faults())
                .filteredOn(fault -> fault.sentence().contains("did you mean"))
                .hasSize(10);
    }

    @Test
    void blankLinesPartTheSideboardOnlyWhereNoHeadingFollows() {
        assertThat(DeckList.read("m.txt", "40 Bear\n\n2 Bear\n\nSideboard\n1 Ice\n", POOL))
                .isEqualTo(new DeckList("m", Map.of("Bear", 42), Map.of("Fire // Ice", 1)));
        assertThat(DeckList.read("m.txt", "Deck\n40 Bear\n\n2 Bear\n", POOL))
                .isEqualTo(new DeckList("m", Map.of("Bear", 40), Map.of("Bear", 2)));
    }
}
