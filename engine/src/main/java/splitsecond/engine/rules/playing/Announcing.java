package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.mana.Payment;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Uncounted;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.DecisiveX;
import splitsecond.engine.rules.questions.Modes;
import splitsecond.engine.rules.questions.Promised;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.rules.questions.Together;
import splitsecond.engine.rules.resolving.DrawAndDiscard;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.MarkedMana;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;

/// CR 601.2, 602.2, 603.3c-d: a spell or ability has been proposed (step 1); its player makes the choices, step by
/// step, and pays. Spells, activated and triggered abilities all go this way; triggered ones have nothing to pay.
public final class Announcing extends Asking implements Purpose {

    /// As often as this a cost is paid at most, where it may be paid any number of times.
    private static final int MOST_TIMES = 200;

    private enum Stage {
        /// 601.2b: kicker, buyback and other costs that may be paid.
        OPTIONAL_COSTS,
        /// 601.2b.
        MODES,
        /// 601.2b.
        X,
        /// 601.2c.
        TARGETS,
        /// 601.2d.
        DIVISION,
        /// 601.2e-f: the total cost is determined.
        TOTAL,
        /// 601.2g.
        MANA_ABILITIES,
        /// 601.2h: what is sacrificed, discarded and so on.
        COST_CHOICES,
        /// 601.2h.
        PAYMENT
    }

    private static final int[] NO_TARGETS = {};

    /// What is being announced, and where its costs come from.
    private Proposal proposal;

    private Stage stage = Stage.OPTIONAL_COSTS;
    private StackItem item;
    /// Whether no fork knows the item too.
    @Uncounted("copies share the item until one of them changes it")
    private boolean own = true;
    /// The optional costs that will be paid.
    private List<Cost> extras = List.of();

    private int optionalIndex;
    private boolean modesDone;
    private int[] partial = NO_TARGETS;
    private TotalCost total = TotalCost.NOTHING;
    /// Set once the mana abilities were used: what to spend.
    private Payment.@Nullable Spent payment;
    /// The mana for it of which more is known than its type.
    private List<MarkedMana> marked = List.of();

    /// Chosen by hand to help paying: creatures for convoke, cards for delve.
    private IntList helpers = IntList.NOTHING;
    /// The cards whose text was added.
    private IntList spliced = IntList.NOTHING;

    private Announcing(Proposal proposal, StackItem item) {
        this.proposal = proposal;
        this.item = item;
    }

    static void spell(GameState state, Proposal proposal, StackItem item) {
        state.agenda.push(new Announcing(proposal, item));
    }

    public static void triggered(GameState state, int object, StackItem item) {
        var frame = new Announcing(Proposal.triggered(object, item.controller), item);
        frame.stage = Stage.MODES;
        state.agenda.push(frame);
    }

    @Override
    protected void proceed(GameState state) {
        switch (stage) {
            case OPTIONAL_COSTS -> optionalCosts(state);
            case MODES -> modes(state);
            case X -> x(state);
            case TARGETS -> targets(state);
            case DIVISION -> division(state);
            case TOTAL -> total(state);
            case MANA_ABILITIES -> manaAbilities(state);
            case COST_CHOICES -> costChoices(state);
            case PAYMENT -> throw new IllegalStateException("payment follows the choices at once");
        }
    }

    /// What a player who pays by hand has to pay, or null if nobody is asked that.
    public static @Nullable ManaCost openPayment(GameState state) {
        if (state.decision.kind() != Decision.Kind.PAY || state.agenda.isEmpty()) return null;
        if (!(state.agenda.top() instanceof Announcing announcing)) return null;
        return announcing.total.mana().withX(announcing.item.x);
    }

    /// How many targets were chosen already where the open question asks for a further one.
    public static int targetsSoFar(GameState state) {
        return !state.agenda.isEmpty() && state.agenda.top() instanceof Announcing announcing
                ? announcing.partial.length
                : 0;
    }

    /// Whether choices and costs of a spell or ability on the stack are still open (CR 601.2a).
    public static boolean isUnderWay(GameState state, int object) {
        for (int i = 0; i < state.agenda.depth(); i++)
            if (state.agenda.get(i) instanceof Announcing announcing && announcing.proposal.object() == object)
                return true;
        return false;
    }

    /// The optional cost that is asked about while a spell is cast; null for splicing.
    public static @Nullable OptionalCost optionalCost(GameState state, int spell, int index) {
        var offers = state.blueprint(spell).rules[state.face(spell)].optional();
        return index < offers.size() ? offers.get(index).kind() : null;
    }

    /// What that optional cost is; null for splicing.
    public static @Nullable Cost offeredCost(GameState state, int spell, int index) {
        var offers = state.blueprint(spell).rules[state.face(spell)].optional();
        return index < offers.size() ? offers.get(index).cost() : null;
    }

    /// Whether it has come to mana abilities and costs: until then nothing happens but choices.
    public boolean isPaying() {
        return stage.compareTo(Stage.TOTAL) > 0;
    }

    private void go(Stage next) {
        stage = next;
        nextStage();
    }

