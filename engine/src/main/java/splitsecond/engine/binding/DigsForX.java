package splitsecond.engine.binding;

import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;

/// "Look at the top X cards, where X is its power. You may put a card with mana value X or less …": what is said in the
/// midst of it holds for all that follows (CR 107.3i), as where it stands at the end of a sentence.
final class DigsForX {
    private DigsForX() {}

    private static final Amount X = new Amount.X();

    static boolean isSaid(Effect.Dig dig) {
        return !(dig.look() instanceof Amount.Number || dig.look() instanceof Amount.X);
    }

    static Effect.WhereX defining(Effect.Dig dig) {
        return new Effect.WhereX(of(dig, X), dig.look());
    }

    /// The same with its number said in the midst of it.
    static Effect asSaid(Effect.WhereX where) {
        return where.effect() instanceof Effect.Dig dig && dig.look().equals(X) ? of(dig, where.x()) : where;
    }

    private static Effect.Dig of(Effect.Dig dig, Amount look) {
        return new Effect.Dig(
                dig.who(),
                look,
                dig.reveal(),
                dig.pick(),
                dig.count(),
                dig.revealPicked(),
                dig.picked(),
                dig.rest(),
                dig.wording());
    }
}
