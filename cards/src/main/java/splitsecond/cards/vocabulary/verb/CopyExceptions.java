package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.SIZE;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.ChangeColors;
import splitsecond.engine.ability.Modification.ChangeTypes;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.ability.Modification.SetPowerToughness;
import splitsecond.engine.card.CardType;

/// CR 707.9: "except it's …", how a copy differs from what it copies.
public final class CopyExceptions {
    private CopyExceptions() {}

    private static final Modification LEGENDARY_TOO =
            new ChangeTypes(splitsecond.engine.card.Supertype.LEGENDARY.bit(), 0, List.of(), Manner.ADD, false);

    private static final Modification THIS_ABILITY = new Modification.KeepThisAbility();

    private static final Phrase<List<Modification>> WHAT_IT_IS = lazy(() -> complement(Number.ONE));

    private static final Phrase<List<Modification>> WHAT_THEY_ARE = lazy(() -> complement(Number.MANY));

    /// What becomes a copy may keep the ability that says so.
    private static final Phrase<List<Modification>> WITH_THIS_ABILITY = oneOf(
            "this ability",
            phrase("this ability").means(List.of(THIS_ABILITY)),
            phrase("this ability and {}", Granting.GRANTED)
                    .as(
                            given -> keepingFirst(Granting.gainedAll(given)),
                            List.class,
                            l -> l.size() > 1 && l.getFirst().equals(THIS_ABILITY)
                                    ? Granting.abilitiesOf(l.subList(1, l.size()))
                                    : ""),
            phrase("{} and this ability", Granting.GRANTED)
                    .as(
                            given -> with(Granting.gainedAll(given), THIS_ABILITY),
                            List.class,
                            l -> l.getLast().equals(THIS_ABILITY)
                                    ? Granting.abilitiesOf(l.subList(0, l.size() - 1))
                                    : ""));

    /// What a copy is or has beside what it copies (CR 707.9).
    public static final Phrase<List<Modification>> EXCEPT =
            except(Number.ONE, "it has", "it's", List.of("it isn't", "it's not"), List.of("its"), false);

    /// The same, said of what becomes a copy: it may keep the ability that says so.
    public static final Phrase<List<Modification>> EXCEPT_AS_IT_BECOMES =
            except(Number.ONE, "it has", "it's", List.of("it isn't", "it's not"), List.of("its"), true);

    /// The same, said of "the token" and of several.
    static final Phrase<List<Modification>> EXCEPT_THE_TOKEN =
            except(Number.ONE, "the token has", "the token is", List.of("the token isn't"), List.of(), false);

    static final Phrase<List<Modification>> EXCEPT_THE_TOKENS =
            except(Number.MANY, "the tokens have", "the tokens are", List.of("the tokens aren't"), List.of(), false);

    /// The same, said of the copy of a spell.
    static final Phrase<List<Modification>> EXCEPT_THE_COPY =
            except(Number.ONE, "the copy has", "the copy is", List.of("the copy isn't"), List.of(), false);

    static final Phrase<List<Modification>> EXCEPT_THEY =
            except(Number.MANY, "they have", "they're", List.of("they aren't", "they're not"), List.of(), false);

    private static Phrase<List<Modification>> except(
            Number number, String has, String is, List<String> isNot, List<String> whose, boolean becomes) {
        List<Phrase<List<Modification>>> first = clauses(number, has, is, isNot, whose, becomes);
        List<Phrase<List<Modification>>> clauses = new ArrayList<>(first);
        // "It isn't legendary, is a Reflection in addition to its other types, and has haste".
        clauses.addAll(clauses(
                number,
                number.pick("has", "have"),
                number.pick("is", "are"),
                List.of(number.pick("isn't", "aren't")),
                List.of(),
                becomes));
        return Phrase.<List<Modification>>list(oneOf("an exception", first), oneOf("an exception", clauses), "and")
                .mapAny(CopyExceptions::together, List.class, CopyExceptions::apart);
    }

    private static List<Phrase<List<Modification>>> clauses(
            Number number, String has, String is, List<String> isNot, List<String> whose, boolean becomes) {
        List<Phrase<List<Modification>>> clauses = new ArrayList<>();
        clauses.add(phrase(is + " {}", number.pick(WHAT_IT_IS, WHAT_THEY_ARE)).as(l -> l, List.class, l -> l));
        clauses.add(phrase(has + " {}", Granting.GRANTED)
                .as(Granting::gainedAll, List.class, l -> Granting.abilitiesOf(l)));
        if (becomes) clauses.add(phrase(has + " {}", WITH_THIS_ABILITY).as(l -> l, List.class, l -> l));
        for (String own : whose)
            clauses.add(phrase(own + " name is {}", TurnedInto.NAME)
                    .as(
                            name -> List.of(new Modification.SetName(name, own)),
                            List.class,
                            l -> l.size() == 1
                                            && l.getFirst() instanceof Modification.SetName(String name, String said)
                                            && said.equals(own)
                                    ? name
                                    : ""));
        for (String not : isNot)
            clauses.add(phrase(not + " legendary")
                    .means(List.of(new Modification.LoseSupertype(splitsecond.engine.card.Supertype.LEGENDARY))));
        return clauses;
    }

