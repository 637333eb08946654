package splitsecond.engine.rules;

import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent.Kind;

/// CR 603.2: which kinds of events a triggered ability listens to, one bit each. State triggers listen to none (603.8).
final class EventMasks {

    private EventMasks() {}

    static long of(Trigger trigger) {
        return switch (trigger) {
            case Trigger.ZoneChange t ->
                (t.to() == Zone.BATTLEFIELD ? Kind.ENTERED : t.from() == Zone.BATTLEFIELD ? Kind.LEFT : Kind.MOVED).bit();
            case Trigger.Attacks _ -> Kind.ATTACKED.bit();
            case Trigger.PlayerAttacks _ -> Kind.PLAYER_ATTACKED.bit();
            case Trigger.Blocks _ -> Kind.BLOCKED.bit();
            case Trigger.BecomesBlocked _ -> Kind.BECAME_BLOCKED.bit();
            case Trigger.AttacksUnblocked _ -> Kind.WENT_UNBLOCKED.bit();
            case Trigger.DealsDamage _ -> Kind.DAMAGE.bit();
            case Trigger.IsDealtDamage _ -> Kind.DAMAGE.bit();
            case Trigger.Casts _ -> Kind.CAST.bit();
            case Trigger.CastsOrCopies _ -> Kind.CAST.bit() | Kind.COPIED.bit();
            case Trigger.ActivatesAbility _ -> Kind.ACTIVATED.bit();
            case Trigger.Draws _ -> Kind.DREW.bit();
            case Trigger.Discards _ -> Kind.DISCARDED.bit();
            case Trigger.Sacrifices _ -> Kind.SACRIFICED.bit();
            case Trigger.GainsLife _ -> Kind.GAINED_LIFE.bit();
            case Trigger.LosesLife _ -> Kind.LOST_LIFE.bit();
            case Trigger.BecomesTapped _ -> Kind.TAPPED.bit();
            case Trigger.BecomesUntapped _ -> Kind.UNTAPPED.bit();
            case Trigger.TappedForMana _ -> Kind.TAPPED_FOR_MANA.bit();
            case Trigger.BecomesTarget _ -> Kind.TARGETED.bit();
            case Trigger.CountersPut _, Trigger.Chapter _ -> Kind.COUNTERS_PUT.bit();
            case Trigger.CountersRemoved _ -> Kind.COUNTERS_REMOVED.bit();
            case Trigger.StepBegins _ -> Kind.STEP_BEGAN.bit();
            case Trigger.Transforms _ -> Kind.TRANSFORMED.bit();
            case Trigger.TurnedFaceUp _ -> Kind.TURNED_FACE_UP.bit();
            case Trigger.PlaysLand _ -> Kind.LAND_PLAYED.bit();
            case Trigger.Does _ -> Kind.ACTION.bit();
            case Trigger.BecomesAttached _ -> Kind.ATTACHED.bit();
            case Trigger.IsCountered _ -> Kind.COUNTERED.bit();
            case Trigger.StateIs _, Trigger.Reflexive _ -> 0;
            case Trigger.Either t -> {
                long mask = 0;
                for (var each : t.any()) mask |= of(each);
                yield mask;
            }
        };
    }
}
