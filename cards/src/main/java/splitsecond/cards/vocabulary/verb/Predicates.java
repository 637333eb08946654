package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.BONUS;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.PERMANENT_TYPE;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.Abilities;
import splitsecond.cards.vocabulary.ability.Keywords;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.cards.vocabulary.word.Words.PowerToughness;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.AddPowerToughness;
import splitsecond.engine.ability.Modification.ChangeColors;
import splitsecond.engine.ability.Modification.ChangeTypes;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.ability.Modification.Obey;
import splitsecond.engine.ability.Modification.SetPowerToughness;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;

/// Predicates: what an object gets, gains, has, is, can't do.
public final class Predicates {
    private Predicates() {}

    // +1/+1

    static AddPowerToughness scaled(PowerToughness unit, Amount by) {
        return new AddPowerToughness(scaled(unit.power(), by), scaled(unit.toughness(), by));
    }

    private static Amount scaled(Amount unit, Amount by) {
        int factor = unit instanceof Amount.Number(int value) ? value : 0;
        return factor == 0 ? n(0) : Amounts.times(factor, by);
    }

    private static Object unitOf(AddPowerToughness add) {
        return new PowerToughness(factor(add.power()), factor(add.toughness()));
    }

    private static Amount factor(Amount amount) {
        if (amount instanceof Amount.Number) return amount;
        return n(amount instanceof Amount.Times(int factor, Amount _) ? factor : 1);
    }

    static Object unitIn(List<Modification> changes) {
        return changes.size() == 1 && changes.getFirst() instanceof AddPowerToughness add ? unitOf(add) : "";
    }

    static Object scaleIn(List<Modification> changes) {
        return changes.size() == 1 && changes.getFirst() instanceof AddPowerToughness add ? scaleOf(add) : "";
    }

    private static Object scaleOf(AddPowerToughness add) {
        return Amounts.unitOf(add.power() instanceof Amount.Number ? add.toughness() : add.power());
    }

    private static final Phrase<Modification> GETS_BONUS = oneOf(
            "a change of power and toughness",
            BONUS.map(
                    pt -> new AddPowerToughness(pt.power(), pt.toughness()),
                    AddPowerToughness.class,
                    add -> new PowerToughness(add.power(), add.toughness())),
            phrase("{} for each {}", BONUS, Amounts.UNIT)
                    .as(Predicates::scaled, AddPowerToughness.class, Predicates::unitOf, Predicates::scaleOf));

    // Abilities

    private static Modification gained(Ability ability) {
        return ability instanceof Ability.Keyword(var keyword)
                ? new Modification.GainKeyword(keyword)
                : new Modification.GainAbility(ability);
    }

    static @Nullable Ability abilityOf(Modification modification) {
        return switch (modification) {
            case Modification.GainKeyword(var keyword) -> new Ability.Keyword(keyword);
            case Modification.GainAbility(var ability) -> ability;
            case Modification.OfNumbers _,
                    Modification.OfAbilities _,
                    Modification.OfTypesOrColors _,
                    Modification.OfText _,
                    Modification.ChangeControl _,
                    Modification.BecomeCopy _,
                    Modification.Obey _ -> null;
        };
    }

    public static List<Modification> gainedAll(List<Ability> abilities) {
        return abilities.stream().map(Predicates::gained).toList();
    }

    public static List<Ability> abilitiesOf(List<?> modifications) {
        List<Ability> abilities = new ArrayList<>();
        for (Object modification : modifications) {
            Ability ability = modification instanceof Modification m ? abilityOf(m) : null;
            if (ability == null) return List.of();
            abilities.add(ability);
        }
        return abilities;
    }

    /// A quoted ability. The full stop stays inside the quotation marks.
    public static final Phrase<Ability> QUOTED =
            phrase("\"{}\"", Phrase.<Ability>lazy(() -> Abilities.QUOTABLE)).as(a -> a, Ability.class, a -> a);

