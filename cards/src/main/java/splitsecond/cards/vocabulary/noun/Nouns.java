package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.CARD_TYPE;
import static splitsecond.cards.vocabulary.word.Words.PERMANENT_TYPE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;

/// Noun phrases: adjectives, the noun, and what follows it. They become a filter, or an `And` of filters in the printed
/// order.
public final class Nouns {
    private Nouns() {}

    public static final Filter ANY = new Filter.Any();
    public static final Filter SPELL = new Filter.In(Zone.STACK, null);
    public static final Filter THIS = new Filter.This();
    /// CR 903.3.
    public static final Filter COMMANDER = new Filter.Is(Filter.Status.COMMANDER);
    public static final Filter OTHER = new Filter.Other();
    public static final Filter YOU = new Filter.IsPlayer(Filter.Relation.YOU);
    public static final Filter OPPONENT = new Filter.IsPlayer(Filter.Relation.OPPONENT);
    public static final Filter PLAYER = new Filter.IsPlayer(Filter.Relation.ANY);
    public static final Filter CREATURE = new Filter.IsType(CardType.CREATURE);
    public static final Filter LAND = new Filter.IsType(CardType.LAND);
    public static final Filter PLANESWALKER = new Filter.IsType(CardType.PLANESWALKER);
    public static final Filter BATTLE = new Filter.IsType(CardType.BATTLE);
    /// CR 700.12, as a noun of its own.
    static final Filter OUTLAW = new Filter.Or(List.of(
            new Filter.IsSubtype("Assassin"),
            new Filter.IsSubtype("Mercenary"),
            new Filter.IsSubtype("Pirate"),
            new Filter.IsSubtype("Rogue"),
            new Filter.IsSubtype("Warlock")));
    public static final Filter PERMANENT_CARD = new Filter.Or(List.of(
            new Filter.IsType(CardType.ARTIFACT),
            BATTLE,
            CREATURE,
            new Filter.IsType(CardType.ENCHANTMENT),
            LAND,
            PLANESWALKER));
    public static final Filter ANY_TARGET = new Filter.Or(List.of(CREATURE, PLANESWALKER, BATTLE, PLAYER));

    public static Filter all(List<Filter> parts) {
        return parts.size() == 1 ? parts.getFirst() : new Filter.And(parts);
    }

    public static List<Filter> parts(Filter filter) {
        return filter instanceof Filter.And(List<Filter> all) ? all : List.of(filter);
    }

    @SafeVarargs
    static Filter join(List<Filter>... lists) {
        List<Filter> joined = new ArrayList<>();
        for (List<Filter> part : lists) joined.addAll(part);
        return joined.isEmpty() ? ANY : all(joined);
    }

    // Nouns

    public static boolean isNoun(Filter filter) {
        return switch (filter) {
            case Filter.IsType _, Filter.IsSubtype _, Filter.Any _ -> true;
            case Filter.Is(Filter.Status status) -> status == Filter.Status.TOKEN || status == Filter.Status.COMMANDER;
            case Filter.In(Zone zone, var whose) -> zone == Zone.STACK && whose == null;
            case Filter.Or(List<Filter> any)
            when any.size() == 2
                    && Adjectives.isAdjective(any.getFirst())
                    && !Adjectives.isAdjective(any.getLast())
                    && isNoun(any.getLast()) -> true;
            case Filter.Or(List<Filter> any) ->
                any.stream()
                        .allMatch(f -> parts(f).stream().allMatch(p -> isNoun(p) || Adjectives.isAdjective(p))
                                && parts(f).stream().anyMatch(Nouns::isNoun));
            case Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _,
                    Filter.This _,
                    Filter.Other _,
                    Filter.OtherThan _,
                    Filter.AmongThose _ -> false;
        };
    }

    static Phrase<Filter> typeWord(Phrase<CardType> type) {
        return type.map(Filter.IsType::new, Filter.IsType.class, Filter.IsType::type);
    }

