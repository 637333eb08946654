package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Sources;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Filter;

/// Whose event it is: the objects and players that triggers speak of.
public final class EventSubjects {
    private EventSubjects() {}

    private static final Phrase<Filter> HOST_WORDS = table("what it is attached to", hosts());

    private static Map<String, Filter> hosts() {
        Map<String, Filter> words = new LinkedHashMap<>();
        for (String host : List.of(
                "enchanted creature",
                "equipped creature",
                "enchanted land",
                "enchanted permanent",
                "enchanted artifact",
                "fortified land",
                "enchanted Plains",
                "enchanted Island",
                "enchanted Swamp",
                "enchanted Mountain",
                "enchanted Forest"))
            words.put(host, new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host(host)));
        return words;
    }

    private static final Phrase<Filter> ANOTHER = Nouns.another(Nouns.PERMANENT.one());

    private static final Phrase<Filter> COMMANDERS =
            Nouns.PERMANENT.one().where(f -> Nouns.parts(f).getFirst().equals(Nouns.COMMANDER));

    public static final Phrase<Filter> DYING = oneOf(
            "what would die",
            table(
                    "what would die",
                    Map.of(
                            "it", new Filter.AmongThose(References.IT),
                            "that creature",
                                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.It("that creature")),
                            "that creature or planeswalker",
                                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.It(
                                            "that creature or planeswalker")),
                            "a permanent dealt damage by ~",
                                    new Filter.AmongThose(
                                            new splitsecond.engine.ability.Reference.DoneThisWay(null, "dealt damage")),
                            "that permanent",
                                    new Filter.AmongThose(
                                            new splitsecond.engine.ability.Reference.It("that permanent")))),
            Words.a(Nouns.PERMANENT.one()).where(f -> Nouns.parts(f).getLast() instanceof Filter.AmongThose));

    /// "a creature you control", "~", "~ or another creature you control", "enchanted creature".
    public static final Phrase<Filter> SUBJECT = oneOf(
            "an object",
            phrase("~").means(Nouns.THIS),
            HOST_WORDS,
            phrase("your commander").means(Nouns.and(Nouns.COMMANDER, new Filter.OwnedBy(Words.YOU))),
            // CR 702.55b.
            table(
                    "what it haunts",
                    Map.of(
                            "the creature it haunts", new Filter.Haunted("it"),
                            "the creature ~ haunts", new Filter.Haunted("~"))),
            Nouns.one(Nouns.PERMANENT.one()),
            phrase("~ or {}", oneOf("another", ANOTHER, Words.a(COMMANDERS)))
                    .as(
                            f -> new Filter.Or(List.of(Nouns.THIS, f)),
                            Filter.Or.class,
                            or -> or.any().getLast()),
            phrase("~ or {}", oneOf("an object", HOST_WORDS, Words.a(Nouns.PERMANENT.one())))
                    .as(
                            f -> new Filter.Or(List.of(Nouns.THIS, f)),
                            Filter.Or.class,
                            or -> or.any().getLast()),
            phrase("that creature")
                    .means(new Filter.AmongThose(new splitsecond.engine.ability.Reference.It("that creature"))),
            table("one of several", anyOfThose()),
            // Of a trigger that an instruction makes: "whenever target creature deals damage this turn".
            Targets.TARGET.one().map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those),
            phrase("it").means(new Filter.AmongThose(References.IT)));

    private static Map<String, Filter> anyOfThose() {
        Map<String, Filter> words = new LinkedHashMap<>();
        for (String any : List.of("any of ", "either of ", "one of "))
            words.put(
                    any + "those creatures",
                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.It(any + "those creatures")));
        return words;
    }

    static final Phrase<Filter> SEVERAL = oneOf(
            "objects",
            // "When Casey & Raph enter".
            phrase("~").means(Nouns.THIS),
            phrase("one or more {}", Nouns.PERMANENT.many()).as(f -> f, Filter.class, f -> f),
            phrase("one or more other {}", Nouns.PERMANENT.many())
                    .as(f -> Nouns.withOther(f), Filter.And.class, f -> Nouns.withoutOther(f)));

    /// One who is known: "enchanted player", "the chosen player".
    static final Phrase<Filter> CERTAIN_PLAYER = table(
            "a player",
            Map.of(
                    "enchanted player",
                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host("enchanted player")),
                    "enchanted opponent",
                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host("enchanted player")),
                    "the chosen player",
                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.ChosenPlayer())));

    private static final Filter ANOTHER_PLAYER = Nouns.and(Nouns.PLAYER, new Filter.Not(Nouns.YOU));

    /// Who: "you" (do), "an opponent" (does), "a player" (does).
    public static final Numbered<Filter> WHO = Numbered.of(
            oneOf(
                    "a player",
                    table(
                            "a player",
                            Map.of(
                                    "an opponent",
                                    Nouns.OPPONENT,
                                    "a player",
                                    Nouns.PLAYER,
                                    "another player",
                                    ANOTHER_PLAYER)),
                    CERTAIN_PLAYER),
            phrase("you").means(Nouns.YOU));

    static final Filter ANY_SOURCE = new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL));

    /// CR 120.7: "a source", "a red source you control", "an instant or sorcery spell you control".
    static final Phrase<Filter> SOURCE =
            oneOf("a source of damage", Nouns.one(Sources.SOURCE_OF_DAMAGE), Words.a(Nouns.SPELLS.one()));
}
