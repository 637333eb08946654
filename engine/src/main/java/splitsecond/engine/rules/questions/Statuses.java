package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.CastLater;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.LastKnown;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PaidCosts;
import splitsecond.engine.state.PlayerTable;

/// What may be said of an object beyond its characteristics (CR 110.5, 700): tapped, attacking, enchanted, historic.
public final class Statuses {

    private static final String[] OUTLAWS = {"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"};
    private static final String[] PARTY = {"Cleric", "Rogue", "Warrior", "Wizard"};
    private static final int SLOT_MASK = (1 << 14) - 1;

    private Statuses() {}

    private static boolean isTapped(GameState state, int id) {
        state.changes.dependOnTaps();
        return state.is(id, ObjectFlags.TAPPED);
    }

    private static boolean isUnderAttack(GameState state, int player) {
        var attackers = state.combat.attackers;
        for (int i = 0; i < attackers.size(); i++) if (state.attacking(attackers.get(i)) == player) return true;
        return false;
    }

    static boolean is(GameState state, Filter.Status status, int id) {
        return switch (status) {
            case TAPPED -> isTapped(state, id);
            case UNTAPPED -> !isTapped(state, id);
            case ATTACKING -> state.attacking(id) != GameState.NONE;
            case BLOCKING -> isBlocking(state, id);
            case BLOCKED -> state.attacking(id) != GameState.NONE && state.is(id, ObjectFlags.BLOCKED);
            // CR 509.1h: only after blockers are declared.
            case UNBLOCKED -> {
                state.changes.dependOnStep();
                yield state.attacking(id) != GameState.NONE
                        && !state.is(id, ObjectFlags.BLOCKED)
                        && state.turn.step.ordinal() >= Step.DECLARE_BLOCKERS.ordinal();
            }
            case ATTACKING_ALONE -> state.combat.attackers.size() == 1 && state.combat.attackers.get(0) == id;
            case UNDER_ATTACK -> isUnderAttack(state, id);
            case BEING_DECLARED -> state.combat.declaring;
            case TOKEN -> state.is(id, ObjectFlags.TOKEN);
            case ENCHANTED -> hasAttached(state, id, "Aura", GameState.NONE);
            case EQUIPPED -> hasAttached(state, id, "Equipment", GameState.NONE);
            // CR 700.9.
            case MODIFIED ->
                state.counters(id).size() > 0
                        || hasAttached(state, id, "Equipment", GameState.NONE)
                        || hasAttached(state, id, "Aura", state.controller(id));
            // CR 601.3e: or about to be cast face down.
            case FACE_DOWN ->
                state.is(id, ObjectFlags.FACE_DOWN) || Layers.of(state, id) == state.blueprint(id).faceDown;
            case MANIFESTED -> state.is(id, ObjectFlags.MANIFESTED);
            case HISTORIC -> isHistoric(Layers.of(state, id));
            case OUTLAW -> hasAny(Layers.of(state, id), OUTLAWS);
            case PARTY_MEMBER -> hasAny(Layers.of(state, id), PARTY);
            case KICKED -> paid(state, id).has(OptionalCost.KICKER);
            case COPY -> state.is(id, ObjectFlags.COPY);
            case TRANSFORMED ->
                state.exists(id)
                        && state.face(id) > 0
                        && state.face(id) < state.blueprint(id).card.faces().size();
            case GOADED -> isGoaded(Layers.of(state, id));
            case SUSPECTED -> state.is(id, ObjectFlags.SUSPECTED);
            case NEW_SINCE_UPKEEP -> state.is(id, ObjectFlags.NEW_SINCE_UPKEEP);
            case RENOWNED -> state.is(id, ObjectFlags.RENOWNED);
            case PAIRED -> Pairing.partner(state, id) != GameState.NONE;
            case PREPARED -> state.is(id, ObjectFlags.PREPARED);
            case MONSTROUS -> state.is(id, ObjectFlags.MONSTROUS);
            case FORETOLD -> state.memory(id).castLater() == CastLater.FORETOLD;
            case PLOTTED -> state.memory(id).castLater() == CastLater.PLOTTED;
            case WARPED ->
                state.memory(id).castLater() == CastLater.WARPED
                        || paid(state, id).has(CastingWay.WARP);
            case ADVENTURER ->
                state.blueprint(id).card.layout() == CardDefinition.Layout.ADVENTURE
                        && !state.is(id, ObjectFlags.FACE_DOWN);
            case RING_BEARER -> isRingBearer(state, id);
            case WITH_MANA_ABILITY -> Layers.of(state, id).hasManaAbility;
            case SADDLED -> state.is(id, ObjectFlags.SADDLED);
            // No format with commanders is played.
            case COMMANDER -> false;
        };
    }

    /// What was paid for a spell, or for the spell that became this permanent.
    static PaidCosts paid(GameState state, int id) {
        var item = state.lastItem(id);
        return item != null ? item.paid : state.memory(id).paid();
    }

    static boolean isBlocking(GameState state, int id) {
        return state.combat.isBlocking(id);
    }

