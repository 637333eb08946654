package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.mana.Payment;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 601.2h: which of several payments leaves the more useful mana: the one after which most of the other cards in
/// hand could
/// still be cast.
final class SparingPayment {

    private static final int COLORS = 5;

    private SparingPayment() {}

    /// Plans a payment that spares, where it can, a color that the hand still needs. The plan's entries are those of
    /// `available`.
    static boolean plan(GameState state, int player, ManaCost printed, int spell, AvailableMana available) {
        var cost = state.isIn(spell, Zone.STACK) ? wished(state, printed, spell, available) : printed;
        if (!available.plan(cost)) return false;
        if (available.sources.areAlike()) return true;
        int needed = state.desk().spared();
        if (needed != 0) {
            spare(state, player, available, cost, needed);
            return true;
        }
        // Who pays with nearly all they have could cast nothing more anyhow.
        int wanted = affordable(state, player, spell, available);
        if (wanted == 0) return true;
        int best = castableAfter(state, player, spell, available);
        if (best >= wanted) return true;
        int spare = -1;
        var tried = state.desk().borrowMana();
        for (int color = 0; color < COLORS && best < wanted; color++) {
            if (!spare(state, player, available, 1 << color, tried) || !tried.plan(cost)) continue;
            int castable = castableAfter(state, player, spell, tried);
            if (castable > best) {
                best = castable;
                spare = 1 << color;
            }
        }
        if (spare >= 0 && spare(state, player, available, spare, tried))
            tried.sources.plan(cost, tried.life(), Payment.Phyrexian.LIFE_LAST, available.plan);
        state.desk().giveBack(tried);
        return true;
    }

    /// The cost where the generic part is to be paid with what the spell gains by, as far as that can be.
    private static ManaCost wished(GameState state, ManaCost cost, int spell, AvailableMana available) {
        var wishes = state.blueprint(spell).rules[state.face(spell)].wishes();
        var best = cost;
        for (int i = 0; i < wishes.size(); i++) {
            var wish = wishes.get(i).symbols();
            var symbols = new ArrayList<>(best.symbols());
            int missing = wish.size();
            for (int s = 0; s < best.symbols().size(); s++)
                if (best.symbols().get(s).equals(wish.getFirst())) missing--;
            for (int n = 0; n < missing; n++) symbols.add(wish.getFirst());
            if (missing <= 0 || missing > best.generic()) continue;
            var tried = new ManaCost(best.generic() - missing, 0, symbols);
            if (available.plan(tried)) best = tried;
        }
        return best;
    }

    /// Plans a payment that uses what makes some colors last.
    private static void spare(GameState state, int player, AvailableMana available, ManaCost cost, int colors) {
        var tried = state.desk().borrowMana();
        if (spare(state, player, available, colors, tried))
            tried.sources.plan(cost, tried.life(), Payment.Phyrexian.LIFE_LAST, available.plan);
        state.desk().giveBack(tried);
    }

    /// The same sources, but those of some colors are used last among their like; false if none makes those.
    private static boolean spare(
            GameState state, int player, AvailableMana available, int colors, AvailableMana sparing) {
        boolean any = false;
        addPool(state, player, available, sparing.clear());
        sparing.setLife(available.life());
        for (int entry = 0; entry < available.size(); entry++) {
            var source = available.sources.source(entry);
            boolean makes = makes(source, colors);
            any |= makes;
            sparing.add(available.sources.id(entry), makes ? source.moreReluctant() : source, available.ability(entry));
        }
        return any;
    }

    /// Mana that stands among the sources is not counted again.
    private static void addPool(GameState state, int player, AvailableMana available, AvailableMana sparing) {
        if (ManaSupply.holdsPool(available)) return;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            int amount = ManaSupply.plainMana(state, player, type);
            if (amount > 0) sparing.sources.addPool(type % ManaSource.TYPES, type >= ManaSource.TYPES, amount);
        }
    }

    private static boolean makes(ManaSource source, int colors) {
        for (int output = 0; output < source.outputs(); output++)
            for (int color = 0; color < COLORS; color++)
                if ((colors >>> color & 1) != 0 && source.amount(output, color) > 0) return true;
        return false;
    }

    /// How many other cards in hand could be cast, each by itself, with what is left.
    private static int castableAfter(GameState state, int player, int spell, AvailableMana available) {
        var left = state.desk().mana().clear();
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            int amount = available.plan.remaining(type);
            if (amount > 0) left.sources.addPool(type % ManaSource.TYPES, type >= ManaSource.TYPES, amount);
        }
        for (int entry = 0; entry < available.size(); entry++) {
            if (!isUsed(available, available.sources.id(entry)))
                left.add(available.sources.id(entry), available.sources.source(entry), available.ability(entry));
        }
        int castable = 0;
        var hand = state.hand(player);
        for (int i = 0; i < hand.size(); i++) {
            var mana = state.printed(hand.get(i)).manaCost;
            if (mana != null && hand.get(i) != spell && left.sources.canPay(mana.withX(0), 0)) castable++;
        }
        return castable;
    }

    private static boolean isUsed(AvailableMana available, int id) {
        for (int step = 0; step < available.plan.steps(); step++)
            if (available.sources.id(available.plan.entry(step)) == id) return true;
        return false;
    }

    /// How many could be cast if all that is left were of every color.
    private static int affordable(GameState state, int player, int spell, AvailableMana available) {
        int left = 0;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) left += available.plan.remaining(type);
        int last = GameState.NONE;
        for (int entry = 0; entry < available.size(); entry++) {
            int id = available.sources.id(entry);
            if (id == last || isUsed(available, id)) continue;
            last = id;
            left += size(available.sources.source(entry));
        }
        int affordable = 0;
        var hand = state.hand(player);
        for (int i = 0; i < hand.size(); i++) {
            var mana = state.printed(hand.get(i)).manaCost;
            if (mana != null && hand.get(i) != spell && mana.withX(0).manaValue() <= left) affordable++;
        }
        return affordable;
    }

    private static int size(ManaSource source) {
        int size = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) size += source.amount(0, type);
        return size;
    }
}
