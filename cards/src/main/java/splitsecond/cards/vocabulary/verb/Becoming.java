package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.PERMANENT_TYPE;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.Keywords;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.word.Subtypes;
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
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Supertype;

/// What an object is or becomes: types, colors, power and toughness.
public final class Becoming {
    private Becoming() {}

    /// "white and blue"; "all colors".
    private static final Phrase<Integer> COLORS = oneOf(
            "colors",
            list(COLOR, "and").mapAny(Becoming::bits, Integer.class, Becoming::colorOrders),
            phrase("colorless").means(0),
            phrase("all colors").means(Color.ALL));

    static int bits(List<Color> colors) {
        int bits = 0;
        for (Color color : colors) bits |= color.bit();
        return bits;
    }

    /// The orders in which cards may name a set of colors.
    static List<List<Color>> colorOrders(Integer bits) {
        List<Color> colors = new ArrayList<>();
        for (Color color : Color.values()) if ((bits & color.bit()) != 0) colors.add(color);
        return Words.orders(colors);
    }

    record Types(List<String> subtypes, List<CardType> types) {}

    static final Phrase<Types> TYPES = phrase(
                    "{} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    repeat(PERMANENT_TYPE.one(), 1, ""))
            .as(Types::new, Types.class, Types::subtypes, Types::types);

    /// "Forest lands", "artifact creatures".
    static final Phrase<Types> MANY_TYPES = phrase(
                    "{} {} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    Phrase.<List<CardType>>optional(repeat(PERMANENT_TYPE.one(), 1, ""), List.of()),
                    PERMANENT_TYPE.many())
            .as(
                    (subtypes, before, last) -> {
                        List<CardType> types = new ArrayList<>(before);
                        types.add(last);
                        return new Types(subtypes, types);
                    },
                    Types.class,
                    Types::subtypes,
                    t -> t.types().isEmpty()
                            ? t.types()
                            : t.types().subList(0, t.types().size() - 1),
                    t -> t.types().isEmpty() ? "" : t.types().getLast());

    static ChangeTypes change(Types types, Manner manner) {
        int bits = 0;
        for (CardType type : types.types()) bits |= type.bit();
        return new ChangeTypes(0, bits, types.subtypes(), manner, false);
    }

    static Object typesOf(ChangeTypes change) {
        List<CardType> types = new ArrayList<>();
        for (CardType type : List.of(
                CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND, CardType.CREATURE, CardType.PLANESWALKER))
            if ((change.types() & type.bit()) != 0) types.add(type);
        return new Types(change.subtypes(), types);
    }

    /// "a 4/4 white Angel creature with flying": what an animated object becomes. Its order is size, colors, types,
    /// abilities.
    private static final Phrase<List<Modification>> PLAIN_BODY = oneOf(
            "what it becomes",
            phrase("{} creature with all creature types", SIZE)
                    .as(
                            pt -> List.of(
                                    new SetPowerToughness(pt.power(), pt.toughness()),
                                    new ChangeTypes(0, CardType.CREATURE.bit(), List.of(), Manner.REPLACE, true)),
                            List.class,
                            Becoming::sizeIn),
            phrase("{} creature with {} and all creature types", SIZE, Keywords.LIST)
                    .as(
                            (pt, granted) -> {
                                List<Modification> changes = new ArrayList<>(List.of(
                                        new SetPowerToughness(pt.power(), pt.toughness()),
                                        new ChangeTypes(0, CardType.CREATURE.bit(), List.of(), Manner.REPLACE, true)));
                                changes.addAll(Granting.gainedAll(granted));
                                return List.copyOf(changes);
                            },
                            List.class,
                            Becoming::sizeIn,
                            l -> l.size() < 3 ? "" : Granting.abilitiesOf(l.subList(2, l.size()))),
            body(false),
            body(true));

    /// "a legendary 4/4 red Dragon creature".
    static final Phrase<List<Modification>> BODY = oneOf(
            "what it becomes",
            PLAIN_BODY,
            phrase("legendary {}", PLAIN_BODY).as(l -> legendary(l, true), List.class, l -> notLegendary(l)));

    /// The same with that supertype, or without; null if there is nothing to take away.
    private static @Nullable List<Modification> legendary(List<?> changes, boolean with) {
        List<Modification> changed = new ArrayList<>();
        boolean had = false;
        for (Object change : changes) {
            if (change
                    instanceof ChangeTypes(int before, int types, List<String> subtypes, Manner manner, boolean all)) {
                had |= before == Supertype.LEGENDARY.bit();
                changed.add(new ChangeTypes(with ? Supertype.LEGENDARY.bit() : 0, types, subtypes, manner, all));
            } else changed.add((Modification) change);
        }
        return with != had ? List.copyOf(changed) : null;
    }

    private static Object notLegendary(List<?> changes) {
        List<Modification> plain = legendary(changes, false);
        return plain == null ? "" : plain;
    }

    private static Phrase<List<Modification>> body(boolean abilities) {
        Phrase<Integer> colors = optional(COLORS, -1);
        if (abilities)
            return phrase("{} {} {} with {}", SIZE, colors, TYPES, Granting.GRANTED)
                    .as(
                            (size, c, types, granted) -> becomes(size, c, types, granted),
                            List.class,
                            Becoming::sizeIn,
                            Becoming::colorsIn,
                            Becoming::typesIn,
                            Becoming::grantedIn);
        return phrase("{} {} {}", SIZE, colors, TYPES)
                .as(
                        (size, c, types) -> becomes(size, c, types, List.of()),
                        List.class,
                        Becoming::sizeIn,
                        Becoming::colorsIn,
                        Becoming::typesIn);
    }

    private static List<Modification> becomes(PowerToughness size, int colors, Types types, List<Ability> granted) {
        List<Modification> changes = new ArrayList<>();
        changes.add(new SetPowerToughness(size.power(), size.toughness()));
        if (colors >= 0) changes.add(new ChangeColors(colors, Manner.REPLACE));
        changes.add(change(types, Manner.REPLACE));
        changes.addAll(Granting.gainedAll(granted));
        return changes;
    }

    static Object sizeIn(List<?> changes) {
        return changes.getFirst() instanceof SetPowerToughness(Amount p, Amount t) && p != null && t != null
                ? new PowerToughness(p, t)
                : "";
    }

    private static Object colorsIn(List<?> changes) {
        return changes.size() > 1 && changes.get(1) instanceof ChangeColors(int colors, Manner _) ? colors : -1;
    }

    private static Object typesIn(List<?> changes) {
        for (Object change : changes) if (change instanceof ChangeTypes types) return typesOf(types);
        return "";
    }

    private static Object grantedIn(List<?> changes) {
        int from = colorsIn(changes).equals(-1) ? 2 : 3;
        return from >= changes.size() ? List.of() : Granting.abilitiesOf(changes.subList(from, changes.size()));
    }

    /// CR 205.1b: "becomes a 3/3 creature", of which it is said that it is still a land: types are added.
    static final Numbered<List<Modification>> BECOMING_STILL = Numbered.numbered(number -> phrase(
                    number.pick("becomes", "become") + " {}",
                    number == Number.ONE ? Words.a(BODY) : Phrase.<List<Modification>>lazy(() -> Becoming.BODIES))
            .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));

