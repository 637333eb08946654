package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.rules.changes.Combatants;
import splitsecond.engine.rules.changes.DayAndNight;
import splitsecond.engine.rules.changes.Merging;
import splitsecond.engine.rules.changes.Phasing;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Merged;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// Instructions about permanents where they are: tap, counters, attach, transform (CR 122, 701).
final class Permanents {

    private Permanents() {}

    static boolean tap(GameState state, Following frame, Effect.Tap effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++) if (Tapping.tap(state, what.get(i))) done.add(what.get(i));
        if (done.isEmpty()) Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
        frame.context.slots.did(done);
        return true;
    }

    static boolean untap(GameState state, Following frame, Effect.Untap effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++) if (Tapping.untap(state, what.get(i))) done.add(what.get(i));
        if (done.isEmpty()) Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
        frame.context.slots.did(done);
        return true;
    }

    private static final List<String> TAP_OR_UNTAP = List.of("tap", "untap");

    static boolean tapOrUntap(GameState state, Following frame, Effect.TapOrUntap effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        if (what.isEmpty()) return true;
        int word = Choosing.word(state, frame, context.controller, what.get(0), TAP_OR_UNTAP);
        if (word == Choosing.WAITING) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++)
            if (word == 0 ? Tapping.tap(state, what.get(i)) : Tapping.untap(state, what.get(i))) done.add(what.get(i));
        if (done.isEmpty()) Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
        context.slots.did(done);
        return true;
    }

    static boolean putCounters(GameState state, Following frame, Effect.PutCounters effect) {
        var context = frame.context;
        var on = Choosing.those(state, frame, effect.on());
        if (on == null) return false;
        var done = new IntList();
        int total = 0;
        Zones.beginBatch(state);
        for (int i = 0; i < on.size(); i++) {
            int id = References.current(state, on.get(i), context);
            if (on.size() > 1) context.slots.turnTo(effect.on(), on.get(i));
            int put = put(state, context.controller, id, effect.kind(), Amounts.of(state, effect.count(), context));
            total += put;
            if (put > 0) done.add(id);
        }
        Zones.endBatch(state);
        if (on.size() > 1) context.slots.turnBack(effect.on(), on);
        if (total == 0) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
        context.slots.did(done);
        context.slots.came(total);
        return true;
    }

    /// CR 608.2d: the kind is chosen now.
    static boolean putChosenCounter(GameState state, Following frame, Effect.PutChosenCounter effect) {
        var context = frame.context;
        var on = Choosing.those(state, frame, effect.on());
        if (on == null) return false;
        var kind =
                chosenKind(state, frame, context.controller, on.isEmpty() ? context.source : on.get(0), effect.any());
        if (kind == null) return false;
        return putCounters(state, frame, new Effect.PutCounters(kind, new Amount.Number(1), effect.on(), ""));
    }

    /// One of several kinds of counters, or null while it is asked for.
    static @Nullable CounterKind chosenKind(
            GameState state, Asking frame, int player, int subject, List<CounterKind> any) {
        var words = new ArrayList<String>(any.size());
        for (var kind : any) words.add(kind.name());
        int word = Choosing.word(state, frame, player, subject, words);
        return word == Choosing.WAITING ? null : any.get(word);
    }

    /// @param player who puts them
    static int put(GameState state, int player, int id, CounterKind kind, int count) {
        if (count <= 0) return 0;
        boolean there = GameState.isPlayer(id) ? state.isAlive(id) : state.exists(id);
        return there ? PuttingCounters.put(state, player, id, kind, count) : 0;
    }

    static boolean distributeCounters(GameState state, Following frame, Effect.DistributeCounters effect) {
        var context = frame.context;
        int count = Amounts.of(state, effect.count(), context);
        var shares = DamageAndLife.shares(state, frame, effect.among(), count);
        if (shares == null) return false;
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < shares.size(); i += 2)
            if (put(state, context.controller, shares.get(i), effect.kind(), shares.get(i + 1)) > 0)
                done.add(shares.get(i));
        Zones.endBatch(state);
        context.slots.did(done);
        return true;
    }

    static boolean removeCounters(GameState state, Following frame, Effect.RemoveCounters effect) {
        var context = frame.context;
        var from = Choosing.those(state, frame, effect.from());
        if (from == null) return false;
        int count = effect.count() == null ? Integer.MAX_VALUE : Amounts.of(state, effect.count(), context);
        var kinds = new IntList();
        for (int i = 0; i < from.size() && effect.kind() == null; i++)
            if (effect.upTo()
                    ? !RemovingCounters.chooseUpTo(state, frame, context.controller, from.get(i), count, kinds)
                    : !RemovingCounters.choose(state, frame, context.controller, from.get(i), count, kinds))
                return false;
        var done = new IntList();
        int total = 0;
        for (int i = 0; i < from.size(); i++) {
            int removed = effect.upTo()
                    ? RemovingCounters.removeChosen(state, from.get(i), kinds)
                    : effect.kind() == null
                            ? RemovingCounters.remove(state, from.get(i), count, kinds)
                            : remove(state, from.get(i), effect.kind(), count);
            total += removed;
            if (removed > 0) done.add(from.get(i));
        }
        if (total == 0 && !from.isEmpty()) Choosing.nothingToDo(state, GameEvent.AMOUNT_ZERO);
        context.slots.did(done);
        context.slots.came(total);
        return true;
    }

    private static int remove(GameState state, int id, CounterKind kind, int count) {
        if (GameState.isObject(id) && !state.exists(id)) return 0;
        return PuttingCounters.remove(
                state, id, kind, Math.min(count, state.counters(id).of(kind)));
    }

    static boolean doubleCounters(GameState state, Following frame, Effect.DoubleCounters effect) {
        var on = Choosing.those(state, frame, effect.on());
        if (on == null) return false;
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < on.size(); i++) {
            int id = on.get(i);
            int put = 0;
            var before = state.counters(id);
            if (effect.kind() != null)
                put = put(state, frame.context.controller, id, effect.kind(), before.of(effect.kind()));
            else
                for (int k = 0; k < before.size(); k++)
                    put += put(state, frame.context.controller, id, before.kind(k), before.count(k));
            if (put > 0) done.add(id);
        }
        Zones.endBatch(state);
        if (done.isEmpty() && !on.isEmpty()) Choosing.nothingToDo(state, GameEvent.AMOUNT_ZERO);
        frame.context.slots.did(done);
        return true;
    }

    /// CR 122.5: removed from one and put on the other, if both are there.
    /// How many of each kind are moved; false while an answer is missing.
    private static boolean numbersToMove(
            GameState state, Following frame, int source, @Nullable CounterKind kind, IntList numbers) {
        var counters = state.counters(source);
        for (int i = 0; i < counters.size(); i++) {
            boolean may = kind == null || kind.equals(counters.kind(i));
            int number =
                    may ? Choosing.number(state, frame, frame.context.controller, source, 0, counters.count(i)) : 0;
            if (number == Choosing.WAITING) return false;
            numbers.add(number);
        }
        return true;
    }

    static boolean moveCounters(GameState state, Following frame, Effect.MoveCounters effect) {
        var context = frame.context;
        var from = Choosing.those(state, frame, effect.from());
        if (from == null) return false;
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        var numbers = new IntList();
        boolean asked = Effect.MoveCounters.ANY_NUMBER.equals(effect.count()) && !from.isEmpty();
        if (asked && !numbersToMove(state, frame, from.get(0), effect.kind(), numbers)) return false;
        context.slots.did(false);
        // CR 122.5: nothing moves from an object onto itself.
        if (from.isEmpty() || to.isEmpty() || from.get(0) == to.get(0) || !state.isOnBattlefield(to.get(0))) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        int source = from.get(0);
        // What has just died gives its counters as it last had them (modular and its like): to each of several tokens.
        var counters = state.counters(source);
        int receivers = state.exists(source) ? 1 : to.size();
        int left = effect.count() == null ? Integer.MAX_VALUE : Amounts.of(state, effect.count(), context);
        boolean any = false;
        for (int i = 0; i < counters.size() && left > 0; i++) {
            var kind = counters.kind(i);
            if (effect.kind() != null && !effect.kind().equals(kind)) continue;
            // CR 122.5: what can't be put there is not removed either.
            if (receivers == 1 && !PuttingCounters.mayHave(state, to.get(0), kind)) continue;
            int moved = asked ? numbers.get(i) : Math.min(left, counters.count(i));
            if (state.exists(source)) moved = PuttingCounters.remove(state, source, kind, moved);
            left -= moved;
            for (int j = 0; j < receivers; j++) any |= put(state, context.controller, to.get(j), kind, moved) > 0;
        }
        if (any) context.slots.did(true);
        else Choosing.nothingToDo(state, GameEvent.AMOUNT_ZERO);
        return true;
    }

    static boolean attach(GameState state, Following frame, Effect.Attach effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        int holder = holder(state, frame, to);
        if (holder == Choosing.WAITING) return false;
        var done = new IntList();
        for (int i = 0; i < what.size() && !to.isEmpty(); i++) {
            int id = References.current(state, what.get(i), context);
            int host = References.current(state, holder, context);
            if (!state.isOnBattlefield(id) || !Attachments.isLegal(state, id, host))
                Choosing.nothingToDo(state, GameEvent.CANNOT_BE_ATTACHED);
            else {
                if (state.attachedTo(id) == host) Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
                Attachments.attach(state, id, host);
                done.add(id);
            }
        }
        context.slots.did(done);
        return true;
    }

    /// Of several that were created where one was meant, one is chosen.
    private static int holder(GameState state, Following frame, IntList to) {
        if (to.size() < 2) return to.isEmpty() ? GameState.NONE : to.get(0);
        var there = new IntList(to.size());
        for (int i = 0; i < to.size(); i++) {
            int one = References.current(state, to.get(i), frame.context);
            if (GameState.isPlayer(one) || state.isOnBattlefield(one)) there.add(one);
        }
        return Choosing.one(state, frame, Decision.Kind.CHOOSE, frame.context.controller, frame.context.source, there);
    }

    /// CR 701.3d.
    static boolean unattach(GameState state, Following frame, Effect.Unattach effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++) {
            int id = References.current(state, what.get(i), frame.context);
            if (!state.isOnBattlefield(id) || state.attachedTo(id) == GameState.NONE) continue;
            Attachments.unattach(state, id);
            done.add(id);
        }
        if (done.isEmpty()) Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
        frame.context.slots.did(done);
        return true;
    }

    /// CR 701.27: only a double-faced permanent can.
    static boolean transform(GameState state, Following frame, Effect.Transform effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++) {
            int id = what.get(i);
            if (!state.isOnBattlefield(id)) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            else if (hasTransformedSince(state, frame.context.item, id))
                Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
            else if (transform(state, id)) done.add(id);
            else Choosing.nothingToDo(state, GameEvent.CANNOT_TRANSFORM);
        }
        frame.context.slots.did(done);
        return true;
    }

    /// CR 701.27f: an ability of the permanent transforms it only if it has not since the ability was put on the stack,
    /// or was made as a delayed one.
    private static boolean hasTransformedSince(GameState state, @Nullable StackItem item, int id) {
        if (item == null || item.source != id || item.ability == null) return false;
        int made = item.earlier == null ? 0 : item.earlier.madeAt;
        return state.timestamp(id) >= (made == 0 ? item.putAt : made);
    }

    static boolean transform(GameState state, int id) {
        if (!state.isOnBattlefield(id)) return false;
        var merged = state.memory(id).merged();
        if (merged != null) return transform(state, id, merged);
        if (state.blueprint(id).faces.length < 2) return false;
        var layout = state.blueprint(id).card.layout();
        boolean doubleFaced =
                layout == CardDefinition.Layout.TRANSFORM || layout == CardDefinition.Layout.MODAL_DOUBLE_FACED;
        // CR 701.27c: a copy of a double-faced card is none.
        if (!state.is(id, ObjectFlags.TOKEN) && state.original(id).faces.length < 2) return false;
        if (!doubleFaced || !isFreeToTransform(state, id)) return false;
        int other = 1 - state.face(id);
        // CR 701.27d: an instant or sorcery face is never up.
        if (!state.blueprint(id).faces[other].isPermanentCard()) return false;
        DayAndNight.turnOver(state, id, other);
        return true;
    }

    /// CR 710.4: a flipped permanent stays so.
    static boolean flip(GameState state, Following frame, Reference named) {
        var what = Choosing.those(state, frame, named);
        if (what == null) return false;
        for (int i = 0; i < what.size(); i++) {
            int id = References.current(state, what.get(i), frame.context);
            if (!state.isOnBattlefield(id) || Copying.isFlipped(state, id)) continue;
            var merged = state.memory(id).merged();
            if (merged != null) Merging.transform(state, id, merged);
            else if (Copying.isFlipCard(state, id)) {
                if (state.blueprint(id).card.layout() == CardDefinition.Layout.FLIP) state.setFace(id, 1);
                else state.set(id, ObjectFlags.FLIPPED, true);
                state.caches.layersDirty = true;
            }
        }
        return true;
    }

    private static boolean transform(GameState state, int id, Merged merged) {
        return isFreeToTransform(state, id) && Merging.transform(state, id, merged);
    }

    private static boolean isFreeToTransform(GameState state, int id) {
        var traits = Layers.of(state, id);
        // CR 702.145b, e: only by day and night.
        return !traits.hasRule(Rule.Kind.CANT_TRANSFORM)
                && !traits.has(Keyword.DAYBOUND)
                && !traits.has(Keyword.NIGHTBOUND);
    }

    static boolean removeFromCombat(GameState state, Following frame, Effect.RemoveFromCombat effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        for (int i = 0; i < what.size(); i++)
            if (state.isOnBattlefield(what.get(i))) Combatants.remove(state, what.get(i));
        return true;
    }

    /// CR 702.26.
    static boolean phaseOut(GameState state, Following frame, Effect.PhaseOut effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        Phasing.out(state, what);
        return true;
    }
}
