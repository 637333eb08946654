package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// Whether some of several things have something in common.
final class AlikeConditions {
    private AlikeConditions() {}

    private static final Phrase<Characteristic> SHARED =
            table("what is shared", Map.of("a color", Characteristic.COLOR, "a card type", Characteristic.CARD_TYPE));

    private static Object what(Condition.Compare compare) {
        return compare.left() instanceof Amount.Alike alike ? alike.what() : "";
    }

    private static Object milled(Condition.Compare compare) {
        return compare.left() instanceof Amount.Alike(var _, Reference.DoneThisWay(Filter f, var _)) ? f : "";
    }

    private static Condition.Compare alike(Characteristic what, Reference those, int count, String wording) {
        return new Condition.Compare(new Amount.Alike(what, those), Comparison.AT_LEAST, n(count), wording);
    }

    private static Object count(Condition.Compare compare, String wording) {
        return compare.wording().equals(wording) ? Amounts.number(compare.right()) : "";
    }

    static final Phrase<Condition> CONDITION = oneOf(
            "a condition",
            phrase("{} {} that share {} were milled this way", NUMBER_WORD, Nouns.CARDS.many(), SHARED)
                    .as(
                            (k, f, what) -> alike(what, new Reference.DoneThisWay(f, "milled"), k, "alike"),
                            Condition.Compare.class,
                            c -> count(c, "alike"),
                            c -> milled(c),
                            c -> what(c)),
            phrase("you control {} or more {} with the same name as one another", NUMBER_WORD, Nouns.PERMANENT.many())
                    .as(
                            (k, f) -> alike(
                                    Characteristic.NAME,
                                    new Reference.Each(Nouns.and(f, new Filter.ControlledBy(YOU)), ""),
                                    k,
                                    "same name"),
                            Condition.Compare.class,
                            c -> count(c, "same name"),
                            c -> c.left() instanceof Amount.Alike(var _, Reference.Each(Filter.And(var all), var _))
                                    ? all.getFirst()
                                    : ""));
}
