package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.CARD_TYPE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.List;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;

/// CR 113.7, 120.7: sources of abilities and of damage.
public final class Sources {
    private Sources() {}

    /// Sources of abilities: "artifact source", "creature sources of the chosen type".
    public static final Numbered<Filter> SOURCES = Numbered.numbered(number -> {
        String source = number.pick("source", "sources");
        Phrase<Filter> type = oneOf("a type", Nouns.typeWord(CARD_TYPE), Nouns.subtypeWord(SUBTYPE.one()));
        Phrase<List<Filter>> noun = oneOf(
                "a source",
                phrase("{} " + source, repeat(type, 1, ""))
                        .as(types -> Nouns.parts(Nouns.join(types)), List.class, list -> list),
                phrase("{} " + source, list(type, 2, "or"))
                        .as(types -> List.of(new Filter.Or(types)), List.class, list -> Nouns.orOf(list)));
        return oneOf(
                "a source",
                phrase("outlaw sources").means(new Filter.Is(Filter.Status.OUTLAW)),
                Nouns.described(noun, lazy(() -> Suffixes.OF_PERMANENTS.in(number))));
    });

    /// Where an ability is from: "artifact source", "colorless source", "noncreature source".
    static final Phrase<Filter> ABILITY_SOURCE = oneOf(
            "a source",
            lazy(() -> Sources.SOURCES.one()),
            phrase("{} source", repeat(Adjectives.PLAIN_ADJECTIVE, 1, ""))
                    .as(all -> Nouns.join(all), Filter.class, f -> Nouns.parts(f)));

    /// CR 120.7: what deals damage may be a permanent, a spell or a card anywhere.
    public static final Phrase<Filter> SOURCE_OF_DAMAGE = lazy(() -> Nouns.described(
            phrase("source").means(List.of(new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL)))),
            lazy(() -> Suffixes.OF_PERMANENTS.one())));

    /// "black sources", "nongreen sources your opponents control".
    public static final Phrase<Filter> SOURCES_OF_QUALITY = lazy(() -> Nouns.described(
                    phrase("sources").means(List.of(Nouns.ANY)), lazy(() -> Suffixes.OF_PERMANENTS.many())))
            .where(f -> Adjectives.isAdjective(Nouns.parts(f).getFirst()));
}