    static Phrase<Filter> subtypeWord(Phrase<String> subtype) {
        return subtype.map(Filter.IsSubtype::new, Filter.IsSubtype.class, Filter.IsSubtype::subtype);
    }

    private static final Phrase<Filter> CREATURE_TYPE =
            subtypeWord(SUBTYPE.one()).where(Nouns::isCreatureType);

    /// "artifact creature", "Elf", "Goblin token", "Elf or Soldier creature", "permanent".
    static final Numbered<Filter> NOUN = Numbered.numbered(Nouns::noun);

    static Phrase<Filter> noun(Number number) {
        Phrase<Filter> last = oneOf(
                "a noun",
                typeWord(PERMANENT_TYPE.in(number)),
                subtypeWord(SUBTYPE.in(number)),
                phrase(number.pick("permanent", "permanents")).means(ANY),
                phrase(number.pick("token", "tokens")).means(new Filter.Is(Filter.Status.TOKEN)),
                phrase(number.pick("outlaw", "outlaws")).means(OUTLAW),
                phrase(number.pick("commander", "commanders")).means(COMMANDER));
        Phrase<Filter> before = oneOf(
                "a type",
                typeWord(PERMANENT_TYPE.one()),
                subtypeWord(SUBTYPE.one()),
                phrase("commander").means(COMMANDER));
        return oneOf(
                "a noun",
                last,
                phrase("{} {}", list(CREATURE_TYPE, 2, "or"), typeWord(PERMANENT_TYPE.in(number)))
                        .as(
                                (any, type) -> type.equals(CREATURE) ? and(new Filter.Or(any), type) : null,
                                Filter.And.class,
                                and -> orOf(and.all().subList(0, 1)),
                                and -> and.all().getLast()),
                phrase("{} {}", repeat(before, 1, ""), last)
                        .as(
                                (types, noun) -> join(types, List.of(noun)),
                                Filter.And.class,
                                and -> and.all().subList(0, and.all().size() - 1),
                                and -> and.all().getLast()));
    }

    private static final Numbered<Filter> NOUNS = Numbered.numbered(number -> {
        Phrase<Filter> noun = NOUN.in(number);
        Phrase<Filter> described = oneOf(
                "a noun",
                noun,
                phrase("{} {}", repeat(Adjectives.PLAIN_ADJECTIVE, 1, ""), noun)
                        .as(
                                (adjectives, n) -> join(adjectives, parts(n)),
                                Filter.And.class,
                                and -> adjectives(and),
                                and -> all(nouns(and))));
        return oneOf(
                "a noun",
                noun,
                list(described, 2, "or")
                        .where(NearestNoun::eachItsOwn)
                        .map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
                list(described, 2, "and/or")
                        .where(NearestNoun::eachItsOwn)
                        .map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
                number == Number.MANY
                        ? list(described, 2, "and")
                                .where(NearestNoun::eachItsOwn)
                                .map(Filter.Or::new, Filter.Or.class, Filter.Or::any)
                        : phrase("{} or {}", noun, described)
                                .as(
                                        (x, y) -> new Filter.Or(List.of(x, y)),
                                        Filter.Or.class,
                                        or -> or.any().getFirst(),
                                        or -> or.any().getLast())
                                .printOnly());
    });

    static List<Filter> adjectives(Filter filter) {
        List<Filter> found = new ArrayList<>();
        for (Filter part : parts(filter)) {
            if (!Adjectives.isAdjective(part)) break;
            found.add(part);
        }
        return found;
    }

    static List<Filter> nouns(Filter filter) {
        List<Filter> found = new ArrayList<>();
        List<Filter> parts = parts(filter);
        for (Filter part : parts.subList(adjectives(filter).size(), parts.size())) {
            if (!isNoun(part)) break;
            found.add(part);
        }
        return found;
    }

