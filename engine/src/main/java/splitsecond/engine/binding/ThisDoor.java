package splitsecond.engine.binding;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.card.Face;

/// CR 709.5j: "this door" is the half of a Room that says so.
public final class ThisDoor extends AbilityMap {

    private final Action said;
    private final Action meant;

    private ThisDoor(Action said, Action meant) {
        this.said = said;
        this.meant = meant;
    }

    /// @param halves the left one, then the right one
    public static List<Face> bound(List<Face> halves) {
        return List.of(bound(halves.getFirst(), Action.UNLOCK_LEFT), bound(halves.getLast(), Action.UNLOCK_RIGHT));
    }

    private static Face bound(Face half, Action door) {
        var binding = new ThisDoor(Action.UNLOCK_THIS_DOOR, door);
        return half.withAbilities(
                half.abilities().stream().map(binding::ability).toList());
    }

    static Trigger asSaid(Trigger trigger) {
        return trigger instanceof Trigger.Does(var _, Action action, var _, var _)
                        && (action == Action.UNLOCK_LEFT || action == Action.UNLOCK_RIGHT)
                ? new ThisDoor(action, Action.UNLOCK_THIS_DOOR).trigger(trigger)
                : trigger;
    }

    @Override
    public Ability ability(Ability ability) {
        return ability instanceof Ability.Triggered ? super.ability(ability) : ability;
    }

    @Override
    public Trigger trigger(Trigger trigger) {
        return trigger instanceof Trigger.Does(var player, Action action, var what, var _) && action == said
                ? new Trigger.Does(player, meant, what)
                : super.trigger(trigger);
    }
}
