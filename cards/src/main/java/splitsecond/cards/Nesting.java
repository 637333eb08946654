package splitsecond.cards;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;

/// How deeply instructions lie in one another: whoever walks through them goes as deep.
final class Nesting extends AbilityMap {

    private int depth;
    private int deepest;

    private Nesting() {}

    static int of(List<Ability> abilities) {
        var nesting = new Nesting();
        for (var ability : abilities) nesting.ability(ability);
        return nesting.deepest;
    }

    @Override
    public Effect effect(Effect effect) {
        deepest = Math.max(deepest, ++depth);
        var same = super.effect(effect);
        depth--;
        return same;
    }
}
