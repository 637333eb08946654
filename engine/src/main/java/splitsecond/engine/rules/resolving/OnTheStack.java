package splitsecond.engine.rules.resolving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.Departure;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;

/// Instructions about spells and abilities (CR 701.6, 707.10, 115.7): counter, copy, choose new targets, cast.
final class OnTheStack {

    private OnTheStack() {}

    static boolean counter(GameState state, Following frame, Effect.Counter effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        for (int i = 0; i < what.size(); i++) {
            int id = what.get(i);
            if (!state.isIn(id, Zone.STACK) || cantBeCountered(state, id)) continue;
            if (isReplaced(state, context, id)) continue;
            counter(state, context, id, effect.to());
            done.add(id);
        }
        context.slots.did(done);
        return true;
    }

    /// CR 614.1a: something else is done to the spell.
    private static boolean isReplaced(GameState state, Context context, int id) {
        var item = state.item(id);
        if (item == null || !item.isSpell()) return false;
        for (var entry : state.caches.statics.entries) {
            if (entry.controller() != context.controller
                    || !(entry.effect() instanceof StaticEffect.Replace(Replacement.InsteadOfCountering instead)))
                continue;
            var words = Context.of(entry.source(), entry.controller());
            if (instead.what() instanceof Reference.Mention mention) words.slots.note(mention.number(), IntList.of(id));
            Resolving.follow(state, instead.instead(), words);
            return true;
        }
        return false;
    }

    private static boolean cantBeCountered(GameState state, int id) {
        return Layers.of(state, id).hasRule(Rule.Kind.CANT_BE_COUNTERED);
    }

    /// The spell remembers it until it resolves.
    static boolean enterWithCounters(GameState state, Following frame, Effect.EnterWithCounters effect) {
        var context = frame.context;
        var spells = Choosing.those(state, frame, effect.spell());
        if (spells == null) return false;
        var done = new IntList();
        for (int i = 0; i < spells.size(); i++) {
            int id = spells.get(i);
            var item = state.item(id);
            if (item == null || !state.isIn(id, Zone.STACK)) continue;
            var changed = item.copy();
            changed.arriving = item.arriving.plus(effect.kind(), Amounts.of(state, effect.count(), context));
            state.setItem(id, changed);
            done.add(id);
        }
        context.slots.did(done);
        return true;
    }

    /// The spell remembers it until it resolves.
    static boolean exileAsItResolves(GameState state, Following frame, Effect.ExileAsItResolves effect) {
        var context = frame.context;
        var spells = Choosing.those(state, frame, effect.spell());
        if (spells == null) return false;
        for (int i = 0; i < spells.size(); i++) {
            int id = spells.get(i);
            var item = state.item(id);
            if (item == null || !state.isIn(id, Zone.STACK)) continue;
            var changed = item.copy();
            changed.departing = new Departure(context.source, context.controller, effect.then());
            state.setItem(id, changed);
        }
        return true;
    }

    /// The source remembers what was spent on the ability that resolves.
    static boolean noteMana(GameState state, Context context) {
        if (context.item != null && state.exists(context.source))
            state.setMemory(context.source, state.memory(context.source).withNoted(context.item.manaSpent));
        return true;
    }

