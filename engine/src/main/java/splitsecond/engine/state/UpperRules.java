package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;

/// What changes and instructions need of the rules that stand above them, given to a game at its start: so each layer
/// of the rules calls only those below it.
public interface UpperRules {

    /// CR 605.4a, 614.12, 614.11: follows an effect outside the stack: pushes its frame.
    void follow(GameState state, Effect effect, Context context);

    /// CR 118.3.
    ///
    /// @param x an X that the payer chooses
    boolean canPay(GameState state, int player, Cost cost, int x, Context context);

    /// CR 118.12: pays, asking through the frame; false while an answer is missing.
    boolean pay(GameState state, Asking frame, int player, Cost cost, int x, Context context);

    /// CR 608.2g: whether a face of a card could be cast now for this cost, whatever time it is.
    boolean isCastable(GameState state, int player, int card, int face, TotalCost cost, @Nullable CastingWay way);

    /// CR 305.2b, 305.3: on the player's own turn, and only while a land play is left, effect or not.
    boolean mayPlayLand(GameState state, int player, int card);

    /// CR 305.1: plays a face of a card as a land: pushes the frame that asks the rest.
    void playLand(GameState state, int player, int card, int face);

    /// CR 608.2g: casts a face of a card: pushes the frame that asks the rest.
    ///
    /// @param way     the number of one of its ways of casting, or -1
    /// @param instead what is paid instead of its mana cost, or null
    void cast(GameState state, int player, int card, int face, int way, @Nullable Cost instead);
}
