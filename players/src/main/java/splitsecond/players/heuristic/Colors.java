package splitsecond.players.heuristic;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.view.Traits;

/// Which colors of mana there are, and which the hand needs. Colors are bits; colorless is the sixth.
final class Colors {

    private static final int ALL = 63;

    private final Board board;

    Colors(Board board) {
        this.board = board;
    }

    /// What a land is worth to play now: colors that are missing first; one that enters tapped when nothing else is
    /// to be done.
    int worth(int land) {
        var traits = board.view.traits(land);
        int gives = produced(traits);
        int missing = needed() & ~available();
        int worth = 20 * Integer.bitCount(gives & missing) + 2 * Integer.bitCount(gives);
        if (entersTapped(traits)) worth += canUseMana() ? -15 : 15;
        return worth;
    }

    private boolean canUseMana() {
        for (int i = 0; i < board.view.handSize(board.me); i++) {
            var traits = board.view.traits(board.view.handCard(i));
            if (!traits.isLand() && traits.manaValue() == board.mine().mana + 1) return true;
        }
        return false;
    }

    /// The colors in the costs of the hand.
    int needed() {
        int needed = 0;
        for (int i = 0; i < board.view.handSize(board.me); i++) {
            var traits = board.view.traits(board.view.handCard(i));
            if (!traits.isLand() && traits.manaCost() != null)
                needed |= traits.manaCost().colors();
        }
        return needed;
    }

    int available() {
        int available = 0;
        for (int i = 0; i < board.view.permanents(); i++) {
            int id = board.view.permanent(i);
            if (board.view.controller(id) == board.me) available |= produced(board.view.traits(id));
        }
        return available;
    }

    static int produced(Traits traits) {
        if (!traits.hasManaAbility()) return 0;
        int colors = 0;
        for (int i = 0; i < traits.abilities(); i++)
            if (traits.ability(i).isMana() && traits.ability(i).source() instanceof Ability.Activated activated)
                colors |= produced(activated.effect());
        return colors;
    }

    private static int produced(Effect effect) {
        if (effect.bare() instanceof Effect.Sequence sequence) {
            int colors = 0;
            for (var step : sequence.steps()) colors |= produced(step);
            return colors;
        }
        return effect.bare() instanceof Effect.AddMana adding ? produced(adding.production()) : 0;
    }

    private static int produced(Production production) {
        return switch (production) {
            case Production.Fixed fixed -> {
                int colors = 0;
                for (int c = 0; c < fixed.counts().size(); c++)
                    if (fixed.counts().get(c) > 0) colors |= 1 << c;
                yield colors;
            }
            case Production.OneColor one -> one.colors();
            case Production.Combination combination -> combination.colors();
            case Production.OneOf one -> {
                int colors = 0;
                for (var fixed : one.any()) colors |= produced(fixed);
                yield colors;
            }
            case Production.Either either -> produced(either.one()) | produced(either.other());
            case Production.DifferentColors _,
                    Production.LikeLands _,
                    Production.ChosenColor _,
                    Production.Produced _,
                    Production.ColorsAmong _,
                    Production.Noted _,
                    Production.EachColorAmong _ -> ALL;
        };
    }

    private static boolean entersTapped(Traits traits) {
        for (int i = 0; i < traits.abilities(); i++)
            if (traits.ability(i).source() instanceof Ability.Static fixed
                    && fixed.effect() instanceof StaticEffect.Replace) return true;
        return false;
    }
}
