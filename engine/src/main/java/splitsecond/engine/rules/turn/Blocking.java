package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.playing.Costs;
import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.TotalCost;

/// CR 509: defending players are asked for each creature that may block what it blocks; one that may block several is
/// asked again.
final class Blocking extends Asking {

    private final BlockOptions options;
    /// How many blockers each attacker has so far.
    private final int[] blockedBy;
    /// Indexes of blocker and attacker.
    private final IntList pairs;

    private int position;
    /// How many attackers the creature that is being asked about blocks.
    private int taken;
    /// The most requirements that the present question and all later ones can meet.
    private int open = Integer.MAX_VALUE;
    /// The present question has been listed already and waits for its answer.
    private boolean asked;

    private Blocking(BlockOptions options, int[] blockedBy, IntList pairs) {
        this.options = options;
        this.blockedBy = blockedBy;
        this.pairs = pairs;
    }

    static Blocking of(GameState state) {
        var options = new BlockOptions(state);
        return new Blocking(options, new int[options.attackers.length], new IntList());
    }

    @Override
    protected void proceed(GameState state) {
        while (position < options.blockers.length) {
            int blocker = options.blockers[position];
            state.decision.begin(Decision.Kind.BLOCK, state.controller(blocker), blocker, taken);
            if (!asked) list(state, state.decision);
            long answer = pick(state);
            asked = answer == PENDING;
            if (asked) return;
            nextStage();
            choose(answer);
        }
        if (pay(state)) declare(state);
    }

    /// CR 509.1d-f, player by player; false while an answer is missing.
    private boolean pay(GameState state) {
        if (options.areFree()) {
            state.agenda.pop(this);
            return true;
        }
        var payment = new IntList[state.playerCount];
        var mana = new ManaCost[state.playerCount];
        for (int p = 0; p < state.playerCount; p++) {
            payment[p] = new IntList();
            var total = TotalCost.of(due(state, p));
            if (!Costs.choose(state, this, p, total.parts(), Context.of(GameState.NONE, p), payment[p])) return false;
            var announced = CombatTax.announced(state, this, p, total, IntList.NOTHING);
            if (announced == null) return false;
            mana[p] = announced;
        }
        state.agenda.pop(this);
        for (int p = 0; p < state.playerCount; p++) {
            var due = due(state, p);
            if (CombatTax.isFree(due)) continue;
            var total = TotalCost.of(due);
            Costs.payMana(state, p, mana[p], total.parts(), Context.of(GameState.NONE, p), payment[p]);
            Costs.perform(state, p, total.parts(), Context.of(GameState.NONE, p), payment[p]);
        }
        return true;
    }

    /// What the player has to pay for the blocks so far.
    private Cost due(GameState state, int player) {
        var due = Cost.NONE;
        int last = GameState.NONE;
        for (int i = 0; i < pairs.size(); i += 2) {
            int blocker = pairs.get(i);
            if (blocker != last && state.controller(options.blockers[blocker]) == player)
                due = CombatTax.plus(due, options.taxes[blocker]);
            last = blocker;
        }
        return due;
    }

    private boolean canAfford(GameState state) {
        var tax = options.taxes[position];
        if (CombatTax.isFree(tax)) return true;
        int player = state.controller(options.blockers[position]);
        return CombatTax.canPay(state, player, CombatTax.plus(due(state, player), tax), new IntList());
    }

    /// The options after which as many requirements can be met as possible (CR 509.1c).
    private void list(GameState state, OpenDecision decision) {
        var none = taken == 0 ? Option.Kind.NO : Option.Kind.DONE;
        boolean full = taken >= options.capacity[position] || taken == 0 && !canAfford(state);
        if (!options.anyRequirement && !options.anySpecial && !options.anyNotAlone) {
            decision.add(none, 0);
            for (int a = 0; a < options.attackers.length && !full; a++)
                if (mayTake(a)) decision.add(Option.Kind.ENTITY, options.attackers[a]);
            return;
        }
        int[] values = new int[options.attackers.length];
        int stop = leavesAloneBlocker(state, false) ? BlockRequirements.IMPOSSIBLE : value(0, open);
        int best = stop;
        if (!full) best = Math.max(best, evaluate(state, values));
        open = best;
        if (stop == best) decision.add(none, 0);
        for (int a = 0; a < values.length && !full; a++)
            if (values[a] == best && mayTake(a)) decision.add(Option.Kind.ENTITY, options.attackers[a]);
    }

