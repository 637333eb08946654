package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// CR 700.2: modal spells and abilities.
public final class Modes {

    private Modes() {}

    /// CR 700.2a: a mode whose targets can't be chosen can't be chosen.
    ///
    /// @param open whether that X can be announced after the modes
    public static boolean isPossible(GameState state, StackItem item, Ability.Mode mode, IntPredicate open) {
        var slots = TargetSlots.of(mode.effect());
        if (slots.length == 0) return true;
        var tried = item.trial();
        Targeting.aim(state, tried, slots);
        tried.targets = new int[0][];
        boolean x = false;
        for (var slot : slots) x |= slot.needs().x();
        if (!x) return Targeting.feasible(state, tried, 0);
        for (int decisive : DecisiveX.of(state)) {
            tried.x = decisive;
            if (Targeting.feasible(state, tried, 0) && open.test(decisive)) return true;
        }
        return false;
    }

    /// CR 700.2a: the modes that can be chosen next, one bit each: those with targets that are not chosen yet, unless
    /// the same may be chosen again.
    public static int open(GameState state, StackItem item, Effect.Modal modal, IntPredicate x) {
        int open = 0;
        for (int mode = 0; mode < modal.modes().size(); mode++)
            if (isPossible(state, item, modal.modes().get(mode), x)) open |= 1 << mode;
        if (!modal.sameAgain()) for (int mode : item.modes) open &= ~(1 << mode);
        return open & ~chosenBefore(state, item, modal);
    }

    /// Where the modes that were ever chosen are kept among the abilities that are spent.
    private static final int SPENT = 16;

    /// "One that hasn't been chosen": those that have, one bit each.
    private static int chosenBefore(GameState state, StackItem item, Effect.Modal modal) {
        if (modal.fresh() == Effect.Fresh.NO || item.ability == null || !state.exists(item.source)) return 0;
        return switch (modal.fresh()) {
            case NO, AT_RANDOM -> 0;
            case EVER -> state.memory(item.source).spent() >>> SPENT;
            case THIS_TURN -> state.uses(item.source, item.ability.index);
        };
    }

    /// The mode can't be chosen again.
    public static void noteChosen(GameState state, StackItem item, Effect.Modal modal, int mode) {
        if (item.ability == null || !state.exists(item.source)) return;
        switch (modal.fresh()) {
            case NO, AT_RANDOM -> {}
            case EVER -> state.setMemory(item.source, state.memory(item.source).withSpent(SPENT + mode));
            case THIS_TURN -> state.addUses(item.source, item.ability.index, 1 << mode);
        }
    }

    /// The modes with one more, in printed order (CR 700.2d).
    public static int[] with(int[] modes, int mode) {
        var more = Arrays.copyOf(modes, modes.length + 1);
        int at = modes.length;
        for (; at > 0 && modes[at - 1] > mode; at--) more[at] = modes[at - 1];
        more[at] = mode;
        return more;
    }

    /// The target slots of the chosen modes. CR 700.2d: a mode that is chosen again has targets of its own.
    public static void slots(Effect.Modal modal, int[] modes, List<TargetSlot> slots) {
        for (int i = 0; i < modes.length; i++) {
            var effect = modal.modes().get(modes[i]).effect();
            Collections.addAll(slots, TargetSlots.of(isAgain(modes, i) ? new Renewed().effect(effect) : effect));
        }
    }

    /// What the chosen modes say, in printed order, each about the targets that were chosen for it.
    public static List<Effect> effects(Effect.Modal modal, StackItem item) {
        var effects = new ArrayList<Effect>(item.modes.length);
        var first = new ArrayList<TargetSlot>();
        if (item.ability != null) Collections.addAll(first, item.ability.slots);
        for (int i = 0; i < item.modes.length; i++) {
            var effect = modal.modes().get(item.modes[i]).effect();
            if (isAgain(item.modes, i))
                effects.add(new Renewed(TargetSlots.of(effect), item.slots, first).effect(effect));
            else {
                Collections.addAll(first, TargetSlots.of(effect));
                effects.add(effect);
            }
        }
        return effects;
    }

    private static boolean isAgain(int[] modes, int at) {
        return at > 0 && modes[at - 1] == modes[at];
    }

    /// An effect with target slots of its own.
    private static final class Renewed extends AbilityMap {

        private final Map<TargetSlot, TargetSlot> slots = new IdentityHashMap<>();

        Renewed() {}

        /// @param known the slots that are somebody else's already; those that this takes are added
        Renewed(TargetSlot[] own, TargetSlot[] all, List<TargetSlot> known) {
            int next = 0;
            for (var slot : all) {
                if (next == own.length || isAmong(known, slot)) continue;
                slots.put(own[next++], slot);
                known.add(slot);
            }
        }

        private static boolean isAmong(List<TargetSlot> slots, TargetSlot slot) {
            for (var one : slots) if (one == slot) return true;
            return false;
        }

        @Override
        public TargetSlot slot(TargetSlot slot) {
            var known = slots.get(slot);
            if (known != null) return known;
            var renewed = super.slot(slot).again();
            slots.put(slot, renewed);
            return renewed;
        }
    }

    /// Whether enough modes can be chosen to cast it.
    public static boolean arePossible(GameState state, StackItem item, Effect.Modal modal, IntPredicate x) {
        int possible = 0;
        int before = chosenBefore(state, item, modal);
        for (int i = 0; i < modal.modes().size(); i++)
            if ((before & 1 << i) == 0 && isPossible(state, item, modal.modes().get(i), x)) possible++;
        return possible >= least(state, item, modal) || possible > 0 && modal.sameAgain();
    }

    /// How many modes must be chosen. CR 702.42a: all of them, if it is entwined.
    public static int least(GameState state, StackItem item, Effect.Modal modal) {
        return item.paid.choosesAllModes()
                ? modal.modes().size()
                : Amounts.of(state, modal.choose().least(), Context.of(item));
    }
}
