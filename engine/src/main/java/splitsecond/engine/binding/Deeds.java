package splitsecond.engine.binding;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// The words for what an instruction has done, after which come "this way".
final class Deeds {

    private Deeds() {}

    static List<String> of(Effect instruction) {
        return switch (instruction) {
            case Effect.Destroy _ -> List.of("destroyed", "put into a graveyard", "died");
            case Effect.Move move -> moved(move.to());
            case Effect.ExileUntilLeaves _ -> List.of("exiled");
            case Effect.Sacrifice _, Effect.KeepOnly _ -> List.of("sacrificed", "discarded");
            case Effect.Discard _, Effect.DiscardHand _ -> List.of("discarded");
            case Effect.ChooseFromHand choose ->
                choose.deed() == Effect.Deed.EXILE ? List.of("exiled", "revealed") : List.of("discarded", "revealed");
            case Effect.Mill _ -> List.of("milled", "put into a graveyard", "put into your graveyard");
            case Effect.Draw _ -> List.of("drawn");
            case Effect.Tap _ -> List.of("tapped");
            case Effect.Untap _ -> List.of("untapped");
            case Effect.DealDamage _, Effect.DealDividedDamage _, Effect.DealEvenDamage _, Effect.Fight _ ->
                List.of("dealt damage");
            case Effect.Counter _ -> List.of("countered");
            case Effect.CreateToken _, Effect.CreateCopyToken _ -> List.of("created");
            case Effect.PutCounters _, Effect.DistributeCounters _ -> List.of("put");
            case Effect.RemoveCounters _ -> List.of("removed");
            case Effect.Reveal _, Effect.LookAtHand _ -> List.of("revealed");
            case Effect.Dig dig -> digged(dig.picked().zone());
            case Effect.RevealUntil until -> digged(until.found().zone());
            case Effect.Search search -> digged(search.to().zone());
            case Effect.PhaseOut _ -> List.of("phased out");
            case Effect.ChooseObjects _ -> List.of("chosen");
            case Effect.Change change ->
                change.changes().stream().anyMatch(Modification.ChangeControl.class::isInstance)
                        ? List.of("gained control of")
                        : List.of();
            default -> List.of();
        };
    }

    /// What was done to what the event is about, or "".
    static String of(Trigger event) {
        return switch (event) {
            case Trigger.Discards _ -> "discarded";
            case Trigger.Sacrifices _ -> "sacrificed";
            default -> "";
        };
    }

    /// What a cost did that to, or null.
    static @Nullable Said paid(String deed, Map<Cost.Deed, Said> paid) {
        return switch (deed) {
            case "sacrificed" -> paid.get(Cost.Deed.SACRIFICE);
            case "discarded" -> paid.getOrDefault(Cost.Deed.DISCARD, paid.get(Cost.Deed.DISCARD_AT_RANDOM));
            case "exiled" -> paid.get(Cost.Deed.EXILE);
            case "tapped" -> paid.get(Cost.Deed.TAP);
            case "untapped" -> paid.get(Cost.Deed.UNTAP);
            case "returned" -> paid.get(Cost.Deed.RETURN_TO_HAND);
            case "revealed" -> paid.get(Cost.Deed.REVEAL);
            default -> null;
        };
    }

    private static List<String> moved(Zone to) {
        return switch (to) {
            case EXILE -> List.of("exiled");
            case GRAVEYARD -> List.of("put into a graveyard", "put into your graveyard", "discarded");
            case HAND ->
                List.of(
                        "returned",
                        "put into your hand",
                        "returned to its owner's hand",
                        "returned to their owners' hands",
                        "returned to your hand");
            case BATTLEFIELD -> List.of("returned", "put onto the battlefield");
            case LIBRARY -> List.of("returned", "put", "shuffled", "shuffled into your library");
            case STACK, COMMAND -> List.of();
        };
    }

    private static List<String> digged(Zone to) {
        return switch (to) {
            case EXILE -> List.of("exiled", "revealed", "found");
            case BATTLEFIELD -> List.of("put onto the battlefield", "revealed", "found");
            case HAND -> List.of("put into your hand", "revealed", "found");
            case GRAVEYARD -> List.of("put into a graveyard", "put into your graveyard", "milled", "revealed", "found");
            case LIBRARY, STACK, COMMAND -> List.of("revealed", "found");
        };
    }
}