    private static List<Filter> suffixes(Filter filter) {
        List<Filter> parts = parts(filter);
        return parts.subList(adjectives(filter).size() + nouns(filter).size(), parts.size());
    }

    static boolean isCreatureType(Filter filter) {
        return filter instanceof Filter.IsSubtype(String type) && Subtypes.isCreatureType(type);
    }

    static Phrase<Filter> described(Phrase<List<Filter>> noun, Phrase<Filter> suffix) {
        return phrase(
                        "{} {} {}",
                        Adjectives.ADJECTIVES,
                        noun,
                        Phrase.<List<Filter>>optional(repeat(suffix, 1, ""), List.of()))
                .as(
                        (adjectives, nouns, suffixes) ->
                                (!adjectives.isEmpty() && NearestNoun.hasItsOwn(adjectives, nouns))
                                                || !NearestNoun.isNearest(suffixes)
                                        ? null
                                        : NearestNoun.bound(adjectives, nouns, suffixes),
                        Filter.class,
                        filter -> adjectives(NearestNoun.loose(filter)),
                        filter -> nouns(NearestNoun.loose(filter)),
                        filter -> suffixes(NearestNoun.loose(filter)));
    }

    private static Phrase<List<Filter>> asParts(Phrase<Filter> noun) {
        return phrase("{}", noun).as(Nouns::parts, List.class, Nouns::allOf);
    }

    @SuppressWarnings("unchecked") // lists of nouns only
    private static Filter allOf(List<?> parts) {
        return parts.isEmpty() ? THIS : all((List<Filter>) parts);
    }

    /// Permanents: "nonblack creature an opponent controls", "artifacts you control".
    public static final Numbered<Filter> PERMANENT = Numbered.numbered(number ->
            oneOf("a permanent", described(asParts(NOUNS.in(number)), lazy(() -> Suffixes.OF_PERMANENTS.in(number)))));

    /// After "each": "artifact, creature, and enchantment with mana value 2 or less".
    public static final Phrase<Filter> EACH_AND = lazy(() -> described(
            asParts(list(
                            oneOf(
                                    "a noun",
                                    NOUN.one(),
                                    phrase("{} {}", repeat(Adjectives.PLAIN_ADJECTIVE, 1, ""), NOUN.one())
                                            .as(
                                                    (adjectives, n) -> join(adjectives, parts(n)),
                                                    Filter.And.class,
                                                    and -> adjectives(and),
                                                    and -> all(nouns(and)))),
                            2,
                            "and")
                    .where(NearestNoun::eachItsOwn)
                    .map(Filter.Or::new, Filter.Or.class, Filter.Or::any)),
            lazy(() -> Suffixes.OF_PERMANENTS.one())));

    /// Spells: "noncreature spell", "instant or sorcery spells".
    public static final Numbered<Filter> SPELLS = Numbered.numbered(number -> {
        String spell = number.pick("spell", "spells");
        Phrase<Filter> type = oneOf("a type", typeWord(CARD_TYPE), subtypeWord(SUBTYPE.one()));
        Phrase<List<Filter>> noun = oneOf(
                "a spell",
                phrase(spell).means(List.of(SPELL)),
                phrase("permanent " + spell).means(List.of(PERMANENT_CARD, SPELL)),
                phrase("{} " + spell, repeat(type, 1, ""))
                        .as(types -> parts(join(types, List.of(SPELL))), List.class, list -> front(list)),
                phrase("{} " + spell, list(type, 2, "or"))
                        .as(types -> List.of(new Filter.Or(types), SPELL), List.class, list -> orOf(list)),
                phrase("{} " + spell, list(type, 2, number.pick("and/or", "and")))
                        .as(types -> List.of(new Filter.Or(types), SPELL), List.class, list -> orOf(list)),
                phrase("{} " + spell, list(type, 2, number.pick("and", "and/or")))
                        .as(types -> List.of(new Filter.Or(types), SPELL), List.class, list -> orOf(list)),
                phrase("{} or {} " + spell, Adjectives.PLAIN_ADJECTIVE, type)
                        .as(
                                (adjective, of) -> List.of(new Filter.Or(List.of(adjective, of)), SPELL),
                                List.class,
                                list -> adjectiveOrType(list, 0),
                                list -> adjectiveOrType(list, 1)));
        Phrase<Filter> described = described(noun, lazy(() -> Suffixes.OF_SPELLS.in(number)));
        return number == Number.ONE ? described : oneOf("a spell", described, kindsOf(noun));
    });

