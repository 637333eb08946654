package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.StaticEffect.SpellCost;
import splitsecond.engine.ability.Zone;

/// What a spell costs while something holds: "This spell costs {2} less to cast if it targets a Dragon".
final class ConditionalCosts {
    private ConditionalCosts() {}

    private static final Filter IN_A_GRAVEYARD = new Filter.In(Zone.GRAVEYARD, null);

    /// What a spell may target, so that it costs less.
    private static final Phrase<Filter> TARGETED = oneOf(
            "what it targets",
            a(Nouns.PERMANENT.one()),
            a(Nouns.SPELLS.one()),
            a(Nouns.CARDS.one())
                    .where(f -> !f.equals(Nouns.ANY))
                    .map(f -> Nouns.and(f, IN_A_GRAVEYARD), Filter.And.class, ConditionalCosts::withoutGraveyard));

    private static Object withoutGraveyard(Filter.And filter) {
        return filter.all().getLast().equals(IN_A_GRAVEYARD)
                ? Nouns.all(filter.all().subList(0, filter.all().size() - 1))
                : "";
    }

    static final Condition NOT_YOUR_TURN = new Condition.Not(new Condition.TurnOf(YOU));

    /// "If you control a Giant, this spell costs {2} less to cast."
    static final Phrase<Ability> OWN_COST_IF = phrase("if {}, ~ costs {} less to cast.", Conditions.CONDITION, MANA)
            .as(
                    (c, m) -> Statics.ability(CastingCosts.cost(Nouns.THIS, YOU, false, m, n(1), "~"), c),
                    Ability.Static.class,
                    s -> s.condition() == null ? "" : s.condition(),
                    s -> ownCostIn(s, false));

    /// "This spell costs {2} less to cast if you control a Giant", "… if it targets a Dragon", "… during your turn".
    static Phrase<Ability> ownCost(String direction, boolean more) {
        return oneOf(
                "a change of costs",
                phrase(
                                "~ costs {} " + direction + " to cast if {}.",
                                MANA,
                                // What it targets is said by the rule below, and known only then.
                                Conditions.CONDITION.where(
                                        c -> !(c instanceof Condition.Matches(var _, Filter.Targets _, var _))))
                        .as(
                                (m, c) -> Statics.ability(CastingCosts.cost(Nouns.THIS, YOU, more, m, n(1), "~"), c),
                                Ability.Static.class,
                                s -> ownCostIn(s, more),
                                s -> s.condition() == null ? "" : s.condition()),
                phrase("~ costs {} " + direction + " to cast if it targets {}.", MANA, TARGETED)
                        .as(
                                (m, f) -> Statics.ability(
                                        CastingCosts.cost(Nouns.THIS, YOU, more, m, n(1), "~"),
                                        new Condition.Matches(
                                                References.SELF, new Filter.Targets(f, false), "targets")),
                                Ability.Static.class,
                                s -> ownCostIn(s, more),
                                s -> s.condition()
                                                instanceof
                                                Condition.Matches(var _, Filter.Targets(Filter what, var _), var _)
                                        ? what
                                        : ""),
                phrase("~ costs {} " + direction + " to cast during {}.", MANA, CastingCosts.PART_OF_TURN)
                        .as(
                                (m, c) ->
                                        Statics.ability(CastingCosts.cost(Nouns.THIS, YOU, more, m, n(1), "during"), c),
                                Ability.Static.class,
                                s -> ownCostIn(s, more),
                                s -> s.condition() == null ? "" : s.condition()));
    }

    private static Object ownCostIn(Ability.Static said, boolean more) {
        return said.effect() instanceof SpellCost cost && cost.more() == more ? cost.by() : "";
    }

    private static final Phrase<List<Condition>> ON_WHOSE_TURN = Phrase.table(
            "on whose turn",
            Map.of(
                    "during your turn", List.of(new Condition.TurnOf(YOU)),
                    "during turns other than yours", List.of(NOT_YOUR_TURN)));

    /// "Spells your opponents cast during your turn cost {1} more to cast".
    static final Phrase<Ability> CAST_ON_TURNS = phrase(
                    "{} {} {} cost {} more to cast.", Nouns.SPELLS.many(), CastingCosts.CASTER, ON_WHOSE_TURN, MANA)
            .as(
                    (f, by, turn, m) -> Statics.ability(
                            CastingCosts.cost(f, by, true, m, n(1), "on turns"), new Condition.And(turn)),
                    Ability.Static.class,
                    s -> s.effect() instanceof SpellCost cost && cost.wording().equals("on turns") ? cost.spells() : "",
                    s -> s.effect() instanceof SpellCost cost && cost.castBy() != null ? cost.castBy() : "",
                    s -> s.condition() instanceof Condition.And(List<Condition> all) ? all : "",
                    s -> s.effect() instanceof SpellCost cost ? cost.by() : "");
}
