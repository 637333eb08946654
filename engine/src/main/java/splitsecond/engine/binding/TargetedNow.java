package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;

/// CR 115.1, 603.7: "Destroy target blocking creature at end of combat" targets at once; "at end of combat, destroy
/// target creature" only then.
final class TargetedNow extends AbilityMap {

    static final String NOW = "now";

    final List<Effect> found = new ArrayList<>(1);

    @Override
    public Reference reference(Reference reference) {
        if (reference instanceof Reference.Again) return reference;
        if (!(reference instanceof Reference.Target target)) return super.reference(reference);
        found.add(new Effect.ChooseObjects(target, NOW));
        return new Reference.Again(target, target);
    }

    @Override
    public Ability ability(Ability ability) {
        return ability;
    }
}
