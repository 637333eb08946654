package splitsecond.engine.rules.resolving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 707.10, 707.12: copies of spells and abilities, and of cards that are to be cast.
final class CopyingSpells {

    private CopyingSpells() {}

    /// CR 707.10: a copy is put on the stack; it was not cast. Its controller may choose new targets (707.10c).
    static boolean copySpell(GameState state, Following frame, Effect.CopySpell effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        int count = Amounts.of(state, effect.count(), context);
        var copies = new IntList();
        var made = new IntList();
        for (int i = 0; i < what.size(); i++) {
            int id = what.get(i);
            int card = References.current(state, id, context);
            if (state.exists(card) && state.isIn(card, Zone.EXILE)) {
                made.add(copyCard(state, card, context.controller));
                continue;
            }
            // CR 608.2h: one that has left the stack is copied as it last was there.
            if (state.lastItem(id) == null || Layers.of(state, id).hasRule(Rule.Kind.CANT_BE_COPIED)) continue;
            for (int n = 0; n < count; n++) copies.add(id);
        }
        var items = new StackItem[copies.size()];
        for (int i = 0; i < items.length; i++) {
            var original = state.lastItem(copies.get(i));
            if (original == null) continue;
            var item = copyOf(original, context.controller);
            if (effect.newTargets()) {
                item = effect.except().isEmpty()
                        ? NewTargets.choose(
                                state, state, frame, copies.get(i), GameState.NONE, item, item.controller, true, null)
                        : retargetedAs(state, frame, copies.get(i), item, effect.except());
                if (item == null) return false;
            }
            items[i] = item;
        }
        for (int i = 0; i < items.length; i++) {
            if (items[i] == null) continue;
            int copy = put(state, copies.get(i), items[i]);
            // CR 707.9b.
            if (!effect.except().isEmpty())
                state.recast(copy, Copying.except(state, state.blueprint(copy), effect.except(), context));
            made.add(copy);
        }
        context.slots.did(made);
        return true;
    }

    private static StackItem copyOf(StackItem original, int player) {
        var item = original.unchanged();
        item.castBefore = -1;
        // No mana was spent on a copy.
        item.manaSpent = 0;
        item.manaOrigins = 0;
        item.manaFrom = IntList.NOTHING;
        item.arriving = Counters.NONE;
        item.controller = player;
        return item;
    }

    /// CR 707.12: a copy of a card is made where the card is, to be cast.
    private static int copyCard(GameState state, int card, int player) {
        int copy = state.create(state.blueprint(card), player, Zone.EXILE);
        state.set(copy, ObjectFlags.COPY, true);
        Zones.add(state, copy, Zone.EXILE);
        return copy;
    }

    static int put(GameState state, int original, StackItem item) {
        int copy = state.create(state.blueprint(original), item.controller, Zone.STACK);
        state.set(copy, ObjectFlags.COPY, true);
        int face = state.lastFace(original);
        if (face != 0) state.setFace(copy, face);
        if (item.source == original) item.source = copy;
        state.setItem(copy, item);
        Zones.add(state, copy, Zone.STACK);
        Triggers.raise(state, GameEvent.Kind.COPIED, copy, original, item.controller, 0);
        NewTargets.becomeTargets(state, copy, item, new IntList(2));
        return copy;
    }

    /// CR 707.9b, 115.1: a copy that is red targets what a red spell may, so it is asked of the copy as it will be.
    private static @Nullable StackItem retargetedAs(
            GameState state, Following frame, int original, StackItem item, List<Modification> except) {
        var imagined = state.fork();
        int copy = put(imagined, original, item.copy());
        imagined.setBlueprint(copy, Copying.except(imagined, imagined.blueprint(copy), except, frame.context));
        var asked = item.copy();
        if (item.source == original) asked.source = copy;
        var changed = NewTargets.choose(state, imagined, frame, original, copy, asked, item.controller, true, null);
        if (changed != null) changed.source = item.source;
        return changed;
    }
}
