package splitsecond.engine.ability;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.Keyword;

/// CR 122.1: a kind of counter and what the rules make of it. The rules know no kind but those in the table here; all
/// others mean only what cards say of them.
///
/// @param power what one adds to power
/// @param keyword the keyword that one gives, or null
/// @param hostPower what one on an Equipment adds to the power of the equipped creature
/// @param harmful whether who has them would rather have fewer
public record CounterKind(
        String name,
        int power,
        int toughness,
        int hostPower,
        @Nullable Keyword keyword,
        @Nullable Guard guard,
        boolean harmful) {

    /// CR 122.1c, 122.1d, 122.1h: what a counter keeps from happening to the permanent it is on.
    public enum Guard {
        /// Instead of being destroyed by an effect or dealt damage, it loses the counter.
        DESTRUCTION_AND_DAMAGE,
        /// Instead of becoming untapped, it loses the counter.
        UNTAPPING,
        /// Instead of being put into a graveyard it is exiled.
        GRAVEYARD
    }

    /// A kind is known by its name. Said here, because what Java makes of a record is much slower.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof CounterKind that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    private static final Map<String, CounterKind> TABLE = table();

    public static final CounterKind P1P1 = named("+1/+1");
    public static final CounterKind M1M1 = named("-1/-1");
    public static final CounterKind LOYALTY = named("loyalty");
    public static final CounterKind DEFENSE = named("defense");
    public static final CounterKind LORE = named("lore");
    public static final CounterKind TIME = named("time");
    public static final CounterKind LEVEL = named("level");
    public static final CounterKind CHARGE = named("charge");
    public static final CounterKind ENERGY = named("energy");
    public static final CounterKind POISON = named("poison");

    private static Map<String, CounterKind> table() {
        var kinds = new ArrayList<>(List.of(
                power("+1/+1"),
                power("-1/-1"),
                plain("loyalty"),
                plain("defense"),
                plain("lore"),
                plain("time"),
                plain("level"),
                plain("charge"),
                plain("energy"),
                new CounterKind("poison", 0, 0, 0, null, null, true),
                new CounterKind("shield", 0, 0, 0, null, Guard.DESTRUCTION_AND_DAMAGE, false),
                new CounterKind("stun", 0, 0, 0, null, Guard.UNTAPPING, true),
                new CounterKind("finality", 0, 0, 0, null, Guard.GRAVEYARD, true),
                new CounterKind("hone", 0, 0, 1, null, null, false)));
        // CR 122.1b.
        for (var keyword : List.of(
                Keyword.FLYING,
                Keyword.FIRST_STRIKE,
                Keyword.DOUBLE_STRIKE,
                Keyword.DEATHTOUCH,
                Keyword.DECAYED,
                Keyword.EXALTED,
                Keyword.HASTE,
                Keyword.HEXPROOF,
                Keyword.INDESTRUCTIBLE,
                Keyword.LIFELINK,
                Keyword.MENACE,
                Keyword.REACH,
                Keyword.SHADOW,
                Keyword.TRAMPLE,
                Keyword.VIGILANCE))
            kinds.add(new CounterKind(keyword.word(), 0, 0, 0, keyword, null, keyword == Keyword.DECAYED));
        var table = new HashMap<String, CounterKind>();
        for (var kind : kinds) table.put(kind.name, kind);
        return Map.copyOf(table);
    }

    private static CounterKind plain(String name) {
        return new CounterKind(name, 0, 0, 0, null, null, false);
    }

    public static CounterKind named(String name) {
        var known = TABLE.get(name);
        if (known != null) return known;
        return isPower(name) ? power(name) : plain(name);
    }

    /// CR 122.1a: "+1/+1", "-0/-2".
    public static boolean isPower(String name) {
        return name.length() == 5
                && isChange(name.charAt(0), name.charAt(1))
                && name.charAt(2) == '/'
                && isChange(name.charAt(3), name.charAt(4));
    }

    private static boolean isChange(char sign, char digit) {
        return (sign == '+' || sign == '-') && digit >= '0' && digit <= '9';
    }

    private static CounterKind power(String name) {
        int power = Integer.parseInt(name, 0, 2, 10);
        int toughness = Integer.parseInt(name, 3, 5, 10);
        return new CounterKind(name, power, toughness, 0, null, null, power < 0 || toughness < 0);
    }

    @Override
    public String toString() {
        return name;
    }
}
