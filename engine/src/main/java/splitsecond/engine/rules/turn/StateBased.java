package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.rules.changes.Ascending;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.rules.changes.Combatants;
import splitsecond.engine.rules.changes.DayAndNight;
import splitsecond.engine.rules.changes.Destroying;
import splitsecond.engine.rules.changes.Ending;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Sagas;
import splitsecond.engine.rules.changes.Speed;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Delicate;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statuses;
import splitsecond.engine.rules.resolving.TheRing;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 704: state-based actions. One pass looks at everything first and then acts on all of it at once.
public final class StateBased {

    private static final int ATTACHABLE = CardType.ENCHANTMENT.bit();
    private final GameState state;
    /// 704.5f, i, k, m, v, y: put into the graveyard.
    private IntList buried = IntList.NOTHING;
    /// 704.5g-h.
    private IntList destroyed = IntList.NOTHING;
    /// 704.5s.
    private IntList sacrificed = IntList.NOTHING;
    /// 704.5n, p.
    private IntList unattached = IntList.NOTHING;
    /// 704.5q.
    private IntList cancelled = IntList.NOTHING;

    /// 704.5h looks at damage since the last check.
    private IntList deathtouched = IntList.NOTHING;

    private int legends;
    private int worlds;
    private int roles;

    private StateBased(GameState state) {
        this.state = state;
    }

    /// Performs all that apply, once. True if anything happened (or a frame was pushed that asks, for the legend
    /// rule, and performs them all then); the caller repeats.
    static boolean performOnce(GameState state) {
        if (state.outcome.over) return false;
        boolean lost = checkPlayers(state);
        if (state.outcome.over) return true;
        if (state.arePermanentsSettled()) return lost;
        boolean combatChanged = Combatants.removeThoseWhoLeft(state);
        if (state.caches.layersDirty) Layers.refresh(state);
        if (!state.zones.command.isEmpty()) TheRing.forgetThoseTaken(state);
        var pass = look(state);
        if (state.caches.ascending && state.zones.battlefield.size() >= Ascending.PERMANENTS) Ascending.look(state);
        if (state.caches.racing) Speed.look(state);
        if (state.caches.diurnal) DayAndNight.look(state);
        if (pass == null) return lost || combatChanged;
        if (pass.legends > 1 && LegendRule.applies(state)) {
            state.agenda.push(new LegendRule());
            return true;
        }
        return pass.act() || lost || combatChanged;
    }

    /// CR 704.3: what the legend rule puts into graveyards goes together with all else.
    static void performWith(GameState state, IntList legends) {
        var pass = look(state);
        if (pass == null) pass = new StateBased(state);
        for (int i = 0; i < legends.size(); i++) pass.bury(legends.get(i));
        pass.act();
    }

    private static @Nullable StateBased look(GameState state) {
        StateBased pass = null;
        for (int i = 0; i < state.caches.delicate.size(); i++) {
            int id = state.caches.delicate.get(i);
            var traits = Layers.of(state, id);
            if (!isWorthALook(state, id, traits) || state.is(id, ObjectFlags.PHASED_OUT)) continue;
            if (pass == null) pass = new StateBased(state);
            pass.look(id, traits);
        }
        if (pass == null) return null;
        if (pass.worlds > 1) pass.worldRule();
        if (pass.roles > 1) pass.roleRule();
        return pass;
    }

    /// 704.5a-c.
    private static boolean checkPlayers(GameState state) {
        int losers = 0;
        String reason = "";
        for (int p = 0; p < state.playerCount; p++) {
            boolean drewFromEmpty = state.player(p, PlayerTable.DREW_FROM_EMPTY) != 0;
            if (drewFromEmpty) state.setPlayer(p, PlayerTable.DREW_FROM_EMPTY, 0);
            boolean noLife = state.life(p) <= 0;
            boolean poisoned = state.player(p, PlayerTable.POISON) >= 10;
            if (!(noLife || poisoned || drewFromEmpty) || !state.isAlive(p) || !Ending.canLose(state, p)) continue;
            losers |= 1 << p;
            reason = noLife ? "0 life" : poisoned ? "10 poison counters" : "draw from an empty library";
        }
        if (losers != 0) Ending.loseTogether(state, losers, reason);
        return losers != 0;
    }

    /// Nor with creatures that are not hurt.
    private static boolean isWorthALook(GameState state, int id, Characteristics traits) {
        if (state.isUntouched(id)) return traits.isCreature() && traits.toughness <= 0 || Delicate.isNoteworthy(traits);
        return traits.isCreature()
                        && (traits.toughness <= 0 || state.damage(id) > 0 || state.is(id, ObjectFlags.DEATHTOUCHED))
                || Delicate.isNoteworthy(state, id, traits);
    }

