package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StaticIndex;

/// CR 614 to 616: replacement effects on zone changes.
public final class Replacing {

    private Replacing() {}

    /// Where an object is about to go, and how.
    ///
    /// @param by what exiles it instead, or `NONE`
    /// @param with the counters it enters with
    private record Way(Zone to, int position, boolean shuffled, int by, List<Effect.CounterCount> with) {}

    private record Redirect(
            GameState state, Replacement.MoveInstead move, int id, Zone from, boolean forOpponent, Context context)
            implements ReplacementOrder.Effect<Way> {
        @Override
        public int source() {
            return context.source;
        }

        @Override
        public @Nullable Way apply(Way way) {
            if (move.discarded() && !forOpponent || !applies(state, move, id, from, way.to(), context)) return null;
            boolean shuffled =
                    move.instead() == Zone.LIBRARY && move.placement().randomOrder();
            int by = move.instead() == Zone.EXILE && recallsExiled(state, context.source)
                    ? context.source
                    : GameState.NONE;
            return new Way(
                    move.instead(),
                    move.placement().position(),
                    shuffled,
                    by,
                    move.placement().counters());
        }
    }

    private static boolean recallsExiled(GameState state, int source) {
        if (!state.exists(source)) return false;
        for (var ability : Layers.of(state, source).abilities) if (ability.recallsExiled()) return true;
        return false;
    }

    /// CR 122.1h.
    private record ExiledInstead(int source) implements ReplacementOrder.Effect<Way> {
        @Override
        public @Nullable Way apply(Way way) {
            return way.to() == Zone.GRAVEYARD ? new Way(Zone.EXILE, 0, false, GameState.NONE, List.of()) : null;
        }
    }

    /// Where the object goes after replacement effects ("if it would die, exile it instead").
    static Zone destination(GameState state, int id, Zone from, Zone to, Entering arrival) {
        if (arrival.exiledBy != GameState.NONE) arrival.exiledBy = GameState.NONE;
        if (to == Zone.BATTLEFIELD) return staysUncast(state, id, from, arrival) ? Zone.EXILE : to;
        if (to == Zone.STACK) return to;
        if (state.caches.layersDirty && state.effects.batchDepth == 0) Layers.refresh(state);
        var effects = redirects(state, id, from, to, arrival.forOpponent);
        if (effects.isEmpty()) return to;
        var way = ReplacementOrder.replace(
                state,
                new Way(to, arrival.position, arrival.shuffled, GameState.NONE, List.of()),
                id,
                effects,
                _ -> from == Zone.BATTLEFIELD || from == Zone.STACK ? state.controller(id) : state.owner(id));
        if (way.to() == to) return to;
        arrival.position = way.position();
        arrival.shuffled = way.shuffled();
        arrival.exiledBy = way.by();
        for (var counters : way.with())
            arrival.with(counters.kind(), Amounts.of(state, counters.count(), Context.of(id, state.owner(id))));
        return way.to();
    }

