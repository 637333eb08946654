package splitsecond.players;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.StackItem;

/// How many targets a spell or ability takes, and which it has got. Where only one is possible the game takes it
/// without asking, so a target that was named and never asked for may still be right.
public final class Aiming {

    /// It depends on more than is known.
    public static final int ANY_NUMBER = Integer.MAX_VALUE;

    private static final int FACE = 15;

    private Aiming() {}

    /// How many targets at most can be chosen for what could be played.
    static int most(GameView view, Option option) {
        return switch (option.kind()) {
            case CAST -> {
                // Another way to cast it may be another face.
                if (option.variant() > FACE) yield ANY_NUMBER;
                var rules = view.card(option.id()).rules[option.variant()];
                yield rules.spell() == null && rules.enchant() != null ? 1 : most(rules.spell());
            }
            case ACTIVATE -> {
                var abilities = view.traits(option.id()).abilities;
                // Special actions have no targets (CR 116).
                yield option.variant() < abilities.length ? most(abilities[option.variant()]) : 0;
            }
            default -> 0;
        };
    }

    private static int most(@Nullable CompiledAbility ability) {
        if (ability == null) return 0;
        return ability.modal != null ? ANY_NUMBER : most(ability.slots, 0);
    }

    /// At most so many from the open question on, this one included.
    public static int most(GameView view, Decision decision) {
        var item = item(view, decision.subject());
        return item == null ? ANY_NUMBER : most(item.slots, decision.detail());
    }

    private static int most(TargetSlot[] slots, int from) {
        int most = 0;
        for (int slot = from; slot < slots.length; slot++) {
            if (!(slots[slot].count().most() instanceof Amount.Number number)) return ANY_NUMBER;
            most += number.value();
        }
        return most;
    }

    /// Whether targets are asked for after those of the open question's instance of the word.
    public static boolean hasMoreSlots(GameView view, Decision decision) {
        var item = item(view, decision.subject());
        return item != null && decision.detail() + 1 < item.slots.length;
    }

    /// What a spell or ability on the stack is aimed at.
    static List<Integer> targets(StackItem item) {
        var targets = new ArrayList<Integer>();
        for (int[] slot : item.targets) for (int target : slot) targets.add(target);
        return targets;
    }

    /// The same by the subject of the questions for its targets; null if it is not on the stack any more.
    public static @Nullable List<Integer> targets(GameView view, int subject) {
        var item = item(view, subject);
        return item == null ? null : targets(item);
    }

    /// A spell or triggered ability is asked about by its own id, an activated ability by that of its source.
    static @Nullable StackItem item(GameView view, int subject) {
        var own = view.exists(subject) ? view.stackItem(subject) : null;
        if (own != null) return own;
        for (int i = view.stackSize() - 1; i >= 0; i--) {
            var item = view.stackItem(view.stackObject(i));
            if (item != null && item.castFrom < 0 && item.source == subject) return item;
        }
        return null;
    }

    /// The spell that was begun with a choice; null if it is not on the stack any more.
    static @Nullable StackItem spell(GameView view, int decision) {
        for (int i = 0; i < view.stackSize(); i++) {
            var item = view.stackItem(view.stackObject(i));
            if (item != null && item.castFrom >= 0 && item.startedAt == decision) return item;
        }
        return null;
    }
}
