package splitsecond.engine.state;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.mana.ManaSpent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;
import splitsecond.engine.view.OnStack;

/// CR 112, 113.3: what a spell or ability on the stack carries. There need not be a card behind it.
/// Filled in while it is put on the stack, afterwards only replaced as a whole.
public final class StackItem implements OnStack, Part {

    private static final int[] NO_INTS = {};
    private static final int[][] NO_TARGETS = {};
    private static final TargetSlot[] NO_SLOTS = {};

    /// The ability whose text is followed; null for a permanent spell.
    public @Nullable CompiledAbility ability;

    /// Whether it is a spell, and no ability (CR 112.1).
    public boolean isSpell() {
        return ability == null || !ability.isActivated() && !ability.isTriggered();
    }

    /// The object that has the ability; for a spell, the spell itself.
    public int source;

    public int controller;
    public int x;
    /// The way it was cast, and the optional costs.
    public PaidCosts paid = PaidCosts.NONE;

    public int[] modes = NO_INTS;

    @Uncounted("follow from the ability, its modes and what was paid")
    public TargetSlot[] slots = NO_SLOTS;
    /// For each slot, the player it is chosen for, where some are chosen once for each of several players; else empty.
    public int[] slotPlayers = NO_INTS;
    /// For each slot, the chosen objects and players.
    public int[][] targets = NO_TARGETS;
    /// What each target of the slot that an amount is divided among gets of it.
    public int[] division = NO_INTS;
    /// Objects that were sacrificed, discarded, exiled… as costs.
    public int[] paidWith = NO_INTS;
    /// What made a triggered ability trigger.
    public @Nullable GameEvent event;
    /// The other objects of a "one or more" event.
    public IntList alike = IntList.NOTHING;
    /// What the words of a delayed or reflexive trigger meant when it was made.
    public @Nullable Slots earlier;

    /// The timestamp that the next object or effect would have got when it was put on the stack.
    public int putAt;

    public int castFrom = -1;
    /// How many spells were cast before it this turn; -1 while it is not cast, as for a copy.
    public int castBefore = -1;
    /// What mana was spent on it, see `ManaSpent`.
    public long manaSpent;
    /// What kinds of sources it came from, see `ManaOrigins`, as far as somebody asks.
    public long manaOrigins;
    /// Where mana came from, one mana each, as far as that was noted.
    public IntList manaFrom = IntList.NOTHING;
    /// CR 614.1c: the counters that effects let the permanent enter with that it becomes.
    public Counters arriving = Counters.NONE;
    /// Where it goes as it resolves, if an effect has said so.
    public @Nullable Departure departing;
    /// The choice with which the player began to cast it: where undo goes back to.
    public int startedAt = -1;
    /// What the game had resolved and shown by then: see `GameState`.
    public int resolutionsBefore;

    public int revelationsBefore;

    /// What is on the stack, if this is only tried.
    @Uncounted("what is tried is never part of a state")
    private @Nullable StackItem tried;

    /// Makes it ready for another question about what could be cast or activated.
    StackItem clear() {
        ability = null;
        source = 0;
        controller = 0;
        x = 0;
        paid = PaidCosts.NONE;
        modes = NO_INTS;
        slots = NO_SLOTS;
        slotPlayers = NO_INTS;
        targets = NO_TARGETS;
        division = NO_INTS;
        paidWith = NO_INTS;
        event = null;
        alike = IntList.NOTHING;
        earlier = null;
        putAt = 0;
        castFrom = -1;
        castBefore = -1;
        manaSpent = 0;
        manaOrigins = 0;
        manaFrom = IntList.NOTHING;
        arriving = Counters.NONE;
        departing = null;
        startedAt = -1;
        return this;
    }

