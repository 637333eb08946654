package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.changes.Destroying;
import splitsecond.engine.rules.changes.ReplacementOrder;
import splitsecond.engine.rules.turn.StateBased;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
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
        if (state.changedOutside || !state.outsiders.isEmpty()) {
            for (int p = 0; p < state.playerCount; p++) gathering.outside(state.graveyard(p), Zone.GRAVEYARD);
            gathering.outside(state.command, Zone.COMMAND);
            gathering.outside(state.exile, Zone.EXILE);
        }
        gathering.outside(state.stack, Zone.STACK);
        for (int i = 0; i < state.continuous.size(); i++) {
            var effect = state.continuous.get(i);
            var applied = effect.effect();
            if (applied != null && !ActiveEffect.changesCharacteristics(applied))
                gathering.add(applied, effect.source(), effect.controller());
        }
        var entries = gathering.entries;
        state.statics = entries == null ? StaticIndex.EMPTY : new StaticIndex(entries.toArray(NONE));
    }

    private void permanents() {
        long listening = 0;
        state.manaSources.clear();
        state.activatable.clear();
        state.delicate.clear();
        state.ascending = false;
        state.phasing = false;
        state.lingering = false;
        state.replacing = 0;
        state.contested = 0;
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            if (state.is(id, GameState.PHASED_OUT)) {
                state.phasing = true;
                continue;
            }
            var traits = Layers.of(state, id);
            enlist(state, id, traits);
            listening |= traits.listensTo;
            if (traits.standsIn(Zone.BATTLEFIELD)) object(id, traits, Zone.BATTLEFIELD);
        }
        for (int i = 0; i < state.outsiders.size(); i++)
            listening |= Layers.of(state, state.outsiders.get(i)).listensTo;
        for (int i = 0; i < state.delayed.size(); i++)
            listening |= state.delayed.get(i).ability().listensTo;
        state.listening = listening;
    }

    private static void enlist(GameState state, int id, Characteristics traits) {
        if (traits.hasManaAbility) state.manaSources.add(id);
        if (traits.isActivatedIn(Zone.BATTLEFIELD)) state.activatable.add(id);
        if (StateBased.isDelicate(state, id, traits)) state.delicate.add(id);
        if ((traits.keywords & REMARKED) != 0) remark(state, id, traits);
        if (traits.hasRule(Rule.Kind.MAY_CHOOSE_NOT_TO_UNTAP)) state.lingering = true;
    }

    private static final long REMARKED = Keyword.ASCEND.bit() | Keyword.PHASING.bit() | Keyword.UMBRA_ARMOR.bit();

    private static void remark(GameState state, int id, Characteristics traits) {
        if (traits.has(Keyword.ASCEND)) state.ascending = true;
        if (traits.has(Keyword.PHASING)) state.phasing = true;
        if (!traits.has(Keyword.UMBRA_ARMOR)) return;
        state.replacing |= ReplacementOrder.DESTROY;
        if (Destroying.hasUmbra(state, state.attachedTo(id), id)) state.contested |= ReplacementOrder.DESTROY;
    }

    private static void replaces(GameState state, int kinds) {
        state.contested |= state.replacing & kinds;
        state.replacing |= kinds;
    }

    /// A permanent that has entered is as printed and changes nothing: the others stay what they are.
    static void join(GameState state, int id, Characteristics printed) {
        state.cacheTraits(id, printed);
        enlist(state, id, printed);
        state.listening |= printed.listensTo;
    }

    /// A permanent that changed nothing leaves. That nobody listens any more need not be known.
    static void quit(GameState state, int id) {
        state.manaSources.remove(id);
        state.activatable.remove(id);
        state.delicate.remove(id);
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
            if (ability.standing == CompiledAbility.Standing.VOLATILE) state.layersVolatile = true;
            int controller = state.controller(id);
            var condition = text.condition();
            if (condition == null || Conditions.hold(state, condition, id, controller))
                add(text.effect(), id, controller);
        }
    }

    private void add(StaticEffect effect, int source, int controller) {
        if (entries == null) entries = new ArrayList<>(4);
        entries.add(new StaticIndex.Entry(effect, source, controller));
        int kinds = ReplacementOrder.kinds(effect);
        if (kinds != 0) replaces(state, kinds);
        // Protection could come before it.
        if (effect instanceof StaticEffect.Replace(Replacement.RedirectDamage _)) state.contested |= kinds;
    }
}