    /// CR 701.6a.
    private static void counter(GameState state, Context context, int id, Effect.@Nullable Destination to) {
        int controller = state.controller(id);
        Zones.beginBatch(state);
        Triggers.raise(state, GameEvent.Kind.COUNTERED, id, context.source, controller, 0);
        var zone = to == null ? Zone.GRAVEYARD : to.zone();
        var arrival =
                to == null ? Entering.plain() : Moving.arrival(state, context, id, to.placement(), context.controller);
        int moved = Resolving.leave(state, id, zone, arrival);
        References.moved(context, id, moved, Zone.STACK, zone);
        if (moved != GameState.NONE && state.isIn(moved, Zone.EXILE)) Moving.putAside(state, context.source, moved);
        Zones.endBatch(state);
    }

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
            var item = original.unchanged();
            item.castBefore = -1;
            // No mana was spent on a copy.
            item.manaSpent = 0;
            item.manaOrigins = 0;
            item.manaFrom = IntList.NOTHING;
            item.arriving = Counters.NONE;
            item.controller = context.controller;
            if (effect.newTargets()) {
                item = effect.except().isEmpty()
                        ? retargeted(
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

    /// CR 707.12: a copy of a card is made where the card is, to be cast.
    private static int copyCard(GameState state, int card, int player) {
        int copy = state.create(state.blueprint(card), player, Zone.EXILE);
        state.set(copy, ObjectFlags.COPY, true);
        Zones.add(state, copy, Zone.EXILE);
        return copy;
    }

    /// CR 704.5e: one that is not cast ceases to exist.
    private static void ceaseCopies(GameState state, IntList cards) {
        for (int i = 0; i < cards.size(); i++) {
            int id = cards.get(i);
            if (!state.exists(id) || !state.isIn(id, Zone.EXILE) || !state.is(id, ObjectFlags.COPY)) continue;
            Zones.remove(state, id, Zone.EXILE);
            state.delete(id);
        }
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
        becomeTargets(state, copy, item, new IntList(2));
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
        var changed = retargeted(state, imagined, frame, original, copy, asked, item.controller, true, null);
        if (changed != null) changed.source = item.source;
        return changed;
    }

    /// Target by target: another legal one, or NO to keep it. Null while waiting.
    ///
    /// @param seen   the game as it is for the one that has the targets
    /// @param itself what can't be a target (CR 115.5): a copy may have the original as one
    /// @param among  what the new ones must be, or null
    private static @Nullable StackItem retargeted(
            GameState state,
            GameState seen,
            Following frame,
            int spell,
            int itself,
            StackItem item,
            int chooser,
            boolean mayKeep,
            @Nullable Filter among) {
        if (!item.hasTargets()) return item;
        var changed = item.copy();
        var context = Context.of(changed);
        changed.targets = item.targets.clone();
        for (int slot = 0; slot < item.targets.length; slot++) {
            changed.targets[slot] = item.targets[slot].clone();
            for (int i = 0; i < item.targets[slot].length; i++) {
                var found = new IntList();
                Targeting.candidates(seen, changed, slot, context, found);
                found.remove(changed.targets[slot][i]);
                found.remove(itself);
                for (int k = 0; k < changed.targets[slot].length; k++)
                    if (k != i) found.remove(changed.targets[slot][k]);
                for (int k = found.size() - 1; among != null && k >= 0; k--)
                    if (!Filters.matches(state, among, found.get(k), frame.context)) found.remove(found.get(k));
                if (found.isEmpty()) continue;
                var decision = state.decision.begin(Decision.Kind.TARGET, chooser, spell, slot);
                for (int k = 0; k < found.size(); k++) decision.add(Option.Kind.ENTITY, found.get(k));
                if (mayKeep) decision.add(Option.Kind.NO, 0);
                long answer = frame.pick(state);
                if (answer == Asking.PENDING) return null;
                if (Option.kind(answer) != Option.Kind.NO) changed.targets[slot][i] = Option.id(answer);
            }
        }
        return changed;
    }

    /// CR 115.7: the controller of this effect chooses them.
    static boolean chooseNewTargets(GameState state, Following frame, Effect.ChooseNewTargets effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var items = new StackItem[what.size()];
        for (int i = 0; i < items.length; i++) {
            var original = state.item(what.get(i));
            if (original == null) continue;
            items[i] = retargeted(
                    state,
                    state,
                    frame,
                    what.get(i),
                    what.get(i),
                    original,
                    context.controller,
                    effect.optional(),
                    effect.among());
            if (items[i] == null) return false;
        }
        for (int i = 0; i < items.length; i++) if (items[i] != null) retarget(state, what.get(i), items[i]);
        return true;
    }

    /// Only what was no target before becomes one.
    private static void retarget(GameState state, int spell, StackItem changed) {
        var before = state.item(spell);
        state.setItem(spell, changed);
        if (before == null) return;
        var known = new IntList();
        for (int[] slot : before.targets) for (int target : slot) known.add(target);
        becomeTargets(state, spell, changed, known);
    }

    /// No crime (CR 700.13): that is committed only in casting, activating, or putting a trigger on the stack.
    ///
    /// @param known what is its target already
    private static void becomeTargets(GameState state, int spell, StackItem item, IntList known) {
        if (!item.hasTargets() || !Triggers.wants(state, GameEvent.Kind.TARGETED)) return;
        for (int[] slot : item.targets)
            for (int target : slot) {
                if (target == GameState.NONE || known.contains(target)) continue;
                known.add(target);
                Triggers.raise(state, GameEvent.Kind.TARGETED, target, spell, item.controller, 1);
            }
    }

    /// CR 115.7b: one target is changed to that object, if it is a legal target there.
    static boolean changeTarget(GameState state, Following frame, Effect.ChangeTargetTo effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        if (what.isEmpty() || to.isEmpty()) return true;
        var item = state.item(what.get(0));
        if (item == null) return true;
        int goal = to.get(0);
        var replaceable = new IntList();
        for (int slot = 0; slot < item.targets.length; slot++) {
            if (!mayTarget(state, item, slot, goal)) continue;
            for (int target : item.targets[slot]) if (!replaceable.contains(target)) replaceable.add(target);
        }
        if (replaceable.isEmpty()) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        int old = Choosing.one(state, frame, Decision.Kind.CHOOSE, frame.context.controller, what.get(0), replaceable);
        if (old == Choosing.WAITING) return false;
        var changed = item.copy();
        changed.targets = item.targets.clone();
        for (int slot = 0; slot < changed.targets.length; slot++) {
            int at = IntList.of(changed.targets[slot]).indexOf(old);
            if (at < 0 || !mayTarget(state, item, slot, goal)) continue;
            changed.targets[slot] = changed.targets[slot].clone();
            changed.targets[slot][at] = goal;
            break;
        }
        retarget(state, what.get(0), changed);
        return true;
    }

    /// CR 115.7d: whether it could be one more target of that instance of the word.
    private static boolean mayTarget(GameState state, StackItem item, int slot, int goal) {
        if (IntList.of(item.targets[slot]).contains(goal)) return false;
        var found = new IntList();
        Targeting.candidates(state, item, slot, Context.of(item), found);
        return found.contains(goal);
    }

    /// Now, during the resolution (CR 608.2g), or for a while: then it is a permission.
    static boolean castCard(GameState state, Following frame, Effect.CastCard effect) {
        var context = frame.context;
        var asked = conditionOfLeave(effect) == null ? effect.who() : new Reference.You();
        var who = Choosing.players(state, frame, asked);
        if (who == null) return false;
        if (who.isEmpty()) return true;
        int player = who.get(0);
        if (effect.isNow() && effect.what().plain() instanceof Reference.Each each) {
            context.slots.did(false);
            var cards = wherever(state);
            addLookedAt(state, each.filter(), context, cards);
            return castNow(state, frame, effect, player, cards, each.filter());
        }
        var described = effect.isNow() ? null : oneOf(effect.what());
        if (described == null) described = described(effect.what());
        var named = Choosing.those(state, frame, described == null ? effect.what() : described);
        if (named == null) return false;
        var cards = new IntList();
        for (int i = 0; i < named.size(); i++) {
            int card = References.current(state, named.get(i), context);
            // a spell that could not be countered is still one, and no card that could be cast
            if (state.exists(card) && state.zone(card) != Zone.STACK) cards.add(card);
        }
        context.slots.did(false);
        if (cards.isEmpty()) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        if (!effect.isNow()) {
            permit(state, context, effect, player, cards);
            return true;
        }
        return castNow(state, frame, effect, player, cards, null);
    }

    /// "You may play one of those cards this turn": nobody chooses now; else null.
    private static @Nullable Reference oneOf(Reference what) {
        return what.plain() instanceof Reference.Chosen(Filter.AmongThose(Reference those), var _, var _)
                ? those
                : null;
    }

    /// "Spells from among those cards": those cards; else null.
    private static @Nullable Reference described(Reference what) {
        return what.plain() instanceof Reference.Each each
                        && each.filter() instanceof Filter.And(var all)
                        && all.getLast() instanceof Filter.AmongThose(Reference those)
                ? those
                : null;
    }

    /// Which of the cards the leave is for: those that are described, as the spells they would be.
    private static Filter permitted(GameState state, Context context, Reference what, Filter cards) {
        if (described(what) == null
                || !(what.plain() instanceof Reference.Each each && each.filter() instanceof Filter.And(var all)))
            return cards;
        var parts = new java.util.ArrayList<Filter>(all.size());
        for (var part : all.subList(0, all.size() - 1)) parts.add(Locking.filter(state, part, context));
        parts.add(cards);
        return new Filter.And(parts);
    }

    /// "Look at the top seven cards of your library. You may cast a spell from among them": those are seen.
    private static void addLookedAt(GameState state, Filter filter, Context context, IntList cards) {
        if (!(filter instanceof Filter.And(var all))) return;
        for (var part : all) {
            if (!(part instanceof Filter.AmongThose(Reference those))) continue;
            var looked = new IntList();
            References.find(state, those, context, looked);
            for (int i = 0; i < looked.size(); i++)
                if (state.isIn(looked.get(i), Zone.LIBRARY)) cards.add(looked.get(i));
        }
    }

    /// Where a spell that is only described is looked for: not in libraries, where nobody sees it.
    private static IntList wherever(GameState state) {
        var cards = new IntList();
        for (int player = 0; player < state.playerCount; player++) {
            cards.addAll(state.hand(player));
            cards.addAll(state.graveyard(player));
        }
        cards.addAll(state.zones.exile);
        return cards;
    }

    /// CR 702.35, 702.62, 702.94: the controller may cast it now, whatever time it is.
    static boolean castByWay(GameState state, Following frame, Effect.CastByWay effect) {
        var context = frame.context;
        var named = Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        context.slots.did(false);
        if (named.isEmpty()) return true;
        int card = References.current(state, named.get(0), context);
        if (!state.exists(card)) return true;
        int player = context.controller;
        var rules = state.blueprint(card).rules[0];
        int number = rules.indexOf(effect.way());
        if (number < 0) return true;
        var way = rules.ways().get(number);
        var cost = TotalCost.of(way.cost()).plus(rules.additional());
        if (!state.prepared.rules.isCastable(state, player, card, 0, cost, way.kind())) return true;
        state.decision
                .begin(Decision.Kind.MAY, player, card, 0)
                .add(Option.Kind.YES, 0)
                .add(Option.Kind.NO, 0);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        if (Option.kind(answer) == Option.Kind.NO) return true;
        context.slots.did(true);
        state.prepared.rules.cast(state, player, card, 0, number, null);
        return true;
    }

    /// "You may play it if you control a Wizard": asked when it is played.
    private static @Nullable Filter conditionOfLeave(Effect.CastCard effect) {
        return !effect.isNow()
                        && effect.who().plain() instanceof Reference.Each each
                        && each.filter() instanceof Filter.And(var all)
                        && all.getLast() instanceof Filter.Has
                ? all.getLast()
                : null;
    }

    private static void permit(GameState state, Context context, Effect.CastCard effect, int player, IntList cards) {
        var ids = new java.util.ArrayList<Integer>(cards.size());
        for (int i = 0; i < cards.size(); i++) ids.add(cards.get(i));
        Reference who = new Reference.Locked(List.of(player));
        var condition = conditionOfLeave(effect);
        if (condition != null)
            who = new Reference.Each(new Filter.And(List.of(new Filter.AmongThose(who), condition)), "");
        var permission = new StaticEffect.PlayFrom(
                permitted(state, context, effect.what(), new Filter.AmongThose(new Reference.Locked(ids))),
                state.zone(cards.get(0)),
                who,
                effect.landToo(),
                true,
                effect.free() ? Cost.NONE : null,
                oneOf(effect.what()) == null
                        ? StaticEffect.PlayFrom.Often.ALWAYS
                        : StaticEffect.PlayFrom.Often.ONE_OF_THOSE,
                effect.thenExiled(),
                null,
                effect.spending());
        LastingEffects.add(state, context, new int[0], List.of(), permission, effect.duration());
        context.slots.did(true);
    }

    /// One of them; it need not be the time for it. A card without legal targets can't be cast.
    ///
    /// @param spell what it must be as a spell, or null
    private static boolean castNow(
            GameState state,
            Following frame,
            Effect.CastCard effect,
            int player,
            IntList cards,
            @Nullable Filter spell) {
        var context = frame.context;
        spend(state, cards, effect.spending(), true);
        state.decision.begin(Decision.Kind.CHOOSE, player, context.source, 1);
        for (int i = 0; i < cards.size(); i++) addFaces(state, context, effect, player, cards.get(i), spell);
        if (state.decision.size() == 0) {
            state.decision.clear();
            spend(state, cards, effect.spending(), false);
            ceaseCopies(state, cards);
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        if (effect.optional()) state.decision.add(Option.Kind.NO, 0);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        spend(state, cards, effect.spending(), false);
        if (Option.kind(answer) == Option.Kind.NO) {
            ceaseCopies(state, cards);
            return true;
        }
        int card = Option.id(answer);
        int face = Option.variant(answer);
        context.slots.did(true);
        context.slots.did(IntList.of(card));
        if (state.blueprint(card).faces[face].isLand()) {
            state.prepared.rules.playLand(state, player, card, face);
            return true;
        }
        if (effect.anyNumber()) state.agenda.push(new Following(effect, context, true, false));
        state.prepared.rules.cast(state, player, card, face, -1, effect.free() ? Cost.NONE : null);
        int cast = state.successor(card);
        if (effect.thenExiled() && state.exists(cast)) state.set(cast, ObjectFlags.EXILED_AFTERWARDS, true);
        spend(state, IntList.of(cast), effect.spending(), true);
        return true;
    }

    /// CR 609.4b: what mana may be spent to cast them, while it is asked which.
    private static void spend(GameState state, IntList cards, Spending spending, boolean on) {
        int flag = switch (spending) {
            case AS_IT_IS, WHITE_ALONE_AS_ANY_COLOR -> 0;
            case AS_ANY_COLOR -> ObjectFlags.ANY_COLOR_PAYS;
            case AS_ANY_TYPE -> ObjectFlags.ANY_TYPE_PAYS;
        };
        if (flag == 0) return;
        for (int i = 0; i < cards.size(); i++) if (state.exists(cards.get(i))) state.set(cards.get(i), flag, on);
    }

    /// Each face that could be played now.
    private static void addFaces(
            GameState state, Context context, Effect.CastCard effect, int player, int card, @Nullable Filter spell) {
        var blueprint = state.blueprint(card);
        for (int face = 0;
                face < Math.min(blueprint.faces.length, blueprint.card.faces().size());
                face++)
            if (blueprint.isPlayable(face)
                    && (spell == null
                            ? isNoDearer(blueprint, face)
                            : Faces.fits(state, spell, card, blueprint.faces[face], context))
                    && isCastable(state, effect, player, card, face))
                state.decision.add(Option.Kind.ENTITY, card, face);
    }

    /// CR 702.85a: what was found by its mana value is not cast as a back face of a greater one.
    private static boolean isNoDearer(Blueprint blueprint, int face) {
        return blueprint.card.layout() != CardDefinition.Layout.MODAL_DOUBLE_FACED
                || blueprint.faces[face].manaValue() <= blueprint.front().manaValue();
    }

    private static boolean isCastable(GameState state, Effect.CastCard effect, int player, int card, int face) {
        var blueprint = state.blueprint(card);
        if (blueprint.faces[face].isLand()) return effect.landToo() && state.prepared.rules.mayPlayLand(state, player);
        var cost = effect.free() ? TotalCost.NOTHING.plus(blueprint.rules[face].additional()) : blueprint.cost(face);
        return cost != null && state.prepared.rules.isCastable(state, player, card, face, cost, null);
    }
}
