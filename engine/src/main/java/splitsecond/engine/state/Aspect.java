package splitsecond.engine.state;

/// What may change in a game although no object's characteristics, controller, counters or attachments do: effects that
/// look at one of these apply anew when it changes.
public enum Aspect {
    TAPPED,
    ATTACKING,
    LIFE,
    /// Which cards are in hands, libraries, graveyards and exile.
    ZONES,
    /// Whose turn it is, and which step.
    TURN,
    /// What happens all the time, and few look at: damage, how often a player did something, who is new.
    OFTEN;

    /// Of what looks at more than these.
    public static final int ALL = (1 << values().length) - 1;

    public int bit() {
        return 1 << ordinal();
    }
}
