package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.BeforeSteps;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.noun.WithSuffixes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.SpellCost;
import splitsecond.engine.ability.Step;

/// CR 118.7, 601.2f: costs that static abilities change or replace, and when a spell may be cast.
final class CastingCosts {
    private CastingCosts() {}

    private static final List<Step> BEFORE_BLOCKS = List.of(Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS);
    private static final List<Step> AFTER_BLOCKS =
            List.of(Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT);

    private static Map<String, Condition> castOnly() {
        Map<String, Condition> times = new LinkedHashMap<>();
        List<Step> combat = new ArrayList<>(BEFORE_BLOCKS);
        combat.addAll(AFTER_BLOCKS);
        Map<String, Reference> whose = new LinkedHashMap<>();
        whose.put(" on your turn", YOU);
        whose.put(" on an opponent's turn", Players.AN_OPPONENT);
        Map<String, List<Step>> parts = new LinkedHashMap<>();
        parts.put("combat", combat);
        parts.put("the declare attackers step", List.of(Step.DECLARE_ATTACKERS));
        parts.put("the declare blockers step", List.of(Step.DECLARE_BLOCKERS));
        parts.forEach((part, steps) -> {
            times.put(part, new Condition.During(steps, null));
            whose.forEach((turn, player) -> times.put(part + turn, new Condition.During(steps, player)));
        });
        times.put("combat before blockers are declared", new Condition.During(BEFORE_BLOCKS, null));
        times.put("combat after blockers are declared", new Condition.During(AFTER_BLOCKS, null));
        whose.forEach((turn, player) -> times.put(
                "combat" + turn + " before blockers are declared", new Condition.During(BEFORE_BLOCKS, player)));
        times.put(
                "the declare attackers step and only if you've been attacked this step",
                new Condition.And(List.of(
                        new Condition.During(List.of(Step.DECLARE_ATTACKERS), null),
                        new Condition.PlayerIs(YOU, Condition.Designation.ATTACKED))));
        times.put("your upkeep", new Condition.During(List.of(Step.UPKEEP), YOU));
        times.put("an opponent's upkeep", new Condition.During(List.of(Step.UPKEEP), Players.AN_OPPONENT));
        times.put("your end step", new Condition.During(List.of(Step.END), YOU));
        times.put("your declare attackers step", new Condition.During(List.of(Step.DECLARE_ATTACKERS), YOU));
        times.put("your turn", new Condition.TurnOf(YOU));
        times.put("an opponent's turn", new Condition.TurnOf(Players.AN_OPPONENT));
        return times;
    }

    static final Phrase<Condition> PART_OF_TURN = table("a part of the turn", castOnly());

    static SpellCost cost(
            Filter spells,
            @Nullable Reference by,
            boolean more,
            splitsecond.engine.card.ManaCost mana,
            Amount times,
            String wording) {
        return new SpellCost(spells, by, more, mana, times, wording);
    }

    /// CR 702.41a: affinity, had by spells for which another object says so.
    private static final Phrase<StaticEffect> AFFINITY = phrase(
                    "{} you cast have affinity for {}", Nouns.SPELLS.many(), Nouns.PERMANENT.many())
            .as(
                    (spells, what) -> cost(
                            spells,
                            YOU,
                            false,
                            splitsecond.engine.card.ManaCost.parse("{1}"),
                            new Amount.CountOf(Nouns.with(what, new Filter.ControlledBy(YOU))),
                            "affinity"),
                    SpellCost.class,
                    SpellCost::spells,
                    c -> c.wording().equals("affinity") && c.times() instanceof Amount.CountOf(Filter of)
                            ? Nouns.butLast(of)
                            : "");

    private static final splitsecond.engine.card.ManaCost NO_MANA = splitsecond.engine.card.ManaCost.parse("");

    static final Phrase<Reference> CASTER = table(
            "who casts",
            Map.of(
                    "you cast", YOU,
                    "your opponents cast", Players.YOUR_OPPONENTS,
                    "that player casts", Players.THAT_PLAYER));

