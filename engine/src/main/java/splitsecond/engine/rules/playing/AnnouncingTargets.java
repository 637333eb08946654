package splitsecond.engine.rules.playing;

import java.util.Arrays;
import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.GroupDescriptions;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;

/// CR 601.2c-d: the targets of a spell or ability that is being announced, and how its effect is divided among them.
abstract class AnnouncingTargets extends AnnouncingChoices {

    private static final int[] NO_TARGETS = {};

    /// Those chosen so far in the slot that is asked about.
    int[] partial = NO_TARGETS;

    AnnouncingTargets(Proposal proposal, StackItem item) {
        super(proposal, item);
    }

    final void targets(GameState state) {
        int slot = item.targets.length;
        if (slot == item.slots.length) {
            go(Stage.DIVISION);
            return;
        }
        if (isAnswered()) {
            target(state, nextAnswer());
            return;
        }
        var wanted = item.slots[slot];
        if (partial.length > 0
                && wanted.count().most() instanceof Amount.Number most
                && partial.length >= most.value()) {
            closeSlot(state);
            return;
        }
        var context = state.desk().borrowContext(item);
        boolean any = listTargets(state, slot, context);
        state.desk().giveBack(context);
        if (!any) {
            closeSlot(state);
            return;
        }
        long answer = pick(state);
        if (answer != PENDING) target(state, answer);
    }

    /// Builds the question for the next target of a slot; false if there is no further one.
    private boolean listTargets(GameState state, int slot, Context context) {
        var wanted = item.slots[slot];
        int least = Amounts.of(state, wanted.count().least(), context);
        int most = mostTargets(state, wanted, context);
        boolean another =
                partial.length < most && (partial.length < Math.max(1, least) || canAffordAnother(state, slot));
        if (!another) return false;
        var found = state.desk().borrowList();
        openTargets(state, slot, context, found);
        if (wanted.chooser() != null) keepOfChooser(state, wanted, context, found);
        boolean demanded = !proposal.isTriggered() && DemandedTargets.keep(state, item, partial, found);
        boolean any = !found.isEmpty();
        if (any) {
            state.decision.begin(Decision.Kind.TARGET, chooser(state, wanted, context), proposal.subject(), slot);
            if (!demanded && partial.length >= least && canAfford(state, partial))
                state.decision.add(Option.Kind.DONE, 0);
            for (int i = 0; i < found.size(); i++) state.decision.add(Option.Kind.ENTITY, found.get(i));
        }
        state.desk().giveBack(found);
        return any;
    }

    private void target(GameState state, long answer) {
        if (Option.kind(answer) == Option.Kind.DONE) closeSlot(state);
        else {
            partial = Arrays.copyOf(partial, partial.length + 1);
            partial[partial.length - 1] = Option.id(answer);
            nextStage();
        }
    }

    /// Where each further target costs more, nobody chooses more than can be paid for (CR 601.2h).
    private boolean canAffordAnother(GameState state, int slot) {
        if (proposal.isTriggered()) return true;
        var tried = item.trial();
        tried.targets = Arrays.copyOf(item.targets, slot + 1);
        tried.targets[slot] = Arrays.copyOf(partial, partial.length + 1);
        return proposal.canPay(state, tried, extras, item.x);
    }

    /// Where what is targeted changes the cost: whether it can be paid with these in the next slot.
    private boolean canAfford(GameState state, int[] chosen) {
        if (!Casting.targetsMatter(state, proposal.rules())) return true;
        var tried = item.trial();
        tried.targets = withSlot(item.targets, chosen);
        return proposal.canPay(state, tried, extras, item.x);
    }

    /// "Of an opponent's choice they control": of those that the one who chooses controls.
    private static void keepOfChooser(GameState state, TargetSlot slot, Context context, IntList found) {
        if (!(slot.filter() instanceof Filter.And(List<Filter> all))
                || !(all.getLast() instanceof Filter.ControlledBy(Reference who))
                || !who.equals(slot.chooser())) return;
        int chooser = chooser(state, slot, context);
        for (int i = found.size() - 1; i >= 0; i--) if (state.controller(found.get(i)) != chooser) found.removeAt(i);
    }

