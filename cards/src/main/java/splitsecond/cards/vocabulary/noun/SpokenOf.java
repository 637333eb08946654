package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Reference.It;

/// What was said before, as later words name it: "that creature", "those Soldiers", "enchanted land", "the sacrificed
/// artifact".
public final class SpokenOf {
    private SpokenOf() {}

    // Things spoken of before

    private static final List<String> ONE_THING = List.of(
            "it",
            "him",
            "her",
            "that creature",
            "that card",
            "that permanent",
            "that spell",
            "that artifact",
            "that land",
            "that token",
            "that Aura",
            "that Equipment",
            "that enchantment",
            "that planeswalker",
            "that Vehicle",
            "that Mount or Vehicle",
            "the token",
            "the token created this way",
            "the creature",
            "the artifact",
            "the land",
            "the permanent",
            "the enchantment",
            "the copy",
            "that object",
            "the chosen creature",
            "the chosen permanent",
            "the chosen card",
            "the other",
            "that ability",
            "that spell or ability");
    private static final List<String> MANY_THINGS = List.of(
            "them",
            "those creatures",
            "those cards",
            "those permanent cards",
            "those permanents",
            "those tokens",
            "those lands",
            "the tokens",
            "those artifacts",
            "the chosen creatures",
            "the chosen permanents",
            "the chosen cards",
            "those spells",
            "both creatures");

    private static Phrase<Reference> spokenOf(List<String> words) {
        return worded("something spoken of", words, It::new);
    }

    private static Phrase<Reference> worded(String name, List<String> words, Function<String, Reference> make) {
        Map<String, Reference> meanings = new LinkedHashMap<>();
        for (String word : words) meanings.put(word, make.apply(word));
        return table(name, meanings);
    }

    /// "The creature you control", "the chosen creature an opponent controls": which of two, by whose it is.
    private static List<String> bySide() {
        List<String> words = new ArrayList<>();
        for (String what : List.of("creature", "permanent", "artifact", "land", "planeswalker"))
            for (String chosen : List.of("", "chosen "))
                for (String side :
                        List.of("you control", "an opponent controls", "the opponent controls", "you don't control"))
                    words.add("the " + chosen + what + " " + side);
        return words;
    }

    /// "That Mount", "those Soldiers": any subtype names what was spoken of.
    private static List<String> bySubtype(String word, Collection<String> subtypes, List<String> known) {
        return subtypes.stream()
                .map(subtype -> word + subtype)
                .filter(words -> !known.contains(words))
                .toList();
    }

    public static final Phrase<Reference> THAT = oneOf(
            "something spoken of",
            spokenOf(ONE_THING),
            spokenOf(bySubtype("that ", Subtypes.singular().keySet(), ONE_THING)),
            spokenOf(bySide()));
    public static final Phrase<Reference> THOSE = oneOf(
            "things spoken of",
            spokenOf(MANY_THINGS),
            spokenOf(bySubtype("those ", Subtypes.plural().keySet(), MANY_THINGS)));

    /// "Each of those creatures", "each of them".
    public static final Phrase<Reference> EACH_OF_THOSE = worded(
            "things spoken of",
            MANY_THINGS.stream().map(words -> "each of " + words).toList(),
            It::new);

    private static final Phrase<Reference> ATTACHED_TO = worded(
            "what it is attached to",
            List.of(
                    "enchanted creature",
                    "enchanted creature card",
                    "equipped creature",
                    "enchanted permanent",
                    "enchanted land",
                    "enchanted artifact",
                    "enchanted enchantment",
                    "enchanted planeswalker",
                    "fortified land",
                    "enchanted Vehicle",
                    "enchanted Equipment",
                    "enchanted Wall",
                    "enchanted Plains",
                    "enchanted Island",
                    "enchanted Swamp",
                    "enchanted Mountain",
                    "enchanted Forest",
                    "enchanted player's"),
            Reference.Host::new);

    /// The object that gives an ability, as the ability names it.
    public static final Phrase<Reference> GIVER = phrase("≈").means(new Reference.Giver());

    /// What is attached speaks of its host; the ability that it gives to the host speaks of it by name.
    public static final Phrase<Reference> HOST = oneOf("what it is attached to", ATTACHED_TO, GIVER);

    public static final Phrase<Reference> PAID = oneOf("what was paid", table("what was paid", paid()));

    private static Map<String, Reference> paid() {
        Map<String, Reference> words = new LinkedHashMap<>();
        for (String what : List.of(
                "creature",
                "permanent",
                "nonland permanent",
                "artifact",
                "land",
                "enchantment",
                "planeswalker",
                "token",
                "card",
                "creature card",
                "land card",
                "nonland card",
                "Goblin",
                "Vampire",
                "Zombie",
                "Treasure",
                "Food",
                "Clue",
                "Equipment")) {
            words.put("the sacrificed " + what, new Reference.PaidWith(Cost.Deed.SACRIFICE, what));
            words.put(
                    "the exiled " + what,
                    what.equals("card") || what.equals("creature") || what.equals("permanent")
                            ? new Reference.Remembered("the exiled " + what)
                            : new Reference.PaidWith(Cost.Deed.EXILE, what));
            words.put("the discarded " + what, new Reference.PaidWith(Cost.Deed.DISCARD, what));
            words.put("the revealed " + what, new Reference.PaidWith(Cost.Deed.REVEAL, what));
            words.put("the tapped " + what, new Reference.PaidWith(Cost.Deed.TAP, what));
        }
        words.put("the exiled card used to craft it", new Reference.Remembered("the exiled card used to craft it"));
        words.put("the exiled cards", new Reference.Remembered("the exiled cards"));
        words.put("the returned creature", new Reference.PaidWith(Cost.Deed.RETURN_TO_HAND, "creature"));
        return words;
    }
}
