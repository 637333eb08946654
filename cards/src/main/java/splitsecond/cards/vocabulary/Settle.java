package splitsecond.cards.vocabulary;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Filter;

/// What only the whole ability can tell.
final class Settle {
    private Settle() {}

    static Filter otherThanSelf(Filter filter) {
        List<Filter> parts = new ArrayList<>();
        parts.add(Nouns.OTHER);
        parts.addAll(Nouns.parts(filter));
        return Nouns.all(parts);
    }
}