    public StackItem copy() {
        var copy = new StackItem();
        copy.ability = ability;
        copy.source = source;
        copy.controller = controller;
        copy.x = x;
        copy.paid = paid;
        copy.modes = modes;
        copy.slots = slots;
        copy.slotPlayers = slotPlayers;
        copy.targets = targets;
        copy.division = division;
        copy.paidWith = paidWith;
        copy.event = event;
        copy.alike = alike;
        copy.earlier = earlier;
        copy.putAt = putAt;
        copy.castFrom = castFrom;
        copy.castBefore = castBefore;
        copy.manaSpent = manaSpent;
        copy.manaOrigins = manaOrigins;
        copy.manaFrom = manaFrom;
        copy.arriving = arriving;
        copy.departing = departing;
        copy.startedAt = startedAt;
        copy.resolutionsBefore = resolutionsBefore;
        copy.revelationsBefore = revelationsBefore;
        copy.tried = tried;
        return copy;
    }

    /// A copy with the text it had before any was changed (CR 707.2).
    public StackItem unchanged() {
        var copy = copy();
        var before = ability == null ? null : ability.before;
        if (before == null) return copy;
        copy.ability = before.ability();
        copy.slots = before.slots();
        return copy;
    }

    /// A copy for a question: the same spell or ability on the stack with other choices.
    public StackItem trial() {
        var copy = copy();
        if (tried == null) copy.tried = this;
        return copy;
    }

    /// Whether this is what is on the stack there, or a trial of it.
    public boolean is(@Nullable StackItem onStack) {
        return onStack != null && (onStack == this || onStack == tried);
    }

    // What others read of it.

    @Override
    public @Nullable CompiledAbility ability() {
        return ability;
    }

    @Override
    public int source() {
        return source;
    }

    @Override
    public int controller() {
        return controller;
    }

    @Override
    public int x() {
        return x;
    }

    @Override
    public @Nullable CastingWay way() {
        return paid.way();
    }

    @Override
    public int times(OptionalCost cost) {
        return paid.times(cost);
    }

    @Override
    public boolean isFrom(Zone zone) {
        return castFrom == zone.ordinal();
    }

    @Override
    public boolean wasCast() {
        return castFrom >= 0;
    }

    @Override
    public int startedAt() {
        return startedAt;
    }

    @Override
    public int slots() {
        return slots.length;
    }

    @Override
    public TargetSlot slot(int index) {
        return slots[index];
    }

    @Override
    public int aimed() {
        return targets.length;
    }

    @Override
    public int targets(int slot) {
        return targets[slot].length;
    }

    @Override
    public int target(int slot, int index) {
        return targets[slot][index];
    }

    @Override
    public List<Integer> modes() {
        return list(modes);
    }

    @Override
    public List<Integer> division() {
        return list(division);
    }

    @Override
    public List<Integer> paidWith() {
        return list(paidWith);
    }

    @Override
    public List<Integer> manaSpent() {
        var types = new int[ManaSource.TYPES];
        for (int type = 0; type < types.length; type++) types[type] = ManaSpent.of(manaSpent, type);
        return list(types);
    }

    @Override
    public List<Integer> manaFrom() {
        return list(manaFrom.toArray());
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /// The player for whom the targets of a slot are chosen, or `NONE`.
    public int playerOf(int slot) {
        return slotPlayers.length == 0 ? GameState.NONE : slotPlayers[slot];
    }

    public boolean hasTargets() {
        return slots.length > 0;
    }

    public int slotOf(TargetSlot slot) {
        for (int i = 0; i < slots.length; i++) if (slots[i] == slot) return i;
        return -1;
    }

    @Override
    public void fields(Fields fields) {
        fields.part(ability);
        fields.number(source);
        fields.number(controller);
        fields.number(x);
        fields.part(paid);
        fields.numbers(modes);
        fields.numbers(slotPlayers);
        fields.numbers(targets);
        fields.numbers(division);
        fields.numbers(paidWith);
        fields.part(event);
        fields.part(alike);
        fields.part(earlier);
        fields.number(putAt);
        fields.number(castFrom);
        fields.number(castBefore);
        fields.number(manaSpent);
        fields.number(manaOrigins);
        fields.part(manaFrom);
        fields.part(arriving);
        fields.part(departing);
        fields.number(startedAt);
        fields.number(resolutionsBefore);
        fields.number(revelationsBefore);
    }
}
