package splitsecond.engine.rules.turn;

import java.util.Arrays;
import java.util.HashSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.playing.ManaSupply;
import splitsecond.engine.rules.playing.Playing;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// What must be true of every game at every decision, whatever was chosen. For tests: nothing here is quick. Each law
/// answers with a sentence about how it is broken, or null.
public final class LawCheck {

    private LawCheck() {}

    /// The first law that is broken now, or null.
    /// See `Laws.substance`.
    public static long substance(GameState state) {
        return Fields.hash(state::substance);
    }

    public static @Nullable String broken(GameState state, Setup setup) {
        String broken = pendingStateBasedAction(state);
        if (broken == null) broken = staleCharacteristics(state);
        if (broken == null) broken = lostCards(state, setup);
        if (broken == null) broken = staleOptions(state);
        if (broken == null) broken = hastyLook(state);
        for (int p = 0; broken == null && p < state.playerCount; p++)
            if (!ManaSupply.isUpToDate(state, p))
                broken = "what player " + p + " could pay with is not what is kept of it";
        return broken;
    }

    /// Lists what the player with priority may do, anew.
    public static void list(GameState state, OpenDecision into) {
        Playing.list(state, state.turn.priorityPlayer, into);
    }

    /// What is offered with priority is what would be offered now by those who have kept no answers.
    public static @Nullable String staleOptions(GameState state) {
        if (state.outcome.over || state.decision.kind() != Decision.Kind.PRIORITY) return null;
        var anew = new OpenDecision();
        list(state.fork(), anew);
        if (!isSame(anew, state.decision))
            return "the options are " + state.decision.options() + " but would be " + anew.options() + " now";
        return staleKept(state);
    }

    /// Who is said to be able to do the same as before is.
    private static @Nullable String staleKept(GameState state) {
        for (int p = 0; p < state.playerCount; p++) {
            if (!state.areOptionsKept(p) || Playing.isSorceryTime(state, p)) continue;
            var anew = new OpenDecision();
            Playing.list(state.fork(), p, anew);
            var kept = new OpenDecision();
            state.recallOptions(p, kept);
            if (!isSame(kept, anew))
                return "player " + p + " would be offered " + kept.options() + " but could do " + anew.options();
        }
        return null;
    }

    private static boolean isSame(Decision one, Decision other) {
        boolean same = one.size() == other.size();
        for (int i = 0; same && i < one.size(); i++) same = one.packed(i) == other.packed(i);
        return same;
    }

    /// CR 117.5, 704.3: no state-based action is pending when a player has priority.
    public static @Nullable String pendingStateBasedAction(GameState state) {
        if (state.outcome.over || state.decision.kind() != Decision.Kind.PRIORITY) return null;
        var fork = state.fork();
        if (!StateBased.performOnce(fork)) return null;
        return "a state-based action is pending while player " + state.turn.priorityPlayer + " has priority";
    }

    /// Characteristics that are kept equal those computed anew.
    public static @Nullable String staleCharacteristics(GameState state) {
        // They stand still while several things happen at the same time.
        if (state.effects.batchDepth > 0) return null;
        var fresh = state.fork();
        var objects = objects(state);
        for (int i = 0; i < objects.size(); i++) fresh.cacheTraits(objects.get(i), null);
        fresh.caches.layersDirty = true;
        for (int i = 0; i < objects.size(); i++) {
            int id = objects.get(i);
            var kept = Layers.of(state, id);
            var anew = Layers.of(fresh, id);
            if (!kept.sameAs(anew))
                return kept.name + " (" + id + ", " + state.zone(id) + ") is kept as " + kept.power + "/"
                        + kept.toughness + " but is " + anew.power + "/" + anew.toughness
                        + " when computed anew, or differs in its abilities";
            if (state.controller(id) != fresh.controller(id))
                return kept.name + " is kept as controlled by player " + state.controller(id) + " but is player "
                        + fresh.controller(id) + "'s when computed anew";
        }
        return staleLists(state, fresh);
    }

    /// The permanents that are kept by what is asked of them are those that would be found now.
    private static @Nullable String staleLists(GameState state, GameState fresh) {
        boolean same = same(state.caches.manaSources, fresh.caches.manaSources)
                && same(state.caches.activatable, fresh.caches.activatable)
                && same(state.caches.delicate, fresh.caches.delicate)
                && state.caches.statics.entries.length == fresh.caches.statics.entries.length
                && (state.caches.attackable || !fresh.caches.attackable)
                && (fresh.caches.listening & ~state.caches.listening) == 0;
        return same ? null : "the lists of permanents by what is asked of them are not what they would be now";
    }

