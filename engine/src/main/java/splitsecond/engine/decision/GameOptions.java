package splitsecond.engine.decision;

import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// How a game is played: what players are asked.
///
/// @param autoPass a player who can do nothing but pass is not asked
/// @param autoPay mana is paid without asking, and mana abilities are not offered by themselves
/// @param sandbox cards whose text is not supported go straight to the battlefield and may be moved by hand
/// @param mulligans whether players are asked to keep their hands
/// @param everyTarget a target is asked for also where only one is legal
public record GameOptions(boolean autoPass, boolean autoPay, boolean sandbox, boolean mulligans, boolean everyTarget)
        implements Part {

    public GameOptions(boolean autoPass, boolean autoPay, boolean sandbox, boolean mulligans) {
        this(autoPass, autoPay, sandbox, mulligans, false);
    }

    /// The same with cards whose text is not supported.
    public GameOptions inSandbox() {
        return new GameOptions(autoPass, autoPay, true, mulligans, everyTarget);
    }

    /// The same with every priority.
    public GameOptions withoutAutoPass() {
        return new GameOptions(false, autoPay, sandbox, mulligans, everyTarget);
    }

    @Override
    public void fields(Fields fields) {
        fields.flag(autoPass);
        fields.flag(autoPay);
        fields.flag(sandbox);
        fields.flag(mulligans);
        fields.flag(everyTarget);
    }

    /// For simulation: as few questions as possible.
    public static final GameOptions FAST = new GameOptions(true, true, false, true);
    /// For people: every priority, every payment, every target.
    public static final GameOptions FULL = new GameOptions(false, false, false, true, true);
}
