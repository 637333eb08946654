package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.Keywords;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.cards.vocabulary.word.Words.PowerToughness;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.ChangeColors;
import splitsecond.engine.ability.Modification.ChangeTypes;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.ability.Modification.SetPowerToughness;
import splitsecond.engine.card.CardType;

/// What an object is turned into, its size said last: "a blue Frog with base power and toughness 1/1", and what it may
/// be\ncalled and have besides.
final class TurnedInto {
    private TurnedInto() {}

    private static Phrase<Words.PowerToughness> bothEqual(String words) {
        return phrase(words, Amounts.EXPRESSION)
                .as(
                        both -> new Words.PowerToughness(both, both),
                        Words.PowerToughness.class,
                        size -> size.power().equals(size.toughness()) ? size.power() : "");
    }

    /// "With base power and toughness 1/1", "with power and toughness each equal to its mana value".
    static final Phrase<Words.PowerToughness> WITH_SIZE = oneOf(
            "power and toughness",
            phrase("with base power and toughness {}", SIZE).as(size -> size, Words.PowerToughness.class, size -> size),
            bothEqual("with base power and toughness each equal to {}"),
            bothEqual("with power and toughness each equal to {}"));

    /// "a blue Frog with base power and toughness 1/1", "a Treefolk with base power and toughness 0/4".
    static final Phrase<List<Modification>> TURNED = phrase(
                    "{} {} {} {}",
                    Phrase.<Integer>optional(ColorsAndTypes.COLORS, -1),
                    repeat(SUBTYPE.one(), 1, ""),
                    Phrase.flag("creature"),
                    WITH_SIZE)
            .as(
                    TurnedInto::turned,
                    List.class,
                    TurnedInto::turnedColors,
                    TurnedInto::turnedSubtypes,
                    TurnedInto::turnedCreature,
                    TurnedInto::turnedSize);

    /// "creature with base power and toughness 4/4", "Toy artifact creature with base power and toughness 0/2".
    static final Phrase<List<Modification>> SIZED = phrase(
                    "{} {}",
                    ColorsAndTypes.TYPES.where(t -> t.types().contains(CardType.CREATURE)
                            && (t.types().size() > 1 || t.subtypes().isEmpty())),
                    WITH_SIZE)
            .as(
                    (types, size) -> List.of(
                            ColorsAndTypes.change(types, Manner.REPLACE),
                            new SetPowerToughness(size.power(), size.toughness())),
                    List.class,
                    l -> l.size() == 2 && l.getFirst() instanceof ChangeTypes c ? ColorsAndTypes.typesOf(c) : "",
                    TurnedInto::turnedSize);

    /// "colorless Clue artifact with "{2}, Sacrifice this artifact: Draw a card""; CR 205.1a: that and nothing else.
    static final Phrase<List<Modification>> EQUIPPED_WITH = phrase(
                    "{} {} with {}",
                    Phrase.<Integer>optional(ColorsAndTypes.COLORS, -1),
                    ColorsAndTypes.TYPES.where(t -> !t.types().contains(CardType.CREATURE)
                            && !t.types().contains(CardType.LAND)
                            && !t.subtypes().isEmpty()),
                    Granting.GRANTED)
            .as(
                    TurnedInto::equippedWith,
                    List.class,
                    TurnedInto::turnedColors,
                    l -> ColorsAndTypes.typesOf(turnedTypes(l)),
                    TurnedInto::abilitiesAfterTypes);

    private static List<Modification> equippedWith(int colors, ColorsAndTypes.Types types, List<Ability> granted) {
        List<Modification> changes = new ArrayList<>();
        if (colors >= 0) changes.add(new ChangeColors(colors, Manner.REPLACE));
        changes.add(ColorsAndTypes.change(types, Manner.REPLACE));
        changes.addAll(Granting.gainedAll(granted));
        return List.copyOf(changes);
    }

    private static Object abilitiesAfterTypes(List<?> changes) {
        int from = turnedColors(changes).equals(-1) ? 1 : 2;
        return from >= changes.size() ? "" : Granting.abilitiesOf(changes.subList(from, changes.size()));
    }

    static final Phrase<String> NAME =
            oneOf("a name", phrase("~").means(Modification.SetName.OWN), new splitsecond.cards.phrase.Name());

    /// "a Citizen with base power and toughness 1/1 named Humble Merchant".
    static final Phrase<List<Modification>> TURNED_AND_NAMED = phrase("{} named {}", TURNED, NAME)
            .as(
                    TurnedInto::named,
                    List.class,
                    l -> l.getLast() instanceof Modification.SetName ? l.subList(0, l.size() - 1) : "",
                    l -> l.getLast() instanceof Modification.SetName(String name, var _) ? name : "");

    /// "Spirit Warrior with base power and toughness 8/8, flying, and first strike".
    static final Phrase<List<Modification>> TURNED_WITH = phrase(
                    "{}, {}, and {}", TURNED, repeat(Keywords.ONE_OF_LIST, 1, ", "), Keywords.ONE_OF_LIST)
            .as(
                    (turned, some, last) -> {
                        List<Modification> all = new ArrayList<>(turned);
                        all.addAll(Granting.gainedAll(some));
                        all.addAll(Granting.gainedAll(List.of(last)));
                        return List.copyOf(all);
                    },
                    List.class,
                    l -> l.subList(0, afterSize(l)),
                    l -> l.size() < afterSize(l) + 2 ? "" : Granting.abilitiesOf(l.subList(afterSize(l), l.size() - 1)),
                    l -> Granting.abilitiesOf(l.subList(l.size() - 1, l.size())).stream()
                            .findFirst()
                            .map(Object.class::cast)
                            .orElse(""));

    private static int afterSize(List<?> changes) {
        for (int i = 0; i < changes.size(); i++) if (changes.get(i) instanceof SetPowerToughness) return i + 1;
        return 0;
    }

    private static List<Modification> named(List<Modification> changes, String name) {
        List<Modification> all = new ArrayList<>(changes);
        all.add(new Modification.SetName(name, ""));
        return List.copyOf(all);
    }

    private static List<Modification> turned(int colors, List<String> subtypes, boolean creature, PowerToughness size) {
        List<Modification> changes = new ArrayList<>();
        if (colors >= 0) changes.add(new ChangeColors(colors, Manner.REPLACE));
        changes.add(new ChangeTypes(0, creature ? CardType.CREATURE.bit() : 0, subtypes, Manner.REPLACE, false));
        changes.add(new SetPowerToughness(size.power(), size.toughness()));
        return List.copyOf(changes);
    }

    private static Object turnedColors(List<?> changes) {
        return changes.getFirst() instanceof ChangeColors(int colors, Manner _) ? colors : -1;
    }

    private static ChangeTypes turnedTypes(List<?> changes) {
        for (Object change : changes) if (change instanceof ChangeTypes types) return types;
        return new ChangeTypes(0, 0, List.of(), Manner.ADD, false);
    }

    private static Object turnedSubtypes(List<?> changes) {
        return turnedTypes(changes).subtypes();
    }

    private static Object turnedCreature(List<?> changes) {
        return turnedTypes(changes).types() != 0;
    }

    static Object turnedSize(List<?> changes) {
        return changes.getLast() instanceof SetPowerToughness(Amount p, Amount t) && p != null && t != null
                ? new PowerToughness(p, t)
                : "";
    }
}
