package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;

/// CR 615.7, 701.19: prevents the next damage, or the next destruction. Used up or gone at end of turn; a change
/// makes another.
///
/// @param protectedId the object or player, or -1 when `to` describes what is protected
/// @param amount how much damage it still prevents; less than zero for all, or all but some
/// @param from whose damage, or null for any
/// @param effect the number of the effect that made it, by which others speak of it
/// @param once whether it is for the next time, however much is dealt then
/// @param spent whether that time is now: it is gone when all that is dealt together has been
/// @param instead who or what is dealt the damage instead, or -1 if it is prevented
public record Shield(
        Kind kind,
        int protectedId,
        int source,
        int controller,
        @Nullable Filter from,
        @Nullable Filter to,
        int amount,
        DamageKind damage,
        int fromId,
        boolean once,
        boolean spent,
        int instead,
        int effect) {

    /// How much damage a shield against all of it lets through, as an amount: "all but 1 of that damage".
    public static int allBut(int spared) {
        return -1 - spared;
    }

    public int spared() {
        return amount < 0 ? -1 - amount : 0;
    }

    /// The same against damage from another object.
    public Shield against(int other) {
        return with(amount, other, spent);
    }

    public Shield lessened(int by) {
        return with(amount - by, fromId, spent);
    }

    public Shield usedNow() {
        return with(amount, fromId, true);
    }

    private Shield with(int left, int against, boolean now) {
        return new Shield(
                kind, protectedId, source, controller, from, to, left, damage, against, once, now, instead, effect);
    }

    public enum Kind {
        PREVENT,
        REGENERATE
    }
}