    /// Items on the stack are shared by forks: the first change after one makes another.
    private StackItem edit(GameState state) {
        if (own) return item;
        item = item.copy();
        own = true;
        if (proposal.object() != GameState.NONE) state.setItem(proposal.object(), item);
        return item;
    }

    private void optionalCosts(GameState state) {
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
        long answer = pick(state);
        if (answer == PENDING) return true;
        if (Option.kind(answer) != Option.Kind.ENTITY) return false;
        int card = Option.id(answer);
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

    private List<Cost> with(Cost cost, int times) {
        var more = new ArrayList<>(extras);
        for (int i = 0; i < times; i++) more.add(cost);
        return List.copyOf(more);
    }

    private void modes(GameState state) {
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
            tellOnlyMode(state, proposal.player(), only);
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

    private void x(GameState state) {
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

    private void targets(GameState state) {
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
        if (partial.length > 0) Together.keep(state, item.slots[slot].filter(), IntList.of(partial), found, context);
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

    private void division(GameState state) {
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

    /// CR 601.2b, f: "sacrifice a creature or pay {2}" is one of them before the total is worked out.
    private void total(GameState state) {
        var before = proposal.base().plus(extras);
        var either = before.either();
        if (either == null) {
            if (before.mana().openPhyrexian() >= 0) {
                phyrexian(state, before);
                return;
            }
            if (before.mana().asksColorsOfX() && item.x > 0) {
                colorsOfX(state, before);
                return;
            }
            total = proposal.total(state, item, extras);
            go(Stage.MANA_ABILITIES);
            return;
        }
        var alternatives = before.alternatives(either);
        state.decision.beginCost(proposal.player(), proposal.subject(), either, 0);
        for (int i = 0; i < alternatives.size(); i++)
            if (canPayThus(state, alternatives.get(i))) state.decision.add(Option.Kind.MODE, i);
        long answer = pick(state);
        if (answer == PENDING) return;
        proposal = proposal.withBase(alternatives.get(Option.id(answer)));
        extras = List.of();
        nextStage();
    }

    /// Which colors are spent on X, one after the other, unless only some of them can be.
    private void colorsOfX(GameState state, TotalCost before) {
        var payable = new IntList();
        for (int colors = 0; colors <= Color.ALL; colors++)
            if (Integer.bitCount(colors) == item.x
                    && canPayThus(state, before.withMana(before.mana().spendingOnX(colors)))) payable.add(colors);
        int chosen = payable.size() == 1 ? payable.get(0) : 0;
        while (Integer.bitCount(chosen) < item.x) {
            int open = 0;
            for (int i = 0; i < payable.size(); i++)
                if ((payable.get(i) & chosen) == chosen) open |= payable.get(i) & ~chosen;
            state.decision.begin(Decision.Kind.COLOR, proposal.player(), proposal.subject(), 0);
            for (int color = 0; color < Color.values().length; color++)
                if ((open & 1 << color) != 0) state.decision.add(Option.Kind.COLOR, color);
            long answer = pick(state);
            if (answer == PENDING) return;
            chosen |= 1 << Option.id(answer);
        }
        proposal = proposal.withBase(before.withMana(before.mana().spendingOnX(chosen)));
        extras = List.of();
        nextStage();
    }

    /// CR 601.2b, 107.4f: mana of its color or 2 life.
    private void phyrexian(GameState state, TotalCost before) {
        var announced = PhyrexianMana.announce(
                state,
                this,
                proposal.player(),
                proposal.subject(),
                before.mana(),
                mana -> canPayThus(state, before.withMana(mana)));
        if (announced == null) return;
        proposal = proposal.withBase(before.withMana(announced));
        extras = List.of();
        nextStage();
    }

    private boolean canPayThus(GameState state, TotalCost cost) {
        return proposal.withBase(cost).canPay(state, item, List.of(), item.x);
    }

    private void manaAbilities(GameState state) {
        var mana = total.mana().withX(item.x);
        if (mana.isZero()) {
            go(Stage.COST_CHOICES);
            return;
        }
        if (!state.options.autoPay() && !byHand(state, mana)) return;
        var known =
                total.parts().isEmpty() && helpers.isEmpty() ? ManaSupply.known(state, proposal.player(), this) : null;
        if (known != null && plan(state, mana, known)) {
            pay(state, known);
            return;
        }
        var available = state.desk().borrowMana();
        if (!planSimply(state, mana, available)
                && !(bill(mana).prepare(state, available) && plan(state, mana, available)))
            throw new IllegalStateException("cannot pay " + mana + " for " + state.printed(proposal.subject()).name);
        pay(state, available);
        state.desk().giveBack(available);
    }

    /// Most costs are mana alone, and paid with one use of each source.
    private boolean planSimply(GameState state, ManaCost mana, AvailableMana available) {
        if (!total.parts().isEmpty()) return false;
        int player = proposal.player();
        ManaSupply.fill(state, player, this, helpers, Kept.NOTHING, CostParts.payableLife(state, player), available);
        return plan(state, mana, available);
    }

    private boolean plan(GameState state, ManaCost mana, AvailableMana available) {
        return SparingPayment.plan(state, proposal.player(), mana, proposal.subject(), available);
    }

    private Bill bill(ManaCost mana) {
        return new Bill(proposal.player(), mana, total.parts(), proposal.context(item), this, helpers);
    }

    @Override
    public Use use() {
        return proposal.use(item);
    }

    @Override
    public int subject() {
        return proposal.subject();
    }

    @Override
    public StackItem item() {
        return item;
    }

    /// Follows the plan.
    private void pay(GameState state, AvailableMana available) {
        int player = proposal.player();
        go(Stage.COST_CHOICES);
        // What the sources do besides, or a cost to choose, comes first: until then what to spend is remembered.
        boolean atOnce = total.parts().isEmpty() && !Mana.doesMore(state, player, available);
        if (!atOnce) payment = available.plan.toSpend();
        marked = Mana.use(state, player, available);
        if (atOnce) {
            var edited = edit(state);
            edited.manaSpent = Mana.spend(state, player, available.plan, marked, edited, proposal.object());
        }
    }

    /// Asks for the next source; true if the rest is to be paid without asking.
    private boolean byHand(GameState state, ManaCost mana) {
        int player = proposal.player();
        listPayment(state, mana);
        if (state.decision.size() == 0) {
            state.decision.clear();
            takeBack(state);
            return false;
        }
        long answer = pick(state);
        if (answer == PENDING) return false;
        switch (Option.kind(answer)) {
            case ACTIVATE -> {
                nextStage();
                Activating.activate(state, player, Option.id(answer), Option.variant(answer));
                return false;
            }
            case ENTITY -> {
                helpers = helpers.copy();
                helpers.add(Option.id(answer));
                nextStage();
                return false;
            }
            case DONE -> {
                var available = ManaSupply.byHand(state, player, this, helpers);
                if (plan(state, mana, available)) pay(state, available);
                return false;
            }
            default -> {
                return true;
            }
        }
    }

    /// By hand: sources one by one; "done" pays from the pool and with those who help (CR 702.51), "auto" taps what is
    /// missing.
    private void listPayment(GameState state, ManaCost mana) {
        int player = proposal.player();
        state.decision.begin(Decision.Kind.PAY, player, proposal.subject(), 0);
        if (bill(mana).isPayable(state)) state.decision.add(Option.Kind.AUTO, 0);
        if (ManaSupply.byHand(state, player, this, helpers).canPay(mana)) state.decision.add(Option.Kind.DONE, 0);
        var more = ManaSupply.helpers(state, player, proposal.subject());
        for (int i = 0; i < more.size(); i++)
            if (!helpers.contains(more.get(i))) state.decision.add(Option.Kind.ENTITY, more.get(i));
        Playing.listManaAbilities(state, player, this, state.decision);
    }

    /// CR 733.1: mana was made by hand that cannot pay. The spell or ability is taken back; the mana stays in the pool.
    private void takeBack(GameState state) {
        int object = proposal.object();
        if (proposal.kind() != Proposal.Kind.SPELL) {
            withdraw(state);
            return;
        }
        state.agenda.pop(this);
        var from = Zone.of(item.castFrom);
        state.setItem(object, null);
        Zones.move(state, object, from);
    }

    private void costChoices(GameState state) {
        if (total.parts().isEmpty()) {
            state.agenda.pop(this);
            payMana(state);
        } else if (!payAll(state)) return;
        proposal.complete(state, item);
    }

    /// Once all is chosen: pays, and it is done (601.2h-i). What returns as a cost is paid may ask something of its
    /// own.
    private boolean payAll(GameState state) {
        int player = proposal.player();
        var context = proposal.context(item);
        var chosen = new IntList();
        if (!Costs.choose(state, this, player, total.parts(), context, chosen)) return false;
        state.agenda.pop(this);
        var edited = payMana(state);
        edited.paidWith = Costs.perform(state, player, total.parts(), context, chosen);
        return true;
    }

    private StackItem payMana(GameState state) {
        var edited = edit(state);
        if (payment != null)
            edited.manaSpent = Mana.spend(state, proposal.player(), payment, marked, edited, proposal.object());
        return edited;
    }

    /// CR 603.3d: a triggered ability that can't be put on the stack properly is removed.
    private void withdraw(GameState state) {
        state.agenda.pop(this);
        if (proposal.object() == GameState.NONE) return;
        state.zones.stack.remove(proposal.object());
        state.delete(proposal.object());
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Announcing(proposal, item);
        own = false;
        copy.own = false;
        copy.stage = stage;
        copy.extras = extras;
        copy.optionalIndex = optionalIndex;
        copy.modesDone = modesDone;
        copy.partial = partial;
        copy.total = total;
        copy.payment = payment;
        copy.marked = marked;
        copy.helpers = helpers;
        copy.spliced = spliced;
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.part(proposal);
        fields.value(stage);
        fields.part(item);
        fields.value(extras);
        fields.number(optionalIndex);
        fields.flag(modesDone);
        fields.numbers(partial);
        fields.value(total);
        fields.part(payment);
        fields.parts(marked);
        fields.part(helpers);
        fields.part(spliced);
    }
}