    /// Whose spells: the change of their costs without how much it is.
    private static SpellCost said(Filter spells, @Nullable Reference by, String wording) {
        return new SpellCost(spells, by, false, NO_MANA, n(1), wording);
    }

    private static Object caster(SpellCost cost) {
        return cost.castBy() == null ? "" : cost.castBy();
    }

    private static Object lastOf(SpellCost cost, String wording) {
        return cost.wording().equals(wording) ? Nouns.butLast(cost.spells()) : "";
    }

    /// "Creature spells you cast from exile", "spells your opponents cast that target this creature" (CR 601.2f).
    private static final Phrase<SpellCost> CAST_SPELLS = oneOf(
            "whose spells",
            phrase("{}", Nouns.SPELLS.many()).as(f -> said(f, null, ""), SpellCost.class, SpellCost::spells),
            phrase("{} {}", Nouns.SPELLS.many(), CASTER)
                    .as((f, by) -> said(f, by, ""), SpellCost.class, SpellCost::spells, CastingCosts::caster),
            phrase("{} {} {}", Nouns.SPELLS.many(), CASTER, Suffixes.OF_CAST_SPELLS)
                    .as(
                            (f, by, what) -> said(Nouns.with(f, what), by, "after cast"),
                            SpellCost.class,
                            c -> lastOf(c, "after cast"),
                            CastingCosts::caster,
                            c -> Nouns.parts(c.spells()).getLast()),
            phrase("{} {} that target {}", Nouns.SPELLS.many(), CASTER, Suffixes.TARGETED)
                    .as(
                            (f, by, to) -> said(Nouns.with(f, new Filter.Targets(to, false)), by, "that target"),
                            SpellCost.class,
                            c -> lastOf(c, "that target"),
                            CastingCosts::caster,
                            c -> Nouns.parts(c.spells()).getLast() instanceof Filter.Targets(Filter to, boolean _)
                                    ? to
                                    : ""));

    private static SpellCost byHowMuch(
            SpellCost said, boolean more, splitsecond.engine.card.ManaCost mana, Amount times) {
        return cost(said.spells(), said.castBy(), more, mana, times, said.wording());
    }

    private static SpellCost whose(SpellCost cost) {
        return said(cost.spells(), cost.castBy(), cost.wording());
    }

    private static Phrase<StaticEffect> spellCost(String direction, boolean more) {
        String costs = " {} " + direction + " to cast";
        return oneOf(
                "a change of costs",
                phrase("~ costs" + costs, MANA)
                        .as(m -> cost(Nouns.THIS, YOU, more, m, n(1), "~"), SpellCost.class, SpellCost::by),
                phrase("~ costs" + costs + " for each {}", MANA, Counted.UNIT)
                        .as(
                                (m, u) -> cost(Nouns.THIS, YOU, more, m, u, "~"),
                                SpellCost.class,
                                SpellCost::by,
                                SpellCost::times),
                phrase("{} cost" + costs, CAST_SPELLS, MANA)
                        .as(
                                (said, m) -> byHowMuch(said, more, m, n(1)),
                                SpellCost.class,
                                CastingCosts::whose,
                                SpellCost::by));
    }

    private static final Phrase<StaticEffect> LESS_FOR_EACH = phrase(
                    "{} cost {} less to cast for each {}", CAST_SPELLS, MANA, Counted.UNIT)
            .as(
                    (said, m, u) -> byHowMuch(said, false, m, u),
                    SpellCost.class,
                    CastingCosts::whose,
                    SpellCost::by,
                    SpellCost::times);

    /// "Each creature spell you cast with toughness greater than its power costs {1} less to cast".
    private static final Phrase<StaticEffect> EACH_AFTER_CAST = phrase(
                    "each {} you cast {} costs {} less to cast", Nouns.SPELLS.one(), Suffixes.OF_A_CAST_SPELL, MANA)
            .as(
                    (f, what, m) -> cost(Nouns.with(f, what), YOU, false, m, n(1), "each after cast"),
                    SpellCost.class,
                    c -> c.wording().equals("each after cast") ? Nouns.butLast(c.spells()) : "",
                    c -> Nouns.parts(c.spells()).getLast(),
                    SpellCost::by);

