package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.GroupEffect;
import splitsecond.engine.state.IntList;

/// CR 611: a continuous effect while layers are applied: from a static ability, or from a spell or ability that has
/// resolved.
final class ActiveEffect {

    final int timestamp;
    final int source;
    /// The static ability it comes from, or null.
    final @Nullable CompiledAbility ability;

    final List<Modification> changes;
    final @Nullable Reference what;
    final @Nullable Condition condition;
    final StaticEffect.@Nullable DefinePowerToughness definition;
    /// What it makes its objects copies of, if that was locked in.
    final @Nullable Blueprint copied;

    private int controller;
    /// Shared with the other effects, one of which speaks at a time.
    private final Context words;
    /// One bit per layer it applies in.
    final int layers;
    /// The keyword that counters give (CR 122.1b), and how many they are; null for any other effect.
    final @Nullable Keyword ofCounters;

    final int counters;

    /// What it applies to, once it has begun to (CR 613.6).
    @Nullable
    IntList affected;

    private ActiveEffect(
            Context words,
            int timestamp,
            int source,
            int controller,
            @Nullable CompiledAbility ability,
            StaticEffect effect,
            @Nullable Condition condition,
            int layers) {
        this.words = words;
        this.timestamp = timestamp;
        this.source = source;
        this.controller = controller;
        this.ability = ability;
        this.condition = condition;
        this.layers = layers;
        ofCounters = null;
        counters = 0;
        copied = null;
        if (effect instanceof StaticEffect.Change change) {
            what = change.what();
            changes = change.changes();
            definition = null;
        } else {
            what = null;
            changes = List.of();
            definition = (StaticEffect.DefinePowerToughness) effect;
            affected = IntList.of(source);
        }
    }

    private ActiveEffect(Context words, Continuous effect) {
        this.words = words;
        controller = effect.controller();
        timestamp = effect.timestamp();
        source = effect.source();
        ability = null;
        condition = null;
        what = null;
        definition = null;
        copied = effect.copied();
        affected = IntList.over(effect.affected());
        changes = effect.changes();
        layers = Layer.bits(changes);
        ofCounters = null;
        counters = 0;
    }

    /// CR 613.1f, 613.7c: the keyword that counters on a permanent give it.
    ActiveEffect(Context words, GameState state, int id, Keyword keyword, int count, int timestamp) {
        this.words = words;
        controller = state.controller(id);
        this.timestamp = timestamp;
        source = id;
        ability = null;
        condition = null;
        what = null;
        definition = null;
        copied = null;
        affected = IntList.of(id);
        changes = List.of();
        layers = Layer.ABILITY.bit();
        ofCounters = keyword;
        counters = count;
    }

    static ActiveEffect of(Context words, GameState state, int source, CompiledAbility ability, Ability.Static text) {
        return new ActiveEffect(
                words,
                state.timestamp(source),
                source,
                state.controller(source),
                ability,
                text.effect(),
                text.condition(),
                ability.layers);
    }

    /// An effect that has been locked in on objects, or one that describes what it applies to; null if it changes
    /// nothing.
    static @Nullable ActiveEffect of(Context words, Continuous effect) {
        if (effect.effect() instanceof StaticEffect.Change change)
            return new ActiveEffect(
                    words,
                    effect.timestamp(),
                    effect.source(),
                    effect.controller(),
                    null,
                    change,
                    null,
                    Layer.bits(change));
        return effect.changes().isEmpty() ? null : new ActiveEffect(words, effect);
    }

    static boolean changesCharacteristics(StaticEffect effect) {
        return effect instanceof StaticEffect.Change || effect instanceof StaticEffect.DefinePowerToughness;
    }

    /// Until another effect speaks.
    Context context() {
        return words.reuse(source, controller);
    }

    boolean isContained() {
        if (ability != null) return ability.standing == CompiledAbility.Standing.CONTAINED;
        return what == null && definition == null;
    }

    /// It as an effect on a group, if it is one whose objects are told by what each is by itself, and are always
    /// changed
    /// in the same way; else null.
    @Nullable
    GroupEffect onGroup() {
        if (what == null || condition != null || !(what.plain() instanceof Reference.Each each)) return null;
        if (!isOfItself(each.filter()) || !Volatility.areConstant(changes)) return null;
        return new GroupEffect(each.filter(), changes, source, controller);
    }

