package splitsecond.engine.rules.questions;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility.Protection;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.Color;
import splitsecond.engine.state.GameState;

/// CR 201.5b: an ability that names the object which gives it means exactly that object, not others of the same name;
/// so does one that speaks of a choice.
final class NamedGiver extends AbilityMap {

    private final Reference giver;

    private NamedGiver(int giver) {
        this.giver = new Reference.Locked(List.of(giver));
    }

    /// @param color the one chosen for the giver, for protection from it
    static Ability by(int giver, int color, Ability ability) {
        var given = new NamedGiver(giver).ability(ability);
        return color != GameState.NONE && given instanceof Ability.Parameterized(Protection protection)
                ? new Ability.Parameterized(protection.of(new Filter.IsColor(Color.of(color))))
                : given;
    }

    /// "Enchanted creature has protection from the chosen color": the one chosen for the Aura, not for the creature.
    static boolean isOfChosenColor(Ability ability) {
        return ability instanceof Ability.Parameterized(Protection protection)
                && protection.from() instanceof Filter.IsChosen(var kind, boolean _)
                && kind == Choice.Kind.COLOR;
    }

    /// "Humans have protection from creatures of the chosen type": the one chosen for what gives it to them.
    static boolean isOfChosenType(Ability ability) {
        return ability instanceof Ability.Parameterized(Protection protection)
                && protection.from() instanceof Filter.And(var all)
                && all.contains(OF_CHOSEN_TYPE);
    }

    private static final Filter OF_CHOSEN_TYPE = new Filter.IsChosen(Choice.Kind.CREATURE_TYPE);

    static Ability ofType(String type, Ability ability) {
        var subtype = new Filter.IsSubtype(type.intern());
        return new AbilityMap() {
            @Override
            public Filter filter(Filter filter) {
                return filter.equals(OF_CHOSEN_TYPE) ? subtype : super.filter(filter);
            }
        }.ability(ability);
    }

    @Override
    public Reference reference(Reference reference) {
        return reference instanceof Reference.Giver ? giver : super.reference(reference);
    }
}
