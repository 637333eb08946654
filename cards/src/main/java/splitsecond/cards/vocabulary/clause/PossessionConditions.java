package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Condition.PlayerHas;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// What players control, have in their zones and how much life: "if you control a Forest", "you have no cards in hand".
final class PossessionConditions {
    private PossessionConditions() {}

    static Filter without(Filter filter) {
        List<Filter> parts = Nouns.parts(filter);
        return parts.size() < 2 ? filter : Nouns.all(parts.subList(0, parts.size() - 1));
    }

    static final Reference A_PLAYER = new Reference.Each(Nouns.PLAYER, "a player");

    private static final Numbered<Reference> CONTROLLER = Numbered.of(
            table("a player", controllers()),
            table("players", Map.of("you", YOU, "they", Players.THEY, "your opponents", Players.YOUR_OPPONENTS)));

    private static Map<String, Reference> controllers() {
        Map<String, Reference> players = new LinkedHashMap<>();
        players.put("an opponent", Players.AN_OPPONENT);
        players.put("a player", A_PLAYER);
        players.put("any player", A_PLAYER);
        players.put("that player", Players.THAT_PLAYER);
        players.put("that opponent", new Reference.ThatPlayer("that opponent"));
        players.put("defending player", new Reference.DefendingPlayer());
        players.put("its controller", new Reference.ControllerOf(References.IT, ""));
        players.put("enchanted player", new Reference.Host("enchanted player"));
        return players;
    }

    // "Creatures with different powers" are counted by their powers.
    private static final Phrase<Filter> SEVERAL = Nouns.PERMANENT.many().where(f -> !Nouns.isOfSeveral(f));

