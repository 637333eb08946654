package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A game as one seat, or a spectator, may see it: all that a client needs to draw it and to answer.
///
/// @param revision grows with every change
/// @param you the viewer's seat, -1 for a spectator
/// @param logStart the number of the first log entry in `log`
/// @param rematch the next game between the same players, once somebody has asked for it
public record View(
        String id,
        long revision,
        String status,
        int you,
        List<SeatView> seats,
        @Nullable TurnView turn,
        List<String> steps,
        List<PlayerView> players,
        List<CardView> battlefield,
        List<CardView> stack,
        @Nullable DecisionView decision,
        MainButton main,
        VerdictView undo,
        VerdictView cancel,
        Settings settings,
        List<LogEntry> log,
        int logStart,
        @Nullable Over over,
        @Nullable String rematch,
        @Nullable String inviteUrl) {

    static final String WAITING = "waiting";
    static final String PLAYING = "playing";
    static final String OVER = "over";

    /// The same for those who know the log's lines before that number.
    View withLogFrom(int number) {
        int skipped = Math.clamp(number - logStart, 0, log.size());
        return new View(
                id,
                revision,
                status,
                you,
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
                settings,
                log.subList(skipped, log.size()),
                logStart + skipped,
                over,
                rematch,
                inviteUrl);
    }

    /// Who answers for a seat, and whether somebody watches the game from there.
    public record SeatView(String kind, String name, String deck, boolean connected) {}

    /// @param priority who has it, or -1
    /// @param waitingFor who is asked something, or -1
    public record TurnView(int number, int active, String step, String stepName, int priority, int waitingFor) {}

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
    /// @param cards cards that are offered and lie where the view does not show them
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DecisionView(
            int id,
            String kind,
            String prompt,
            String detail,
            @Nullable Reference subject,
            @Nullable String subjectName,
            List<OptionView> options,
            List<CardView> cards,
            @Nullable PaymentView payment,
            @Nullable CombatView combat) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OptionView(
            int index,
            String kind,
            String label,
            @Nullable Integer object,
            @Nullable Integer player,
            @Nullable Integer number,
            @Nullable String zone,
            @Nullable Boolean mana) {}

    /// @param remaining what the pool does not cover yet
    public record PaymentView(String cost, String remaining) {}

    /// Every creature that will be asked, so that a declaration can be made in one go.
    ///
    /// @param call `attacks` or `blocks`
    public record CombatView(String call, List<Creature> creatures) {

        /// @param must it may not stay out of it
        public record Creature(int object, List<Reference> may, boolean must) {}
    }

    /// @param option an index of the open decision, or null if the button only informs or makes a call
    /// @param call `attacks` or `blocks`, with nobody in it; or null
    public record MainButton(
            String label,
            @Nullable Integer option,
            @Nullable String call) {}

    /// @param winner a seat, or -1
    /// @param result `won`, `lost`, `draw`, or `ended` for those who do not play
    public record Over(int winner, String result, String reason) {}

    /// @param kind `turn`, `step` or `event`
    /// @param parts texts, and references with the name of what they refer to
    public record LogEntry(int number, int turn, String kind, int player, List<Object> parts) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Mention(
            @Nullable Integer object, @Nullable Integer player, String name) {}
}
