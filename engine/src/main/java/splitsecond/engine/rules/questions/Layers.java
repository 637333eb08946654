package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 613: what objects are, with all continuous effects applied. Computed when first asked after something has
/// changed.
public final class Layers {

    /// An effect that ends may end another that lasted as long as the first: more than so often is a circle.
    private static final int MOST_ROUNDS = 8;

    private Layers() {}

    /// The current characteristics of an object, in any zone; of one that is gone, its last known ones.
    public static Characteristics of(GameState state, int id) {
        if (state.caches.layersDirty) refresh(state);
        var seen = state.traitsAtAGlance(id);
        return seen != null ? seen : looked(state, id);
    }

    private static Characteristics looked(GameState state, int id) {
        if (!state.exists(id)) {
            var last = state.lastKnown(id);
            if (last != null) return last.traits();
        }
        var cached = state.cachedTraits(id);
        return cached != null ? cached : alone(state, id);
    }

    /// Computes what is not up to date. While several objects move at once, characteristics stand still (CR 603.10a).
    public static void refresh(GameState state) {
        if (state.effects.batchDepth > 0 || !state.caches.layersDirty) return;
        state.touch();
        for (int round = 0; state.caches.layersDirty && round < MOST_ROUNDS; round++) {
            new Layering(state).run();
            endWhatLastedWhile(state);
        }
        state.caches.layersDirty = false;
    }

    /// A permanent has entered while nothing but itself was in need of being computed. If it changes nothing and
    /// nothing changes it, it need not be either.
    public static void joined(GameState state, int id) {
        var printed = state.printed(id);
        boolean plain = !printed.standsIn(Zone.BATTLEFIELD)
                && !state.is(id, ObjectFlags.FACE_DOWN)
                && state.counters(id) == Counters.NONE
                && state.attachedTo(id) == GameState.NONE;
        state.caches.layersDirty = false;
        var traits = plain ? withGroups(state, id, printed) : null;
        state.caches.layersDirty = traits == null;
        if (traits != null) StaticGathering.join(state, id, traits);
    }

    /// What a permanent that has entered is with what is true of all of its kind, all the others being what they were;
    /// null if more than that must be looked at.
    private static @Nullable Characteristics withGroups(GameState state, int id, Characteristics printed) {
        var groups = state.caches.groups;
        if (groups == null) return null;
        if (groups.length == 0) return printed;
        state.cacheTraits(id, printed);
        var traits = printed;
        for (var group : groups) {
            if (!Filters.matches(state, group.what(), id, group.source(), group.controller())) continue;
            // No description looks at sizes and keywords: in which order these are added makes no difference.
            if (!NewestEffect.areOnTop(group.changes())) {
                state.cacheTraits(id, null);
                return null;
            }
            traits = NewestEffect.added(state, traits, group.changes(), group.source(), group.controller());
        }
        return traits;
    }

    /// CR 614.12: what a permanent that is entering is by itself and by effects that were there before: what enters
    /// with it does not count. Whoever looks at it until the batch ends sees that.
    public static Characteristics entering(GameState state, int id) {
        if (!state.caches.layersDirty) return of(state, id);
        var fork = state.fork();
        refreshAlone(fork, id);
        var would = of(fork, id);
        state.cacheTraits(id, would);
        return would;
    }

    /// As if nothing that has entered together with an object were there.
    public static void refreshAlone(GameState fork, int id) {
        for (int i = 0; fork.effects.batchDepth > 0 && i < fork.zones.battlefield.size(); i++) {
            int other = fork.zones.battlefield.get(i);
            if (other != id && fork.timestamp(other) >= fork.effects.batchSince)
                fork.set(other, ObjectFlags.PHASED_OUT, true);
        }
        fork.effects.batchDepth = 0;
        fork.caches.layersDirty = true;
        refresh(fork);
    }

    /// A permanent is about to leave: if it changed nothing and nobody counted it, the others stay what they are.
    public static void left(GameState state, int id) {
        if (!state.caches.layersDirty
                && state.caches.groups != null
                && !Layers.of(state, id).standsIn(Zone.BATTLEFIELD)) StaticGathering.quit(state, id);
        else state.caches.layersDirty = true;
    }

