package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.BONUS;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.cards.vocabulary.word.Words.PowerToughness;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
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
            phrase("{} for each {}", BONUS, Counted.UNIT)
                    .as(Predicates::scaled, AddPowerToughness.class, Predicates::unitOf, Predicates::scaleOf));

    // Predicates

    /// While it lasts: "gets +1/+1", "has flying", "can't block".
    public static final Numbered<List<Modification>> STATIC =
            Numbered.numbered(number -> predicates(number, number.pick("has", "have"), number.pick("is", "are")));

    /// From now on: "gets +1/+1", "gains flying", "becomes a 3/3 creature".
    public static final Numbered<List<Modification>> TEMPORARY = Numbered.numbered(
            number -> predicates(number, number.pick("gains", "gain"), number.pick("becomes", "become")));

    /// CR 611.2e: "has flying and is an Angel in addition to its other types", said of what was just put onto the
    /// battlefield; and short: "it's an Angel", "they're Zombies".
    static final Numbered<List<Modification>> BEING =
            Numbered.numbered(number -> STATIC.in(number).where(Predicates::isState));

    static final Phrase<List<Modification>> BEING_SHORT =
            predicates(Number.ONE, "has", "'s").where(l -> isState(l) && isKind(l.getFirst()));

    static final Phrase<List<Modification>> BEING_THEY =
            predicates(Number.MANY, "have", "they're").where(l -> isState(l) && isKind(l.getFirst()));

    /// What "gets" and "loses" say is said of what is there already, and a quoted ability alone of a token.
    private static boolean isState(List<Modification> changes) {
        boolean size = changes.stream().allMatch(SetPowerToughness.class::isInstance);
        boolean quoted = changes.size() == 1
                && changes.getFirst() instanceof Modification.GainAbility(Ability ability)
                && !(ability instanceof Ability.Parameterized);
        return !size && !quoted && changes.stream().allMatch(c -> isKind(c) || Granting.abilityOf(c) != null);
    }

    private static boolean isKind(Modification change) {
        return change instanceof ChangeTypes || change instanceof ChangeColors || change instanceof SetPowerToughness;
    }

    private static final Phrase<Filter> LENDING = oneOf("objects", Nouns.PERMANENT.many(), Nouns.CARDS_IN_ZONE.many());

    /// Those whose abilities it has.
    private static final Phrase<Reference> LENDERS = oneOf(
            "objects",
            phrase("all {}", LENDING)
                    .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter),
            phrase("{}", LENDING).as(f -> new Reference.Each(f, ""), Reference.Each.class, Reference.Each::filter),
            phrase("each other {}", Nouns.PERMANENT.one())
                    .as(
                            f -> new Reference.Each(Nouns.withOther(f), "each other"),
                            Reference.Each.class,
                            e -> Nouns.withoutOther(e.filter())));

    private static Phrase<List<Modification>> predicates(Number number, String has, String is) {
        Phrase<List<Modification>> predicate = oneOf(
                "a predicate",
                Obeying.one(
                        phrase(number.pick("gets", "get") + " {}", GETS_BONUS).as(c -> c, Modification.class, c -> c)),
                Obeying.one(phrase(number.pick("gets", "get") + " an additional {}", BONUS)
                        .as(
                                pt -> new AddPowerToughness(more(pt.power()), more(pt.toughness())),
                                AddPowerToughness.class,
                                add -> less(add))),
                phrase(has + " {}", Granting.GRANTED).as(Granting::gainedAll, List.class, l -> Granting.abilitiesOf(l)),
                phrase(has + " your choice of {}", list(Words.KEYWORD, 2, "or"))
                        .as(any -> has.startsWith("gain") ? oneOfKeywords(any) : null, List.class, l -> keywordsIn(l)),
                phrase(number.pick("loses", "lose") + " {}", Words.KEYWORD)
                        .as(
                                k -> List.of(new Modification.LoseKeyword(k)),
                                List.class,
                                l -> l.getFirst() instanceof Modification.LoseKeyword(var k) ? k : ""),
                phrase(number.pick("gets", "get") + " {} or {}", BONUS, BONUS)
                        .as(
                                (one, other) -> List.of(new Modification.OneOf(List.of(bonus(one), bonus(other)))),
                                List.class,
                                l -> bonusIn(l, 0),
                                l -> bonusIn(l, 1)),
                phrase(number.pick("loses", "lose") + " {} or {}", Words.KEYWORD, Words.KEYWORD)
                        .as(
                                (one, other) -> List.of(new Modification.OneOf(List.of(
                                        new Modification.LoseKeyword(one), new Modification.LoseKeyword(other)))),
                                List.class,
                                l -> lostIn(l, 0),
                                l -> lostIn(l, 1)),
                phrase(number.pick("loses", "lose") + " {} and {}", Words.KEYWORD, Words.KEYWORD)
                        .as(
                                (x, y) -> List.of(new Modification.LoseKeyword(x), new Modification.LoseKeyword(y)),
                                List.class,
                                l -> lostKeyword(l, 0),
                                l -> lostKeyword(l, 1)),
                phrase(number.pick("loses", "lose") + " {} and can't have or gain {}", Words.KEYWORD, Words.KEYWORD)
                        .as(
                                (lost, barred) -> lost == barred ? barred(lost) : null,
                                List.class,
                                l -> isBarred(l) ? lostKeyword(l, 0) : "",
                                l -> isBarred(l) ? lostKeyword(l, 0) : ""),
                phrase(number.pick("has", "have") + " base power and toughness {}", SIZE)
                        .as(
                                pt -> List.of(new SetPowerToughness(pt.power(), pt.toughness())),
                                List.class,
                                l -> Bodies.sizeIn(l)),
                base(number, "power", SetPowerToughness::power, v -> new SetPowerToughness(v, null)),
                base(number, "toughness", SetPowerToughness::toughness, v -> new SetPowerToughness(null, v)),
                phrase(
                                number.pick("has", "have") + " all activated abilities of {}",
                                Phrase.<Reference>lazy(() -> LENDERS))
                        .as(
                                of -> List.of(new Modification.GainActivatedAbilities(of)),
                                List.class,
                                l -> l.getFirst() instanceof Modification.GainActivatedAbilities(var of) ? of : ""),
                phrase(number.pick("is", "are") + " every creature type")
                        .means(List.of(new ChangeTypes(0, 0, List.of(), Manner.ADD, true))),
                phrase(has + " all creature types").means(List.of(new ChangeTypes(0, 0, List.of(), Manner.ADD, true))),
                phrase(is + " a copy of {}", Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT))
                        .as(
                                what -> List.of(new Modification.BecomeCopy(what, List.of())),
                                List.class,
                                l -> l.getFirst() instanceof Modification.BecomeCopy(var of, var _) ? of : ""),
                phrase(
                                is + " a copy of {}, except {}",
                                Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT),
                                lazy(() -> CopyExceptions.EXCEPT_AS_IT_BECOMES))
                        .as(
                                (what, except) -> List.of(new Modification.BecomeCopy(what, except)),
                                List.class,
                                l -> copied(l),
                                l -> exceptions(l)),
                Obeying.CANT,
                // CR 701.15b: by the controller of the ability.
                phrase(number.pick("is", "are") + " goaded").means(List.of(new Obey(new Rule.Goaded(Nouns.YOU)))),
                Obeying.does(number),
                Becoming.becoming(number, is));
        return list(predicate, "and").mapAny(groups -> othersLost(flatten(groups)), List.class, Predicates::ways);
    }

    /// In how many ways the same may have been said.
    private static List<List<List<Modification>>> ways(List<?> changes) {
        List<List<List<Modification>>> ways = new ArrayList<>();
        for (List<?> said : orders(changes)) {
            ways.add(groups(said, true));
            ways.add(groups(said, false));
            ways.add(groups(said));
        }
        return ways;
    }

    private static boolean losesOthers(Object change) {
        return change instanceof Modification.LoseAllAbilities(String wording) && !wording.isEmpty();
    }

    /// "Has defender and loses all other abilities": they are lost first.
    private static List<Modification> othersLost(List<Modification> changes) {
        List<Modification> all = new ArrayList<>();
        for (Modification change : changes) if (losesOthers(change)) all.add(change);
        for (Modification change : changes) if (!losesOthers(change)) all.add(change);
        return List.copyOf(all);
    }

    /// Wherever that they are lost may have been said.
    private static List<List<?>> orders(List<?> changes) {
        if (changes.size() < 2 || !losesOthers(changes.getFirst())) return List.of(changes);
        List<List<?>> orders = new ArrayList<>();
        for (int at = changes.size() - 1; at > 0; at--) {
            List<Object> order = new ArrayList<>(changes.subList(1, changes.size()));
            order.add(at, changes.getFirst());
            orders.add(order);
        }
        return orders;
    }

    /// "Has base power 4": the other number stays as it is.
    private static Phrase<List<Modification>> base(
            Number number,
            String which,
            Function<SetPowerToughness, @Nullable Amount> value,
            Function<Amount, SetPowerToughness> set) {
        return phrase(number.pick("has", "have") + " base " + which + " {}", Words.DIGITS)
                .as(
                        v -> List.of(set.apply(n(v))),
                        List.class,
                        l -> l.size() == 1
                                        && l.getFirst() instanceof SetPowerToughness size
                                        && value.apply(size) instanceof Amount.Number(int v)
                                ? v
                                : "");
    }

    /// "An additional +5/+5": how it was said, of numbers that are plain otherwise.
    private static Amount more(Amount amount) {
        return new Amount.Times(1, amount);
    }

    private static Object less(AddPowerToughness add) {
        return add.power() instanceof Amount.Times(int one, Amount power)
                        && one == 1
                        && add.toughness() instanceof Amount.Times(int again, Amount toughness)
                        && again == 1
                ? new PowerToughness(power, toughness)
                : "";
    }

    /// After "you may have it": what one object becomes, said with the verb of several.
    public static final Phrase<List<Modification>> BECOME_ONE = Becoming.becoming(Number.ONE, "become")
            .where(l -> !(l.getFirst() instanceof Modification.BecomeChosenType)
                    && !(l.size() == 1 && l.getFirst() instanceof ChangeColors));

    /// After "you may have ~".
    public static final Phrase<List<Modification>> HAVE_BECOME = oneOf(
            "what it becomes",
            phrase(
                            "become a copy of {}, except {}",
                            Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT),
                            CopyExceptions.EXCEPT_AS_IT_BECOMES)
                    .as(
                            (what, except) -> List.of(new Modification.BecomeCopy(what, except)),
                            List.class,
                            l -> copied(l),
                            l -> exceptions(l)),
            phrase("become a copy of {}", Phrase.<splitsecond.engine.ability.Reference>lazy(() -> References.OBJECT))
                    .as(what -> List.of(new Modification.BecomeCopy(what, List.of())), List.class, l -> copied(l)));

    public static Object copied(List<?> changes) {
        return changes.getFirst() instanceof Modification.BecomeCopy(var of, var _) ? of : "";
    }

    public static Object exceptions(List<?> changes) {
        return changes.size() == 1
                        && changes.getFirst() instanceof Modification.BecomeCopy(var _, var except)
                        && !except.isEmpty()
                ? except
                : "";
    }

    private static Modification bonus(PowerToughness bonus) {
        return new AddPowerToughness(bonus.power(), bonus.toughness());
    }

    /// One of those that can be chosen; nothing where there is no choice of two.
    private static Object choiceIn(List<?> changes, int which) {
        return changes.size() == 1 && changes.getFirst() instanceof Modification.OneOf(var any) && any.size() == 2
                ? any.get(which)
                : "";
    }

    private static Object bonusIn(List<?> changes, int which) {
        return choiceIn(changes, which) instanceof AddPowerToughness add
                ? new PowerToughness(add.power(), add.toughness())
                : "";
    }

    private static Object lostIn(List<?> changes, int which) {
        return choiceIn(changes, which) instanceof Modification.LoseKeyword(var keyword) ? keyword : "";
    }

    private static List<Modification> oneOfKeywords(List<splitsecond.engine.card.Keyword> any) {
        List<Modification> all = new ArrayList<>();
        for (var keyword : any) all.add(new Modification.GainKeyword(keyword));
        return List.of(new Modification.OneOf(all));
    }

    private static Object keywordsIn(List<?> changes) {
        if (changes.size() != 1 || !(changes.getFirst() instanceof Modification.OneOf(var any))) return "";
        List<splitsecond.engine.card.Keyword> keywords = new ArrayList<>();
        for (var one : any)
            if (one instanceof Modification.GainKeyword(var keyword)) keywords.add(keyword);
            else return "";
        return keywords;
    }

    private static List<Modification> barred(splitsecond.engine.card.Keyword keyword) {
        return List.of(new Modification.LoseKeyword(keyword), new Modification.CantHaveKeyword(keyword));
    }

    private static boolean isBarred(List<?> changes) {
        return changes.size() == 2
                && changes.getFirst() instanceof Modification.LoseKeyword(var lost)
                && changes.getLast().equals(new Modification.CantHaveKeyword(lost));
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
        boolean abilities =
                open.stream().allMatch(m -> Granting.abilityOf(m) != null) && Granting.abilityOf(next) != null;
        boolean becoming = open.getFirst() instanceof SetPowerToughness
                && (next instanceof ChangeColors
                        || next instanceof ChangeTypes
                        || (with && open.size() > 1 && Granting.abilityOf(next) != null));
        boolean abilitiesToo =
                with && open.stream().anyMatch(ChangeTypes.class::isInstance) && Granting.abilityOf(next) != null;
        boolean turned = (open.getLast() instanceof ChangeColors || open.getLast() instanceof ChangeTypes)
                && (next instanceof ChangeTypes
                        || (next instanceof SetPowerToughness && open.getLast() instanceof ChangeTypes));
        boolean named = next instanceof Modification.SetName && open.getLast() instanceof SetPowerToughness;
        boolean both = next instanceof Obey(Rule now)
                && open.getLast() instanceof Obey(Rule before)
                && ((before instanceof Rule.CantAttack(var defender, var _)
                                && defender == null
                                && now instanceof Rule.CantBlock)
                        || open.size() == 2
                                && before instanceof Rule.CantBlock
                                && now.equals(new Rule.Simple(Rule.Kind.CANT_CREW))
                        || (before instanceof Rule.CantBlock(var attackers)
                                && attackers != null
                                && now.equals(new Rule.CantBeBlocked(attackers)))
                        || (before.equals(new Rule.Simple(Rule.Kind.ATTACKS_EACH_COMBAT))
                                && now.equals(new Rule.Simple(Rule.Kind.BLOCKS_EACH_COMBAT)))
                        || (before.equals(new Rule.Simple(Rule.Kind.CANT_ATTACK_ALONE))
                                && now.equals(new Rule.Simple(Rule.Kind.CANT_BLOCK_ALONE))));
        boolean lost = open.size() == 1
                && open.getLast() instanceof Modification.LoseKeyword
                && (next instanceof Modification.LoseKeyword || next instanceof Modification.CantHaveKeyword);
        return abilities || becoming || abilitiesToo || turned || named || both || lost;
    }
}
