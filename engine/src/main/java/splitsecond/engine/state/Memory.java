package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastLater;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// What is remembered of an object beyond its characteristics: how it was cast, what was chosen for it, what it put
/// aside. Never changed: a change makes another.
///
/// @param x the X it was cast with
/// @param paid what it was cast for
/// @param paidWith ids of what was sacrificed, discarded and so on to cast it
/// @param castFrom ordinal of the zone it was cast from, or -1 if it was not cast
/// @param castLater why it may be cast from exile, or null
/// @param color the chosen color's ordinal, or -1
/// @param word the chosen creature type, card name or word
/// @param player the chosen player, or -1
/// @param number the chosen number
/// @param aside ids of cards put aside (exiled with it); of the copy of a prepare spell, the permanent it belongs to
/// @param manaSpent what mana was spent on it, see `ManaSpent`
/// @param manaOrigins where that came from, see `ManaOrigins`
/// @param noted the mana that its ability has noted, see `ManaSpent`
/// @param spent which of its abilities can't be activated again, a set of bits
/// @param merged what it is made of if it is more than one card, or null
public record Memory(
        int x,
        PaidCosts paid,
        int[] paidWith,
        int castFrom,
        @Nullable CastLater castLater,
        int color,
        @Nullable String word,
        int player,
        int number,
        int[] aside,
        long manaSpent,
        long manaOrigins,
        long noted,
        int spent,
        @Nullable Merged merged)
        implements Part {

    private static final int[] NOTHING = {};

    public static final Memory BLANK =
            new Memory(0, PaidCosts.NONE, NOTHING, -1, null, -1, null, -1, 0, NOTHING, 0, 0, 0, 0, null);

    /// Of a spell that was cast and of the permanent it becomes, with what was exiled to pay for it.
    public static Memory cast(
            int x, PaidCosts paid, int[] paidWith, int castFrom, long manaSpent, long manaOrigins, Memory before) {
        return new Memory(
                x, paid, paidWith, castFrom, null, -1, null, -1, 0, before.aside, manaSpent, manaOrigins, 0, 0, null);
    }

    /// Of a card in exile that may be cast from there.
    public static Memory of(CastLater why) {
        return new Memory(0, PaidCosts.NONE, NOTHING, -1, why, -1, null, -1, 0, NOTHING, 0, 0, 0, 0, null);
    }

    public Memory withColor(int chosen) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                chosen,
                word,
                player,
                number,
                aside,
                manaSpent,
                manaOrigins,
                noted,
                spent,
                merged);
    }

    public Memory withWord(String chosen) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                chosen,
                player,
                number,
                aside,
                manaSpent,
                manaOrigins,
                noted,
                spent,
                merged);
    }

    public Memory withPlayer(int chosen) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                word,
                chosen,
                number,
                aside,
                manaSpent,
                manaOrigins,
                noted,
                spent,
                merged);
    }

    public Memory withNumber(int chosen) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                word,
                player,
                chosen,
                aside,
                manaSpent,
                manaOrigins,
                noted,
                spent,
                merged);
    }

    public Memory withAside(int id) {
        int[] more = java.util.Arrays.copyOf(aside, aside.length + 1);
        more[aside.length] = id;
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                word,
                player,
                number,
                more,
                manaSpent,
                manaOrigins,
                noted,
                spent,
                merged);
    }

    public Memory withSpent(int ability) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                word,
                player,
                number,
                aside,
                manaSpent,
                manaOrigins,
                noted,
                spent | 1 << ability,
                merged);
    }

    public Memory withNoted(long mana) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                word,
                player,
                number,
                aside,
                manaSpent,
                manaOrigins,
                mana,
                spent,
                merged);
    }

    public Memory withMerged(Merged parts) {
        return new Memory(
                x,
                paid,
                paidWith,
                castFrom,
                castLater,
                color,
                word,
                player,
                number,
                aside,
                manaSpent,
                manaOrigins,
                noted,
                spent,
                parts);
    }

    @Override
    public void fields(Fields fields) {
        fields.number(x);
        fields.part(paid);
        fields.numbers(paidWith);
        fields.number(castFrom);
        fields.value(castLater);
        fields.number(color);
        fields.value(word);
        fields.number(player);
        fields.number(number);
        fields.numbers(aside);
        fields.number(manaSpent);
        fields.number(manaOrigins);
        fields.number(noted);
        fields.number(spent);
        fields.part(merged);
    }
}
