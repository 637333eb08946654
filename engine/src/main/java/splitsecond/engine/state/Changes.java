package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.OpenDecision;

/// Counts what is written to a game, so that nobody looks twice where nothing has changed. Answers that are kept name
/// the count at which they were found; a fork begins without any.
public final class Changes {

    /// Everything that is written to objects and players, and every time that effects apply anew.
    private int all = 1;
    /// Of these, what state-based actions of permanents could be due to, and what those of players could.
    private int upsets = 1;

    private int vitals = 1;
    /// What mana could come from: who is there and whose, what they are, untapped, sick, and what is in the pools.
    private int sources = 1;
    private int settledAt;
    private int playersSettledAt;
    private final int players;
    /// By player, what each could do when last asked outside of a main phase of their own; null until it is kept.
    private @Nullable Listed @Nullable [] listed;

    private boolean timely;
    private boolean tapsMatter;

    Changes(int players) {
        this.players = players;
    }

    void note() {
        all++;
    }

    void upset() {
        all++;
        upsets++;
        sources++;
    }

    void noteSource() {
        all++;
        sources++;
    }

    int sources() {
        return sources;
    }

    /// What a player loses the game for has changed.
    void upsetPlayer() {
        all++;
        vitals++;
    }

    /// An answer holds for this step only.
    public void dependOnStep() {
        timely = true;
    }

    /// An answer depends on what is tapped.
    public void dependOnTaps() {
        tapsMatter = true;
    }

    /// Before state-based actions are looked for.
    public void beginToSettle() {
        tapsMatter = false;
    }

    /// None was found: there is none until something changes that they look at. An Aura may enchant tapped creatures
    /// only; then that is more than it mostly is.
    public void settle() {
        playersSettledAt = vitals;
        if (!tapsMatter) settledAt = upsets;
    }

    boolean isSettled() {
        return playersSettledAt == vitals && settledAt == upsets;
    }

    boolean arePermanentsSettled() {
        return settledAt == upsets;
    }

    /// Before a player's options are listed.
    public void beginToList() {
        timely = false;
    }

    /// What the player can do outside of a main phase of their own: so it is in the next step, too.
    public void keep(Decision options) {
        if (timely) return;
        if (listed == null) listed = new Listed[players];
        var theirs = listed[options.player()];
        if (theirs == null) listed[options.player()] = theirs = new Listed();
        theirs.keep(options, all);
    }

    boolean isKept(int player) {
        var theirs = listed == null ? null : listed[player];
        return theirs != null && theirs.at == all;
    }

    /// What is kept, as options of a decision that has begun.
    void recall(OpenDecision decision) {
        var theirs = listed == null ? null : listed[decision.player()];
        if (theirs != null) decision.addAll(theirs.options, theirs.size);
    }

    private static final class Listed {

        private int at;
        private int size;
        private long[] options = new long[8];

        private void keep(Decision decision, int now) {
            at = now;
            size = decision.size();
            if (size > options.length) options = new long[2 * size];
            decision.copyTo(options);
        }
    }
}
