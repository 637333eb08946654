package splitsecond.skirmish;

import org.jspecify.annotations.Nullable;

/// A command card.
///
/// @param timing when it may be played; without one it never may
/// @param window its own event, for a card whose timing is a different one for each card (`other`)
/// @param cancels set for a card that answers a played card
public record CommandCard(
        String name,
        int cost,
        @Nullable Timing timing,
        Restriction playableBy,
        @Nullable Opening window,
        @Nullable Cancels cancels) {

    /// Which played cards it cancels: those that cost at most `cost`, plus 1 for each figure in play with the trait.
    public record Cancels(int cost, @Nullable String plusOneForEach) {

        boolean reaches(int playedCost, GameState game, Player canceller) {
            if (plusOneForEach == null) return playedCost <= cost;
            if (!game.knowsFiguresOf(canceller)) return true;
            var trait = new Restriction.WithTrait(plusOneForEach);
            long figures =
                    game.figuresOf(canceller).stream().filter(trait::fits).count();
            return playedCost <= cost + figures;
        }
    }

    /// Whether this card answers the event, for that player; who holds it and whose figures he has do not matter.
    boolean answers(Event event, Player player, GameState game) {
        var opening = window != null ? window : timing != null ? timing.opening() : null;
        if (opening == null || !opening.admits(event, player, game)) return false;
        return cancels == null
                || !(event instanceof Event.CommandCardPlayed played)
                || cancels.reaches(played.cost(), game, player);
    }
}
