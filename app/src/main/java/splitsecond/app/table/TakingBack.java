package splitsecond.app.table;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.timing.Verdict;

/// Which decision somebody may take back. Against computers, and where one person plays all seats, any that they made
/// themselves. Where another person plays too only that person can allow it, and nothing that was hidden may have come
/// to light since.
///
/// @param seats those of whoever asks, one bit each
record TakingBack(Standing standing, Play play, int seats) {

    private static final int NOTHING = -1;

    Verdict verdict() {
        if (seats == 0) return TableViews.Verdicts.NO_SEAT;
        if (standing.isOver() && (standing.isEndedFromOutside() || needsConsent()))
            return Verdict.no("OVER", "Cannot take back: The game is over. Its replay can be played on from anywhere.");
        int kept = kept();
        if (kept < 0) return Verdict.no("NOTHING", "Cannot take back: You have not decided anything yet.");
        if (needsConsent() && isRevealedSince(kept))
            return Verdict.no("REVEALED", "Cannot take back: Hidden information has been revealed since.");
        return Verdict.yes();
    }

    /// Whether somebody else sits there who must agree.
    boolean needsConsent() {
        for (int i = 0; i < standing.file().seats().size(); i++)
            if (!standing.file().seats().get(i).kind().isComputer() && !Standing.holds(seats, i)) return true;
        return false;
    }

    /// How many choices remain; negative if there is nothing to take back.
    int kept() {
        var answers = play.answers();
        for (int i = answers.size() - 1; i >= 0; i--) {
            var answer = answers.get(i);
            if (Standing.holds(seats, answer.player()) && !answer.habit()) return beginning(i);
        }
        return NOTHING;
    }

    /// Where what was done began: an announcement with its first choice, a declaration with its first creature.
    private int beginning(int last) {
        var answers = play.answers();
        var answer = answers.get(last);
        int first = last;
        if (answer.question() == Decision.Kind.ATTACK || answer.question() == Decision.Kind.BLOCK) {
            while (first > 0 && isSame(answer, answers.get(first - 1))) first--;
            return first;
        }
        if (answer.question() == Decision.Kind.PRIORITY) return last;
        while (first > 0 && answers.get(first - 1).player() == answer.player()) {
            first--;
            var before = answers.get(first);
            if (before.question() == Decision.Kind.PRIORITY) return isAnnouncement(before) ? first : last;
        }
        return last;
    }

    private static boolean isSame(Play.Answer one, Play.Answer other) {
        return one.player() == other.player() && one.question() == other.question();
    }

    private static boolean isAnnouncement(Play.Answer answer) {
        return answer.answer() == Option.Kind.CAST
                || answer.answer() == Option.Kind.ACTIVATE
                || answer.answer() == Option.Kind.PLAY_LAND;
    }

    /// What others have played from their hands was hidden, too.
    private boolean isRevealedSince(int kept) {
        if (!play.isSecretSince(kept)) return true;
        for (var answer : play.answers().subList(kept, play.answers().size())) {
            boolean open = answer.answer() == Option.Kind.PASS
                    || answer.question() == Decision.Kind.ATTACK
                    || answer.question() == Decision.Kind.BLOCK;
            if (!Standing.holds(seats, answer.player()) && !open) return true;
        }
        return false;
    }

    /// A wish to take back that waits for consent.
    ///
    /// @param decision the one that was open; when another is, the wish is gone
    record Wish(int seats, int kept, int decision) {

        static @Nullable Wish still(@Nullable Wish wish, @Nullable Play play) {
            return wish != null && play != null && wish.decision == play.decision() ? wish : null;
        }
    }
}