    private static int chooser(GameState state, TargetSlot slot, Context context) {
        if (slot.chooser() == null) return context.controller;
        var who = new IntList();
        References.find(state, slot.chooser(), context, who);
        return who.isEmpty() ? context.controller : who.get(0);
    }

    /// CR 601.2d: each target of a divided effect gets at least one.
    private int mostTargets(GameState state, TargetSlot slot, Context context) {
        var most = slot.count().most();
        int limit = most == null ? Integer.MAX_VALUE : Amounts.of(state, most, context);
        var divided = Dividing.of(item);
        return divided == null || item.slots[divided.slot()] != slot
                ? limit
                : Math.min(limit, Amounts.of(state, divided.amount(), context));
    }

    private void openTargets(GameState state, int slot, Context context, IntList found) {
        Targeting.candidates(state, item, slot, context, found);
        for (int target : partial) found.remove(target);
        if (partial.length > 0
                && item.slots[slot].filter() instanceof Filter.And(List<Filter> all)
                && all.getLast() instanceof Filter.SingleGraveyard) {
            int owner = state.owner(partial[0]);
            for (int i = found.size() - 1; i >= 0; i--) if (state.owner(found.get(i)) != owner) found.removeAt(i);
        }
        if (partial.length > 0)
            GroupDescriptions.keep(state, item.slots[slot].filter(), IntList.of(partial), found, context);
        if (item.slots[slot].another()) {
            for (int[] before : item.targets) for (int target : before) found.remove(target);
        }
        if (Casting.targetsMatter(state, proposal.rules())) {
            int affordable = 0;
            for (int i = 0; i < found.size(); i++) {
                var more = Arrays.copyOf(partial, partial.length + 1);
                more[partial.length] = found.get(i);
                if (canAfford(state, more)) found.set(affordable++, found.get(i));
            }
            found.truncate(affordable);
        }
        // Later slots must still find theirs.
        boolean last = slot == item.slots.length - 1;
        if (last || found.size() <= 1) return;
        int kept = 0;
        for (int i = 0; i < found.size(); i++) {
            var tried = item.trial();
            tried.targets = withSlot(item.targets, new int[] {found.get(i)});
            if (Targeting.feasible(state, tried, slot + 1)) found.set(kept++, found.get(i));
        }
        found.truncate(kept);
    }

    private void closeSlot(GameState state) {
        edit(state).targets = withSlot(item.targets, partial);
        partial = NO_TARGETS;
        nextStage();
    }

    private static int[][] withSlot(int[][] targets, int[] chosen) {
        var more = Arrays.copyOf(targets, targets.length + 1);
        more[targets.length] = chosen;
        return more;
    }

    final void division(GameState state) {
        var divided = Dividing.of(item);
        if (divided != null) {
            int targets = item.targets[divided.slot()].length;
            int left = Amounts.of(state, divided.amount(), Context.of(item));
            for (int part : item.division) left -= part;
            int open = targets - item.division.length;
            if (open > 0) {
                int most = open == 1 ? left : left - (open - 1);
                state.decision.begin(Decision.Kind.DIVIDE, proposal.player(), proposal.subject(), item.division.length);
                state.decision.numbers(open == 1 ? most : 1, most);
                long answer = pick(state);
                if (answer == PENDING) return;
                var edited = edit(state);
                edited.division = Arrays.copyOf(edited.division, edited.division.length + 1);
                edited.division[edited.division.length - 1] = Option.id(answer);
                nextStage();
                return;
            }
        }
        if (proposal.isTriggered()) {
            state.agenda.pop(this);
            Casting.becomeTargets(state, proposal.object(), item);
        } else go(Stage.TOTAL);
    }
}
