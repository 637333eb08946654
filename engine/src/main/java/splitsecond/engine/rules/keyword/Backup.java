package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;

/// CR 702.165: counters for a creature, which also gets the abilities that are printed after this one.
public final class Backup {

    private Backup() {}

    public static boolean is(Ability ability) {
        return ability instanceof Ability.Parameterized(KeywordAbility.Numbered(var kind, var _))
                && kind == KeywordAbility.Kind.BACKUP;
    }

    /// What the keyword at that place among the printed abilities stands for.
    public static Ability ability(List<Ability> printed, int place) {
        if (!(printed.get(place) instanceof Ability.Parameterized(KeywordAbility.Numbered(var _, var number))))
            throw new IllegalArgumentException("not backup: " + printed.get(place));
        var changes = new ArrayList<Modification>();
        for (var following : printed.subList(place + 1, printed.size())) {
            if (is(following)) continue;
            changes.add(
                    following instanceof Ability.Keyword(var keyword)
                            ? new Modification.GainKeyword(keyword)
                            : new Modification.GainAbility(following));
        }
        var another = new Condition.Not(new Condition.Matches(IT, ITSELF, ""));
        return when(
                "backup",
                enters(ITSELF),
                all(
                        counters(CounterKind.P1P1, number, target(CREATURE)),
                        new Effect.If(another, new Effect.Change(IT, changes, THIS_TURN, ""), null, "")));
    }
}
