package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// More conditions after "if", "unless" and "as long as".
final class ObjectConditions {
    private ObjectConditions() {}

    private static final Reference OPPONENTS = Suffixes.AN_OPPONENT;
    private static final Filter YOU_CONTROL = new Filter.ControlledBy(YOU);
    private static final Filter YOUR_CREATURES = new Filter.And(List.of(Nouns.CREATURE, new Filter.ControlledBy(YOU)));

    private static Object number(Amount amount) {
        return amount instanceof Amount.Number(int value) ? value : amount;
    }

    private static Filter with(Filter filter, Filter last) {
        List<Filter> parts = new ArrayList<>(Nouns.parts(filter));
        parts.add(last);
        return new Filter.And(parts);
    }

    private static Object without(Filter filter) {
        List<Filter> parts = Nouns.parts(filter);
        return parts.size() < 2 ? "" : Nouns.all(parts.subList(0, parts.size() - 1));
    }

    // This turn and last

    private static Condition happened(Amount.Tally tally, Filter of, Reference by, int least, String wording) {
        return new Condition.Happened(tally, of, by, Comparison.AT_LEAST, least, wording);
    }

    private static Object of(Condition.Happened happened) {
        return happened.of() == null ? "" : happened.of();
    }

    private static final Phrase<Condition> TURN = oneOf(
            "a condition",
            table("a condition", fixed()),
            phrase("you've cast {} this turn", a(Nouns.SPELLS.one()))
                    .as(
                            f -> f.equals(Nouns.SPELL)
                                    ? null
                                    : (Condition.Happened) happened(Amount.Tally.SPELLS_CAST, f, YOU, 1, "cast"),
                            Condition.Happened.class,
                            ObjectConditions::of),
            phrase("you had {} enter the battlefield under your control this turn", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> (Condition.Happened) happened(Amount.Tally.ENTERED, f, YOU, 1, "had enter"),
                            Condition.Happened.class,
                            ObjectConditions::of),
            phrase("{} entered the battlefield under your control this turn", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> (Condition.Happened) happened(Amount.Tally.ENTERED, f, YOU, 1, "entered"),
                            Condition.Happened.class,
                            ObjectConditions::of),
            phrase(
                            "{} or more {} entered the battlefield under your control this turn",
                            NUMBER_WORD,
                            Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> (Condition.Happened) happened(Amount.Tally.ENTERED, f, YOU, k, "or more"),
                            Condition.Happened.class,
                            Condition.Happened::count,
                            ObjectConditions::of),
            phrase("you've cast {} or more {} this turn", NUMBER_WORD, Nouns.SPELLS.many())
                    .as(
                            (k, f) -> f.equals(Nouns.SPELL)
                                    ? null
                                    : (Condition.Happened)
                                            happened(Amount.Tally.SPELLS_CAST, f, YOU, k, "cast or more"),
                            Condition.Happened.class,
                            Condition.Happened::count,
                            ObjectConditions::of),
            phrase("an opponent has cast {} this turn", a(Nouns.SPELLS.one()))
                    .as(
                            f -> (Condition.Happened) happened(Amount.Tally.SPELLS_CAST, f, OPPONENTS, 1, "has cast"),
                            Condition.Happened.class,
                            ObjectConditions::of),
            phrase("it's the {} {} you cast this turn", Words.ORDINAL, Nouns.SPELLS.one())
                    .as(
                            (k, f) -> new Condition.And(List.of(
                                    new Condition.Matches(References.IT, f, "it's the"),
                                    new Condition.Happened(
                                            Amount.Tally.SPELLS_CAST, f, YOU, Comparison.EQUAL, k, "it's the"))),
                            Condition.And.class,
                            c -> c.all().getLast() instanceof Condition.Happened h ? h.count() : "",
                            c -> c.all().getLast() instanceof Condition.Happened h ? of(h) : ""),
            phrase("you attacked with {} or more creatures this turn", NUMBER_WORD)
                    .as(
                            k -> new Condition.Happened(
                                    Amount.Tally.ATTACKED_WITH, null, YOU, Comparison.AT_LEAST, k, "creatures"),
                            Condition.Happened.class,
                            Condition.Happened::count));

