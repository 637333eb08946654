package splitsecond.engine.binding;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Trigger;

/// The words for what was done in an event, or to pay a cost.
final class Deeds {

    private Deeds() {}

    /// What was done to what the event is about, or "".
    static String of(Trigger event) {
        return switch (event) {
            case Trigger.Discards _ -> "discarded";
            case Trigger.Sacrifices _ -> "sacrificed";
            case Trigger.While during -> of(during.event());
            case Trigger.InCombat _,
                    Trigger.OfDamageOrLife _,
                    Trigger.OfObjects _,
                    Trigger.ZoneChange _,
                    Trigger.Casts _,
                    Trigger.CastsOrCopies _,
                    Trigger.ActivatesAbility _,
                    Trigger.Draws _,
                    Trigger.StepBegins _,
                    Trigger.PlaysLand _,
                    Trigger.Does _,
                    Trigger.StateIs _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> "";
        };
    }

    /// Whether the word is one for what is done to pay such a part of a cost.
    static boolean is(Cost.Deed deed, String word) {
        return deed == Cost.Deed.SACRIFICE && word.equals("sacrificed")
                || deed == Cost.Deed.DISCARD && word.equals("discarded");
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
}
