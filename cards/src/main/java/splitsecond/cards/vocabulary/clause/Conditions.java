package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.KEYWORD;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.ManaSpentOn;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.PastEvents;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Filter;

/// After "if", "unless", "as long as", "only if".
public final class Conditions {
    private Conditions() {}

    /// "a creature you control", "a card exiled with it", "a creature card in your graveyard".
    private static final Phrase<Filter> HAVER =
            Nouns.one(oneOf("an object", Nouns.PERMANENT.one(), Nouns.CARDS_IN_ZONE.one()));

    private static final Phrase<Condition> ATOM = oneOf(
            "a condition",
            ConditionsInWords.FIXED,
            Kicked.WITH,
            ExistenceConditions.THERE,
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
            PossessionConditions.CONTROLS,
            PossessionConditions.HAVE,
            phrase("{} has only one target and that target is {}", Targets.TARGET.one(), Suffixes.TARGETED)
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
            lazy(() -> StateConditions.ATOM),
            lazy(() -> AmountsThisTurn.ATOM));

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
