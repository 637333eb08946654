package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.DecisiveX;
import splitsecond.engine.rules.questions.Modes;
import splitsecond.engine.rules.questions.Promised;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.rules.resolving.DrawAndDiscard;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;

/// CR 601.2b: the choices of a spell or ability that is being announced: costs that may be paid, modes, X.
abstract class AnnouncingChoices extends BeingAnnounced {

    /// As often as this a cost is paid at most, where it may be paid any number of times.
    private static final int MOST_TIMES = 200;

    int optionalIndex;
    boolean modesDone;
    /// The cards whose text was added.
    IntList spliced = IntList.NOTHING;

    AnnouncingChoices(Proposal proposal, StackItem item) {
        super(proposal, item);
    }

    final void optionalCosts(GameState state) {
        var offers = proposal.optionalCosts();
        if (optionalIndex >= offers.size()) {
            var discount = Discounts.of(item.paid.way());
            if (discount != null && item.paidWith.length == 0 && !give(state, discount)) return;
            if (state.caches.splicing && proposal.kind() == Proposal.Kind.SPELL && splice(state)) return;
            go(Stage.MODES);
            return;
        }
        var offer = offers.get(optionalIndex);
        int most = 0;
        int limit = Math.min(offer.most(), MOST_TIMES);
        if (offer.kind() == OptionalCost.GIFT) limit = Math.min(limit, Promised.opponents(state, proposal.player()));
        while (most < limit && canPay(state, offer, most + 1)) most++;
        state.decision.begin(Decision.Kind.OPTIONAL_COST, proposal.player(), proposal.subject(), optionalIndex);
        for (int n = 0; n <= most; n++)
            if (canGoOn(state, offer, n) && (n > 0 || mayDecline(state))) state.decision.add(Option.Kind.NUMBER, n);
        if (state.decision.size() == 0) state.decision.add(Option.Kind.NUMBER, 0);
        long answer = pick(state);
        if (answer == PENDING) return;
        int times = Option.id(answer);
        if (times > 0) {
            extras = with(offer.cost(), times);
            var edited = edit(state);
            edited.paid = edited.paid.plus(offer.kind(), times);
        }
        optionalIndex++;
        nextStage();
    }

    private boolean canPay(GameState state, FaceRules.Offer offer, int times) {
        var tried = item;
        if (proposal.rules() != null && proposal.rules().offersChangeCost()) {
            tried = item.trial();
            tried.paid = item.paid.plus(offer.kind(), times);
        }
        return proposal.canPay(state, tried, with(offer.cost(), times));
    }

    /// What costs less with the optional cost may be too dear without it.
    private boolean mayDecline(GameState state) {
        return proposal.rules() == null || !proposal.rules().offersChangeCost() || proposal.canPay(state, item, extras);
    }

    /// CR 601.2b-c: whether there are enough modes for it, an X and targets, with the cost paid so often. What has them
    /// whatever is paid need not be asked.
    private boolean canGoOn(GameState state, FaceRules.Offer offer, int times) {
        boolean decides = proposal.rules() != null && proposal.rules().costsDecideTargets();
        var modal = item.ability == null ? null : item.ability.modal;
        if (!decides && modal == null && !ParticularX.isIn(proposal.slots(item))) return true;
        var tried = item.trial();
        tried.paid = item.paid.plus(offer.kind(), times);
        var more = with(offer.cost(), times);
        if (modal != null && !Modes.arePossible(state, tried, modal, x -> isOpen(state, tried, more, x))) return false;
        Targeting.aim(state, tried, proposal.slots(tried));
        if (!ParticularX.isIn(tried.slots)) return Targeting.feasible(state, tried, 0);
        for (int x : DecisiveX.of(state)) if (proposal.isPossible(state, tried, more, x)) return true;
        return false;
    }

