package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.Subtypes;

/// CR 509.1b: whether a creature could block an attacker, as far as the two of them are concerned.
public final class Evasion {

    private static final Keywords EVASIVE = Keywords.of(
            Keyword.FLYING, Keyword.SHADOW, Keyword.HORSEMANSHIP, Keyword.FEAR, Keyword.INTIMIDATE, Keyword.SKULK);
    static final Keyword[] LANDWALKS = {
        Keyword.PLAINSWALK, Keyword.ISLANDWALK, Keyword.SWAMPWALK, Keyword.MOUNTAINWALK, Keyword.FORESTWALK
    };

    private Evasion() {}

    /// CR 509.1a: whether the creature could block at all.
    public static boolean isAble(GameState state, int blocker) {
        if (!state.isOnBattlefield(blocker) || state.is(blocker, ObjectFlags.TAPPED)) return false;
        var traits = Layers.of(state, blocker);
        if (!traits.isCreature() || traits.is(CardType.BATTLE)) return false;
        for (var rule : traits.rules)
            if (rule instanceof Rule.CantBlock(var attacker) && attacker == null) return false;
        return true;
    }

    /// Whether nothing can block the attacker: by its own rules, or because of the lands of the defending player.
    public static boolean isUnblockable(GameState state, int attacker, int defendingPlayer) {
        var traits = Layers.of(state, attacker);
        for (var rule : traits.rules) if (rule instanceof Rule.CantBeBlocked(var by) && by == null) return true;
        return walks(state, attacker, traits, defendingPlayer);
    }

    /// CR 702.14.
    private static boolean isBlockedDespite(Characteristics traits, Keyword landwalk) {
        for (var rule : traits.rules)
            if (rule instanceof Rule.BlockedDespite(var despite) && despite == landwalk) return true;
        return false;
    }

    private static boolean walks(GameState state, int attacker, Characteristics traits, int defendingPlayer) {
        for (int i = 0; i < LANDWALKS.length; i++)
            if (traits.has(LANDWALKS[i])
                    && controlsLand(state, defendingPlayer, Subtypes.BASIC_LAND_TYPES.get(i))
                    && !isBlockedDespite(traits, LANDWALKS[i])) return true;
        for (var ability : traits.abilities)
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Landwalk walk)
                    && controlsLand(
                            state, defendingPlayer, walk.land(), Context.of(attacker, state.controller(attacker))))
                return true;
        return false;
    }

    private static boolean controlsLand(GameState state, int player, String type) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != player || !state.isOnBattlefield(id)) continue;
            var traits = Layers.of(state, id);
            if (traits.isLand() && traits.hasSubtype(type)) return true;
        }
        return false;
    }

    private static boolean controlsLand(GameState state, int player, Filter land, Context context) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) == player
                    && state.isOnBattlefield(id)
                    && Layers.of(state, id).isLand()
                    && Filters.matches(state, land, id, context)) return true;
        }
        return false;
    }

    /// Both are able as such; what stands between these two.
    public static boolean mayBlock(GameState state, int blocker, int attacker) {
        var blocking = Layers.of(state, blocker);
        var attacking = Layers.of(state, attacker);
        if ((attacking.keywords.hasAny(EVASIVE) || blocking.keywords.hasAny(EVASIVE)) && evades(attacking, blocking))
            return false;
        if (blocking.rules.length > 0 && !allowsBlocking(state, blocker, blocking, attacker)) return false;
        if (attacking.rules.length > 0 && !allowsBeingBlocked(state, attacker, attacking, blocker)) return false;
        return !Protecting.from(state, attacker, blocker);
    }

    private static boolean evades(Characteristics attacking, Characteristics blocking) {
        // CR 702.28b works in both directions.
        if (attacking.has(Keyword.SHADOW) != blocking.has(Keyword.SHADOW)) return true;
        if (attacking.has(Keyword.HORSEMANSHIP) && !blocking.has(Keyword.HORSEMANSHIP)) return true;
        if (attacking.has(Keyword.FLYING)
                && !blocking.has(Keyword.FLYING)
                && !blocking.has(Keyword.REACH)
                && !blocking.hasRule(Rule.Kind.BLOCKS_AS_THOUGH_REACH)) return true;
        boolean artifact = blocking.is(CardType.ARTIFACT);
        if (attacking.has(Keyword.FEAR) && !artifact && (blocking.colors & Color.BLACK.bit()) == 0) return true;
        if (attacking.has(Keyword.INTIMIDATE) && !artifact && (blocking.colors & attacking.colors) == 0) return true;
        return attacking.has(Keyword.SKULK) && blocking.power > attacking.power;
    }

    private static boolean allowsBlocking(GameState state, int blocker, Characteristics blocking, int attacker) {
        var context = Context.of(blocker, state.controller(blocker));
        for (var rule : blocking.rules) {
            if (rule instanceof Rule.CantBlock(var those)
                    && those != null
                    && Filters.matches(state, those, attacker, context)) return false;
            if (rule instanceof Rule.CanBlockOnly(var those) && !Filters.matches(state, those, attacker, context))
                return false;
        }
        return true;
    }

    private static boolean allowsBeingBlocked(GameState state, int attacker, Characteristics attacking, int blocker) {
        var context = Context.of(attacker, state.controller(attacker));
        for (var rule : attacking.rules) {
            if (rule instanceof Rule.CantBeBlocked(var by)
                    && by != null
                    && Filters.matches(state, by, blocker, context)) return false;
            if (rule instanceof Rule.CantBeBlockedExceptBy(var by) && !Filters.matches(state, by, blocker, context))
                return false;
        }
        return true;
    }

    public static int minimumBlockers(GameState state, int attacker) {
        var traits = Layers.of(state, attacker);
        int least = traits.has(Keyword.MENACE) ? 2 : 1;
        for (var rule : traits.rules)
            if (rule instanceof Rule.MinimumBlockers(int count)) least = Math.max(least, count);
        return least;
    }

    public static int maximumBlockers(GameState state, int attacker) {
        int most = Integer.MAX_VALUE;
        for (var rule : Layers.of(state, attacker).rules)
            if (rule instanceof Rule.MaximumBlockers(int count)) most = Math.min(most, count);
        return most;
    }

    /// How many attackers the creature may block.
    public static int capacity(GameState state, int blocker) {
        int capacity = 1;
        for (var rule : Layers.of(state, blocker).rules) {
            if (!(rule instanceof Rule.CanBlockAdditional(int count))) continue;
            if (count < 0) return Integer.MAX_VALUE;
            capacity += count;
        }
        return capacity;
    }
}
