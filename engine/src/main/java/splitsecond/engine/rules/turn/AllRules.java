package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.rules.playing.Casting;
import splitsecond.engine.rules.playing.Costs;
import splitsecond.engine.rules.playing.Lands;
import splitsecond.engine.rules.playing.Playability;
import splitsecond.engine.rules.playing.Playing;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.TotalCost;
import splitsecond.engine.state.UpperRules;

/// The rules that lower layers are given at the start of a game.
public final class AllRules implements UpperRules {

    public static final AllRules GIVEN = new AllRules();

    private AllRules() {}

    @Override
    public void follow(GameState state, Effect effect, Context context) {
        Resolving.follow(state, effect, context);
    }

    @Override
    public boolean canPay(GameState state, int player, Cost cost, int x, Context context) {
        return Costs.canPay(state, player, cost, x, context);
    }

    @Override
    public boolean pay(GameState state, Asking frame, int player, Cost cost, int x, Context context) {
        return Costs.pay(state, frame, player, cost, x, context);
    }

    @Override
    public boolean isCastable(
            GameState state, int player, int card, int face, TotalCost cost, @Nullable CastingWay way) {
        Playing.prepare(state);
        return Playability.isCastable(state, player, card, face, cost, way);
    }

    @Override
    public boolean mayPlayLand(GameState state, int player, int card) {
        return state.turn.activePlayer == player
                && Lands.hasPlayLeft(state, player)
                && !Lands.isBarred(state, player, card);
    }

    @Override
    public void playLand(GameState state, int player, int card, int face) {
        Lands.play(state, player, card, face);
    }

    @Override
    public void cast(GameState state, int player, int card, int face, int way, @Nullable Cost instead) {
        Casting.cast(state, player, card, Casting.variant(face, way + 1), instead);
    }
}