    /// "Blue spells and red spells".
    private static Phrase<Filter> kindsOf(Phrase<List<Filter>> spells) {
        Phrase<Filter> kind = phrase("{} {}", Adjectives.ADJECTIVES, spells)
                .as(
                        (adjectives, nouns) -> withoutLast(join(adjectives, nouns)),
                        Filter.class,
                        Nouns::adjectives,
                        f -> parts(join(nouns(f), List.of(SPELL))));
        return list(kind.where(f -> !f.equals(ANY)), 2, "and")
                .map(
                        kinds -> and(new Filter.Or(kinds), SPELL),
                        Filter.And.class,
                        and -> and.all().size() == 2 && and.all().getLast().equals(SPELL)
                                ? orOf(and.all())
                                : List.of());
    }

    /// "player who controls an artifact", "opponent who has more life than you".
    public static final Phrase<Filter> PLAYERS_WHO = lazy(() -> PlayerClauses.PLAYERS_WHO.one());

    private static List<?> front(List<?> parts) {
        return parts.isEmpty() ? parts : parts.subList(0, parts.size() - 1);
    }

    static List<?> orOf(List<?> parts) {
        return !parts.isEmpty() && parts.getFirst() instanceof Filter.Or(List<Filter> any) ? any : List.of();
    }

    /// Cards outside the battlefield: "creature card", "basic land cards", "instant or sorcery card". Which zone they
    /// are in follows, or is clear.
    public static final Numbered<Filter> CARDS =
            Numbered.numbered(number -> cards(number, lazy(() -> Suffixes.OF_CARDS.in(number))));

    /// Cards with the zone they are in: "creature card from your graveyard".
    private static final Phrase<Filter> ELSEWHERE = table(
            "a zone",
            Map.of(
                    "in exile", new Filter.In(Zone.EXILE, null),
                    "from exile", new Filter.In(Zone.EXILE, null),
                    "from outside the game", new Filter.In(Zone.OUTSIDE, null)));

    private static Object fromLast(Filter.And and, int which) {
        return and.all().size() > which ? and.all().get(and.all().size() - which) : "";
    }

