package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.CardType;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaOrigins;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.MarkedMana;
import splitsecond.engine.state.PlayerTable;

/// CR 106.4, 106.6: mana of which a pool keeps more than its type.
public final class Marking {

    private static final int MOST_MARKED = 1_000;

    private Marking() {}

    /// CR 106.3: what kinds of source that is, a set of bits of `ManaOrigins.Kind`; none where nobody asks.
    public static int kinds(GameState state, int source) {
        if (!isAsked(state)) return 0;
        var traits = Layers.of(state, source);
        int kinds = 0;
        if (traits.hasSubtype("Treasure")) kinds |= ManaOrigins.Kind.TREASURE.bit();
        if (traits.isCreature()) kinds |= ManaOrigins.Kind.CREATURE.bit();
        if (traits.is(CardType.ARTIFACT)) kinds |= ManaOrigins.Kind.ARTIFACT.bit();
        if (traits.hasSubtype("Cave")) kinds |= ManaOrigins.Kind.CAVE.bit();
        if (traits.hasSubtype("Desert")) kinds |= ManaOrigins.Kind.DESERT.bit();
        return kinds;
    }

    /// Whether some card of the game asks where mana came from.
    public static boolean isAsked(GameState state) {
        return (state.history.remembered & GameEvent.Kind.SPENT_MANA) != 0;
    }

    /// @param terms what is said of the mana, or null
    public static void add(
            GameState state, int player, int type, int amount, int source, int kinds, @Nullable ManaTerms terms) {
        int marked = Math.clamp(MOST_MARKED - state.marked(player).length, 0, amount);
        for (int i = 0; i < marked; i++) state.addMarked(player, new MarkedMana(type, source, kinds, terms));
        // Of more nobody asks where it came from; but what is bound to terms cannot be made without them.
        if (terms == null) state.addMana(player, type, amount - marked);
    }

    /// Takes mana without terms out of a pool.
    public static void take(GameState state, int player, int type, int amount) {
        state.addMana(player, type, -amount);
        int left = amount;
        for (var mana : state.marked(player))
            if (mana.type() == type && mana.terms() == null && left-- > 0) state.unmark(player, mana);
    }

    /// CR 106.4, 500.5: the step is over; what lasts stays, and what an effect keeps, perhaps as other mana.
    public static void empty(GameState state, int player, boolean endOfCombat, boolean endOfTurn) {
        var marked = state.marked(player);
        int kept = 0;
        int becomes = -1;
        for (var entry : state.caches.statics.entries) {
            if (entry.controller() != player || !(entry.effect() instanceof StaticEffect.UnspentMana unspent)) continue;
            if (unspent.becomes() < 0) kept |= unspent.mana();
            else becomes = unspent.becomes();
        }
        int other = 0;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            if ((kept >> type % ManaSource.TYPES & 1) != 0) continue;
            int lost = state.mana(player, type);
            for (var mana : marked) if (mana.type() == type && lasts(mana, endOfCombat, endOfTurn)) lost--;
            state.addMana(player, type, -lost);
            other += lost;
        }
        for (var mana : marked) {
            boolean stays = (kept >> mana.type() % ManaSource.TYPES & 1) != 0;
            if (!stays && !lasts(mana, endOfCombat, endOfTurn)) state.unmark(player, mana);
        }
        if (becomes >= 0 && other > 0) state.addMana(player, becomes, other);
    }

    private static boolean lasts(MarkedMana mana, boolean endOfCombat, boolean endOfTurn) {
        return switch (mana.lasting()) {
            case STEP -> false;
            case COMBAT -> !endOfCombat && !endOfTurn;
            case TURN -> !endOfTurn;
        };
    }
}
