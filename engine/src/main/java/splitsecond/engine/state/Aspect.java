package splitsecond.engine.state;

import splitsecond.engine.ability.Zone;

/// What may change in a game although no object's characteristics, controller, counters or attachments do: effects that
/// look at one of these apply anew when it changes.
public enum Aspect {
    TAPPED,
    /// Whether the source itself is tapped: `Caches.watched` has the sources.
    TAPPED_ITSELF,
    ATTACKING,
    LIFE,
    // Which objects are in these zones, and in which order; the battlefield is always looked at.
    LIBRARY,
    HAND,
    GRAVEYARD,
    STACK,
    EXILE,
    COMMAND,
    /// Whose turn it is.
    TURN,
    STEP,
    /// What is counted of a player besides life: spells cast, cards drawn, the city's blessing.
    PLAYERS,
    /// What is noted of an object: damage, that it is new, that it has attacked.
    OBJECTS,
    /// What the turn's journal remembers.
    EVENTS,
    /// Power, toughness and keywords: whatever looks at those of others, see `NewestEffect`.
    SIZE;

    /// Of what looks at more than these, too.
    public static final int ALL = (1 << values().length) - 1;

    public int bit() {
        return 1 << ordinal();
    }

    /// That of the objects in a zone, 0 for the battlefield.
    public static int in(Zone zone) {
        return switch (zone) {
            case LIBRARY -> LIBRARY.bit();
            case HAND -> HAND.bit();
            case BATTLEFIELD -> 0;
            case GRAVEYARD -> GRAVEYARD.bit();
            case STACK -> STACK.bit();
            case EXILE -> EXILE.bit();
            case COMMAND -> COMMAND.bit();
            case OUTSIDE -> 0;
        };
    }
}
