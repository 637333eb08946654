package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.WAY;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.ability.StaticEffect.SpellCost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;

/// CR 604, 614: static abilities and replacement effects.
public final class Statics {
    private Statics() {}

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

    private static final Phrase<StaticEffect> CASTING = oneOf(
            "a rule for casting",
            phrase("you may cast {} as though they had flash", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CastAsThoughFlash(f, YOU),
                            StaticEffect.CastAsThoughFlash.class,
                            StaticEffect.CastAsThoughFlash::spells),
            phrase("any player may cast {} as though they had flash", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CastAsThoughFlash(f, new Reference.Each(Nouns.PLAYER, "any")),
                            StaticEffect.CastAsThoughFlash.class,
                            StaticEffect.CastAsThoughFlash::spells),
            phrase("players can't cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CantCast(new Reference.Each(Nouns.PLAYER, ""), f, 0),
                            StaticEffect.CantCast.class,
                            StaticEffect.CantCast::spells),
            phrase("your opponents can't cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CantCast(Players.YOUR_OPPONENTS, f, 0),
                            StaticEffect.CantCast.class,
                            StaticEffect.CantCast::spells),
            phrase("each player can't cast more than one spell each turn")
                    .means(new StaticEffect.CantCast(new Reference.Each(Nouns.PLAYER, "each"), Nouns.SPELL, 1)),
            phrase("each opponent can't cast more than one spell each turn")
                    .means(new StaticEffect.CantCast(new Reference.Each(Nouns.OPPONENT, "each"), Nouns.SPELL, 1)));

    private static final Phrase<StaticEffect> CANT_ENTER = phrase(
                    "{} in {} can't enter the battlefield",
                    Nouns.CARDS.many(),
                    table(
                            "where from",
                            Map.of(
                                    "graveyards", List.of(Zone.GRAVEYARD),
                                    "graveyards and libraries", List.of(Zone.GRAVEYARD, Zone.LIBRARY))))
            .as(
                    StaticEffect.CantEnter::new,
                    StaticEffect.CantEnter.class,
                    StaticEffect.CantEnter::cards,
                    StaticEffect.CantEnter::from);

    private static final Phrase<StaticEffect> REPLACES = oneOf(
                    "a replacement",
                    EntersWith.ENTERS,
                    Entering.ENTERS,
                    Instead.INSTEAD,
                    DamageChanges.CHANGE,
                    Prohibitions.ELSEWHERE)
            .map(StaticEffect.Replace::new, StaticEffect.Replace.class, StaticEffect.Replace::replacement);

    private static final Phrase<StaticEffect> EFFECT = oneOf(
            "a static ability",
            ContinuousChanges.CHANGE,
            SameIsTrue.CHANGE,
            TypeChanges.OTHER_THINGS,
            DEFINED,
            CastingCosts.COSTS,
            SpellKeywords.GIVEN,
            SpellKeywords.GRANTED_WAYS,
            SpellKeywords.OF_CARDS,
            CastingTimes.FLASH,
            CastingTimes.FROM_GRAVEYARD_FOR,
            PlayerRulesInWords.PLAYERS,
            CASTING,
            CANT_ENTER,
            REPLACES,
            Prohibitions.RULE,
            PlayerRules.RULE);

    /// What may hold for a while: it is about others than the object that says it.
    public static final Phrase<StaticEffect> FOR_A_WHILE = oneOf(
            "a rule",
            CastingCosts.COSTS.where(
                    e -> e instanceof SpellCost cost && !cost.spells().equals(Nouns.THIS)),
            Prohibitions.ATTACKING,
            Prohibitions.DESPITE,
            PlayerRules.RULE.where(e -> e instanceof StaticEffect.PlayFrom from && from.zone() == Zone.GRAVEYARD),
            Entering.ENTERS
                    .where(r -> r instanceof Replacement.EntersWithCounters with
                            && !with.what().equals(Nouns.THIS))
                    .map(StaticEffect.Replace::new, StaticEffect.Replace.class, StaticEffect.Replace::replacement));

    // Whole abilities