    /// Only what was cast comes from the stack: copies that become permanents are tokens.
    private static boolean staysUncast(GameState state, int id, Zone from, Entering arrival) {
        if (from == Zone.STACK || !state.caches.statics.concerns(StaticIndex.Matter.MOVING)) return false;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.ExileUncast uncast))) continue;
            var there = Zones.foreseen(state, id, null, arrival);
            var context = Context.of(entry.source(), entry.controller());
            if (Filters.matches(there.state(), uncast.what(), there.id(), context)) return true;
        }
        return false;
    }

    private static List<ReplacementOrder.Effect<Way>> redirects(
            GameState state, int id, Zone from, Zone to, boolean forOpponent) {
        List<ReplacementOrder.Effect<Way>> found = List.of();
        if (state.caches.statics.concerns(StaticIndex.Matter.MOVING)) {
            for (var entry : state.caches.statics.entries)
                if (entry.effect() instanceof StaticEffect.Replace(Replacement.MoveInstead move))
                    found = with(
                            found,
                            new Redirect(
                                    state,
                                    move,
                                    id,
                                    from,
                                    forOpponent,
                                    Context.of(entry.source(), entry.controller())));
        }
        if (from != Zone.BATTLEFIELD) {
            // "From anywhere" is said by the card itself, wherever it is.
            var printed = state.printed(id);
            for (int i = 0; printed.hasStatics && i < printed.abilities.length; i++) {
                var move = ownMove(printed.abilities[i]);
                if (move != null)
                    found = with(
                            found, new Redirect(state, move, id, from, forOpponent, Context.of(id, state.owner(id))));
            }
        } else if (to == Zone.GRAVEYARD
                && state.caches.marked
                && state.counters(id).against(CounterKind.Guard.GRAVEYARD) != null)
            found = with(found, new ExiledInstead(id));
        return found;
    }

    private static List<ReplacementOrder.Effect<Way>> with(
            List<ReplacementOrder.Effect<Way>> effects, ReplacementOrder.Effect<Way> more) {
        var all = effects.isEmpty() ? new ArrayList<ReplacementOrder.Effect<Way>>(2) : effects;
        all.add(more);
        return all;
    }

    private static Replacement.@Nullable MoveInstead ownMove(CompiledAbility ability) {
        return replacement(ability) instanceof Replacement.MoveInstead move && move.what() instanceof Filter.This
                ? move
                : null;
    }

    private static boolean applies(
            GameState state, Replacement.MoveInstead move, int id, Zone from, Zone to, Context context) {
        return (move.from() == null || move.from() == from)
                && (move.to() == null || move.to() == to)
                && move.instead() != to
                && Filters.matches(state, move.what(), id, context);
    }

    /// The replacement effect of a static ability, or null.
    public static @Nullable Replacement replacement(CompiledAbility ability) {
        return ability.source instanceof Ability.Static fixed && fixed.effect() instanceof StaticEffect.Replace replace
                ? replace.replacement()
                : null;
    }

    private static boolean holds(GameState state, CompiledAbility ability, Context context) {
        return !(ability.source instanceof Ability.Static fixed)
                || fixed.condition() == null
                || Conditions.hold(state, fixed.condition(), context);
    }

    /// CR 614.12: what modifies how a permanent enters without a choice: tapped, with counters. It is on the
    /// battlefield already, before anything could have looked.
    ///
    /// @param asPrinted whether no effect in play makes more or less of it than is printed
    static void entering(GameState state, int id, Entering arrival, boolean asPrinted) {
        if (arrival.lifeToPay > 0) Life.lose(state, state.controller(id), arrival.lifeToPay);
        var printed = state.printed(id);
        if (!state.caches.arrivals && !saysHowItEnters(printed)) return;
        boolean known = asPrinted && !state.caches.arrivals && !changesObjects(printed);
        var would = known ? printed : Layers.entering(state, id);
        if (would.hasStatics) {
            var context = Context.of(id, state.controller(id));
            for (var ability : would.abilities) {
                if (replacement(ability) instanceof Replacement.OfEntering own && holds(state, ability, context))
                    enteringOne(state, id, own, context, arrival, true);
            }
        }
        for (var entry : state.caches.statics.entries) {
            if (entry.source() == id || !(entry.effect() instanceof StaticEffect.Replace(Replacement.OfEntering how)))
                continue;
            enteringOne(state, id, how, Context.of(entry.source(), entry.controller()), arrival, false);
        }
        // CR 616.1: its controller chooses which comes last.
        if (arrival.untapped) arrival.tapped = false;
    }

    /// Whether a card says of itself how it enters.
    public static boolean saysHowItEnters(Characteristics printed) {
        if (!printed.hasStatics) return false;
        for (var ability : printed.abilities) if (replacement(ability) instanceof Replacement.OfEntering) return true;
        return false;
    }

    /// Whether it would change characteristics, perhaps its own.
    public static boolean changesObjects(Characteristics printed) {
        for (var ability : printed.abilities) if (ability.layers != 0) return true;
        return false;
    }

    /// CR 614.12: what a permanent says of a group that it belongs to does not change how it enters itself.
    private static boolean isItself(Filter what) {
        if (what instanceof Filter.And(var all)) return isItself(all.getFirst());
        if (what instanceof Filter.Or(var any)) return isItself(any.getFirst());
        return what instanceof Filter.This;
    }

    /// Whether the condition is about what is in zones.
    public static boolean looksAround(@Nullable Condition condition) {
        return condition instanceof Condition.Exists || condition instanceof Condition.Compare;
    }

    private static int count(GameState state, Amount count, int entering, Context context) {
        return count instanceof Amount.ManaSpent spent && spent.on() == null
                ? Amounts.manaSpentOn(state, spent.what(), entering)
                : Amounts.of(state, count, context);
    }

    private static void enteringOne(
            GameState state, int id, Replacement.OfEntering how, Context context, Entering arrival, boolean own) {
        switch (how) {
            case Replacement.EntersTapped tapped -> {
                if (own && (arrival.tappedDecided || tapped.unlessPaid() != null || !isItself(tapped.what()))) return;
                if (!Filters.matches(state, tapped.what(), id, context)) return;
                var foreseen = arrival.foreseen(tapped);
                boolean spared = foreseen != null
                        ? foreseen > 0
                        : tapped.unless() != null && Conditions.hold(state, tapped.unless(), context);
                if (!spared) arrival.tapped = true;
            }
            case Replacement.EntersUntapped untapped ->
                arrival.untapped |= !own && Filters.matches(state, untapped.what(), id, context);
            case Replacement.EntersWithCounters with -> {
                if (own && !isItself(with.what())) return;
                if (!Filters.matches(state, with.what(), id, context)) return;
                var foreseen = arrival.foreseen(with);
                boolean decided = foreseen != null && looksAround(with.when());
                if (!decided && with.when() != null && !Conditions.hold(state, with.when(), context)) return;
                arrival.with(with.kind(), foreseen != null ? foreseen : count(state, with.count(), id, context));
            }
            case Replacement.MayEnterWithCounter may -> {
                if (!own) return;
                // Where nobody could be asked, the counter.
                var foreseen = arrival.foreseen(may);
                if (foreseen == null) arrival.with(may.kind(), 1);
                else if (foreseen == 0 && may.otherwise() != null)
                    state.prepared.rules.follow(state, may.otherwise(), context);
            }
            case Replacement.EntersPrepared _ -> arrival.prepared |= own;
            // Answered before it entered (`EnteringChoices`).
            case Replacement.EntersAsCopy _,
                    Replacement.EntersChoosing _,
                    Replacement.Amplifies _,
                    Replacement.EntersAtPrice _,
                    Replacement.Tribute _,
                    Replacement.EntersPayingLife _,
                    Replacement.EntersWithChosenCounter _,
                    Replacement.Devours _ -> {}
        }
    }
}
