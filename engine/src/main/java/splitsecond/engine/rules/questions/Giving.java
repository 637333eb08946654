package splitsecond.engine.rules.questions;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Reference;

/// CR 201.5b: an ability that names the object which gives it means exactly that object, not others of the same name.
final class Giving extends AbilityMap {

    private final Reference giver;

    private Giving(int giver) {
        this.giver = new Reference.Locked(List.of(giver));
    }

    static Ability by(int giver, Ability ability) {
        return new Giving(giver).ability(ability);
    }

    @Override
    public Reference reference(Reference reference) {
        return reference instanceof Reference.Giver ? giver : super.reference(reference);
    }
}
