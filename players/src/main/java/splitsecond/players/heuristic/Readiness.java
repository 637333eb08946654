package splitsecond.players.heuristic;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.view.Traits;

/// What creatures of one side can do for themselves in a fight, with the mana that is left: regenerate and grow.
final class Readiness {

    private static final int NOT_WITH_MANA = -1;

    private final Knowledge knowledge;
    private int mana;

    Readiness(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /// @param left untapped sources of their controller
    void begin(int left) {
        mana = left;
    }

    /// To the fighter that was added last.
    void applyTo(Fighters fighters, Traits traits) {
        fighters.leaves(knowledge.onDying(traits));
        if (mana == 0) return;
        for (int i = 0; i < traits.abilities(); i++) {
            var ability = traits.ability(i);
            if (ability.isMana() || !(ability.source() instanceof Ability.Activated activated)) continue;
            var itself = knowledge.of(ability).self;
            boolean survives = itself.regenerates || itself.keywords.has(Keyword.INDESTRUCTIBLE);
            boolean grows = !itself.lasts && itself.power >= 0 && itself.toughness >= 0 && itself.changesStats();
            if (!survives && !grows) continue;
            int price = mana(activated.cost());
            if (price == NOT_WITH_MANA || price > mana) continue;
            int times = survives || price == 0 ? 1 : mana / price;
            mana -= price * times;
            fighters.readies(survives, times * itself.power, times * itself.toughness, itself.keywords);
        }
    }

    private static int mana(Cost cost) {
        int mana = 0;
        for (var part : cost.parts()) {
            if (!(part instanceof Cost.Mana paid) || paid.cost().xs() > 0) return NOT_WITH_MANA;
            mana += paid.cost().manaValue();
        }
        return mana;
    }
}