    /// CR 702.47: one card after the other, in the order in which they will be followed. False if no more is spliced.
    private boolean splice(GameState state) {
        var hand = state.hand(proposal.player());
        state.decision.begin(Decision.Kind.OPTIONAL_COST, proposal.player(), proposal.subject(), optionalIndex);
        state.decision.add(Option.Kind.NUMBER, 0);
        for (int i = 0; i < hand.size(); i++) {
            var splice = spliced.contains(hand.get(i)) ? null : state.original(hand.get(i)).splice;
            if (splice != null
                    && Splicing.isPossible(state, splice, hand.get(i), proposal.object(), item)
                    && proposal.canPay(state, item, with(splice.cost(), 1)))
                state.decision.add(Option.Kind.ENTITY, hand.get(i));
        }
        boolean isOnly = state.decision.size() == 2;
        long answer = pick(state);
        if (answer == PENDING) return true;
        if (Option.kind(answer) != Option.Kind.ENTITY) return false;
        int card = Option.id(answer);
        if (isOnly) tellAnsweredItself(state, proposal.player(), card);
        var splice = state.original(card).splice;
        if (splice == null || item.ability == null) return false;
        extras = with(splice.cost(), 1);
        spliced = spliced.copy();
        spliced.add(card);
        DrawAndDiscard.show(state, IntList.of(card), true);
        edit(state).ability = Splicing.added(state, item.ability, card);
        nextStage();
        return true;
    }

    /// CR 702.119c, 702.180c: what is given for less mana; false while an answer is missing.
    private boolean give(GameState state, CastingWay.Discount discount) {
        state.decision.beginCost(proposal.player(), proposal.subject(), discount.asCost(), 1);
        if (discount.optional() && canPayGiving(state, Discounts.NOTHING_GIVEN))
            state.decision.add(Option.Kind.DONE, 0);
        var candidates = Discounts.candidates(state, proposal.player(), discount);
        for (int i = 0; i < candidates.size(); i++)
            if (canPayGiving(state, new int[] {candidates.get(i)}))
                state.decision.add(Option.Kind.ENTITY, candidates.get(i));
        long answer = pick(state);
        if (answer == PENDING) return false;
        edit(state).paidWith =
                Option.kind(answer) == Option.Kind.DONE ? Discounts.NOTHING_GIVEN : new int[] {Option.id(answer)};
        return true;
    }

    private boolean canPayGiving(GameState state, int[] given) {
        var tried = item.trial();
        tried.paidWith = given;
        return proposal.canPay(state, tried, extras);
    }

    final void modes(GameState state) {
        var modal = item.ability == null ? null : item.ability.modal;
        if (modal == null || modesDone || !chooseMode(state, modal)) {
            if (!state.decision.isNone()) return;
            fixSlots(state, modal);
            // CR 603.3c-d.
            boolean none = modal != null && item.modes.length == 0;
            if (proposal.isTriggered() && (none || !Targeting.feasible(state, item, 0))) {
                withdraw(state);
                return;
            }
            go(Stage.X);
        }
    }

    /// Asks for the next mode, in any order; false when there is none to choose (or an answer is missing).
    private boolean chooseMode(GameState state, Effect.Modal modal) {
        var context = Context.of(item);
        boolean all = item.paid.choosesAllModes();
        int least = Modes.least(state, item, modal);
        var mostAmount = modal.choose().most();
        int most = all || mostAmount == null ? modal.modes().size() : Amounts.of(state, mostAmount, context);
        int chosen = item.modes.length;
        if (chosen >= most) return false;
        int open = Modes.open(state, item, modal, x -> isOpen(state, item, extras, x));
        int left = modal.sameAgain() && open != 0 ? least - chosen : Integer.bitCount(open);
        if (left == least - chosen && left > 0 && !modal.sameAgain()) {
            int only = Integer.numberOfTrailingZeros(open);
            tellOnlyNumber(state, proposal.player(), only + 1);
            take(state, modal, only);
            return true;
        }
        if (modal.fresh() == Effect.Fresh.AT_RANDOM && open != 0) {
            take(state, modal, nth(open, state.random(Integer.bitCount(open))));
            return true;
        }
        state.decision.begin(Decision.Kind.MODE, proposal.player(), proposal.subject(), most - chosen);
        if (chosen >= least) state.decision.add(Option.Kind.DONE, 0);
        for (int mode = 0; mode < modal.modes().size() && left >= least - chosen; mode++)
            if ((open & 1 << mode) != 0 && affordable(state, modal, mode)) state.decision.add(Option.Kind.MODE, mode);
        if (state.decision.size() == 0) {
            state.decision.clear();
            if (proposal.isTriggered()) return false;
            throw new IllegalStateException("no mode can be chosen");
        }
        long answer = pick(state);
        if (answer == PENDING) return false;
        if (Option.kind(answer) == Option.Kind.DONE) {
            modesDone = true;
            return false;
        }
        take(state, modal, Option.id(answer));
        return true;
    }

