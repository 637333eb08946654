package splitsecond.engine.rules.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.mana.Payment;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.MarkedMana;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;

/// CR 601.2, 602.2, 603.3c-d: a spell or ability has been proposed (step 1); its player makes the choices, step by
/// step, and pays. Spells, activated and triggered abilities all go this way; triggered ones have nothing to pay.
/// What is chosen comes first (`AnnouncingChoices`, `AnnouncingTargets`); here are the total cost and its payment.
public final class Announcing extends AnnouncingTargets implements Purpose {

    private TotalCost total = TotalCost.NOTHING;
    /// Set once the mana abilities were used: what to spend.
    private Payment.@Nullable Spent payment;
    /// The mana for it of which more is known than its type.
    private List<MarkedMana> marked = List.of();

    /// Chosen by hand to help paying: creatures for convoke, cards for delve.
    private IntList helpers = IntList.NOTHING;

    private Announcing(Proposal proposal, StackItem item) {
        super(proposal, item);
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
        ManaSupply.fill(
                state, player, this, helpers, KeptForCosts.NOTHING, CostParts.payableLife(state, player), available);
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
        Activations.listManaAbilities(state, player, this, state.decision);
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