    private static boolean hasAttached(GameState state, int id, String subtype, int controller) {
        // CR 608.2h: "if it was equipped" is asked of what has died as it last was.
        var last = state.exists(id) ? null : state.lastKnown(id);
        if (last != null) {
            for (int other : last.attached())
                if ((controller == GameState.NONE || state.controller(other) == controller)
                        && Layers.of(state, other).hasSubtype(subtype)) return true;
            return false;
        }
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int other = state.zones.battlefield.get(i);
            if (state.attachedTo(other) == id
                    && (controller == GameState.NONE || state.controller(other) == controller)
                    && Layers.of(state, other).hasSubtype(subtype)) return true;
        }
        return false;
    }

    public static boolean isGoaded(Characteristics traits) {
        for (var rule : traits.rules) if (rule instanceof Rule.Goaded) return true;
        return false;
    }

    private static boolean isHistoric(Characteristics traits) {
        return traits.is(Supertype.LEGENDARY) || traits.is(CardType.ARTIFACT) || isSaga(traits);
    }

    private static boolean hasAny(Characteristics traits, String[] subtypes) {
        for (String subtype : subtypes) if (traits.hasSubtype(subtype)) return true;
        return false;
    }

    /// CR 700.8a: as many creatures as possible, each as one of the four.
    static int partySize(GameState state, int player) {
        var roles = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isOnBattlefield(id) || state.controller(id) != player) continue;
            var traits = Layers.of(state, id);
            int mask = 0;
            for (int role = 0; role < PARTY.length && traits.isCreature(); role++)
                if (traits.hasSubtype(PARTY[role])) mask |= 1 << role;
            if (mask != 0) roles.add(mask);
        }
        // Each set of roles that some creatures can fill, one bit for each set.
        int filled = 1;
        for (int i = 0; i < roles.size(); i++) {
            int more = filled;
            for (int set = 0; set < 1 << PARTY.length; set++)
                for (int role = 0; role < PARTY.length; role++)
                    if ((filled & 1 << set) != 0 && (roles.get(i) & 1 << role) != 0) more |= 1 << (set | 1 << role);
            filled = more;
        }
        int most = 0;
        for (int set = 0; set < 1 << PARTY.length; set++)
            if ((filled & 1 << set) != 0) most = Math.max(most, Integer.bitCount(set));
        return most;
    }

    static boolean didThisTurn(GameState state, Filter.ThisTurn filter, int id, Context context) {
        var by = filter.by();
        if (by != null && filter.deed() == Filter.Deed.WAS_DEALT_DAMAGE)
            return isPaired(state, state.history.damageDealt, by, id, context, 1);
        if (by != null && filter.deed() == Filter.Deed.DEALT_DAMAGE_TO)
            return isPaired(state, state.history.damageDealt, by, id, context, 0);
        if (by != null && filter.deed() == Filter.Deed.CREWED)
            return isPaired(state, state.history.crews, by, id, context, 0);
        if (GameState.isPlayer(id)) return playerDid(state, filter.deed(), id);
        return switch (filter.deed()) {
            case ENTERED -> state.is(id, ObjectFlags.ENTERED_THIS_TURN);
            case ATTACKED -> state.is(id, ObjectFlags.ATTACKED_THIS_TURN);
            case BLOCKED -> state.is(id, ObjectFlags.BLOCKED_THIS_TURN);
            case WAS_DEALT_DAMAGE -> state.is(id, ObjectFlags.DEALT_DAMAGE_THIS_TURN);
            case DEALT_DAMAGE, DEALT_DAMAGE_TO -> state.is(id, ObjectFlags.DEALT_DAMAGE_BY_IT);
            case DIED -> died(state, id);
            case PUT_THERE -> state.isIn(id, Zone.GRAVEYARD) && state.is(id, ObjectFlags.ENTERED_THIS_TURN);
            case DRAWN -> state.isIn(id, Zone.HAND) && state.is(id, ObjectFlags.ENTERED_THIS_TURN);
            case WAS_CAST -> state.is(id, ObjectFlags.ENTERED_THIS_TURN) && Filters.castFrom(state, id) >= 0;
            case CREWED -> false;
            case CAME_UNDER_CONTROL -> state.is(id, ObjectFlags.ENTERED_THIS_TURN | ObjectFlags.SICK);
        };
    }

    /// What happened is noted as pairs of who did it and whom it was done to: `own` says which of the two the object
    /// is.
    private static boolean isPaired(
            GameState state, IntList pairs, Reference others, int id, Context context, int own) {
        for (int i = 0; i < pairs.size(); i += 2)
            if (pairs.get(i + own) == id && Filters.means(state, others, pairs.get(i + 1 - own), context)) return true;
        return false;
    }

    private static boolean playerDid(GameState state, Filter.Deed deed, int player) {
        return switch (deed) {
            case WAS_DEALT_DAMAGE -> state.player(player, PlayerTable.DAMAGE_TAKEN) > 0;
            case ATTACKED -> state.player(player, PlayerTable.ATTACKED_WITH) > 0;
            case WAS_CAST -> state.player(player, PlayerTable.SPELLS_CAST) > 0;
            case ENTERED, BLOCKED, DEALT_DAMAGE, DEALT_DAMAGE_TO, DIED, PUT_THERE, DRAWN, CAME_UNDER_CONTROL, CREWED ->
                false;
        };
    }

    /// A card that was put into the graveyard from the battlefield this turn: the object it was just before is
    /// remembered by the same slot, used once less.
    private static boolean died(GameState state, int id) {
        for (int i = state.history.lastKnown.size() - 1; i >= 0; i--) {
            LastKnown last = state.history.lastKnown.get(i);
            if (last.turn() == state.turn.number
                    && last.zone() == Zone.BATTLEFIELD
                    && (last.id() == id || id - last.id() == SLOT_MASK + 1))
                return !state.exists(id) || state.isIn(id, Zone.GRAVEYARD);
        }
        return false;
    }

    /// CR 205.3h: only enchantments are Sagas.
    public static boolean isSaga(Characteristics traits) {
        return traits.is(CardType.ENCHANTMENT) && traits.hasSubtype("Saga");
    }

    /// CR 701.54e.
    public static boolean isRingBearer(GameState state, int id) {
        return state.isOnBattlefield(id) && state.player(state.controller(id), PlayerTable.RING_BEARER) == id + 1;
    }
}