    private static int nth(int bits, int n) {
        int left = bits;
        for (int i = 0; i < n; i++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }

    /// Whether that X can be announced after the modes.
    private boolean isOpen(GameState state, StackItem tried, List<Cost> costs, int x) {
        if (proposal.isTriggered()) return x == tried.x;
        boolean uses = Costs.usesX(proposal.total(state, tried, costs));
        return uses ? proposal.canPay(state, tried, costs, x) : x == 0;
    }

    private void take(GameState state, Effect.Modal modal, int mode) {
        boolean first = item.modes.length == 0;
        var edited = edit(state);
        edited.modes = Modes.with(edited.modes, mode);
        Modes.noteChosen(state, edited, modal, mode);
        var cost = modal.modes().get(mode).cost();
        if (cost != null) extras = with(cost, 1);
        if (!first && proposal.escalate() != null) extras = with(proposal.escalate(), 1);
        nextStage();
    }

    private boolean affordable(GameState state, Effect.Modal modal, int mode) {
        var cost = modal.modes().get(mode).cost();
        var escalate = item.modes.length >= 1 ? proposal.escalate() : null;
        if (cost == null && escalate == null) return true;
        var more = cost == null ? extras : with(cost, 1);
        if (escalate != null) {
            more = new ArrayList<>(more);
            more.add(escalate);
        }
        return proposal.canPay(state, item, more);
    }

    private void fixSlots(GameState state, Effect.@Nullable Modal modal) {
        var slots = proposal.slots(item);
        if (modal != null) {
            var all = new ArrayList<>(Arrays.asList(slots));
            Modes.slots(modal, item.modes, all);
            slots = all.toArray(new TargetSlot[0]);
        }
        if (slots.length > 0 || item.slots.length > 0) Targeting.aim(state, edit(state), slots);
    }

    final void x(GameState state) {
        if (!proposal.isTriggered()) {
            var open = proposal.total(state, item, extras);
            if (Costs.usesX(open)) {
                int most = proposal.largestX(state, item, extras);
                boolean particular = ParticularX.isIn(item.slots)
                        || ParticularX.isIn(open.parts())
                        || !proposal.isEveryXPayable(state, item, extras, most);
                state.decision
                        .begin(Decision.Kind.X, proposal.player(), proposal.subject(), most)
                        .numbers(
                                0,
                                most,
                                n -> particular ? proposal.isPossible(state, item, extras, n) : hasTargets(state, n));
                long answer = pick(state);
                if (answer == PENDING) return;
                edit(state).x = Option.id(answer);
                noteX(state);
            }
        }
        go(Stage.TARGETS);
    }

    /// A static ability of the spell may look at X: "if X is 5 or more, this spell can't be countered".
    private void noteX(GameState state) {
        int spell = proposal.object();
        if (spell != GameState.NONE && state.printed(spell).hasStatics) state.caches.layersDirty = true;
    }

    /// CR 601.2b-c: no X for which there are no targets.
    private boolean hasTargets(GameState state, int x) {
        if (item.slots.length == 0) return true;
        var tried = item.trial();
        tried.x = x;
        return Targeting.feasible(state, tried, 0);
    }
}
