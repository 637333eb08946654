package splitsecond.cards.vocabulary.word;

import static splitsecond.cards.phrase.Frame.phrase;

import splitsecond.cards.phrase.Name;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;

/// CR 201: cards spoken of by their name.
public final class CardNames {
    private CardNames() {}

    /// "named Forest".
    public static final Phrase<Filter> NAMED =
            phrase("named {}", new Name()).as(Filter.Named::new, Filter.Named.class, Filter.Named::name);
}
