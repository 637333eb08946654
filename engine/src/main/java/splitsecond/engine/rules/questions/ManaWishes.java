package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;

/// CR 601.2h: what mana a card gains by that is spent to cast it: of each color (sunburst, converge), three of one
/// color
/// (adamant), a {G}.
final class ManaWishes extends AbilityMap {

    private final List<ManaCost> wishes = new ArrayList<>(0);

    private ManaWishes() {}

    static List<ManaCost> of(List<Ability> abilities) {
        var wishes = new ManaWishes();
        for (var ability : abilities) {
            if (ability instanceof Ability.Keyword(Keyword keyword) && keyword == Keyword.SUNBURST) wishes.eachColor();
            wishes.ability(ability);
        }
        return List.copyOf(wishes.wishes);
    }

    private void eachColor() {
        for (var color : Color.values()) wish(symbol(color), 1);
    }

    private static ManaSymbol symbol(Color color) {
        return new ManaSymbol(color.bit(), false, 0, false, false);
    }

    private void wish(ManaSymbol symbol, int count) {
        wishes.add(new ManaCost(0, 0, java.util.Collections.nCopies(count, symbol)));
    }

    @Override
    public Amount amount(Amount amount) {
        if (amount instanceof Amount.ManaSpent spent && spent.what() == Amount.Spent.COLORS) eachColor();
        return super.amount(amount);
    }

    @Override
    public Condition condition(Condition condition) {
        if (condition instanceof Condition.Compare compare
                && compare.left() instanceof Amount.ManaSpent spent
                && compare.right() instanceof Amount.Number(int count)
                && compare.comparison() == Comparison.AT_LEAST) {
            switch (spent.what()) {
                case WHITE, BLUE, BLACK, RED, GREEN ->
                    wish(symbol(Color.of(spent.what().ordinal())), count);
                case COLORLESS -> wish(ManaSymbol.COLORLESS, count);
                case SNOW -> wish(ManaSymbol.SNOW, count);
                case SAME_COLOR -> {
                    for (var color : Color.values()) wish(symbol(color), count);
                }
                case TREASURE, CREATURE, ARTIFACT, CAVE, DESERT, ALL, COLORS -> {}
            }
        }
        return super.condition(condition);
    }
}
