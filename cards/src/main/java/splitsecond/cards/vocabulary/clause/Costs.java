package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Cost.Deed;
import splitsecond.engine.ability.Cost.Part;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.ManaCost;

/// CR 118: what is paid.
public final class Costs {
    private Costs() {}

    private static final Filter SELF_IN_GRAVEYARD =
            new Filter.And(List.of(Nouns.THIS, new Filter.In(Zone.GRAVEYARD, YOU)));
    private static final Filter SELF_IN_HAND = new Filter.And(List.of(Nouns.THIS, new Filter.In(Zone.HAND, YOU)));

    /// CR 701.68a.
    private static final Filter YOUR_CREATURE = new Filter.And(List.of(Nouns.CREATURE, new Filter.ControlledBy(YOU)));

    private record Group(Filter filter, Count count) {}

    private static final Count ONE_OR_MORE = new Count(n(1), null);

    /// "a creature", "two lands", "X cards".
    private static Phrase<Group> some(Numbered<Filter> noun) {
        return oneOf(
                "something to pay with",
                Nouns.one(noun.one()).map(f -> new Group(f, Count.ONE), Group.class, Group::filter),
                phrase("{} {}", NUMBER_WORD, noun.many())
                        .as(
                                (count, f) -> count < 2 ? null : new Group(f, Count.exactly(count)),
                                Group.class,
                                g -> Targets.most(g.count()),
                                Group::filter),
                phrase("{} other {}", NUMBER_WORD, noun.many())
                        .as(
                                (count, f) -> count < 2 ? null : new Group(Nouns.withOther(f), Count.exactly(count)),
                                Group.class,
                                g -> Targets.most(g.count()),
                                g -> Nouns.withoutOther(g.filter())),
                phrase("X {}", noun.many()).as(f -> new Group(f, Count.exactly(X)), Group.class, Group::filter),
                phrase("any number of {}", noun.many())
                        .as(f -> new Group(f, Count.ANY_NUMBER), Group.class, Group::filter),
                phrase("one or more {}", noun.many()).as(f -> new Group(f, ONE_OR_MORE), Group.class, Group::filter));
    }

    /// "a creature", "enchanted creature", "another creature or an artifact".
    private static final Phrase<Group> PERMANENTS = oneOf(
            "something to pay with",
            some(Nouns.PERMANENT),
            SpokenOf.HOST.map(
                    host -> new Group(new Filter.AmongThose(host), Count.ONE),
                    Group.class,
                    g -> g.filter() instanceof Filter.AmongThose(Reference those) ? those : ""));

    private static final Phrase<Group> CARDS = some(Nouns.CARDS);

    private static final String EITHER = "each with its article";

    /// "Sacrifice an artifact or another creature": no instruction is told so.
    private static Phrase<Part> either(String words, Phrase<Filter> one, Deed deed) {
        return phrase(words, one, one)
                .as(
                        (x, y) -> new Cost.Do(deed, new Filter.Or(List.of(x, y)), Count.ONE, EITHER),
                        Cost.Do.class,
                        d -> either(d.what(), 0),
                        d -> either(d.what(), 1));
    }

    /// What only a cost can say: one of two things, to behold or reveal something.
    public static boolean isOnlyPaid(Cost cost) {
        return cost.parts().size() == 1
                && (cost.parts().getFirst() instanceof Cost.Either
                        || cost.parts().getFirst() instanceof Cost.Do deed
                                && (deed.deed() == Deed.BEHOLD
                                        || deed.wording().equals(EITHER)
                                        || deed.what().equals(SELF_IN_GRAVEYARD)));
    }

    private static Object either(Filter filter, int which) {
        return filter instanceof Filter.Or(List<Filter> any) && any.size() == 2 ? any.get(which) : "";
    }

    private static Phrase<Part> deed(String words, Phrase<Group> some, Deed deed) {
        return phrase(words, some)
                .as(
                        g -> new Cost.Do(deed, g.filter(), g.count(), ""),
                        Cost.Do.class,
                        d -> new Group(d.what(), d.count()));
    }

