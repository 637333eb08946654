package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;

/// What is known of the object that has the ability: "it" may mean that object, and X what it was cast with.
///
/// @param spell whether it is an instant or sorcery, which nobody calls "it" where something else could be meant
/// @param castWithX whether its mana cost, or a cost that may be paid besides, has an {X} (CR 107.3m)
/// @param linked whether "that player" of one ability is the target of another (CR 607.2)
/// @param paidToCast what is sacrificed, discarded and so on to cast it
public record Nature(
        Noun self, boolean spell, boolean castWithX, List<Cost.Do> paidToCast, boolean linked, List<Cost> kickers) {

    /// An object that an effect gives an ability to.
    public static final Nature ANY_PERMANENT = new Nature(Noun.PERMANENT, false, true, List.of(), false, List.of());

    public Nature {
        paidToCast = List.copyOf(paidToCast);
        kickers = List.copyOf(kickers);
    }

    /// @param cost null if it has none
    /// @param abilities all that is printed on it
    public static Nature of(TypeLine types, @Nullable ManaCost cost, List<Ability> abilities) {
        boolean spell = types.is(CardType.INSTANT) || types.is(CardType.SORCERY);
        boolean x = cost != null && cost.xs() > 0;
        var paid = new ArrayList<Cost.Do>(0);
        for (var ability : abilities) {
            for (var more : toCast(ability)) {
                for (var part : more.parts()) {
                    if (part instanceof Cost.Do deed) paid.add(deed);
                    x |= part instanceof Cost.Mana mana && mana.cost().xs() > 0;
                }
            }
        }
        return new Nature(
                spell ? Noun.SPELL : Noun.of(types), spell, x, paid, LinkedPlayer.in(abilities), kickers(abilities));
    }

    private static List<Cost> kickers(List<Ability> abilities) {
        for (var ability : abilities)
            if (ability instanceof Ability.Parameterized(KeywordAbility.Kicker kicker)) return kicker.costs();
        return List.of();
    }

    /// CR 601.2b: what is, or may be, paid besides its mana cost, or instead of it.
    private static List<Cost> toCast(Ability ability) {
        return switch (ability) {
            case Ability.Static(StaticEffect.AdditionalCost additional, var _, var _) -> List.of(additional.cost());
            case Ability.Static(StaticEffect.OptionalAdditionalCost additional, var _, var _) ->
                List.of(additional.cost());
            case Ability.Static(StaticEffect.AlternativeCost other, var _, var _) -> List.of(other.cost());
            case Ability.Static(StaticEffect.FromGraveyardFor from, var _, var _) -> List.of(from.cost());
            case Ability.Static(StaticEffect.AsThoughFlash flash, var _, var _) -> List.of(flash.more());
            case Ability.Parameterized(KeywordAbility.Kicker kicker) -> kicker.costs();
            case Ability.Parameterized(KeywordAbility.Buyback buyback) -> List.of(buyback.cost());
            // What is paid later to turn it face up is no cost of the spell.
            case Ability.Parameterized(KeywordAbility.CastAnotherWay way)
            when !way.way().faceDown() -> List.of(way.cost());
            case Ability.Spell _,
                    Ability.Activated _,
                    Ability.Triggered _,
                    Ability.Static _,
                    Ability.Keyword _,
                    Ability.Parameterized _ -> List.of();
        };
    }

    static Nature of(Token token) {
        return new Nature(Noun.of(token.types()).asToken(), false, false, List.of(), false, List.of());
    }
}
