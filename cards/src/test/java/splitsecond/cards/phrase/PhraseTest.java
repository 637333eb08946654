package splitsecond.cards.phrase;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.flag;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PhraseTest {
    sealed interface Act {}

    record Pet(Animal animal) implements Act {}

    record Feed(Animal animal, String food) implements Act {}

    record Walk(Animal animal, boolean slowly) implements Act {}

    record Both(List<Act> acts) implements Act {}

    record Animal(String kind, boolean all) {}

    static final Phrase<String> KIND = table("animal", Map.of("cat", "cat", "guinea pig", "guinea pig"));
    static final Phrase<String> KINDS = table("animals", Map.of("cats", "cat", "guinea pigs", "guinea pig"));
    static final Numbered<Animal> ANIMAL = Numbered.of(
            phrase("the {}", KIND).as(k -> new Animal(k, false), Animal.class, Animal::kind),
            phrase("all {}", KINDS).as(k -> new Animal(k, true), Animal.class, Animal::kind));
    static final Phrase<String> FOOD = table("food", Map.of("fish", "fish", "hay", "hay"));
    static final Phrase<Act> PET = phrase("pet {}", ANIMAL).as(Pet::new, Pet.class, Pet::animal);
    static final Phrase<Act> EATS =
            phrase("{} (eats|eat) {}", ANIMAL, FOOD).as(Feed::new, Feed.class, Feed::animal, Feed::food);
    static final Phrase<Act> WALK =
            phrase("walk {} {}", ANIMAL, flag("slowly")).as(Walk::new, Walk.class, Walk::animal, Walk::slowly);
    static final Phrase<Act> ACT = oneOf("act", PET, EATS, WALK);
    static final Phrase<Act> SENTENCE =
            oneOf("sentence", phrase("{}.", ACT).as(a -> a, Act.class, a -> a), lazy(() -> PhraseTest.TWO));
    static final Phrase<Act> TWO = phrase("{}.", list(ACT, 2, "and")).as(Both::new, Both.class, Both::acts);

    private static Text text(String source) {
        return new Text(source);
    }

    @Test
    void aPhraseReadsAndPrints() {
        Text text = text("Pet the guinea pig.");
        assertThat(SENTENCE.readWhole(text)).containsExactly(new Pet(new Animal("guinea pig", false)));
        assertThat(SENTENCE.print(new Pet(new Animal("guinea pig", false)))).isEqualTo("Pet the guinea pig.");
    }

    @Test
    void ofTwoWordingsTheSameIsUsualWhateverTheOrderOfTheMap() {
        var one = new LinkedHashMap<>(Map.of("hound", "dog"));
        one.put("dog", "dog");
        var other = new LinkedHashMap<>(Map.of("dog", "dog"));
        other.put("hound", "dog");
        // These views have the order of what they show, but do not promise it.
        assertThat(table("animal", Collections.unmodifiableMap(one)).print("dog"))
                .isEqualTo(table("animal", Collections.unmodifiableMap(other)).print("dog"));
        assertThat(table("animal", one).print("dog")).isEqualTo("Hound");
        assertThat(table("animal", other).print("dog")).isEqualTo("Dog");
    }

    @Test
    void subjectAndVerbAgree() {
        assertThat(SENTENCE.readWhole(text("All cats eat fish.")))
                .containsExactly(new Feed(new Animal("cat", true), "fish"));
        assertThat(SENTENCE.readWhole(text("All cats eats fish."))).isEmpty();
        assertThat(SENTENCE.print(new Feed(new Animal("cat", false), "hay"))).isEqualTo("The cat eats hay.");
    }

    @Test
    void listsTakeTheSerialComma() {
        String source = "Pet the cat, walk all cats slowly, and all guinea pigs eat hay.";
        List<Act> read = SENTENCE.readWhole(text(source));
        assertThat(read).hasSize(1);
        assertThat(SENTENCE.print(read.getFirst())).isEqualTo(source);
        assertThat(SENTENCE.readWhole(text("Pet the cat, walk all cats and pet the cat.")))
                .isEmpty();
    }

    @Test
    void failureNamesThePlaceAndWhatWasExpected() {
        Text text = text("Pet the wolf.");
        assertThat(SENTENCE.readWhole(text)).isEmpty();
        assertThat(text.source().substring(text.start(text.furthest()))).isEqualTo("wolf.");
        assertThat(text.expected()).containsExactly("animal");
    }

    @Test
    void everyReadingIsFound() {
        Phrase<Act> twoWays = oneOf(
                "act",
                PET,
                phrase("pet the {}", KIND)
                        .as(
                                k -> new Pet(new Animal(k, true)),
                                Pet.class,
                                p -> p.animal().kind()));
        assertThat(twoWays.readWhole(text("Pet the cat"))).hasSize(2);
    }

    @Test
    void aValueThatAPhraseCannotSayIsNotPrinted() {
        Phrase<Act> onlyFish = phrase("feed {}", ANIMAL).as(a -> new Feed(a, "fish"), Feed.class, Feed::animal);
        assertThat(onlyFish.print(new Feed(new Animal("cat", false), "fish"))).isEqualTo("Feed the cat");
        assertThat(onlyFish.print(new Feed(new Animal("cat", false), "hay"))).isNull();
    }

    @Test
    void ofTwoWordingsTheOneOfTheSourceIsKept() {
        Phrase<Act> feed = oneOf(
                "act",
                EATS,
                phrase("feed {} to {}", FOOD, ANIMAL)
                        .as((f, a) -> new Feed(a, f), Feed.class, Feed::food, Feed::animal));
        Feed value = new Feed(new Animal("cat", false), "fish");
        assertThat(feed.print(value, text("Feed fish to the cat"))).isEqualTo("Feed fish to the cat");
        assertThat(feed.print(value, text("The cat eats fish"))).isEqualTo("The cat eats fish");
        assertThat(feed.print(value, text("Feed hay to the cat"))).isNull();
    }

    @Test
    void tokensKeepTheirPlaces() {
        Text text = text("{2}{U}, {T}: Draw a card. It's ~'s owners' \"Flying\" — {B}—X");
        assertThat(text.words())
                .containsExactly(
                        "{2}{u}",
                        ",", "{t}", ":", "draw", "a", "card", ".", "it", "'s", "~", "'s", "owners", "'", "“", "flying",
                        "”", "—", "{b}", "―", "x");
        assertThat(text.source().substring(text.start(4), text.end(6))).isEqualTo("Draw a card");
    }
}
