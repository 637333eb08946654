package splitsecond.engine.ability;

/// How often in a turn an ability triggers, or what it offers is done.
///
/// @param timesEachTurn how often it triggers at most; 0 for any number
public record Often(Kind kind, int timesEachTurn) {

    public enum Kind {
        EVERY_TIME,
        /// "This ability triggers only twice each turn."
        AT_MOST,
        /// "For the first time each turn": what happened before the ability was there counts.
        FIRST_TIME,
        /// CR 603.2h: "Do this only once each turn." It triggers no more when that has been done.
        DONE_ONCE
    }

    public static final Often EVERY_TIME = new Often(Kind.EVERY_TIME, 0);
    public static final Often FIRST_TIME = new Often(Kind.FIRST_TIME, 1);
    public static final Often DONE_ONCE = new Often(Kind.DONE_ONCE, 0);

    public static Often atMost(int timesEachTurn) {
        return timesEachTurn == 0 ? EVERY_TIME : new Often(Kind.AT_MOST, timesEachTurn);
    }
}
