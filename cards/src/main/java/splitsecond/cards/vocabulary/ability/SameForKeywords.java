package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.staticability.Statics;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.card.Keyword;

/// "As long as a card exiled with it has flying, this creature has flying. The same is true for first strike and
/// trample": the same, once for each keyword.
public final class SameForKeywords {
    private SameForKeywords() {}

    public static final Phrase<List<Keyword>> KEYWORDS = list(Words.KEYWORD, "and");

    /// Says the same of another keyword, and notes which it was said of.
    private static final class Exchange extends AbilityMap {
        private final @Nullable Keyword to;
        private @Nullable Keyword from;

        Exchange(@Nullable Keyword to) {
            this.to = to;
        }

        private Keyword exchanged(Keyword keyword) {
            if (from == null) from = keyword;
            return to == null || keyword != from ? keyword : to;
        }

        @Override
        public Filter filter(Filter filter) {
            return filter instanceof Filter.HasKeyword(Keyword keyword)
                    ? new Filter.HasKeyword(exchanged(keyword))
                    : super.filter(filter);
        }

        @Override
        public Modification modification(Modification modification) {
            return modification instanceof Modification.GainKeyword(Keyword keyword)
                    ? new Modification.GainKeyword(exchanged(keyword))
                    : super.modification(modification);
        }
    }

    /// The same effect with each of the keywords; null if it speaks of none.
    public static @Nullable List<Effect> all(Effect first, List<Keyword> keywords) {
        if (keywordIn(first) == null) return null;
        List<Effect> all = new ArrayList<>();
        all.add(first);
        for (Keyword keyword : keywords) all.add(new Exchange(keyword).effect(first));
        return all;
    }

    public static @Nullable Keyword keywordIn(Effect effect) {
        var exchange = new Exchange(null);
        exchange.effect(effect);
        return exchange.from;
    }

    private static @Nullable Keyword keywordIn(Ability ability) {
        var exchange = new Exchange(null);
        exchange.ability(ability);
        return exchange.from;
    }

    private static @Nullable List<Ability> all(Ability first, List<Keyword> keywords) {
        if (keywordIn(first) == null) return null;
        List<Ability> all = new ArrayList<>();
        all.add(first);
        for (Keyword keyword : keywords) all.add(new Exchange(keyword).ability(first));
        return all;
    }

    private static Object keywords(List<?> abilities) {
        List<Keyword> keywords = new ArrayList<>();
        for (Object one : abilities.subList(1, abilities.size())) {
            Keyword keyword = one instanceof Ability ability ? keywordIn(ability) : null;
            if (keyword == null) return "";
            keywords.add(keyword);
        }
        return keywords;
    }

    static final Phrase<List<Ability>> ABILITIES = phrase(
                    "{} the same is true for {}.", Phrase.<Ability>lazy(() -> Statics.ABILITY), KEYWORDS)
            .as(
                    (first, keywords) -> all(first, keywords),
                    List.class,
                    l -> l.isEmpty() ? "" : l.getFirst(),
                    l -> l.isEmpty() ? "" : keywords(l));
}
