package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 702.11d-e: "creatures you control gain hexproof if a creature you control has hexproof". One with hexproof from
/// something is found, and what is gained is that variant of it.
final class SharedHexproof {

    private SharedHexproof() {}

    /// What follows if the condition holds.
    static Effect then(GameState state, Effect.If when, Context context) {
        if (!(when.condition() instanceof Condition.Exists exists) || !asksForHexproof(exists.filter()))
            return when.then();
        var found = new IntList();
        Filters.find(state, exists.filter(), context, found);
        var gained = gained(state, found);
        return new AbilityMap() {
            @Override
            public Effect effect(Effect effect) {
                return effect instanceof Effect.Change change
                        ? change.to(replaced(change.changes(), gained))
                        : super.effect(effect);
            }
        }.effect(when.then());
    }

    private static boolean asksForHexproof(Filter filter) {
        if (filter instanceof Filter.And(List<Filter> all)) {
            for (var one : all) if (asksForHexproof(one)) return true;
            return false;
        }
        return filter instanceof Filter.HasKeyword(Keyword keyword) && keyword == Keyword.HEXPROOF;
    }

    private static List<Modification> gained(GameState state, IntList from) {
        var gained = new ArrayList<Modification>();
        for (int i = 0; i < from.size(); i++) {
            var traits = Layers.of(state, from.get(i));
            if (traits.has(Keyword.HEXPROOF)) add(gained, new Modification.GainKeyword(Keyword.HEXPROOF));
            for (var ability : traits.abilities)
                if (ability.source instanceof Ability.Parameterized(KeywordAbility.HexproofFrom _))
                    add(gained, new Modification.GainAbility(ability.source));
        }
        return gained;
    }

    /// CR 702.11h: more than one of the same would be redundant.
    private static void add(List<Modification> gained, Modification one) {
        if (!gained.contains(one)) gained.add(one);
    }

    private static List<Modification> replaced(List<Modification> changes, List<Modification> gained) {
        var all = new ArrayList<Modification>();
        for (var change : changes) {
            if (change.equals(new Modification.GainKeyword(Keyword.HEXPROOF))) all.addAll(gained);
            else all.add(change);
        }
        return List.copyOf(all);
    }
}
