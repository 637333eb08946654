package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Damage;
import splitsecond.engine.rules.changes.Life;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Shield;

/// Instructions about damage and life (CR 119, 120, 615, 701.14, 701.19).
final class DamageAndLife {

    private DamageAndLife() {}

    static boolean dealDamage(GameState state, Following frame, Effect.DealDamage effect) {
        var context = frame.context;
        var sources = Choosing.those(state, frame, effect.source());
        if (sources == null) return false;
        // "Equal to its power" may speak of the source, or of each recipient, in its turn.
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        var hits = hits(state, context, effect, sources, to);
        int total = 0;
        int excess = 0;
        int absorbed = 0;
        // Mostly nobody speaks of it later.
        var done = context.slots.current() < 0 ? null : new IntList(to.size());
        Zones.beginBatch(state);
        var ordered = Damage.inOrder(state, hits, false);
        for (int i = 0; i < ordered.size(); i += 3) {
            int source = ordered.get(i);
            int recipient = ordered.get(i + 1);
            int lethal = done == null ? 0 : lethalFor(state, source, recipient);
            int had = done == null ? 0 : had(state, recipient);
            int dealt = deal(state, source, recipient, ordered.get(i + 2));
            total += dealt;
            if (done == null) continue;
            excess += Math.max(0, dealt - lethal);
            absorbed += Math.min(dealt, had);
            if (dealt > 0) done.add(recipient);
        }
        state.desk().giveBack(hits);
        Zones.endBatch(state);
        if (done != null) context.slots.did(done);
        context.slots.came(total);
        if (excess > 0) context.slots.exceeded(excess);
        if (absorbed > 0) context.slots.absorbed(absorbed);
        return true;
    }

    /// What is dealt at one time, as triples of source, recipient and amount.
    private static IntList hits(
            GameState state, Context context, Effect.DealDamage effect, IntList sources, IntList to) {
        // Almost everything that deals damage comes here: the list is lent.
        var hits = state.desk().borrowList();
        boolean ownEach = sources.size() > 1 && speaksOf(effect.to(), effect.source());
        for (int s = 0; s < sources.size(); s++) {
            if (sources.size() > 1) context.slots.turnTo(effect.source(), sources.get(s));
            var recipients = to;
            if (ownEach) {
                recipients = new IntList(1);
                References.find(state, effect.to(), context, recipients);
            }
            for (int i = 0; i < recipients.size(); i++) {
                if (recipients.size() > 1) context.slots.turnTo(effect.to(), recipients.get(i));
                hits.add(sources.get(s));
                hits.add(recipients.get(i));
                hits.add(Amounts.of(state, effect.amount(), context));
            }
            if (recipients.size() > 1) context.slots.turnBack(effect.to(), recipients);
        }
        if (sources.size() > 1) context.slots.turnBack(effect.source(), sources);
        return hits;
    }

    /// Deals what one source or several deal at one time, and adds to a list who was dealt any. Returns the total.
    private static int dealAll(GameState state, IntList hits, IntList done) {
        int total = 0;
        Zones.beginBatch(state);
        var ordered = Damage.inOrder(state, hits, false);
        for (int i = 0; i < ordered.size(); i += 3) {
            int dealt = deal(state, ordered.get(i), ordered.get(i + 1), ordered.get(i + 2));
            total += dealt;
            if (dealt > 0) done.add(ordered.get(i + 1));
        }
        Zones.endBatch(state);
        return total;
    }

    /// A player's life, a planeswalker's loyalty, a creature's toughness; of a permanent that is several the least.
    private static int had(GameState state, int recipient) {
        if (GameState.isPlayer(recipient)) return Math.max(0, state.life(recipient));
        if (!state.isOnBattlefield(recipient)) return 0;
        var traits = Layers.of(state, recipient);
        int least = Integer.MAX_VALUE;
        if (traits.isCreature()) least = Math.max(0, traits.toughness);
        if (traits.is(CardType.PLANESWALKER))
            least = Math.min(least, state.counters(recipient).of(CounterKind.LOYALTY));
        return least;
    }

