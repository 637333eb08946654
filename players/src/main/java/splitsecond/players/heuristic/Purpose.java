package splitsecond.players.heuristic;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.TargetSlot;

/// What an ability is for, read from its effect once.
final class Purpose {

    static final Purpose NONE = new Purpose();

    final List<TargetSlot> slots = new ArrayList<>(2);
    final List<Intent> onTargets = new ArrayList<>(2);
    /// What it does to the object that has the ability, or to what that is attached to.
    Intent self = Intent.NOTHING;

    Intent host = Intent.NOTHING;
    /// What it does to all creatures (or other permanents) of its controller, of the opponents, or both.
    Intent mine = Intent.NOTHING;
    Intent theirs = Intent.NOTHING;
    /// What it does to players.
    Intent you = Intent.NOTHING;
    Intent opponents = Intent.NOTHING;
    /// The worth of what it makes: tokens, lands and cards found, mana.
    int gains;
    int gainsPerX;
    /// It finds a land and puts it onto the battlefield, or adds a land drop.
    boolean ramps;
    boolean mana;
    /// It searches a library or looks at its top.
    boolean finds;
    /// "Unless its controller pays": how much mana.
    int unlessPaid;
    boolean equips;
    /// A choice of several purposes (CR 700.2).
    List<Purpose> modes = List.of();

    Intent intent(TargetSlot slot) {
        for (int i = 0; i < slots.size(); i++) if (slots.get(i) == slot) return onTargets.get(i);
        for (int m = 0; m < modes.size(); m++) {
            var intent = modes.get(m).intent(slot);
            if (intent != Intent.NOTHING) return intent;
        }
        return Intent.NOTHING;
    }
}
