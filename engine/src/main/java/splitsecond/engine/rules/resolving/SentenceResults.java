package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;

/// CR 608.2c: whether words speak of what an instruction of the same sentence has come to.
final class SentenceResults extends AbilityMap {

    private final int first;
    private final int end;
    private boolean found;

    private SentenceResults(int first, int end) {
        this.first = first;
        this.end = end;
    }

    /// @param first the number of the sentence's first instruction
    static boolean areIn(Amount amount, int first) {
        var results = new SentenceResults(first, Integer.MAX_VALUE);
        results.amount(amount);
        return results.found;
    }

    /// Whether an instruction speaks of what another has come to.
    static boolean areIn(Effect effect, Effect.Numbered of) {
        var results = new SentenceResults(of.number(), of.end());
        results.effect(effect);
        return results.found;
    }

    /// Whether an instruction speaks of the X of that number.
    static boolean speakOf(Effect effect, int x) {
        var results = new SentenceResults(x, x + 1);
        results.effect(effect);
        return results.found;
    }

    private void note(int number) {
        found |= number >= first && number < end;
    }

    @Override
    public Reference reference(Reference reference) {
        switch (reference) {
            case Reference.Result result -> note(result.number());
            case Reference.RestOf rest -> note(rest.number());
            case Reference.ThisWay way -> {
                for (int number : way.numbers()) note(number);
            }
            case Reference.AsRead _,
                    Reference.Described _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Mention _,
                    Reference.Noted _,
                    Reference.Again _,
                    Reference.Both _ -> {}
        }
        return super.reference(reference);
    }

    @Override
    public Amount amount(Amount amount) {
        if (amount instanceof Amount.ResultOf result) note(result.number());
        if (amount instanceof Amount.ExcessOf excess) note(excess.number());
        if (amount instanceof Amount.AbsorbedOf absorbed) note(absorbed.number());
        return super.amount(amount);
    }
}