    /// CR 120.10: damage beyond this is excess; a player is dealt none, and of a permanent that is several of these the
    /// excess is the greatest of theirs.
    private static int lethalFor(GameState state, int source, int to) {
        if (GameState.isPlayer(to) || !state.isOnBattlefield(to)) return Integer.MAX_VALUE;
        var struck = Layers.of(state, to);
        int least = Integer.MAX_VALUE;
        if (struck.isCreature()) least = lethal(state, source, to);
        if (struck.is(CardType.PLANESWALKER))
            least = Math.min(least, state.counters(to).of(CounterKind.LOYALTY));
        if (struck.is(CardType.BATTLE))
            least = Math.min(least, state.counters(to).of(CounterKind.DEFENSE));
        return least;
    }

    /// "Each creature deals damage to its controller", "to itself": whom each of several means is its own.
    private static boolean speaksOf(Reference word, Reference phrase) {
        if (word instanceof Reference.ControllerOf controller) return speaksOf(controller.what(), phrase);
        if (word instanceof Reference.OwnerOf owner) return speaksOf(owner.what(), phrase);
        return word instanceof Reference.Noted noted
                && phrase instanceof Reference.Mention mention
                && noted.number() == mention.number();
    }

    private static int deal(GameState state, int source, int to, int amount) {
        if (amount <= 0) return 0;
        boolean there = GameState.isPlayer(to) ? state.isAlive(to) : state.isOnBattlefield(to);
        return there ? Damage.deal(state, source, to, amount, false) : 0;
    }

    /// CR 601.2d: divided when it was cast; an illegal target's share is lost.
    static boolean dealDivided(GameState state, Following frame, Effect.DealDividedDamage effect) {
        var context = frame.context;
        var sources = Choosing.those(state, frame, effect.source());
        if (sources == null || sources.isEmpty()) return sources != null;
        var done = new IntList();
        var shares = shares(state, frame, effect.among(), Amounts.of(state, effect.amount(), context));
        if (shares == null) return false;
        var hits = new IntList(2 * shares.size());
        for (int i = 0; i < shares.size(); i += 2)
            hits.addAll(IntList.of(sources.get(0), shares.get(i), shares.get(i + 1)));
        int total = dealAll(state, hits, done);
        context.slots.did(done);
        context.slots.came(total);
        return true;
    }

    static boolean dealSpilling(GameState state, Following frame, Effect.DealSpillingDamage effect) {
        var context = frame.context;
        var sources = Choosing.those(state, frame, effect.source());
        if (sources == null) return false;
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        var done = new IntList();
        int total = 0;
        if (!sources.isEmpty() && !to.isEmpty()) {
            int source = sources.get(0);
            int creature = to.get(0);
            int amount = Amounts.of(state, effect.amount(), context);
            boolean spills = !effect.onlyTrampling() || Layers.of(state, source).has(Keyword.TRAMPLE);
            int lethal =
                    spills && isCreature(state, creature) ? Math.min(amount, lethal(state, source, creature)) : amount;
            int controller = state.controller(creature);
            total = dealAll(state, IntList.of(source, creature, lethal, source, controller, amount - lethal), done);
            done.remove(controller);
        }
        context.slots.did(done);
        context.slots.came(total);
        return true;
    }

    /// CR 120.4a, 702.2c: what is left until it is lethal.
    private static int lethal(GameState state, int source, int creature) {
        int left = Math.max(0, Layers.of(state, creature).toughness - state.damage(creature));
        return Layers.of(state, source).has(Keyword.DEATHTOUCH) ? Math.min(left, 1) : left;
    }

    static boolean dealEvenly(GameState state, Following frame, Effect.DealEvenDamage effect) {
        var sources = Choosing.those(state, frame, effect.source());
        if (sources == null) return false;
        var among = Choosing.those(state, frame, effect.among());
        if (among == null) return false;
        if (sources.isEmpty() || among.isEmpty()) return true;
        int share = Amounts.of(state, effect.amount(), frame.context) / among.size();
        var done = new IntList();
        var hits = new IntList(3 * among.size());
        for (int i = 0; i < among.size(); i++) hits.addAll(IntList.of(sources.get(0), among.get(i), share));
        dealAll(state, hits, done);
        frame.context.slots.did(done);
        return true;
    }

