package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.WithSuffixes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// Conditions about what something is, has or was: "if it was kicked".
public final class ObjectConditions {
    private ObjectConditions() {}

    private static final Phrase<Reference> WHAT =
            oneOf("an object", phrase("~").means(References.SELF), SpokenOf.THAT, SpokenOf.HOST, SpokenOf.PAID);

    static Phrase<Condition> matches(String words, Phrase<Reference> what, Phrase<Filter> filter) {
        return phrase(words, what, filter)
                .as(
                        (w, f) -> new Condition.Matches(w, f, ""),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        Condition.Matches::filter);
    }

    private static final Phrase<Characteristic> STAT = table(
            "a number of an object",
            Map.of(
                    "power", Characteristic.POWER,
                    "toughness", Characteristic.TOUGHNESS,
                    "base power", Characteristic.BASE_POWER,
                    "base toughness", Characteristic.BASE_TOUGHNESS,
                    "mana value", Characteristic.MANA_VALUE,
                    "loyalty", Characteristic.LOYALTY));

    private static final Phrase<Amount> BOUND =
            oneOf("a number", Amounts.NUMERAL, phrase("X").means(X));

    private static Phrase<Filter> stat(String words, Comparison comparison, Phrase<Amount> bound) {
        return phrase(words, STAT, bound)
                .as(
                        (what, amount) -> compared(what, comparison, amount),
                        Filter.Stat.class,
                        Filter.Stat::what,
                        f -> f.amount() instanceof Amount.GreatestOf(var of, Reference.Each each)
                                ? new Amount.StatOf(of, each)
                                : f.amount());
    }

    /// "Greater than each other creature's power": than the greatest. What is less than each is not said.
    private static Filter.@Nullable Stat compared(Characteristic what, Comparison comparison, Amount amount) {
        if (!(amount instanceof Amount.StatOf(var of, Reference.Each each)))
            return new Filter.Stat(what, comparison, amount);
        return comparison == Comparison.MORE || comparison == Comparison.AT_LEAST
                ? new Filter.Stat(what, comparison, new Amount.GreatestOf(of, each))
                : null;
    }

    /// "power 4 or greater", and with a verb "power is 4 or greater", "mana value was less than that number".
    private static Phrase<Filter> stats(String is) {
        return oneOf(
                "a number of an object",
                stat("{} " + is + "{}", Comparison.EQUAL, BOUND),
                stat("{} " + is + "{} or less", Comparison.AT_MOST, BOUND),
                stat("{} " + is + "{} or greater", Comparison.AT_LEAST, BOUND),
                stat("{} " + is + "greater than {}", Comparison.MORE, Amounts.EXPRESSION),
                stat("{} " + is + "less than {}", Comparison.LESS, Amounts.EXPRESSION),
                stat("{} " + is + "less than or equal to {}", Comparison.AT_MOST, Amounts.EXPRESSION),
                stat("{} " + is + "greater than or equal to {}", Comparison.AT_LEAST, Amounts.EXPRESSION),
                stat("{} " + is + "equal to {}", Comparison.EQUAL, Amounts.EXPRESSION));
    }

    private static final Phrase<Filter> HAS = stats("");

    /// Whose: "its", "that creature's".
    private static final Phrase<Reference> WHOSE = oneOf(
            "whose", phrase("its").means(References.IT), phrase("{}'s", WHAT).as(w -> w, Reference.class, w -> w));

    private static final Phrase<Condition> NUMBERS = oneOf("a condition", numbers("is "), numbers("was "));

    private static Phrase<Condition> numbers(String is) {
        return phrase("{} {}", WHOSE, stats(is))
                .as(
                        (w, f) -> new Condition.Matches(w, f, is),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        Condition.Matches::filter);
    }

    private static final Phrase<Characteristic> SHARED = table(
            "what is shared",
            Map.of(
                    "creature type", Characteristic.CREATURE_TYPE,
                    "color", Characteristic.COLOR,
                    "card type", Characteristic.CARD_TYPE));

    private static final Phrase<Filter> SHARES = phrase(
                    "shares a {} with {}",
                    SHARED,
                    oneOf("an object", phrase("~").means(References.SELF), SpokenOf.THAT, SpokenOf.HOST))
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
                    "nontoken", new Filter.Not(new Filter.Is(Filter.Status.TOKEN)),
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