    /// CR 113.6: where the ability works; spells' own rules and costs work on the stack and wherever they are cast
    /// from.
    private static Zone zone(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.BeginsInPlay _, StaticEffect.RevealedAtFirst _ -> Zone.HAND;
            case StaticEffect.DeckLimit _ -> Zone.LIBRARY;
            case SpellCost(Filter spells, var _, var _, var _, var _, var _)
            when spells.equals(Nouns.THIS) -> Zone.STACK;
            case Change(Reference what, List<Modification> changes)
            when what.equals(References.SELF)
                    && changes.getFirst().equals(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED)))
                    && (changes.size() == 1
                            || changes.getLast()
                                    .equals(new Modification.Obey(
                                            new Rule.Simple(Rule.Kind.DAMAGE_CANT_BE_PREVENTED)))) -> Zone.STACK;
            case StaticEffect.SpellCost _, StaticEffect.AbilityCost _ -> Zone.BATTLEFIELD;
            case StaticEffect.OfCasting _ -> Zone.STACK;
            case StaticEffect.OfLayers _, StaticEffect.OfRules _ -> Zone.BATTLEFIELD;
        };
    }

    static Ability.Static ability(StaticEffect effect, @Nullable Condition condition) {
        var stated = statedZone(condition);
        return new Ability.Static(effect, condition, stated != null ? stated : zone(effect));
    }

    /// Flash is of use only where a card is cast from, and `CastingTimes` says so: "this spell has flash as long as …".
    private static boolean isOwnFlash(StaticEffect effect) {
        return effect instanceof StaticEffect.Change(Reference what, List<Modification> changes)
                && what.equals(References.SELF)
                && changes.equals(List.of(new Modification.GainKeyword(Keyword.FLASH)));
    }

    /// CR 113.6b: "as long as this card is in your graveyard, …".
    private static @Nullable Zone statedZone(@Nullable Condition condition) {
        if (condition instanceof Condition.And(List<Condition> all)) return statedZone(all.getFirst());
        return condition instanceof Condition.Matches(Reference what, Filter.In(Zone zone, var _), var _)
                        && what.plain() instanceof Reference.This
                ? zone
                : null;
    }

    private static final Condition EMPTY_LIBRARY =
            new Condition.Exists(Amounts.cardsIn(Zone.LIBRARY, YOU), Comparison.EQUAL, n(0), "");

    static final StaticEffect.PlayFrom FROM_GRAVEYARD =
            new StaticEffect.PlayFrom(Nouns.THIS, Zone.GRAVEYARD, YOU, false, true, null);

    /// What may hold during some turns only.
    private static final Phrase<StaticEffect> ON_TURNS = EFFECT.where(e -> !isOwnFlash(e));

    static final Condition YOUR_TURN = new Condition.And(List.of(new Condition.TurnOf(YOU)));

    static final StaticEffect.PlayFrom FROM_EXILE =
            new StaticEffect.PlayFrom(Nouns.THIS, Zone.EXILE, YOU, false, true, null);

    public static final Phrase<Ability> ABILITY = oneOf(
            "a static ability",
            phrase("{}.", EFFECT).as(e -> ability(e, null), Ability.Static.class, Ability.Static::effect),
            phrase("{} as long as {}.", EFFECT.where(e -> !isOwnFlash(e)), Conditions.CONDITION)
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
            phrase(
                            "you may cast ~ {} as long as {}.",
                            Phrase.table(
                                    "from where",
                                    Map.of("from your graveyard", FROM_GRAVEYARD, "from exile", FROM_EXILE)),
                            Conditions.CONDITION)
                    .as(
                            (from, c) -> new Ability.Static(from, c, from.zone()),
                            Ability.Static.class,
                            Ability.Static::effect,
                            s -> s.condition() == null ? "" : s.condition()),
            phrase("you may cast ~ from exile.").means(new Ability.Static(FROM_EXILE, null, Zone.EXILE)),
            LifeChanges.DURING_YOUR_TURN,
            phrase("you may cast ~ from your graveyard using its {} ability.", WAY)
                    .as(
                            way -> new Ability.Static(
                                    new StaticEffect.PlayFrom(
                                            Nouns.THIS,
                                            Zone.GRAVEYARD,
                                            YOU,
                                            false,
                                            true,
                                            null,
                                            StaticEffect.PlayFrom.Often.ALWAYS,
                                            false,
                                            way),
                                    null,
                                    Zone.GRAVEYARD),
                            Ability.Static.class,
                            s -> s.effect() instanceof StaticEffect.PlayFrom from && from.only() != null
                                    ? from.only()
                                    : ""),
            phrase("you may cast ~ from your graveyard.")
                    .means(new Ability.Static(FROM_GRAVEYARD, null, Zone.GRAVEYARD)),
            phrase("the {} {} you cast each turn costs {} less to cast.", ORDINAL, Nouns.SPELLS.one(), MANA)
                    .as(
                            (k, f, m) -> ability(CastingCosts.cost(f, YOU, false, m, n(1), "first"), nth(k, f)),
                            Ability.Static.class,
                            s -> ordinal(s.condition()),
                            s -> s.effect() instanceof SpellCost cost ? cost.spells() : "",
                            s -> s.effect() instanceof SpellCost cost ? cost.by() : ""),
            phrase(
                            "the {} {} you cast during each of your turns costs {} less to cast.",
                            ORDINAL,
                            Nouns.SPELLS.one(),
                            MANA)
                    .as(
                            (k, f, m) -> ability(
                                    CastingCosts.cost(f, YOU, false, m, n(1), "first"),
                                    new Condition.And(List.of(new Condition.TurnOf(YOU), nth(k, f)))),
                            Ability.Static.class,
                            s -> s.condition() instanceof Condition.And(List<Condition> all)
                                    ? ordinal(all.getLast())
                                    : "",
                            s -> s.effect() instanceof SpellCost cost ? cost.spells() : "",
                            s -> s.effect() instanceof SpellCost cost ? cost.by() : ""),
            ConditionalCosts.CAST_ON_TURNS,
            ConditionalCosts.ownCost("less", false),
            ConditionalCosts.OWN_COST_IF,
            ConditionalCosts.ownCost("more", true),
            phrase("if {}, {}.", Conditions.CONDITION, ContinuousChanges.CHANGE.where(e -> zone(e) == Zone.STACK))
                    .as(
                            (c, e) -> ability(e, new Condition.And(List.of(c))),
                            Ability.Static.class,
                            s -> s.condition() instanceof Condition.And(List<Condition> all) ? all.getFirst() : "",
                            Ability.Static::effect),
            phrase("if {}, {}.", Conditions.CONDITION, Prohibitions.DAMAGE_TO_ONE)
                    .as(
                            (c, e) -> ability(e, new Condition.And(List.of(c))),
                            Ability.Static.class,
                            s -> s.condition() instanceof Condition.And(List<Condition> all) ? all.getFirst() : "",
                            Ability.Static::effect),
            phrase(
                            "{} if {}.",
                            oneOf(
                                    "a static ability",
                                    ContinuousChanges.CHANGE,
                                    PlayerRules.RULE.where(StaticEffect.PlayFrom.class::isInstance)),
                            Conditions.CONDITION)
                    .as(
                            Statics::ability,
                            Ability.Static.class,
                            Ability.Static::effect,
                            s -> s.condition() == null ? "" : s.condition()),
            phrase("{} unless {}.", ContinuousChanges.CHANGE, Conditions.CONDITION)
                    .as(
                            (e, c) -> ability(e, new Condition.Not(c)),
                            Ability.Static.class,
                            Ability.Static::effect,
                            s -> s.condition() instanceof Condition.Not(Condition c) ? c : ""),
            phrase("during your turn, {}.", ON_TURNS)
                    .as(Statics::duringYourTurn, Ability.Static.class, Ability.Static::effect),
            phrase("during your turn, as long as {}, {}.", Conditions.CONDITION, EFFECT)
                    .as(
                            (c, e) -> ability(e, new Condition.And(List.of(new Condition.TurnOf(YOU), c))),
                            Ability.Static.class,
                            s -> s.condition() instanceof Condition.And(List<Condition> all)
                                            && all.size() == 2
                                            && all.getFirst().equals(new Condition.TurnOf(YOU))
                                    ? all.getLast()
                                    : "",
                            Ability.Static::effect),
            phrase("during turns other than yours, {}.", ON_TURNS)
                    .as(
                            e -> ability(e, new Condition.And(List.of(ConditionalCosts.NOT_YOUR_TURN))),
                            Ability.Static.class,
                            Ability.Static::effect),
            phrase("{} during your turn.", Instead.PREVENTION)
                    .as(
                            p -> duringYourTurn(new StaticEffect.Replace(p)),
                            Ability.Static.class,
                            s -> s.effect() instanceof StaticEffect.Replace(Replacement p) ? p : ""),
            phrase("{} during your turn.", CASTING)
                    .as(Statics::duringYourTurn, Ability.Static.class, Ability.Static::effect),
            phrase("{} during your turn.", ContinuousChanges.CHANGE)
                    .as(Statics::duringYourTurn, Ability.Static.class, Ability.Static::effect),
            phrase(
                            "you may reveal ~ from your opening hand. if you do, {}.",
                            Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            e -> ability(new StaticEffect.RevealedAtFirst(e), null),
                            Ability.Static.class,
                            s -> s.effect() instanceof StaticEffect.RevealedAtFirst first ? first.then() : ""),
            phrase(
                            "if you would draw a card while your library has no cards in it, {} instead.",
                            Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            e -> ability(
                                    new StaticEffect.Replace(
                                            new Replacement.InsteadOfDraw(YOU, false, false, e, "empty")),
                                    EMPTY_LIBRARY),
                            Ability.Static.class,
                            Statics::insteadOfDraw));

    /// You have cast that many such spells this turn, but for one.
    private static Condition nth(int ordinal, Filter spells) {
        return new Condition.Happened(
                Amount.Tally.SPELLS_CAST,
                spells.equals(Nouns.SPELL) ? null : spells,
                YOU,
                Comparison.EQUAL,
                ordinal - 1,
                "first");
    }

    private static Object ordinal(@Nullable Condition condition) {
        return condition instanceof Condition.Happened happened ? happened.count() + 1 : "";
    }

    private static Object insteadOfDraw(Ability.Static ability) {
        return ability.effect() instanceof StaticEffect.Replace(Replacement.InsteadOfDraw draw) ? draw.instead() : "";
    }

    static Ability.Static duringYourTurn(StaticEffect effect) {
        return ability(effect, YOUR_TURN);
    }
}
