package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Subtypes;

/// CR 613.8: an effect depends on another of the same layer if applying that one would change whether it is there or
/// what it applies to. Found out by trying.
final class Dependence {

    private Dependence() {}

    /// Whether any effect of the layer could depend on another: if not, timestamps decide.
    static boolean isPossible(Layer layer, List<ActiveEffect> pending) {
        if (layer == Layer.CONTROL) {
            for (var effect : pending) if (effect.ability != null) return true;
            return false;
        }
        boolean removes = false;
        boolean reads = false;
        boolean open = false;
        for (var effect : pending) {
            removes |= removesAbilities(layer, effect);
            boolean undecided = !effect.hasBegun() && effect.definition == null;
            open |= undecided;
            reads |= undecided && (reads(layer, effect.describes()) || reads(layer, effect.condition));
        }
        return open && (removes || reads);
    }

    private static boolean removesAbilities(Layer layer, ActiveEffect effect) {
        for (int i = 0; i < effect.changes.size(); i++) {
            var change = effect.changes.get(i);
            if (layer == Layer.ABILITY && change instanceof Modification.LoseAllAbilities) return true;
            if (layer != Layer.TYPE) continue;
            if (change instanceof Modification.BecomeChosenType) return true;
            if (change instanceof Modification.ChangeTypes types
                    && types.manner() != Modification.Manner.ADD
                    && types.subtypes().stream().anyMatch(Subtypes::isLandType)) return true;
        }
        return false;
    }

    private static boolean reads(Layer layer, @Nullable Reference what) {
        return what != null && what.plain() instanceof Reference.Each each && reads(layer, each.filter());
    }

    /// "As long as it has defender", "as long as you control an artifact".
    private static boolean reads(Layer layer, @Nullable Condition condition) {
        return switch (condition) {
            case null -> false;
            case Condition.Exists c -> reads(layer, c.filter());
            case Condition.Matches c -> reads(layer, c.filter());
            case Condition.PlayerHas c ->
                c.what() instanceof Condition.Possession.Permanents permanents && reads(layer, permanents.of());
            case Condition.Not c -> reads(layer, c.condition());
            case Condition.And c -> anyReads(layer, c.all());
            case Condition.Or c -> anyReads(layer, c.any());
            case Condition.Compare _,
                    Condition.OfTurn _,
                    Condition.OfPast _,
                    Condition.PlayerIs _,
                    Condition.WordChosen _ -> false;
        };
    }

    private static boolean anyReads(Layer layer, List<Condition> conditions) {
        for (var condition : conditions) if (reads(layer, condition)) return true;
        return false;
    }

    /// Whether the description speaks of what this layer changes.
    private static boolean reads(Layer layer, Filter filter) {
        return switch (filter) {
            case Filter.IsType _, Filter.IsSubtype _, Filter.IsSupertype _ -> layer == Layer.TYPE;
            case Filter.IsChosen _, Filter.Shares _ -> layer == Layer.TYPE || layer == Layer.COLOR;
            case Filter.IsColor _, Filter.ColorCount _ -> layer == Layer.COLOR;
            case Filter.HasKeyword _, Filter.HasNumbered _, Filter.HasNoAbilities _ -> layer == Layer.ABILITY;
            case Filter.Is(var status) when status == Filter.Status.GOADED -> layer == Layer.RULES;
            case Filter.Stat _, Filter.OwnStats _, Filter.Extreme _ ->
                layer.ordinal() > Layer.ABILITY.ordinal() && layer != Layer.RULES;
            case Filter.Not f -> reads(layer, f.filter());
            case Filter.And f -> {
                for (var part : f.all()) if (reads(layer, part)) yield true;
                yield false;
            }
            case Filter.Or f -> {
                for (var part : f.any()) if (reads(layer, part)) yield true;
                yield false;
            }
            case Filter.Any _,
                    Filter.This _,
                    Filter.Other _,
                    Filter.OtherThan _,
                    Filter.AmongThose _,
                    Filter.Named _,
                    Filter.ControlledBy _,
                    Filter.OwnedBy _,
                    Filter.HasCounter _,
                    Filter.Is _,
                    Filter.ThisTurn _,
                    Filter.In _,
                    Filter.SingleGraveyard _,
                    Filter.TotalAtMost _,
                    Filter.Differing _,
                    Filter.OneOfEach _,
                    Filter.Controllers _,
                    Filter.EndOfGraveyard _,
                    Filter.Targets _,
                    Filter.TargetCount _,
                    Filter.PaidWithMana _,
                    Filter.PaidWithItsMana _,
                    Filter.IsAbility _,
                    Filter.FromSource _,
                    Filter.CastFrom _,
                    Filter.BlockingThose _,
                    Filter.BlockedByThose _,
                    Filter.AttachedTo _,
                    Filter.Bears _,
                    Filter.PairedWith _,
                    Filter.Haunted _,
                    Filter.HasXInCost _,
                    Filter.HasManaCost _,
                    Filter.HasWay _,
                    Filter.IsPlayer _,
                    Filter.Most _,
                    Filter.Has _,
                    Filter.Attacking _ -> false;
        };
    }

