package splitsecond.engine.rules.changes;

import java.util.Set;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Bounded;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 120: damage.
public final class Damage {

    private static final Effect BECOME_MONARCH = new Effect.BecomeMonarch(new Reference.You());

    private Damage() {}

    /// Deals damage after replacement and prevention; returns how much was dealt.
    public static int deal(GameState state, int source, int to, int amount, boolean combat) {
        int dealt = dealOnly(state, source, to, amount, combat);
        lifelink(state, source, dealt);
        return dealt;
    }

    /// CR 120.3f: what a source deals at one time is gained at one time.
    public static void lifelink(GameState state, int source, int dealt) {
        if (dealt > 0 && Layers.of(state, source).has(Keyword.LIFELINK))
            Life.gain(state, state.controller(source), dealt);
    }

    /// CR 615.7: in which order damage that is dealt at one time uses up shields, as triples of source, recipient and
    /// amount.
    public static IntList inOrder(GameState state, IntList hits, boolean combat) {
        var orders = state.effects.orders;
        return orders == null || state.effects.shields.isEmpty()
                ? hits
                : Preventing.inOrder(state, hits, combat, orders);
    }

    /// Everything but lifelink.
    public static int dealOnly(GameState state, int source, int to, int amount, boolean combat) {
        return dealOnly(state, source, to, amount, combat, Set.of());
    }

    private static int dealOnly(GameState state, int source, int to, int amount, boolean combat, Set<Integer> before) {
        if (amount <= 0 || !isRecipient(state, to)) return 0;
        var hit = Preventing.replace(state, source, to, amount, combat, before);
        if (hit.amount() > 0) strike(state, source, hit.to(), hit.amount(), combat);
        int dealt = hit.amount();
        // CR 614.5: what sends it elsewhere does so once; what is there may change it again.
        for (int i = 0; i < hit.elsewhere().size(); i += 2)
            dealt += dealOnly(
                    state, source, hit.elsewhere().get(i), hit.elsewhere().get(i + 1), combat, hit.sentBy());
        return dealt;
    }

    private static void strike(GameState state, int source, int to, int dealt, boolean combat) {
        var traits = Layers.of(state, source);
        if (GameState.isPlayer(to)) toPlayer(state, source, traits, to, dealt, combat);
        else toPermanent(state, source, traits, to, dealt);
        note(state, source, to);
        if (Triggers.wants(state, GameEvent.Kind.DAMAGE))
            Triggers.raise(
                    state,
                    new GameEvent(
                            GameEvent.Kind.DAMAGE,
                            to,
                            source,
                            state.controller(source),
                            dealt,
                            combat,
                            null,
                            null,
                            null));
    }

    /// CR 120.1.
    static boolean isRecipient(GameState state, int to) {
        if (GameState.isPlayer(to)) return state.isAlive(to);
        if (!state.isOnBattlefield(to)) return false;
        int types = Layers.of(state, to).types;
        return (types & (CardType.CREATURE.bit() | CardType.PLANESWALKER.bit() | CardType.BATTLE.bit())) != 0;
    }

    private static void toPlayer(
            GameState state, int source, Characteristics traits, int player, int dealt, boolean combat) {
        state.addPlayer(player, PlayerTable.DAMAGE_TAKEN, dealt);
        if (!combat) state.addPlayer(player, PlayerTable.NONCOMBAT_DAMAGE_TAKEN, dealt);
        int attacker = state.controller(source);
        if (traits.has(Keyword.INFECT)) PuttingCounters.put(state, attacker, player, CounterKind.POISON, dealt);
        else Life.lose(state, player, leavingOne(state, player, dealt));
        if (!combat) return;
        int toxic = toxic(state, source, traits);
        if (toxic > 0) PuttingCounters.put(state, attacker, player, CounterKind.POISON, toxic);
        if (!traits.isCreature()) return;
        if (player == state.players.initiative) Initiative.isDealtDamage(state, state.controller(source), source);
        // CR 725.2.
        if (player == state.players.monarch)
            InherentTriggers.trigger(state, source, state.controller(source), BECOME_MONARCH);
    }

    /// "Damage that would reduce your life total to less than 1 reduces it to 1 instead."
    private static int leavingOne(GameState state, int player, int dealt) {
        int life = state.life(player);
        if (life < 1 || dealt < life || !Statics.applies(state, StaticEffect.Kind.DAMAGE_LEAVES_ONE_LIFE, player))
            return dealt;
        return life - 1;
    }

    /// CR 702.164b: the total toxic value.
    private static int toxic(GameState state, int source, Characteristics traits) {
        int total = 0;
        for (var ability : traits.abilities)
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Numbered(var kind, var number))
                    && kind == KeywordAbility.Kind.TOXIC)
                total += Amounts.of(state, number, Context.of(source, state.controller(source)));
        return total;
    }

    private static void toPermanent(GameState state, int source, Characteristics traits, int to, int dealt) {
        var struck = Layers.of(state, to);
        if (struck.is(CardType.PLANESWALKER)) PuttingCounters.remove(state, to, CounterKind.LOYALTY, dealt);
        if (struck.is(CardType.BATTLE)) PuttingCounters.remove(state, to, CounterKind.DEFENSE, dealt);
        if (!struck.isCreature()) return;
        if (traits.has(Keyword.INFECT) || traits.has(Keyword.WITHER))
            PuttingCounters.put(state, state.controller(source), to, CounterKind.M1M1, dealt);
        else state.setDamage(to, Bounded.plus(state.damage(to), dealt));
        if (traits.has(Keyword.DEATHTOUCH)) state.set(to, ObjectFlags.DEATHTOUCHED, true);
    }

    private static void note(GameState state, int source, int to) {
        if (GameState.isObject(to)) state.set(to, ObjectFlags.DEALT_DAMAGE_THIS_TURN, true);
        if (state.exists(source)) state.set(source, ObjectFlags.DEALT_DAMAGE_BY_IT, true);
        if (!state.hasDealtDamage(source, to)) state.history.noteDamage(source, to);
    }
}
