package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 607.2: "when this creature leaves the battlefield, that player …" speaks of the target of the ability with which
/// it entered.
final class LinkedPlayer extends AbilityMap {

    private Reference target = new Reference.You();
    private boolean targets;
    private boolean speaks;

    private LinkedPlayer() {}

    static boolean in(List<Ability> abilities) {
        boolean chosen = false;
        for (var ability : abilities) {
            if (!(ability instanceof Ability.Triggered triggered)) continue;
            if (isChosenBy(triggered)) chosen = true;
            else if (chosen && moves(triggered.trigger(), Zone.BATTLEFIELD, null)) {
                var words = new LinkedPlayer();
                words.effect(triggered.effect());
                if (words.speaks && !words.targets) return true;
            }
        }
        return false;
    }

    static boolean isChosenBy(Ability.Triggered triggered) {
        if (!moves(triggered.trigger(), null, Zone.BATTLEFIELD)) return false;
        var words = new LinkedPlayer();
        words.effect(triggered.effect());
        return words.targets;
    }

    static Reference target(Effect bound) {
        var words = new LinkedPlayer();
        words.effect(bound);
        return new Reference.Again(words.target, new Reference.ThatPlayer("that player"));
    }

    private static boolean moves(Trigger trigger, @Nullable Zone from, @Nullable Zone to) {
        return trigger instanceof Trigger.ZoneChange change
                && change.what() instanceof Filter.This
                && change.from() == from
                && change.to() == to;
    }

    @Override
    public Reference reference(Reference reference) {
        if (reference instanceof Reference.Target(var slot) && slot.filter() instanceof Filter.IsPlayer) {
            targets = true;
            target = reference;
        }
        speaks |= reference instanceof Reference.ThatPlayer;
        return reference instanceof Reference.Target ? reference : super.reference(reference);
    }
}
