package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.verb.Becoming;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.card.Keyword;

/// CR 611.3: what a static ability makes of objects.
final class ContinuousChanges {
    private ContinuousChanges() {}

    /// CR 702.95: the creature and the one it is paired with.
    private static final Filter PAIR = new Filter.Or(List.of(Nouns.THIS, new Filter.PairedWith(References.SELF)));

    private static final Reference PAIR_EACH = new Reference.Each(PAIR, "each of those");
    private static final Reference PAIR_BOTH = new Reference.Each(PAIR, "both");

    private static final Numbered<Reference> SUBJECT = Numbered.of(
            oneOf(
                    "an object",
                    phrase("~").means(References.SELF),
                    SpokenOf.HOST,
                    phrase("each of those creatures").means(PAIR_EACH),
                    phrase("it").means(References.IT),
                    phrase("each {}", oneOf("a permanent", Nouns.PERMANENT.one(), Nouns.EACH_AND))
                            .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter)),
            oneOf(
                    "objects",
                    phrase("both creatures").means(PAIR_BOTH),
                    phrase("{}", Nouns.PERMANENT.many())
                            .as(f -> new Reference.Each(f, ""), Reference.Each.class, Reference.Each::filter),
                    phrase("all {}", Nouns.PERMANENT.many())
                            .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter),
                    phrase("~ and other {}", Nouns.PERMANENT.many())
                            .as(
                                    f -> new Reference.Both(
                                            References.SELF, new Reference.Each(Nouns.withOther(f), "other")),
                                    Reference.Both.class,
                                    ContinuousChanges::others),
                    phrase(
                                    "{} and other {}",
                                    Nouns.PERMANENT.many().where(ContinuousChanges::saysWhose),
                                    Nouns.PERMANENT.many())
                            .as(
                                    (one, other) -> new Reference.Both(
                                            new Reference.Each(one, ""),
                                            new Reference.Each(Nouns.withOther(other), "other")),
                                    Reference.Both.class,
                                    both -> both.first() instanceof Reference.Each(Filter of, String _) ? of : "",
                                    ContinuousChanges::others),
                    phrase("~ and {}", Nouns.PERMANENT.many().where(f -> !Nouns.startsWithOther(f)))
                            .as(
                                    f -> new Reference.Both(References.SELF, new Reference.Each(f, "and")),
                                    Reference.Both.class,
                                    both -> both.second() instanceof Reference.Each(Filter filter, String said)
                                                    && said.equals("and")
                                            ? filter
                                            : "")));

    private static boolean saysWhose(Filter filter) {
        return Nouns.parts(filter).stream().anyMatch(Filter.ControlledBy.class::isInstance);
    }

    private static Object others(Reference.Both both) {
        return both.second() instanceof Reference.Each(Filter filter, String said) && said.equals("other")
                ? Nouns.withoutOther(filter)
                : "";
    }

    /// CR 702.16n: what protection does not remove.
    private static final Phrase<Filter> SPARED = table(
            "what stays attached",
            Map.of(
                    "~", new Filter.AmongThose(new Reference.Giver()),
                    "Auras", new Filter.IsSubtype("Aura"),
                    "Auras and Equipment you control that are already attached to it",
                            new Filter.And(List.of(
                                    new Filter.Or(
                                            List.of(new Filter.IsSubtype("Aura"), new Filter.IsSubtype("Equipment"))),
                                    new Filter.ControlledBy(
                                            new Reference.ControllerOf(new Reference.Giver(), "spared"))))));

    private static @Nullable Change sparing(Reference host, List<Modification> changes, Filter spared) {
        boolean protects = false;
        List<Modification> all = new ArrayList<>();
        for (var change : changes) {
            var protection = protection(change);
            protects |= protection != null;
            all.add(
                    protection == null
                            ? change
                            : gained(new KeywordAbility.Protection(protection.from(), spared, protection.wording())));
        }
        return protects ? new Change(host, all) : null;
    }

    private static Modification gained(KeywordAbility keyword) {
        return new Modification.GainAbility(new Ability.Parameterized(keyword));
    }

    private static KeywordAbility.@Nullable Protection protection(Modification change) {
        return change instanceof Modification.GainAbility(Ability.Parameterized(KeywordAbility.Protection protection))
                ? protection
                : null;
    }

    private static Object spared(Change change) {
        for (var one : change.changes()) {
            var protection = protection(one);
            if (protection != null && protection.spares() != null) return protection.spares();
        }
        return "";
    }

    private static List<Modification> withoutSparing(Change change) {
        List<Modification> all = new ArrayList<>();
        for (var one : change.changes()) {
            var protection = protection(one);
            all.add(
                    protection == null
                            ? one
                            : gained(new KeywordAbility.Protection(protection.from(), protection.wording())));
        }
        return all;
    }

    static final Phrase<StaticEffect> CHANGE = oneOf(
            "a static ability",
            phrase("{} {}", SUBJECT, Predicates.STATIC)
                    .as(
                            (what, changes) -> definesTypes(what, changes) ? null : new Change(what, changes),
                            Change.class,
                            Change::what,
                            Change::changes),
            phrase(
                            "all creatures able to block {} do so",
                            oneOf("an object", phrase("~").means(References.SELF), SpokenOf.HOST))
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ALL_ABLE_MUST_BLOCK_IT)))),
                            Change.class,
                            Change::what),
            // CR 702.2d, 702.15c: such damage is dealt by the spell itself.
            phrase(
                            "{} have {}",
                            Nouns.SPELLS.many(),
                            Words.KEYWORD.where(k -> k == Keyword.LIFELINK || k == Keyword.DEATHTOUCH))
                    .as(
                            (f, k) -> new Change(
                                    new Reference.Each(f, "spells"), List.of(new Modification.GainKeyword(k))),
                            Change.class,
                            c -> c.what() instanceof Reference.Each(Filter f, String _) ? f : "",
                            c -> c.changes().getFirst() instanceof Modification.GainKeyword(var k) ? k : ""),
            phrase("the \"legend rule\" doesn't apply to {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Change(
                                    new Reference.Each(f, "legends"),
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.LEGEND_RULE_OFF)))),
                            Change.class,
                            c -> c.what() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("{} can't be countered", Nouns.SPELLS.many())
                    .as(
                            f -> new Change(
                                    new Reference.Each(f, "spells"),
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED)))),
                            Change.class,
                            c -> c.what() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("{} {}, where X is {}", SUBJECT, Predicates.STATIC, Amounts.EXPRESSION)
                    .as(
                            ContinuousChanges::withX,
                            Change.class,
                            Change::what,
                            ContinuousChanges::saidWithX,
                            ContinuousChanges::xOf),
            phrase("{} {}. this effect doesn't remove {}", SpokenOf.HOST, Predicates.STATIC.one(), SPARED)
                    .as(
                            (host, changes, spared) -> sparing(host, changes, spared),
                            Change.class,
                            Change::what,
                            ContinuousChanges::withoutSparing,
                            ContinuousChanges::spared),
            phrase("{} {}. it's still a land", SUBJECT.one(), Becoming.STILL_A_LAND)
                    .as(Change::new, Change.class, Change::what, Change::changes),
            phrase("you control enchanted {}", table("what it enchants", hostKinds()))
                    .as(
                            host -> new Change(new Reference.Host(host), List.of(new Modification.ChangeControl(YOU))),
                            Change.class,
                            ContinuousChanges::host),
            phrase("you may have ~ assign its combat damage as though it weren't blocked")
                    .means(new Change(
                            References.SELF,
                            List.of(new Modification.Obey(
                                    new Rule.Simple(Rule.Kind.ASSIGNS_DAMAGE_AS_THOUGH_UNBLOCKED))))),
            phrase("you may choose not to untap ~ during your untap step")
                    .means(new Change(
                            References.SELF,
                            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.MAY_CHOOSE_NOT_TO_UNTAP))))),
            phrase("{}'s activated abilities can't be activated", SpokenOf.HOST)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_ACTIVATE_ABILITIES)))),
                            Change.class,
                            Change::what),
            andItself("{} {}, and its activated abilities can't be activated", Rule.Kind.CANT_ACTIVATE_ABILITIES),
            andItself("{} {} and its activated abilities can't be activated", Rule.Kind.CANT_ACTIVATE_ABILITIES),
            andItself(
                    "{} {}, and its activated abilities can't be activated unless they're mana abilities",
                    Rule.Kind.CANT_ACTIVATE_NONMANA_ABILITIES),
            andItself("{} {}, and all creatures able to block it do so", Rule.Kind.ALL_ABLE_MUST_BLOCK_IT));

    /// CR 604.3: "~ is every creature type" would have to hold in all zones.
    private static boolean definesTypes(Reference what, List<Modification> changes) {
        return what instanceof Reference.This
                && changes.size() == 1
                && changes.getFirst() instanceof Modification.ChangeTypes types
                && types.allCreatureTypes();
    }

    /// What is said of it besides, in a clause of its own.
    private static Phrase<StaticEffect> andItself(String words, Rule.Kind kind) {
        Modification rule = new Modification.Obey(new Rule.Simple(kind));
        return phrase(
                        words,
                        oneOf("an object", phrase("~").means(References.SELF), SpokenOf.HOST),
                        Phrase.<List<Modification>>lazy(() -> Predicates.STATIC.one()))
                .as(
                        (what, changes) -> {
                            List<Modification> all = new ArrayList<>(changes);
                            all.add(rule);
                            return new Change(what, all);
                        },
                        Change.class,
                        Change::what,
                        c -> c.changes().getLast().equals(rule)
                                ? c.changes().subList(0, c.changes().size() - 1)
                                : "");
    }

    /// "Has flying and gets +X/+0, where X is …": the number stands where X was said.
    private static @Nullable Change withX(Reference what, List<Modification> changes, Amount x) {
        List<Modification> said = new ArrayList<>();
        for (Modification change : changes) said.add(inX(change, x));
        return said.equals(changes) ? null : new Change(what, said);
    }

    private static Modification inX(Modification change, Amount x) {
        if (change instanceof Modification.AddPowerToughness(Amount power, Amount toughness))
            return new Modification.AddPowerToughness(inX(power, x), inX(toughness, x));
        if (change instanceof Modification.SetPowerToughness(Amount power, Amount toughness)
                && power != null
                && toughness != null) return new Modification.SetPowerToughness(inX(power, x), inX(toughness, x));
        if (change instanceof Modification.GainAbility(Ability.Parameterized(KeywordAbility.Numbered keyword)))
            return gained(new KeywordAbility.Numbered(keyword.kind(), inX(keyword.number(), x)));
        return change;
    }

    /// The number that a keyword has; null if it has none but a plain one.
    private static @Nullable Amount numberOf(Modification change) {
        return change instanceof Modification.GainAbility(Ability.Parameterized(KeywordAbility.Numbered keyword))
                        && !(keyword.number() instanceof Amount.Number)
                ? keyword.number()
                : null;
    }

    private static Amount inX(Amount amount, Amount x) {
        return switch (amount) {
            case Amount.X _ -> x;
            case Amount.Times(int factor, Amount.X _) -> new Amount.Times(factor, x);
            case Amount.Word _, Amount.Arithmetic _, Amount.Counted _, Amount.Number _ -> amount;
        };
    }

    private static Object saidWithX(Change change) {
        List<Modification> said = new ArrayList<>();
        for (Modification one : change.changes()) {
            if (one instanceof Modification.AddPowerToughness(Amount power, Amount toughness))
                said.add(new Modification.AddPowerToughness(asX(power), asX(toughness)));
            else if (one instanceof Modification.SetPowerToughness(Amount power, Amount toughness)
                    && power != null
                    && toughness != null) said.add(new Modification.SetPowerToughness(asX(power), asX(toughness)));
            else said.add(numberOf(one) == null ? one : saidWithKeyword(one));
        }
        return said;
    }

    private static Modification saidWithKeyword(Modification change) {
        return change instanceof Modification.GainAbility(Ability.Parameterized(KeywordAbility.Numbered keyword))
                ? gained(new KeywordAbility.Numbered(keyword.kind(), Words.X))
                : change;
    }

    private static Amount asX(Amount amount) {
        return switch (amount) {
            case Amount.Number _ -> amount;
            case Amount.Times(int factor, Amount _) when factor == -1 -> new Amount.Times(-1, Words.X);
            case Amount.Word _, Amount.Arithmetic _, Amount.Counted _ -> Words.X;
        };
    }

    private static Object xOf(Change change) {
        for (Modification one : change.changes()) {
            Amount number = numberOf(one);
            if (number != null) return number;
            Amount power = one instanceof Modification.AddPowerToughness add
                    ? add.power()
                    : one instanceof Modification.SetPowerToughness set ? set.power() : null;
            Amount toughness = one instanceof Modification.AddPowerToughness add
                    ? add.toughness()
                    : one instanceof Modification.SetPowerToughness set ? set.toughness() : null;
            if (power == null || toughness == null) continue;
            Amount x = power instanceof Amount.Number ? toughness : power;
            if (x instanceof Amount.Number) continue;
            return x instanceof Amount.Times(int factor, Amount inner) && factor == -1 ? inner : x;
        }
        return "";
    }

    private static Map<String, String> hostKinds() {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (String kind : List.of("creature", "permanent", "land", "artifact", "planeswalker"))
            kinds.put(kind, "enchanted " + kind);
        return kinds;
    }

    private static Object host(Change change) {
        return change.what() instanceof Reference.Host(String wording) ? wording : "";
    }
}
