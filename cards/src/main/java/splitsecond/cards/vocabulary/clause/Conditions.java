package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.KEYWORD;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.ManaSpentOn;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.PastEvents;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Condition.PlayerHas;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// After "if", "unless", "as long as", "only if".
public final class Conditions {
    private Conditions() {}

    private static Filter without(Filter filter) {
        List<Filter> parts = Nouns.parts(filter);
        return parts.size() < 2 ? filter : Nouns.all(parts.subList(0, parts.size() - 1));
    }

    private static final Reference A_PLAYER = new Reference.Each(Nouns.PLAYER, "a player");

    private static final Numbered<Reference> CONTROLLER = Numbered.of(
            table("a player", controllers()),
            table("players", Map.of("you", YOU, "they", Suffixes.THEY, "your opponents", Suffixes.YOUR_OPPONENTS)));

    private static Map<String, Reference> controllers() {
        Map<String, Reference> players = new LinkedHashMap<>();
        players.put("an opponent", Suffixes.AN_OPPONENT);
        players.put("a player", A_PLAYER);
        players.put("any player", A_PLAYER);
        players.put("that player", Suffixes.THAT_PLAYER);
        players.put("that opponent", new Reference.ThatPlayer("that opponent"));
        players.put("defending player", new Reference.DefendingPlayer());
        players.put("its controller", new Reference.ControllerOf(References.IT, ""));
        players.put("enchanted player", new Reference.Host("enchanted player"));
        return players;
    }

    // "Creatures with different powers" are counted by their powers.
    private static final Phrase<Filter> SEVERAL = Nouns.PERMANENT.many().where(f -> !Nouns.isOfSeveral(f));

