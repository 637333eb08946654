package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.KEYWORD;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.noun.WithSuffixes;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// What something is or has now: "~ is tapped", "it has a counter on it", "that card is a creature card".
final class StateConditions {
    private StateConditions() {}

    static final Numbered<Reference> WHAT = Numbered.of(
            oneOf("an object", phrase("~").means(References.SELF), SpokenOf.THAT, SpokenOf.HOST),
            oneOf("objects", SpokenOf.THOSE, phrase("they").means(new Reference.It("they"))));

    static Phrase<Condition> matches(String words, Phrase<Filter> filter) {
        return phrase(words, WHAT, filter)
                .as(
                        (what, f) -> new Condition.Matches(what, f, ""),
                        Condition.Matches.class,
                        Condition.Matches::what,
                        Condition.Matches::filter);
    }

    static Phrase<Condition> matchesNot(String words, Phrase<Filter> filter) {
        return phrase(words, WHAT, filter)
                .as(
                        (what, f) -> new Condition.Not(new Condition.Matches(what, f, "")),
                        Condition.Not.class,
                        StateConditions::whatNot,
                        StateConditions::filterNot);
    }

    private static Object whatNot(Condition.Not not) {
        return not.condition() instanceof Condition.Matches(Reference what, Filter _, String _) ? what : not;
    }

    private static Object filterNot(Condition.Not not) {
        return not.condition() instanceof Condition.Matches(Reference _, Filter filter, String _) ? filter : not;
    }

    private static final Phrase<Filter> STATE_WORD = table("a state", states());

    static final Phrase<Filter> STATE = oneOf(
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
        states.put("attacking alone", new Filter.Is(Filter.Status.ATTACKING_ALONE));
        states.put("being declared as an attacker", new Filter.Is(Filter.Status.BEING_DECLARED));
        states.put("a token", new Filter.Is(Filter.Status.TOKEN));
        states.put("legendary", new Filter.IsSupertype(splitsecond.engine.card.Supertype.LEGENDARY));
        return states;
    }

    static Object either(Condition.Matches condition, int which) {
        return condition.filter() instanceof Filter.Or(List<Filter> any)
                        && any.size() == 2
                        && any.get(which) instanceof Filter.And(List<Filter> all)
                        && all.size() == 1
                ? all.getFirst()
                : "";
    }

    static final Phrase<Filter> PERMANENT_KIND = a(Nouns.PERMANENT.one());

    static final Phrase<Filter> CARD_KIND = a(Nouns.CARDS.one().where(f -> !f.equals(Nouns.ANY)));

    static final Phrase<Filter> KIND = oneOf("a kind of object", PERMANENT_KIND, CARD_KIND);

    static final Phrase<Filter> COUNTERS = oneOf(
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

    static final Phrase<Condition> ATOM = oneOf(
            "a condition",
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
            phrase("there are no more {} counters on {}", COUNTER_KIND, SpokenOf.THAT)
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
            matches("{} (has|have) {}", WithSuffixes.HAS_WAY),
            matches("{} (has|have) {}", COUNTERS),
            matches("{} (had|had) {}", COUNTERS),
            phrase("you controlled {}", SpokenOf.THAT)
                    .as(
                            what -> new Condition.Matches(what, new Filter.ControlledBy(YOU), "you controlled"),
                            Condition.Matches.class,
                            Condition.Matches::what));
}