    public static final Phrase<List<Ability>> GRANTED = oneOf(
            "abilities",
            Keywords.LIST,
            phrase("{}", QUOTED).as(a -> List.of(a), List.class, l -> l.getFirst()),
            phrase("{} and {}", Keywords.LIST, QUOTED)
                    .as(
                            (keywords, quoted) -> plus(keywords, quoted),
                            List.class,
                            l -> l.subList(0, l.size() - 1),
                            l -> l.getLast()),
            phrase("{} and {}", QUOTED, QUOTED)
                    .as((x, y) -> List.of(x, y), List.class, l -> l.getFirst(), l -> l.getLast()));

    private static List<Ability> plus(List<Ability> list, Ability last) {
        List<Ability> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    // What objects can't and must do

    private static Obey simple(Rule.Kind kind) {
        return new Obey(new Rule.Simple(kind));
    }

    public static final Phrase<List<Modification>> CANT = oneOf(
            "what can't be done",
            table("what can't be done", cant()),
            phrase("can't be blocked by {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CantBeBlocked(f))), List.class, l -> blockedBy(l)),
            phrase("can't be blocked except by {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CantBeBlockedExceptBy(f))), List.class, l -> exceptBy(l)),
            phrase("can't block {}", lazy(() -> References.CERTAIN))
                    .as(
                            it -> List.of(new Obey(new Rule.CantBlock(new Filter.AmongThose(it)))),
                            List.class,
                            l -> cantBlock(l) instanceof Filter.AmongThose(var those) ? those : ""),
            phrase("can't block {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CantBlock(f))), List.class, l -> cantBlock(l)),
            phrase("can block only {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CanBlockOnly(f))), List.class, l -> blockOnly(l)));

    private static Object rule(List<?> modifications) {
        return modifications.size() == 1 && modifications.getFirst() instanceof Obey(Rule rule) ? rule : "";
    }

    private static Object blockedBy(List<?> l) {
        return rule(l) instanceof Rule.CantBeBlocked(Filter by) && by != null ? by : "";
    }

    private static Object exceptBy(List<?> l) {
        return rule(l) instanceof Rule.CantBeBlockedExceptBy(Filter by) ? by : "";
    }

    private static Object cantBlock(List<?> l) {
        return rule(l) instanceof Rule.CantBlock(Filter attacker) && attacker != null ? attacker : "";
    }

    private static Object blockOnly(List<?> l) {
        return rule(l) instanceof Rule.CanBlockOnly(Filter attackers) ? attackers : "";
    }

    private static Map<String, List<Modification>> cant() {
        Map<String, List<Modification>> words = new LinkedHashMap<>();
        Obey cantAttack = new Obey(new Rule.CantAttack(null, null));
        Obey cantBlock = new Obey(new Rule.CantBlock(null));
        words.put("can't attack", List.of(cantAttack));
        words.put("can't attack you", List.of(new Obey(new Rule.CantAttack(Nouns.YOU, null))));
        words.put(
                "can't attack you or planeswalkers you control",
                List.of(new Obey(new Rule.CantAttack(yourSide(), null))));
        words.put("can't block", List.of(cantBlock));
        words.put("can't attack or block", List.of(cantAttack, cantBlock));
        words.put("can't be blocked", List.of(new Obey(new Rule.CantBeBlocked(null))));
        words.put("can't attack alone", List.of(simple(Rule.Kind.CANT_ATTACK_ALONE)));
        words.put("can't block alone", List.of(simple(Rule.Kind.CANT_BLOCK_ALONE)));
        words.put(
                "can't attack or block alone",
                List.of(simple(Rule.Kind.CANT_ATTACK_ALONE), simple(Rule.Kind.CANT_BLOCK_ALONE)));
        words.put("can't be countered", List.of(simple(Rule.Kind.CANT_BE_COUNTERED)));
        words.put("can't be regenerated", List.of(simple(Rule.Kind.CANT_BE_REGENERATED)));
        words.put("can't be sacrificed", List.of(simple(Rule.Kind.CANT_BE_SACRIFICED)));
        words.put("can't be equipped", List.of(simple(Rule.Kind.CANT_BE_EQUIPPED)));
        words.put("can't be enchanted", List.of(simple(Rule.Kind.CANT_BE_ENCHANTED)));
        words.put("can't transform", List.of(simple(Rule.Kind.CANT_TRANSFORM)));
        words.put("can't be blocked by more than one creature", List.of(new Obey(new Rule.MaximumBlockers(1))));
        words.put("can't be blocked except by two or more creatures", List.of(new Obey(new Rule.MinimumBlockers(2))));
        words.put("can't be blocked except by three or more creatures", List.of(new Obey(new Rule.MinimumBlockers(3))));
        words.put("can block an additional creature each combat", List.of(new Obey(new Rule.CanBlockAdditional(1))));
        words.put("can block any number of creatures", List.of(new Obey(new Rule.CanBlockAdditional(-1))));
        words.put(
                "can attack as though it didn't have defender",
                List.of(simple(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER)));
        words.put(
                "can attack as though they didn't have defender",
                List.of(simple(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER)));
        words.put("can attack as though it had haste", List.of(simple(Rule.Kind.ATTACKS_AS_THOUGH_HASTY)));
        words.put("can block as though it had reach", List.of(simple(Rule.Kind.BLOCKS_AS_THOUGH_REACH)));
        words.put(
                "can't be the target of spells or abilities your opponents control",
                List.of(new Obey(new Rule.CantBeTargetedBy(new Filter.ControlledBy(Suffixes.YOUR_OPPONENTS)))));
        words.put(
                "can't be the target of spells or abilities", List.of(new Obey(new Rule.CantBeTargetedBy(Nouns.ANY))));
        words.put("must be blocked if able", List.of(simple(Rule.Kind.MUST_BE_BLOCKED)));
        return words;
    }

    private static Filter yourSide() {
        var yours = new Filter.ControlledBy(new Reference.You());
        return new Filter.Or(
                List.of(Nouns.YOU, new Filter.And(List.of(new Filter.IsType(CardType.PLANESWALKER), yours))));
    }

    private static Phrase<List<Modification>> does(Number number) {
        Map<String, List<Modification>> words = new LinkedHashMap<>();
        words.put(
                number.pick("attacks", "attack") + " each combat if able",
                List.of(simple(Rule.Kind.ATTACKS_EACH_COMBAT)));
        words.put(
                number.pick("attacks", "attack") + " each turn if able",
                List.of(simple(Rule.Kind.ATTACKS_EACH_COMBAT)));
        words.put(
                number.pick("blocks", "block") + " each combat if able", List.of(simple(Rule.Kind.BLOCKS_EACH_COMBAT)));
        words.put(
                number.pick("doesn't", "don't") + " untap during "
                        + number.pick("its controller's", "their controllers'") + " untap step" + number.pick("", "s"),
                List.of(simple(Rule.Kind.DOESNT_UNTAP)));
        words.put(
                number.pick("doesn't", "don't") + " untap during your untap step",
                List.of(simple(Rule.Kind.DOESNT_UNTAP)));
        words.put(
                number.pick("isn't a creature", "aren't creatures"),
                List.of(new Modification.LoseType(CardType.CREATURE)));
        words.put(number.pick("loses", "lose") + " all abilities", List.of(new Modification.LoseAllAbilities()));
        words.put(number.pick("loses", "lose") + " all creature types", List.of(new Modification.LoseCreatureTypes()));
        words.put(
                number.pick("assigns", "assign") + " combat damage equal to " + number.pick("its", "their")
                        + " toughness rather than " + number.pick("its", "their") + " power",
                List.of(simple(Rule.Kind.ASSIGNS_DAMAGE_BY_TOUGHNESS)));
        for (boolean saddles : List.of(false, true)) {
            String crews = (saddles ? number.pick("saddles", "saddle") + " Mounts and " : "")
                    + number.pick("crews", "crew") + " Vehicles ";
            words.put(
                    crews + "as though " + number.pick("its", "their") + " power were 2 greater",
                    List.of(new Obey(new Rule.CrewsAs(saddles, Characteristic.POWER, 2))));
            words.put(
                    crews + "using " + number.pick("its", "their") + " toughness rather than "
                            + number.pick("its", "their") + " power",
                    List.of(new Obey(new Rule.CrewsAs(saddles, Characteristic.TOUGHNESS, 0))));
        }
        return table("what it does", words);
    }

    // Becoming something else

    /// "white and blue"; "all colors".
    private static final Phrase<Integer> COLORS = oneOf(
            "colors",
            list(COLOR, "and").mapAny(Predicates::bits, Integer.class, Predicates::colorOrders),
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

    private record Types(List<String> subtypes, List<CardType> types) {}

    private static final Phrase<Types> TYPES = phrase(
                    "{} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    repeat(PERMANENT_TYPE.one(), 1, ""))
            .as(Types::new, Types.class, Types::subtypes, Types::types);

    /// "Forest lands", "artifact creatures".
    private static final Phrase<Types> MANY_TYPES = phrase(
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

    private static ChangeTypes change(Types types, Manner manner) {
        int bits = 0;
        for (CardType type : types.types()) bits |= type.bit();
        return new ChangeTypes(0, bits, types.subtypes(), manner, false);
    }

    private static Object typesOf(ChangeTypes change) {
        List<CardType> types = new ArrayList<>();
        for (CardType type : List.of(
                CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND, CardType.CREATURE, CardType.PLANESWALKER))
            if ((change.types() & type.bit()) != 0) types.add(type);
        return new Types(change.subtypes(), types);
    }

    /// "a 4/4 white Angel creature with flying": what an animated object becomes. Its order is size, colors, types,
    /// abilities.
    private static final Phrase<List<Modification>> BODY = oneOf(
            "what it becomes",
            phrase("{} creature with all creature types", SIZE)
                    .as(
                            pt -> List.of(
                                    new SetPowerToughness(pt.power(), pt.toughness()),
                                    new ChangeTypes(0, CardType.CREATURE.bit(), List.of(), Manner.REPLACE, true)),
                            List.class,
                            Predicates::sizeIn),
            phrase("{} creature with {} and all creature types", SIZE, Keywords.LIST)
                    .as(
                            (pt, granted) -> {
                                List<Modification> changes = new ArrayList<>(List.of(
                                        new SetPowerToughness(pt.power(), pt.toughness()),
                                        new ChangeTypes(0, CardType.CREATURE.bit(), List.of(), Manner.REPLACE, true)));
                                changes.addAll(gainedAll(granted));
                                return List.copyOf(changes);
                            },
                            List.class,
                            Predicates::sizeIn,
                            l -> l.size() < 3 ? "" : abilitiesOf(l.subList(2, l.size()))),
            body(false),
            body(true));

    private static Phrase<List<Modification>> body(boolean abilities) {
        Phrase<Integer> colors = optional(COLORS, -1);
        if (abilities)
            return phrase("{} {} {} with {}", SIZE, colors, TYPES, GRANTED)
                    .as(
                            (size, c, types, granted) -> becomes(size, c, types, granted),
                            List.class,
                            Predicates::sizeIn,
                            Predicates::colorsIn,
                            Predicates::typesIn,
                            Predicates::grantedIn);
        return phrase("{} {} {}", SIZE, colors, TYPES)
                .as(
                        (size, c, types) -> becomes(size, c, types, List.of()),
                        List.class,
                        Predicates::sizeIn,
                        Predicates::colorsIn,
                        Predicates::typesIn);
    }

    private static List<Modification> becomes(PowerToughness size, int colors, Types types, List<Ability> granted) {
        List<Modification> changes = new ArrayList<>();
        changes.add(new SetPowerToughness(size.power(), size.toughness()));
        if (colors >= 0) changes.add(new ChangeColors(colors, Manner.REPLACE));
        changes.add(change(types, Manner.REPLACE));
        changes.addAll(gainedAll(granted));
        return changes;
    }

    private static Object sizeIn(List<?> changes) {
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
        return from >= changes.size() ? List.of() : abilitiesOf(changes.subList(from, changes.size()));
    }

    private static Phrase<List<Modification>> one(Phrase<? extends Modification> change) {
        return phrase("{}", change).as(c -> List.of(c), List.class, l -> l.getFirst());
    }

    /// CR 205.1b: "becomes a 3/3 creature", of which it is said that it is still a land: types are added.
    static final Numbered<List<Modification>> BECOMING_STILL = Numbered.numbered(number -> phrase(
                    number.pick("becomes", "become") + " {}",
                    number == Number.ONE ? Words.a(BODY) : Phrase.<List<Modification>>lazy(() -> Predicates.BODIES))
            .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));

    /// The same, while a static ability says so.
    public static final Phrase<List<Modification>> STILL_A_LAND = phrase("is {}", Words.a(BODY))
            .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE));

    private static List<Modification> withManner(List<?> changes, Manner manner) {
        List<Modification> changed = new ArrayList<>();
        for (Object change : changes) {
            if (change instanceof ChangeTypes(int supertypes, int types, List<String> subtypes, Manner _, boolean all))
                changed.add(new ChangeTypes(supertypes, types, subtypes, manner, all));
            else changed.add((Modification) change);
        }
        return List.copyOf(changed);
    }

    /// "a blue Frog with base power and toughness 1/1", "a Treefolk with base power and toughness 0/4".
    private static final Phrase<List<Modification>> TURNED = phrase(
                    "{} {} {} with base power and toughness {}",
                    Phrase.<Integer>optional(COLORS, -1),
                    repeat(SUBTYPE.one(), 1, ""),
                    Phrase.flag("creature"),
                    SIZE)
            .as(
                    Predicates::turned,
                    List.class,
                    Predicates::turnedColors,
                    Predicates::turnedSubtypes,
                    Predicates::turnedCreature,
                    Predicates::turnedSize);

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
    private static final Numbered<List<String>> SEVERAL_SUBTYPES = Numbered.of(
            Words.a(repeat(SUBTYPE.one(), 1, "")),
            phrase("{}", SUBTYPE.many()).as(t -> List.of(t), List.class, l -> l.size() == 1 ? l.getFirst() : ""));

    private static Phrase<List<Modification>> becoming(Number number, String is) {
        Phrase<List<Modification>> body = number == Number.ONE ? Words.a(BODY) : lazy(() -> BODIES);
        List<Phrase<List<Modification>>> ways = new ArrayList<>();
        ways.add(phrase(is + " {}", body).as(l -> l, List.class, l -> l));
        for (String type : List.of("land", "planeswalker"))
            ways.add(phrase(is + " {} " + number.pick("that's still a " + type, "that are still " + type + "s"), body)
                    .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));
        ways.add(phrase(is + " {} in addition to " + number.pick("its", "their") + " other types", body)
                .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));
        ways.add(phrase(is + " {} in addition to " + number.pick("its", "their") + " other colors", COLORS)
                .as(
                        c -> List.of(new ChangeColors(c, Manner.ADD)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeColors(int c, Manner _) ? c : ""));
        ways.add(phrase(is + " {}", COLORS)
                .as(
                        c -> List.of(new ChangeColors(c, Manner.REPLACE)),
                        List.class,
                        l -> l.getFirst() instanceof ChangeColors(int c, Manner _) ? c : ""));
        ways.add(phrase(
                        is + " {} in addition to " + number.pick("its", "their") + " other types",
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
        ways.add(phrase(is + " {} with base power and toughness {}", animated, SIZE)
                .as(
                        (t, size) ->
                                List.of(change(t, Manner.ADD), new SetPowerToughness(size.power(), size.toughness())),
                        List.class,
                        l -> l.size() == 2 && l.getFirst() instanceof ChangeTypes c ? typesOf(c) : "",
                        Predicates::turnedSize));
        ways.add(phrase(is + " {}", animated)
                .as(
                        t -> List.of(change(t, Manner.ADD)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c ? typesOf(c) : ""));
        ways.add(phrase(is + " {}", number == Number.ONE ? Words.a(TURNED) : TURNED)
                .as(l -> l, List.class, l -> l));
        ways.add(phrase(is + " {}", number == Number.ONE ? Words.a(SUBTYPE.one()) : SUBTYPE.many())
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
                        is + " {} in addition to " + number.pick("its", "their") + " other land types",
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
        ways.add(phrase(
                        is + " {} in addition to " + number.pick("its", "their") + " other types",
                        SEVERAL_SUBTYPES.in(number))
                .as(
                        t -> List.of(new ChangeTypes(0, 0, t, Manner.ADD, false)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c && c.types() == 0
                                ? c.subtypes()
                                : ""));
        ways.add(phrase(
                        is + " {} in addition to " + number.pick("its", "their") + " other colors and types",
                        Words.a(phrase("{} {}", COLOR, SUBTYPE.one())
                                .as(ColoredType::new, ColoredType.class, ColoredType::color, ColoredType::subtype)))
                .as(
                        t -> List.of(
                                new ChangeColors(t.color().bit(), Manner.ADD),
                                new ChangeTypes(0, 0, List.of(t.subtype()), Manner.ADD, false)),
                        List.class,
                        l -> coloredType(l)));
        if (number == Number.ONE)
            ways.add(phrase(is + " {}", Words.a(repeat(SUBTYPE.one(), 1, "")))
                    .as(
                            t -> t.stream().allMatch(Subtypes::isCreatureType)
                                    ? List.of(new ChangeTypes(0, 0, t, Manner.REPLACE, false))
                                    : null,
                            List.class,
                            l -> l.getFirst() instanceof ChangeTypes c ? c.subtypes() : ""));
        ways.add(phrase(is + " the chosen type").means(List.of(new Modification.BecomeChosenType(Manner.REPLACE))));
        ways.add(phrase(is + " the chosen type in addition to " + number.pick("its", "their") + " other types")
                .means(List.of(new Modification.BecomeChosenType(Manner.ADD))));
        return oneOf("what it becomes", ways);
    }

    /// Plural: "0/0 Elemental creatures with haste".
    private static final Phrase<List<Modification>> BODIES = phrase(
                    "{} {} {}",
                    SIZE,
                    optional(COLORS, -1),
                    phrase(
                                    "{} {}",
                                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                                    oneOf("types", pluralTypes()))
                            .as(Types::new, Types.class, Types::subtypes, Types::types))
            .as(
                    (size, c, types) -> becomes(size, c, types, List.of()),
                    List.class,
                    Predicates::sizeIn,
                    Predicates::colorsIn,
                    Predicates::typesIn);

    private static Phrase<List<CardType>> pluralTypes() {
        return oneOf(
                "types",
                phrase("creatures").means(List.of(CardType.CREATURE)),
                phrase("artifact creatures").means(List.of(CardType.ARTIFACT, CardType.CREATURE)));
    }

    /// "4/4 black Zombie": of which card types it is stays as it was.
    private static final Phrase<List<Modification>> FIGURE = phrase(
                    "{} {} {}", SIZE, Phrase.<Integer>optional(COLORS, -1), repeat(SUBTYPE.one(), 1, ""))
            .as(
                    (size, colors, subtypes) -> becomes(size, colors, new Types(subtypes, List.of()), List.of()),
                    List.class,
                    Predicates::sizeIn,
                    Predicates::colorsIn,
                    l -> l.getLast() instanceof ChangeTypes c && c.types() == 0 ? c.subtypes() : "");

    /// What a copy is or has beside what it copies (CR 707.9).
    public static final Phrase<List<Modification>> EXCEPT =
            except(Number.ONE, "it has", "it's", List.of("it isn't", "it's not"));

    /// The same, said of "the token" and of several.
    static final Phrase<List<Modification>> EXCEPT_THE_TOKEN =
            except(Number.ONE, "the token has", "the token is", List.of("the token isn't"));

    static final Phrase<List<Modification>> EXCEPT_THEY =
            except(Number.MANY, "they have", "they're", List.of("they aren't", "they're not"));

    private static Phrase<List<Modification>> except(Number number, String has, String is, List<String> isNot) {
        String other = " {} in addition to " + number.pick("its", "their") + " other ";
        Phrase<List<Modification>> body =
                number == Number.ONE ? Words.a(oneOf("what it is", BODY, FIGURE)) : lazy(() -> BODIES);
        List<Phrase<List<Modification>>> clauses = new ArrayList<>();
        clauses.add(phrase(has + " {}", GRANTED).as(Predicates::gainedAll, List.class, l -> abilitiesOf(l)));
        clauses.add(phrase(is + " {}", SIZE)
                .as(
                        size -> List.of(new SetPowerToughness(size.power(), size.toughness())),
                        List.class,
                        l -> l.size() == 1 ? sizeIn(l) : ""));
        clauses.add(phrase(is + " {}", body).as(l -> l, List.class, l -> l));
        clauses.add(phrase(is + other + "types", body)
                .as(l -> withManner(l, Manner.ADD), List.class, l -> withManner(l, Manner.REPLACE)));
        clauses.add(phrase(is + other + "colors and types", body)
                .as(l -> colorsToo(l, Manner.ADD), List.class, l -> colorsToo(l, Manner.REPLACE)));
        clauses.add(phrase(
                        is + other + "types", number == Number.ONE ? Words.a(TYPES) : oneOf("types", TYPES, MANY_TYPES))
                .as(
                        t -> List.of(change(t, Manner.ADD)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c && c.types() != 0
                                ? typesOf(c)
                                : ""));
        clauses.add(phrase(is + other + "types", SEVERAL_SUBTYPES.in(number))
                .as(
                        t -> List.of(new ChangeTypes(0, 0, t, Manner.ADD, false)),
                        List.class,
                        l -> l.size() == 1 && l.getFirst() instanceof ChangeTypes c && c.types() == 0
                                ? c.subtypes()
                                : ""));
        for (String not : isNot)
            clauses.add(phrase(not + " legendary")
                    .means(List.of(new Modification.LoseSupertype(splitsecond.engine.card.Supertype.LEGENDARY))));
        return Phrase.<List<Modification>>list(oneOf("an exception", clauses), "and")
                .mapAny(Predicates::together, List.class, Predicates::apart);
    }

    private static List<Modification> colorsToo(List<?> changes, Manner manner) {
        List<Modification> changed = new ArrayList<>();
        for (Modification change : withManner(changes, manner))
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

    // Predicates

    /// While it lasts: "gets +1/+1", "has flying", "can't block".
    public static final Numbered<List<Modification>> STATIC =
            Numbered.numbered(number -> predicates(number, number.pick("has", "have"), number.pick("is", "are")));

    /// From now on: "gets +1/+1", "gains flying", "becomes a 3/3 creature".
    public static final Numbered<List<Modification>> TEMPORARY = Numbered.numbered(
            number -> predicates(number, number.pick("gains", "gain"), number.pick("becomes", "become")));

    private static Phrase<List<Modification>> predicates(Number number, String has, String is) {
        Phrase<List<Modification>> predicate = oneOf(
                "a predicate",
                one(phrase(number.pick("gets", "get") + " {}", GETS_BONUS).as(c -> c, Modification.class, c -> c)),
                phrase(has + " {}", GRANTED).as(Predicates::gainedAll, List.class, l -> abilitiesOf(l)),
                phrase(has + " your choice of {}", list(Words.KEYWORD, 2, "or"))
                        .as(
                                any -> has.startsWith("gain") ? List.of(new Modification.GainChosenKeyword(any)) : null,
                                List.class,
                                l -> l.size() == 1 && l.getFirst() instanceof Modification.GainChosenKeyword(var any)
                                        ? any
                                        : ""),
                phrase(number.pick("loses", "lose") + " {}", Words.KEYWORD)
                        .as(
                                k -> List.of(new Modification.LoseKeyword(k)),
                                List.class,
                                l -> l.getFirst() instanceof Modification.LoseKeyword(var k) ? k : ""),
                phrase(number.pick("loses", "lose") + " {} and {}", Words.KEYWORD, Words.KEYWORD)
                        .as(
                                (x, y) -> List.of(new Modification.LoseKeyword(x), new Modification.LoseKeyword(y)),
                                List.class,
                                l -> lostKeyword(l, 0),
                                l -> lostKeyword(l, 1)),
                phrase(number.pick("has", "have") + " base power and toughness {}", SIZE)
                        .as(
                                pt -> List.of(new SetPowerToughness(pt.power(), pt.toughness())),
                                List.class,
                                l -> sizeIn(l)),
                phrase(has + " all creature types").means(List.of(new ChangeTypes(0, 0, List.of(), Manner.ADD, true))),
                phrase(is + " a copy of {}", Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT))
                        .as(
                                what -> List.of(new Modification.BecomeCopy(what, List.of())),
                                List.class,
                                l -> l.getFirst() instanceof Modification.BecomeCopy(var of, var _) ? of : ""),
                phrase(
                                is + " a copy of {}, except it has this ability",
                                Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT))
                        .as(
                                what -> List.of(
                                        new Modification.BecomeCopy(what, List.of(new Modification.KeepThisAbility()))),
                                List.class,
                                l -> l.getFirst() instanceof Modification.BecomeCopy(var of, var _) ? of : ""),
                CANT,
                does(number),
                becoming(number, is));
        return list(predicate, "and")
                .mapAny(Predicates::flatten, List.class, l -> List.of(groups(l, true), groups(l, false), groups(l)));
    }

    /// After "you may have ~".
    public static final Phrase<List<Modification>> HAVE_BECOME = oneOf(
            "what it becomes",
            phrase(
                            "become a copy of {}, except it has this ability",
                            Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT))
                    .as(
                            what -> List.of(
                                    new Modification.BecomeCopy(what, List.of(new Modification.KeepThisAbility()))),
                            List.class,
                            l -> copied(l)),
            phrase("become a copy of {}", Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT))
                    .as(what -> List.of(new Modification.BecomeCopy(what, List.of())), List.class, l -> copied(l)));

    private static Object copied(List<?> changes) {
        return changes.getFirst() instanceof Modification.BecomeCopy(var of, var _) ? of : "";
    }

    private static Object lostKeyword(List<?> changes, int which) {
        return changes.size() == 2 && changes.get(which) instanceof Modification.LoseKeyword(var keyword)
                ? keyword
                : "";
    }

    private static List<Modification> flatten(List<List<Modification>> groups) {
        List<Modification> all = new ArrayList<>();
        for (List<Modification> group : groups) all.addAll(group);
        return List.copyOf(all);
    }

    /// Predicates as they were said: abilities side by side share one verb, and so does what an object becomes,
    /// `with` its abilities or without.
    private static List<List<Modification>> groups(List<?> changes, boolean with) {
        List<List<Modification>> groups = new ArrayList<>();
        List<Modification> open = new ArrayList<>();
        for (Object change : changes) {
            Modification next = (Modification) change;
            if (!open.isEmpty() && !belong(open, next, with)) {
                groups.add(List.copyOf(open));
                open.clear();
            }
            open.add(next);
        }
        if (!open.isEmpty()) groups.add(List.copyOf(open));
        return groups;
    }

    /// Every change with a verb of its own.
    private static List<List<Modification>> groups(List<?> changes) {
        List<List<Modification>> groups = new ArrayList<>();
        for (Object change : changes) groups.add(List.of((Modification) change));
        return groups;
    }

    private static boolean belong(List<Modification> open, Modification next, boolean with) {
        boolean abilities = open.stream().allMatch(m -> abilityOf(m) != null) && abilityOf(next) != null;
        boolean becoming = open.getFirst() instanceof SetPowerToughness
                && (next instanceof ChangeColors
                        || next instanceof ChangeTypes
                        || (with && open.size() > 1 && abilityOf(next) != null));
        boolean turned = (open.getLast() instanceof ChangeColors || open.getLast() instanceof ChangeTypes)
                && (next instanceof ChangeTypes
                        || (next instanceof SetPowerToughness && open.getLast() instanceof ChangeTypes));
        boolean both = next instanceof Obey(Rule now)
                && open.getLast() instanceof Obey(Rule before)
                && ((before instanceof Rule.CantAttack(var defender, var _)
                                && defender == null
                                && now instanceof Rule.CantBlock)
                        || (before.equals(new Rule.Simple(Rule.Kind.CANT_ATTACK_ALONE))
                                && now.equals(new Rule.Simple(Rule.Kind.CANT_BLOCK_ALONE))));
        boolean lost = open.size() == 1
                && open.getLast() instanceof Modification.LoseKeyword
                && next instanceof Modification.LoseKeyword;
        return abilities || becoming || turned || both || lost;
    }
}