    /// "It has greater power or toughness than this creature".
    private static Phrase<Condition> greater() {
        return phrase("{} has greater power or toughness than {}", WHAT, References.CERTAIN)
                .as(
                        (what, than) -> new Condition.Matches(
                                what,
                                new Filter.Or(List.of(
                                        new Filter.Stat(
                                                Characteristic.POWER,
                                                Comparison.MORE,
                                                new Amount.StatOf(Characteristic.POWER, than)),
                                        new Filter.Stat(
                                                Characteristic.TOUGHNESS,
                                                Comparison.MORE,
                                                new Amount.StatOf(Characteristic.TOUGHNESS, than)))),
                                "greater"),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        m -> m.filter() instanceof Filter.Or(List<Filter> any)
                                        && any.getFirst()
                                                instanceof Filter.Stat(var _, var _, Amount.StatOf(var _, var of))
                                ? of
                                : "");
    }

    private static Phrase<Condition> whose(String words, Filter whose) {
        return phrase(words, SpokenOf.THAT)
                .as(
                        what -> new Condition.Matches(what, whose, words),
                        Condition.Matches.class,
                        Condition.Matches::what);
    }

    private static Phrase<Condition> lacks(String words, String wording) {
        return phrase(words, WHAT, a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)))
                .as(
                        (w, kind) ->
                                new Condition.Matches(w, new Filter.HasCounter(kind, Comparison.EQUAL, 0), wording),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        m -> m.filter() instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : "");
    }

    private static final Phrase<Filter> SAME_MANA_VALUE = phrase("the same mana value as {}", SpokenOf.PAID)
            .as(
                    with -> new Filter.Shares(Characteristic.MANA_VALUE, with),
                    Filter.Shares.class,
                    f -> f.what() == Characteristic.MANA_VALUE ? f.with() : "");

    /// "Another" is other than what is spoken of.
    private static Condition.Matches sharesName(Reference what, Filter other, Filter card) {
        var another = Nouns.with(other, new Filter.OtherThan(what));
        return new Condition.Matches(
                what,
                new Filter.Shares(
                        Characteristic.NAME, new Reference.Each(new Filter.Or(List.of(another, card)), "another")),
                "");
    }

    private static Object namesake(Condition condition, int which) {
        var plain = condition instanceof Condition.Not(Condition inner) ? inner : condition;
        if (!(plain
                instanceof
                Condition.Matches(
                        var _,
                        Filter.Shares(var _, Reference.Each(Filter.Or(List<Filter> any), var _)),
                        var _))) return "";
        return which == 0 ? Nouns.butLast(any.getFirst()) : any.getLast();
    }

    private static Object whatOf(Condition condition) {
        var plain = condition instanceof Condition.Not(Condition inner) ? inner : condition;
        return plain instanceof Condition.Matches matches ? matches.what() : "";
    }

    private static Phrase<Condition> sameName(String words, boolean not) {
        return phrase(words, SpokenOf.THAT, Nouns.PERMANENT.one(), a(Nouns.CARDS_IN_ZONE.one()))
                .as(
                        (what, other, card) ->
                                not ? new Condition.Not(sharesName(what, other, card)) : sharesName(what, other, card),
                        Condition.class,
                        c -> c instanceof Condition.Not == not ? whatOf(c) : "",
                        c -> namesake(c, 0),
                        c -> namesake(c, 1));
    }

    private static final Phrase<Condition> IS = oneOf(
            "a condition",
            matches("{} has {}", WHAT, HAS),
            matches("{} had {}", WHAT, HAS),
            NUMBERS,
            matches("{} {}", WHAT, SHARES),
            phrase("{} has the chosen name", SpokenOf.THAT)
                    .as(
                            w -> new Condition.Matches(
                                    w, new Filter.IsChosen(splitsecond.engine.ability.Choice.Kind.CARD_NAME), "name"),
                            Condition.Matches.class,
                            Condition.Matches::what),
            matches("{} has {}", WHAT, WithSuffixes.HAS_WAY),
            matches("{} has {}", WHAT, WithSuffixes.HAS_NUMBERED),
            greater(),
            matches("{} has {}", WHAT, SAME_MANA_VALUE),
            sameName("{} has the same name as another {} or {}", false),
            sameName("{} doesn't have the same name as another {} or {}", true),
            whose("you control {}", new Filter.ControlledBy(YOU)),
            whose("you don't control {}", new Filter.Not(new Filter.ControlledBy(YOU))),
            whose("an opponent controls {}", new Filter.ControlledBy(Players.AN_OPPONENT)),
            lacks("{} doesn't have {} on it", "doesn't have"),
            phrase("{} has fewer than {} {} counters on it", WHAT, NUMBER_WORD, COUNTER_KIND)
                    .as(
                            (w, k, kind) -> new Condition.Matches(
                                    w, new Filter.HasCounter(kind, Comparison.LESS, k), "fewer than"),
                            Condition.Matches.class,
                            Condition.Matches::what,
                            m -> m.filter() instanceof Filter.HasCounter has ? has.count() : "",
                            m -> m.filter() instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : ""),
            matches(
                    "{} is attached to {}",
                    WHAT,
                    a(Nouns.PERMANENT.one())
                            .map(
                                    f -> new Filter.AttachedTo(new splitsecond.engine.ability.Reference.Each(f, "a")),
                                    Filter.AttachedTo.class,
                                    f -> f.those()
                                                    instanceof
                                                    splitsecond.engine.ability.Reference.Each(Filter of, var _)
                                            ? of
                                            : "")),
            matches("{} was {}", SpokenOf.PAID, KIND),
            matches("{} was {}", SpokenOf.PAID, phrase("suspected").means(new Filter.Is(Filter.Status.SUSPECTED))),
            matches("{} was {}", oneOf("an object", SpokenOf.THAT, SpokenOf.PAID), STATE),
            phrase("{} wasn't {}", SpokenOf.PAID, KIND)
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

    private static final Filter ATTACKED = new Filter.ThisTurn(Filter.Deed.ATTACKED, null);
    private static final Filter BLOCKED = new Filter.ThisTurn(Filter.Deed.BLOCKED, null);
    private static final Filter ENTERED = new Filter.ThisTurn(Filter.Deed.ENTERED, null);
    private static final Filter WAS_DEALT_DAMAGE = new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, null);
    private static final Filter DEALT_DAMAGE = new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE, null);

    private static final Filter CAME = new Filter.And(List.of(
            new Filter.ThisTurn(Filter.Deed.CAME_UNDER_CONTROL, null),
            new Filter.ControlledBy(splitsecond.cards.vocabulary.word.Words.YOU)));

    private static final Phrase<Filter> DID = table("what it did", did());

    private static Map<String, Filter> did() {
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("entered", ENTERED);
        words.put("entered the battlefield", ENTERED);
        words.put("attacked", ATTACKED);
        words.put("blocked", BLOCKED);
        words.put("attacked or blocked", new Filter.Or(List.of(ATTACKED, BLOCKED)));
        words.put("came under your control", CAME);
        words.put("was dealt damage", WAS_DEALT_DAMAGE);
        words.put("dealt damage", DEALT_DAMAGE);
        words.put("dealt damage to an opponent", new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE_TO, Players.AN_OPPONENT));
        return words;
    }

    private static final Phrase<Filter> DID_NOT = table(
            "what it did not do",
            Map.of(
                    "didn't enter the battlefield", ENTERED,
                    "didn't enter", ENTERED,
                    "didn't attack", ATTACKED,
                    "didn't block", BLOCKED,
                    "didn't attack or come under your control", new Filter.Or(List.of(ATTACKED, CAME)),
                    "didn't attack or block", new Filter.Or(List.of(ATTACKED, BLOCKED)),
                    "wasn't dealt damage", WAS_DEALT_DAMAGE,
                    "didn't deal damage", DEALT_DAMAGE));

    /// "If that creature attacked this turn", "if it didn't enter the battlefield this turn".
    private static final Phrase<Condition> THIS_TURN = oneOf(
            "a condition",
            matches("{} {} this turn", WHAT, DID),
            phrase("{} {} this turn", WHAT, DID_NOT)
                    .as(
                            (w, f) -> new Condition.Not(new Condition.Matches(w, f, "")),
                            Condition.Not.class,
                            c -> c.condition() instanceof Condition.Matches m ? m.what() : "",
                            c -> c.condition() instanceof Condition.Matches m ? m.filter() : ""));

    static final Phrase<Condition> ATOM = oneOf(
            "a condition",
            IS,
            Phrase.lazy(() -> DoneThisWay.DONE),
            THIS_TURN,
            Phrase.lazy(() -> DoneThisWay.IN_THIS_WAY),
            AlikeConditions.CONDITION);
}
