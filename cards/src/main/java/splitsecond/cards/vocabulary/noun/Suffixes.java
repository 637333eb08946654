package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.CardNames;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;

/// What follows a noun: "you control", "with flying", "with power 2 or less", "in your graveyard".
public final class Suffixes {
    private Suffixes() {}

    /// "that's red", "that's an artifact"? Only the color form is common.
    static final Phrase<Filter> NAMED_SELF = oneOf(
            "a name",
            phrase("named ~").means(new Filter.Named("~")),
            phrase("not named ~").means(new Filter.Not(new Filter.Named("~"))));

    private static final Phrase<Filter> CONTROLLERS = table(
            "whose they are",
            Map.of(
                    "controlled by the same player", new Filter.Controllers(true),
                    "controlled by different players", new Filter.Controllers(false)));

    /// "with flying", "with the greatest power among creatures they control".
    public static final Phrase<Filter> WITH_OR_EXTREME =
            oneOf("with", WithSuffixes.WITH, lazy(ComparisonSuffixes::extreme));

    /// CR 715.2.
    private static Phrase<Filter> adventurer(Number number) {
        return phrase("that " + number.pick("has", "have") + " an Adventure")
                .means(new Filter.Is(Filter.Status.ADVENTURER));
    }

    static final Numbered<Filter> OF_PERMANENTS = Numbered.numbered(number -> oneOf(
            "what follows a noun",
            adventurer(number),
            ControllerSuffixes.CONTROL,
            ControllerSuffixes.PLAYER_CONTROLS,
            ControllerSuffixes.TARGET_CONTROLS,
            WithSuffixes.with(number),
            KindSuffixes.CHOSEN,
            RelationSuffixes.deeds(number),
            RelationSuffixes.relations(number),
            RelationSuffixes.RELATED,
            NAMED_SELF,
            CardNames.NAMED,
            ComparisonSuffixes.SAME_OR_LESS,
            ComparisonSuffixes.sharing(number),
            KindSuffixes.thatIs(number),
            lazy(() -> KindSuffixes.ONE_OR_ANOTHER),
            number == Number.MANY
                    ? oneOf(
                            "what they are together",
                            ComparisonSuffixes.TOGETHER,
                            CONTROLLERS,
                            WithSuffixes.eachWith(),
                            ComparisonSuffixes.extreme(),
                            lazy(() -> Suffixes.EXCEPT))
                    : ComparisonSuffixes.extreme()));

    /// "except for ~", "except for Krakens and Serpents".
    private static final Phrase<Filter> EXCEPT = phrase(
                    "except for {}",
                    oneOf("exceptions", phrase("~").means(Nouns.THIS), lazy(() -> Nouns.PERMANENT.many())))
            .as(Filter.Not::new, Filter.Not.class, Filter.Not::filter);

    public static final Phrase<Filter> CAST_FROM = table("where it is cast from", castFrom());

    private static Map<String, Filter> castFrom() {
        Filter hand = new Filter.CastFrom(Zone.HAND, true);
        Filter graveyard = new Filter.CastFrom(Zone.GRAVEYARD, true);
        Filter exile = new Filter.CastFrom(Zone.EXILE, false);
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("from anywhere other than your hand", new Filter.Not(hand));
        words.put("from anywhere other than their hand", new Filter.Not(hand));
        words.put("from anywhere other than their hands", new Filter.Not(hand));
        words.put("from graveyards", new Filter.CastFrom(Zone.GRAVEYARD, false));
        words.put(
                "from graveyards or libraries",
                new Filter.Or(
                        List.of(new Filter.CastFrom(Zone.GRAVEYARD, false), new Filter.CastFrom(Zone.LIBRARY, false))));
        for (String both : List.of("from graveyards or from exile", "from graveyards or exile"))
            words.put(both, new Filter.Or(List.of(new Filter.CastFrom(Zone.GRAVEYARD, false), exile)));
        words.put("from a graveyard", new Filter.CastFrom(Zone.GRAVEYARD, false));
        words.put("from your graveyard", graveyard);
        words.put("from your hand", hand);
        words.put("from their hand", hand);
        words.put("from your library", new Filter.CastFrom(Zone.LIBRARY, true));
        words.put("from exile", exile);
        words.put("from your graveyard or from exile", new Filter.Or(List.of(graveyard, exile)));
        words.put("from exile or from your graveyard", new Filter.Or(List.of(exile, graveyard)));
        return words;
    }

    /// After "you cast": "with mana value 5 or greater", "of the chosen type", "from exile".
    public static final Phrase<Filter> OF_CAST_SPELLS = oneOf(
            "what follows a noun",
            adventurer(Number.MANY),
            WithSuffixes.with(Number.MANY),
            KindSuffixes.CHOSEN,
            CAST_FROM);

