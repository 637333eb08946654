package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.Traits;

/// Whether an activated ability is worth its cost now.
final class Activating {

    private final Board board;
    private final Knowledge knowledge;
    private final Targets targets;
    private final Benefit benefit;
    private final Tricks tricks;
    private final Casting casting;
    // What was activated last, and when: protection is not asked for twice.
    private int lastSaved = GameView.NONE;
    private int savedTurn = -1;
    private int savedStack;

    Activating(Board board, Knowledge knowledge, Targets targets, Benefit benefit, Tricks tricks, Casting casting) {
        this.board = board;
        this.knowledge = knowledge;
        this.targets = targets;
        this.benefit = benefit;
        this.tricks = tricks;
        this.casting = casting;
    }

    /// 0 or less: not now.
    int score(long option, Moment moment) {
        int source = Option.id(option);
        var traits = board.view.traits(source);
        int index = Option.variant(option);
        if (index >= traits.abilities()) return 0;
        var ability = traits.ability(index);
        if (ability.isMana() || !(ability.source() instanceof Ability.Activated activated)) return 0;
        var purpose = knowledge.of(ability);
        if (purpose.mana && purpose.gains == 0) return 0;
        var loyalty = loyalty(activated.cost());
        if (loyalty != null) return loyalty(loyalty, ability, source, moment);
        if (purpose.equips) return moment == Moment.BEFORE_COMBAT ? equip(ability, source, traits) : 0;
        if (purpose.self != Intent.NOTHING && purpose.slots.isEmpty())
            return onItself(purpose, source, moment) - casting.price(activated.cost(), source);
        if (!isTime(ability, moment)) return 0;
        int brings = benefit.of(ability, x(activated.cost()), source, moment);
        return brings - casting.price(activated.cost(), source) - 2;
    }

    private boolean isTime(AbilityView ability, Moment moment) {
        if (benefit.isOnlyTrick(ability)) return moment == Moment.FIGHT || moment == Moment.RESPONSE;
        var purpose = knowledge.of(ability);
        boolean taps = false;
        boolean counters = false;
        for (var intent : purpose.onTargets) {
            taps |= intent.taps;
            counters |= intent.counters;
        }
        if (counters) return moment == Moment.RESPONSE;
        if (taps) return moment == Moment.THEIR_BEGINNING || moment == Moment.BEFORE_COMBAT;
        return moment == Moment.AFTER_COMBAT
                || moment == Moment.THEIR_END
                || moment == Moment.ATTACKED
                || moment == Moment.FIGHT
                || moment == Moment.BEFORE_COMBAT && purpose.slots.isEmpty();
    }

    private int x(Cost cost) {
        for (var part : cost.parts())
            if (part instanceof Cost.Mana mana && mana.cost().xs() > 0)
                return Math.max(0, board.mine().mana - mana.cost().manaValue());
        return 0;
    }

    private static Cost.@org.jspecify.annotations.Nullable Loyalty loyalty(Cost cost) {
        for (var part : cost.parts()) if (part instanceof Cost.Loyalty loyalty) return loyalty;
        return null;
    }

    private int loyalty(Cost.Loyalty cost, AbilityView ability, int source, Moment moment) {
        int has = board.view.counters(source, CounterKind.LOYALTY);
        int x = cost.amount() instanceof Amount.X ? has : 0;
        int amount = x > 0 ? Math.max(1, has / 2) : Reading.number(cost.amount());
        int brings = benefit.of(ability, x, source, moment);
        if (!cost.add() && amount >= has && brings < 2 * Worth.CARD) return 0;
        if (brings < 0 || !cost.add() && brings == 0) return 0;
        return Math.max(1, 20 + brings + (cost.add() ? 6 : -8) * amount);
    }

    /// A weapon goes to the best creature once; it changes hands only if its bearer can't fight.
    private int equip(AbilityView ability, int source, Traits traits) {
        int bearer = board.view.attachedTo(source);
        if (bearer != GameView.NONE) {
            int at = board.mine().indexOf(bearer);
            if (at >= 0 && Attack.canAttack(board.view, bearer, board.mine().traits[at])) return 0;
        }
        var intent = knowledge.onHost(traits);
        int best = 0;
        for (int i = 0; i < board.mine().size; i++) {
            int id = board.mine().ids[i];
            if (id == bearer || !Attack.canAttack(board.view, id, board.mine().traits[i])) continue;
            best = Math.max(best, 5 + targets.benefit(intent, 0, id, null));
        }
        return ability.slots() == 0 ? 0 : best;
    }

    private int onItself(Purpose purpose, int source, Moment moment) {
        int at = board.mine().indexOf(source);
        if (at < 0) return purpose.gains;
        if (purpose.self.lasts && purpose.self.changesStats())
            return moment == Moment.THEIR_END || moment == Moment.AFTER_COMBAT
                    ? 10 * purpose.self.power + 10 * purpose.self.toughness + 5
                    : 0;
        if (moment != Moment.FIGHT && moment != Moment.RESPONSE) return 0;
        // Once it is safe, it is safe.
        if (purpose.self.protects && used(source)) return 0;
        return tricks.benefit(purpose.self, 0, source);
    }

    private boolean used(int source) {
        return lastSaved == source && savedTurn == board.view.turn() && savedStack == board.view.stackSize();
    }

    /// It has been activated.
    void remember(int source) {
        lastSaved = source;
        savedTurn = board.view.turn();
        savedStack = board.view.stackSize();
    }

    void forget() {
        savedTurn = -1;
    }
}
