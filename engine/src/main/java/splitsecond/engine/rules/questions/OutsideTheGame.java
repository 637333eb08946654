package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;

/// CR 400.11: whether a card can bring others from outside the game.
public final class OutsideTheGame extends AbilityMap {

    private boolean found;

    private OutsideTheGame() {}

    public static boolean isReachedBy(CardDefinition card) {
        var look = new OutsideTheGame();
        for (var face : card.faces()) for (var ability : face.abilities()) look.ability(ability);
        return look.found;
    }

    /// CR 701.48a.
    @Override
    public Effect effect(Effect effect) {
        found |= effect instanceof Effect.KeywordAction action && action.action() == Action.LEARN;
        return super.effect(effect);
    }

    @Override
    public Filter filter(Filter filter) {
        found |= filter instanceof Filter.In(Zone zone, var _) && zone == Zone.OUTSIDE;
        return super.filter(filter);
    }
}
