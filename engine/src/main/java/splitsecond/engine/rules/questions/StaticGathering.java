package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StaticIndex;

/// CR 604: finds the static effects in play that change no characteristics, and what triggered abilities listen to.
final class StaticGathering {

    private static final StaticIndex.Entry[] NONE = {};

    private final GameState state;
    private @Nullable ArrayList<StaticIndex.Entry> entries;

    private StaticGathering(GameState state) {
        this.state = state;
    }

    static void run(GameState state) {
        var gathering = new StaticGathering(state);
        gathering.permanents();
        if (state.caches.changedOutside || !state.zones.outsiders.isEmpty()) {
            for (int p = 0; p < state.playerCount; p++) gathering.outside(state.graveyard(p), Zone.GRAVEYARD);
            gathering.outside(state.zones.command, Zone.COMMAND);
            gathering.outside(state.zones.exile, Zone.EXILE);
        }
        gathering.outside(state.zones.stack, Zone.STACK);
        for (int i = 0; i < state.effects.continuous.size(); i++) {
            var effect = state.effects.continuous.get(i);
            var applied = effect.effect();
            if (applied != null && !ActiveEffect.changesCharacteristics(applied))
                gathering.add(applied, effect.source(), effect.controller());
        }
        var entries = gathering.entries;
        state.caches.statics = entries == null ? StaticIndex.EMPTY : new StaticIndex(entries.toArray(NONE));
    }

    private void permanents() {
        long listening = 0;
        state.caches.listening = 0;
        state.caches.manaSources.clear();
        state.caches.activatable.clear();
        state.caches.delicate.clear();
        state.caches.manaListeners = IntList.NOTHING;
        state.caches.ascending = false;
        state.caches.racing = false;
        state.caches.diurnal = false;
        state.caches.phasing = false;
        state.caches.lingering = false;
        state.caches.attackable = false;
        state.caches.replacing = 0;
        state.caches.contested = 0;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.is(id, ObjectFlags.PHASED_OUT)) {
                state.caches.phasing = true;
                continue;
            }
            var traits = Layers.of(state, id);
            enlist(state, id, traits);
            listening |= traits.listensTo;
            if (traits.standsIn(Zone.BATTLEFIELD)) object(id, traits, Zone.BATTLEFIELD);
        }
        for (int i = 0; i < state.zones.outsiders.size(); i++)
            listening |= Layers.of(state, state.zones.outsiders.get(i)).listensTo;
        for (int i = 0; i < state.effects.delayed.size(); i++)
            listening |= state.effects.delayed.get(i).ability().listensTo;
        state.caches.listening |= listening;
    }

    private static void enlist(GameState state, int id, Characteristics traits) {
        if (traits.hasManaAbility) state.caches.manaSources.add(id);
        if (traits.isActivatedIn(Zone.BATTLEFIELD)) state.caches.activatable.add(id);
        if (Delicate.isDelicate(state, id, traits)) state.caches.delicate.add(id);
        if ((traits.listensTo & GameEvent.Kind.TAPPED_FOR_MANA.bit()) != 0)
            state.caches.manaListeners = state.caches.manaListeners.with(IntList.of(id));
        if (traits.keywords.hasAny(REMARKED)) remark(state, id, traits);
        if (traits.hasRule(Rule.Kind.MAY_CHOOSE_NOT_TO_UNTAP)) state.caches.lingering = true;
        if ((traits.types & Defenders.ATTACKABLE) != 0) state.caches.attackable = true;
    }

    static final Keywords REMARKED = Keywords.of(
            Keyword.ASCEND,
            Keyword.START_YOUR_ENGINES,
            Keyword.PHASING,
            Keyword.UMBRA_ARMOR,
            Keyword.DAYBOUND,
            Keyword.NIGHTBOUND);

    private static void remark(GameState state, int id, Characteristics traits) {
        if (traits.has(Keyword.ASCEND)) state.caches.ascending = true;
        if (traits.has(Keyword.START_YOUR_ENGINES)) state.caches.racing = true;
        if (traits.has(Keyword.DAYBOUND) || traits.has(Keyword.NIGHTBOUND)) state.caches.diurnal = true;
        if (traits.has(Keyword.PHASING)) state.caches.phasing = true;
        if (!traits.has(Keyword.UMBRA_ARMOR)) return;
        state.caches.replacing |= ReplacedEvents.DESTROY;
        if (ReplacedEvents.hasUmbra(state, state.attachedTo(id), id)) state.caches.contested |= ReplacedEvents.DESTROY;
    }

    /// Whether it says how others enter: what a permanent says of itself was over when it had entered.
    private static boolean changesArrivals(Replacement replacement) {
        return replacement instanceof Replacement.EntersTapped tapped && !(tapped.what() instanceof Filter.This)
                || replacement instanceof Replacement.EntersUntapped
                || replacement instanceof Replacement.EntersWithCounters with && !(with.what() instanceof Filter.This);
    }

    private static void replaces(GameState state, int kinds) {
        state.caches.contested |= state.caches.replacing & kinds;
        state.caches.replacing |= kinds;
    }

    /// A permanent that has entered is as printed and changes nothing: the others stay what they are.
    static void join(GameState state, int id, Characteristics printed) {
        state.cacheTraits(id, printed);
        enlist(state, id, printed);
        state.caches.listening |= printed.listensTo;
        state.noteSource();
    }

    /// A permanent that changed nothing leaves. That nobody listens any more need not be known.
    static void quit(GameState state, int id) {
        if (state.caches.manaSources.remove(id)) state.noteSource();
        state.caches.activatable.remove(id);
        state.caches.delicate.remove(id);
    }

    private void outside(IntList objects, Zone zone) {
        for (int i = 0; i < objects.size(); i++) {
            int id = objects.get(i);
            var cached = state.cachedTraits(id);
            var traits = cached != null ? cached : state.printed(id);
            if (traits.standsIn(zone) && !Filters.isAbility(state, id)) object(id, traits, zone);
        }
    }

    private void object(int id, Characteristics traits, Zone zone) {
        for (var ability : traits.abilities) {
            if (ability.standing == CompiledAbility.Standing.NONE || ability.zone != zone) continue;
            if (ability.layers != 0 || !(ability.source instanceof Ability.Static text)) continue;
            Volatility.note(state, id, ability);
            int controller = state.controller(id);
            var condition = text.condition();
            if (condition == null || Conditions.hold(state, condition, id, controller))
                add(text.effect(), id, controller);
        }
    }

    private void add(StaticEffect effect, int source, int controller) {
        if (entries == null) entries = new ArrayList<>(4);
        entries.add(new StaticIndex.Entry(effect, source, controller));
        if (effect instanceof StaticEffect.PlayerRule(var _, StaticEffect.Kind kind)
                && kind == StaticEffect.Kind.BRINGS_DAY) state.caches.diurnal = true;
        state.caches.listening |= SpellKeywords.listensTo(effect);
        int kinds = ReplacedEvents.kinds(effect);
        if (kinds != 0) replaces(state, kinds);
        if (effect instanceof StaticEffect.Replace(var replacement) && changesArrivals(replacement))
            state.caches.arrivals = true;
        // Protection could come before it.
        if (effect instanceof StaticEffect.Replace(Replacement.RedirectDamage _)) state.caches.contested |= kinds;
    }
}