    private static final splitsecond.engine.card.ManaCost ONE_GENERIC = splitsecond.engine.card.ManaCost.parse("{1}");
    private static final splitsecond.engine.card.ManaCost X_GENERIC = splitsecond.engine.card.ManaCost.parse("{X}");
    private static final String WHERE_X = ", where X is";

    /// "Creature spells you cast cost {X} less to cast, where X is …": {1} for each.
    private static Phrase<StaticEffect> lessByX() {
        return phrase(
                        "{}, where X is {}",
                        spellCost("less", false)
                                .where(e -> e instanceof SpellCost c
                                        && c.by().equals(X_GENERIC)
                                        && !c.spells().equals(Nouns.THIS)),
                        Amounts.EXPRESSION)
                .as(
                        (e, x) -> e instanceof SpellCost c
                                ? new SpellCost(c.spells(), c.castBy(), false, ONE_GENERIC, x, c.wording() + WHERE_X)
                                : null,
                        SpellCost.class,
                        c -> c.wording().endsWith(WHERE_X)
                                ? new SpellCost(
                                        c.spells(),
                                        c.castBy(),
                                        false,
                                        X_GENERIC,
                                        n(1),
                                        c.wording().substring(0, c.wording().length() - WHERE_X.length()))
                                : "",
                        SpellCost::times);
    }

    static final Phrase<StaticEffect> COSTS = oneOf(
            "a change of costs",
            phrase("~ costs {X} less to cast, where X is {}", Amounts.EXPRESSION)
                    .as(x -> cost(Nouns.THIS, YOU, false, ONE_GENERIC, x, "X"), SpellCost.class, SpellCost::times),
            phrase("cast ~ only during {}", PART_OF_TURN)
                    .as(
                            StaticEffect.CastOnlyIf::new,
                            StaticEffect.CastOnlyIf.class,
                            StaticEffect.CastOnlyIf::condition),
            phrase("cast ~ only {}", BeforeSteps.BEFORE)
                    .as(
                            StaticEffect.CastOnlyIf::new,
                            StaticEffect.CastOnlyIf.class,
                            StaticEffect.CastOnlyIf::condition),
            phrase("cast ~ only if {}", CastingTimes.BEFORE_CASTING)
                    .as(
                            StaticEffect.CastOnlyIf::new,
                            StaticEffect.CastOnlyIf.class,
                            StaticEffect.CastOnlyIf::condition),
            AFFINITY,
            spellCost("less", false),
            LESS_FOR_EACH,
            lessByX(),
            spellCost("more", true),
            phrase(
                            "each {} you cast costs {} less to cast if it has {}",
                            Nouns.SPELLS.one(),
                            MANA,
                            WithSuffixes.HAS_WAY)
                    .as(
                            (f, m, way) -> cost(Nouns.with(f, way), YOU, false, m, n(1), "each"),
                            SpellCost.class,
                            c -> c.wording().equals("each") ? Nouns.butLast(c.spells()) : "",
                            SpellCost::by,
                            c -> Nouns.parts(c.spells()).getLast()),
            EACH_AFTER_CAST,
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
                            CastingCosts::manaInstead),
            phrase("you may pay {} rather than pay ~'s mana cost if {}", MANA, Conditions.CONDITION)
                    .as(
                            (m, when) -> new StaticEffect.AlternativeCost(
                                    splitsecond.engine.ability.Cost.mana(m), when, "pay if"),
                            StaticEffect.AlternativeCost.class,
                            CastingCosts::manaInstead,
                            s -> s.when() == null ? "" : s.when()),
            phrase("if {}, you may pay {} rather than pay ~'s mana cost", Conditions.CONDITION, MANA)
                    .as(
                            (when, m) -> new StaticEffect.AlternativeCost(
                                    splitsecond.engine.ability.Cost.mana(m), when, "pay"),
                            StaticEffect.AlternativeCost.class,
                            s -> s.when() == null ? "" : s.when(),
                            CastingCosts::manaInstead),
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
}