    /// Attackers that are like each other are worked out once.
    private int evaluate(GameState state, int[] values) {
        int best = BlockRequirements.IMPOSSIBLE;
        boolean alone = leavesAloneBlocker(state, true);
        for (int a = 0; a < values.length; a++) {
            int like = mayTake(a) ? alike(a) : GameState.NONE;
            if (like == GameState.NONE) values[a] = BlockRequirements.IMPOSSIBLE;
            else values[a] = like < a ? values[like] : valueOf(a, alone);
            best = Math.max(best, values[a]);
        }
        return best;
    }

    private int alike(int attacker) {
        for (int a = options.likes[attacker]; a < attacker; a++)
            if (options.likes[a] == options.likes[attacker]
                    && (!options.special[a] || blockedBy[a] == blockedBy[attacker])
                    && mayTake(a)) return a;
        return attacker;
    }

    private int valueOf(int attacker, boolean alone) {
        int gain = gain(attacker);
        blockedBy[attacker]++;
        pairs.add(position);
        pairs.add(attacker);
        int rest = alone && !canBeJoined() ? BlockRequirements.IMPOSSIBLE : value(1, open - gain);
        pairs.truncate(pairs.size() - 2);
        blockedBy[attacker]--;
        return rest == BlockRequirements.IMPOSSIBLE ? rest : rest + gain;
    }

    private boolean mayTake(int attacker) {
        if (!options.may[position][attacker] || blockedBy[attacker] >= options.most[attacker]) return false;
        for (int i = pairs.size() - 2; i >= 0 && pairs.get(i) == position; i -= 2)
            if (pairs.get(i + 1) == attacker) return false;
        return true;
    }

    /// Requirements met by this very block.
    private int gain(int attacker) {
        int gain = 0;
        if (!CombatTax.isFree(options.taxes[position])) return 0;
        if (options.lures(position, attacker)) gain++;
        if (options.mustBeBlocked[attacker] && blockedBy[attacker] == 0) gain++;
        if (options.mustBlock[position] && taken == 0) gain++;
        return gain;
    }

    /// How many requirements the rest can meet if this creature blocks so many more now, or `IMPOSSIBLE`; it can't be
    /// more than `most`.
    private int value(int more, int most) {
        int now = taken + more;
        int left = more == 0 ? 0 : options.capacity[position] - now;
        return BlockRequirements.best(options, blockedBy, position, left, now > 0, pairs, most);
    }

    /// Whether one creature that can't block alone would be the only blocker of its controller if no other joined in.
    private boolean leavesAloneBlocker(GameState state, boolean withThis) {
        if (!options.anyNotAlone) return false;
        int player = state.controller(options.blockers[position]);
        int only = withThis || taken > 0 ? position : GameState.NONE;
        for (int i = 0; i < pairs.size(); i += 2) {
            int blocker = pairs.get(i);
            if (blocker == only || state.controller(options.blockers[blocker]) != player) continue;
            if (only != GameState.NONE) return false;
            only = blocker;
        }
        if (only == GameState.NONE || !options.notAlone[only]) return false;
        return withThis || !canBeJoined();
    }

    /// Whether another creature, or several together, could still block something.
    private boolean canBeJoined() {
        for (int a = 0; a < options.attackers.length; a++) {
            int needed = Math.max(1, options.least[a] - blockedBy[a]);
            if (blockedBy[a] + needed > options.most[a]) continue;
            for (int b = position + 1; b < options.blockers.length; b++)
                if (options.may[b][a] && CombatTax.isFree(options.taxes[b]) && --needed == 0) return true;
        }
        return false;
    }

