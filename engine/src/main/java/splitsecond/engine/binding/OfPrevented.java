package splitsecond.engine.binding;

import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;

/// A sentence that speaks of "damage prevented this way" by a prevention effect said before it.
final class OfPrevented extends AbilityMap {
    private boolean found;

    static boolean isSaid(Effect effect) {
        var words = new OfPrevented();
        words.effect(effect);
        return words.found;
    }

    @Override
    public Effect effect(Effect effect) {
        return effect instanceof Effect.AfterPrevention ? effect : super.effect(effect);
    }

    @Override
    public Amount amount(Amount amount) {
        if (amount instanceof Amount.ThatMuch(String said) && said.contains("prevented this way")) found = true;
        return super.amount(amount);
    }
}