    static final Phrase<Condition> CONTROLS = oneOf(
            "a condition",
            phrase("{} (controls|control) {}", CONTROLLER, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Exists(
                                    Nouns.with(f, new Filter.ControlledBy(who)), Comparison.AT_LEAST, n(1), ""),
                            Exists.class,
                            PossessionConditions::controller,
                            e -> without(e.filter())),
            phrase(
                            "{} (controls|control) {} or {}",
                            CONTROLLER,
                            Nouns.one(Nouns.PERMANENT.one()),
                            Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f, g) -> new Exists(
                                    Nouns.with(new Filter.Or(List.of(f, g)), new Filter.ControlledBy(who)),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "or"),
                            Exists.class,
                            PossessionConditions::controller,
                            e -> eitherOf(e, 0),
                            e -> eitherOf(e, 1)),
            phrase("{} (controls|control) no {}", CONTROLLER, SEVERAL)
                    .as(
                            (who, f) -> controls(who, f, Comparison.EQUAL, 0),
                            Condition.class,
                            PossessionConditions::controller,
                            c -> controlled(c)),
            phrase(
                            "{} (controls|control) {} {} {}",
                            CONTROLLER,
                            NUMBER_WORD,
                            table("or more", Map.of("or more", Comparison.AT_LEAST, "or fewer", Comparison.AT_MOST)),
                            SEVERAL)
                    .as(
                            (who, k, how, f) -> controls(who, f, how, k),
                            Condition.class,
                            PossessionConditions::controller,
                            PossessionConditions::countOf,
                            PossessionConditions::comparisonOf,
                            PossessionConditions::controlled),
            phrase(
                            "{} (controls|control) {} {} {}",
                            CONTROLLER,
                            table(
                                    "how many",
                                    Map.of(
                                            "exactly", Comparison.EQUAL,
                                            "fewer than", Comparison.LESS,
                                            "more than", Comparison.MORE)),
                            NUMBER_WORD,
                            SEVERAL)
                    .as(
                            (who, how, k, f) -> how == Comparison.EQUAL && k == 1 ? null : controls(who, f, how, k),
                            Condition.class,
                            PossessionConditions::controller,
                            PossessionConditions::comparisonOf,
                            PossessionConditions::countOf,
                            PossessionConditions::controlled),
            phrase(
                            "{} (controls|control) {} {} {}",
                            CONTROLLER,
                            table("how many", Map.of("exactly", Comparison.EQUAL)),
                            NUMBER_WORD,
                            Nouns.PERMANENT.one())
                    .as(
                            (who, how, k, f) -> k == 1 ? controls(who, f, how, k) : null,
                            Condition.class,
                            PossessionConditions::controller,
                            PossessionConditions::comparisonOf,
                            PossessionConditions::countOf,
                            PossessionConditions::controlled),
            phrase("no opponent controls {}", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Condition.Not(new PlayerHas(
                                    Players.AN_OPPONENT,
                                    new Possession.Permanents(f),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "no opponent")),
                            Condition.Not.class,
                            c -> controlled(c.condition())));

    private static Object controller(Condition condition) {
        if (condition instanceof PlayerHas has) return has.who();
        return condition instanceof Exists exists
                        && Nouns.parts(exists.filter()).getLast() instanceof Filter.ControlledBy(Reference who)
                ? who
                : "";
    }

    private static Object comparisonOf(Condition condition) {
        if (condition instanceof PlayerHas has) return has.comparison();
        return condition instanceof Exists exists ? exists.comparison() : "";
    }

    private static Condition controls(Reference who, Filter what, Comparison comparison, int count) {
        return isOneOf(who)
                ? new PlayerHas(who, new Possession.Permanents(what), comparison, n(count), "")
                : new Exists(Nouns.with(what, new Filter.ControlledBy(who)), comparison, n(count), "");
    }

    private static Object controlled(Condition condition) {
        if (condition instanceof Exists exists) return without(exists.filter());
        return condition instanceof PlayerHas(var _, Possession.Permanents(Filter of), var _, var _, var _) ? of : "";
    }

    private static Object eitherOf(Exists exists, int which) {
        return without(exists.filter()) instanceof Filter.Or(List<Filter> any) && any.size() == 2 ? any.get(which) : "";
    }

    /// One of several: each for themselves.
    private static boolean isOneOf(Reference who) {
        return who.equals(Players.AN_OPPONENT) || who.equals(A_PLAYER);
    }

    private static Object countOf(Condition condition) {
        return switch (condition) {
            case Exists e -> Amounts.number(e.count());
            case Condition.Compare c -> Amounts.number(c.right());
            case PlayerHas h -> Amounts.number(h.count());
            case Condition.Matches _,
                    Condition.OfTurn _,
                    Condition.OfPast _,
                    Condition.PlayerIs _,
                    Condition.WordChosen _,
                    Condition.Joined _ -> "";
        };
    }

    /// "you have three or fewer cards in hand", "that player has 5 or less life".
    private static final Numbered<Reference> HAVING =
            Numbered.of(table("a player", having()), table("players", Map.of("you", YOU, "they", Players.THEY)));

    private static Map<String, Reference> having() {
        Map<String, Reference> players = new LinkedHashMap<>(controllers());
        players.remove("any player");
        return players;
    }

    private static final Phrase<Comparison> OR_MORE_CARDS =
            table("or more", Map.of("or more", Comparison.AT_LEAST, "or fewer", Comparison.AT_MOST));

    private static final Phrase<Comparison> MORE_CARDS_THAN = table(
            "how many",
            Map.of("exactly", Comparison.EQUAL, "fewer than", Comparison.LESS, "more than", Comparison.MORE));

    private static final Phrase<Reference> TARGET_PLAYER = phrase("target {}", Nouns.PLAYERS)
            .as(
                    f -> new Reference.Target(new TargetSlot(f, Count.ONE, false, null, "")),
                    Reference.Target.class,
                    t -> t.slot().filter());

    private static final Phrase<Reference> HAS_LIFE = oneOf("a player", HAVING.one(), TARGET_PLAYER);

    private record Place(Zone zone, boolean yours) {}

    private static final Phrase<Place> WHERE = table(
            "where",
            Map.of(
                    "in hand", new Place(Zone.HAND, false),
                    "in your graveyard", new Place(Zone.GRAVEYARD, true),
                    "in their graveyard", new Place(Zone.GRAVEYARD, false),
                    "in your library", new Place(Zone.LIBRARY, true),
                    "in their library", new Place(Zone.LIBRARY, false)));

    private static @org.jspecify.annotations.Nullable Condition cards(
            Reference whose, Comparison comparison, int count, Filter what, Place where) {
        if (where.zone() != Zone.HAND && where.yours() != whose.equals(YOU)) return null;
        return isOneOf(whose)
                ? new PlayerHas(whose, new Possession.Cards(where.zone(), what), comparison, n(count), "")
                : new Exists(Nouns.with(what, new Filter.In(where.zone(), whose)), comparison, n(count), "");
    }

    private static Object placeOf(Condition condition) {
        if (condition instanceof PlayerHas(var _, Possession.Cards(Zone zone, Filter _), var _, var _, var _))
            return new Place(zone, false);
        return condition instanceof Exists exists
                        && Nouns.parts(exists.filter()).getLast() instanceof Filter.In(Zone zone, Reference whose)
                        && whose != null
                ? new Place(zone, zone != Zone.HAND && whose.equals(YOU))
                : "";
    }

    private static Object whoseCards(Condition condition) {
        if (condition instanceof PlayerHas has) return has.who();
        return condition instanceof Exists exists
                        && Nouns.parts(exists.filter()).getLast() instanceof Filter.In(Zone _, Reference whose)
                        && whose != null
                ? whose
                : "";
    }

    private static Object cardsOf(Condition condition) {
        if (condition instanceof PlayerHas(var _, Possession.Cards(Zone _, Filter of), var _, var _, var _)) return of;
        return condition instanceof Exists exists ? Nouns.butLast(exists.filter()) : "";
    }

    private static Object whoseLife(Condition condition) {
        if (condition instanceof PlayerHas(Reference who, Possession.Life _, var _, var _, var _)) return who;
        return condition instanceof Condition.Compare(Amount.LifeOf(Reference who), var _, var _, var _) ? who : "";
    }

    private static Object comparisonOfLife(Condition condition) {
        if (condition instanceof PlayerHas has) return has.comparison();
        return condition instanceof Condition.Compare compare ? compare.comparison() : "";
    }

    private static Condition life(Reference whose, Comparison comparison, int count) {
        return isOneOf(whose)
                ? new PlayerHas(whose, new Possession.Life(), comparison, n(count), "")
                : new Condition.Compare(new Amount.LifeOf(whose), comparison, n(count), "");
    }

    static final Phrase<Condition> HAVE = oneOf(
            "a condition",
            phrase("a graveyard has {} or more cards in it", NUMBER_WORD)
                    .as(
                            k -> new PlayerHas(
                                    A_PLAYER,
                                    new Possession.Cards(Zone.GRAVEYARD, Nouns.ANY),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "a graveyard"),
                            PlayerHas.class,
                            PossessionConditions::countOf),
            phrase("{} (has|have) {} {} {} {}", HAVING, NUMBER_WORD, OR_MORE_CARDS, Nouns.CARDS.many(), WHERE)
                    .as(
                            (who, k, how, f, where) -> cards(who, how, k, f, where),
                            Condition.class,
                            PossessionConditions::whoseCards,
                            PossessionConditions::countOf,
                            PossessionConditions::comparisonOf,
                            PossessionConditions::cardsOf,
                            PossessionConditions::placeOf),
            phrase("{} (has|have) {} {} {} {}", HAVING, MORE_CARDS_THAN, NUMBER_WORD, Nouns.CARDS.many(), WHERE)
                    .as(
                            (who, how, k, f, where) -> cards(who, how, k, f, where),
                            Condition.class,
                            PossessionConditions::whoseCards,
                            PossessionConditions::comparisonOf,
                            PossessionConditions::countOf,
                            PossessionConditions::cardsOf,
                            PossessionConditions::placeOf),
            phrase("{} (has|have) no {} {}", HAVING, Nouns.CARDS.many(), WHERE)
                    .as(
                            (who, f, where) -> cards(who, Comparison.EQUAL, 0, f, where),
                            Condition.class,
                            PossessionConditions::whoseCards,
                            PossessionConditions::cardsOf,
                            PossessionConditions::placeOf),
            phrase(
                            "{} (has|have) {} {} life",
                            Numbered.of(HAS_LIFE, HAVING.many()),
                            DIGITS,
                            table("or more", Map.of("or more", Comparison.AT_LEAST, "or less", Comparison.AT_MOST)))
                    .as(
                            (who, k, how) -> life(who, how, k),
                            Condition.class,
                            PossessionConditions::whoseLife,
                            PossessionConditions::countOf,
                            PossessionConditions::comparisonOfLife),
            phrase(
                            "{} (has|have) {} {} life",
                            Numbered.of(HAS_LIFE, HAVING.many()),
                            table(
                                    "how much",
                                    Map.of(
                                            "exactly", Comparison.EQUAL,
                                            "less than", Comparison.LESS,
                                            "more than", Comparison.MORE)),
                            DIGITS)
                    .as(
                            (who, how, k) -> life(who, how, k),
                            Condition.class,
                            PossessionConditions::whoseLife,
                            PossessionConditions::comparisonOfLife,
                            PossessionConditions::countOf));
}
