package splitsecond.engine.decision;

/// How a game is played: what players are asked.
///
/// @param autoPass a player who can do nothing but pass is not asked
/// @param autoPay mana is paid without asking, and mana abilities are not offered by themselves
/// @param sandbox cards whose text is not supported go straight to the battlefield and may be moved by hand
/// @param mulligans whether players are asked to keep their hands
public record GameOptions(boolean autoPass, boolean autoPay, boolean sandbox, boolean mulligans) {

    /// The same with cards whose text is not supported.
    public GameOptions inSandbox() {
        return new GameOptions(autoPass, autoPay, true, mulligans);
    }

    /// For simulation: as few questions as possible.
    public static final GameOptions FAST = new GameOptions(true, true, false, true);
    /// For people: every priority, every payment.
    public static final GameOptions FULL = new GameOptions(false, false, false, true);
}
