package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.token;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;

/// CR 706.3, 706.4: what dice have shown.
public final class DiceResults {
    private DiceResults() {}

    private static final Amount RESULT = new Amount.ThatMuch("the result");

    private static final String PLUS = "+";

    private static @Nullable Integer andMore(String word) {
        if (!word.endsWith(PLUS) || word.length() < 2 || word.length() > 5) return null;
        String digits = word.substring(0, word.length() - 1);
        return digits.chars().allMatch(c -> c >= '0' && c <= '9') ? Integer.valueOf(digits) : null;
    }

    private static Condition is(Comparison comparison, int number, String wording) {
        return new Condition.Compare(RESULT, comparison, n(number), wording);
    }

    private static Object bound(Condition condition, Comparison comparison, String wording) {
        return condition instanceof Condition.Compare(var left, var is, Amount.Number(int value), var said)
                        && left.equals(RESULT)
                        && is == comparison
                        && said.equals(wording)
                ? value
                : "";
    }

    private static Object end(Condition.And both, int index, Comparison comparison) {
        return both.all().size() == 2 ? bound(both.all().get(index), comparison, "row") : "";
    }

    /// CR 706.3a: the results in a row of a table.
    public static final Phrase<Condition> ROW = oneOf(
            "results",
            phrase("{}—{}", DIGITS, DIGITS)
                    .as(
                            (from, to) -> new Condition.And(
                                    List.of(is(Comparison.AT_LEAST, from, "row"), is(Comparison.AT_MOST, to, "row"))),
                            Condition.And.class,
                            both -> end(both, 0, Comparison.AT_LEAST),
                            both -> end(both, 1, Comparison.AT_MOST)),
            phrase("{}", DIGITS)
                    .as(
                            k -> is(Comparison.EQUAL, k, "row"),
                            Condition.Compare.class,
                            c -> bound(c, Comparison.EQUAL, "row")),
            phrase("{}", token("a number and +", DiceResults::andMore, Integer.class, k -> k + PLUS))
                    .as(
                            k -> is(Comparison.AT_LEAST, k, "row+"),
                            Condition.Compare.class,
                            c -> bound(c, Comparison.AT_LEAST, "row+")));

    /// "The result is 3".
    static final Phrase<Condition> RESULT_IS = phrase("the result is {}", DIGITS)
            .as(k -> is(Comparison.EQUAL, k, "is"), Condition.Compare.class, c -> bound(c, Comparison.EQUAL, "is"));
}
