package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.PaidCost;
import splitsecond.engine.card.ManaCost;

/// "It was kicked with its {1}{R} kicker": of a card with two kicker costs (CR 702.33f).
public final class Kicked {
    private Kicked() {}

    /// By whatever kicker cost, or with one of them, of the card itself by its name.
    public static final Phrase<Condition> ITSELF = oneOf(
            "it was kicked",
            phrase("~ was kicked").means(new Condition.WasPaid(OptionalCost.KICKER)),
            phrase("~ was kicked with its {} kicker", Words.MANA)
                    .as(Kicked::with, Condition.WasPaid.class, Kicked::cost));

    static final Phrase<Condition> WITH = oneOf(
            "it was kicked",
            phrase("it was kicked with its {} kicker", Words.MANA)
                    .as(Kicked::with, Condition.WasPaid.class, Kicked::cost),
            phrase("~ was kicked with its {} kicker", Words.MANA)
                    .as(Kicked::with, Condition.WasPaid.class, Kicked::cost));

    private static Condition.WasPaid with(ManaCost cost) {
        return new Condition.WasPaid(new PaidCost.OneKicker(cost, -1));
    }

    private static Object cost(Condition.WasPaid paid) {
        return paid.cost() instanceof PaidCost.OneKicker(ManaCost cost, int _) ? cost : "";
    }
}
