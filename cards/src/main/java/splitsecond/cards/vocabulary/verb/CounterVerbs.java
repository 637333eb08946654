package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.PutCounters;
import splitsecond.engine.ability.Effect.RemoveCounters;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.binding.ThoseCounters;

/// CR 122: putting counters, moving and removing them.
public final class CounterVerbs {
    private CounterVerbs() {}

    private record Counters(CounterKind kind, Amount count) {}

    /// CR 122.1: only players have them.
    private static final CounterKind EXPERIENCE = CounterKind.named("experience");

    private static final Phrase<Counters> COUNTERS = oneOf(
            "counters",
            a(phrase("{} counter", COUNTER_KIND).as(k -> new Counters(k, n(1)), Counters.class, Counters::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as((c, k) -> new Counters(k, c), Counters.class, Counters::count, Counters::kind),
            phrase("a number of {} counters equal to {}", COUNTER_KIND, Amounts.EXPRESSION)
                    .as(Counters::new, Counters.class, Counters::kind, Counters::count));

    private static Counters countersOf(PutCounters put) {
        return new Counters(put.kind(), put.count());
    }

    private static final Phrase<Counters> OF_PLAYERS = oneOf(
            "counters",
            a(phrase("poison counter").means(new Counters(CounterKind.POISON, n(1)))),
            a(phrase("experience counter").means(new Counters(EXPERIENCE, n(1)))),
            phrase("{} poison counters", Amounts.SEVERAL)
                    .as(c -> new Counters(CounterKind.POISON, c), Counters.class, Counters::count));

    private static final Phrase<Reference> BEARER = oneOf(
            "an object",
            OBJECT,
            phrase("each of {}", Targets.TARGET.many())
                    .as(t -> Targets.worded(t, "each of"), Reference.Target.class, t -> Targets.worded(t, "")),
            SpokenOf.EACH_OF_THOSE);

    /// "your choice of a flying counter or a trample counter", "your choice of a flying or trample counter".
    public static final Phrase<List<CounterKind>> COUNTER_OF_CHOICE = oneOf(
            "a counter of your choice",
            phrase(
                            "your choice of {}",
                            list(a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)), 2, "or"))
                    .as(any -> any, List.class, any -> any),
            phrase(
                            "your choice of {}",
                            a(phrase("{} counter", list(COUNTER_KIND, 2, "or")).as(any -> any, List.class, any -> any)))
                    .as(any -> any, List.class, any -> any));

    private static final Phrase<Reference> ONE_BEARER = oneOf("an object", Targets.TARGET.one(), References.CERTAIN);

    private static final Phrase<java.util.Optional<CounterKind>> MOVED_KIND = oneOf(
            "counters",
            phrase("counters").means(java.util.Optional.empty()),
            phrase("{} counters", COUNTER_KIND)
                    .as(java.util.Optional::of, java.util.Optional.class, o -> o.isPresent() ? o.get() : ""));

    private static Map<String, Effect> thoseCounters() {
        Map<String, Effect> words = new java.util.LinkedHashMap<>();
        for (String those : ThoseCounters.WORDS) words.put(those, ThoseCounters.removing(those));
        return words;
    }