    private static Phrase<Part> deed(String words, Numbered<Filter> noun, Deed deed) {
        return phrase(words, some(noun))
                .as(
                        g -> Nouns.isOfSingleGraveyard(g.filter())
                                ? null
                                : new Cost.Do(deed, g.filter(), g.count(), ""),
                        Cost.Do.class,
                        d -> new Group(d.what(), d.count()));
    }

    private static Phrase<Part> self(String words, Deed deed, Filter what) {
        return phrase(words).means(new Cost.Do(deed, what, Count.ONE, "~"));
    }

    private static final Phrase<Amount> LIFE = oneOf(
            "life",
            phrase("{} life", DIGITS).as(Amount.Number::new, Amount.Number.class, Amount.Number::value),
            phrase("X life").means(X),
            phrase("life equal to {}", Amounts.EXPRESSION).as(v -> v, Amount.class, v -> v));

    private record Counters(@Nullable CounterKind kind, Amount count) {

        private Object kindOrNothing() {
            return kind == null ? "" : kind;
        }
    }

    private static final Phrase<Counters> COUNTERS = oneOf(
            "counters",
            a(phrase("{} counter", COUNTER_KIND)
                    .as(k -> new Counters(k, n(1)), Counters.class, Counters::kindOrNothing)),
            phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as((c, k) -> new Counters(k, c), Counters.class, Counters::count, Counters::kindOrNothing),
            phrase("any number of {} counters", COUNTER_KIND)
                    .as(k -> new Counters(k, X), Counters.class, Counters::kindOrNothing));

    /// Of any kind.
    private static final Phrase<Counters> ANY_COUNTERS = oneOf(
            "counters",
            phrase("a counter").means(new Counters(null, n(1))),
            phrase("{} counters", Amounts.SEVERAL)
                    .as(c -> new Counters(null, c), Counters.class, c -> c.kind() == null ? c.count() : ""));

    private static final Phrase<Filter> BEARER =
            oneOf("an object", phrase("~").means(Nouns.THIS), Nouns.one(Nouns.PERMANENT.one()));

    private static Phrase<Part> from(String verb) {
        return phrase(verb + " {} from {}", oneOf("counters", COUNTERS, ANY_COUNTERS), BEARER)
                .as(
                        (c, from) -> new Cost.RemoveCounters(c.kind(), c.count(), from),
                        Cost.RemoveCounters.class,
                        r -> r.among() ? "" : new Counters(r.kind(), r.count()),
                        Cost.RemoveCounters::from);
    }

    private static Phrase<Part> fromAmong(String verb) {
        return phrase(verb + " {} from among {}", oneOf("counters", COUNTERS, ANY_COUNTERS), Nouns.PERMANENT.many())
                .as(
                        (c, from) -> new Cost.RemoveCounters(c.kind(), c.count(), from, true),
                        Cost.RemoveCounters.class,
                        r -> r.among() ? new Counters(r.kind(), r.count()) : "",
                        Cost.RemoveCounters::from);
    }

    /// CR 701.61a.
    private static final Cost.Either FORAGE = new Cost.Either(List.of(
            new Cost(List.of(new Cost.Do(
                    Deed.EXILE,
                    new Filter.And(List.of(Nouns.ANY, new Filter.In(Zone.GRAVEYARD, YOU))),
                    Count.exactly(3),
                    ""))),
            new Cost(List.of(new Cost.Do(Deed.SACRIFICE, new Filter.IsSubtype("Food"), Count.ONE, "")))));