    /// CR 613.8b: the earliest that depends on none of the others; in a circle, the earliest.
    static int next(GameState state, Layering layering, Layer layer, List<ActiveEffect> pending) {
        for (int i = 0; i < pending.size(); i++)
            if (!dependsOnAny(state, layering, layer, pending, pending.get(i))) return i;
        return 0;
    }

    private static boolean dependsOnAny(
            GameState state, Layering layering, Layer layer, List<ActiveEffect> pending, ActiveEffect effect) {
        if (effect.hasBegun() || effect.definition != null) return false;
        IntList before = null;
        ActiveEffect tried = null;
        for (int j = 0; j < pending.size(); j++) {
            var other = pending.get(j);
            // Each is tried on the same game: what does the same to the same again makes no other difference.
            if (other == effect || other.definition != null || tried != null && other.repeats(tried)) continue;
            tried = other;
            if (layer == Layer.CONTROL) {
                if (effect.ability != null && takesSource(state, effect, other)) return true;
                continue;
            }
            if (before == null) before = affects(state, effect);
            if (dependsOn(state, layering, layer, effect, before, other)) return true;
        }
        return false;
    }

    /// @param before what the effect would apply to if the other did not begin first
    private static boolean dependsOn(
            GameState state, Layering layering, Layer layer, ActiveEffect effect, IntList before, ActiveEffect other) {
        var known = other.affected;
        var touched = known != null ? known : affects(state, other);
        var saved = new @Nullable Characteristics[touched.size()];
        boolean outside = state.caches.changedOutside;
        for (int i = 0; i < saved.length; i++)
            if (GameState.isObject(touched.get(i))) saved[i] = state.cachedTraits(touched.get(i));
        layering.apply(other, layer);
        boolean depends = !effect.isThere(state) || !same(before, affects(state, effect));
        for (int i = 0; i < saved.length; i++)
            if (GameState.isObject(touched.get(i))) state.cacheTraits(touched.get(i), saved[i]);
        other.affected = known;
        state.caches.changedOutside = outside;
        return depends;
    }

    /// What it would apply to if it began now: nothing while its condition does not hold.
    private static IntList affects(GameState state, ActiveEffect effect) {
        return effect.conditionHolds(state) ? effect.wouldAffect(state) : new IntList();
    }

    /// "You control enchanted creature": you are whoever controls the Aura then.
    private static boolean takesSource(GameState state, ActiveEffect effect, ActiveEffect other) {
        var known = other.affected;
        return known != null
                ? known.contains(effect.source)
                : other.conditionHolds(state) && other.wouldAffect(state).contains(effect.source);
    }

    static boolean same(IntList one, IntList other) {
        if (one.size() != other.size()) return false;
        for (int i = 0; i < one.size(); i++) if (one.get(i) != other.get(i)) return false;
        return true;
    }
}