    /// What one look tells of an object is what several tell.
    private static @Nullable String hastyLook(GameState state) {
        var objects = objects(state);
        for (int i = 0; i < objects.size(); i++) {
            int id = objects.get(i);
            boolean hidden = state.isIn(id, Zone.HAND) || state.isIn(id, Zone.LIBRARY) || state.isIn(id, Zone.OUTSIDE);
            if (state.isPublic(id) == hidden) return "object " + id + " is hidden and public";
            boolean touched = state.damage(id) != 0
                    || state.attachedTo(id) != GameState.NONE
                    || state.counters(id) != Counters.NONE
                    || state.is(id, ObjectFlags.DEATHTOUCHED);
            if (touched && state.isUntouched(id)) return "object " + id + " is said to be untouched";
        }
        return null;
    }

    private static boolean same(IntList one, IntList other) {
        return Arrays.equals(one.toArray(), other.toArray());
    }

    /// Every card of each deck is in exactly one zone, and knows which.
    public static @Nullable String lostCards(GameState state, Setup setup) {
        var objects = objects(state);
        var seen = new HashSet<Integer>();
        for (int i = 0; i < objects.size(); i++)
            if (!seen.add(objects.get(i))) return "object " + objects.get(i) + " is in two places";
        if (setup.position() != null) return misplaced(state);
        for (int p = 0; p < state.playerCount; p++) {
            if (!state.isAlive(p)) continue;
            var counts = new TreeMap<String, Integer>();
            for (var card : setup.seats().get(p).deck()) counts.merge(card.name(), 1, Integer::sum);
            for (var card : setup.sideboard(p)) counts.merge(card.name(), 1, Integer::sum);
            for (int i = 0; i < objects.size(); i++) {
                int id = objects.get(i);
                if (state.owner(id) != p) continue;
                var merged = state.isIn(id, Zone.BATTLEFIELD) ? state.memory(id).merged() : null;
                if (merged != null) {
                    for (var part : merged.parts())
                        if (!part.token()) counts.merge(part.card().card.name(), -1, Integer::sum);
                } else if (isCard(state, id))
                    counts.merge(state.original(id).card.name(), -1, Integer::sum);
            }
            for (var count : counts.entrySet())
                if (count.getValue() != 0)
                    return "player " + p + " has " + Math.abs(count.getValue()) + " " + count.getKey()
                            + (count.getValue() > 0 ? " too few" : " too many");
        }
        return misplaced(state);
    }

    private static @Nullable String misplaced(GameState state) {
        for (var zone : Zone.values()) {
            boolean shared =
                    zone == Zone.BATTLEFIELD || zone == Zone.STACK || zone == Zone.EXILE || zone == Zone.COMMAND;
            for (int p = 0; p < (shared ? 1 : state.playerCount); p++) {
                var list = state.list(zone, p);
                for (int i = 0; i < list.size(); i++) {
                    int id = list.get(i);
                    if (!state.exists(id)) return "the " + zone + " lists object " + id + ", which is gone";
                    if (state.zone(id) != zone)
                        return "object " + id + " is in the " + zone + " but says " + state.zone(id);
                    if (!shared && state.owner(id) != p) return "object " + id + " is in another player's " + zone;
                }
            }
        }
        return null;
    }

    /// Tokens, copies of spells, abilities and emblems are objects but no cards.
    private static boolean isCard(GameState state, int id) {
        if (state.is(id, ObjectFlags.TOKEN) || state.is(id, ObjectFlags.COPY)) return false;
        var item = state.item(id);
        return state.zone(id) != Zone.STACK || item != null && item.castFrom >= 0;
    }

    /// All objects in all zones.
    private static IntList objects(GameState state) {
        var all = new IntList();
        for (int p = 0; p < state.playerCount; p++) {
            all.addAll(state.library(p));
            all.addAll(state.hand(p));
            all.addAll(state.graveyard(p));
            all.addAll(state.list(Zone.OUTSIDE, p));
        }
        all.addAll(state.zones.battlefield);
        all.addAll(state.zones.stack);
        all.addAll(state.zones.exile);
        all.addAll(state.zones.command);
        return all;
    }
}