    /// What a computation from nothing comes to, without touching the game: it must equal `of`.
    static Characteristics fresh(GameState state, int id) {
        var fork = state.fork();
        fork.forgetTraits();
        fork.caches.layersDirty = true;
        return of(fork, id);
    }

    /// An object no effect is known to apply to: as it is printed, with what defines its power and toughness (CR
    /// 604.3) and, on the battlefield, its counters.
    private static Characteristics alone(GameState state, int id) {
        var base = base(state, id);
        if (base.isDefined) base = defined(state, id, base);
        return state.isIn(id, Zone.BATTLEFIELD) ? PowerCounters.applied(base, state.counters(id), null) : base;
    }

    /// CR 709.4, 708.2: what is printed, of both halves where they count together, of none face down.
    static Characteristics base(GameState state, int id) {
        var whole = state.blueprint(id).whole;
        if (whole != null
                && !state.isIn(id, Zone.STACK)
                && !state.isIn(id, Zone.BATTLEFIELD)
                && !state.is(id, ObjectFlags.FACE_DOWN)) return whole;
        return state.printed(id);
    }

    /// What is counted for a definition is looked at as printed: a card that counts the graveyard it is in would else
    /// never end.
    private static Characteristics defined(GameState state, int id, Characteristics base) {
        if (state.caches.defining) return base;
        state.caches.defining = true;
        try {
            return definedByAbility(state, id, base);
        } finally {
            state.caches.defining = false;
        }
    }

    private static Characteristics definedByAbility(GameState state, int id, Characteristics base) {
        for (var ability : base.abilities) {
            if (!(ability.source instanceof Ability.Static fixed)
                    || !(fixed.effect() instanceof StaticEffect.DefinePowerToughness definition)) continue;
            var context = Context.of(id, state.controller(id));
            if (fixed.condition() != null && !Conditions.hold(state, fixed.condition(), context)) continue;
            return defined(state, definition, context, base);
        }
        return base;
    }

    /// CR 613.4a.
    static Characteristics defined(
            GameState state, StaticEffect.DefinePowerToughness definition, Context context, Characteristics base) {
        int power = value(state, definition.power(), context, base.power);
        int toughness = value(state, definition.toughness(), context, base.toughness);
        if (power == base.power && toughness == base.toughness) return base;
        return base.withBasePowerToughness(power, toughness);
    }

    private static int value(GameState state, @Nullable Amount amount, Context context, int otherwise) {
        return amount == null ? otherwise : Amounts.of(state, amount, context);
    }

    /// CR 611.2b: an effect that lasts "for as long as" ends for good when that is no longer true.
    private static void endWhatLastedWhile(GameState state) {
        var all = state.effects.continuous;
        for (int i = 0; i < all.size(); i++) {
            var effect = all.get(i);
            if (!(effect.duration() instanceof Duration.While lasting)) continue;
            // Permanents that come and go may end it.
            state.caches.groups = null;
            Volatility.note(state, effect.source(), Volatility.dependsOn(lasting.condition()));
            if (lasts(state, effect, lasting.condition())) continue;
            // The question may have found characteristics anew, and ended effects meanwhile.
            if (i < all.size() && all.get(i) == effect) all.remove(i--);
            else i = -1;
            state.caches.layersDirty = true;
        }
    }

    private static boolean lasts(GameState state, Continuous effect, Condition condition) {
        if (isAboutWhatIsGone(state, effect.source(), condition)) return false;
        var context = Context.of(effect.source(), effect.controller());
        return Conditions.hold(state, condition, context);
    }

    /// Of a permanent that is gone nothing is true any longer, whatever it last was.
    private static boolean isAboutWhatIsGone(GameState state, int source, Condition condition) {
        if (condition instanceof Condition.And(var all)) {
            for (int i = 0; i < all.size(); i++) if (isAboutWhatIsGone(state, source, all.get(i))) return true;
            return false;
        }
        if (!(condition instanceof Condition.Matches matches)) return false;
        var what = matches.what().plain();
        if (what instanceof Reference.This) return !state.isOnBattlefield(source);
        if (!(what instanceof Reference.Locked(var ids))) return false;
        for (int i = 0; i < ids.size(); i++)
            if (GameState.isObject(ids.get(i)) && !state.isOnBattlefield(ids.get(i))) return true;
        return false;
    }
}
