package splitsecond.engine.intent;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.OnStack;

/// How many targets a spell or ability takes, and which it has got. Where only one is possible the game takes it
/// without asking, so a target that was named and never asked for may still be right.
public final class Aiming {

    /// It depends on more than is known.
    public static final int ANY_NUMBER = Integer.MAX_VALUE;

    private Aiming() {}

    /// How many targets at most can be chosen for what could be played.
    static int most(GameView view, Option option) {
        return switch (option.kind()) {
            case CAST -> {
                // Another way to cast it may be another face.
                if (option.variant() != GameView.faceOf(option.variant())) yield ANY_NUMBER;
                var card = view.card(option.id());
                var spell = card.spell(option.variant());
                yield spell == null && card.enchant(option.variant()) != null ? 1 : most(spell);
            }
            case ACTIVATE -> {
                var traits = view.traits(option.id());
                // Special actions have no targets (CR 116).
                yield option.variant() < traits.abilities() ? most(traits.ability(option.variant())) : 0;
            }
            case PASS, PLAY_LAND, PUT, YES, NO, ENTITY, NUMBER, COLOR, MODE, WORD, DONE, AUTO, PLACE -> 0;
        };
    }

    private static int most(@Nullable AbilityView ability) {
        if (ability == null) return 0;
        if (ability.modal() != null) return ANY_NUMBER;
        int most = 0;
        for (int slot = 0; slot < ability.slots() && most != ANY_NUMBER; slot++) most = plus(most, ability.slot(slot));
        return most;
    }

    /// At most so many from the open question on, this one included.
    public static int most(GameView view, Decision decision) {
        var item = item(view, decision.subject());
        if (item == null) return ANY_NUMBER;
        int most = 0;
        for (int slot = decision.detail(); slot < item.slots() && most != ANY_NUMBER; slot++)
            most = plus(most, item.slot(slot));
        return most;
    }

    /// At most so many in all.
    static int most(OnStack item) {
        int most = 0;
        for (int slot = 0; slot < item.slots() && most != ANY_NUMBER; slot++) most = plus(most, item.slot(slot));
        return most;
    }

    /// At least so many in all; 0 where it depends on more than is known.
    static int least(OnStack item) {
        int least = 0;
        for (int slot = 0; slot < item.slots(); slot++) {
            if (!(item.slot(slot).count().least() instanceof Amount.Number number)) return 0;
            least += number.value();
        }
        return least;
    }

    private static int plus(int most, TargetSlot slot) {
        return slot.count().most() instanceof Amount.Number number ? most + number.value() : ANY_NUMBER;
    }

    /// Whether targets are asked for after those of the open question's instance of the word.
    static boolean hasMoreSlots(GameView view, Decision decision) {
        var item = item(view, decision.subject());
        return item != null && decision.detail() + 1 < item.slots();
    }

    /// Whether an instance of the word is printed within the next one, though it is asked for before it.
    static boolean isSaidLater(OnStack item, int slot) {
        return slot + 1 < item.slots() && names(item.slot(slot + 1).filter(), item.slot(slot));
    }

    private static boolean names(Filter filter, TargetSlot slot) {
        if (filter instanceof Filter.And(var all)) return all.stream().anyMatch(one -> names(one, slot));
        var whose = filter instanceof Filter.ControlledBy(var who)
                ? who
                : filter instanceof Filter.In(var _, var owner) ? owner : null;
        return whose instanceof Reference.Target(var named) && named.equals(slot);
    }

    /// Whom the share that is asked for goes to: the next target of a divided effect, or the next blocker.
    public static int recipient(GameView view, Decision decision) {
        var item = view.stackItem(decision.subject());
        int nth = decision.detail();
        if (item != null) return nth < item.targets().size() ? item.targets().get(nth) : GameState.NONE;
        boolean attacks = view.attacking(decision.subject()) != GameState.NONE;
        for (int i = 0; i < view.blocks(); i++) {
            int own = attacks ? view.blocked(i) : view.blocker(i);
            if (own == decision.subject() && nth-- == 0) return attacks ? view.blocker(i) : view.blocked(i);
        }
        return GameState.NONE;
    }

    private static @Nullable OnStack item(GameView view, int subject) {
        int object = object(view, subject);
        return object < 0 ? null : view.stackItem(object);
    }

    /// What lies on the stack and is asked about: a spell or triggered ability by its own id, an activated ability by
    /// that of its source. `GameState.NONE` if there is no such thing.
    static int object(GameView view, int subject) {
        if (view.exists(subject) && view.stackItem(subject) != null) return subject;
        for (int i = view.stackSize() - 1; i >= 0; i--) {
            var item = view.stackItem(view.stackObject(i));
            if (item != null && !item.wasCast() && item.source() == subject) return view.stackObject(i);
        }
        return GameState.NONE;
    }

    /// What was begun with a choice; copies lie above it.
    static int begunAt(GameView view, int decision) {
        for (int i = 0; i < view.stackSize(); i++) {
            var item = view.stackItem(view.stackObject(i));
            if (item != null && item.startedAt() == decision) return view.stackObject(i);
        }
        return GameState.NONE;
    }
}
