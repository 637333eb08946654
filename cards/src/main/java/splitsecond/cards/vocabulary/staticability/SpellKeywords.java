package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.SpellsHave;
import splitsecond.engine.card.Keyword;

/// "Creature spells you cast have convoke": keywords that matter as a spell is cast or resolves, given to others.
public final class SpellKeywords {
    private SpellKeywords() {}

    private static final Phrase<Keyword> FOR_MANA = table(
            "a keyword", Map.of("convoke", Keyword.CONVOKE, "improvise", Keyword.IMPROVISE, "delve", Keyword.DELVE));

    private static final Phrase<Keyword> KEYWORD = oneOf(
            "a keyword",
            FOR_MANA,
            table(
                    "a keyword",
                    Map.of(
                            "cascade", Keyword.CASCADE,
                            "storm", Keyword.STORM,
                            "demonstrate", Keyword.DEMONSTRATE,
                            "rebound", Keyword.REBOUND)));

    private static final String AFTER_CAST = "after cast";
    private static final String CONTROL = "control";

    static final Phrase<StaticEffect> GIVEN = oneOf(
            "a keyword of spells",
            phrase("{} you cast have {}", Nouns.SPELLS.many(), KEYWORD)
                    .as(
                            (f, k) -> new SpellsHave(f, YOU, k, ""),
                            SpellsHave.class,
                            s -> s.wording().isEmpty() ? s.spells() : "",
                            SpellsHave::keyword),
            phrase("{} you cast {} have {}", Nouns.SPELLS.many(), Suffixes.OF_CAST_SPELLS, KEYWORD)
                    .as(
                            (f, more, k) -> new SpellsHave(Nouns.with(f, more), YOU, k, AFTER_CAST),
                            SpellsHave.class,
                            s -> s.wording().equals(AFTER_CAST) ? Nouns.butLast(s.spells()) : "",
                            s -> Nouns.parts(s.spells()).getLast(),
                            SpellsHave::keyword),
            phrase("{} have {}", Nouns.SPELLS.many().where(SpellKeywords::isYours), KEYWORD)
                    .as(
                            (f, k) -> new SpellsHave(f, YOU, k, CONTROL),
                            SpellsHave.class,
                            s -> s.wording().equals(CONTROL) ? s.spells() : "",
                            SpellsHave::keyword));

    private static boolean isYours(Filter spells) {
        return Nouns.parts(spells).getLast().equals(new Filter.ControlledBy(YOU));
    }

    public static final Phrase<Effect> NEXT = phrase(
                    "the next {} you cast this turn has {}", Nouns.SPELLS.one(), FOR_MANA)
            .as(
                    (f, k) -> new Effect.Apply(new SpellsHave(f, YOU, k, "next"), new Duration.NextSpell(f), ""),
                    Effect.Apply.class,
                    a -> a.duration() instanceof Duration.NextSpell(Filter spell) ? spell : "",
                    a -> a.effect() instanceof SpellsHave have ? have.keyword() : "");
}