    /// What it, or they, are said to be.
    private static Phrase<List<Modification>> complement(Number number) {
        String other = "{} in addition to " + number.pick("its", "their") + " other ";
        Phrase<List<Modification>> body = number == Number.ONE
                ? Words.a(oneOf("what it is", Bodies.BODY, Bodies.FIGURE))
                : lazy(() -> Bodies.BODIES);
        List<Phrase<List<Modification>>> ways = new ArrayList<>();
        if (number == Number.ONE)
            for (String lost : List.of("", " and loses all other card types", " and it loses all other card types"))
                ways.add(phrase(
                                "{}" + lost,
                                Words.a(ColorsAndTypes.TYPES.where(
                                        t -> t.types().size() == 1
                                                && t.subtypes().isEmpty()
                                                && t.types().getFirst() != CardType.CREATURE)))
                        .as(
                                t -> List.of(ColorsAndTypes.change(t, Manner.REPLACE)),
                                List.class,
                                l -> l.size() == 1
                                                && l.getFirst() instanceof ChangeTypes c
                                                && c.manner() == Manner.REPLACE
                                        ? ColorsAndTypes.typesOf(c)
                                        : ""));
        ways.add(phrase("{}", SIZE)
                .as(
                        size -> List.of(new SetPowerToughness(size.power(), size.toughness())),
                        List.class,
                        l -> l.size() == 1 ? Bodies.sizeIn(l) : ""));
        ways.add(body);
        ways.add(phrase(other + "types", body)
                .as(
                        l -> ColorsAndTypes.withManner(l, Manner.ADD),
                        List.class,
                        l -> ColorsAndTypes.withManner(l, Manner.REPLACE)));
        ways.add(phrase(other + "colors and types", body)
                .as(l -> colorsToo(l, Manner.ADD), List.class, l -> colorsToo(l, Manner.REPLACE)));
        ways.add(phrase(
                        other + "types",
                        number == Number.ONE
                                ? Words.a(ColorsAndTypes.TYPES)
                                : oneOf("types", ColorsAndTypes.TYPES, ColorsAndTypes.MANY_TYPES))
                .as(
                        t -> List.of(ColorsAndTypes.change(t, Manner.ADD)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c && c.types() != 0
                                ? ColorsAndTypes.typesOf(c)
                                : ""));
        for (String types : List.of("types", "creature types"))
            ways.add(phrase(other + types, Becoming.SEVERAL_SUBTYPES.in(number))
                    .as(
                            t -> List.of(new ChangeTypes(0, 0, t, Manner.ADD, false)),
                            List.class,
                            l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c && c.types() == 0
                                    ? c.subtypes()
                                    : ""));
        for (String besides : List.of("", " in addition to " + number.pick("its", "their") + " other types"))
            ways.add(phrase("legendary" + besides).means(List.of(LEGENDARY_TOO)));
        return oneOf("what it is", ways);
    }

    private static List<Modification> keepingFirst(List<Modification> changes) {
        List<Modification> all = new ArrayList<>(changes);
        all.addFirst(THIS_ABILITY);
        return List.copyOf(all);
    }

    private static List<Modification> with(List<Modification> changes, Modification last) {
        List<Modification> all = new ArrayList<>(changes);
        all.add(last);
        return List.copyOf(all);
    }

    private static List<Modification> colorsToo(List<?> changes, Manner manner) {
        List<Modification> changed = new ArrayList<>();
        for (Modification change : ColorsAndTypes.withManner(changes, manner))
            changed.add(
                    change instanceof ChangeColors(int colors, Manner _) ? new ChangeColors(colors, manner) : change);
        return List.copyOf(changed);
    }

    private static List<Modification> together(List<List<Modification>> clauses) {
        return clauses.stream().flatMap(List::stream).toList();
    }

    /// All the ways in which clauses may have said so, each of some that stand together.
    private static List<List<List<?>>> apart(List<?> changes) {
        if (changes.isEmpty()) return List.of(List.of());
        List<List<List<?>>> ways = new ArrayList<>();
        for (int first = changes.size(); first > 0; first--)
            for (List<List<?>> rest : apart(changes.subList(first, changes.size()))) {
                List<List<?>> way = new ArrayList<>();
                way.add(List.copyOf(changes.subList(0, first)));
                way.addAll(rest);
                ways.add(way);
            }
        return ways;
    }
}
