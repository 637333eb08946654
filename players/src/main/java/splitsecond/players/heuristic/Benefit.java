package splitsecond.players.heuristic;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.Traits;

/// What a whole spell or ability would bring now, aimed as well as can be.
final class Benefit {

    private final Board board;
    private final Knowledge knowledge;
    private final Judgement judgement;
    private final Targets targets;

    Benefit(Board board, Knowledge knowledge, Judgement judgement, Targets targets) {
        this.board = board;
        this.knowledge = knowledge;
        this.judgement = judgement;
        this.targets = targets;
    }

    int of(AbilityView ability, int x, int source, Moment moment) {
        return of(ability, knowledge.of(ability), x, source, moment);
    }

    private int of(AbilityView ability, Purpose purpose, int x, int source, Moment moment) {
        int benefit = purpose.gains + purpose.gainsPerX * x;
        if (!purpose.modes.isEmpty()) benefit += bestMode(ability, purpose, x, source, moment);
        for (int s = 0; s < purpose.slots.size(); s++) {
            var slot = purpose.slots.get(s);
            benefit += targets.most(ability, slot, purpose.onTargets.get(s), x, source);
        }
        benefit += judgement.toPlayer(purpose.you, x, board.me);
        if (purpose.you.protects) benefit += fog(moment);
        if (purpose.opponents != Intent.NOTHING) benefit -= judgement.toPlayer(purpose.opponents, x, board.opponent);
        benefit += mass(purpose, x, moment);
        if (purpose.unlessPaid > 0 && board.theirs().mana >= purpose.unlessPaid) benefit /= 6;
        return benefit;
    }

    private int bestMode(AbilityView ability, Purpose purpose, int x, int source, Moment moment) {
        int best = 0;
        for (int m = 0; m < purpose.modes.size(); m++)
            best = Math.max(best, of(ability, purpose.modes.get(m), x, source, moment));
        return best;
    }

    /// The mode that brings most, among the modal part of an ability.
    int mode(AbilityView ability, int mode, int x, int source, Moment moment) {
        var purpose = knowledge.of(ability);
        return mode < purpose.modes.size() ? of(ability, purpose.modes.get(mode), x, source, moment) : 0;
    }

    private int mass(Purpose purpose, int x, Moment moment) {
        if (purpose.mine == Intent.NOTHING && purpose.theirs == Intent.NOTHING) return 0;
        boolean forATurn = !purpose.mine.lasts && purpose.mine.power(x) > 0;
        int own = forATurn ? overrun(purpose.mine, x, moment) : sum(purpose.mine, x, board.mine());
        return own - sum(purpose.theirs, x, board.theirs());
    }

    private int sum(Intent intent, int x, Board.Side side) {
        if (intent == Intent.NOTHING) return 0;
        int sum = 0;
        for (int i = 0; i < side.size; i++) sum += judgement.toPermanent(intent, x, side.ids[i], side.traits[i]);
        return sum;
    }

    /// All our creatures grow for a turn: good before an attack of many.
    private int overrun(Intent intent, int x, Moment moment) {
        if (moment != Moment.BEFORE_COMBAT) return 0;
        int attackers = 0;
        int power = 0;
        for (int i = 0; i < board.mine().size; i++) {
            if (!Attack.canAttack(board.view, board.mine().ids[i], board.mine().traits[i])) continue;
            attackers++;
            power += board.mine().traits[i].power() + intent.power(x);
        }
        int blockers = 0;
        for (int i = 0; i < board.theirs().size; i++) if (board.view.canBlock(board.theirs().ids[i])) blockers++;
        boolean tramples = intent.keywords.has(Keyword.TRAMPLE);
        int through = attackers == 0
                ? 0
                : tramples ? power - 2 * blockers : power * Math.max(0, attackers - blockers) / attackers;
        if (through >= board.view.life(board.opponent)) return Worth.GAME / 2;
        return attackers >= 3 ? attackers * intent.power(x) * 5 : 0;
    }

    /// No combat damage this turn: worth it when much would come through.
    private int fog(Moment moment) {
        if (moment != Moment.FIGHT || board.view.activePlayer() == board.me) return 0;
        int damage = 0;
        for (int i = 0; i < board.theirs().size; i++) {
            int id = board.theirs().ids[i];
            if (board.view.attacking(id) == board.me && !board.view.isBlocked(id))
                damage += Math.max(0, board.theirs().traits[i].power());
        }
        return Math.min(Worth.GAME / 2, Worth.ofDamage(damage, Math.max(1, board.view.life(board.me))));
    }

    /// What a permanent does as it enters.
    int onEntering(Traits traits, int source, Moment moment) {
        int benefit = 0;
        for (int i = 0; i < traits.abilities(); i++) {
            var ability = traits.ability(i);
            if (!(ability.source() instanceof Ability.Triggered triggered) || !isEntering(triggered.trigger()))
                continue;
            var purpose = knowledge.of(ability);
            int brings = of(ability, purpose, 0, source, moment);
            benefit += brings;
            if (brings <= 0 && harmsItself(purpose)) benefit -= Worth.of(traits);
        }
        return benefit;
    }

    /// It must take a target away, and there is nobody else's.
    private boolean harmsItself(Purpose purpose) {
        for (int s = 0; s < purpose.slots.size(); s++)
            if (purpose.onTargets.get(s).removes()
                    && Roles.side(purpose.slots.get(s).filter()) == Filter.Relation.ANY)
                return board.theirs().size == 0;
        return false;
    }

    private static boolean isEntering(Trigger trigger) {
        return trigger instanceof Trigger.ZoneChange change
                && change.to() == Zone.BATTLEFIELD
                && change.what() instanceof Filter.This;
    }

    /// Only good while something else is on the stack, or in a fight.
    boolean isOnlyTrick(AbilityView ability) {
        var purpose = knowledge.of(ability);
        if (purpose.slots.isEmpty() || purpose.gains > 0) return false;
        for (var intent : purpose.onTargets)
            if (!intent.hinders() && (!Tricks.isTrick(intent) || intent.removes())) return false;
        return true;
    }
}