    static final Phrase<Part> PART = oneOf(
            "a cost",
            MANA.map(Cost.Mana::new, Cost.Mana.class, Cost.Mana::cost),
            phrase("{T}").means(new Cost.Tap()),
            phrase("{Q}").means(new Cost.Untap()),
            phrase("pay {}", Amounts.ENERGY).as(Cost.PayEnergy::new, Cost.PayEnergy.class, Cost.PayEnergy::count),
            phrase("pay {}", LIFE).as(Cost.PayLife::new, Cost.PayLife.class, Cost.PayLife::amount),
            self("sacrifice ~", Deed.SACRIFICE, Nouns.THIS),
            deed("sacrifice {}", PERMANENTS, Deed.SACRIFICE),
            either("sacrifice {} or {}", Nouns.one(Nouns.PERMANENT.one()), Deed.SACRIFICE),
            either("discard {} or {}", Nouns.one(Nouns.CARDS.one()), Deed.DISCARD),
            self("discard ~", Deed.DISCARD, SELF_IN_HAND),
            deed("discard {}", CARDS, Deed.DISCARD),
            deed("put {} from your hand on top of your library", CARDS, Deed.PUT_ON_LIBRARY_TOP),
            deed("discard {} at random", Nouns.CARDS, Deed.DISCARD_AT_RANDOM),
            self("exile ~ from your graveyard", Deed.EXILE, SELF_IN_GRAVEYARD),
            self("exile ~ from your hand", Deed.EXILE, SELF_IN_HAND),
            self("exile ~", Deed.EXILE, Nouns.THIS),
            self("tap ~", Deed.TAP, Nouns.THIS),
            self("exert ~", Deed.EXERT, Nouns.THIS),
            self("return ~ to its owner's hand", Deed.RETURN_TO_HAND, Nouns.THIS),
            phrase("discard your hand")
                    .means(new Cost.Do(
                            Deed.DISCARD,
                            Nouns.ANY,
                            Count.exactly(new Amount.CountOf(Amounts.cardsIn(Zone.HAND, YOU))),
                            "hand")),
            deed("exile {}", Nouns.CARDS_IN_ZONE, Deed.EXILE),
            phrase("exile the top {} of your graveyard", Nouns.CARDS.one())
                    .as(
                            f -> new Cost.Do(
                                    Deed.EXILE,
                                    new Filter.And(List.of(
                                            f,
                                            new Filter.EndOfGraveyard(f, true, 1),
                                            new Filter.In(Zone.GRAVEYARD, YOU))),
                                    Count.ONE,
                                    "top"),
                            Cost.Do.class,
                            d -> d.what() instanceof Filter.And(List<Filter> all) ? all.getFirst() : ""),
            phrase("exile the top {} {} of your graveyard", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (count, f) -> count < 2
                                    ? null
                                    : new Cost.Do(
                                            Deed.EXILE,
                                            new Filter.And(List.of(
                                                    f,
                                                    new Filter.EndOfGraveyard(f, true, count),
                                                    new Filter.In(Zone.GRAVEYARD, YOU))),
                                            Count.exactly(count),
                                            "top"),
                            Cost.Do.class,
                            d -> Targets.most(d.count()),
                            d -> d.what() instanceof Filter.And(List<Filter> all) ? all.getFirst() : ""),
            phrase("reveal your hand")
                    .means(new Cost.Do(
                            Deed.REVEAL,
                            Nouns.ANY,
                            Count.exactly(new Amount.CountOf(Amounts.cardsIn(Zone.HAND, YOU))),
                            "hand")),
            deed("exile {}", Nouns.PERMANENT, Deed.EXILE),
            deed("behold {}", Nouns.PERMANENT, Deed.BEHOLD),
            phrase("choose a creature you control or reveal a creature card from your hand")
                    .means(new Cost.Do(Deed.BEHOLD, Nouns.CREATURE, Count.ONE, "choose or reveal")),
            deed("tap {}", PERMANENTS, Deed.TAP),
            deed("untap {}", PERMANENTS, Deed.UNTAP),
            deed("unattach {}", PERMANENTS, Deed.UNATTACH),
            phrase("return {} to its owner's hand", Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> new Cost.Do(Deed.RETURN_TO_HAND, f, Count.ONE, ""), Cost.Do.class, Cost.Do::what),
            phrase("return {} to their owner's hand", some(Nouns.PERMANENT))
                    .as(
                            g -> g.count().equals(Count.ONE)
                                    ? null
                                    : new Cost.Do(Deed.RETURN_TO_HAND, g.filter(), g.count(), ""),
                            Cost.Do.class,
                            d -> new Group(d.what(), d.count())),
            self("reveal ~ from your hand", Deed.REVEAL, SELF_IN_HAND),
            deed("reveal {}", Nouns.CARDS_IN_ZONE, Deed.REVEAL),
            from("remove"),
            fromAmong("remove"),
            phrase("put {} on {}", COUNTERS, BEARER)
                    .as(
                            (c, on) -> c.kind() == null ? null : new Cost.PutCounters(c.kind(), c.count(), on),
                            Cost.PutCounters.class,
                            p -> new Counters(p.kind(), p.count()),
                            Cost.PutCounters::on),
            phrase("blight {}", DIGITS)
                    .as(
                            k -> new Cost.PutCounters(CounterKind.M1M1, n(k), YOUR_CREATURE),
                            Cost.PutCounters.class,
                            p -> p.kind() == CounterKind.M1M1 && p.on().equals(YOUR_CREATURE)
                                    ? Amounts.number(p.count())
                                    : ""),
            phrase("waterbend {}", MANA).as(Costs::waterbend, Cost.Either.class, Costs::waterbent),
            phrase("collect evidence {}", Amounts.VALUE)
                    .as(Cost.CollectEvidence::new, Cost.CollectEvidence.class, Cost.CollectEvidence::number),
            phrase("forage").means(FORAGE),
            phrase("mill {}", Amounts.CARD_COUNT).as(Cost.Mill::new, Cost.Mill.class, Cost.Mill::count));

