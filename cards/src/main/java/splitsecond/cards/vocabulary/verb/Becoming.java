package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.cards.vocabulary.word.Words;
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

    /// What it becomes is added to what it is.
    private static Phrase<List<Modification>> added(String words, Phrase<List<Modification>> becomes) {
        return phrase(words, becomes)
                .as(
                        l -> ColorsAndTypes.withManner(l, Manner.ADD),
                        List.class,
                        l -> ColorsAndTypes.withManner(l, Manner.REPLACE));
    }

    private static Phrase<List<Modification>> body(Number number) {
        return number == Number.ONE ? Words.a(Bodies.BODY) : Bodies.BODIES;
    }

    /// CR 205.1b: "becomes a 3/3 creature", of which it is said that it is still a land: types are added.
    static final Numbered<List<Modification>> BECOMING_STILL =
            Numbered.numbered(number -> added(number.pick("becomes", "become") + " {}", body(number)));

    /// The same, after "you may have it".
    static final Phrase<List<Modification>> BECOME_STILL = added("become {}", body(Number.ONE));

    /// The same, while a static ability says so.
    public static final Phrase<List<Modification>> STILL_A_LAND = added("is {}", body(Number.ONE));

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
                            Words.a(ColorsAndTypes.TYPES.where(t -> t.types().size() == 1
                                    && t.subtypes().isEmpty()
                                    && !t.types().contains(CardType.CREATURE))))
                    .as(
                            t -> List.of(ColorsAndTypes.change(t, Manner.REPLACE)),
                            List.class,
                            l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c
                                    ? ColorsAndTypes.typesOf(c)
                                    : ""));
        return oneOf("what it becomes", ways);
    }

    private static Phrase<List<Modification>> complement(Number number) {
        List<Phrase<List<Modification>>> ways = new ArrayList<>();
        bodies(number, ways);
        colors(number, ways);
        types(number, ways);
        turned(number, ways);
        landTypes(number, ways);
        subtypes(number, ways);
        ways.add(phrase("(the chosen|that) type").means(List.of(new Modification.BecomeChosenType(Manner.REPLACE))));
        ways.add(phrase("the chosen type in addition to " + number.pick("its", "their") + " other types")
                .means(List.of(new Modification.BecomeChosenType(Manner.ADD))));
        return oneOf("what it becomes", ways);
    }

    /// "a 0/0 Elemental creature that's still a land"
    private static void bodies(Number number, List<Phrase<List<Modification>>> ways) {
        Phrase<List<Modification>> body = body(number);
        ways.add(body);
        for (String type : List.of("land", "planeswalker"))
            ways.add(added("{} " + number.pick("that's still a " + type, "that are still " + type + "s"), body));
        ways.add(added("{} in addition to " + number.pick("its", "their") + " other types", body));
    }

    /// "blue and black in addition to its other colors"
    private static void colors(Number number, List<Phrase<List<Modification>>> ways) {
        ways.add(phrase("{} in addition to " + number.pick("its", "their") + " other colors", ColorsAndTypes.COLORS)
                .as(
                        c -> List.of(new ChangeColors(c, Manner.ADD)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeColors(int c, Manner _) ? c : ""));
        ways.add(phrase("{}", ColorsAndTypes.COLORS)
                .as(
                        c -> List.of(new ChangeColors(c, Manner.REPLACE)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeColors(int c, Manner _) ? c : ""));
    }

    /// "an artifact in addition to its other types"
    private static void types(Number number, List<Phrase<List<Modification>>> ways) {
        ways.add(phrase(
                        "{} in addition to " + number.pick("its", "their") + " other types",
                        number == Number.ONE
                                ? Words.a(ColorsAndTypes.TYPES)
                                : oneOf("types", ColorsAndTypes.TYPES, ColorsAndTypes.MANY_TYPES))
                .as(
                        t -> List.of(ColorsAndTypes.change(t, Manner.ADD)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeTypes c ? ColorsAndTypes.typesOf(c) : ""));
        Phrase<ColorsAndTypes.Types> animated = number == Number.ONE
                ? Words.a(ColorsAndTypes.TYPES.where(
                        t -> t.types().contains(CardType.ARTIFACT) && t.types().contains(CardType.CREATURE)))
                : phrase("artifact creatures")
                        .means(new ColorsAndTypes.Types(List.of(), List.of(CardType.ARTIFACT, CardType.CREATURE)));
        // CR 205.1b: what becomes an artifact creature keeps its types.
        ways.add(phrase("{} {}", animated, TurnedInto.WITH_SIZE)
                .as(
                        (t, size) -> List.of(
                                ColorsAndTypes.change(t, Manner.ADD),
                                new SetPowerToughness(size.power(), size.toughness())),
                        List.class,
                        l -> l.size() == 2 && l.getFirst() instanceof ChangeTypes c ? ColorsAndTypes.typesOf(c) : "",
                        TurnedInto::turnedSize));
        ways.add(phrase("{}", animated)
                .as(
                        t -> List.of(ColorsAndTypes.change(t, Manner.ADD)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c ? ColorsAndTypes.typesOf(c) : ""));
    }

    /// "a blue Frog with base power and toughness 1/1"
    private static void turned(Number number, List<Phrase<List<Modification>>> ways) {
        if (number == Number.MANY) {
            ways.add(TurnedInto.TURNED);
            return;
        }
        ways.add(Words.a(TurnedInto.TURNED));
        // "a Golem creature with base power and toughness 5/4 in addition to its other types"
        ways.add(added(
                "{} in addition to its other types",
                Words.a(oneOf("what it becomes", TurnedInto.TURNED, TurnedInto.SIZED))));
        ways.add(Words.a(TurnedInto.EQUIPPED_WITH));
        ways.add(Words.a(TurnedInto.TURNED_AND_NAMED));
        ways.add(Words.a(TurnedInto.TURNED_WITH));
    }

    /// "an Island"; CR 305.7.
    private static void landTypes(Number number, List<Phrase<List<Modification>>> ways) {
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
    }

    /// "a Spider Hero in addition to its other types"
    private static void subtypes(Number number, List<Phrase<List<Modification>>> ways) {
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
        if (number == Number.ONE) ways.add(Words.a(Bodies.FIGURE));
        if (number == Number.ONE)
            ways.add(phrase("{}", Words.a(repeat(SUBTYPE.one(), 1, "")))
                    .as(
                            t -> t.stream().allMatch(Subtypes::isCreatureType)
                                    ? List.of(new ChangeTypes(0, 0, t, Manner.REPLACE, false))
                                    : null,
                            List.class,
                            l -> l.getFirst() instanceof ChangeTypes c ? c.subtypes() : ""));
    }
}