    /// The same of one: "with toughness greater than its power", "that's a Demon or Horror".
    public static final Phrase<Filter> OF_A_CAST_SPELL = oneOf(
            "what follows a noun",
            WithSuffixes.with(Number.ONE),
            KindSuffixes.CHOSEN,
            CAST_FROM,
            phrase("that's {}", lazy(() -> KindSuffixes.A_KIND))
                    .as(
                            f -> new Filter.And(List.of(Nouns.SPELL, f)),
                            Filter.And.class,
                            and -> and.all().size() == 2 ? and.all().getLast() : ""));

    static final Numbered<Filter> OF_SPELLS = Numbered.numbered(number -> oneOf(
            "what follows a noun",
            adventurer(number),
            ControllerSuffixes.CONTROL,
            ControllerSuffixes.PLAYER_CONTROLS,
            ControllerSuffixes.TARGET_CONTROLS,
            WithSuffixes.with(number),
            KindSuffixes.CHOSEN,
            ComparisonSuffixes.SAME_OR_LESS,
            ComparisonSuffixes.sharing(number),
            phrase(
                            "that (targets|target) {}".replace("(targets|target)", number.pick("targets", "target")),
                            lazy(() -> Suffixes.TARGETED))
                    .as(f -> new Filter.Targets(f, false), Filter.Targets.class, Filter.Targets::what),
            phrase("that " + number.pick("targets", "target") + " only {}", lazy(() -> Suffixes.TARGETED))
                    .as(f -> new Filter.Targets(f, true), Filter.Targets.class, Filter.Targets::what),
            phrase("that targets only a single {}", lazy(() -> Nouns.PERMANENT.one()))
                    .as(
                            f -> new Filter.And(List.of(new Filter.Targets(f, true), new Filter.TargetCount(1))),
                            Filter.And.class,
                            and -> and.all().getFirst() instanceof Filter.Targets(Filter what, boolean _) ? what : ""),
            phrase("that " + number.pick("has", "have") + " {}", WithSuffixes.HAS_WAY)
                    .as(f -> f, Filter.HasWay.class, f -> f),
            phrase("that " + number.pick("has", "have") + " {}", WithSuffixes.HAS_KEYWORD)
                    .as(f -> f, Filter.HasKeyword.class, f -> f),
            phrase(number.pick("that's", "that are") + " {}", KindSuffixes.COLORS)
                    .as(f -> new Filter.And(List.of(Nouns.SPELL, f)), Filter.And.class, KindSuffixes::colorsOf),
            phrase("with a single target").means(new Filter.TargetCount(1)),
            CAST_FROM,
            WithSuffixes.xInCost(number)));

    public static final Phrase<Filter> TARGETED = oneOf(
            "a target",
            Nouns.one(Nouns.PERMANENT.one()),
            lazy(() -> SpokenOf.HOST).map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those),
            phrase("one or more {}", lazy(() -> Nouns.PERMANENT.many())).as(t -> t, Filter.class, t -> t),
            phrase("~").means(Nouns.THIS),
            phrase("you").means(Nouns.YOU),
            phrase("you or {}", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Filter.Or(List.of(Nouns.YOU, f)),
                            Filter.Or.class,
                            or -> or.any().size() == 2 && or.any().getFirst().equals(Nouns.YOU)
                                    ? or.any().getLast()
                                    : ""),
            phrase("a player").means(Nouns.PLAYER));

    /// "other than a basic land card".
    static final Phrase<Filter> NO_SUCH_CARD = phrase(
                    "other than {}", a(lazy(() -> Nouns.CARDS.one()).where(f -> !f.equals(Nouns.ANY))))
            .as(
                    f -> new Filter.And(List.of(new Filter.Not(f))),
                    Filter.And.class,
                    and -> and.all().size() == 1 && and.all().getFirst() instanceof Filter.Not(Filter f) ? f : "");

    static final Numbered<Filter> OF_CARDS = Numbered.numbered(number -> oneOf(
            "what follows a noun",
            adventurer(number),
            WithSuffixes.with(number),
            KindSuffixes.CHOSEN,
            NAMED_SELF,
            CardNames.NAMED,
            NO_SUCH_CARD,
            WithSuffixes.xInCost(number),
            ComparisonSuffixes.sharing(number),
            number == Number.MANY
                    ? oneOf(
                            "a comparison",
                            ComparisonSuffixes.SAME_OR_LESS,
                            ComparisonSuffixes.TOGETHER,
                            WithSuffixes.eachWith())
                    : ComparisonSuffixes.SAME_OR_LESS));
}