    /// Pairs of a recipient and its share: as divided on casting, or else as chosen now.
    static @Nullable IntList shares(GameState state, Following frame, Reference among, int amount) {
        var context = frame.context;
        var pairs = new IntList();
        var item = context.item;
        int slot =
                item == null || !(among.plain() instanceof Reference.Target target) ? -1 : item.slotOf(target.slot());
        if (item != null && slot >= 0 && item.division.length > 0) {
            int share = 0;
            for (int target : item.targets[slot]) {
                if (target != GameState.NONE) {
                    pairs.add(target);
                    pairs.add(item.division[share]);
                }
                share++;
            }
            return pairs;
        }
        var those = Choosing.those(state, frame, among);
        if (those == null) return null;
        int left = amount;
        for (int i = 0; i < those.size() && left > 0; i++) {
            int waiting = those.size() - i - 1;
            int share = waiting == 0 ? left : Choosing.number(state, frame, context.controller, those.get(i), 0, left);
            if (share == Choosing.WAITING) return null;
            left -= share;
            pairs.add(those.get(i));
            pairs.add(share);
        }
        return pairs;
    }

    /// CR 701.14: both must still be creatures on the battlefield.
    static boolean fight(GameState state, Following frame, Effect.Fight effect) {
        var ones = Choosing.those(state, frame, effect.one());
        if (ones == null) return false;
        var others = Choosing.those(state, frame, effect.other());
        if (others == null) return false;
        var done = new IntList();
        if (!ones.isEmpty() && !others.isEmpty()) {
            int one = ones.get(0);
            // "Those creatures fight each other": the same two, named twice.
            int other = others.get(0);
            for (int i = 1; i < others.size() && other == one; i++) other = others.get(i);
            // CR 701.14b: if one of them is gone, the other fights nobody.
            boolean alone = other == one && others.size() > 1;
            if (!alone && isCreature(state, one) && isCreature(state, other)) {
                int first = Layers.of(state, one).power;
                int second = Layers.of(state, other).power;
                dealAll(state, IntList.of(one, other, first, other, one, second), new IntList(2));
                done.add(one);
                done.add(other);
            }
        }
        frame.context.slots.did(done);
        return true;
    }

    static boolean isCreature(GameState state, int id) {
        return state.isOnBattlefield(id) && Layers.of(state, id).isCreature();
    }

    static boolean gainLife(GameState state, Following frame, Effect.GainLife effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var context = frame.context;
        int gained = 0;
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            int amount = Amounts.of(state, effect.amount(), context);
            if (amount > 0) gained = Life.gain(state, who.get(i), amount);
        }
        context.slots.turnBack(effect.who(), who);
        context.slots.came(gained);
        context.slots.did(gained > 0);
        return true;
    }

    static boolean loseLife(GameState state, Following frame, Effect.LoseLife effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var context = frame.context;
        int lost = 0;
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            int amount = Amounts.of(state, effect.amount(), context);
            if (amount > 0) lost += Life.lose(state, who.get(i), amount);
        }
        context.slots.turnBack(effect.who(), who);
        context.slots.came(lost);
        context.slots.did(lost > 0);
        return true;
    }

    /// CR 119.5: they gain or lose what is needed.
    static boolean setLife(GameState state, Following frame, Effect.SetLife effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var context = frame.context;
        var totals = new int[who.size()];
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            totals[i] = Amounts.of(state, effect.amount(), context);
        }
        context.slots.turnBack(effect.who(), who);
        for (int i = 0; i < who.size(); i++) become(state, who.get(i), totals[i]);
        return true;
    }

    static void become(GameState state, int player, int total) {
        int change = total - state.life(player);
        if (change > 0) Life.gain(state, player, change);
        else if (change < 0) Life.lose(state, player, -change);
    }

    /// CR 701.19a.
    static boolean regenerate(GameState state, Following frame, Effect.Regenerate effect) {
        var named = Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        var context = frame.context;
        var what = new IntList(named.size());
        for (int i = 0; i < named.size(); i++) if (state.isOnBattlefield(named.get(i))) what.add(named.get(i));
        if (what.isEmpty()) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
        for (int i = 0; i < what.size(); i++)
            state.effects.shields.add(new Shield(
                    Shield.Kind.REGENERATE,
                    what.get(i),
                    context.source,
                    context.controller,
                    null,
                    null,
                    1,
                    DamageKind.ANY,
                    GameState.NONE,
                    true,
                    false,
                    GameState.NONE,
                    0));
        return true;
    }
}
