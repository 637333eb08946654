package splitsecond.cards.vocabulary.noun;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Filter;

/// What only the whole ability can tell.
public final class Settle {
    private Settle() {}

    public static Filter otherThanSelf(Filter filter) {
        List<Filter> parts = new ArrayList<>();
        parts.add(Nouns.OTHER);
        parts.addAll(Nouns.parts(filter));
        return Nouns.all(parts);
    }
}
