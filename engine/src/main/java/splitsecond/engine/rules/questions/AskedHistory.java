package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.card.CardDefinition;

/// Which events of the turn a card may ask about when they are past: only these are written down.
final class AskedHistory extends AbilityMap {

    private long kinds;

    static long of(CardDefinition card) {
        var asked = new AskedHistory();
        for (var face : card.faces()) for (var ability : face.abilities()) asked.ability(ability);
        return asked.kinds;
    }

    @Override
    public Condition condition(Condition condition) {
        if (condition instanceof Condition.Occurred occurred) kinds |= TriggerEvents.listensTo(occurred.event());
        return super.condition(condition);
    }

    @Override
    public Amount amount(Amount amount) {
        if (amount instanceof Amount.Occurrences occurred) kinds |= TriggerEvents.listensTo(occurred.event());
        return super.amount(amount);
    }
}
