package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.WAY;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.ManaSpentOn;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.sentence.Sentences;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.EntersTapped;
import splitsecond.engine.ability.Replacement.EntersWithCounters;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.ability.StaticEffect.SpellCost;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;

/// CR 604, 614: static abilities and replacement effects.
public final class Statics {
    private Statics() {}

    // Continuous changes

    private static final Numbered<Reference> SUBJECT = Numbered.of(
            oneOf(
                    "an object",
                    phrase("~").means(References.SELF),
                    References.HOST,
                    phrase("it").means(References.IT),
                    phrase("each {}", Nouns.PERMANENT.one())
                            .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter)),
            oneOf(
                    "objects",
                    phrase("{}", Nouns.PERMANENT.many())
                            .as(f -> new Reference.Each(f, ""), Reference.Each.class, Reference.Each::filter),
                    phrase("all {}", Nouns.PERMANENT.many())
                            .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter),
                    phrase("~ and other {}", Nouns.PERMANENT.many())
                            .as(
                                    f -> new Reference.Both(
                                            References.SELF, new Reference.Each(Nouns.withOther(f), "other")),
                                    Reference.Both.class,
                                    Statics::others)));

    private static Object others(Reference.Both both) {
        return both.second() instanceof Reference.Each(Filter filter, String _) ? Nouns.withoutOther(filter) : "";
    }

    private static final Phrase<StaticEffect> CHANGE = oneOf(
            "a static ability",
            phrase("{} {}", SUBJECT, Predicates.STATIC).as(Change::new, Change.class, Change::what, Change::changes),
            phrase(
                            "all creatures able to block {} do so",
                            oneOf("an object", phrase("~").means(References.SELF), References.HOST))
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ALL_ABLE_MUST_BLOCK_IT)))),
                            Change.class,
                            Change::what),
            phrase("{} can't be countered", Nouns.SPELLS.many())
                    .as(
                            f -> new Change(
                                    new Reference.Each(f, "spells"),
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED)))),
                            Change.class,
                            c -> c.what() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("{} {}, where X is {}", SUBJECT, Predicates.STATIC, Amounts.EXPRESSION)
                    .as(Statics::withX, Change.class, Change::what, Statics::saidWithX, Statics::xOf),
            phrase("{} {}. it's still a land", SUBJECT.one(), Predicates.STILL_A_LAND)
                    .as(Change::new, Change.class, Change::what, Change::changes),
            phrase("you control enchanted {}", table("what it enchants", hostKinds()))
                    .as(
                            host -> new Change(new Reference.Host(host), List.of(new Modification.ChangeControl(YOU))),
                            Change.class,
                            Statics::host),
            phrase("you may have ~ assign its combat damage as though it weren't blocked")
                    .means(new Change(
                            References.SELF,
                            List.of(new Modification.Obey(
                                    new Rule.Simple(Rule.Kind.ASSIGNS_DAMAGE_AS_THOUGH_UNBLOCKED))))),
            phrase("you may choose not to untap ~ during your untap step")
                    .means(new Change(
                            References.SELF,
                            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.MAY_CHOOSE_NOT_TO_UNTAP))))),
            phrase("{}'s activated abilities can't be activated", References.HOST)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_ACTIVATE_ABILITIES)))),
                            Change.class,
                            Change::what),
            phrase("{} can't attack or block, and its activated abilities can't be activated", References.HOST)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(
                                            new Modification.Obey(new Rule.CantAttack(null, null)),
                                            new Modification.Obey(new Rule.CantBlock(null)),
                                            new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_ACTIVATE_ABILITIES)))),
                            Change.class,
                            Change::what));

    /// "Has flying and gets +X/+0, where X is …": the number stands where X was said.
    private static @org.jspecify.annotations.Nullable Change withX(
            Reference what, List<Modification> changes, Amount x) {
        List<Modification> said = new java.util.ArrayList<>();
        for (Modification change : changes) said.add(inX(change, x));
        return said.equals(changes) ? null : new Change(what, said);
    }

    private static Modification inX(Modification change, Amount x) {
        if (change instanceof Modification.AddPowerToughness(Amount power, Amount toughness))
            return new Modification.AddPowerToughness(inX(power, x), inX(toughness, x));
        if (change instanceof Modification.SetPowerToughness(Amount power, Amount toughness)
                && power != null
                && toughness != null) return new Modification.SetPowerToughness(inX(power, x), inX(toughness, x));
        return change;
    }

    private static Amount inX(Amount amount, Amount x) {
        return switch (amount) {
            case Amount.X _ -> x;
            case Amount.Times(int factor, Amount.X _) -> new Amount.Times(factor, x);
            case Amount.Word _, Amount.Arithmetic _, Amount.Counted _, Amount.Number _ -> amount;
        };
    }

    private static Object saidWithX(Change change) {
        List<Modification> said = new java.util.ArrayList<>();
        for (Modification one : change.changes()) {
            if (one instanceof Modification.AddPowerToughness(Amount power, Amount toughness))
                said.add(new Modification.AddPowerToughness(asX(power), asX(toughness)));
            else if (one instanceof Modification.SetPowerToughness(Amount power, Amount toughness)
                    && power != null
                    && toughness != null) said.add(new Modification.SetPowerToughness(asX(power), asX(toughness)));
            else said.add(one);
        }
        return said;
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

    // Power and toughness

    private static final Phrase<StaticEffect> DEFINED = oneOf(
            "power and toughness",
            phrase("~'s power and toughness are each equal to {}", Amounts.EXPRESSION)
                    .as(
                            v -> new StaticEffect.DefinePowerToughness(v, v, ""),
                            StaticEffect.DefinePowerToughness.class,
                            d -> d.power() == null ? "" : d.power()),
            phrase("~'s power is equal to {}", Amounts.EXPRESSION)
                    .as(
                            v -> new StaticEffect.DefinePowerToughness(v, null, ""),
                            StaticEffect.DefinePowerToughness.class,
                            d -> d.power() == null ? "" : d.power()),
            phrase("~'s toughness is equal to {}", Amounts.EXPRESSION)
                    .as(
                            v -> new StaticEffect.DefinePowerToughness(null, v, ""),
                            StaticEffect.DefinePowerToughness.class,
                            d -> d.toughness() == null ? "" : d.toughness()),
            phrase("~'s power is equal to {} and its toughness is equal to that number plus 1", Amounts.EXPRESSION)
                    .as(
                            v -> new StaticEffect.DefinePowerToughness(v, new Amount.Plus(v, n(1)), "plus"),
                            StaticEffect.DefinePowerToughness.class,
                            d -> d.power() == null ? "" : d.power()));

    // Costs

    private static final Map<String, Condition> CAST_ONLY = Map.of(
            "combat",
                    new Condition.During(
                            List.of(
                                    Step.BEGINNING_OF_COMBAT,
                                    Step.DECLARE_ATTACKERS,
                                    Step.DECLARE_BLOCKERS,
                                    Step.FIRST_STRIKE_DAMAGE,
                                    Step.COMBAT_DAMAGE,
                                    Step.END_OF_COMBAT),
                            null),
            "the declare attackers step", new Condition.During(List.of(Step.DECLARE_ATTACKERS), null),
            "the declare blockers step", new Condition.During(List.of(Step.DECLARE_BLOCKERS), null),
            "the declare attackers step and only if you've been attacked this step",
                    new Condition.And(List.of(
                            new Condition.During(List.of(Step.DECLARE_ATTACKERS), null),
                            new Condition.PlayerIs(YOU, Condition.Designation.ATTACKED))),
            "your upkeep", new Condition.During(List.of(Step.UPKEEP), YOU),
            "an opponent's upkeep", new Condition.During(List.of(Step.UPKEEP), Suffixes.AN_OPPONENT),
            "your declare attackers step", new Condition.During(List.of(Step.DECLARE_ATTACKERS), YOU),
            "your turn", new Condition.TurnOf(YOU),
            "an opponent's turn", new Condition.TurnOf(Suffixes.AN_OPPONENT));

    private static SpellCost cost(
            Filter spells,
            Reference by,
            boolean more,
            splitsecond.engine.card.ManaCost mana,
            Amount times,
            String wording) {
        return new SpellCost(spells, by, more, mana, times, wording);
    }

    private static Phrase<StaticEffect> spellCost(String direction, boolean more) {
        return oneOf(
                "a change of costs",
                phrase("~ costs {} " + direction + " to cast", MANA)
                        .as(m -> cost(Nouns.THIS, YOU, more, m, n(1), "~"), SpellCost.class, SpellCost::by),
                phrase("~ costs {} " + direction + " to cast for each {}", MANA, Amounts.UNIT)
                        .as(
                                (m, u) -> cost(Nouns.THIS, YOU, more, m, u, "~"),
                                SpellCost.class,
                                SpellCost::by,
                                SpellCost::times),
                phrase("{} you cast cost {} " + direction + " to cast", Nouns.SPELLS.many(), MANA)
                        .as(
                                (f, m) -> cost(f, YOU, more, m, n(1), ""),
                                SpellCost.class,
                                SpellCost::spells,
                                SpellCost::by),
                phrase("{} your opponents cast cost {} " + direction + " to cast", Nouns.SPELLS.many(), MANA)
                        .as(
                                (f, m) -> cost(f, Suffixes.YOUR_OPPONENTS, more, m, n(1), ""),
                                SpellCost.class,
                                SpellCost::spells,
                                SpellCost::by),
                thatTarget("you cast", YOU, direction, more),
                thatTarget("your opponents cast", Suffixes.YOUR_OPPONENTS, direction, more),
                phrase("{} cost {} " + direction + " to cast", Nouns.SPELLS.many(), MANA)
                        .as(
                                (f, m) -> new SpellCost(f, null, more, m, n(1), ""),
                                SpellCost.class,
                                SpellCost::spells,
                                SpellCost::by));
    }

    /// "Spells your opponents cast that target this creature cost {2} more to cast" (CR 601.2f).
    private static Phrase<StaticEffect> thatTarget(String cast, Reference by, String direction, boolean more) {
        return phrase(
                        "{} " + cast + " that target {} cost {} " + direction + " to cast",
                        Nouns.SPELLS.many(),
                        Suffixes.TARGETED,
                        MANA)
                .as(
                        (f, target, m) -> cost(
                                Nouns.with(f, new Filter.Targets(target, false)), by, more, m, n(1), "that target"),
                        SpellCost.class,
                        c -> Nouns.butLast(c.spells()),
                        c -> Nouns.parts(c.spells()).getLast() instanceof Filter.Targets(Filter what, boolean _)
                                ? what
                                : "",
                        SpellCost::by);
    }

    private static final splitsecond.engine.card.ManaCost ONE_GENERIC = splitsecond.engine.card.ManaCost.parse("{1}");

    private static final Phrase<StaticEffect> COSTS = oneOf(
            "a change of costs",
            phrase("~ costs {X} less to cast, where X is {}", Amounts.EXPRESSION)
                    .as(x -> cost(Nouns.THIS, YOU, false, ONE_GENERIC, x, "X"), SpellCost.class, SpellCost::times),
            phrase("cast ~ only during {}", table("a part of the turn", CAST_ONLY))
                    .as(
                            StaticEffect.CastOnlyIf::new,
                            StaticEffect.CastOnlyIf.class,
                            StaticEffect.CastOnlyIf::condition),
            spellCost("less", false),
            spellCost("more", true),
            phrase("as an additional cost to cast ~, {}", Costs.IN_SENTENCE)
                    .as(
                            StaticEffect.AdditionalCost::new,
                            StaticEffect.AdditionalCost.class,
                            StaticEffect.AdditionalCost::cost),
            phrase("as an additional cost to cast ~, you may {}", Costs.IN_SENTENCE)
                    .as(
                            StaticEffect.OptionalAdditionalCost::new,
                            StaticEffect.OptionalAdditionalCost.class,
                            StaticEffect.OptionalAdditionalCost::cost),
            phrase("if {}, you may cast ~ without paying its mana cost", Conditions.CONDITION)
                    .as(
                            when -> new StaticEffect.AlternativeCost(
                                    splitsecond.engine.ability.Cost.NONE, when, "free"),
                            StaticEffect.AlternativeCost.class,
                            s -> s.when() == null ? "" : s.when()),
            phrase("you may pay {} rather than pay ~'s mana cost", MANA)
                    .as(
                            m -> new StaticEffect.AlternativeCost(splitsecond.engine.ability.Cost.mana(m), null, "pay"),
                            StaticEffect.AlternativeCost.class,
                            Statics::manaInstead),
            phrase("you may pay {} rather than pay ~'s mana cost if {}", MANA, Conditions.CONDITION)
                    .as(
                            (m, when) -> new StaticEffect.AlternativeCost(
                                    splitsecond.engine.ability.Cost.mana(m), when, "pay if"),
                            StaticEffect.AlternativeCost.class,
                            Statics::manaInstead,
                            s -> s.when() == null ? "" : s.when()),
            phrase("if {}, you may pay {} rather than pay ~'s mana cost", Conditions.CONDITION, MANA)
                    .as(
                            (when, m) -> new StaticEffect.AlternativeCost(
                                    splitsecond.engine.ability.Cost.mana(m), when, "pay"),
                            StaticEffect.AlternativeCost.class,
                            s -> s.when() == null ? "" : s.when(),
                            Statics::manaInstead),
            phrase("you may {} rather than pay ~'s mana cost", Costs.IN_SENTENCE)
                    .as(
                            c -> new StaticEffect.AlternativeCost(c, null, ""),
                            StaticEffect.AlternativeCost.class,
                            StaticEffect.AlternativeCost::cost),
            phrase("if {}, you may {} rather than pay ~'s mana cost", Conditions.CONDITION, Costs.IN_SENTENCE)
                    .as(
                            (when, c) -> new StaticEffect.AlternativeCost(c, when, ""),
                            StaticEffect.AlternativeCost.class,
                            s -> s.when() == null ? "" : s.when(),
                            StaticEffect.AlternativeCost::cost));

    private static Object manaInstead(StaticEffect.AlternativeCost instead) {
        return instead.cost().parts().size() == 1
                        && instead.cost().parts().getFirst() instanceof splitsecond.engine.ability.Cost.Mana(var mana)
                ? mana
                : "";
    }

    // Players

    public static final Phrase<StaticEffect> PLAYERS = table("a rule for players", players());

    private static Map<String, StaticEffect> players() {
        Map<String, StaticEffect> rules = new LinkedHashMap<>();
        Reference opponents = Suffixes.YOUR_OPPONENTS;
        Reference everyone = new Reference.Each(Nouns.PLAYER, "");
        rules.put("your maximum hand size is two", new StaticEffect.MaximumHandSize(YOU, n(2)));
        rules.put("your maximum hand size is eight", new StaticEffect.MaximumHandSize(YOU, n(8)));
        rules.put("you have no maximum hand size", new StaticEffect.MaximumHandSize(YOU, null));
        rules.put("players have no maximum hand size", new StaticEffect.MaximumHandSize(everyone, null));
        rules.put("you may play an additional land on each of your turns", new StaticEffect.ExtraLands(YOU, 1));
        rules.put("you may play two additional lands on each of your turns", new StaticEffect.ExtraLands(YOU, 2));
        rules.put("you have hexproof", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.HEXPROOF));
        rules.put("you have shroud", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SHROUD));
        rules.put("players can't gain life", new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.CANT_GAIN_LIFE));
        rules.put(
                "your opponents can't gain life",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.CANT_GAIN_LIFE));
        rules.put("you can't win the game", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.CANT_WIN));
        rules.put(
                "your opponents can't lose the game",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.CANT_LOSE));
        rules.put("you can't lose the game", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.CANT_LOSE));
        rules.put(
                "your opponents can't win the game",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.CANT_WIN));
        rules.put(
                "players skip their untap steps",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.SKIPS_UNTAP_STEP));
        rules.put("skip your untap step", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SKIPS_UNTAP_STEP));
        rules.put(
                "each player may play an additional land on each of their turns",
                new StaticEffect.ExtraLands(new Reference.Each(Nouns.PLAYER, "each"), 1));
        rules.put(
                "you may play lands from your graveyard",
                new StaticEffect.PlayFrom(Nouns.LAND, Zone.GRAVEYARD, YOU, true, false, null));
        rules.put(
                "you may play lands from the top of your library",
                new StaticEffect.PlayFrom(Nouns.LAND, Zone.LIBRARY, YOU, true, false, null));
        rules.put(
                "you may play lands and cast spells from the top of your library",
                new StaticEffect.PlayFrom(Nouns.ANY, Zone.LIBRARY, YOU, true, true, null));
        rules.put(
                "room abilities of dungeons you own trigger an additional time",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.ROOMS_TRIGGER_AGAIN));
        rules.put(
                "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.ROLLS_ANOTHER_DIE));
        rules.put("skip your draw step", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SKIPS_DRAW_STEP));
        rules.put(
                "play with the top card of your library revealed",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.REVEALS_TOP_CARD));
        rules.put(
                "you may look at the top card of your library any time",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.LOOKS_AT_TOP_CARD));
        rules.put(
                "damage can't be prevented",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.DAMAGE_CANT_BE_PREVENTED));
        return rules;
    }

    private static final Phrase<StaticEffect> CASTING = oneOf(
            "a rule for casting",
            phrase("you may cast {} as though they had flash", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CastAsThoughFlash(f, YOU),
                            StaticEffect.CastAsThoughFlash.class,
                            StaticEffect.CastAsThoughFlash::spells),
            phrase("players can't cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CantCast(new Reference.Each(Nouns.PLAYER, ""), f, 0),
                            StaticEffect.CantCast.class,
                            StaticEffect.CantCast::spells),
            phrase("your opponents can't cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CantCast(Suffixes.YOUR_OPPONENTS, f, 0),
                            StaticEffect.CantCast.class,
                            StaticEffect.CantCast::spells),
            phrase("each player can't cast more than one spell each turn")
                    .means(new StaticEffect.CantCast(new Reference.Each(Nouns.PLAYER, "each"), Nouns.SPELL, 1)),
            phrase("each opponent can't cast more than one spell each turn")
                    .means(new StaticEffect.CantCast(new Reference.Each(Nouns.OPPONENT, "each"), Nouns.SPELL, 1)));

    // Entering

    private static final Phrase<Filter> ENTERING =
            oneOf("what enters", phrase("~").means(Nouns.THIS));

    private static final Phrase<Replacement> ENTERS = oneOf(
            "how it enters",
            phrase("{} enters tapped", ENTERING)
                    .as(f -> new EntersTapped(f, null, null, ""), EntersTapped.class, EntersTapped::what),
            phrase("{} enter tapped", Nouns.PERMANENT.many())
                    .as(f -> new EntersTapped(f, null, null, "many"), EntersTapped.class, EntersTapped::what),
            phrase("~ enters tapped unless {}", Conditions.CONDITION)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, c, null, ""),
                            EntersTapped.class,
                            e -> e.unless() == null ? "" : e.unless()),
            phrase("as ~ enters, you may {}. if you don't, ~ enters tapped", Costs.IN_SENTENCE)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, null, c, "~"),
                            EntersTapped.class,
                            e -> e.unlessPaid() == null ? "" : e.unlessPaid()),
            phrase("as ~ enters, you may {}. if you don't, it enters tapped", Costs.IN_SENTENCE)
                    .as(
                            c -> new EntersTapped(Nouns.THIS, null, c, ""),
                            EntersTapped.class,
                            e -> e.unlessPaid() == null ? "" : e.unlessPaid()),
            phrase("~ enters with {} on it", COUNTERS())
                    .as(c -> entersWith(c, null), EntersWithCounters.class, Statics::countersOf),
            phrase("~ enters with {} on it if {}", COUNTERS(), Conditions.CONDITION)
                    .as(
                            Statics::entersWith,
                            EntersWithCounters.class,
                            Statics::countersOf,
                            e -> e.when() == null ? "" : e.when()),
            phrase(
                            "~ enters with {} on it for each {}",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)),
                            Amounts.UNIT)
                    .as(
                            (k, u) -> new EntersWithCounters(Nouns.THIS, k, u, null, "for each"),
                            EntersWithCounters.class,
                            EntersWithCounters::kind,
                            EntersWithCounters::count),
            phrase("if {}, ~ enters with {} on it", ManaSpentOn.CONDITION, COUNTERS())
                    .as(
                            (c, counters) -> new EntersWithCounters(
                                    Nouns.THIS, counters.kind(), counters.count(), c, "mana spent"),
                            EntersWithCounters.class,
                            e -> e.wording().equals("mana spent") && e.when() != null ? e.when() : "",
                            e -> new Counters(e.kind(), e.count())),
            phrase("if ~ was kicked, it enters with {} on it", COUNTERS())
                    .as(
                            c -> new EntersWithCounters(
                                    Nouns.THIS,
                                    c.kind(),
                                    c.count(),
                                    new Condition.WasPaid(OptionalCost.KICKER),
                                    "kicked"),
                            EntersWithCounters.class,
                            Statics::countersOf),
            phrase("as ~ enters, choose a creature type")
                    .means(new Replacement.EntersChoosing(Choice.Kind.CREATURE_TYPE, "")),
            phrase("as ~ enters, choose a color").means(new Replacement.EntersChoosing(Choice.Kind.COLOR, "")),
            phrase("as ~ enters, choose a card name").means(new Replacement.EntersChoosing(Choice.Kind.CARD_NAME, "")),
            phrase("as ~ enters, choose a nonland card name")
                    .means(new Replacement.EntersChoosing(Choice.Kind.NONLAND_CARD_NAME, "")),
            phrase("as ~ enters, choose an opponent").means(new Replacement.EntersChoosing(Choice.Kind.OPPONENT, "")),
            phrase("as ~ enters, choose a player").means(new Replacement.EntersChoosing(Choice.Kind.PLAYER, "")),
            phrase("as ~ enters, choose a basic land type")
                    .means(new Replacement.EntersChoosing(Choice.Kind.BASIC_LAND_TYPE, "")),
            phrase("you may have ~ enter as a copy of {}, except {}", onBattlefield(), Predicates.EXCEPT)
                    .as(
                            (f, except) -> new Replacement.EntersAsCopy(f, true, except, "except"),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of,
                            Replacement.EntersAsCopy::except),
            phrase("you may have ~ enter tapped as a copy of {}", onBattlefield())
                    .as(
                            f -> new Replacement.EntersAsCopy(f, true, List.of(), true, ""),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of),
            phrase("you may have ~ enter as a copy of {}", onBattlefield())
                    .as(
                            f -> new Replacement.EntersAsCopy(f, true, List.of(), ""),
                            Replacement.EntersAsCopy.class,
                            Replacement.EntersAsCopy::of));

    private static Phrase<Filter> onBattlefield() {
        return oneOf(
                "what to copy",
                phrase("any {} on the battlefield", Nouns.PERMANENT.one()).as(f -> f, Filter.class, f -> f),
                phrase("any {}", Nouns.CARDS_IN_ZONE.one()).as(f -> f, Filter.class, f -> f),
                Nouns.one(Nouns.PERMANENT.one().where(f -> Nouns.parts(f).getLast() instanceof Filter.ControlledBy)));
    }

    private record Counters(CounterKind kind, Amount count) {}

    private static Phrase<Counters> COUNTERS() {
        return oneOf(
                "counters",
                a(phrase("{} counter", COUNTER_KIND).as(k -> new Counters(k, n(1)), Counters.class, Counters::kind)),
                phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                        .as((c, k) -> new Counters(k, c), Counters.class, Counters::count, Counters::kind),
                phrase("a number of {} counters on it equal to {}", COUNTER_KIND, Amounts.EXPRESSION)
                        .as(Counters::new, Counters.class, Counters::kind, Counters::count)
                        .where(c -> false));
    }

    private static EntersWithCounters entersWith(Counters counters, @org.jspecify.annotations.Nullable Condition when) {
        return new EntersWithCounters(Nouns.THIS, counters.kind(), counters.count(), when, "");
    }

    private static Object countersOf(EntersWithCounters enters) {
        return new Counters(enters.kind(), enters.count());
    }

    // Prevention and other replacements

    private static Replacement.PreventDamage prevent(
            @org.jspecify.annotations.Nullable Filter from,
            @org.jspecify.annotations.Nullable Filter to,
            DamageKind kind,
            String wording) {
        return new Replacement.PreventDamage(from, to, null, kind, wording);
    }

    private static final Phrase<Replacement> PREVENTION = oneOf(
            "prevention",
            phrase("prevent all {} that would be dealt to {}", DamageNouns.DAMAGE, DamageNouns.PROTECTED)
                    .as(
                            (kind, to) -> prevent(null, to, kind, ""),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.to() == null ? "" : p.to()),
            phrase(
                            "prevent all {} that would be dealt to {} by {}",
                            DamageNouns.DAMAGE,
                            DamageNouns.PROTECTED,
                            DamageNouns.SOURCES)
                    .as(
                            (kind, to, from) -> prevent(from, to, kind, "by"),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.to() == null ? "" : p.to(),
                            p -> p.from() == null ? "" : p.from()),
            phrase("prevent all {} that would be dealt to and dealt by {}", DamageNouns.DAMAGE, DamageNouns.PROTECTED)
                    .as(
                            (kind, what) -> new Replacement.PreventDamage(what, what, null, kind, true, "to and by"),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.to() == null ? "" : p.to()),
            phrase(
                            "prevent all {} that would be dealt by {}",
                            DamageNouns.DAMAGE,
                            oneOf("sources", DamageNouns.PROTECTED, DamageNouns.OTHER_SOURCES))
                    .as(
                            (kind, from) -> prevent(from, null, kind, "from"),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.from() == null ? "" : p.from()));

    private static final Phrase<Filter> WOULD_DIE = oneOf(
            "what would die",
            phrase("~").means(Nouns.THIS),
            Nouns.one(Nouns.PERMANENT.one()),
            phrase("enchanted creature").means(new Filter.AmongThose(new Reference.Host("enchanted creature"))));

    private static Replacement.MoveInstead exile(
            Filter what, @org.jspecify.annotations.Nullable Zone from, String wording) {
        return new Replacement.MoveInstead(
                what, from, Zone.GRAVEYARD, Zone.EXILE, splitsecond.engine.ability.Effect.Placement.PLAIN, wording);
    }

    private static final Phrase<Replacement> INSTEAD = oneOf(
            "a replacement",
            PREVENTION,
            phrase("if {} would die, exile it instead", WOULD_DIE)
                    .as(
                            f -> exile(f, Zone.BATTLEFIELD, "die"),
                            Replacement.MoveInstead.class,
                            Replacement.MoveInstead::what),
            phrase("if ~ would be put into a graveyard from anywhere, exile it instead")
                    .means(exile(Nouns.THIS, null, "anywhere")),
            phrase("if ~ would leave the battlefield, exile it instead")
                    .means(new Replacement.MoveInstead(
                            Nouns.THIS,
                            Zone.BATTLEFIELD,
                            null,
                            Zone.EXILE,
                            splitsecond.engine.ability.Effect.Placement.PLAIN,
                            "leave")),
            phrase("if a card or token would be put into a graveyard from anywhere, exile it instead")
                    .means(exile(Nouns.ANY, null, "card or token")),
            phrase("if a card would be put into an opponent's graveyard from anywhere, exile it instead")
                    .means(exile(
                            new Filter.And(List.of(
                                    new Filter.Not(new Filter.Is(Filter.Status.TOKEN)),
                                    new Filter.OwnedBy(Suffixes.AN_OPPONENT))),
                            null,
                            "opponent")),
            phrase("if you would gain life, you gain twice that much life instead")
                    .means(new Replacement.ChangeLifeGain(YOU, 2, 0, "")),
            phrase("if you would gain life, you gain that much life plus 1 instead")
                    .means(new Replacement.ChangeLifeGain(YOU, 1, 1, "")),
            phrase(
                            "if one or more {} counters would be put on {}, that many plus one {} counters are put on"
                                    + " it instead",
                            COUNTER_KIND,
                            Nouns.one(Nouns.PERMANENT.one()),
                            COUNTER_KIND)
                    .as(
                            (k, f, same) ->
                                    k.equals(same) ? new Replacement.ChangeCounters(k, f, 1, 1, false, "") : null,
                            Replacement.ChangeCounters.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Replacement.ChangeCounters::on,
                            c -> c.kind() == null ? "" : c.kind()),
            phrase(
                            "if one or more {} counters would be put on {}, that many {} counters minus one are put on"
                                    + " it instead",
                            COUNTER_KIND,
                            Nouns.one(Nouns.PERMANENT.one()),
                            COUNTER_KIND)
                    .as(
                            (k, f, same) ->
                                    k.equals(same) ? new Replacement.ChangeCounters(k, f, 1, -1, false, "") : null,
                            Replacement.ChangeCounters.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Replacement.ChangeCounters::on,
                            c -> c.kind() == null ? "" : c.kind()),
            phrase(
                            "if one or more {} counters would be put on {}, twice that many {} counters are put on it"
                                    + " instead",
                            COUNTER_KIND,
                            Nouns.one(Nouns.PERMANENT.one()),
                            COUNTER_KIND)
                    .as(
                            (k, f, same) ->
                                    k.equals(same) ? new Replacement.ChangeCounters(k, f, 2, 0, false, "") : null,
                            Replacement.ChangeCounters.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Replacement.ChangeCounters::on,
                            c -> c.kind() == null ? "" : c.kind()),
            phrase("if an effect would put one or more counters on a permanent you control, it puts twice"
                            + " that many of those counters on that permanent instead")
                    .means(new Replacement.ChangeCounters(
                            null, Nouns.and(Nouns.ANY, new Filter.ControlledBy(YOU)), 2, 0, true, "effect")),
            phrase("if an effect would create one or more tokens under your control, it creates twice that"
                            + " many of those tokens instead")
                    .means(new Replacement.ChangeTokens(YOU, 2, "effect")),
            phrase("if one or more tokens would be created under your control, twice that many of those"
                            + " tokens are created instead")
                    .means(new Replacement.ChangeTokens(YOU, 2, "")),
            phrase(
                            "if you would draw a card, {} instead",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(YOU, false, false, e, ""),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead),
            phrase(
                            "if you would draw a card except the first one you draw in each of your draw steps, {}"
                                    + " instead",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(YOU, true, false, e, "except"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead),
            phrase(
                            "if an opponent would draw a card except the first one they draw in each of their draw"
                                    + " steps, instead {}",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(Suffixes.AN_OPPONENT, true, false, e, "instead"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead),
            phrase(
                            "if an opponent would draw a card except the first one they draw in each of their draw"
                                    + " steps, instead that player skips that draw and {}",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(Suffixes.AN_OPPONENT, true, false, e, "skips"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead));

    private static final Phrase<StaticEffect> REPLACES = oneOf(
                    "a replacement", ENTERS, Entering.ENTERS, INSTEAD, DamageChanges.CHANGE, Prohibitions.ELSEWHERE)
            .map(StaticEffect.Replace::new, StaticEffect.Replace.class, StaticEffect.Replace::replacement);

    private static final Phrase<StaticEffect> EFFECT = oneOf(
            "a static ability",
            CHANGE,
            TypeChanges.OTHER_THINGS,
            DEFINED,
            COSTS,
            PLAYERS,
            CASTING,
            REPLACES,
            Prohibitions.RULE,
            PlayerRules.RULE);

    // Whole abilities

    /// CR 113.6: where the ability works; spells' own rules and costs work on the stack and wherever they are cast
    /// from.
    private static Zone zone(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.AdditionalCost _,
                    StaticEffect.OptionalAdditionalCost _,
                    StaticEffect.AlternativeCost _,
                    StaticEffect.CastOnlyIf _ -> Zone.STACK;
            case StaticEffect.BeginsInPlay _ -> Zone.HAND;
            case StaticEffect.DeckLimit _ -> Zone.LIBRARY;
            case SpellCost(Filter spells, var _, var _, var _, var _, var _)
            when spells.equals(Nouns.THIS) -> Zone.STACK;
            case Change(Reference what, List<Modification> changes)
            when what.equals(References.SELF)
                    && changes.size() == 1
                    && changes.getFirst().equals(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED))) ->
                Zone.STACK;
            case StaticEffect.Change _,
                    StaticEffect.DefinePowerToughness _,
                    StaticEffect.SpellCost _,
                    StaticEffect.AbilityCost _,
                    StaticEffect.CastAsThoughFlash _,
                    StaticEffect.CantCast _,
                    StaticEffect.CastOnlyAsSorcery _,
                    StaticEffect.EnteringTriggersNothing _,
                    StaticEffect.EnteringTriggersAgain _,
                    StaticEffect.MinimumSpellCost _,
                    StaticEffect.UnspentMana _,
                    StaticEffect.AttackToll _,
                    StaticEffect.CantActivate _,
                    StaticEffect.ExtraLands _,
                    StaticEffect.PlayFrom _,
                    StaticEffect.GrantsFlashback _,
                    StaticEffect.MaximumHandSize _,
                    StaticEffect.HandSizeChange _,
                    StaticEffect.UntapLimit _,
                    StaticEffect.UntapsWithOthers _,
                    StaticEffect.PlayerRule _,
                    StaticEffect.Replace _ -> Zone.BATTLEFIELD;
        };
    }

    private static Ability.Static ability(StaticEffect effect, @org.jspecify.annotations.Nullable Condition condition) {
        var stated = statedZone(condition);
        return new Ability.Static(effect, condition, stated != null ? stated : zone(effect));
    }

    /// CR 113.6b: "as long as this card is in your graveyard, …".
    private static @org.jspecify.annotations.Nullable Zone statedZone(
            @org.jspecify.annotations.Nullable Condition condition) {
        return switch (condition) {
            case Condition.And(List<Condition> all) -> statedZone(all.getFirst());
            case Condition.Matches(Reference what, Filter.In(Zone zone, var _), var _)
            when what.plain() instanceof Reference.This -> zone;
            case null, default -> null;
        };
    }

    private static final Condition EMPTY_LIBRARY = new Condition.Exists(
            Amounts.cardsIn(Zone.LIBRARY, YOU), splitsecond.engine.ability.Comparison.EQUAL, n(0), "");

    private static final StaticEffect FROM_GRAVEYARD =
            new StaticEffect.PlayFrom(Nouns.THIS, Zone.GRAVEYARD, YOU, false, true, null);

    private static final Filter IN_A_GRAVEYARD = new Filter.In(Zone.GRAVEYARD, null);

    /// What a spell may target, so that it costs less.
    private static final Phrase<Filter> TARGETED = oneOf(
            "what it targets",
            a(Nouns.PERMANENT.one()),
            a(Nouns.SPELLS.one()),
            a(Nouns.CARDS.one())
                    .where(f -> !f.equals(Nouns.ANY))
                    .map(f -> Nouns.and(f, IN_A_GRAVEYARD), Filter.And.class, Statics::withoutGraveyard));

    private static Object withoutGraveyard(Filter.And filter) {
        return filter.all().getLast().equals(IN_A_GRAVEYARD)
                ? Nouns.all(filter.all().subList(0, filter.all().size() - 1))
                : "";
    }

    private static final StaticEffect FROM_EXILE =
            new StaticEffect.PlayFrom(Nouns.THIS, Zone.EXILE, YOU, false, true, null);

    public static final Phrase<Ability> ABILITY = oneOf(
            "a static ability",
            phrase("{}.", EFFECT).as(e -> ability(e, null), Ability.Static.class, Ability.Static::effect),
            phrase("{} as long as {}.", EFFECT, Conditions.CONDITION)
                    .as(
                            Statics::ability,
                            Ability.Static.class,
                            Ability.Static::effect,
                            s -> s.condition() == null ? "" : s.condition()),
            phrase("as long as {}, {}.", Conditions.CONDITION, EFFECT)
                    .as(
                            (c, e) -> ability(e, c),
                            Ability.Static.class,
                            s -> s.condition() == null ? "" : s.condition(),
                            Ability.Static::effect),
            phrase("you may cast ~ from your graveyard as long as {}.", Conditions.CONDITION)
                    .as(
                            c -> new Ability.Static(FROM_GRAVEYARD, c, Zone.GRAVEYARD),
                            Ability.Static.class,
                            s -> s.condition() == null ? "" : s.condition()),
            phrase("you may cast ~ from exile.").means(new Ability.Static(FROM_EXILE, null, Zone.EXILE)),
            phrase("you may cast ~ from your graveyard using its {} ability.", WAY)
                    .as(
                            way -> new Ability.Static(
                                    new StaticEffect.PlayFrom(
                                            Nouns.THIS, Zone.GRAVEYARD, YOU, false, true, null, false, false, way),
                                    null,
                                    Zone.GRAVEYARD),
                            Ability.Static.class,
                            s -> s.effect() instanceof StaticEffect.PlayFrom from && from.only() != null
                                    ? from.only()
                                    : ""),
            phrase("you may cast ~ from your graveyard.")
                    .means(new Ability.Static(FROM_GRAVEYARD, null, Zone.GRAVEYARD)),
            phrase("~ costs {} less to cast if {}.", MANA, Conditions.CONDITION)
                    .as(
                            (m, c) -> ability(cost(Nouns.THIS, YOU, false, m, n(1), "~"), c),
                            Ability.Static.class,
                            s -> s.effect() instanceof SpellCost cost ? cost.by() : "",
                            s -> s.condition() == null ? "" : s.condition()),
            phrase("~ costs {} less to cast if it targets {}.", MANA, TARGETED)
                    .as(
                            (m, f) -> ability(
                                    cost(Nouns.THIS, YOU, false, m, n(1), "~"),
                                    new Condition.Matches(References.SELF, new Filter.Targets(f, false), "targets")),
                            Ability.Static.class,
                            s -> s.effect() instanceof SpellCost cost ? cost.by() : "",
                            s -> s.condition()
                                            instanceof
                                            Condition.Matches(var _, Filter.Targets(Filter what, var _), var _)
                                    ? what
                                    : ""),
            phrase("if {}, {}.", Conditions.CONDITION, Prohibitions.DAMAGE_TO_ONE)
                    .as(
                            (c, e) -> ability(e, new Condition.And(List.of(c))),
                            Ability.Static.class,
                            s -> s.condition() instanceof Condition.And(List<Condition> all) ? all.getFirst() : "",
                            Ability.Static::effect),
            phrase("{} unless {}.", CHANGE, Conditions.CONDITION)
                    .as(
                            (e, c) -> ability(e, new Condition.Not(c)),
                            Ability.Static.class,
                            Ability.Static::effect,
                            s -> s.condition() instanceof Condition.Not(Condition c) ? c : ""),
            phrase("during your turn, {}.", CHANGE)
                    .as(Statics::duringYourTurn, Ability.Static.class, Ability.Static::effect),
            phrase("{} during your turn.", CASTING)
                    .as(Statics::duringYourTurn, Ability.Static.class, Ability.Static::effect),
            phrase("{} during your turn.", CHANGE)
                    .as(Statics::duringYourTurn, Ability.Static.class, Ability.Static::effect),
            phrase(
                            "if you would draw a card while your library has no cards in it, {} instead.",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> ability(
                                    new StaticEffect.Replace(
                                            new Replacement.InsteadOfDraw(YOU, false, false, e, "empty")),
                                    EMPTY_LIBRARY),
                            Ability.Static.class,
                            Statics::insteadOfDraw));

    private static Object insteadOfDraw(Ability.Static ability) {
        return ability.effect() instanceof StaticEffect.Replace(Replacement.InsteadOfDraw draw) ? draw.instead() : "";
    }

    /// Two rules in one sentence, or a kicked creature that enters with counters "and with trample": two abilities.
    public static final Phrase<List<Ability>> PAIR = oneOf(
            "two abilities",
            phrase("you may cast ~ from your graveyard or from exile.")
                    .means(List.of(
                            new Ability.Static(FROM_GRAVEYARD, null, Zone.GRAVEYARD),
                            new Ability.Static(FROM_EXILE, null, Zone.EXILE))),
            phrase(
                            "during your turn, your opponents can't cast spells or activate abilities of {}.",
                            Nouns.PERMANENT.many())
                    .as(
                            f -> List.of(
                                    duringYourTurn(new StaticEffect.CantCast(Suffixes.YOUR_OPPONENTS, Nouns.SPELL, 0)),
                                    duringYourTurn(new StaticEffect.CantActivate(
                                            Nouns.and(f, new Filter.ControlledBy(Suffixes.YOUR_OPPONENTS)), false))),
                            List.class,
                            l -> effectIn(l, 1)
                                                    instanceof
                                                    StaticEffect.CantActivate(Filter.And(List<Filter> all), var _)
                                            && all.size() == 2
                                    ? all.getFirst()
                                    : ""),
            phrase("~ enters tapped with {} on it.", COUNTERS())
                    .as(
                            c -> List.of(
                                    ability(new StaticEffect.Replace(tappedWith()), null),
                                    ability(new StaticEffect.Replace(entersWith(c, null)), null)),
                            List.class,
                            l -> effectIn(l, 1) instanceof StaticEffect.Replace(EntersWithCounters enters)
                                    ? countersOf(enters)
                                    : ""),
            phrase("{} and {}.", PLAYERS, PLAYERS)
                    .as(
                            (x, y) -> List.of(ability(x, null), ability(y, null)),
                            List.class,
                            l -> effectIn(l, 0),
                            l -> effectIn(l, 1)),
            phrase(
                            "{} If you cast a spell this way, pay life equal to its mana value rather than pay its"
                                    + " mana cost.",
                            table("", Map.of("You may play lands and cast spells from the top of your library.", true)))
                    .as(
                            _ -> List.of(
                                    ability(
                                            new StaticEffect.PlayFrom(Nouns.LAND, Zone.LIBRARY, YOU, true, false, null),
                                            null),
                                    ability(
                                            new StaticEffect.PlayFrom(
                                                    Nouns.ANY,
                                                    Zone.LIBRARY,
                                                    YOU,
                                                    false,
                                                    true,
                                                    new splitsecond.engine.ability.Cost(
                                                            List.of(new splitsecond.engine.ability.Cost.PayLife(
                                                                    new Amount.StatOf(
                                                                            splitsecond.engine.ability.Characteristic
                                                                                    .MANA_VALUE,
                                                                            References.IT))))),
                                            null)),
                            List.class,
                            _ -> true),
            phrase("if ~ was kicked, it enters with {} on it and with {}.", COUNTERS(), Predicates.GRANTED)
                    .as(
                            (c, granted) -> kicked(c, granted),
                            List.class,
                            l -> kickedCounters(l),
                            l -> kickedAbilities(l)));

    private static EntersTapped tappedWith() {
        return new EntersTapped(Nouns.THIS, null, null, "with");
    }

    private static Object effectIn(List<?> abilities, int which) {
        return abilities.size() == 2 && abilities.get(which) instanceof Ability.Static fixed ? fixed.effect() : "";
    }

    private static final Condition KICKED = new Condition.WasPaid(OptionalCost.KICKER);

    private static List<Ability> kicked(Counters counters, List<Ability> granted) {
        EntersWithCounters enters =
                new EntersWithCounters(Nouns.THIS, counters.kind(), counters.count(), KICKED, "kicked and");
        return List.of(
                ability(new StaticEffect.Replace(enters), null),
                ability(new Change(References.SELF, Predicates.gainedAll(granted)), KICKED));
    }

    private static Object kickedCounters(List<?> abilities) {
        return effectIn(abilities, 0) instanceof StaticEffect.Replace(EntersWithCounters enters)
                ? countersOf(enters)
                : "";
    }

    private static Object kickedAbilities(List<?> abilities) {
        return effectIn(abilities, 1) instanceof Change change ? Predicates.abilitiesOf(change.changes()) : "";
    }

    private static Ability.Static duringYourTurn(StaticEffect effect) {
        return ability(effect, new Condition.And(List.of(new Condition.TurnOf(YOU))));
    }
}
