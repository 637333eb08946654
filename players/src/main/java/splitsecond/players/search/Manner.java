package splitsecond.players.search;

import splitsecond.engine.GameView;

/// How a search goes about it. Kept apart from the search so that one way can be played against another.
///
/// @param turns how many turns games are tried for before they are judged as they stand
/// @param judge what is said of such a game
/// @param exploration how much is made of how seldom a line was tried
/// @param caution so many standard errors are taken for luck when a line is preferred to the heuristic's
/// @param byDifference whether lines are tried by how they differ from the heuristic's in the same worlds, or by how
///     they went
/// @param endsEarly whether nothing more is tried when it could not change the choice
/// @param keeps whether what was tried before counts for the next decision, where the game went as imagined
/// @param refines whether attacks and blocks like the best one found are tried as well
public record Manner(
        int turns,
        Judge judge,
        double exploration,
        double caution,
        boolean byDifference,
        boolean endsEarly,
        boolean keeps,
        boolean refines) {

    /// How a game that is not over stands for a player, as a chance to win.
    @FunctionalInterface
    public interface Judge {
        double of(GameView game, int player);
    }

    public static final Manner USUAL = new Manner(4, Evaluation::of, 1.0, 1, true, true, true, true);

    /// As it was at first: for six turns, by the worth of what is there, with the whole budget for every decision.
    public static final Manner EARLIER = new Manner(6, Material::of, 0.25, 1, false, false, false, false);
}
