package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.noun.References.PLAYER;
import static splitsecond.cards.vocabulary.verb.Verbs.SAME_PLAYER;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Sacrifice;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// "A creature of their choice with flying", "an artifact and a land of their choice".
final class Sacrifices {
    private Sacrifices() {}

    private static Reference chosen(Filter filter) {
        return new Reference.Chosen(filter, Count.ONE, SAME_PLAYER);
    }

    private static Reference all(List<Filter> filters) {
        Reference all = chosen(filters.getFirst());
        for (Filter filter : filters.subList(1, filters.size())) all = new Reference.Both(all, chosen(filter));
        return all;
    }

    private static Object filters(Reference all) {
        List<Filter> filters = new ArrayList<>();
        while (all instanceof Reference.Both(Reference first, Reference.Chosen(Filter last, var _, var _))) {
            filters.addFirst(last);
            all = first;
        }
        if (!(all instanceof Reference.Chosen(Filter first, var _, var _))) return "";
        filters.addFirst(first);
        return filters;
    }

    static final Phrase<Effect> PHRASE = oneOf(
            "sacrifice",
            phrase(
                            "{} (sacrifices|sacrifice) {} of their choice {}",
                            PLAYER,
                            Words.a(Nouns.PERMANENT.one()),
                            Suffixes.WITH_OR_EXTREME)
                    .as(
                            (who, f, with) -> new Sacrifice(who, chosen(Nouns.with(f, with)), "of their choice with"),
                            Sacrifice.class,
                            Sacrifice::who,
                            s -> s.what() instanceof Reference.Chosen(Filter f, var _, var _) ? Nouns.butLast(f) : "",
                            s -> s.what() instanceof Reference.Chosen(Filter f, var _, var _)
                                    ? Nouns.parts(f).getLast()
                                    : ""),
            phrase(
                            "{} (sacrifices|sacrifice) {} of their choice",
                            PLAYER,
                            list(Words.a(Nouns.PERMANENT.one()), 2, "and"))
                    .as(
                            (who, those) -> new Sacrifice(who, all(those), "one of each"),
                            Sacrifice.class,
                            Sacrifice::who,
                            s -> s.what() instanceof Reference.Both both ? filters(both) : ""));
}
