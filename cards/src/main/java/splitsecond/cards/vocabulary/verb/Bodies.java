package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.Keywords;
import splitsecond.cards.vocabulary.word.Words.PowerToughness;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.ChangeColors;
import splitsecond.engine.ability.Modification.ChangeTypes;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.ability.Modification.SetPowerToughness;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;

/// What an animated object becomes: "a 4/4 white Angel creature with flying", "0/0 Elemental creatures with haste". Its
/// order is\nsize, colors, types, abilities.
final class Bodies {
    private Bodies() {}

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
                            Bodies::sizeIn),
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
                            Bodies::sizeIn,
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

    static Phrase<List<Modification>> body(boolean abilities) {
        Phrase<Integer> colors = optional(ColorsAndTypes.COLORS, -1);
        if (abilities)
            return phrase("{} {} {} with {}", SIZE, colors, ColorsAndTypes.TYPES, Granting.GRANTED)
                    .as(
                            (size, c, types, granted) -> becomes(size, c, types, granted),
                            List.class,
                            Bodies::sizeIn,
                            Bodies::colorsIn,
                            Bodies::typesIn,
                            Bodies::grantedIn);
        return phrase("{} {} {}", SIZE, colors, ColorsAndTypes.TYPES)
                .as(
                        (size, c, types) -> becomes(size, c, types, List.of()),
                        List.class,
                        Bodies::sizeIn,
                        Bodies::colorsIn,
                        Bodies::typesIn);
    }

    private static List<Modification> becomes(
            PowerToughness size, int colors, ColorsAndTypes.Types types, List<Ability> granted) {
        List<Modification> changes = new ArrayList<>();
        changes.add(new SetPowerToughness(size.power(), size.toughness()));
        if (colors >= 0) changes.add(new ChangeColors(colors, Manner.REPLACE));
        changes.add(ColorsAndTypes.change(types, Manner.REPLACE));
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
        for (Object change : changes) if (change instanceof ChangeTypes types) return ColorsAndTypes.typesOf(types);
        return "";
    }

    private static Object grantedIn(List<?> changes) {
        int from = colorsIn(changes).equals(-1) ? 2 : 3;
        return from >= changes.size() ? List.of() : Granting.abilitiesOf(changes.subList(from, changes.size()));
    }

    /// Plural: "0/0 Elemental creatures with haste".
    private static final Phrase<ColorsAndTypes.Types> TYPES_OF_SEVERAL = phrase(
                    "{} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    oneOf("types", pluralTypes()))
            .as(
                    ColorsAndTypes.Types::new,
                    ColorsAndTypes.Types.class,
                    ColorsAndTypes.Types::subtypes,
                    ColorsAndTypes.Types::types);

    static final Phrase<List<Modification>> BODIES = oneOf(
            "what they become",
            phrase("{} {} {}", SIZE, optional(ColorsAndTypes.COLORS, -1), TYPES_OF_SEVERAL)
                    .as(
                            (size, c, types) -> becomes(size, c, types, List.of()),
                            List.class,
                            Bodies::sizeIn,
                            Bodies::colorsIn,
                            Bodies::typesIn),
            phrase("{} {} {} with {}", SIZE, optional(ColorsAndTypes.COLORS, -1), TYPES_OF_SEVERAL, Granting.GRANTED)
                    .as(
                            (size, c, types, granted) -> becomes(size, c, types, granted),
                            List.class,
                            Bodies::sizeIn,
                            Bodies::colorsIn,
                            Bodies::typesIn,
                            Bodies::grantedIn));

    private static Phrase<List<CardType>> pluralTypes() {
        return oneOf(
                "types",
                phrase("creatures").means(List.of(CardType.CREATURE)),
                phrase("artifact creatures").means(List.of(CardType.ARTIFACT, CardType.CREATURE)));
    }

    /// "4/4 black Zombie": of which card types it is stays as it was.
    static final Phrase<List<Modification>> FIGURE = phrase(
                    "{} {} {}", SIZE, Phrase.<Integer>optional(ColorsAndTypes.COLORS, -1), repeat(SUBTYPE.one(), 1, ""))
            .as(
                    (size, colors, subtypes) ->
                            becomes(size, colors, new ColorsAndTypes.Types(subtypes, List.of()), List.of()),
                    List.class,
                    Bodies::sizeIn,
                    Bodies::colorsIn,
                    l -> l.getLast() instanceof ChangeTypes c && c.types() == 0 ? c.subtypes() : "");
}