    /// Whether it is seen on an object alone: what it is and whose, but for sizes, keywords, and what happened to it.
    private static boolean isOfItself(Filter filter) {
        return switch (filter) {
            case Filter.And(var all) -> areOfItself(all);
            case Filter.Or(var any) -> areOfItself(any);
            case Filter.Not(var not) -> isOfItself(not);
            case Filter.Any _,
                    Filter.Other _,
                    Filter.IsType _,
                    Filter.IsSupertype _,
                    Filter.IsSubtype _,
                    Filter.IsColor _ -> true;
            case Filter.ControlledBy(var who) -> who.plain() instanceof Reference.You;
            case Filter.Is(var status) -> status == Filter.Status.TOKEN;
            case Filter.Quality _, Filter.Which _, Filter.Circumstance _, Filter.OnStack _, Filter.OfPlayers _ -> false;
        };
    }

    private static boolean areOfItself(List<Filter> filters) {
        for (int i = 0; i < filters.size(); i++) if (!isOfItself(filters.get(i))) return false;
        return true;
    }

    boolean borrowsFromPermanents() {
        for (int i = 0; i < changes.size(); i++)
            if (changes.get(i) instanceof Modification.GainActivatedAbilities(var of)
                    && of.plain() instanceof Reference.Each each
                    && !saysZone(each.filter())) return true;
        return false;
    }

    private static boolean saysZone(Filter filter) {
        if (filter instanceof Filter.In) return true;
        if (!(filter instanceof Filter.And(List<Filter> all))) return false;
        for (var part : all) if (saysZone(part)) return true;
        return false;
    }

    boolean isIn(Layer layer) {
        return (layers & layer.bit()) != 0;
    }

    /// Its changes in that layer, a bit for each: looked up once, not for each object.
    long changesIn(Layer layer) {
        if (layers == layer.bit()) return -1;
        long bits = 0;
        for (int i = 0; i < changes.size(); i++) if (Layer.of(changes.get(i)) == layer) bits |= 1L << i;
        return bits;
    }

    /// Whether all it does in that layer is to give one object another size, always the same way.
    boolean isFixedSize(Layer layer) {
        if (ability != null || what != null || ofCounters != null || affected == null || affected.size() != 1)
            return false;
        return switch (layer) {
            case SET_POWER, CHANGED_POWER -> isFixedSize();
            case SWITCHED_POWER -> true;
            case COPY, CONTROL, TEXT, TYPE, COLOR, ABILITY, DEFINED_POWER, RULES -> false;
        };
    }

    /// Whether it does the same whatever size anything is. What a static ability says is looked through beforehand.
    boolean leavesSizesAlone() {
        if (isIn(Layer.SWITCHED_POWER)) return false;
        return ability != null || what != null || isFixedSize();
    }

    private boolean isFixedSize() {
        for (int i = 0; i < changes.size(); i++) {
            var change = changes.get(i);
            boolean open = change instanceof Modification.AddPowerToughness(var power, var toughness)
                            && !(isNumber(power) && isNumber(toughness))
                    || change instanceof Modification.SetPowerToughness set
                            && !(isNumber(set.power()) && isNumber(set.toughness()));
            if (open) return false;
        }
        return true;
    }

    private static boolean isNumber(@Nullable Amount amount) {
        return amount == null || amount instanceof Amount.Number;
    }

    /// Whether it was locked in to do the same as another: an ability was activated again.
    boolean repeats(ActiveEffect other) {
        return isLocked()
                && other.isLocked()
                && source == other.source
                && controller == other.controller
                && changes == other.changes
                && affected != null
                && other.affected != null
                && Dependence.same(affected, other.affected);
    }

    private boolean isLocked() {
        return ability == null && what == null && ofCounters == null && copied == null;
    }

    boolean hasBegun() {
        return affected != null && definition == null;
    }

    /// Whether its source still has the ability. What has begun to apply goes on even if not (CR 613.6).
    boolean isThere(GameState state) {
        if (ability == null || hasBegun()) return true;
        for (var own : Layers.of(state, source).abilities) if (own == ability) return true;
        return false;
    }

    boolean conditionHolds(GameState state) {
        // Who controls the source may have changed in an earlier layer.
        if (ability != null) controller = state.controller(source);
        return condition == null || Conditions.hold(state, condition, context());
    }

    /// What it applies to as things now are.
    IntList wouldAffect(GameState state) {
        if (affected != null) return affected;
        var found = new IntList();
        if (what == null) return found;
        switch (what.plain()) {
            case Reference.This _ -> found.add(source);
            case Reference.Host _ -> {
                int host = state.attachedTo(source);
                if (GameState.isObject(host) && state.exists(host)) found.add(host);
            }
            case Reference.Each each -> Filters.find(state, each.filter(), context(), found);
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Target _,
                    Reference.Mention _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.TopCards _,
                    Reference.Both _ -> References.find(state, what, context(), found);
        }
        return found;
    }

    @Nullable
    Reference describes() {
        return what;
    }
}
