package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;

/// CR 609.7, 120.1: what deals damage, and what it is dealt to.
public final class DamageNouns {
    private DamageNouns() {}

    public static final Phrase<DamageKind> DAMAGE = table("damage", damage());

    private static Map<String, DamageKind> damage() {
        Map<String, DamageKind> words = new LinkedHashMap<>();
        words.put("damage", DamageKind.ANY);
        words.put("combat damage", DamageKind.COMBAT);
        words.put("noncombat damage", DamageKind.NONCOMBAT);
        return words;
    }

    private static final Filter YOURS = new Filter.ControlledBy(YOU);
    private static final Filter IN_PLAY = new Filter.In(Zone.BATTLEFIELD, null);

    /// "A source" is anything at all: no filter.
    private static final Filter ANYTHING = new Filter.Or(List.of());

    public static @Nullable Filter from(Filter source) {
        return source.equals(ANYTHING) ? null : source;
    }

    public static Object source(@Nullable Filter from) {
        return from == null ? ANYTHING : from;
    }

    /// "a source you control", "a Giant source you control", "an instant or sorcery spell".
    public static final Phrase<Filter> SOURCE = oneOf(
            "a source",
            table("a source", sources()),
            permanent(Nouns.one(Nouns.PERMANENT.one())),
            Nouns.one(Sources.SOURCES.one()),
            Nouns.one(Nouns.SPELLS.one()));

    /// "~", "equipped creature".
    public static final Phrase<Filter> ONE_SOURCE = oneOf(
            "a source",
            phrase("~").means(Nouns.THIS),
            Phrase.<Reference>lazy(() -> SpokenOf.HOST)
                    .map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those));

    /// CR 109.2: "a Giant" is a permanent, "a Giant source" may be a spell or a card as well.
    private static Phrase<Filter> permanent(Phrase<Filter> noun) {
        return noun.map(
                f -> new Filter.And(List.of(f, IN_PLAY)),
                Filter.And.class,
                and -> and.all().size() == 2 && and.all().getLast().equals(IN_PLAY)
                        ? and.all().getFirst()
                        : "");
    }

    private static Map<String, Filter> sources() {
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("a source", ANYTHING);
        words.put("a source you control", YOURS);
        words.put("another source you control", new Filter.And(List.of(Nouns.OTHER, YOURS)));
        words.put("a source an opponent controls", new Filter.ControlledBy(Players.AN_OPPONENT));
        words.put("a source you don't control", new Filter.Not(YOURS));
        for (Color color : Color.values()) {
            Filter is = new Filter.IsColor(color);
            words.put("a " + color.word() + " source", is);
            words.put("a " + color.word() + " source you control", new Filter.And(List.of(is, YOURS)));
            words.put(
                    "another " + color.word() + " source you control", new Filter.And(List.of(Nouns.OTHER, is, YOURS)));
        }
        return words;
    }

    /// "sources you don't control", "red sources", "instant and sorcery spells", "unblocked creatures".
    public static final Phrase<Filter> SOURCES = oneOf(
            "sources",
            table("sources", manySources()),
            permanent(Nouns.PERMANENT.many()),
            Sources.SOURCES.many(),
            Nouns.SPELLS.many());

    /// Those that are no permanents.
    public static final Phrase<Filter> OTHER_SOURCES =
            oneOf("sources", table("sources", manySources()), Sources.SOURCES.many(), Nouns.SPELLS.many());

    private static Map<String, Filter> manySources() {
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("sources you control", YOURS);
        words.put("sources you don't control", new Filter.Not(YOURS));
        words.put("sources your opponents control", new Filter.ControlledBy(Players.YOUR_OPPONENTS));
        words.put("sources of the chosen color", new Filter.IsChosen(Choice.Kind.COLOR));
        words.put("sources with the chosen name", new Filter.IsChosen(Choice.Kind.CARD_NAME));
        words.put("colorless sources", new Filter.ColorCount(0, 0));
        words.put("multicolored sources", new Filter.ColorCount(2, 5));
        words.put("non-Human sources", new Filter.Not(new Filter.IsSubtype("Human")));
        for (Color color : Color.values()) words.put(color.word() + " sources", new Filter.IsColor(color));
        return words;
    }

    /// Several at once: "players", "you and creatures you control".
    public static final Phrase<Filter> GROUP = oneOf(
            "who is dealt damage",
            phrase("players").means(Nouns.PLAYER),
            youAnd("you and {}"),
            youAnd("you and/or {}"));

    private static Phrase<Filter> youAnd(String words) {
        return phrase(words, Nouns.PERMANENT.many())
                .as(
                        f -> new Filter.Or(List.of(Nouns.YOU, f)),
                        Filter.Or.class,
                        or -> or.any().size() == 2 && or.any().getFirst().equals(Nouns.YOU)
                                ? or.any().getLast()
                                : "");
    }

    /// What a permanent's own text speaks of: "this creature", "enchanted creature", "creatures you control".
    public static final Phrase<Filter> PROTECTED = oneOf(
            "what is protected",
            phrase("~").means(Nouns.THIS),
            phrase("you").means(Nouns.YOU),
            SpokenOf.HOST.map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those),
            Nouns.PERMANENT.many(),
            GROUP);

    /// One: "you", "this creature", "a creature you control", "this creature while it has a +1/+1 counter on it".
    public static final Phrase<Filter> STRUCK = oneOf(
            "who is dealt damage",
            phrase("~").means(Nouns.THIS),
            phrase("you").means(Nouns.YOU),
            phrase("a player").means(Nouns.PLAYER),
            phrase("an opponent").means(Nouns.OPPONENT),
            SpokenOf.HOST.map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those),
            phrase(
                            "~ while it has {} on it",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)))
                    .as(
                            k -> Nouns.and(Nouns.THIS, new Filter.HasCounter(k, Comparison.AT_LEAST, 1)),
                            Filter.And.class,
                            and -> and.all().getLast() instanceof Filter.HasCounter(var kind, var _, var _)
                                            && kind != null
                                    ? kind
                                    : ""),
            Nouns.one(Nouns.PERMANENT.one()));

    /// The objects that an instruction speaks of, as a filter.
    public static Filter among(Reference those) {
        return those.equals(YOU) ? Nouns.YOU : new Filter.AmongThose(those);
    }

    public static Object those(@Nullable Filter filter) {
        return Nouns.YOU.equals(filter) ? YOU : filter instanceof Filter.AmongThose(Reference those) ? those : "";
    }
}