    private static final Phrase<Condition> CONTROLS = oneOf(
            "a condition",
            phrase("{} (controls|control) {}", CONTROLLER, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Exists(
                                    Nouns.with(f, new Filter.ControlledBy(who)), Comparison.AT_LEAST, n(1), ""),
                            Exists.class,
                            Conditions::controller,
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
                            Conditions::controller,
                            e -> eitherOf(e, 0),
                            e -> eitherOf(e, 1)),
            phrase("{} (controls|control) no {}", CONTROLLER, SEVERAL)
                    .as(
                            (who, f) -> controls(who, f, Comparison.EQUAL, 0),
                            Condition.class,
                            Conditions::controller,
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
                            Conditions::controller,
                            Conditions::countOf,
                            Conditions::comparisonOf,
                            Conditions::controlled),
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
                            Conditions::controller,
                            Conditions::comparisonOf,
                            Conditions::countOf,
                            Conditions::controlled),
            phrase(
                            "{} (controls|control) {} {} {}",
                            CONTROLLER,
                            table("how many", Map.of("exactly", Comparison.EQUAL)),
                            NUMBER_WORD,
                            Nouns.PERMANENT.one())
                    .as(
                            (who, how, k, f) -> k == 1 ? controls(who, f, how, k) : null,
                            Condition.class,
                            Conditions::controller,
                            Conditions::comparisonOf,
                            Conditions::countOf,
                            Conditions::controlled),
            phrase("no opponent controls {}", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Condition.Not(new PlayerHas(
                                    Suffixes.AN_OPPONENT,
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
        return who.equals(Suffixes.AN_OPPONENT) || who.equals(A_PLAYER);
    }

    private static Object countOf(Condition condition) {
        return switch (condition) {
            case Exists e -> Amounts.number(e.count());
            case Condition.Compare c -> Amounts.number(c.right());
            case PlayerHas h -> Amounts.number(h.count());
            case Condition.Matches _,
                    Condition.TurnOf _,
                    Condition.During _,
                    Condition.WasPaid _,
                    Condition.WasCast _,
                    Condition.PreviousDone _,
                    Condition.Done _,
                    Condition.Happened _,
                    Condition.Occurred _,
                    Condition.PlayerIs _,
                    Condition.WordChosen _,
                    Condition.ResolvedTimes _,
                    Condition.Not _,
                    Condition.And _,
                    Condition.Or _ -> "";
        };
    }

    private static final Numbered<Reference> WHAT = Numbered.of(
            oneOf("an object", phrase("~").means(References.SELF), References.THAT, References.HOST),
            oneOf("objects", References.THOSE, phrase("they").means(new Reference.It("they"))));

    private static Phrase<Condition> matches(String words, Phrase<Filter> filter) {
        return phrase(words, WHAT, filter)
                .as(
                        (what, f) -> new Condition.Matches(what, f, ""),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        Condition.Matches::filter);
    }

    private static Phrase<Condition> matchesNot(String words, Phrase<Filter> filter) {
        return phrase(words, WHAT, filter)
                .as(
                        (what, f) -> new Condition.Not(new Condition.Matches(what, f, "")),
                        Condition.Not.class,
                        Conditions::whatNot,
                        Conditions::filterNot);
    }

    private static Object whatNot(Condition.Not not) {
        return not.condition() instanceof Condition.Matches(Reference what, Filter _, String _) ? what : not;
    }

    private static Object filterNot(Condition.Not not) {
        return not.condition() instanceof Condition.Matches(Reference _, Filter filter, String _) ? filter : not;
    }

    private static final Phrase<Filter> STATE_WORD = table("a state", states());

    private static final Phrase<Filter> STATE = oneOf(
            "a state",
            STATE_WORD,
            phrase("{} or {}", STATE_WORD, STATE_WORD)
                    .as(
                            (one, other) -> new Filter.Or(List.of(one, other)),
                            Filter.Or.class,
                            or -> or.any().getFirst(),
                            or -> or.any().size() == 2 ? or.any().getLast() : ""));

    private static Map<String, Filter> states() {
        Map<String, Filter> states = new LinkedHashMap<>();
        for (Filter.Status status : List.of(
                Filter.Status.TAPPED,
                Filter.Status.UNTAPPED,
                Filter.Status.ATTACKING,
                Filter.Status.BLOCKING,
                Filter.Status.ENCHANTED,
                Filter.Status.EQUIPPED,
                Filter.Status.MODIFIED,
                Filter.Status.MONSTROUS,
                Filter.Status.RENOWNED,
                Filter.Status.SADDLED,
                Filter.Status.PREPARED,
                Filter.Status.SUSPECTED,
                Filter.Status.BLOCKED,
                Filter.Status.UNBLOCKED))
            states.put(status.name().toLowerCase(java.util.Locale.ROOT), new Filter.Is(status));
        for (var color : splitsecond.engine.card.Color.values()) states.put(color.word(), new Filter.IsColor(color));
        states.put("colorless", new Filter.ColorCount(0, 0));
        states.put("multicolored", new Filter.ColorCount(2, 5));
        states.put("being declared as an attacker", new Filter.Is(Filter.Status.BEING_DECLARED));
        states.put("a token", new Filter.Is(Filter.Status.TOKEN));
        states.put("legendary", new Filter.IsSupertype(splitsecond.engine.card.Supertype.LEGENDARY));
        return states;
    }

    private static Object either(Condition.Matches condition, int which) {
        return condition.filter() instanceof Filter.Or(List<Filter> any)
                        && any.size() == 2
                        && any.get(which) instanceof Filter.And(List<Filter> all)
                        && all.size() == 1
                ? all.getFirst()
                : "";
    }

    private static final Phrase<Filter> PERMANENT_KIND = a(Nouns.PERMANENT.one());
    private static final Phrase<Filter> CARD_KIND = a(Nouns.CARDS.one().where(f -> !f.equals(Nouns.ANY)));
    private static final Phrase<Filter> KIND = oneOf("a kind of object", PERMANENT_KIND, CARD_KIND);

    private static final Phrase<Filter> COUNTERS = oneOf(
            "counters",
            phrase("counters on it").means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
            phrase("a counter on it").means(new Filter.HasCounter(null, Comparison.MORE, 0)),
            phrase("{} or more counters on it", NUMBER_WORD)
                    .as(
                            c -> new Filter.HasCounter(null, Comparison.AT_LEAST, c),
                            Filter.HasCounter.class,
                            Filter.HasCounter::count),
            phrase("no counters on it").means(new Filter.HasCounter(null, Comparison.EQUAL, 0)),
            phrase("{} on it", a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)))
                    .as(
                            k -> new Filter.HasCounter(k, Comparison.AT_LEAST, 1),
                            Filter.HasCounter.class,
                            Filter.HasCounter::kind),
            phrase("no {} counters on it", COUNTER_KIND)
                    .as(
                            k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                            Filter.HasCounter.class,
                            Filter.HasCounter::kind),
            phrase("{} or more {} counters on it", NUMBER_WORD, COUNTER_KIND)
                    .as(
                            (c, k) -> new Filter.HasCounter(k, Comparison.AT_LEAST, c),
                            Filter.HasCounter.class,
                            Filter.HasCounter::count,
                            Filter.HasCounter::kind));

