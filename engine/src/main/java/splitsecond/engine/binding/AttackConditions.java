package splitsecond.engine.binding;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;

/// CR 508.5a: "this creature can't attack unless defending player controls an Island", or "if" it does, is asked anew
/// for each player it could attack, so the condition belongs to the rule and not to the ability.
final class AttackConditions extends AbilityMap {

    private boolean says;

    private AttackConditions() {}

    static Ability.Static ofDefender(Ability.Static bound) {
        var condition = bound.condition();
        if (condition == null) return bound;
        var unless = opposite(condition);
        return bound.effect() instanceof StaticEffect.Change(Reference what, List<Modification> changes)
                        && what.plain() instanceof Reference.This
                        && changes.equals(List.of(new Modification.Obey(new Rule.CantAttack(null, null))))
                        && saysDefendingPlayer(unless)
                ? new Ability.Static(
                        new StaticEffect.Change(
                                what, List.of(new Modification.Obey(new Rule.CantAttack(null, unless)))),
                        null,
                        bound.zone())
                : bound;
    }

    static Ability asSaid(Ability ability) {
        return ability instanceof Ability.Static(StaticEffect.Change(var what, var changes), var condition, var zone)
                        && condition == null
                        && changes.size() == 1
                        && changes.getFirst() instanceof Modification.Obey(Rule.CantAttack(var defender, var unless))
                        && unless != null
                ? new Ability.Static(
                        new StaticEffect.Change(
                                what, List.of(new Modification.Obey(new Rule.CantAttack(defender, null)))),
                        opposite(unless),
                        zone)
                : ability;
    }

    private static Condition opposite(Condition condition) {
        return condition instanceof Condition.Not(Condition inner) ? inner : new Condition.Not(condition);
    }

    private static boolean saysDefendingPlayer(Condition condition) {
        var words = new AttackConditions();
        words.condition(condition);
        return words.says;
    }

    @Override
    public Reference reference(Reference reference) {
        says |= reference instanceof Reference.DefendingPlayer;
        return super.reference(reference);
    }
}