    private static final Filter HELPER = new Filter.And(List.of(
            new Filter.Is(Filter.Status.UNTAPPED),
            new Filter.Or(List.of(new Filter.IsType(CardType.ARTIFACT), Nouns.CREATURE))));

    /// CR 701.67a: so much mana, or as much less as artifacts and creatures of the payer's are tapped.
    private static Cost.@Nullable Either waterbend(ManaCost mana) {
        if (mana.generic() == 0 || !mana.equals(new ManaCost(mana.generic(), 0, List.of()))) return null;
        List<Cost> ways = new ArrayList<>();
        ways.add(Cost.mana(mana));
        for (int tapped = 1; tapped <= mana.generic(); tapped++) {
            Part helpers = new Cost.Do(Deed.TAP, HELPER, Count.exactly(tapped), "");
            int left = mana.generic() - tapped;
            ways.add(new Cost(
                    left == 0 ? List.of(helpers) : List.of(new Cost.Mana(new ManaCost(left, 0, List.of())), helpers)));
        }
        return new Cost.Either(ways);
    }

    private static Object waterbent(Cost.Either either) {
        return either.costs().getFirst().parts().size() == 1
                        && either.costs().getFirst().parts().getFirst() instanceof Cost.Mana(ManaCost mana)
                        && either.equals(waterbend(mana))
                ? mana
                : "";
    }

    /// After "by": "paying 3 life and discarding a card".
    public static final Phrase<Cost> DOING = list(
                    oneOf(
                            "a cost",
                            phrase("paying {}", MANA).as(Cost.Mana::new, Cost.Mana.class, Cost.Mana::cost),
                            phrase("paying {}", LIFE).as(Cost.PayLife::new, Cost.PayLife.class, Cost.PayLife::amount),
                            deed("sacrificing {}", Nouns.PERMANENT, Deed.SACRIFICE),
                            deed("discarding {}", Nouns.CARDS, Deed.DISCARD),
                            deed("exiling {}", Nouns.CARDS_IN_ZONE, Deed.EXILE),
                            deed("tapping {}", Nouns.PERMANENT, Deed.TAP),
                            from("removing"),
                            fromAmong("removing")),
                    "and")
            .map(Cost::new, Cost.class, Cost::parts);

    private static final Part SACRIFICE_IT = new Cost.Do(Deed.SACRIFICE, Nouns.THIS, Count.ONE, "it");