    private void choose(long answer) {
        if (Option.kind(answer) == Option.Kind.ENTITY) {
            int attacker = GameState.NONE;
            for (int a = 0; a < options.attackers.length; a++)
                if (options.attackers[a] == Option.id(answer)) attacker = a;
            if (options.anyRequirement) open -= gain(attacker);
            pairs.add(position);
            pairs.add(attacker);
            blockedBy[attacker]++;
            taken++;
            if (taken < options.capacity[position]) return;
        }
        position++;
        taken = 0;
    }

    /// CR 509.1g-i. The amount of an event counts the blocks of one blocker, or the blockers of one attacker: some
    /// abilities trigger only for the first (509.3).
    private void declare(GameState state) {
        Zones.beginBatch(state);
        // A payment may have taken a creature away.
        for (int i = pairs.size() - 2; i >= 0; i -= 2) {
            if (state.isOnBattlefield(options.blockers[pairs.get(i)])) continue;
            blockedBy[pairs.removeAt(i + 1)]--;
            pairs.removeAt(i);
        }
        int declared = pairs.size();
        if (!state.combat.bands.isEmpty()) blockBands(state);
        for (int i = 0; i < pairs.size(); i += 2) {
            int blocker = options.blockers[pairs.get(i)];
            int attacker = options.attackers[pairs.get(i + 1)];
            state.combat.block(blocker, attacker);
            state.set(blocker, ObjectFlags.BLOCKED_THIS_TURN, true);
            state.set(attacker, ObjectFlags.BLOCKED, true);
        }
        for (int i = 0; i < pairs.size(); i += 2) {
            int blocker = options.blockers[pairs.get(i)];
            int attacker = options.attackers[pairs.get(i + 1)];
            int player = state.controller(blocker);
            if (i < declared) Triggers.raise(state, GameEvent.Kind.BLOCKED, blocker, attacker, player, ordinal(i, 0));
            Triggers.raise(state, GameEvent.Kind.BECAME_BLOCKED, attacker, blocker, player, ordinal(i, 1));
        }
        for (int a = 0; a < options.attackers.length; a++) {
            int attacker = options.attackers[a];
            int defender = state.attacking(attacker);
            if (blockedBy[a] == 0)
                Triggers.raise(
                        state,
                        GameEvent.Kind.WENT_UNBLOCKED,
                        attacker,
                        defender,
                        Defenders.defendingPlayer(state, defender),
                        1);
        }
        Zones.endBatch(state);
    }

    /// CR 702.22h: whoever blocks one creature of a band blocks all of them.
    private void blockBands(GameState state) {
        int declared = pairs.size();
        for (int i = 0; i < declared; i += 2) {
            int attacker = options.attackers[pairs.get(i + 1)];
            for (int a = 0; a < options.attackers.length; a++) {
                if (!Banding.areTogether(state, attacker, options.attackers[a]) || isPair(pairs.get(i), a)) continue;
                pairs.add(pairs.get(i));
                pairs.add(a);
                blockedBy[a]++;
            }
        }
    }

    private boolean isPair(int blocker, int attacker) {
        for (int i = 0; i < pairs.size(); i += 2)
            if (pairs.get(i) == blocker && pairs.get(i + 1) == attacker) return true;
        return false;
    }

    private int ordinal(int pair, int part) {
        int ordinal = 1;
        for (int i = 0; i < pair; i += 2) if (pairs.get(i + part) == pairs.get(pair + part)) ordinal++;
        return ordinal;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Blocking(options, blockedBy.clone(), pairs.copy());
        copy.position = position;
        copy.taken = taken;
        copy.open = open;
        copy.asked = asked;
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.part(options);
        fields.numbers(blockedBy);
        fields.part(pairs);
        fields.number(position);
        fields.number(taken);
        fields.number(open);
        fields.flag(asked);
    }
}
