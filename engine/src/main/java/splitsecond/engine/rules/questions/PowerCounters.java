package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Counters;

/// CR 122.1a-b, 613.4c: counters that change power and toughness, and counters that give keywords.
final class PowerCounters {

    private PowerCounters() {}

    /// @param known what was computed the last time, used again if nothing about it has changed; or null
    static Characteristics applied(Characteristics base, Counters counters, @Nullable Characteristics known) {
        if (counters == Counters.NONE) return base;
        int power = base.power;
        int toughness = base.toughness;
        for (int i = 0; i < counters.size(); i++) {
            String kind = counters.kind(i);
            char sign = kind.charAt(0);
            if (sign != '+' && sign != '-') continue;
            int count = counters.count(i);
            int slash = kind.indexOf('/');
            if (slash < 0) continue;
            power += count * value(kind, 0, slash);
            toughness += count * value(kind, slash + 1, kind.length());
        }
        if (power == base.power && toughness == base.toughness) return base;
        if (known != null && known.power == power && known.toughness == toughness && isVariant(known, base))
            return known;
        return base.withPowerToughness(power, toughness);
    }

    private static boolean isVariant(Characteristics one, Characteristics other) {
        return one.abilities == other.abilities
                && one.subtypes == other.subtypes
                && one.rules == other.rules
                && one.keywords.equals(other.keywords)
                && one.types == other.types
                && one.supertypes == other.supertypes
                && one.colors == other.colors
                && one.allCreatureTypes == other.allCreatureTypes
                && one.manaCost == other.manaCost
                && one.name.equals(other.name);
    }

    /// "+1" or "-0", from one place in the text to another.
    private static int value(String kind, int from, int to) {
        int value = 0;
        boolean negative = false;
        for (int i = from; i < to; i++) {
            char c = kind.charAt(i);
            if (c == '-') negative = true;
            else if (c >= '0' && c <= '9') value = value * 10 + c - '0';
        }
        return negative ? -value : value;
    }

    /// The keywords that counters give.
    static Keywords keywords(Counters counters) {
        Keywords keywords = Keywords.NONE;
        for (int i = 0; i < counters.size(); i++) {
            var given = switch (counters.kind(i)) {
                case "flying" -> Keyword.FLYING;
                case "first strike" -> Keyword.FIRST_STRIKE;
                case "double strike" -> Keyword.DOUBLE_STRIKE;
                case "deathtouch" -> Keyword.DEATHTOUCH;
                case "haste" -> Keyword.HASTE;
                case "hexproof" -> Keyword.HEXPROOF;
                case "indestructible" -> Keyword.INDESTRUCTIBLE;
                case "lifelink" -> Keyword.LIFELINK;
                case "menace" -> Keyword.MENACE;
                case "reach" -> Keyword.REACH;
                case "shadow" -> Keyword.SHADOW;
                case "trample" -> Keyword.TRAMPLE;
                case "vigilance" -> Keyword.VIGILANCE;
                default -> null;
            };
            if (given != null) keywords = keywords.with(given);
        }
        return keywords;
    }
}