    private static Condition happened(Amount.Tally tally, @org.jspecify.annotations.Nullable Reference by, int least) {
        return new Condition.Happened(tally, null, by, Comparison.AT_LEAST, least, "");
    }

    private static final Phrase<Condition> FIXED = table("a condition", fixed());

    private static Map<String, Condition> fixed() {
        Map<String, Condition> words = new LinkedHashMap<>();
        words.put("it's your turn", new Condition.TurnOf(YOU));
        words.put("it's not your turn", new Condition.Not(new Condition.TurnOf(YOU)));
        words.put("it isn't your turn", new Condition.Not(new Condition.TurnOf(YOU)));
        words.put("it was kicked", new Condition.WasPaid(OptionalCost.KICKER));
        words.put("~ was kicked", new Condition.WasPaid(OptionalCost.KICKER));
        words.put("it was cast using teamwork", new Condition.WasPaid(OptionalCost.TEAMWORK));
        words.put("~ was cast using teamwork", new Condition.WasPaid(OptionalCost.TEAMWORK));
        words.put("its additional cost was paid", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("a Dragon was beheld", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("the gift was promised", new Condition.WasPaid(OptionalCost.GIFT));
        words.put("the gift wasn't promised", new Condition.Not(new Condition.WasPaid(OptionalCost.GIFT)));
        words.put(
                "tribute wasn't paid",
                new Condition.Compare(new Amount.ChosenNumber(), Comparison.EQUAL, n(0), "tribute"));
        words.put("evidence was collected", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("~'s additional cost was paid", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        for (String beheld : List.of("a Dragon", "a Hero"))
            words.put(beheld + " was beheld", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("it was bargained", new Condition.WasPaid(OptionalCost.BARGAIN));
        words.put("~ was bargained", new Condition.WasPaid(OptionalCost.BARGAIN));
        words.put("it's bargained", new Condition.WasPaid(OptionalCost.BARGAIN));
        words.put(
                "you have a full party", new Condition.Compare(new Amount.Party(), Comparison.AT_LEAST, n(4), "full"));
        // CR 700.11.
        words.put(
                "you descended this turn",
                new Condition.Occurred(
                        new Trigger.ZoneChange(
                                Nouns.with(Nouns.PERMANENT_CARD, new Filter.OwnedBy(YOU)),
                                null,
                                Zone.GRAVEYARD,
                                false,
                                "descend"),
                        Comparison.AT_LEAST,
                        1,
                        "descend"));
        words.put(
                "a nonland permanent left the battlefield this turn or a spell was warped this turn",
                new Condition.Or(List.of(
                        new Condition.Occurred(
                                new Trigger.ZoneChange(new Filter.Not(Nouns.LAND), Zone.BATTLEFIELD, null, false, ""),
                                Comparison.AT_LEAST,
                                1,
                                ""),
                        new Condition.Occurred(
                                new Trigger.Casts(
                                        Nouns.PLAYER,
                                        Nouns.and(new Filter.Is(Filter.Status.WARPED), Nouns.SPELL),
                                        0,
                                        ""),
                                Comparison.AT_LEAST,
                                1,
                                ""))));
        // Steps do not change while it is on the stack.
        words.put(
                "you cast ~ during your main phase",
                new Condition.And(List.of(
                        new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), YOU),
                        new Condition.WasCast(null, References.SELF))));
        words.put("it wasn't kicked", new Condition.Not(new Condition.WasPaid(OptionalCost.KICKER)));
        words.put("~ wasn't kicked", new Condition.Not(new Condition.WasPaid(OptionalCost.KICKER)));
        words.put("you cast it", new Condition.WasCast(null, References.IT));
        words.put("you cast it from your hand", new Condition.WasCast(Zone.HAND, References.IT));
        words.put("it was cast", new Condition.WasCast(null, References.IT));
        words.put("you do", new Condition.PreviousDone(true, "you do"));
        words.put("you don't", new Condition.PreviousDone(false, "you don't"));
        for (String put : List.of(
                "put the card into your hand",
                "put it into your hand",
                "put the card onto the battlefield",
                "put it onto the battlefield",
                "put that card onto the battlefield")) {
            words.put("you don't " + put, new Condition.PreviousDone(false, "you don't " + put));
            words.put("you didn't " + put, new Condition.PreviousDone(false, "you didn't " + put));
        }
        words.put("they do", new Condition.PreviousDone(true, "they do"));
        words.put("they don't", new Condition.PreviousDone(false, "they don't"));
        words.put("that player does", new Condition.PreviousDone(true, "that player does"));
        words.put("that player doesn't", new Condition.PreviousDone(false, "that player doesn't"));
        words.put("the player does", new Condition.PreviousDone(true, "the player does"));
        words.put("the player doesn't", new Condition.PreviousDone(false, "the player doesn't"));
        for (String who : List.of("you", "they", "that player", "the player"))
            words.put(who + " can't", new Condition.PreviousDone(false, who + " can't"));
        words.put("a player does", new Condition.PreviousDone(true, "a player does"));
        for (String nobody : List.of("no one does", "no player does"))
            words.put(nobody, new Condition.PreviousDone(false, nobody));
        words.put("you have two or more opponents", new Exists(Nouns.OPPONENT, Comparison.AT_LEAST, n(2), ""));
        words.put(
                "you've cast another spell this turn",
                new Condition.Happened(
                        Amount.Tally.SPELLS_CAST, new Filter.Other(), YOU, Comparison.AT_LEAST, 1, "another"));
        words.put("you have the city's blessing", new Condition.PlayerIs(YOU, Condition.Designation.CITYS_BLESSING));
        words.put("you have the initiative", new Condition.PlayerIs(YOU, Condition.Designation.INITIATIVE));
        words.put("you've completed a dungeon", new Condition.PlayerIs(YOU, Condition.Designation.COMPLETED_DUNGEON));
        words.put(
                "~ is your Ring-bearer",
                new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.RING_BEARER), "your"));
        words.put(
                "you chose a creature other than ~ as your Ring-bearer",
                new Condition.Exists(
                        new Filter.And(List.of(
                                Nouns.OTHER, new Filter.Is(Filter.Status.RING_BEARER), new Filter.ControlledBy(YOU))),
                        Comparison.AT_LEAST,
                        n(1),
                        "chose"));
        words.put(
                "you don't control a Ring-bearer",
                new Condition.Exists(
                        new Filter.And(List.of(new Filter.Is(Filter.Status.RING_BEARER), new Filter.ControlledBy(YOU))),
                        Comparison.EQUAL,
                        n(0),
                        ""));
        words.put(
                "you control your commander",
                new Exists(
                        new Filter.And(List.of(
                                new Filter.Is(Filter.Status.COMMANDER),
                                new Filter.OwnedBy(YOU),
                                new Filter.ControlledBy(YOU))),
                        Comparison.AT_LEAST,
                        n(1),
                        "commander"));
        words.put(
                "there is no monarch",
                new Condition.Not(new Condition.PlayerIs(
                        new Reference.Each(Nouns.PLAYER, "monarch"), Condition.Designation.MONARCH)));
        words.put(
                "it's your main phase", new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), YOU));
        words.put(
                "it isn't your main phase",
                new Condition.Not(new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), YOU)));
        words.put("~ was foretold", new Condition.WasPaid(splitsecond.engine.ability.CastingWay.FORETELL));
        words.put("it was foretold", new Condition.WasPaid(splitsecond.engine.ability.CastingWay.FORETELL));
        for (String turn : List.of("the", "your"))
            words.put(
                    "it's the first combat phase of " + turn + " turn",
                    new Condition.PlayerIs(YOU, Condition.Designation.FIRST_COMBAT_PHASE));
        words.put(
                "~ is in the command zone or on the battlefield",
                new Condition.Matches(
                        References.SELF,
                        new Filter.Or(
                                List.of(new Filter.In(Zone.COMMAND, null), new Filter.In(Zone.BATTLEFIELD, null))),
                        "eminence"));
        words.put("it's day", new Condition.PlayerIs(YOU, Condition.Designation.DAY));
        words.put("it's night", new Condition.PlayerIs(YOU, Condition.Designation.NIGHT));
        words.put("you have max speed", new Condition.PlayerIs(YOU, Condition.Designation.MAX_SPEED));
        words.put("you're the monarch", new Condition.PlayerIs(YOU, Condition.Designation.MONARCH));
        words.put("you are the monarch", new Condition.PlayerIs(YOU, Condition.Designation.MONARCH));
        words.put("you control ~", new Condition.Matches(References.SELF, new Filter.ControlledBy(YOU), "you control"));
        words.put(
                "~ remains tapped",
                new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.TAPPED), "remains"));
        words.put(
                "~ remains on the battlefield",
                new Condition.Matches(References.SELF, new Filter.In(Zone.BATTLEFIELD, null), "remains"));
        words.put(
                "~ is in your graveyard",
                new Condition.Matches(References.SELF, new Filter.In(Zone.GRAVEYARD, YOU), ""));
        for (var player : Map.of(
                        "your", YOU, "an opponent's", Suffixes.AN_OPPONENT, "that player's", Suffixes.THAT_PLAYER)
                .entrySet()) {
            if (!player.getKey().equals("your"))
                words.put("it's " + player.getKey() + " turn", new Condition.TurnOf(player.getValue()));
        }
        return words;
    }

    /// "you have three or fewer cards in hand", "that player has 5 or less life".
    private static final Numbered<Reference> HAVING =
            Numbered.of(table("a player", having()), table("players", Map.of("you", YOU, "they", Suffixes.THEY)));

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

    private static final Phrase<Condition> HAVE = oneOf(
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
                            Conditions::countOf),
            phrase("{} (has|have) {} {} {} {}", HAVING, NUMBER_WORD, OR_MORE_CARDS, Nouns.CARDS.many(), WHERE)
                    .as(
                            (who, k, how, f, where) -> cards(who, how, k, f, where),
                            Condition.class,
                            Conditions::whoseCards,
                            Conditions::countOf,
                            Conditions::comparisonOf,
                            Conditions::cardsOf,
                            Conditions::placeOf),
            phrase("{} (has|have) {} {} {} {}", HAVING, MORE_CARDS_THAN, NUMBER_WORD, Nouns.CARDS.many(), WHERE)
                    .as(
                            (who, how, k, f, where) -> cards(who, how, k, f, where),
                            Condition.class,
                            Conditions::whoseCards,
                            Conditions::comparisonOf,
                            Conditions::countOf,
                            Conditions::cardsOf,
                            Conditions::placeOf),
            phrase("{} (has|have) no {} {}", HAVING, Nouns.CARDS.many(), WHERE)
                    .as(
                            (who, f, where) -> cards(who, Comparison.EQUAL, 0, f, where),
                            Condition.class,
                            Conditions::whoseCards,
                            Conditions::cardsOf,
                            Conditions::placeOf),
            phrase(
                            "{} (has|have) {} {} life",
                            Numbered.of(HAS_LIFE, HAVING.many()),
                            DIGITS,
                            table("or more", Map.of("or more", Comparison.AT_LEAST, "or less", Comparison.AT_MOST)))
                    .as(
                            (who, k, how) -> life(who, how, k),
                            Condition.class,
                            Conditions::whoseLife,
                            Conditions::countOf,
                            Conditions::comparisonOfLife),
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
                            Conditions::whoseLife,
                            Conditions::comparisonOfLife,
                            Conditions::countOf));

    private static Exists attacking(Filter what, Comparison comparison, int count) {
        return new Exists(Nouns.with(what, new Filter.Is(Filter.Status.ATTACKING)), comparison, n(count), "attacking");
    }

    private static final Phrase<Condition> THERE = oneOf(
            "a condition",
            phrase("there are {} or more {}", NUMBER_WORD, Nouns.CARDS_IN_ZONE.many())
                    .as(
                            (k, f) -> new Exists(f, Comparison.AT_LEAST, n(k), "there are"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            Exists::filter),
            phrase("there are {} or more {} in a single graveyard", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> new PlayerHas(
                                    A_PLAYER,
                                    new Possession.Cards(Zone.GRAVEYARD, f),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "a single graveyard"),
                            PlayerHas.class,
                            h -> Amounts.number(h.count()),
                            h -> h.what() instanceof Possession.Cards cards ? cards.of() : ""),
            phrase("there are {} or more {}", NUMBER_WORD, Amounts.KINDS)
                    .as(
                            (k, kinds) -> new Condition.Compare(kinds, Comparison.AT_LEAST, n(k), "there are"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            Condition.Compare::left),
            phrase("there are {} {}", NUMBER_WORD, Amounts.KINDS)
                    .as(
                            (k, kinds) -> new Condition.Compare(kinds, Comparison.EQUAL, n(k), "there are"),
                            Condition.Compare.class,
                            c -> Amounts.number(c.right()),
                            Condition.Compare::left),
            phrase("there's {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "there's"), Exists.class, Exists::filter),
            phrase("there is {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "there is"), Exists.class, Exists::filter),
            phrase("there's {}", Nouns.one(Nouns.CARDS_IN_ZONE.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "there's"), Exists.class, Exists::filter),
            phrase("a card is {}", Suffixes.EXILED_WITH)
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "a card is"), Exists.class, Exists::filter),
            phrase("{} is in your graveyard", Nouns.one(Nouns.CARDS.one()))
                    .as(
                            f -> new Exists(
                                    Nouns.with(f, new Filter.In(Zone.GRAVEYARD, YOU)),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "is in"),
                            Exists.class,
                            e -> without(e.filter())),
            phrase("there are no {}", Nouns.CARDS_IN_ZONE.many())
                    .as(f -> new Exists(f, Comparison.EQUAL, n(0), "there are"), Exists.class, Exists::filter),
            phrase("{} or more {} are in your graveyard", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> new Exists(
                                    Nouns.with(f, new Filter.In(Zone.GRAVEYARD, YOU)),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "are in"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            e -> without(e.filter())),
            phrase("there are {} or more {} on the battlefield", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> new Exists(f, Comparison.AT_LEAST, n(k), "battlefield"),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            Exists::filter),
            phrase("there are no {} on the battlefield", Nouns.PERMANENT.many())
                    .as(f -> new Exists(f, Comparison.EQUAL, n(0), "battlefield"), Exists.class, Exists::filter),
            phrase("{} or more {} are attacking", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> attacking(f, Comparison.AT_LEAST, k),
                            Exists.class,
                            e -> Amounts.number(e.count()),
                            e -> Nouns.butLast(e.filter())),
            phrase("{} is attacking", Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> attacking(f, Comparison.AT_LEAST, 1), Exists.class, e -> Nouns.butLast(e.filter())),
            phrase("exactly one {} is attacking", Nouns.PERMANENT.one())
                    .as(f -> attacking(f, Comparison.EQUAL, 1), Exists.class, e -> Nouns.butLast(e.filter())),
            phrase("{} is attacking you", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Exists(
                                    Nouns.with(f, new Filter.Attacking(Nouns.YOU)),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "attacking you"),
                            Exists.class,
                            e -> Nouns.butLast(e.filter())),
            phrase("{} is on the battlefield", Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> new Exists(f, Comparison.AT_LEAST, n(1), "battlefield"), Exists.class, Exists::filter));

    /// "a creature you control", "a card exiled with it", "a creature card in your graveyard".
    private static final Phrase<Filter> HAVER =
            Nouns.one(oneOf("an object", Nouns.PERMANENT.one(), Nouns.CARDS_IN_ZONE.one()));

    /// Who drew: "you've drawn" is counted as it happens.
    private static final Phrase<Reference> DREW = table("who drew", drew());

    private static Map<String, Reference> drew() {
        Map<String, Reference> words = new LinkedHashMap<>();
        words.put("you drew", YOU);
        words.put("they drew", Suffixes.THEY);
        words.put("they've drawn", Suffixes.THEY);
        Map<String, Reference> others = new LinkedHashMap<>();
        others.put("an opponent", Suffixes.AN_OPPONENT);
        others.put("a player", A_PLAYER);
        others.put("that player", Suffixes.THAT_PLAYER);
        others.forEach((who, player) -> {
            words.put(who + " drew", player);
            words.put(who + " has drawn", player);
        });
        return words;
    }

    private static final Phrase<Reference> WAS = table(
            "who was dealt damage",
            Map.of(
                    "you were",
                    YOU,
                    "an opponent was",
                    Suffixes.AN_OPPONENT,
                    "a player was",
                    A_PLAYER,
                    "that player was",
                    Suffixes.THAT_PLAYER));

    private static final Phrase<Amount.Tally> DEALT = table(
            "damage",
            Map.of("damage", Amount.Tally.DAMAGE_DEALT, "noncombat damage", Amount.Tally.NONCOMBAT_DAMAGE_DEALT));

    private static final Phrase<Condition> ATOM = oneOf(
            "a condition",
            FIXED,
            THERE,
            lazy(() -> TurnConditions.ATOM),
            lazy(() -> PastEvents.CONDITION),
            lazy(() -> CountConditions.ATOM),
            lazy(() -> ManaSpentOn.CONDITION),
            phrase("{} has {}", HAVER, KEYWORD)
                    .as(
                            (f, k) -> new Exists(
                                    Nouns.with(f, new Filter.HasKeyword(k)), Comparison.AT_LEAST, n(1), "has"),
                            Exists.class,
                            e -> e.wording().equals("has") ? Nouns.butLast(e.filter()) : "",
                            e -> Nouns.parts(e.filter()).getLast() instanceof Filter.HasKeyword(var k) ? k : ""),
            votes("{} gets more votes", Comparison.MORE),
            votes("{} gets more votes or the vote is tied", Comparison.AT_LEAST),
            lazy(() -> ObjectConditions.ATOM),
            CONTROLS,
            HAVE,
            phrase("you've drawn {} or more cards this turn", NUMBER_WORD)
                    .as(
                            k -> (Condition.Happened) happened(Amount.Tally.CARDS_DRAWN, YOU, k),
                            Condition.Happened.class,
                            Condition.Happened::count),
            phrase("{} {} or more cards this turn", DREW, NUMBER_WORD)
                    .as(
                            (who, k) -> new PlayerHas(
                                    who,
                                    new Possession.ThisTurn(Amount.Tally.CARDS_DRAWN),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    ""),
                            PlayerHas.class,
                            h -> h.what().equals(new Possession.ThisTurn(Amount.Tally.CARDS_DRAWN)) ? h.who() : "",
                            h -> Amounts.number(h.count())),
            phrase("{} dealt {} or more {} this turn", WAS, DIGITS, DEALT)
                    .as(
                            (who, k, tally) ->
                                    new PlayerHas(who, new Possession.ThisTurn(tally), Comparison.AT_LEAST, n(k), ""),
                            PlayerHas.class,
                            PlayerHas::who,
                            h -> Amounts.number(h.count()),
                            h -> h.what() instanceof Possession.ThisTurn(var tally) ? tally : ""),
            phrase("you've cast {} or more spells this turn", NUMBER_WORD)
                    .as(
                            k -> (Condition.Happened) happened(Amount.Tally.SPELLS_CAST, YOU, k),
                            Condition.Happened.class,
                            Condition.Happened::count),
            phrase("you've cast another {} this turn", Nouns.SPELLS.one().where(f -> !f.equals(Nouns.SPELL)))
                    .as(
                            f -> new Condition.Happened(
                                    Amount.Tally.SPELLS_CAST,
                                    Nouns.withOther(f),
                                    YOU,
                                    Comparison.AT_LEAST,
                                    1,
                                    "another"),
                            Condition.Happened.class,
                            h -> h.of() == null ? "" : Nouns.withoutOther(h.of())),
            phrase("you controlled {}", References.THAT)
                    .as(
                            what -> new Condition.Matches(what, new Filter.ControlledBy(YOU), "you controlled"),
                            Condition.Matches.class,
                            Condition.Matches::what),
            phrase("{} has only one target and that target is {}", References.TARGET.one(), Suffixes.TARGETED)
                    .as(
                            (what, f) -> new Condition.Matches(
                                    what,
                                    new Filter.And(List.of(new Filter.Targets(f, true), new Filter.TargetCount(1))),
                                    "only one target"),
                            Condition.Matches.class,
                            m -> m.wording().equals("only one target") ? m.what() : "",
                            m -> m.filter() instanceof Filter.And(List<Filter> all)
                                            && all.getFirst() instanceof Filter.Targets(Filter f, boolean _)
                                    ? f
                                    : ""),
            phrase("~ is exiled with {}", COUNTERS)
                    .as(
                            f -> new Condition.Matches(
                                    References.SELF,
                                    new Filter.And(List.of(new Filter.In(Zone.EXILE, null), f)),
                                    "exiled"),
                            Condition.Matches.class,
                            m -> m.wording().equals("exiled") && m.filter() instanceof Filter.And(List<Filter> all)
                                    ? all.getLast()
                                    : ""),
            phrase("there are no more {} counters on {}", COUNTER_KIND, References.THAT)
                    .as(
                            (k, what) -> new Condition.Matches(
                                    what, new Filter.HasCounter(k, Comparison.EQUAL, 0), "no more"),
                            Condition.Matches.class,
                            m -> m.wording().equals("no more")
                                            && m.filter() instanceof Filter.HasCounter(CounterKind kind, var _, int _)
                                            && kind != null
                                    ? kind
                                    : "",
                            Condition.Matches::what),
            phrase("there are no {} counters on ~", COUNTER_KIND)
                    .as(
                            k -> new Condition.Matches(
                                    References.SELF, new Filter.HasCounter(k, Comparison.EQUAL, 0), "there are"),
                            Condition.Matches.class,
                            m -> m.filter() instanceof Filter.HasCounter(CounterKind kind, var _, int _) && kind != null
                                    ? kind
                                    : ""),
            phrase(
                            "{} {} {} or more life this turn",
                            table(
                                    "a player",
                                    Map.of(
                                            "a player",
                                            A_PLAYER,
                                            "an opponent",
                                            Suffixes.AN_OPPONENT,
                                            "that player",
                                            Suffixes.THAT_PLAYER,
                                            "they",
                                            Suffixes.THEY,
                                            "you",
                                            YOU,
                                            "you've",
                                            YOU)),
                            table(
                                    "what was done",
                                    Map.of("lost", Amount.Tally.LIFE_LOST, "gained", Amount.Tally.LIFE_GAINED)),
                            DIGITS)
                    .as(
                            (who, tally, k) -> who.equals(YOU) && tally == Amount.Tally.LIFE_GAINED
                                    ? null
                                    : new PlayerHas(who, new Possession.ThisTurn(tally), Comparison.AT_LEAST, n(k), ""),
                            PlayerHas.class,
                            PlayerHas::who,
                            h -> h.what() instanceof Possession.ThisTurn(var tally) ? tally : "",
                            h -> Amounts.number(h.count())),
            phrase("{} gained {} or more life this turn", table("you", Map.of("you", YOU, "you've", YOU)), DIGITS)
                    .as(
                            (who, k) -> (Condition.Happened) happened(Amount.Tally.LIFE_GAINED, who, k),
                            Condition.Happened.class,
                            h -> h.by() == null ? "" : h.by(),
                            Condition.Happened::count),
            matches("{} (is|are) {}", STATE),
            matches("{}'s {}", STATE),
            matches("{} (was|were) {}", STATE),
            matches("{} (is|are) {}", KIND),
            matches("{}'s {}", PERMANENT_KIND),
            phrase("{}'s {}", WHAT, CARD_KIND)
                    .as(
                            (what, f) -> new Condition.Matches(what, f, "card"),
                            Condition.Matches.class,
                            Condition.Matches::what,
                            Condition.Matches::filter),
            phrase("{}'s {} or {}", WHAT, CARD_KIND, CARD_KIND)
                    .as(
                            (what, x, y) -> new Condition.Matches(
                                    what, new Filter.Or(List.of(Nouns.and(x), Nouns.and(y))), "card or card"),
                            Condition.Matches.class,
                            Condition.Matches::what,
                            c -> either(c, 0),
                            c -> either(c, 1)),
            matches("{} (was|were) {}", KIND),
            matchesNot("{}'s not {}", oneOf("a state", STATE, KIND)),
            matchesNot("{} (wasn't|weren't) {}", STATE),
            matchesNot("{} (isn't|aren't) {}", STATE),
            matchesNot("{} (isn't|aren't) {}", KIND),
            matchesNot("{} (wasn't|weren't) {}", KIND),
            matches(
                    "{} (has|have) {}",
                    KEYWORD.map(Filter.HasKeyword::new, Filter.HasKeyword.class, Filter.HasKeyword::keyword)),
            matches(
                    "{} (targets|target) {}",
                    Suffixes.TARGETED.map(
                            f -> new Filter.Targets(f, false), Filter.Targets.class, Filter.Targets::what)),
            matches("{} (has|have) {}", Suffixes.HAS_WAY),
            matches("{} (has|have) {}", COUNTERS),
            matches("{} (had|had) {}", COUNTERS));

    /// Of two things to vote for: more than half of the votes, or half of them.
    private static Phrase<Condition> votes(String words, Comparison comparison) {
        return phrase(words, Words.VOTE)
                .as(
                        word -> new Condition.Compare(
                                new Amount.Times(2, new Amount.Votes(word)),
                                comparison,
                                new Amount.Votes(null),
                                "vote"),
                        Condition.Compare.class,
                        compare -> compare.left() instanceof Amount.Times(int _, Amount.Votes votes)
                                        && votes.option() != null
                                ? votes.option()
                                : "");
    }

    public static final Phrase<Condition> CONDITION = oneOf(
            "a condition",
            ATOM,
            phrase("{} and {}", ATOM, ATOM)
                    .as(
                            (x, y) -> new Condition.And(List.of(x, y)),
                            Condition.And.class,
                            and -> and.all().getFirst(),
                            and -> and.all().getLast()),
            phrase("{} or if {}", ATOM, ATOM)
                    .as(
                            (x, y) -> new Condition.Or(List.of(x, y)),
                            Condition.Or.class,
                            or -> or.any().getFirst(),
                            or -> or.any().getLast()),
            phrase("{} or {}", ATOM, ATOM)
                    .as(
                            (x, y) -> new Condition.Or(List.of(x, y)),
                            Condition.Or.class,
                            or -> or.any().getFirst(),
                            or -> or.any().getLast()));
}