    /// Before a colon, or after a keyword's dash: every part has a capital.
    public static final Phrase<Cost> BEFORE_COLON = oneOf(
            "a cost",
            repeat(PART.capital(), 1, ", ").where(Costs::tapsNothingTwice).map(Cost::new, Cost.class, Cost::parts),
            phrase("{}, {T} or {}, {T}", MANA, MANA)
                    .as(
                            (one, other) -> new Cost(List.of(
                                    new Cost.Either(List.of(Cost.mana(one), Cost.mana(other))), new Cost.Tap())),
                            Cost.class,
                            c -> manaOrTap(c, 0),
                            c -> manaOrTap(c, 1)),
            phrase("{} and sacrifice it", repeat(PART.capital(), 1, ", "))
                    .as(
                            parts -> parts.getLast() instanceof Cost.RemoveCounters ? andSacrifice(parts) : null,
                            Cost.class,
                            c -> c.parts().getLast().equals(SACRIFICE_IT)
                                    ? c.parts().subList(0, c.parts().size() - 1)
                                    : ""));

    private static Object manaOrTap(Cost cost, int which) {
        return cost.parts().size() == 2
                        && cost.parts().getLast() instanceof Cost.Tap
                        && cost.parts().getFirst() instanceof Cost.Either(List<Cost> costs)
                        && costs.size() == 2
                        && costs.get(which).parts().size() == 1
                        && costs.get(which).parts().getFirst() instanceof Cost.Mana(var mana)
                ? mana
                : "";
    }

    /// What {T} taps can't help to waterbend: that is not looked after yet.
    private static boolean tapsNothingTwice(List<Part> parts) {
        return parts.stream().noneMatch(Cost.Tap.class::isInstance)
                || parts.stream().noneMatch(p -> p instanceof Cost.Either && p != FORAGE);
    }

    private static Cost andSacrifice(List<Part> parts) {
        List<Part> all = new ArrayList<>(parts);
        all.add(SACRIFICE_IT);
        return new Cost(all);
    }

    /// In a sentence.
    public static final Phrase<Cost> IN_SENTENCE = oneOf(
            "a cost",
            phrase("pay {} and {}", MANA, PART.where(part -> !(part instanceof Cost.Mana)))
                    .as(
                            (mana, x) -> new Cost(List.of(new Cost.Mana(mana), x)),
                            Cost.class,
                            c -> c.parts().size() == 2 && c.parts().getFirst() instanceof Cost.Mana(var mana)
                                    ? mana
                                    : "",
                            c -> c.parts().isEmpty() ? "" : c.parts().getLast()),
            list(PART, "and").map(Cost::new, Cost.class, Cost::parts),
            phrase("{} or pay {}", PART, MANA)
                    .as(
                            (x, mana) ->
                                    new Cost(List.of(new Cost.Either(List.of(new Cost(List.of(x)), Cost.mana(mana))))),
                            Cost.class,
                            c -> either(c, 0),
                            c -> either(c, 1) instanceof Cost.Mana(var mana) ? mana : ""),
            phrase("pay {} or {}", MANA, PART)
                    .as(
                            (mana, x) ->
                                    new Cost(List.of(new Cost.Either(List.of(Cost.mana(mana), new Cost(List.of(x)))))),
                            Cost.class,
                            c -> either(c, 0) instanceof Cost.Mana(var mana) ? mana : "",
                            c -> either(c, 1)),
            phrase("{} or {}", PART, PART)
                    .as(
                            (x, y) -> new Cost(
                                    List.of(new Cost.Either(List.of(new Cost(List.of(x)), new Cost(List.of(y)))))),
                            Cost.class,
                            c -> either(c, 0),
                            c -> either(c, 1)));

    private static Object either(Cost cost, int which) {
        if (cost.parts().size() == 1
                && cost.parts().getFirst() instanceof Cost.Either(List<Cost> costs)
                && costs.size() == 2
                && costs.get(which).parts().size() == 1)
            return costs.get(which).parts().getFirst();
        return cost;
    }

    private static final Phrase<Cost> AFTER_DASH = repeat(PART.capital(), 1, ", ")
            .where(parts -> !(parts.size() == 1 && parts.getFirst() instanceof Cost.Mana))
            .map(Cost::new, Cost.class, Cost::parts);

    /// A keyword's cost: "{2}{R}", or "—Sacrifice a creature."
    public static final Phrase<Cost> OF_KEYWORD = oneOf(
            "a cost",
            MANA.map(Cost::mana, Cost.class, Costs::manaOf),
            phrase("—{}.", AFTER_DASH).as(c -> c, Cost.class, c -> c),
            phrase("—{}", AFTER_DASH).as(c -> c, Cost.class, c -> c));

