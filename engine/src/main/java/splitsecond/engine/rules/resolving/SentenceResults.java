package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Reference;

/// CR 608.2c: whether a number speaks of what an instruction of the same sentence has come to.
final class SentenceResults extends AbilityMap {

    private final int first;
    private boolean found;

    private SentenceResults(int first) {
        this.first = first;
    }

    /// @param first the number of the sentence's first instruction
    static boolean areIn(Amount amount, int first) {
        var results = new SentenceResults(first);
        results.amount(amount);
        return results.found;
    }

    @Override
    public Reference reference(Reference reference) {
        switch (reference) {
            case Reference.Result result -> found |= result.number() >= first;
            case Reference.RestOf rest -> found |= rest.number() >= first;
            case Reference.ThisWay way -> {
                for (int number : way.numbers()) found |= number >= first;
            }
            default -> {}
        }
        return super.reference(reference);
    }

    @Override
    public Amount amount(Amount amount) {
        if (amount instanceof Amount.ResultOf result) found |= result.number() >= first;
        return super.amount(amount);
    }
}
