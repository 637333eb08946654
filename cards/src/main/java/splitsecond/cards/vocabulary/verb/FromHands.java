package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
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
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.noun.WithSuffixes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.ChooseFromHand;
import splitsecond.engine.ability.Effect.Deed;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card": whose hand
/// is seen and by whom, who may choose what, and what becomes of it.
public final class FromHands {
    private FromHands() {}

    private record Seen(Reference whose, boolean reveal) {}

    private static final Phrase<Seen> SEEN = oneOf(
            "whose hand",
            phrase("{} (reveals|reveal) their hand", References.PLAYER)
                    .as(
                            who -> who.equals(YOU) ? null : new Seen(who, true),
                            Seen.class,
                            seen -> seen.reveal() ? seen.whose() : ""),
            phrase("look at {} hand", References.WHOSE)
                    .as(
                            whose -> whose.equals(YOU) ? null : new Seen(whose, false),
                            Seen.class,
                            seen -> seen.reveal() ? "" : seen.whose()));

    private static final String MAY = ". you may choose";

    private static final Phrase<String> CHOOSING =
            words(". you choose", ". choose", "and you choose", "and choose", ", you choose", ", then you choose", MAY);

    private static Phrase<String> words(String... all) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String one : all) words.put(one, one);
        return table("who chooses", words);
    }

    private record Some(Filter what, Count count) {}

    private static final Phrase<Some> SOME = oneOf(
            "cards of the hand",
            a(Nouns.CARDS.one()).map(f -> new Some(f, Count.ONE), Some.class, Some::what),
            phrase("{} {}", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> k < 2 ? null : new Some(f, Count.exactly(k)),
                            Some.class,
                            some -> Targets.most(some.count()),
                            Some::what),
            phrase("up to {} {}", NUMBER_WORD, Nouns.CARDS.many())
                    .as(
                            (k, f) -> k < 2 ? null : new Some(f, Count.upTo(k)),
                            Some.class,
                            some -> Targets.most(some.count()),
                            Some::what),
            phrase("X {}", Nouns.CARDS.many()).as(f -> new Some(f, Count.exactly(X)), Some.class, Some::what));

    /// What becomes of them.
    private record Done(Deed deed, String wording) {}

    private static final String IF = ". if you do, ";
    private static final String UNTIL_LEAVES = " until ~ leaves the battlefield";

    private static final Phrase<Done> DONE = table("what becomes of it", done());

    private static Map<String, Done> done() {
        Map<String, Done> ways = new LinkedHashMap<>();
        for (String card : List.of("that card", "it", "those cards", "them")) {
            for (String before : List.of(". ", ", then ", IF, "and ")) {
                if (!before.equals("and ")) {
                    add(ways, before + "that player discards " + card, Deed.DISCARD);
                    add(ways, before + "that player exiles " + card, Deed.EXILE);
                    add(ways, before + "they discard " + card, Deed.DISCARD);
                }
                add(ways, before + "exile " + card, Deed.EXILE);
                add(ways, before + "exile " + card + UNTIL_LEAVES, Deed.EXILE_UNTIL_LEAVES);
                for (String whose : List.of("that player's library", "their library")) {
                    add(ways, before + "put " + card + " on top of " + whose, Deed.PUT_ON_TOP);
                    add(ways, before + "put " + card + " on the bottom of " + whose, Deed.PUT_ON_BOTTOM);
                }
            }
            add(ways, ", and they discard " + card, Deed.DISCARD);
        }
        return ways;
    }

    private static void add(Map<String, Done> ways, String words, Deed deed) {
        ways.put(words, new Done(deed, words));
    }

    /// Whoever may choose one need not: then nothing becomes of it.
    private static @Nullable ChooseFromHand choose(
            Seen seen, String choosing, Some some, @Nullable Filter with, Done done) {
        boolean may = choosing.equals(MAY);
        if (done.wording().startsWith(IF) && !may || may && !some.count().equals(Count.ONE)) return null;
        return new ChooseFromHand(
                YOU,
                seen.whose(),
                seen.reveal(),
                with == null ? some.what() : Nouns.with(some.what(), with),
                may ? Count.upTo(1) : some.count(),
                done.deed(),
                String.join("/", choosing, with == null ? "" : "with", done.wording()));
    }

    private static String said(ChooseFromHand choose, int part) {
        String[] parts = choose.wording().split("/", -1);
        return parts.length == 3 ? parts[part] : "";
    }

    private static Object seen(ChooseFromHand choose) {
        return new Seen(choose.whose(), choose.reveal());
    }

    /// How many cards a player reveals of a hand, and how that is said.
    private record Part(Reference whose, Amount shown, String wording) {}

    private static final Phrase<Part> PART = oneOf(
            "some cards of a hand",
            phrase("{} (reveals|reveal) {} cards from their hand", References.PLAYER, Amounts.SEVERAL)
                    .as((who, n) -> part(who, n, "n"), Part.class, p -> said(p, "n"), Part::shown),
            phrase("{} (reveals|reveal) X cards from their hand, where X is {}", References.PLAYER, Amounts.EXPRESSION)
                    .as((who, n) -> part(who, n, "X is"), Part.class, p -> said(p, "X is"), Part::shown),
            phrase(
                            "{} (reveals|reveal) a number of cards from their hand equal to {}",
                            References.PLAYER,
                            Amounts.EXPRESSION)
                    .as((who, n) -> part(who, n, "equal"), Part.class, p -> said(p, "equal"), Part::shown));

    private static @Nullable Part part(Reference who, Amount shown, String wording) {
        return who.equals(YOU) ? null : new Part(who, shown, wording);
    }

    private static Object said(Part part, String wording) {
        return part.wording().equals(wording) ? part.whose() : "";
    }

    private static final Phrase<Integer> OF_THEM =
            oneOf("how many of them", phrase("one").means(1), NUMBER_WORD.where(k -> k > 1));

    /// "Target player reveals three cards from their hand and you choose one of them. That player discards that card."
    private static final Phrase<Effect> OF_PART = phrase(
                    "{}{} {} of {}{}",
                    PART,
                    CHOOSING.where(choosing -> !choosing.equals(MAY)),
                    OF_THEM,
                    words("them", "those cards"),
                    DONE.where(done -> !done.wording().startsWith(IF)))
            .as(
                    (part, choosing, k, them, done) -> new ChooseFromHand(
                            YOU,
                            part.whose(),
                            true,
                            part.shown(),
                            Nouns.ANY,
                            Count.exactly(k),
                            done.deed(),
                            String.join("/", choosing, part.wording(), them, done.wording())),
                    ChooseFromHand.class,
                    FromHands::part,
                    choose -> ofPart(choose, 0),
                    choose -> Targets.most(choose.count()),
                    choose -> ofPart(choose, 2),
                    choose -> new Done(choose.deed(), ofPart(choose, 3)));

    private static Object part(ChooseFromHand choose) {
        return choose.shown() == null ? "" : new Part(choose.whose(), choose.shown(), ofPart(choose, 1));
    }

    private static String ofPart(ChooseFromHand choose, int part) {
        String[] parts = choose.wording().split("/", -1);
        return parts.length == 4 ? parts[part] : "";
    }

    private static Object some(ChooseFromHand choose) {
        var count = said(choose, 0).equals(MAY) ? Count.ONE : choose.count();
        if (said(choose, 1).isEmpty()) return new Some(choose.what(), count);
        return Nouns.butLast(choose.what()) instanceof Filter what ? new Some(what, count) : "";
    }

    private static Object done(ChooseFromHand choose) {
        return new Done(choose.deed(), said(choose, 2));
    }

    private static Phrase<Effect> choose(Phrase<Done> done) {
        return oneOf(
                "choose from a hand",
                phrase("{}{} {} from it{}", SEEN, CHOOSING, SOME, done)
                        .as(
                                (seen, choosing, some, d) -> choose(seen, choosing, some, null, d),
                                ChooseFromHand.class,
                                FromHands::seen,
                                choose -> said(choose, 0),
                                FromHands::some,
                                FromHands::done),
                phrase("{}{} {} from it {}{}", SEEN, CHOOSING, SOME, WithSuffixes.WITH, done)
                        .as(
                                (seen, choosing, some, with, d) -> choose(seen, choosing, some, with, d),
                                ChooseFromHand.class,
                                FromHands::seen,
                                choose -> said(choose, 0),
                                FromHands::some,
                                choose -> Nouns.parts(choose.what()).getLast(),
                                FromHands::done));
    }

    /// "You may choose a card from it. If you do, that player discards that card, then draws a card."
    public static final Phrase<Effect> FOR_A_CARD = phrase(
                    "{}. you may choose {} from it. if you do, that player discards that card, then draws a card",
                    SEEN,
                    SOME)
            .as(FromHands::forACard, Effect.Repeat.class, FromHands::seenFor, FromHands::someFor);

    private static final String FOR_CARD = "for a card";

    private static Effect.@Nullable Repeat forACard(Seen seen, Some some) {
        if (!some.count().equals(Count.ONE)) return null;
        var steps = new Effect.Sequence(
                List.of(
                        new ChooseFromHand(
                                YOU, seen.whose(), seen.reveal(), some.what(), Count.upTo(1), Deed.DISCARD, FOR_CARD),
                        new Effect.If(
                                new splitsecond.engine.ability.Condition.PreviousDone(true, ""),
                                new Effect.Draw(
                                        splitsecond.cards.vocabulary.noun.Players.THAT_PLAYER,
                                        splitsecond.cards.vocabulary.word.Words.n(1)),
                                null,
                                FOR_CARD)),
                List.of(Effect.Joint.SENTENCE));
        return new Effect.Repeat(splitsecond.cards.vocabulary.word.Words.n(1), steps, FOR_CARD);
    }

    private static @Nullable ChooseFromHand chosenFor(Effect.Repeat repeat) {
        return repeat.wording().equals(FOR_CARD)
                        && repeat.effect() instanceof Effect.Sequence(var steps, var _)
                        && steps.getFirst().bare() instanceof ChooseFromHand choose
                ? choose
                : null;
    }

    private static Object seenFor(Effect.Repeat repeat) {
        var choose = chosenFor(repeat);
        return choose == null ? "" : seen(choose);
    }

    private static Object someFor(Effect.Repeat repeat) {
        var choose = chosenFor(repeat);
        return choose == null ? "" : new Some(choose.what(), Count.ONE);
    }

    private static final String MAY_EXILE = ". you may exile";

    private static final Phrase<Done> EXILED = Phrase.optional(
            phrase(UNTIL_LEAVES.strip()).means(new Done(Deed.EXILE_UNTIL_LEAVES, MAY_EXILE)),
            new Done(Deed.EXILE, MAY_EXILE));

    static final Phrase<Effect> CHOOSE = oneOf(
            "choose from a hand",
            choose(DONE.where(done -> !done.wording().startsWith(IF))),
            OF_PART,
            // To choose and what becomes of it in one word.
            phrase("{}. you may exile {} from it {}", SEEN, a(Nouns.CARDS.one()), EXILED)
                    .as(
                            (seen, what, done) -> new ChooseFromHand(
                                    YOU, seen.whose(), seen.reveal(), what, Count.upTo(1), done.deed(), done.wording()),
                            ChooseFromHand.class,
                            FromHands::seen,
                            ChooseFromHand::what,
                            c -> new Done(c.deed(), c.wording())));

    /// "You may choose one. If you do, …": a sentence by itself, because all that follows in it is done only then.
    public static final Phrase<Effect> IF_CHOSEN =
            choose(DONE.where(done -> done.wording().startsWith(IF)));
}
