package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Kicked;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.Granting;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.EntersTapped;
import splitsecond.engine.ability.Replacement.EntersWithCounters;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.ability.Zone;

/// Two static abilities that are said in one sentence.
public final class PairsOfAbilities {
    private PairsOfAbilities() {}

    private static final List<Modification> WARDLESS = List.of(new Modification.Obey(new Rule.DoesntTrigger("ward")));

    /// Two rules in one sentence, or a kicked creature that enters with counters "and with trample": two abilities.
    /// "If you control five or more untapped lands,", or nothing.
    private static final Phrase<java.util.Optional<Condition>> WHEN_IT_ENTERS = Phrase.optional(
            phrase("if {},", Conditions.CONDITION)
                    .as(
                            java.util.Optional::of,
                            java.util.Optional.class,
                            when -> when.isPresent() ? (Object) when.get() : ""),
            java.util.Optional.empty());

    private static Object conditionOf(Object ability) {
        return ability instanceof Ability.Static(StaticEffect.Replace(var replacement), var _, var _)
                        && replacement instanceof Replacement.EntersWithCounters enters
                ? java.util.Optional.ofNullable(enters.when())
                : "";
    }

    private static List<Object> countersOfAll(List<?> abilities) {
        List<Object> counters = new java.util.ArrayList<>();
        for (Object one : abilities)
            counters.add(
                    one instanceof Ability.Static(StaticEffect.Replace(var replacement), var _, var _)
                                    && replacement instanceof Replacement.EntersWithCounters enters
                            ? EntersWith.countersOf(enters)
                            : "");
        return counters;
    }

    public static final Phrase<List<Ability>> PAIR = oneOf(
            "two abilities",
            phrase("{} {}", Statics.ABILITY, Statics.ABILITY)
                    .as((x, y) -> List.of(x, y), List.class, l -> l.getFirst(), l -> l.size() == 2 ? l.getLast() : ""),
            OneOrTheOther.PAIR,
            phrase("{} ~ enters with {} on it.", WHEN_IT_ENTERS, list(EntersWith.COUNTERS(), 2, "and"))
                    .as(
                            (when, counters) -> counters.stream()
                                    .<Ability>map(c -> Statics.ability(
                                            new StaticEffect.Replace(EntersWith.entersWith(c, when.orElse(null))),
                                            null))
                                    .toList(),
                            List.class,
                            l -> l.isEmpty() ? "" : conditionOf(l.getFirst()),
                            PairsOfAbilities::countersOfAll),
            phrase("you may cast ~ from your graveyard or from exile.")
                    .means(List.of(
                            new Ability.Static(Statics.FROM_GRAVEYARD, null, Zone.GRAVEYARD),
                            new Ability.Static(Statics.FROM_EXILE, null, Zone.EXILE))),
            phrase(
                            "during your turn, your opponents can't cast spells or activate abilities of {}.",
                            Nouns.PERMANENT.many())
                    .as(
                            f -> List.of(
                                    Statics.duringYourTurn(
                                            new StaticEffect.CantCast(Players.YOUR_OPPONENTS, Nouns.SPELL, 0)),
                                    Statics.duringYourTurn(
                                            new StaticEffect.CantActivate(Players.YOUR_OPPONENTS, f, false))),
                            List.class,
                            l -> effectIn(l, 1) instanceof StaticEffect.CantActivate cant ? cant.of() : ""),
            phrase(
                            "{} can be the targets of spells and abilities as though they didn't have {}."
                                    + " Ward abilities of those creatures don't trigger.",
                            Nouns.PERMANENT.many(),
                            Prohibitions.KEEPS_OFF)
                    .as(
                            (f, k) -> List.of(
                                    Statics.ability(new StaticEffect.TargetedDespite(f, null, k, ""), null),
                                    Statics.ability(new Change(new Reference.Each(f, "those"), WARDLESS), null)),
                            List.class,
                            l -> effectIn(l, 0) instanceof StaticEffect.TargetedDespite despite ? despite.what() : "",
                            l -> effectIn(l, 0) instanceof StaticEffect.TargetedDespite despite
                                    ? despite.despite()
                                    : ""),
            tappedWith("with"),
            tappedWith("and with"),
            Shared.ABILITIES,
            phrase(
                            "{} and can't be countered.",
                            CastingCosts.COSTS.where(
                                    e -> e instanceof StaticEffect.SpellCost cost && cost.castBy() != null))
                    .as(
                            cost -> List.of(Statics.ability(cost, null), Statics.ability(uncounterable(cost), null)),
                            List.class,
                            l -> effectIn(l, 0)),
            phrase("{} and {}.", PlayerRulesInWords.PLAYERS, PlayerRulesInWords.PLAYERS)
                    .as(
                            (x, y) -> List.of(Statics.ability(x, null), Statics.ability(y, null)),
                            List.class,
                            l -> effectIn(l, 0),
                            l -> effectIn(l, 1)),
            phrase(
                            "{} If you cast a spell this way, pay life equal to its mana value rather than pay its"
                                    + " mana cost.",
                            table("", Map.of("You may play lands and cast spells from the top of your library.", true)))
                    .as(
                            _ -> List.of(
                                    Statics.ability(
                                            new StaticEffect.PlayFrom(Nouns.LAND, Zone.LIBRARY, YOU, true, false, null),
                                            null),
                                    Statics.ability(
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
            phrase(
                            "if {}, it enters with {} on it and with {}.",
                            Kicked.ITSELF,
                            EntersWith.COUNTERS(),
                            Granting.GRANTED)
                    .as(
                            (when, c, granted) -> kicked(when, c, granted),
                            List.class,
                            l -> kickedWhen(l),
                            l -> kickedCounters(l),
                            l -> kickedAbilities(l)));

    /// Those of which it was said what they cost.
    private static Change uncounterable(StaticEffect effect) {
        var cost = (StaticEffect.SpellCost) effect;
        var spells = cost.castBy() == null
                ? cost.spells()
                : Nouns.with(cost.spells(), new Filter.ControlledBy(cost.castBy()));
        return new Change(
                new Reference.Each(spells, "spells"),
                List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED))));
    }

