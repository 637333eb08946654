package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.Subtypes;

/// CR 109.3: characteristics that are compared: as numbers, or by what objects share.
public final class ComparedCharacteristics {

    private ComparedCharacteristics() {}

    public static int of(GameState state, Characteristic what, int id) {
        if (!GameState.isObject(id)) return 0;
        return switch (what) {
            case POWER -> isNoncreaturePermanent(state, id) ? 0 : Layers.of(state, id).power;
            case TOUGHNESS -> isNoncreaturePermanent(state, id) ? 0 : Layers.of(state, id).toughness;
            case BASE_POWER -> Layers.of(state, id).basePower;
            case BASE_TOUGHNESS -> Layers.of(state, id).baseToughness;
            case TOTAL_POWER_AND_TOUGHNESS -> Layers.of(state, id).power + Layers.of(state, id).toughness;
            case MANA_VALUE -> manaValue(state, id);
            case LOYALTY -> state.counters(id).of(CounterKind.LOYALTY);
            case COLOR -> Integer.bitCount(Layers.of(state, id).colors);
            case CARD_TYPE -> Integer.bitCount(Layers.of(state, id).types);
            case CREATURE_TYPE, LAND_TYPE -> {
                int count = 0;
                for (String subtype : Layers.of(state, id).subtypes) if (isOf(what, subtype)) count++;
                yield count;
            }
            case NAME -> 1;
        };
    }

    /// CR 208.3: a noncreature permanent has no power or toughness, even if some are printed on it.
    private static boolean isNoncreaturePermanent(GameState state, int id) {
        if (Layers.of(state, id).isCreature()) return false;
        if (state.exists(id)) return state.isIn(id, Zone.BATTLEFIELD);
        var last = state.lastKnown(id);
        return last != null && last.zone() == Zone.BATTLEFIELD;
    }

    private static boolean isOf(Characteristic what, String subtype) {
        return what == Characteristic.LAND_TYPE ? Subtypes.isLandType(subtype) : Subtypes.isCreatureType(subtype);
    }

    /// CR 202.3: with X as it was chosen while it is, or last was, on the stack; a back face has its front's.
    static int manaValue(GameState state, int id) {
        var traits = Layers.of(state, id);
        if (traits.manaCost == null) {
            var blueprint = state.blueprint(id);
            return blueprint.card.layout() == CardDefinition.Layout.TRANSFORM
                            && state.lastFace(id) > 0
                            && !state.is(id, ObjectFlags.FACE_DOWN)
                    ? blueprint.front().manaValue()
                    : 0;
        }
        int value = traits.manaCost.manaValue();
        if (traits.manaCost.xs() > 0) {
            var item = state.lastItem(id);
            if (item != null) value += traits.manaCost.xs() * item.x;
        }
        return value;
    }

    static boolean isExtreme(GameState state, Filter.Extreme filter, int id, Context context) {
        int own = of(state, filter.what(), id);
        var among = new IntList();
        Filters.find(state, filter.among(), context, among);
        for (int i = 0; i < among.size(); i++) {
            int other = of(state, filter.what(), among.get(i));
            if (filter.greatest() ? other > own : other < own) return false;
        }
        return true;
    }

    static boolean shares(GameState state, Filter.Shares filter, int id, Context context) {
        var others = new IntList();
        References.find(state, filter.with(), context, others);
        var own = Layers.of(state, id);
        for (int i = 0; i < others.size(); i++) {
            int other = others.get(i);
            if (GameState.isObject(other) && shares(state, filter.what(), own, id, Layers.of(state, other), other))
                return true;
        }
        return false;
    }

    static boolean share(GameState state, Characteristic what, int one, int other) {
        return shares(state, what, Layers.of(state, one), one, Layers.of(state, other), other);
    }

    /// The most of those that have one color, type, name or number in common.
    static int alike(GameState state, Characteristic what, IntList those) {
        int most = 0;
        for (int i = 0; i < those.size(); i++) {
            var own = Layers.of(state, those.get(i));
            int kinds = switch (what) {
                case COLOR -> own.colors;
                case CARD_TYPE -> own.types;
                case CREATURE_TYPE, LAND_TYPE -> (1 << own.subtypes.length) - 1;
                case NAME,
                        POWER,
                        TOUGHNESS,
                        BASE_POWER,
                        BASE_TOUGHNESS,
                        TOTAL_POWER_AND_TOUGHNESS,
                        MANA_VALUE,
                        LOYALTY -> 1;
            };
            for (; kinds != 0; kinds &= kinds - 1) {
                int kind = Integer.numberOfTrailingZeros(kinds);
                int count = 0;
                for (int k = 0; k < those.size(); k++)
                    if (isAlike(state, what, kind, those.get(i), those.get(k))) count++;
                most = Math.max(most, count);
            }
        }
        return most;
    }

    private static boolean isAlike(GameState state, Characteristic what, int kind, int one, int other) {
        return switch (what) {
            case COLOR -> (Layers.of(state, other).colors & 1 << kind) != 0;
            case CARD_TYPE -> (Layers.of(state, other).types & 1 << kind) != 0;
            case CREATURE_TYPE, LAND_TYPE -> {
                String subtype = Layers.of(state, one).subtypes[kind];
                yield isOf(what, subtype) && Layers.of(state, other).hasSubtype(subtype);
            }
            case NAME, POWER, TOUGHNESS, BASE_POWER, BASE_TOUGHNESS, TOTAL_POWER_AND_TOUGHNESS, MANA_VALUE, LOYALTY ->
                one == other || share(state, what, one, other);
        };
    }

    private static boolean shares(
            GameState state, Characteristic what, Characteristics one, int id, Characteristics two, int otherId) {
        return switch (what) {
            case NAME -> !one.name.isEmpty() && one.name.equals(two.name);
            case COLOR -> (one.colors & two.colors) != 0;
            case CARD_TYPE -> (one.types & two.types) != 0;
            case CREATURE_TYPE ->
                sharesSubtype(what, one, two)
                        || sharesSubtype(what, two, one)
                        || (one.allCreatureTypes && two.allCreatureTypes);
            case LAND_TYPE -> sharesSubtype(what, one, two);
            case POWER, TOUGHNESS, BASE_POWER, BASE_TOUGHNESS, TOTAL_POWER_AND_TOUGHNESS, MANA_VALUE, LOYALTY ->
                of(state, what, id) == of(state, what, otherId);
        };
    }

    private static boolean sharesSubtype(Characteristic what, Characteristics one, Characteristics two) {
        for (String subtype : one.subtypes) if (isOf(what, subtype) && two.hasSubtype(subtype)) return true;
        return false;
    }
}
