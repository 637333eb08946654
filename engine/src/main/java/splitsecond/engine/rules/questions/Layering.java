package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.GroupEffect;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 613: one computation of all characteristics. What has been computed so far is what `Layers.of` answers
/// meanwhile, so that a later layer sees what earlier ones did.
final class Layering {

    private static final Layer[] LAYERS = Layer.values();
    private static final String EQUIPMENT = "Equipment";

    private final GameState state;
    private final List<ActiveEffect> effects = new ArrayList<>();
    private final List<ActiveEffect> pending = new ArrayList<>();
    /// How many of the pending ones have been applied.
    private int begun;
    /// The object whose draft is open, for more effects of one kind on it, or `NONE`.
    private int drafted = GameState.NONE;
    /// What effects speak with, if there are any.
    private @Nullable Context words;
    private @Nullable ChangingCharacteristics draft;
    private int layers;
    /// Who controlled each permanent before, in the order of the battlefield; null if nobody's control can have
    /// changed.
    private int @Nullable [] controllers;

    private boolean abilitiesChanged;
    /// Whether a permanent has counters.
    private boolean marked;
    /// Whether counters on an Equipment change what it is attached to.
    private boolean honed;

    private static final int SHAPING = Layer.COPY.bit() | Layer.TEXT.bit() | Layer.TYPE.bit() | Layer.ABILITY.bit();

    Layering(GameState state) {
        this.state = state;
    }

    void run() {
        state.caches.layersDirty = false;
        state.caches.layersVolatile = false;
        state.caches.dependsOn = 0;
        state.caches.watched = IntList.NOTHING;
        state.caches.arrivals = false;
        if (state.caches.changedOutside) state.forgetTraits();
        state.caches.changedOutside = false;
        gather();
        if (effects.isEmpty() && controllers == null && !honed) withoutEffects();
        else {
            begin();
            if (marked) eachWithCounters(this::gatherKeywords);
            for (var layer : LAYERS) {
                if ((layers & layer.bit()) != 0) apply(layer);
                if (marked && layer == Layer.CHANGED_POWER) eachWithCounters(this::powerOfCounters);
                if (honed && layer == Layer.CHANGED_POWER) eachWithCounters(this::powerOfHost);
            }
        }
        state.caches.shaped = (layers & SHAPING) != 0;
        StaticGathering.run(state);
        // Last: whom it matters to who is new under control makes everything be computed once more.
        noteNewControllers();
        state.caches.groups = controllers == null && !honed && !state.caches.layersVolatile ? groups() : null;
        if (words != null) state.desk().giveBack(words);
    }

