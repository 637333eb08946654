package splitsecond.engine.rules.questions;

import java.util.Arrays;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 107.3a, 601.2b: the X that make a difference to "with mana value X" and its like: those that some object has for
/// a characteristic, and their neighbors. Between them nothing begins or ceases to fit.
public final class DecisiveX {

    private static final Zone[] ZONES = Zone.values();
    private static final Characteristic[] CHARACTERISTICS = Characteristic.values();

    private DecisiveX() {}

    /// In rising order, from 0.
    public static int[] of(GameState state) {
        var found = new IntList();
        // Most are small: a bit for each of these.
        long small = 1;
        for (var zone : ZONES) {
            boolean owned = zone == Zone.LIBRARY || zone == Zone.HAND || zone == Zone.GRAVEYARD;
            for (int p = 0; p < (owned ? state.playerCount : 1); p++) small |= add(state, state.list(zone, p), found);
        }
        for (int n = 0; n < Long.SIZE; n++) if ((small >>> n & 1) != 0) found.add(n);
        var numbers = found.toArray();
        Arrays.sort(numbers);
        return numbers;
    }

    /// Adds those that are not small to what was found; the small ones as bits.
    private static long add(GameState state, IntList those, IntList found) {
        long small = 0;
        for (int i = 0; i < those.size(); i++)
            for (var what : CHARACTERISTICS) {
                int number = ComparedCharacteristics.of(state, what, those.get(i));
                for (int n = Math.max(0, number - 1); n <= number + 1; n++)
                    if (n < Long.SIZE) small |= 1L << n;
                    else if (!found.contains(n)) found.add(n);
            }
        return small;
    }
}
