package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.card.CardType;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.OnStack;

/// What the spells and abilities on the stack will do, for those who could counter or copy them.
final class Stack {

    private final Board board;
    private final Knowledge knowledge;
    private final Judgement judgement;

    Stack(Board board, Knowledge knowledge, Judgement judgement) {
        this.board = board;
        this.knowledge = knowledge;
        this.judgement = judgement;
    }

    /// The most that countering or copying something on the stack can bring.
    int most(AbilityView ability, TargetSlot slot, Intent intent, int source) {
        int most = 0;
        for (int i = 0; i < board.view.stackSize(); i++) {
            int id = board.view.stackObject(i);
            int benefit = benefit(intent, id);
            if (benefit > most && board.view.couldTarget(ability, slot, source, id)) most = benefit;
        }
        return most;
    }

    int benefit(Intent intent, int id) {
        var item = board.view.stackItem(id);
        if (item == null) return 0;
        boolean own = item.controller() == board.me;
        if (intent.counters || intent.bounces || intent.exiles) return own ? -Worth.CARD : threat(id, item);
        if (intent.copies) return own || isSpell(item) ? Math.max(0, Math.abs(threat(id, item))) : 0;
        return 0;
    }

    private static boolean isSpell(OnStack item) {
        return item.wasCast();
    }

    /// What it is worth to us that something on the stack does not happen.
    int threat(int id, OnStack item) {
        var view = board.view;
        var ability = item.ability();
        if (ability == null || ability.isStatic()) {
            var traits = view.traits(id);
            int worth = Worth.of(traits);
            if (traits.is(CardType.ENCHANTMENT) && item.aimed() > 0) worth += auraHarm(id, item);
            return worth;
        }
        var purpose = knowledge.of(ability);
        int sign = item.controller() == board.me ? -1 : 1;
        int harm = purpose.gains + purpose.gainsPerX * item.x();
        for (int s = 0; s < item.aimed() && s < item.slots(); s++) {
            var intent = purpose.intent(item.slot(s));
            for (int i = 0; i < item.targets(s); i++) {
                int target = item.target(s, i);
                if (GameView.isObject(target) && !view.exists(target)) continue;
                if (GameView.isObject(target) && view.stackItem(target) != null) harm += counterHarm(intent, target);
                else harm -= sign * judgement.benefit(intent, item.x(), target);
            }
        }
        harm -= sign * mass(purpose, item.controller());
        int cards = purpose.you.cards + purpose.you.cardsPerX * item.x();
        harm += Worth.CARD * Math.max(0, cards);
        return harm;
    }

    private int counterHarm(Intent intent, int target) {
        if (!intent.counters) return 0;
        var item = board.view.stackItem(target);
        return item != null && item.controller() == board.me ? Worth.CARD + 10 : 0;
    }

    private int auraHarm(int id, OnStack item) {
        if (item.targets(0) == 0) return 0;
        int host = item.target(0, 0);
        if (!board.view.exists(host)) return 0;
        return Math.max(0, -judgement.benefit(knowledge.onHost(board.view.traits(id)), 0, host));
    }

    /// What an effect on everything means to us; its "mine" is its controller's.
    private int mass(Purpose purpose, int controller) {
        boolean own = controller == board.me;
        return side(own ? purpose.mine : purpose.theirs, board.mine())
                - side(own ? purpose.theirs : purpose.mine, board.theirs());
    }

    private int side(Intent intent, Board.Side side) {
        if (intent == Intent.NOTHING) return 0;
        int sum = 0;
        for (int i = 0; i < side.size; i++) sum += judgement.toPermanent(intent, 0, side.ids[i], side.traits[i]);
        return sum;
    }
}
