package splitsecond.engine.rules.resolving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.TotalCost;

/// CR 608.2g: cards that are cast, or may be, because an instruction says so.
final class CastingInResolution {

    private CastingInResolution() {}

    /// CR 704.5e: one that is not cast ceases to exist.
    private static void ceaseCopies(GameState state, IntList cards) {
        for (int i = 0; i < cards.size(); i++) {
            int id = cards.get(i);
            if (!state.exists(id) || !state.isIn(id, Zone.EXILE) || !state.is(id, ObjectFlags.COPY)) continue;
            Zones.remove(state, id, Zone.EXILE);
            state.delete(id);
        }
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
        if (blueprint.faces[face].isLand())
            return effect.landToo() && state.prepared.rules.mayPlayLand(state, player, card);
        var cost = effect.free() ? TotalCost.NOTHING.plus(blueprint.rules[face].additional()) : blueprint.cost(face);
        return cost != null && state.prepared.rules.isCastable(state, player, card, face, cost, null);
    }
}
