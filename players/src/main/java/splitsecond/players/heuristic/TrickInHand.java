package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.card.CardType;

/// The strongest instant in hand that makes a creature grow for a turn and can be paid for.
final class TrickInHand {

    private final Knowledge knowledge;
    private int power;
    private int toughness;

    TrickInHand(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    void find(GameView view, int mana) {
        power = toughness = 0;
        for (int i = 0; i < view.handSize(view.viewer()); i++) {
            int card = view.handCard(i);
            var traits = view.traits(card);
            if (!traits.is(CardType.INSTANT) || traits.manaValue() > mana) continue;
            var ability = view.card(card).spell(0);
            if (ability == null) continue;
            for (var intent : knowledge.of(ability).onTargets) {
                if (intent.lasts || intent.removes()) continue;
                if (intent.power + intent.toughness <= power + toughness) continue;
                power = intent.power;
                toughness = intent.toughness;
            }
        }
    }

    boolean isThere() {
        return power + toughness > 0;
    }

    int power() {
        return power;
    }

    int toughness() {
        return toughness;
    }
}