    private void look(int id, Characteristics traits) {
        if (traits.isCreature()) lookAtCreature(id, traits);
        if (traits.is(CardType.PLANESWALKER) && state.counters(id).of(CounterKind.LOYALTY) == 0)
            buried = with(buried, id);
        else if (traits.is(CardType.BATTLE) && state.counters(id).of(CounterKind.DEFENSE) == 0 && !isUnderWay(id))
            buried = with(buried, id);
        if (traits.is(Supertype.LEGENDARY)) legends++;
        if (traits.is(Supertype.WORLD)) worlds++;
        if (state.attachedTo(id) != GameState.NONE || (traits.types & ATTACHABLE) != 0) lookAtAttachment(id, traits);
        var counters = state.counters(id);
        if (counters.size() == 0) return;
        if (counters.size() > 1 && counters.of(CounterKind.P1P1) > 0 && counters.of(CounterKind.M1M1) > 0)
            cancelled = with(cancelled, id);
        if (Statuses.isSaga(traits)) lookAtSaga(id, traits);
    }

    private void lookAtCreature(int id, Characteristics traits) {
        boolean touched = state.is(id, ObjectFlags.DEATHTOUCHED);
        if (touched) deathtouched = with(deathtouched, id);
        if (traits.toughness <= 0) buried = with(buried, id);
        else if ((touched || state.damage(id) > 0 && state.damage(id) >= traits.toughness)
                && !traits.has(Keyword.INDESTRUCTIBLE)) destroyed = with(destroyed, id);
    }

    /// 704.5m-p.
    private void lookAtAttachment(int id, Characteristics traits) {
        int host = state.attachedTo(id);
        if (traits.hasSubtype(Attachments.AURA)) {
            if (traits.hasSubtype("Role")) roles++;
            if (host != GameState.NONE && Attachments.isLegal(state, id, host)) return;
            if (!Attachments.isBestowed(state, id)) buried = with(buried, id);
            else if (host != GameState.NONE) unattached = with(unattached, id);
        } else if (host != GameState.NONE && !Attachments.isLegal(state, id, host)) unattached = with(unattached, id);
    }

    /// 704.5s.
    private void lookAtSaga(int id, Characteristics traits) {
        int last = Sagas.lastChapter(traits);
        if (last > 0 && state.counters(id).of(CounterKind.LORE) >= last && !isUnderWay(id))
            sacrificed = with(sacrificed, id);
    }

    /// It is the source of an ability that has triggered and has not yet left the stack.
    private boolean isUnderWay(int id) {
        for (int i = 0; i < state.effects.waiting.size(); i++)
            if (state.effects.waiting.get(i).source() == id) return true;
        for (int i = 0; i < state.zones.stack.size(); i++) {
            var item = state.item(state.zones.stack.get(i));
            if (item != null && item.source == id && item.ability != null && item.ability.isTriggered()) return true;
        }
        return false;
    }

    /// 704.5k.
    private void worldRule() {
        int newest = GameState.NONE;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isOnBattlefield(id) || !Layers.of(state, id).is(Supertype.WORLD)) continue;
            if (newest != GameState.NONE) bury(newest);
            newest = id;
        }
    }

    /// 704.5y: of the Roles of one player on a permanent the newest stays.
    private void roleRule() {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!isRole(id)) continue;
            for (int k = 0; k < state.zones.battlefield.size(); k++) {
                int other = state.zones.battlefield.get(k);
                if (other != id
                        && isRole(other)
                        && state.attachedTo(other) == state.attachedTo(id)
                        && state.controller(other) == state.controller(id)
                        && state.timestamp(other) > state.timestamp(id)) bury(id);
            }
        }
    }

    private boolean isRole(int id) {
        return state.isOnBattlefield(id)
                && state.attachedTo(id) != GameState.NONE
                && Layers.of(state, id).hasSubtype("Role");
    }

    private void bury(int id) {
        if (!buried.contains(id)) buried = with(buried, id);
    }

    private static IntList with(IntList list, int id) {
        var more = list == IntList.NOTHING ? new IntList() : list;
        more.add(id);
        return more;
    }

    private boolean act() {
        for (int i = 0; i < deathtouched.size(); i++) state.set(deathtouched.get(i), ObjectFlags.DEATHTOUCHED, false);
        boolean anything = !(buried.isEmpty()
                && destroyed.isEmpty()
                && sacrificed.isEmpty()
                && unattached.isEmpty()
                && cancelled.isEmpty());
        if (anything) {
            Zones.beginBatch(state);
            for (int i = 0; i < unattached.size(); i++) Attachments.unattach(state, unattached.get(i));
            for (int i = 0; i < buried.size(); i++) Zones.move(state, buried.get(i), Zone.GRAVEYARD);
            for (int i = 0; i < destroyed.size(); i++) Destroying.destroyByDamage(state, destroyed.get(i));
            for (int i = 0; i < sacrificed.size(); i++) Zones.sacrifice(state, sacrificed.get(i));
            // What leaves at the same time leaves with all its counters.
            for (int i = 0; i < cancelled.size(); i++)
                if (state.isOnBattlefield(cancelled.get(i))) cancelCounters(cancelled.get(i));
            Zones.endBatch(state);
        }
        return anything;
    }

    /// 704.5q.
    private void cancelCounters(int id) {
        var counters = state.counters(id);
        int both = Math.min(counters.of(CounterKind.P1P1), counters.of(CounterKind.M1M1));
        PuttingCounters.remove(state, id, CounterKind.P1P1, both);
        PuttingCounters.remove(state, id, CounterKind.M1M1, both);
    }
}
