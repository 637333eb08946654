package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 121: drawing cards, one at a time.
public final class Drawing {

    private Drawing() {}

    public static void draw(GameState state, int player, int count) {
        draw(state, player, count, null);
    }

    /// @param drawn where the cards that are drawn at once are noted
    public static void draw(GameState state, int player, int count, @Nullable IntList drawn) {
        for (int i = 0; i < count; i++) {
            // CR 121.2: each card is a draw of its own, and what replaces it may only now apply.
            if (ReplacedDraws.arePossible(state, player)) {
                ReplacedDraws.push(state, player, count - i);
                return;
            }
            if (drawOne(state, player) && drawn != null)
                drawn.add(state.hand(player).last());
        }
    }

    /// Whether the next card would be the first one that the player draws in their draw step.
    public static boolean isFirstOfDrawStep(GameState state, int player) {
        return state.turn.step == Step.DRAW && player == state.turn.activePlayer && state.turn.drawnInStep == 0;
    }

    /// True if a card was drawn.
    public static boolean drawOne(GameState state, int player) {
        var library = state.library(player);
        // CR 101.2: a draw that can't happen isn't one from an empty library either.
        if (!state.caches.statics.isEmpty()
                && state.player(player, PlayerTable.CARDS_DRAWN) > 0
                && Statics.applies(state, StaticEffect.Kind.CANT_DRAW_MORE_THAN_ONE, player)) return false;
        if (library.isEmpty()) {
            state.setPlayer(player, PlayerTable.DREW_FROM_EMPTY, 1);
            return false;
        }
        int card = library.last();
        state.history.revelations++;
        state.addPlayer(player, PlayerTable.CARDS_DRAWN, 1);
        boolean first = isFirstOfDrawStep(state, player);
        state.turn.drawnInStep++;
        int drawn = Zones.move(state, card, Zone.HAND);
        if (state.exists(drawn)) state.set(drawn, ObjectFlags.ENTERED_THIS_TURN, true);
        if (Triggers.wants(state, GameEvent.Kind.DREW))
            Triggers.raise(
                    state,
                    GameEvent.of(
                                    GameEvent.Kind.DREW,
                                    drawn,
                                    GameState.NONE,
                                    player,
                                    state.player(player, PlayerTable.CARDS_DRAWN))
                            .in(first ? GameEvent.Manner.FIRST_OF_DRAW_STEP : null));
        MadnessAndMiracle.drawn(state, player, drawn);
        return true;
    }
}