    /// The effects on groups, if no other looks further than at what it was locked in on, its source, or what that is
    /// attached to; else null.
    private GroupEffect @Nullable [] groups() {
        var groups = GroupEffect.NONE;
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i).isContained()) continue;
            var group = effects.get(i).onGroup();
            if (group == null) return null;
            // One whose source lost the ability before it began does nothing.
            if (!effects.get(i).hasBegun()) continue;
            groups = Arrays.copyOf(groups, groups.length + 1);
            groups[groups.length - 1] = group;
        }
        return groups;
    }

    /// Most of the time there is nothing to apply: an object is what is printed on it, and its counters.
    private void withoutEffects() {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var counters = state.counters(id);
            var base = state.printed(id);
            if (counters != Counters.NONE) {
                var known = state.cachedTraits(id);
                state.cacheTraits(id, base);
                keywordsOfCounters(id);
                base = PowerCounters.applied(Layers.of(state, id), counters, known);
            }
            state.cacheTraits(id, base);
        }
    }

    // Beginning

    private void gather() {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.is(id, ObjectFlags.PHASED_OUT)) continue;
            var printed = state.printed(id);
            if (printed.standsIn(Zone.BATTLEFIELD)) gather(id, printed, Zone.BATTLEFIELD);
            if (state.controller(id) != state.baseController(id)) rememberControllers();
            if (!isMarked(id)) continue;
            marked = true;
            honed |= hostPower(id) != 0;
        }
        if (!state.zones.outsiders.isEmpty()) {
            for (int p = 0; p < state.playerCount; p++) gather(state.graveyard(p), Zone.GRAVEYARD);
            gather(state.zones.command, Zone.COMMAND);
            gather(state.zones.exile, Zone.EXILE);
        }
        gather(state.zones.stack, Zone.STACK);
        for (int i = 0; i < state.effects.continuous.size(); i++) {
            var continuous = state.effects.continuous.get(i);
            var effect = ActiveEffect.of(words(), continuous);
            if (effect == null) continue;
            add(effect);
            var described = continuous.effect();
            int aspects = described == null ? 0 : Volatility.dependsOn(described);
            if (aspects != 0) state.caches.layersVolatile = true;
            state.caches.dependsOn |= aspects;
        }
        if ((layers & Layer.CONTROL.bit()) != 0) rememberControllers();
    }

    private Context words() {
        if (words == null) words = state.desk().borrowContext(GameState.NONE, GameState.NONE);
        return words;
    }

    private void gather(IntList objects, Zone zone) {
        for (int i = 0; i < objects.size(); i++) {
            int id = objects.get(i);
            var printed = state.printed(id);
            if (printed.standsIn(zone) && !Filters.isAbility(state, id)) gather(id, printed, zone);
        }
    }

    private void gather(int id, Characteristics traits, Zone zone) {
        var abilities = traits.abilities;
        for (int i = 0; i < abilities.length; i++) {
            var ability = abilities[i];
            if (ability.layers == 0 || ability.zone != zone) continue;
            if (!(ability.source instanceof Ability.Static text) || isKnown(id, abilities, i)) continue;
            Volatility.note(state, id, ability);
            add(ActiveEffect.of(words(), state, id, ability, text));
        }
    }

    /// An ability that an object was given twice (CR 113.2c) applies twice.
    private boolean isKnown(int id, CompiledAbility[] abilities, int index) {
        var ability = abilities[index];
        int known = 0;
        for (int i = 0; i < effects.size(); i++)
            if (effects.get(i).ability == ability && effects.get(i).source == id) known++;
        for (int i = 0; i < index && known > 0; i++) if (abilities[i] == ability) known--;
        return known > 0;
    }

    private void add(ActiveEffect effect) {
        effects.add(effect);
        layers |= effect.layers;
        if (!effect.leavesSizesAlone()) state.caches.dependsOn |= Aspect.SIZE.bit();
        if (!state.caches.arrivals && effect.isIn(Layer.ABILITY) && grantsArrival(effect.changes))
            state.caches.arrivals = true;
    }

    /// Whether it gives an ability that changes how a permanent enters (CR 614.12).
    private static boolean grantsArrival(List<Modification> changes) {
        for (int i = 0; i < changes.size(); i++) {
            var change = changes.get(i);
            if (change instanceof Modification.GainKeyword(var keyword)) {
                for (var ability : GrantedKeywords.abilities(keyword)) if (ability.isStatic()) return true;
            } else if (change instanceof Modification.GainAbility(var ability)
                    && (ability instanceof Ability.Static || ability instanceof Ability.Parameterized)) return true;
        }
        return false;
    }

    private void rememberControllers() {
        if (controllers != null) return;
        controllers = new int[state.zones.battlefield.size()];
        for (int i = 0; i < controllers.length; i++) controllers[i] = state.controller(state.zones.battlefield.get(i));
    }

    private void begin() {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            // CR 502.1: what is phased out stays with whoever controlled it then.
            boolean phasedOut = state.is(id, ObjectFlags.PHASED_OUT);
            if (controllers != null && !phasedOut) state.setEffectiveController(id, state.baseController(id));
            state.cacheTraits(id, phasedOut ? null : state.printed(id));
        }
    }

    /// CR 302.6: a creature has to stay with its new controller for a turn before it attacks.
    private void noteNewControllers() {
        if (controllers == null) return;
        for (int i = 0; i < controllers.length; i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != controllers[i])
                state.set(id, ObjectFlags.SICK | ObjectFlags.NEW_SINCE_UPKEEP, true);
        }
    }

    // Layer by layer

    private void apply(Layer layer) {
        for (int i = 0; i < effects.size(); i++)
            if (effects.get(i).isIn(layer) && effects.get(i).isThere(state)) insert(effects.get(i));
        boolean ordered = pending.size() < 2 || !Dependence.isPossible(layer, pending);
        while (begun < pending.size()) {
            var effect = ordered ? pending.get(begun++) : pending.remove(Dependence.next(state, this, layer, pending));
            if (ordered && effect.isFixedSize(layer)) {
                resize(effect, layer);
                continue;
            }
            closeDraft();
            abilitiesChanged = false;
            apply(effect, layer);
            if (abilitiesChanged) abilitiesHaveChanged(layer);
        }
        closeDraft();
        pending.clear();
        begun = 0;
    }

    /// One object may have grown a hundred times this turn: nobody looks at what it was in between.
    private void resize(ActiveEffect effect, Layer layer) {
        int id = effect.wouldAffect(state).get(0);
        if (!GameState.isObject(id) || !state.exists(id)) return;
        if (drafted != id) {
            closeDraft();
            draft(Layers.of(state, id));
            drafted = id;
        }
        long changes = effect.changesIn(layer);
        for (int i = 0; i < effect.changes.size() && draft != null; i++)
            if ((changes >>> i & 1) != 0) draft.apply(state, effect.changes.get(i), effect.context());
    }

    private void closeDraft() {
        if (drafted == GameState.NONE || draft == null) return;
        state.cacheTraits(drafted, draft.done());
        if (!state.isIn(drafted, Zone.BATTLEFIELD)) state.caches.changedOutside = true;
        drafted = GameState.NONE;
    }

    /// CR 613.7: in the order of timestamps.
    private void insert(ActiveEffect effect) {
        int at = pending.size();
        while (at > begun && isBefore(effect, pending.get(at - 1))) at--;
        pending.add(at, effect);
    }

    /// CR 613.8a: what gives an object the abilities of permanents depends on what gives those theirs.
    private static boolean isBefore(ActiveEffect one, ActiveEffect other) {
        boolean borrows = one.borrowsFromPermanents();
        return borrows == other.borrowsFromPermanents() ? one.timestamp < other.timestamp : !borrows;
    }

    /// Static abilities may have come or gone: those that are gone no longer begin to apply, those that came may.
    private void abilitiesHaveChanged(Layer layer) {
        for (int i = pending.size() - 1; i >= begun; i--) if (!pending.get(i).isThere(state)) pending.remove(i);
        int known = effects.size();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.is(id, ObjectFlags.PHASED_OUT)) continue;
            var traits = Layers.of(state, id);
            if (traits.standsIn(Zone.BATTLEFIELD)) gather(id, traits, Zone.BATTLEFIELD);
        }
        for (int i = known; i < effects.size(); i++) if (effects.get(i).isIn(layer)) insert(effects.get(i));
    }

    void apply(ActiveEffect effect, Layer layer) {
        if (effect.definition != null) {
            define(effect);
            return;
        }
        if (!effect.hasBegun()) {
            if (!effect.conditionHolds(state)) return;
            effect.affected = effect.wouldAffect(state);
        }
        var affected = effect.affected;
        if (affected == null) return;
        long changes = effect.changesIn(layer);
        for (int i = 0; i < affected.size(); i++) {
            int id = affected.get(i);
            if (GameState.isObject(id) && state.exists(id)) change(effect, layer, changes, id);
        }
    }

    private void define(ActiveEffect effect) {
        if (!state.exists(effect.source) || !effect.conditionHolds(state) || effect.definition == null) return;
        var before = Layers.of(state, effect.source);
        // Outside the battlefield it is worked out whenever it is asked for.
        if (state.isIn(effect.source, Zone.BATTLEFIELD))
            state.cacheTraits(effect.source, Layers.defined(state, effect.definition, effect.context(), before));
    }

    /// @param changes those of its changes that belong to this layer, as bits
    private void change(ActiveEffect effect, Layer layer, long changes, int id) {
        if (layer == Layer.CONTROL) {
            control(effect, id);
            return;
        }
        var before = Layers.of(state, id);
        ChangingCharacteristics draft = null;
        if (effect.ofCounters != null) {
            draft = draft(before);
            draft.gainFromCounters(effect.ofCounters, effect.counters);
        }
        for (int i = 0; i < effect.changes.size(); i++) {
            var change = effect.changes.get(i);
            if ((changes >>> i & 1) == 0) continue;
            if (change instanceof Modification.BecomeCopy copy) {
                var copied = effect.copied;
                // CR 613.2: a static ability looks anew.
                if (copied == null && effect.ability != null) copied = Copying.become(state, copy, effect.context());
                if (copied != null) draft = draft(Copying.shown(state, id, copied));
                continue;
            }
            if (draft == null) draft = draft(before);
            // "Its mana value" is that of the object it applies to.
            var context = effect.context();
            if (effect.what != null) context.slots.turnTo(effect.what, id);
            draft.apply(state, change, context);
        }
        if (draft == null) return;
        var after = draft.done();
        if (after.abilities != before.abilities && (after.hasStatics || before.hasStatics)) abilitiesChanged = true;
        state.cacheTraits(id, after);
        if (!state.isIn(id, Zone.BATTLEFIELD)) state.caches.changedOutside = true;
    }

    /// The one of this computation, begun with that.
    private ChangingCharacteristics draft(Characteristics of) {
        if (draft == null) draft = new ChangingCharacteristics(of);
        else draft.begin(of);
        return draft;
    }

    private void control(ActiveEffect effect, int id) {
        for (int i = 0; i < effect.changes.size(); i++) {
            if (!(effect.changes.get(i) instanceof Modification.ChangeControl change)) continue;
            var players = new IntList();
            References.find(state, change.to(), effect.context(), players);
            if (!players.isEmpty() && GameState.isPlayer(players.get(0)) && state.isOnBattlefield(id))
                state.setEffectiveController(id, players.get(0));
        }
    }

    // Counters

    private interface OnObject {
        void at(int id);
    }

    private void eachWithCounters(OnObject action) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.is(id, ObjectFlags.PHASED_OUT)) continue;
            if (isMarked(id)) action.at(id);
        }
    }

    private boolean isMarked(int id) {
        return state.isMarked(id);
    }

    /// CR 613.1f: keyword counters where other effects give or take abilities, too.
    private void gatherKeywords(int id) {
        var counters = state.counters(id);
        for (int i = 0; i < counters.size(); i++) {
            var keyword = counters.kind(i).keyword();
            if (keyword != null)
                add(new ActiveEffect(words(), state, id, keyword, counters.count(i), counters.timestamp(i)));
        }
    }

    /// CR 122.1b: keyword counters, where nothing else changes what permanents are.
    private void keywordsOfCounters(int id) {
        var traits = Layers.of(state, id);
        var draft = new ChangingCharacteristics(traits);
        var counters = state.counters(id);
        for (int i = 0; i < counters.size(); i++) {
            var keyword = counters.kind(i).keyword();
            if (keyword != null) draft.gainFromCounters(keyword, counters.count(i));
        }
        if (draft.isChanged()) state.cacheTraits(id, draft.done());
    }

    private int hostPower(int id) {
        var counters = state.counters(id);
        int power = 0;
        for (int i = 0; i < counters.size(); i++)
            power += counters.count(i) * counters.kind(i).hostPower();
        return power;
    }

    private void powerOfHost(int id) {
        int power = hostPower(id);
        int host = state.attachedTo(id);
        if (power == 0 || !GameState.isObject(host) || !state.isOnBattlefield(host)) return;
        var traits = Layers.of(state, host);
        if (Layers.of(state, id).hasSubtype(EQUIPMENT) && traits.isCreature())
            state.cacheTraits(host, traits.withPowerToughness(traits.power + power, traits.toughness));
    }

    private void powerOfCounters(int id) {
        state.cacheTraits(id, PowerCounters.applied(Layers.of(state, id), state.counters(id), null));
    }
}
