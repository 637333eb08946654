package splitsecond.engine.rules.playing;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;

/// CR 107.4f: who pays Phyrexian mana says of each symbol whether mana or 2 life pays for it.
public final class PhyrexianMana {

    private PhyrexianMana() {}

    /// Asks for each symbol; null while an answer is missing.
    ///
    /// @param about   what is paid for, or nothing
    /// @param payable whether the rest can still be paid
    public static @Nullable ManaCost announce(
            GameState state, Asking frame, int player, int about, ManaCost cost, Predicate<ManaCost> payable) {
        var announced = cost;
        for (int symbol = cost.openPhyrexian(); symbol >= 0; symbol = announced.openPhyrexian()) {
            var mana = announced.announced(symbol, false);
            var life = announced.announced(symbol, true);
            var pays = Cost.Either.phyrexian(mana.symbols().get(symbol));
            state.decision.beginCost(player, about, pays, 0);
            if (payable.test(mana)) state.decision.add(Option.Kind.MODE, 0);
            if (payable.test(life)) state.decision.add(Option.Kind.MODE, 1);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return null;
            announced = Option.id(answer) == 0 ? mana : life;
        }
        return announced;
    }
}