    public static final Numbered<Filter> CARDS_IN_ZONE = Numbered.numbered(number -> oneOf(
            "a card somewhere",
            phrase("{} {}", CARDS.in(number), Phrase.<Filter>lazy(() -> ZoneSuffixes.ZONE))
                    .as(
                            (f, in) -> join(parts(f), List.of(in)),
                            Filter.class,
                            Nouns::withoutLast,
                            f -> parts(f).getLast()),
            phrase("{} {} {}", CARDS.in(number), Phrase.<Filter>lazy(() -> ControllerSuffixes.OWN), ELSEWHERE)
                    .as(
                            (f, own, in) -> join(parts(f), List.of(own, in)),
                            Filter.And.class,
                            and -> and.all().size() > 2
                                    ? join(and.all().subList(0, and.all().size() - 2))
                                    : "",
                            and -> and.all().size() > 2
                                    ? and.all().get(and.all().size() - 2)
                                    : "",
                            and -> and.all().getLast()),
            phrase(
                            "{} {} {} {}",
                            CARDS.in(number),
                            Phrase.<Filter>lazy(() -> ControllerSuffixes.OWN),
                            Phrase.<Filter>lazy(() -> Suffixes.NAMED_SELF),
                            ELSEWHERE)
                    .as(
                            (f, own, named, in) -> join(parts(f), List.of(own, named, in)),
                            Filter.And.class,
                            and -> and.all().size() > 3
                                    ? join(and.all().subList(0, and.all().size() - 3))
                                    : "",
                            and -> fromLast(and, 3),
                            and -> fromLast(and, 2),
                            and -> and.all().getLast()),
            // "Creature card in your graveyard with mana value 4 or less"; "from … with" says how it is moved.
            phrase(
                            "{} {} {}",
                            CARDS.in(number),
                            Phrase.<Filter>lazy(() -> ZoneSuffixes.PLACE),
                            oneOf(
                                    "what it is like",
                                    Phrase.<Filter>lazy(() -> WithSuffixes.with(number)),
                                    Phrase.<Filter>lazy(() -> ComparisonSuffixes.SAME_OR_LESS),
                                    Phrase.<Filter>lazy(() -> Suffixes.NO_SUCH_CARD)))
                    .as(
                            (f, in, with) -> join(parts(f), List.of(in, with)),
                            Filter.And.class,
                            and -> and.all().size() > 2
                                    ? join(and.all().subList(0, and.all().size() - 2))
                                    : "",
                            and -> and.all().size() > 2
                                    ? and.all().get(and.all().size() - 2)
                                    : "",
                            and -> and.all().getLast()),
            PutThisTurn.cards(number, CARDS.in(number))));

    private static Filter withoutLast(Filter filter) {
        return join(parts(filter).subList(0, parts(filter).size() - 1));
    }

    private static Phrase<Filter> cards(Number number, Phrase<Filter> suffix) {
        String card = number.pick("card", "cards");
        Phrase<Filter> type = oneOf(
                "a type",
                typeWord(CARD_TYPE),
                subtypeWord(SUBTYPE.one()),
                phrase("permanent").means(PERMANENT_CARD));
        Phrase<Filter> types = oneOf(
                "a type",
                type,
                phrase("{} {}", repeat(oneOf("a type", Adjectives.PLAIN_ADJECTIVE, type), 1, ""), type)
                        .as(
                                (before, last) -> join(before, List.of(last)),
                                Filter.And.class,
                                and -> and.all().subList(0, and.all().size() - 1),
                                and -> and.all().getLast()));
        Phrase<List<Filter>> ofColorOrType = phrase("{} or {} " + card, Adjectives.COLOR_ADJECTIVE, typeWord(CARD_TYPE))
                .as(
                        (color, of) -> List.of(new Filter.Or(List.of(color, of))),
                        List.class,
                        list -> colorOrType(list, 0),
                        list -> colorOrType(list, 1));
        // What is said of the first is not said of the second.
        Phrase<Filter> ofTwoKinds = phrase(
                        "{} card or {}",
                        types,
                        oneOf(
                                "a card",
                                phrase("{} card", types).as(f -> f, Filter.class, f -> f),
                                a(phrase("{} card", types).as(f -> f, Filter.class, f -> f))))
                .as(
                        (x, y) -> new Filter.Or(List.of(x, y)),
                        Filter.Or.class,
                        or -> or.any().getFirst(),
                        or -> or.any().size() == 2 ? or.any().getLast() : "");
        Phrase<List<Filter>> noun = oneOf(
                "a card",
                phrase(card).means(List.of(ANY)),
                phrase("{} " + card, repeat(type, 1, "")).as(found -> found, List.class, found -> found),
                phrase("{} {} " + card, list(CREATURE_TYPE, 2, "or"), typeWord(CARD_TYPE))
                        .as(
                                (any, of) -> of.equals(CREATURE) ? List.of(new Filter.Or(any), of) : null,
                                List.class,
                                both -> both.size() == 2 ? orOf(both.subList(0, 1)) : "",
                                both -> both.getLast()),
                phrase("{} " + card, list(types, 2, "or").where(NearestNoun::eachItsOwn))
                        .as(any -> List.of(new Filter.Or(any)), List.class, list -> orOf(list)),
                ofColorOrType,
                phrase("{} " + card, list(types, 2, "and/or").where(NearestNoun::eachItsOwn))
                        .as(any -> List.of(new Filter.Or(any)), List.class, list -> orOf(list)),
                phrase("{} " + card, list(types, 2, "and").where(NearestNoun::eachItsOwn))
                        .as(any -> List.of(new Filter.Or(any)), List.class, list -> orOf(list)));
        return number == Number.ONE
                ? oneOf("a card", described(noun, suffix), ofTwoKinds)
                : oneOf("a card", described(noun, suffix));
    }