    /// The same, after "you may have it".
    static final Phrase<List<Modification>> BECOME_STILL = phrase("become {}", Words.a(BODY))
            .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE));

    /// The same, while a static ability says so.
    public static final Phrase<List<Modification>> STILL_A_LAND = phrase("is {}", Words.a(BODY))
            .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE));

    static List<Modification> withManner(List<?> changes, Manner manner) {
        List<Modification> changed = new ArrayList<>();
        for (Object change : changes) {
            if (change instanceof ChangeTypes(int supertypes, int types, List<String> subtypes, Manner _, boolean all))
                changed.add(new ChangeTypes(supertypes, types, subtypes, manner, all));
            else changed.add((Modification) change);
        }
        return List.copyOf(changed);
    }

    private static Phrase<Words.PowerToughness> bothEqual(String words) {
        return phrase(words, Amounts.EXPRESSION)
                .as(
                        both -> new Words.PowerToughness(both, both),
                        Words.PowerToughness.class,
                        size -> size.power().equals(size.toughness()) ? size.power() : "");
    }

    /// "With base power and toughness 1/1", "with power and toughness each equal to its mana value".
    private static final Phrase<Words.PowerToughness> WITH_SIZE = oneOf(
            "power and toughness",
            phrase("with base power and toughness {}", SIZE).as(size -> size, Words.PowerToughness.class, size -> size),
            bothEqual("with base power and toughness each equal to {}"),
            bothEqual("with power and toughness each equal to {}"));

    /// "a blue Frog with base power and toughness 1/1", "a Treefolk with base power and toughness 0/4".
    private static final Phrase<List<Modification>> TURNED = phrase(
                    "{} {} {} {}",
                    Phrase.<Integer>optional(COLORS, -1),
                    repeat(SUBTYPE.one(), 1, ""),
                    Phrase.flag("creature"),
                    WITH_SIZE)
            .as(
                    Becoming::turned,
                    List.class,
                    Becoming::turnedColors,
                    Becoming::turnedSubtypes,
                    Becoming::turnedCreature,
                    Becoming::turnedSize);

    /// "creature with base power and toughness 4/4", "Toy artifact creature with base power and toughness 0/2".
    private static final Phrase<List<Modification>> SIZED = phrase(
                    "{} {}",
                    TYPES.where(t -> t.types().contains(CardType.CREATURE)
                            && (t.types().size() > 1 || t.subtypes().isEmpty())),
                    WITH_SIZE)
            .as(
                    (types, size) -> List.of(
                            change(types, Manner.REPLACE), new SetPowerToughness(size.power(), size.toughness())),
                    List.class,
                    l -> l.size() == 2 && l.getFirst() instanceof ChangeTypes c ? typesOf(c) : "",
                    Becoming::turnedSize);

    /// "colorless Clue artifact with "{2}, Sacrifice this artifact: Draw a card""; CR 205.1a: that and nothing else.
    private static final Phrase<List<Modification>> EQUIPPED_WITH = phrase(
                    "{} {} with {}",
                    Phrase.<Integer>optional(COLORS, -1),
                    TYPES.where(t -> !t.types().contains(CardType.CREATURE)
                            && !t.types().contains(CardType.LAND)
                            && !t.subtypes().isEmpty()),
                    Granting.GRANTED)
            .as(
                    Becoming::equippedWith,
                    List.class,
                    Becoming::turnedColors,
                    l -> typesOf(turnedTypes(l)),
                    Becoming::abilitiesAfterTypes);

    private static List<Modification> equippedWith(int colors, Types types, List<Ability> granted) {
        List<Modification> changes = new ArrayList<>();
        if (colors >= 0) changes.add(new ChangeColors(colors, Manner.REPLACE));
        changes.add(change(types, Manner.REPLACE));
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
    private static final Phrase<List<Modification>> TURNED_AND_NAMED = phrase("{} named {}", TURNED, NAME)
            .as(
                    Becoming::named,
                    List.class,
                    l -> l.getLast() instanceof Modification.SetName ? l.subList(0, l.size() - 1) : "",
                    l -> l.getLast() instanceof Modification.SetName(String name, var _) ? name : "");

    /// "Spirit Warrior with base power and toughness 8/8, flying, and first strike".
    private static final Phrase<List<Modification>> TURNED_WITH = phrase(
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

    private static Object turnedSize(List<?> changes) {
        return changes.getLast() instanceof SetPowerToughness(Amount p, Amount t) && p != null && t != null
                ? new PowerToughness(p, t)
                : "";
    }

    private record ColoredType(Color color, String subtype) {}

    private static Object coloredType(List<?> changes) {
        return changes.size() == 2
                        && changes.getFirst() instanceof ChangeColors(int bits, Manner _)
                        && Integer.bitCount(bits) == 1
                        && changes.getLast() instanceof ChangeTypes types
                        && types.subtypes().size() == 1
                ? new ColoredType(
                        Color.of(Integer.numberOfTrailingZeros(bits)),
                        types.subtypes().getFirst())
                : "";
    }

    /// "a Spider Hero", "Zombies".
    static final Numbered<List<String>> SEVERAL_SUBTYPES = Numbered.of(
            Words.a(repeat(SUBTYPE.one(), 1, "")),
            phrase("{}", SUBTYPE.many()).as(t -> List.of(t), List.class, l -> l.size() == 1 ? l.getFirst() : ""));

    private static final Phrase<List<Modification>> FIGURES = lazy(() -> Becoming.FIGURE);

    private static final Phrase<List<Modification>> ONE_THING = lazy(() -> complement(Number.ONE));

    private static final Phrase<List<Modification>> SEVERAL_THINGS = lazy(() -> complement(Number.MANY));

    /// What is said of a thing with that verb: "becomes {}", "'s {}".
    static Phrase<List<Modification>> becoming(Number number, String is) {
        List<Phrase<List<Modification>>> ways = new ArrayList<>();
        ways.add(phrase(is + " {}", number.pick(ONE_THING, SEVERAL_THINGS)).as(l -> l, List.class, l -> l));
        if (is.equals("is") || is.equals("are"))
            ways.add(phrase(is + " legendary")
                    .means(List.of(new ChangeTypes(Supertype.LEGENDARY.bit(), 0, List.of(), Manner.ADD, false))));
        // CR 205.1a: "It's an enchantment": that and nothing else.
        if (is.equals("'s"))
            ways.add(phrase(
                            is + " {}",
                            Words.a(TYPES.where(t -> t.types().size() == 1
                                    && t.subtypes().isEmpty()
                                    && !t.types().contains(CardType.CREATURE))))
                    .as(
                            t -> List.of(change(t, Manner.REPLACE)),
                            List.class,
                            l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c ? typesOf(c) : ""));
        return oneOf("what it becomes", ways);
    }

    private static Phrase<List<Modification>> complement(Number number) {
        Phrase<List<Modification>> body = number == Number.ONE ? Words.a(BODY) : lazy(() -> Becoming.BODIES);
        List<Phrase<List<Modification>>> ways = new ArrayList<>();
        ways.add(body);
        for (String type : List.of("land", "planeswalker"))
            ways.add(phrase("{} " + number.pick("that's still a " + type, "that are still " + type + "s"), body)
                    .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));
        ways.add(phrase("{} in addition to " + number.pick("its", "their") + " other types", body)
                .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));
        ways.add(phrase("{} in addition to " + number.pick("its", "their") + " other colors", COLORS)
                .as(
                        c -> List.of(new ChangeColors(c, Manner.ADD)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeColors(int c, Manner _) ? c : ""));
        ways.add(phrase("{}", COLORS)
                .as(
                        c -> List.of(new ChangeColors(c, Manner.REPLACE)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeColors(int c, Manner _) ? c : ""));
        ways.add(phrase(
                        "{} in addition to " + number.pick("its", "their") + " other types",
                        number == Number.ONE ? Words.a(TYPES) : oneOf("types", TYPES, MANY_TYPES))
                .as(
                        t -> List.of(change(t, Manner.ADD)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeTypes c ? typesOf(c) : ""));
        Phrase<Types> animated = number == Number.ONE
                ? Words.a(TYPES.where(
                        t -> t.types().contains(CardType.ARTIFACT) && t.types().contains(CardType.CREATURE)))
                : phrase("artifact creatures")
                        .means(new Types(List.of(), List.of(CardType.ARTIFACT, CardType.CREATURE)));
        // CR 205.1b: what becomes an artifact creature keeps its types.
        ways.add(phrase("{} {}", animated, WITH_SIZE)
                .as(
                        (t, size) ->
                                List.of(change(t, Manner.ADD), new SetPowerToughness(size.power(), size.toughness())),
                        List.class,
                        l -> l.size() == 2 && l.getFirst() instanceof ChangeTypes c ? typesOf(c) : "",
                        Becoming::turnedSize));
        ways.add(phrase("{}", animated)
                .as(
                        t -> List.of(change(t, Manner.ADD)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c ? typesOf(c) : ""));
        ways.add(number == Number.ONE ? Words.a(TURNED) : TURNED);
        if (number == Number.ONE) {
            // "a Golem creature with base power and toughness 5/4 in addition to its other types"
            ways.add(phrase("{} in addition to its other types", Words.a(oneOf("what it becomes", TURNED, SIZED)))
                    .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));
            ways.add(Words.a(EQUIPPED_WITH));
        }
        if (number == Number.ONE) ways.add(Words.a(TURNED_AND_NAMED));
        if (number == Number.ONE) ways.add(Words.a(TURNED_WITH));
        ways.add(phrase("{}", number == Number.ONE ? Words.a(SUBTYPE.one()) : SUBTYPE.many())
                .as(
                        t -> Subtypes.isLandType(t)
                                ? List.of(new ChangeTypes(0, 0, List.of(t), Manner.REPLACE, false))
                                : null,
                        List.class,
                        l -> l.getFirst() instanceof ChangeTypes c
                                        && c.subtypes().size() == 1
                                ? c.subtypes().getFirst()
                                : ""));
        ways.add(phrase(
                        "{} in addition to " + number.pick("its", "their") + " other land types",
                        number == Number.ONE ? Words.a(SUBTYPE.one()) : SUBTYPE.many())
                .as(
                        t -> Subtypes.isLandType(t)
                                ? List.of(new ChangeTypes(0, 0, List.of(t), Manner.ADD, false))
                                : null,
                        List.class,
                        l -> l.getFirst() instanceof ChangeTypes c
                                        && c.subtypes().size() == 1
                                ? c.subtypes().getFirst()
                                : ""));
        for (String types : List.of("types", "creature types"))
            ways.add(phrase(
                            "{} in addition to " + number.pick("its", "their") + " other " + types,
                            SEVERAL_SUBTYPES.in(number))
                    .as(
                            t -> List.of(new ChangeTypes(0, 0, t, Manner.ADD, false)),
                            List.class,
                            l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c && c.types() == 0
                                    ? c.subtypes()
                                    : ""));
        if (number == Number.ONE)
            ways.add(phrase("a legendary {} in addition to its other types", repeat(SUBTYPE.one(), 1, ""))
                    .as(
                            t -> List.of(new ChangeTypes(Supertype.LEGENDARY.bit(), 0, t, Manner.ADD, false)),
                            List.class,
                            l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c ? c.subtypes() : ""));
        ways.add(phrase(
                        "{} in addition to " + number.pick("its", "their") + " other colors and types",
                        Words.a(phrase("{} {}", COLOR, SUBTYPE.one())
                                .as(ColoredType::new, ColoredType.class, ColoredType::color, ColoredType::subtype)))
                .as(
                        t -> List.of(
                                new ChangeColors(t.color().bit(), Manner.ADD),
                                new ChangeTypes(0, 0, List.of(t.subtype()), Manner.ADD, false)),
                        List.class,
                        l -> coloredType(l)));
        if (number == Number.ONE) ways.add(Words.a(FIGURES));
        if (number == Number.ONE)
            ways.add(phrase("{}", Words.a(repeat(SUBTYPE.one(), 1, "")))
                    .as(
                            t -> t.stream().allMatch(Subtypes::isCreatureType)
                                    ? List.of(new ChangeTypes(0, 0, t, Manner.REPLACE, false))
                                    : null,
                            List.class,
                            l -> l.getFirst() instanceof ChangeTypes c ? c.subtypes() : ""));
        ways.add(phrase("(the chosen|that) type").means(List.of(new Modification.BecomeChosenType(Manner.REPLACE))));
        ways.add(phrase("the chosen type in addition to " + number.pick("its", "their") + " other types")
                .means(List.of(new Modification.BecomeChosenType(Manner.ADD))));
        return oneOf("what it becomes", ways);
    }

    /// Plural: "0/0 Elemental creatures with haste".
    private static final Phrase<Types> TYPES_OF_SEVERAL = phrase(
                    "{} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    oneOf("types", pluralTypes()))
            .as(Types::new, Types.class, Types::subtypes, Types::types);

    static final Phrase<List<Modification>> BODIES = oneOf(
            "what they become",
            phrase("{} {} {}", SIZE, optional(COLORS, -1), TYPES_OF_SEVERAL)
                    .as(
                            (size, c, types) -> becomes(size, c, types, List.of()),
                            List.class,
                            Becoming::sizeIn,
                            Becoming::colorsIn,
                            Becoming::typesIn),
            phrase("{} {} {} with {}", SIZE, optional(COLORS, -1), TYPES_OF_SEVERAL, Granting.GRANTED)
                    .as(
                            (size, c, types, granted) -> becomes(size, c, types, granted),
                            List.class,
                            Becoming::sizeIn,
                            Becoming::colorsIn,
                            Becoming::typesIn,
                            Becoming::grantedIn));

    private static Phrase<List<CardType>> pluralTypes() {
        return oneOf(
                "types",
                phrase("creatures").means(List.of(CardType.CREATURE)),
                phrase("artifact creatures").means(List.of(CardType.ARTIFACT, CardType.CREATURE)));
    }

    /// "4/4 black Zombie": of which card types it is stays as it was.
    static final Phrase<List<Modification>> FIGURE = phrase(
                    "{} {} {}", SIZE, Phrase.<Integer>optional(COLORS, -1), repeat(SUBTYPE.one(), 1, ""))
            .as(
                    (size, colors, subtypes) -> becomes(size, colors, new Types(subtypes, List.of()), List.of()),
                    List.class,
                    Becoming::sizeIn,
                    Becoming::colorsIn,
                    l -> l.getLast() instanceof ChangeTypes c && c.types() == 0 ? c.subtypes() : "");
}