    private static final Phrase<Effect> COUNTER = oneOf(
            "counters",
            phrase("put {} on {}", COUNTER_OF_CHOICE, BEARER)
                    .as(
                            (any, on) -> new Effect.PutChosenCounter(any, on, ""),
                            Effect.PutChosenCounter.class,
                            Effect.PutChosenCounter::any,
                            Effect.PutChosenCounter::on),
            phrase(
                            "put {} on {}",
                            list(a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)), 2, "or"),
                            BEARER)
                    .as(
                            (any, on) -> new Effect.PutChosenCounter(any, on, "or"),
                            Effect.PutChosenCounter.class,
                            Effect.PutChosenCounter::any,
                            Effect.PutChosenCounter::on),
            phrase("put {} on {}", COUNTERS, BEARER)
                    .as(
                            (c, on) -> new PutCounters(c.kind(), c.count(), on, ""),
                            PutCounters.class,
                            CounterVerbs::countersOf,
                            PutCounters::on),
            phrase("put a number of {} counters on {} equal to {}", COUNTER_KIND, BEARER, Amounts.EXPRESSION)
                    .as(
                            (k, on, count) -> new PutCounters(k, count, on, "on equal"),
                            PutCounters.class,
                            PutCounters::kind,
                            PutCounters::on,
                            PutCounters::count),
            phrase(
                            "put {} on {} for each {}",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)),
                            BEARER,
                            Counted.UNIT)
                    .as(
                            (k, on, u) -> new PutCounters(k, u, on, "for each"),
                            PutCounters.class,
                            PutCounters::kind,
                            PutCounters::on,
                            PutCounters::count),
            phrase("put a number of {} counters on {} equal to {}", COUNTER_KIND, BEARER, Amounts.EXPRESSION)
                    .as(
                            (k, on, x) -> new PutCounters(k, x, on, "on equal"),
                            PutCounters.class,
                            PutCounters::kind,
                            PutCounters::on,
                            PutCounters::count),
            phrase("{} on {}", COUNTERS, BEARER)
                    .as(
                            (c, on) -> new PutCounters(c.kind(), c.count(), on, "and"),
                            PutCounters.class,
                            CounterVerbs::countersOf,
                            PutCounters::on),
            phrase("distribute {} among {}", COUNTERS, Targets.TARGET.many())
                    .as(
                            (c, among) -> new Effect.DistributeCounters(c.kind(), c.count(), among, ""),
                            Effect.DistributeCounters.class,
                            d -> new Counters(d.kind(), d.count()),
                            Effect.DistributeCounters::among),
            phrase("remove {} from {}", COUNTERS, OBJECT)
                    .as(
                            (c, from) -> new RemoveCounters(c.kind(), c.count(), from, ""),
                            RemoveCounters.class,
                            r -> r.kind() == null || r.count() == null ? "" : new Counters(r.kind(), r.count()),
                            RemoveCounters::from),
            phrase("remove all {} counters from {}", COUNTER_KIND, OBJECT)
                    .as(
                            (k, from) -> new RemoveCounters(k, null, from, "all"),
                            RemoveCounters.class,
                            r -> r.kind() == null || r.count() != null ? "" : r.kind(),
                            RemoveCounters::from),
            phrase("move {} from {} onto {}", COUNTERS, ONE_BEARER, ONE_BEARER)
                    .as(
                            (c, from, to) -> new Effect.MoveCounters(c.kind(), c.count(), from, to),
                            Effect.MoveCounters.class,
                            m -> m.kind() == null || m.count() == null ? "" : new Counters(m.kind(), m.count()),
                            Effect.MoveCounters::from,
                            Effect.MoveCounters::to),
            phrase("move any number of {} from {} onto {}", MOVED_KIND, ONE_BEARER, ONE_BEARER)
                    .as(
                            (kind, from, to) -> new Effect.MoveCounters(
                                    kind.orElse(null), Effect.MoveCounters.ANY_NUMBER, from, to),
                            Effect.MoveCounters.class,
                            m -> Effect.MoveCounters.ANY_NUMBER.equals(m.count())
                                    ? java.util.Optional.ofNullable(m.kind())
                                    : "",
                            Effect.MoveCounters::from,
                            Effect.MoveCounters::to),
            phrase("move all {} from {} onto {}", MOVED_KIND, ONE_BEARER, ONE_BEARER)
                    .as(
                            (kind, from, to) -> new Effect.MoveCounters(kind.orElse(null), null, from, to),
                            Effect.MoveCounters.class,
                            m -> m.count() == null ? java.util.Optional.ofNullable(m.kind()) : "",
                            Effect.MoveCounters::from,
                            Effect.MoveCounters::to),
            phrase(
                            "put {} counters on {}",
                            table(
                                    "whose",
                                    Map.of("its", References.IT, "those", References.IT, "~'s", References.SELF)),
                            ONE_BEARER)
                    .as(
                            (from, to) -> new Effect.MoveCounters(null, null, from, to),
                            Effect.MoveCounters.class,
                            m -> m.kind() == null && m.count() == null ? m.from() : "",
                            Effect.MoveCounters::to),
            phrase("remove {}", table("counters", thoseCounters())).as(e -> e, RemoveCounters.class, e -> e),
            phrase("remove all counters from {}", OBJECT)
                    .as(from -> new RemoveCounters(null, null, from, ""), RemoveCounters.class, RemoveCounters::from),
            phrase("double the number of {} counters on {}", COUNTER_KIND, BEARER)
                    .as(
                            (k, on) -> new Effect.DoubleCounters(k, on, ""),
                            Effect.DoubleCounters.class,
                            d -> d.kind() == null ? "" : d.kind(),
                            Effect.DoubleCounters::on),
            phrase("double the number of each kind of counter on {}", BEARER)
                    .as(
                            on -> new Effect.DoubleCounters(null, on, "each kind"),
                            Effect.DoubleCounters.class,
                            Effect.DoubleCounters::on),
            phrase("{} (gets|get) {}", References.PLAYER, OF_PLAYERS)
                    .as(
                            (who, c) -> new PutCounters(c.kind(), c.count(), who, "gets"),
                            PutCounters.class,
                            PutCounters::on,
                            CounterVerbs::countersOf),
            phrase("gets {}", OF_PLAYERS)
                    .as(
                            c -> new PutCounters(c.kind(), c.count(), Verbs.SAME_PLAYER, "gets"),
                            PutCounters.class,
                            CounterVerbs::countersOf));

    private static final Phrase<Effect> ENERGY = oneOf(
            "energy",
            phrase("you get {}", Amounts.ENERGY)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "energy"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("you get {E} for each {}", Counted.UNIT)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "energy for each"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("you get an amount of {E} equal to {}", Amounts.EXPRESSION)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "energy equal to"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("get {}", Amounts.ENERGY)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "get energy"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count));

    /// On the same object, one kind after another.
    private static Effect.Repeat severalKinds(List<Effect.CounterCount> kinds, Reference on) {
        List<Effect> steps = new ArrayList<>();
        for (Effect.CounterCount kind : kinds)
            steps.add(
                    new Effect.PutCounters(kind.kind(), kind.count(), steps.isEmpty() ? on : new Reference.It(""), ""));
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(steps, java.util.Collections.nCopies(steps.size() - 1, Effect.Joint.AND)),
                KINDS_OF_COUNTERS);
    }

    private static final String KINDS_OF_COUNTERS = "kinds of counters";

    private static Object kindsIn(Effect.Repeat repeat) {
        if (!repeat.wording().equals(KINDS_OF_COUNTERS)
                || !(repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _))) return "";
        List<Effect.CounterCount> kinds = new ArrayList<>();
        for (Effect step : steps)
            if (step instanceof Effect.PutCounters put) kinds.add(new Effect.CounterCount(put.kind(), put.count()));
        return kinds;
    }

    private static Object bearer(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Effect.PutCounters put
                ? put.on()
                : "";
    }

    private static final Phrase<Effect.CounterCount> COUNTERS_OF_A_KIND = oneOf(
            "counters",
            a(phrase("{} counter", Words.COUNTER_KIND)
                    .as(k -> new Effect.CounterCount(k, n(1)), Effect.CounterCount.class, Effect.CounterCount::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, Words.COUNTER_KIND)
                    .as(
                            (c, k) -> new Effect.CounterCount(k, c),
                            Effect.CounterCount.class,
                            Effect.CounterCount::count,
                            Effect.CounterCount::kind));

    private static final Phrase<Effect> SEVERAL_KINDS = oneOf(
            "an instruction",
            phrase("put {} on {}", list(COUNTERS_OF_A_KIND, 2, "and"), OBJECT)
                    .as(CounterVerbs::severalKinds, Effect.Repeat.class, CounterVerbs::kindsIn, CounterVerbs::bearer),
            phrase("remove up to {} counters from {}", Amounts.SEVERAL, OBJECT)
                    .as(
                            (count, from) -> new Effect.RemoveCounters(null, count, from, true, "up to"),
                            Effect.RemoveCounters.class,
                            r -> r.upTo() && r.count() != null ? r.count() : "",
                            Effect.RemoveCounters::from),
            phrase("remove a counter from {}", OBJECT)
                    .as(
                            w -> new Effect.RemoveCounters(null, n(1), w, "a counter"),
                            Effect.RemoveCounters.class,
                            Effect.RemoveCounters::from));

    public static final Phrase<Effect> VERB = oneOf("an instruction", COUNTER, ENERGY, SEVERAL_KINDS);
}