    private static Object adjectiveOrType(List<?> parts, int which) {
        List<?> any = orOf(parts);
        return any.size() == 2 && any.getFirst() instanceof Filter first && Adjectives.isAdjective(first)
                ? any.get(which)
                : "";
    }

    private static Object colorOrType(List<?> parts, int which) {
        List<?> any = orOf(parts);
        return any.size() == 2 && any.getFirst() instanceof Filter.IsColor && any.getLast() instanceof Filter.IsType
                ? any.get(which)
                : "";
    }

    /// "a creature", "another creature": what one of is meant.
    public static Phrase<Filter> one(Phrase<Filter> noun) {
        return oneOf("a noun", a(noun.where(f -> !startsWithOther(f))), another(noun));
    }

    public static Phrase<Filter> another(Phrase<Filter> noun) {
        return phrase("another {}", noun.where(f -> !startsWithOther(f)))
                .as(f -> join(List.of(OTHER), parts(f)), Filter.And.class, f -> withoutOther(f));
    }

    /// Only targets are kept to one graveyard.
    public static boolean isOfSingleGraveyard(Filter filter) {
        return parts(filter).getLast() instanceof Filter.SingleGraveyard;
    }

    /// Whether it says what several are together.
    public static boolean isOfSeveral(Filter filter) {
        return parts(filter).stream()
                .anyMatch(f -> f instanceof Filter.TotalAtMost
                        || f instanceof Filter.Differing
                        || f instanceof Filter.Controllers);
    }

    public static boolean startsWithOther(Filter filter) {
        return parts(filter).getFirst().equals(OTHER);
    }

    public static Filter with(Filter filter, Filter last) {
        List<Filter> parts = new ArrayList<>(parts(filter));
        parts.add(last);
        return new Filter.And(parts);
    }

    /// The inverse of `with`; nothing if it was not the last.
    public static Object without(Filter filter, Filter last) {
        List<Filter> parts = parts(filter);
        return parts.size() < 2 || !parts.getLast().equals(last) ? "" : all(parts.subList(0, parts.size() - 1));
    }

    public static Object butLast(Filter filter) {
        List<Filter> parts = parts(filter);
        return parts.size() < 2 ? "" : all(parts.subList(0, parts.size() - 1));
    }

    public static Filter withOther(Filter filter) {
        List<Filter> parts = new ArrayList<>();
        parts.add(OTHER);
        parts.addAll(parts(filter));
        return all(parts);
    }

    public static Filter withoutOther(Filter filter) {
        List<Filter> parts = parts(filter);
        return parts.size() > 1 && parts.getFirst().equals(OTHER) ? all(parts.subList(1, parts.size())) : filter;
    }

    public static Filter and(Filter... filters) {
        return new Filter.And(Arrays.asList(filters));
    }

    /// "players", "opponents".
    public static final Phrase<Filter> PLAYERS_MANY =
            table("players", Map.of("players", PLAYER, "opponents", OPPONENT, "of your opponents", OPPONENT));

    public static final Phrase<Filter> PLAYERS = table("a player", Map.of("player", PLAYER, "opponent", OPPONENT));
}
