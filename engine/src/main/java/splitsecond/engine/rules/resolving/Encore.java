package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 702.141: the tokens made for each opponent.
final class Encore {

    private static final List<Modification> HASTY = List.of(new Modification.GainKeyword(Keyword.HASTE));

    private Encore() {}

    /// They gain haste, and each attacks the opponent it was made for this turn if able. Neither is copied with them.
    static boolean attackEachOpponent(GameState state, Following frame, Reference what) {
        var context = frame.context;
        var tokens = Choosing.those(state, frame, what);
        if (tokens == null) return false;
        var opponents = new IntList();
        for (int p = state.nextPlayer(context.controller); p != context.controller; p = state.nextPlayer(p))
            opponents.add(p);
        if (tokens.isEmpty() || opponents.isEmpty()) return true;
        LastingEffects.add(state, context, tokens.toArray(), HASTY, null, new Duration.Forever());
        for (int i = 0; i < tokens.size(); i++) {
            // Doubled tokens are as many for each.
            int opponent = opponents.get(i % opponents.size());
            var anyoneElse = new Filter.Not(new Filter.AmongThose(new Reference.Locked(List.of(opponent))));
            List<Modification> attacks = List.of(new Modification.Obey(new Rule.Goaded(anyoneElse)));
            LastingEffects.add(state, context, new int[] {tokens.get(i)}, attacks, null, new Duration.EndOfTurn(""));
        }
        return true;
    }
}