    private static Map<String, Condition> fixed() {
        Map<String, Condition> words = new LinkedHashMap<>();
        words.put(
                "you didn't cast it from your hand",
                new Condition.Not(new Condition.WasCast(Zone.HAND, References.IT)));
        words.put(
                "your library has no cards in it",
                new Exists(Amounts.cardsIn(Zone.LIBRARY, YOU), Comparison.EQUAL, n(0), "no cards in it"));
        words.put("it's not that player's turn", new Condition.Not(new Condition.TurnOf(Suffixes.THAT_PLAYER)));
        words.put(
                "you control a commander",
                new Exists(
                        new Filter.And(List.of(new Filter.Is(Filter.Status.COMMANDER), YOU_CONTROL)),
                        Comparison.AT_LEAST,
                        n(1),
                        "a commander"));
        words.put("it wasn't cast", new Condition.Not(new Condition.WasCast(null, References.IT)));
        words.put(
                "a creature died under your control this turn",
                new Condition.Happened(Amount.Tally.CREATURES_DIED, null, YOU, Comparison.AT_LEAST, 1, "under"));
        words.put(
                "no spells were cast last turn",
                new Condition.Happened(
                        Amount.Tally.SPELLS_CAST_LAST_TURN, null, null, Comparison.EQUAL, 0, "no spells"));
        words.put(
                "a player cast two or more spells last turn",
                new Condition.Or(List.of(lastTurn(YOU), lastTurn(new Reference.Each(Nouns.OPPONENT, "an opponent")))));
        words.put(
                "~ attacked this turn",
                new Condition.Matches(References.SELF, new Filter.ThisTurn(Filter.Deed.ATTACKED, null), "attacked"));
        words.put(
                "it attacked this turn",
                new Condition.Matches(References.IT, new Filter.ThisTurn(Filter.Deed.ATTACKED, null), "attacked"));
        words.put(
                "~ attacked or blocked this turn",
                new Condition.Matches(
                        References.SELF,
                        new Filter.Or(List.of(
                                new Filter.ThisTurn(Filter.Deed.ATTACKED, null),
                                new Filter.ThisTurn(Filter.Deed.BLOCKED, null))),
                        "attacked or blocked"));
        words.put(
                "~ dealt damage to an opponent this turn",
                new Condition.Matches(
                        References.SELF, new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE_TO, OPPONENTS), "dealt"));
        words.put(
                "~ is on the battlefield",
                new Condition.Matches(References.SELF, new Filter.In(Zone.BATTLEFIELD, null), "is"));
        words.put(
                "it's on the battlefield",
                new Condition.Matches(References.IT, new Filter.In(Zone.BATTLEFIELD, null), "is"));
        for (String way :
                List.of("surge", "spectacle", "evoke", "dash", "blitz", "madness", "prowl", "buyback", "sneak"))
            words.put("its " + way + " cost was paid", new Condition.WasPaid(way));
        words.put("you win", new Condition.PreviousDone(true, "you win"));
        words.put("it escaped", new Condition.WasPaid("escape"));
        words.put("~ escaped", new Condition.WasPaid("escape"));
        words.put("~ was cast from a graveyard", new Condition.WasCast(Zone.GRAVEYARD, References.SELF));
        words.put("~ was cast from your graveyard", new Condition.WasCast(Zone.GRAVEYARD, References.SELF));
        words.put("it was cast from a graveyard", new Condition.WasCast(Zone.GRAVEYARD, References.IT));
        words.put("it was cast from your graveyard", new Condition.WasCast(Zone.GRAVEYARD, References.IT));
        words.put("it was cast from your hand", new Condition.WasCast(Zone.HAND, References.IT));
        words.put("~ was cast from your hand", new Condition.WasCast(Zone.HAND, References.SELF));
        words.put("~ was cast from exile", new Condition.WasCast(Zone.EXILE, References.SELF));
        words.put("you cast it from your graveyard", new Condition.WasCast(Zone.GRAVEYARD, References.IT));
        words.put(
                "an opponent has more life than you",
                new Condition.Compare(
                        new Amount.LifeOf(OPPONENTS), Comparison.MORE, new Amount.LifeOf(YOU), "opponent"));
        words.put(
                "a player is dealt damage this way",
                new Exists(
                        new Filter.And(List.of(
                                Nouns.PLAYER, new Filter.AmongThose(new Reference.DoneThisWay(null, "dealt damage")))),
                        Comparison.AT_LEAST,
                        n(1),
                        "dealt damage"));
        return words;
    }

    private static Condition lastTurn(Reference who) {
        return new Condition.Happened(
                Amount.Tally.SPELLS_CAST_LAST_TURN, null, who, Comparison.AT_LEAST, 2, "last turn");
    }

    // Numbers

    private static Phrase<Condition> poison(String who, Reference player) {
        return phrase(who + " has {} or more poison counters", NUMBER_WORD)
                .as(
                        k -> new Condition.Compare(
                                new Amount.CountersOn("poison", player), Comparison.AT_LEAST, n(k), "poison"),
                        Condition.Compare.class,
                        c -> number(c.right()));
    }

    private static final Phrase<Condition> NUMBERS = oneOf(
            "a condition",
            phrase("your devotion to {} is less than {}", list(COLOR, "and"), NUMBER_WORD)
                    .as(
                            (colors, k) -> new Condition.Compare(
                                    new Amount.Devotion(colors), Comparison.LESS, n(k), "devotion"),
                            Condition.Compare.class,
                            c -> c.left() instanceof Amount.Devotion(List<splitsecond.engine.card.Color> colors)
                                    ? colors
                                    : "",
                            c -> number(c.right())),
            phrase("you control {} or more creatures with different powers", NUMBER_WORD)
                    .as(
                            k -> new Condition.Compare(
                                    new Amount.Different(Characteristic.POWER, YOUR_CREATURES),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "powers"),
                            Condition.Compare.class,
                            c -> number(c.right())),
            phrase("you control {} or more lands with different names", NUMBER_WORD)
                    .as(
                            k -> new Condition.Compare(
                                    new Amount.Different(
                                            Characteristic.NAME, new Filter.And(List.of(Nouns.LAND, YOU_CONTROL))),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "names"),
                            Condition.Compare.class,
                            c -> number(c.right())),
            phrase("creatures you control have total power {} or greater", DIGITS)
                    .as(
                            k -> new Condition.Compare(
                                    new Amount.Total(Characteristic.POWER, YOUR_CREATURES),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "total"),
                            Condition.Compare.class,
                            c -> number(c.right())),
            phrase("X is {} or more", DIGITS)
                    .as(
                            k -> new Condition.Compare(X, Comparison.AT_LEAST, n(k), "or more"),
                            Condition.Compare.class,
                            c -> number(c.right())),
            phrase("X is {} or greater", DIGITS)
                    .as(
                            k -> new Condition.Compare(X, Comparison.AT_LEAST, n(k), "or greater"),
                            Condition.Compare.class,
                            c -> number(c.right())),
            phrase("X is {} or less", DIGITS)
                    .as(
                            k -> new Condition.Compare(X, Comparison.AT_MOST, n(k), "or less"),
                            Condition.Compare.class,
                            c -> number(c.right())),
            poison("its controller", new Reference.ControllerOf(References.IT, "")),
            poison("that player", Suffixes.THAT_PLAYER),
            poison("defending player", new Reference.DefendingPlayer()),
            phrase("an opponent has {} or more poison counters", NUMBER_WORD)
                    .as(
                            k -> new Exists(
                                    new Filter.And(List.of(
                                            Nouns.OPPONENT, new Filter.HasCounter("poison", Comparison.AT_LEAST, k))),
                                    Comparison.AT_LEAST,
                                    n(1),
                                    "poison"),
                            Exists.class,
                            e -> e.filter() instanceof Filter.And(List<Filter> all)
                                            && all.getLast() instanceof Filter.HasCounter has
                                    ? has.count()
                                    : ""),
            phrase("you have {} or more cards in your library", NUMBER_WORD)
                    .as(
                            k -> new Exists(
                                    Amounts.cardsIn(Zone.LIBRARY, YOU), Comparison.AT_LEAST, n(k), "your library"),
                            Exists.class,
                            e -> number(e.count())),
            phrase("an opponent has {} or more cards in their graveyard", NUMBER_WORD)
                    .as(
                            k -> new Exists(
                                    Amounts.cardsIn(Zone.GRAVEYARD, OPPONENTS),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    "their graveyard"),
                            Exists.class,
                            e -> number(e.count())));

    // What there is

    private static Condition.Compare moreThan(Reference who, Filter what, Reference than, String wording) {
        return new Condition.Compare(
                new Amount.CountOf(with(what, new Filter.ControlledBy(who))),
                Comparison.MORE,
                new Amount.CountOf(with(what, new Filter.ControlledBy(than))),
                wording);
    }

    private static Phrase<Condition> more(String start, Reference who, String end, Reference than) {
        return phrase(start + " more {} than " + end, Nouns.PERMANENT.many())
                .as(
                        f -> f.equals(Nouns.LAND) && who.equals(OPPONENTS)
                                        || f.equals(Nouns.CREATURE) && who.equals(OPPONENTS)
                                ? null
                                : moreThan(who, f, than, "more " + end),
                        Condition.Compare.class,
                        c -> c.left() instanceof Amount.CountOf(Filter filter) ? without(filter) : "");
    }

    private static final Phrase<Condition> THERE = oneOf(
            "a condition",
            more("that player controls", Suffixes.THAT_PLAYER, "you", YOU),
            more("defending player controls", new Reference.DefendingPlayer(), "you", YOU),
            more("an opponent controls", OPPONENTS, "you", YOU),
            more("you control", YOU, "defending player", new Reference.DefendingPlayer()),
            more("you control", YOU, "that player", Suffixes.THAT_PLAYER),
            more("you control", YOU, "attacking player", new Reference.ActivePlayer("attacking player")),
            phrase("you don't control {}", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Exists(with(f, YOU_CONTROL), Comparison.EQUAL, n(0), "don't"),
                            Exists.class,
                            e -> without(e.filter())),
            phrase("you control at least {} other {}", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> new Exists(
                                    with(Nouns.withOther(f), YOU_CONTROL), Comparison.AT_LEAST, n(k), "at least"),
                            Exists.class,
                            e -> number(e.count()),
                            e -> without(e.filter()) instanceof Filter f ? Nouns.withoutOther(f) : ""),
            phrase("no {} are on the battlefield", Nouns.PERMANENT.many())
                    .as(f -> new Exists(f, Comparison.EQUAL, n(0), "no are"), Exists.class, Exists::filter),
            phrase("you have no {} in hand", Nouns.CARDS.many().where(f -> !f.equals(Nouns.ANY)))
                    .as(
                            f -> new Exists(with(f, new Filter.In(Zone.HAND, YOU)), Comparison.EQUAL, n(0), "in hand"),
                            Exists.class,
                            e -> without(e.filter())),
            phrase("you control {} and {}", a(Nouns.PERMANENT.one()), a(Nouns.PERMANENT.one()))
                    .as(
                            (f, g) -> new Condition.And(List.of(controlled(f), controlled(g))),
                            Condition.And.class,
                            c -> controlledIn(c, 0),
                            c -> controlledIn(c, 1)));

    private static Condition controlled(Filter filter) {
        return new Exists(with(filter, YOU_CONTROL), Comparison.AT_LEAST, n(1), "both");
    }

    private static Object controlledIn(Condition.And and, int which) {
        return and.all().size() == 2
                        && and.all().get(which) instanceof Exists exists
                        && exists.wording().equals("both")
                ? without(exists.filter())
                : "";
    }

    // What something is

    private static final Phrase<Reference> WHAT =
            oneOf("an object", phrase("~").means(References.SELF), References.THAT, References.HOST, References.PAID);

    private static Phrase<Condition> matches(String words, Phrase<Reference> what, Phrase<Filter> filter) {
        return phrase(words, what, filter)
                .as(
                        (w, f) -> new Condition.Matches(w, f, ""),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        Condition.Matches::filter);
    }

    private static Phrase<Filter> stat(String words, Characteristic what, Comparison comparison) {
        return phrase(words, DIGITS)
                .as(k -> new Filter.Stat(what, comparison, n(k)), Filter.Stat.class, s -> number(s.amount()));
    }

    private static final Phrase<Filter> HAS = oneOf(
            "a number of an object",
            stat("mana value {} or less", Characteristic.MANA_VALUE, Comparison.AT_MOST),
            stat("mana value {} or greater", Characteristic.MANA_VALUE, Comparison.AT_LEAST),
            stat("power {} or less", Characteristic.POWER, Comparison.AT_MOST),
            stat("power {} or greater", Characteristic.POWER, Comparison.AT_LEAST),
            stat("toughness {} or greater", Characteristic.TOUGHNESS, Comparison.AT_LEAST));

    private static final Phrase<Filter> WAS = oneOf(
            "a number of an object",
            stat("mana value was {} or less", Characteristic.MANA_VALUE, Comparison.AT_MOST),
            stat("mana value was {} or greater", Characteristic.MANA_VALUE, Comparison.AT_LEAST),
            stat("power was {} or less", Characteristic.POWER, Comparison.AT_MOST),
            stat("power was {} or greater", Characteristic.POWER, Comparison.AT_LEAST),
            stat("toughness was {} or greater", Characteristic.TOUGHNESS, Comparison.AT_LEAST));

    private static final Phrase<Characteristic> SHARED = table(
            "what is shared",
            Map.of(
                    "creature type", Characteristic.CREATURE_TYPE,
                    "color", Characteristic.COLOR,
                    "card type", Characteristic.CARD_TYPE));

    private static final Phrase<Filter> SHARES = phrase(
                    "shares a {} with {}",
                    SHARED,
                    oneOf("an object", phrase("~").means(References.SELF), References.THAT, References.HOST))
            .as(
                    (what, with) -> new Filter.Shares(what, with),
                    Filter.Shares.class,
                    Filter.Shares::what,
                    Filter.Shares::with);

    private static final Phrase<Filter> KIND = oneOf(
            "a kind of object", a(Nouns.PERMANENT.one()), a(Nouns.CARDS.one().where(f -> !f.equals(Nouns.ANY))));

    private static final Phrase<Filter> STATE = table(
            "a state",
            Map.of(
                    "nonbasic", new Filter.Not(new Filter.IsSupertype(splitsecond.engine.card.Supertype.BASIC)),
                    "legendary", new Filter.IsSupertype(splitsecond.engine.card.Supertype.LEGENDARY),
                    "historic", new Filter.Is(Filter.Status.HISTORIC),
                    "nonlegendary",
                            new Filter.Not(new Filter.IsSupertype(splitsecond.engine.card.Supertype.LEGENDARY))));

    private static Phrase<Condition> counters(String words, Comparison comparison, Reference what) {
        return phrase(words, NUMBER_WORD, COUNTER_KIND)
                .as(
                        (k, kind) ->
                                new Condition.Matches(what, new Filter.HasCounter(kind, comparison, k), "there are"),
                        Condition.Matches.class,
                        m -> m.filter() instanceof Filter.HasCounter has ? has.count() : "",
                        m -> m.filter() instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : "");
    }

    private static final Phrase<Condition> IS = oneOf(
            "a condition",
            matches("{} has {}", WHAT, HAS),
            matches("{} had {}", WHAT, HAS),
            phrase("its {}", WAS)
                    .as(
                            f -> new Condition.Matches(References.IT, f, ""),
                            Condition.Matches.class,
                            Condition.Matches::filter),
            phrase("{}'s {}", References.PAID, WAS)
                    .as(
                            (w, f) -> new Condition.Matches(w, f, ""),
                            Condition.Matches.class,
                            Condition.Matches::what,
                            Condition.Matches::filter),
            phrase("{}'s {}", References.THAT, WAS)
                    .as(
                            (w, f) -> new Condition.Matches(w, f, ""),
                            Condition.Matches.class,
                            Condition.Matches::what,
                            Condition.Matches::filter),
            matches("{} {}", WHAT, SHARES),
            phrase("{} has the chosen name", References.THAT)
                    .as(
                            w -> new Condition.Matches(
                                    w, new Filter.IsChosen(splitsecond.engine.ability.Choice.Kind.CARD_NAME), "name"),
                            Condition.Matches.class,
                            Condition.Matches::what),
            matches("{} was {}", References.PAID, KIND),
            matches("{} was {}", oneOf("an object", References.THAT, References.PAID), STATE),
            phrase("{} wasn't {}", References.PAID, KIND)
                    .as(
                            (w, f) -> new Condition.Not(new Condition.Matches(w, f, "")),
                            Condition.Not.class,
                            c -> c.condition() instanceof Condition.Matches m ? m.what() : "",
                            c -> c.condition() instanceof Condition.Matches m ? m.filter() : ""),
            counters("there are {} or more {} counters on it", Comparison.AT_LEAST, References.IT),
            counters("there are {} or more {} counters on ~", Comparison.AT_LEAST, References.SELF),
            phrase("~ has {} or fewer {} counters on it", NUMBER_WORD, COUNTER_KIND)
                    .as(
                            (k, kind) -> new Condition.Matches(
                                    References.SELF, new Filter.HasCounter(kind, Comparison.AT_MOST, k), "fewer"),
                            Condition.Matches.class,
                            m -> m.filter() instanceof Filter.HasCounter has ? has.count() : "",
                            m -> m.filter() instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : ""));

    /// "If a creature card is discarded this way". A creature is one thing, a creature card another.
    private static Phrase<Condition> done(Phrase<Filter> noun, String kind) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String deed : List.of(
                "exiled",
                "discarded",
                "milled",
                "destroyed",
                "sacrificed",
                "put into a graveyard",
                "returned",
                "revealed"))
            for (String is : List.of("is", "was")) words.put(is + " " + deed + " this way", kind + is + " " + deed);
        return phrase("{} {}", a(noun), table("what was done", words))
                .as(
                        (f, deed) -> new Exists(
                                with(f, new Filter.AmongThose(new Reference.DoneThisWay(null, deed))),
                                Comparison.AT_LEAST,
                                n(1),
                                "this way"),
                        Exists.class,
                        e -> without(e.filter()),
                        e -> Nouns.parts(e.filter()).getLast()
                                        instanceof Filter.AmongThose(Reference.DoneThisWay(var _, String deed))
                                ? deed
                                : "");
    }

    private static final Phrase<Condition> DONE =
            oneOf("a condition", done(Nouns.CARDS.one(), "card "), done(Nouns.PERMANENT.one(), ""));

    static final Phrase<Condition> ATOM = oneOf("a condition", TURN, NUMBERS, THERE, IS, DONE);
}
