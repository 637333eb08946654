package splitsecond.engine.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastLater;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// What is remembered of an object beyond its characteristics: how it was cast, what was chosen for it, what it put
/// aside. Never changed: a change makes another.
///
/// @param aside ids of cards put aside (exiled with it); of the copy of a prepare spell, the permanent it belongs to
/// @param noted the mana that its ability has noted, see `ManaSpent`
/// @param spent which of its abilities can't be activated again, a set of bits
/// @param merged what it is made of if it is more than one card, or null
public record Memory(
        Cast cast,
        Chosen chosen,
        int[] aside,
        long noted,
        int spent,
        @Nullable Merged merged) implements Part {

    /// How it was cast.
    ///
    /// @param paid what it was cast for
    /// @param paidWith ids of what was sacrificed, discarded and so on to cast it
    /// @param from ordinal of the zone it was cast from, or -1 if it was not cast
    /// @param later why it may be cast from exile, or null
    /// @param manaSpent what mana was spent on it, see `ManaSpent`
    /// @param manaOrigins where that came from, see `ManaOrigins`
    public record Cast(
            int x,
            PaidCosts paid,
            int[] paidWith,
            int from,
            @Nullable CastLater later,
            long manaSpent,
            long manaOrigins) {}

    /// What was chosen for it.
    ///
    /// @param color the color's ordinal, or -1
    /// @param word the creature type, card name or word
    /// @param player the player, or -1
    public record Chosen(int color, @Nullable String word, int player, int number) {}

    private static final int[] NOTHING = {};
    private static final Cast NOT_CAST = new Cast(0, PaidCosts.NONE, NOTHING, -1, null, 0, 0);
    private static final Chosen NOTHING_CHOSEN = new Chosen(-1, null, -1, 0);

    public static final Memory BLANK = new Memory(NOT_CAST, NOTHING_CHOSEN, NOTHING, 0, 0, null);

    /// Of a spell that was cast and of the permanent it becomes, with what was exiled to pay for it.
    public static Memory cast(
            int x, PaidCosts paid, int[] paidWith, int from, long manaSpent, long manaOrigins, Memory before) {
        var cast = new Cast(x, paid, paidWith, from, null, manaSpent, manaOrigins);
        return new Memory(cast, NOTHING_CHOSEN, before.aside, 0, 0, null);
    }

    /// Of a card in exile that may be cast from there.
    public static Memory of(CastLater why) {
        return BLANK.with(new Cast(0, PaidCosts.NONE, NOTHING, -1, why, 0, 0));
    }

    public int x() {
        return cast.x;
    }

    public PaidCosts paid() {
        return cast.paid;
    }

    public int[] paidWith() {
        return cast.paidWith;
    }

    public int castFrom() {
        return cast.from;
    }

    public @Nullable CastLater castLater() {
        return cast.later;
    }

    public long manaSpent() {
        return cast.manaSpent;
    }

    public long manaOrigins() {
        return cast.manaOrigins;
    }

    public int color() {
        return chosen.color;
    }

    public @Nullable String word() {
        return chosen.word;
    }

    public int player() {
        return chosen.player;
    }

    public int number() {
        return chosen.number;
    }

    private Memory with(Cast other) {
        return new Memory(other, chosen, aside, noted, spent, merged);
    }

    private Memory with(Chosen other) {
        return new Memory(cast, other, aside, noted, spent, merged);
    }

    public Memory withColor(int color) {
        return with(new Chosen(color, chosen.word, chosen.player, chosen.number));
    }

    public Memory withWord(String word) {
        return with(new Chosen(chosen.color, word, chosen.player, chosen.number));
    }

    public Memory withPlayer(int player) {
        return with(new Chosen(chosen.color, chosen.word, player, chosen.number));
    }

    public Memory withNumber(int number) {
        return with(new Chosen(chosen.color, chosen.word, chosen.player, number));
    }

    public Memory withAside(int id) {
        int[] more = Arrays.copyOf(aside, aside.length + 1);
        more[aside.length] = id;
        return new Memory(cast, chosen, more, noted, spent, merged);
    }

    public Memory withSpent(int ability) {
        return new Memory(cast, chosen, aside, noted, spent | 1 << ability, merged);
    }

    public Memory withNoted(long mana) {
        return new Memory(cast, chosen, aside, mana, spent, merged);
    }

    public Memory withMerged(Merged parts) {
        return new Memory(cast, chosen, aside, noted, spent, parts);
    }

    @Override
    public void fields(Fields fields) {
        fields.number(cast.x);
        fields.part(cast.paid);
        fields.numbers(cast.paidWith);
        fields.number(cast.from);
        fields.value(cast.later);
        fields.number(chosen.color);
        fields.value(chosen.word);
        fields.number(chosen.player);
        fields.number(chosen.number);
        fields.numbers(aside);
        fields.number(cast.manaSpent);
        fields.number(cast.manaOrigins);
        fields.number(noted);
        fields.number(spent);
        fields.part(merged);
    }
}