    private static Phrase<List<Ability>> tappedWith(String with) {
        var tapped = Statics.ability(new StaticEffect.Replace(new EntersTapped(Nouns.THIS, null, null, with)), null);
        return phrase("~ enters tapped " + with + " {} on it.", EntersWith.COUNTERS())
                .as(
                        c -> List.of(
                                tapped,
                                Statics.ability(new StaticEffect.Replace(EntersWith.entersWith(c, null)), null)),
                        List.class,
                        l -> effectIn(l, 1) instanceof StaticEffect.Replace(EntersWithCounters enters)
                                ? EntersWith.countersOf(enters)
                                : "");
    }

    private static Object effectIn(List<?> abilities, int which) {
        return abilities.size() == 2 && abilities.get(which) instanceof Ability.Static fixed ? fixed.effect() : "";
    }

    private static List<Ability> kicked(Condition when, EntersWith.Counters counters, List<Ability> granted) {
        EntersWithCounters enters =
                new EntersWithCounters(Nouns.THIS, counters.kind(), counters.count(), when, "kicked and");
        return List.of(
                Statics.ability(new StaticEffect.Replace(enters), null),
                Statics.ability(new Change(References.SELF, Granting.gainedAll(granted)), when));
    }

    private static Object kickedWhen(List<?> abilities) {
        return abilities.size() == 2
                        && abilities.getLast() instanceof Ability.Static(var _, var condition, var _)
                        && condition != null
                ? condition
                : "";
    }

    private static Object kickedCounters(List<?> abilities) {
        return effectIn(abilities, 0) instanceof StaticEffect.Replace(EntersWithCounters enters)
                ? EntersWith.countersOf(enters)
                : "";
    }

    private static Object kickedAbilities(List<?> abilities) {
        return effectIn(abilities, 1) instanceof Change change ? Granting.abilitiesOf(change.changes()) : "";
    }
}
