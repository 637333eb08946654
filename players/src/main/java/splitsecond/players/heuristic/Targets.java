package splitsecond.players.heuristic;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.OnStack;

/// Which target is best for what an effect does to it.
final class Targets {

    private final Board board;
    private final Knowledge knowledge;
    private final Judgement judgement;
    private final Stack stack;
    private final Tricks tricks;

    /// The best target found last, or `GameView.NONE`.
    int best = GameView.NONE;

    Targets(Board board, Knowledge knowledge, Judgement judgement, Stack stack, Tricks tricks) {
        this.board = board;
        this.knowledge = knowledge;
        this.judgement = judgement;
        this.stack = stack;
        this.tricks = tricks;
    }

    /// Answers a decision about targets.
    int choose(GameView view, Decision decision) {
        board.look(view);
        var item = aimed(view, decision);
        if (item == null) return 0;
        var intent = intent(view, item, decision.detail());
        int found = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.size(); i++) {
            int benefit = benefit(intent, decision.packed(i), item);
            if (benefit > most) {
                most = benefit;
                found = i;
            }
        }
        return found;
    }

    /// Whether it is a trick, and another target gains at least twice as much by it.
    boolean isWasted(GameView view, Decision decision, int option) {
        board.look(view);
        var item = aimed(view, decision);
        if (item == null) return false;
        var intent = intent(view, item, decision.detail());
        if (!intent.hinders() && (!Tricks.isTrick(intent) || intent.removes())) return false;
        int most = 0;
        for (int i = 0; i < decision.size(); i++) most = Math.max(most, benefit(intent, decision.packed(i), item));
        return 2 * benefit(intent, decision.packed(option), item) < most;
    }

    private static @Nullable OnStack aimed(GameView view, Decision decision) {
        var item = view.stackItem(decision.subject());
        if (item != null || view.stackSize() == 0) return item;
        return view.stackItem(view.stackObject(view.stackSize() - 1));
    }

    private int benefit(Intent intent, long option, OnStack item) {
        return Option.kind(option) == Option.Kind.DONE ? 0 : benefit(intent, item.x(), Option.id(option), item);
    }

    private Intent intent(GameView view, OnStack item, int slot) {
        var ability = item.ability();
        if (ability == null) return knowledge.onHost(view.traits(item.source()));
        if (slot >= item.slots()) return Intent.NOTHING;
        var purpose = knowledge.of(ability);
        if (purpose.equips && view.exists(item.source())) return knowledge.onHost(view.traits(item.source()));
        return purpose.intent(item.slot(slot));
    }

    /// What it is worth to us to aim it at that.
    int benefit(Intent intent, int x, int id, @Nullable OnStack item) {
        if (GameView.isObject(id) && board.view.zone(id) == Zone.STACK) return stack.benefit(intent, id);
        if (intent.fights) return fight(id, item);
        int trick = tricks.benefit(intent, x, id);
        if (trick > 0) return trick;
        int benefit = judgement.benefit(intent, x, id);
        // What does not last is wasted where it neither saves nor wins a fight.
        if (intent.hinders() || Tricks.isTrick(intent) && own(id)) return Math.min(1, benefit);
        // Where nothing is known of it, what is ours gets it.
        if (intent == Intent.NOTHING) return own(id) ? strength(id) : 0;
        return benefit;
    }

    private boolean own(int id) {
        return board.view.controller(id) == board.me;
    }

    private int strength(int id) {
        if (GameView.isPlayer(id)) return 1;
        if (board.view.zone(id) != Zone.BATTLEFIELD) return 1;
        var traits = board.view.traits(id);
        return 1 + Math.max(0, 10 * traits.power() + traits.toughness() - board.view.damage(id));
    }

    private int fight(int id, @Nullable OnStack item) {
        if (board.theirs().indexOf(id) < 0) return 0;
        var theirs = board.view.traits(id);
        int fighter = item == null || item.aimed() == 0 || item.targets(0) == 0 ? strongest() : item.target(0, 0);
        if (fighter == GameView.NONE || !board.view.exists(fighter)) return 0;
        var ours = board.view.traits(fighter);
        int benefit = 0;
        if (ours.power() >= theirs.toughness() - board.view.damage(id)) benefit += Worth.permanent(board.view, id);
        if (theirs.power() >= ours.toughness() - board.view.damage(fighter))
            benefit -= Worth.permanent(board.view, fighter);
        return benefit;
    }

    private int strongest() {
        int best = GameView.NONE;
        int most = -1;
        for (int i = 0; i < board.mine().size; i++) {
            int strength = strength(board.mine().ids[i]);
            if (strength > most) {
                most = strength;
                best = board.mine().ids[i];
            }
        }
        return best;
    }

    /// The most that a slot of an ability can bring, over everything it could be aimed at now.
    int most(AbilityView ability, TargetSlot slot, Intent intent, int x, int source) {
        best = GameView.NONE;
        if (intent.counters || intent.copies && board.view.stackSize() > 0)
            return stack.most(ability, slot, intent, source);
        int most = 0;
        var view = board.view;
        if (Roles.isInGraveyard(slot.filter())) {
            for (int p = 0; p < view.playerCount(); p++)
                for (int i = 0; i < view.graveyardSize(p); i++)
                    most = better(ability, slot, intent, x, source, view.graveyardCard(p, i), most);
            return most;
        }
        var side = Roles.side(slot.filter());
        if (side != Filter.Relation.OPPONENT)
            for (int i = 0; i < board.mine().size; i++)
                most = better(ability, slot, intent, x, source, board.mine().ids[i], most);
        if (side != Filter.Relation.YOU)
            for (int i = 0; i < board.theirs().size; i++)
                most = better(ability, slot, intent, x, source, board.theirs().ids[i], most);
        for (int i = 0; i < board.others(); i++) most = better(ability, slot, intent, x, source, board.other(i), most);
        if (intent.destroys || intent.untaps) most = lands(ability, slot, intent, x, source, most);
        for (int p = 0; p < view.playerCount(); p++)
            if (!view.hasLost(p)) most = better(ability, slot, intent, x, source, p, most);
        return most;
    }

    private int lands(AbilityView ability, TargetSlot slot, Intent intent, int x, int source, int most) {
        int best = most;
        for (int i = 0; i < board.view.permanents(); i++) {
            int id = board.view.permanent(i);
            if (board.view.traits(id).isLand()) best = better(ability, slot, intent, x, source, id, best);
        }
        return best;
    }

    private int better(AbilityView ability, TargetSlot slot, Intent intent, int x, int source, int id, int most) {
        int benefit = benefit(intent, x, id, null);
        if (benefit <= most || !board.view.couldTarget(ability, slot, source, id)) return most;
        best = id;
        return benefit;
    }

    /// The most that an Aura can bring.
    int mostEnchanting(int aura, Intent intent) {
        best = GameView.NONE;
        int most = 0;
        for (int i = 0; i < board.mine().size; i++) most = enchanting(aura, intent, board.mine().ids[i], most);
        for (int i = 0; i < board.theirs().size; i++) most = enchanting(aura, intent, board.theirs().ids[i], most);
        return most;
    }

    private int enchanting(int aura, Intent intent, int id, int most) {
        int benefit = judgement.benefit(intent, 0, id);
        if (benefit <= most || !board.view.couldEnchant(aura, id)) return most;
        best = id;
        return benefit;
    }
}
