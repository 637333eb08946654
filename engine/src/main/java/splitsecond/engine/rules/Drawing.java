package splitsecond.engine.rules;

import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.GameState;

/// CR 121: drawing cards, one at a time.
final class Drawing {

    private Drawing() {}

    static void draw(GameState state, int player, int count) {
        if (ReplacedDraws.arePossible(state, player)) ReplacedDraws.push(state, player, count);
        else for (int i = 0; i < count; i++) drawOne(state, player);
    }

    /// True if a card was drawn.
    static boolean drawOne(GameState state, int player) {
        var library = state.library(player);
        // CR 101.2: a draw that can't happen isn't one from an empty library either.
        if (!state.statics.isEmpty()
                && state.player(player, GameState.CARDS_DRAWN) > 0
                && Statics.applies(state, StaticEffect.Kind.CANT_DRAW_MORE_THAN_ONE, player)) return false;
        if (library.isEmpty()) {
            state.setPlayer(player, GameState.DREW_FROM_EMPTY, 1);
            return false;
        }
        int card = library.last();
        state.revelations++;
        state.addPlayer(player, GameState.CARDS_DRAWN, 1);
        int drawn = Zones.move(state, card, Zone.HAND);
        Triggers.raise(
                state, GameEvent.Kind.DREW, drawn, GameState.NONE, player, state.player(player, GameState.CARDS_DRAWN));
        Waiting.drawn(state, player, drawn);
        return true;
    }
}