    private static Object manaOf(Cost cost) {
        return cost.parts().size() == 1 && cost.parts().getFirst() instanceof Cost.Mana(var mana) ? mana : cost;
    }

    /// "pays {2}", "discards a card": what a player is asked for after "unless".
    public static final Phrase<Cost> PAID_BY_PLAYER = oneOf(
            "a cost",
            MANA.map(Cost::mana, Cost.class, Costs::manaOf),
            LIFE.map(l -> new Cost(List.of(new Cost.PayLife(l))), Cost.class, c -> lifeOf(c)),
            Words.ENERGY.map(
                    k -> new Cost(List.of(new Cost.PayEnergy(k))),
                    Cost.class,
                    c -> c.parts().size() == 1 && c.parts().getFirst() instanceof Cost.PayEnergy(Amount count)
                            ? count
                            : ""));

    /// After "you may pay": mana, and something besides.
    public static final Phrase<Cost> PAID_BY_YOU = oneOf(
            "a cost",
            PAID_BY_PLAYER,
            phrase(
                            "{} and {}",
                            MANA,
                            oneOf(
                                    "a cost",
                                    LIFE.map(Cost.PayLife::new, Cost.PayLife.class, Cost.PayLife::amount),
                                    PART.where(p -> p instanceof Cost.Do)))
                    .as(
                            (mana, more) -> new Cost(List.of(new Cost.Mana(mana), more)),
                            Cost.class,
                            c -> c.parts().size() == 2 && c.parts().getFirst() instanceof Cost.Mana(var mana)
                                    ? mana
                                    : "",
                            c -> c.parts().size() == 2 ? c.parts().getLast() : ""));

    private static Phrase<Cost> doneBy(splitsecond.cards.phrase.Numbered.Number number) {
        String s = number.pick("s", "");
        Phrase<Part> part = oneOf(
                "a cost",
                phrase("sacrifice" + s + " {} of their choice", some(Nouns.PERMANENT))
                        .as(
                                g -> new Cost.Do(Deed.SACRIFICE, g.filter(), g.count(), "of their choice"),
                                Cost.Do.class,
                                d -> new Group(d.what(), d.count())),
                phrase("discard" + s + " {}", some(Nouns.CARDS))
                        .as(
                                g -> new Cost.Do(Deed.DISCARD, g.filter(), g.count(), "theirs"),
                                Cost.Do.class,
                                d -> new Group(d.what(), d.count())),
                phrase("pay" + s + " {}", LIFE).as(Cost.PayLife::new, Cost.PayLife.class, Cost.PayLife::amount),
                phrase(number.pick("has", "have") + " ~ deal {} damage to them", Amounts.VALUE)
                        .as(Cost.Suffer::new, Cost.Suffer.class, Cost.Suffer::damage));
        return oneOf(
                "a cost",
                part.where(p -> !(p instanceof Cost.PayLife))
                        .map(
                                p -> new Cost(List.of(p)),
                                Cost.class,
                                c -> c.parts().size() == 1 ? c.parts().getFirst() : ""),
                list(part, 2, "or")
                        .map(
                                any -> new Cost(List.of(new Cost.Either(any.stream()
                                        .map(p -> new Cost(List.of(p)))
                                        .toList()))),
                                Cost.class,
                                Costs::eitherOf));
    }

    private static Object eitherOf(Cost cost) {
        return cost.parts().size() == 1 && cost.parts().getFirst() instanceof Cost.Either(List<Cost> costs)
                ? costs.stream().map(c -> c.parts().getFirst()).toList()
                : "";
    }

    /// "Sacrifices a permanent of their choice or discards a card": what somebody else does instead.
    public static final Numbered<Cost> DONE_BY = Numbered.numbered(Costs::doneBy);

    private static Object lifeOf(Cost cost) {
        return cost.parts().size() == 1 && cost.parts().getFirst() instanceof Cost.PayLife(Amount amount)
                ? amount
                : cost;
    }
}
