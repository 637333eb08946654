package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// A game as one seat, or a spectator, may see it: all that a client needs to draw it and to answer.
///
/// @param revision grows with every change
/// @param you the viewer's seat, -1 for a spectator
/// @param seeded whether the seed was chosen by whoever made the game, who may then know every card
/// @param sandbox whether cards outside the rules may be moved by hand
/// @param position whether it began with a board that somebody has set
/// @param logStart the number of the first log entry in `log`
/// @param meeting what the players share beside the game
/// @param moments what was to be seen on the way here since the revision before, in order
/// @param rematch the next game between the same players, once somebody has asked for it
public record View(
        String id,
        long revision,
        @Words({WAITING, PLAYING, OVER}) String status,
        int you,
        boolean seeded,
        boolean sandbox,
        boolean position,
        List<SeatView> seats,
        @Nullable TurnView turn,
        List<Step> steps,
        List<PlayerView> players,
        List<CardView> battlefield,
        List<CardView> stack,
        @Nullable DecisionView decision,
        MainButton main,
        VerdictView undo,
        VerdictView cancel,
        TakeBack takeBack,
        Settings settings,
        List<LogEntry> log,
        int logStart,
        @Nullable Over over,
        @Nullable String rematch,
        @Nullable String inviteUrl,
        @Nullable Meeting meeting,
        List<Glimpse> moments) {

    static final String WAITING = "waiting";
    static final String PLAYING = "playing";
    static final String OVER = "over";

    /// The same for those who know the log's lines before that number.
    View withLogFrom(int number) {
        int skipped = Math.clamp(number - logStart, 0, log.size());
        return with(log.subList(skipped, log.size()), logStart + skipped, meeting, moments);
    }

    View with(List<Glimpse> seen) {
        return with(log, logStart, meeting, seen);
    }

    View with(Meeting shared) {
        return with(log, logStart, shared, moments);
    }

    private View with(List<LogEntry> lines, int from, @Nullable Meeting shared, List<Glimpse> seen) {
        return new View(
                id,
                revision,
                status,
                you,
                seeded,
                sandbox,
                position,
                seats,
                turn,
                steps,
                players,
                battlefield,
                stack,
                decision,
                main,
                undo,
                cancel,
                takeBack,
                settings,
                lines,
                from,
                over,
                rematch,
                inviteUrl,
                shared,
                seen);
    }

    /// Whether the viewer's last decision can be taken back.
    ///
    /// @param consent whether another person must agree
    /// @param wished what a player would like to take back and waits for; or null
    public record TakeBack(
            boolean allowed,
            String message,
            boolean consent,
            @Nullable Wished wished) {

        static TakeBack of(TableViews.Verdicts verdicts) {
            return new TakeBack(
                    verdicts.takeBack().allowed(),
                    verdicts.takeBack().message(),
                    verdicts.consent(),
                    verdicts.wished());
        }
    }

    /// @param player who would like to take back
    /// @param what the first thing that would not have happened, as a sentence
    public record Wished(int player, String what) {}

    /// How the game stood for a moment, between two choices that followed each other without anybody being asked.
    ///
    /// @param logEnd the number of the first line of the log that had not happened yet
    public record Glimpse(
            int you,
            TurnView turn,
            List<PlayerView> players,
            List<CardView> battlefield,
            List<CardView> stack,
            int logEnd) {}

    /// Who answers for a seat, and whether somebody watches the game from there.
    public record SeatView(
            @Words({"human", "random", "heuristic", "search", "java"})
            String kind,

            String name,
            String deck,
            boolean connected) {}

    /// @param priority who has it, or -1
    /// @param waitingFor who is asked something, or -1
    public record TurnView(int number, int active, Step step, String stepName, int priority, int waitingFor) {}

    /// @param marks what else the player has: the initiative, emblems, the room of a dungeon
    /// @param libraryTop the top card of the library where an effect shows it, else empty
    public record PlayerView(
            int player,
            String name,
            String deck,
            int life,
            int poison,
            Map<String, Integer> counters,
            boolean lost,
            boolean monarch,
            List<String> marks,
            Map<String, Integer> mana,
            int handCount,
            int libraryCount,
            List<CardView> hand,
            List<CardView> graveyard,
            List<CardView> exile,
            List<CardView> libraryTop) {}

    /// @param detail more about the question, such as "target creature"
    /// @param about who gets the share that is asked for
    /// @param cards cards that are offered and lie where the view does not show them
    /// @param looked cards that are looked at together while it is asked
    /// @param most of modes: how many may still be chosen
    /// @param naming true where any card may be named, also one that is not offered
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DecisionView(
            int id,
            Decision.Kind kind,
            String prompt,
            String detail,
            @Nullable Reference subject,
            @Nullable String subjectName,
            @Nullable Reference about,
            List<OptionView> options,
            List<CardView> cards,
            @Nullable LookedAt looked,
            @Nullable Integer most,
            @Nullable Boolean naming,
            @Nullable PaymentView payment,
            @Nullable CombatView combat) {}

    /// Cards that are looked at together; but for `SOME` and `PILES` all of it can be answered in one go.
    ///
    /// @param cards in their order, the topmost first; of piles those of the first pile first
    /// @param places where each of them may go
    /// @param firstPile how many of them are in the first of two piles
    public record LookedAt(Layout layout, List<CardView> cards, List<String> places, int firstPile) {

        enum Layout {
            /// Each goes to one of two places, in any order there.
            PLACES,
            /// All go to one place, in any order.
            ORDER,
            /// They are separated into two piles.
            SEPARATE,
            /// One of two piles is chosen.
            PILES,
            /// Some of them are chosen.
            SOME
        }
    }

    /// @param now of a mode: what it could be aimed at, or would do now
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OptionView(
            int index,
            Option.Kind kind,
            String label,
            @Nullable Long object,
            @Nullable Integer player,
            @Nullable Integer number,
            @Nullable Zone zone,
            @Nullable Boolean mana,
            @Nullable String now) {}

    /// @param remaining what the pool does not cover yet
    public record PaymentView(String cost, String remaining) {}

    /// Every creature that will be asked, so that a declaration can be made in one go.
    ///
    /// @param call `attacks` or `blocks`
    public record CombatView(@Words({"attacks", "blocks"}) String call, List<Creature> creatures) {

        /// @param must it may not stay out of it
        public record Creature(long object, List<Reference> may, boolean must) {}
    }

    /// @param option an index of the open decision, or null if the button only informs or makes a call
    /// @param call `attacks` or `blocks`, with nobody in it; `pass-turn`, to pass on until the turn ends; or null
    public record MainButton(
            String label,
            @Nullable Integer option,

            @Words({"attacks", "blocks", "pass-turn"}) @Nullable
            String call) {}

    /// @param winner a seat, or -1
    /// @param result `won`, `lost`, `draw`, or `ended` for those who do not play
    public record Over(
            int winner,
            @Words({"won", "lost", "draw", "ended"}) String result,
            String reason) {}

    /// @param player whose doing it is, or -1
    public record LogEntry(
            int number,
            int turn,
            @Words({"turn", "step", "event"}) String kind,
            int player,
            List<Part> parts) {}

    /// A piece of a sentence.
    public sealed interface Part {

        String words();
    }

    public record Text(@JsonValue String words) implements Part {}

    /// A reference with the name of what it refers to.
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Mention(@Nullable Long object, @Nullable Integer player, String name) implements Part {

        @Override
        public String words() {
            return name;
        }
    }
}
