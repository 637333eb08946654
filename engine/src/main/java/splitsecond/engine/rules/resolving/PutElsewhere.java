package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;

/// CR 614.1a: "Search your library for a land card, …, put that card on top. If …, put that card onto the battlefield
/// instead": it is searched for all the same, and only where it goes is another place.
final class PutElsewhere extends AbilityMap {

    private final int search;
    private final Effect.Destination to;

    private PutElsewhere(int search, Effect.Destination to) {
        this.search = search;
        this.to = to;
    }

    /// What is done if the condition is true, or null if that does not speak of what is searched for.
    static @Nullable Effect put(Effect.If when) {
        var otherwise = when.otherwise();
        if (otherwise == null
                || !when.saysOtherwiseFirst()
                || !(when.then().bare() instanceof Effect.Move move)
                || !(move.what() instanceof Reference.Result found)) return null;
        var elsewhere = new PutElsewhere(found.number(), new Effect.Destination(move.to(), move.placement()));
        var mapped = elsewhere.effect(otherwise);
        return mapped.equals(otherwise) ? null : mapped;
    }

    @Override
    public Effect effect(Effect effect) {
        if (!(effect instanceof Effect.Numbered(int number, int end, Effect.Search e)) || number != search)
            return super.effect(effect);
        return new Effect.Numbered(number, end, e.puttingThem(to));
    }
}
