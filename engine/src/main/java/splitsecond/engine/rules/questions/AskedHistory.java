package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Often;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.keyword.CastingWays;
import splitsecond.engine.rules.keyword.PlainKeywords;

/// Which events of the turn a card may ask about when they are past: only these are written down.
final class AskedHistory extends AbilityMap {

    private long kinds;

    static long of(CardDefinition card) {
        var asked = new AskedHistory();
        for (var face : card.faces()) for (var ability : face.abilities()) asked.ability(ability);
        return asked.kinds;
    }

    /// "For the first time each turn" asks about what was before the ability was there.
    @Override
    public Ability ability(Ability ability) {
        if (ability instanceof Ability.Triggered triggered
                && triggered.often().kind() == Often.Kind.FIRST_TIME
                && TriggerEvents.isFirstByJournal(triggered.trigger()))
            kinds |= TriggerEvents.listensTo(triggered.trigger());
        if (ability instanceof Ability.Parameterized(KeywordAbility.CastAnotherWay(var way, var _))) {
            var when = CastingWays.condition(way);
            if (when != null) condition(when);
        }
        if (ability instanceof Ability.Keyword(var keyword))
            for (var meant : PlainKeywords.abilities(keyword)) super.ability(meant);
        return super.ability(ability);
    }

    @Override
    public Condition condition(Condition condition) {
        if (condition instanceof Condition.Occurred occurred) kinds |= TriggerEvents.listensTo(occurred.event());
        return super.condition(condition);
    }

    @Override
    public Filter filter(Filter filter) {
        if (filter instanceof Filter.PaidWithMana(var mana) && mana.isOfOrigin()) kinds |= GameEvent.Kind.SPENT_MANA;
        if (filter instanceof Filter.PaidWithItsMana) kinds |= GameEvent.Kind.SPENT_MANA;
        return super.filter(filter);
    }

    @Override
    public Amount amount(Amount amount) {
        if (amount instanceof Amount.ManaSpent spent && spent.what().isOfOrigin()) kinds |= GameEvent.Kind.SPENT_MANA;
        if (amount instanceof Amount.Occurrences occurred) kinds |= TriggerEvents.listensTo(occurred.event());
        return super.amount(amount);
    }
}
