package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Life;
import splitsecond.engine.rules.changes.Replacing;
import splitsecond.engine.rules.changes.Sagas;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Protecting;
import splitsecond.engine.rules.questions.Statuses;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;

/// CR 614.12a: what is chosen before a permanent enters the battlefield.
public final class EnteringChoices {

    /// What an Aura is attached to that nothing can be enchanted by: it does not enter (CR 303.4g).
    static final int NO_HOST = -4;

    private final GameState state;
    private final Asking frame;
    /// What is about to enter, or what creates it.
    private final int id;
    /// What a token is made of, else null.
    private final @Nullable Blueprint token;

    private final int player;
    private final Entering arrival;

    private EnteringChoices(
            GameState state, Asking frame, int id, @Nullable Blueprint token, int player, Entering arrival) {
        this.state = state;
        this.frame = frame;
        this.id = id;
        this.token = token;
        this.player = player;
        this.arrival = arrival;
    }

    /// What must be asked before a permanent enters (copy of what, which color, pay 2 life or tapped, which creature
    /// an Aura enchants that was not cast): asks through the frame; false while an answer is missing. Called before
    /// `Zones.move`, with the object still where it was.
    public static boolean ask(GameState state, Asking frame, int id, Entering arrival) {
        int player = arrival.controller == GameState.NONE ? state.owner(id) : arrival.controller;
        return new EnteringChoices(state, frame, id, null, player, arrival).ask();
    }

    /// The same for a token that the source is about to create.
    static boolean askToken(GameState state, Asking frame, int source, Blueprint token, Entering arrival) {
        return new EnteringChoices(state, frame, source, token, arrival.controller, arrival).ask();
    }

    private boolean ask() {
        if (state.caches.arrivals) foreseeOthers();
        if (arrival.attacking == Entering.CHOOSES && !askDefender()) return false;
        if (arrival.faceDown) return true;
        var blueprint = token != null ? token : state.blueprint(id);
        int face = Math.min(arrival.face, blueprint.faces.length - 1);
        var printed = blueprint.faces[face];
        var would = wouldBe(printed);
        if (!askCopy(would)) return false;
        // To find out is dear: only a copy would be something else than before.
        var copy = arrival.copyOf;
        if (copy != null) would = wouldBe(copy.front());
        if (arrival.attachedTo == GameState.NONE && Attachments.isAura(would)) {
            var enchant = enchant(would);
            if (enchant == null) enchant = (copy != null ? copy.rules[0] : blueprint.rules[face]).enchant();
            if (enchant != null && !askHost(hosts(enchant, would))) return false;
        } else if (arrival.hosts != null && arrival.attachedTo == GameState.NONE && !askHolder(arrival.hosts, would))
            return false;
        if (would.has(Keyword.READ_AHEAD) && Statuses.isSaga(would) && !askChapter(would)) return false;
        return !would.hasStatics || askEach(would);
    }

    /// CR 702.155b.
    private boolean askChapter(Characteristics saga) {
        int chosen = Choosing.number(state, frame, player, id, 1, Math.max(1, Sagas.lastChapter(saga)));
        if (chosen == Choosing.WAITING) return false;
        arrival.chapter = chosen;
        return true;
    }

    /// CR 508.4: its controller chooses, if they are attacking at all.
    private boolean askDefender() {
        if (player != state.turn.activePlayer) return true;
        var defenders = Defenders.of(state, player);
        int defender = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, id, defenders);
        if (defender == Choosing.WAITING) return false;
        arrival.attacking = defender;
        return true;
    }

    /// CR 400.7a: whether what changes the spell will go on changing the permanent.
    private boolean isChanged() {
        if (token != null || !state.isIn(id, Zone.STACK)) return false;
        for (int i = 0; i < state.effects.continuous.size(); i++)
            for (int affected : state.effects.continuous.get(i).affected()) if (affected == id) return true;
        return false;
    }

    /// CR 614.12: its characteristics as it would exist on the battlefield. Most of the time that is what is printed.
    private Characteristics wouldBe(Characteristics printed) {
        boolean asked = arrival.attachedTo == GameState.NONE && Attachments.isAura(printed)
                || Replacing.saysHowItEnters(printed);
        if (isChanged()) return Zones.foresee(state, id, token, arrival);
        if (!state.caches.arrivals && !asked) return printed;
        if (state.caches.layersDirty) Layers.refresh(state);
        boolean asPrinted = state.caches.areContained() || !state.caches.shaped && !state.caches.arrivals;
        if (asPrinted && !Replacing.changesObjects(printed)) return printed;
        return Zones.foresee(state, id, token, arrival);
    }

    private boolean askEach(Characteristics would) {
        for (var ability : would.abilities)
            if (Replacing.replacement(ability) instanceof Replacement.OfEntering own && !askOne(own)) return false;
        return true;
    }

    /// What is no choice is worked out now if it depends on what is around.
    private boolean askOne(Replacement.OfEntering own) {
        return switch (own) {
            case Replacement.EntersChoosing choosing -> askChoice(choosing);
            case Replacement.EntersPayingLife _ -> askLife();
            case Replacement.EntersTapped tapped when tapped.unlessPaid() != null -> askPayment(tapped.unlessPaid());
            case Replacement.MayEnterWithCounter may -> askCounter(may);
            case Replacement.EntersWithChosenCounter with -> askKind(with);
            case Replacement.EntersAtPrice price -> askPrice(price);
            case Replacement.Devours devours -> askPrey(devours);
            case Replacement.Amplifies(int each) -> askRevealed(each);
            case Replacement.Tribute(int counters) -> askTribute(counters);
            case Replacement.EntersTapped tapped -> foresee(tapped);
            case Replacement.EntersWithCounters with -> foresee(with);
            // The copy has been asked for before all others.
            case Replacement.EntersAsCopy _, Replacement.EntersPrepared _, Replacement.EntersUntapped _ -> true;
        };
    }

    private boolean askChoice(Replacement.EntersChoosing choosing) {
        var memory = arrival.memory == null ? Memory.BLANK : arrival.memory;
        var chosen = TurnsAndChoices.remember(state, frame, player, id, choosing.what(), choosing.words(), memory);
        if (chosen == null) return false;
        arrival.memory = chosen;
        return true;
    }

    /// CR 119.4: any amount that can be paid; it is remembered as the chosen number.
    private boolean askLife() {
        int life = Math.max(0, state.life(player));
        int most = Life.canBePaid(state, player, life) ? life : 0;
        int paid = Choosing.number(state, frame, player, id, 0, most);
        if (paid == Choosing.WAITING) return false;
        arrival.memory = (arrival.memory == null ? Memory.BLANK : arrival.memory).withNumber(paid);
        arrival.lifeToPay += paid;
        return true;
    }

    private boolean askKind(Replacement.EntersWithChosenCounter with) {
        var kind = Permanents.chosenKind(state, frame, player, id, with.any());
        if (kind == null) return false;
        arrival.with(kind, 1);
        return true;
    }

    private boolean askPrey(Replacement.Devours devours) {
        var found = new IntList();
        Filters.find(state, devours.what(), Context.of(id, player), found);
        var left = new IntList(found.size());
        for (int i = 0; i < found.size(); i++) {
            int prey = found.get(i);
            if (!arrival.devours(prey) && !Layers.of(state, prey).hasRule(Rule.Kind.CANT_BE_SACRIFICED)) left.add(prey);
        }
        while (!left.isEmpty()) {
            var decision = state.decision.begin(Decision.Kind.CHOOSE, player, id, left.size());
            for (int i = 0; i < left.size(); i++) decision.add(Option.Kind.ENTITY, left.get(i));
            decision.add(Option.Kind.DONE, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) return true;
            arrival.devour(Option.id(answer), devours.each());
            left.remove(Option.id(answer));
        }
        return true;
    }

    /// Whoever cannot give all of it gives nothing.
    private boolean askPrice(Replacement.EntersAtPrice price) {
        boolean sacrificed = price.deed() == Cost.Deed.SACRIFICE;
        var from = sacrificed ? state.zones.battlefield : state.hand(player);
        var left = new IntList(from.size());
        for (int i = 0; i < from.size(); i++) {
            int one = from.get(i);
            if (one != id && mayGive(one, sacrificed) && Filters.matches(state, price.what(), one, id, player))
                left.add(one);
        }
        if (left.size() < price.count()) {
            arrival.turnAway();
            return true;
        }
        var given = new IntList(price.count());
        while (given.size() < price.count()) {
            var decision = state.decision.begin(Decision.Kind.CHOOSE, player, id, left.size());
            for (int i = 0; i < left.size(); i++) decision.add(Option.Kind.ENTITY, left.get(i));
            if (price.optional() && given.isEmpty()) decision.add(Option.Kind.DONE, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) {
                arrival.turnAway();
                return true;
            }
            given.add(Option.id(answer));
            left.remove(Option.id(answer));
        }
        for (int i = 0; i < given.size(); i++) {
            if (sacrificed) arrival.devour(given.get(i), 0);
            else arrival.discard(given.get(i));
        }
        return true;
    }

    private boolean mayGive(int one, boolean sacrificed) {
        return !sacrificed
                || state.controller(one) == player
                        && !arrival.devours(one)
                        && !Layers.of(state, one).hasRule(Rule.Kind.CANT_BE_SACRIFICED);
    }

    private static final Filter SHARES_CREATURE_TYPE =
            new Filter.Shares(Characteristic.CREATURE_TYPE, new Reference.This(""));

    private boolean askRevealed(int each) {
        var hand = state.hand(player);
        var left = new IntList(hand.size());
        for (int i = 0; i < hand.size(); i++)
            if (hand.get(i) != id && Filters.matches(state, SHARES_CREATURE_TYPE, hand.get(i), Context.of(id, player)))
                left.add(hand.get(i));
        var revealed = new IntList(left.size());
        while (!left.isEmpty()) {
            var decision = state.decision.begin(Decision.Kind.CHOOSE, player, id, left.size());
            for (int i = 0; i < left.size(); i++) decision.add(Option.Kind.ENTITY, left.get(i));
            decision.add(Option.Kind.DONE, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) break;
            revealed.add(Option.id(answer));
            left.remove(Option.id(answer));
        }
        if (revealed.isEmpty()) return true;
        DrawAndDiscard.show(state, revealed, true);
        arrival.with(CounterKind.P1P1, each * revealed.size());
        return true;
    }

    /// CR 702.104a: an opponent of its controller's choice.
    private boolean askTribute(int counters) {
        var opponents = new IntList(1);
        for (int p = state.nextPlayer(player); p != player; p = state.nextPlayer(p)) opponents.add(p);
        if (opponents.isEmpty()) return true;
        int opponent = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, id, opponents);
        if (opponent == Choosing.WAITING) return false;
        state.decision
                .begin(Decision.Kind.MAY, opponent, id, 0)
                .add(Option.Kind.YES, 0)
                .add(Option.Kind.NO, 0);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        if (Option.kind(answer) != Option.Kind.YES) return true;
        arrival.with(CounterKind.P1P1, counters);
        var memory = arrival.memory == null ? Memory.BLANK : arrival.memory;
        arrival.memory = memory.withNumber(counters);
        return true;
    }

    /// The same ability may be had several times (CR 702.136b).
    private boolean askCounter(Replacement.MayEnterWithCounter may) {
        state.decision
                .begin(Decision.Kind.MAY, player, id, 0)
                .add(Option.Kind.YES, 0)
                .add(Option.Kind.NO, 0);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        boolean with = Option.kind(answer) == Option.Kind.YES;
        if (with) arrival.with(may.kind(), 1);
        var before = arrival.foreseen(may);
        arrival.foresee(may, with && (before == null || before > 0) ? 1 : 0);
        return true;
    }

    /// Itself is counted where it still is, and nothing that enters with it.
    private boolean foresee(Replacement.EntersWithCounters with) {
        if (token != null) return true;
        var context = beforeEntering();
        var when = with.when();
        boolean around = when != null && Replacing.looksAround(when);
        if (when != null && around && !Conditions.hold(state, when, context)) arrival.foresee(with, 0);
        else if (isCounted(with.count()) && (around || !(with.count() instanceof Amount.Number)))
            arrival.foresee(with, Amounts.of(state, with.count(), context));
        return true;
    }

    private boolean foresee(Replacement.EntersTapped tapped) {
        var unless = tapped.unless();
        if (token == null && unless != null && Replacing.looksAround(unless))
            arrival.foresee(tapped, Conditions.hold(state, unless, beforeEntering()) ? 1 : 0);
        return true;
    }

    private Context beforeEntering() {
        var context = Context.of(id, player);
        if (arrival.memory != null) context.slots.chosenWord = arrival.memory.word();
        return context;
    }

    /// What others give it for each permanent that is there: neither itself nor what enters with it is there yet.
    private void foreseeOthers() {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.EntersWithCounters with)
                    && !(with.count() instanceof Amount.Number)
                    && isCounted(with.count()))
                arrival.foresee(with, Amounts.of(state, with.count(), Context.of(entry.source(), entry.controller())));
    }

    /// Whether it counts what is in zones, and knows nothing of how the spell was cast.
    private static boolean isCounted(Amount amount) {
        return switch (amount) {
            case Amount.Number _,
                    Amount.CountOf _,
                    Amount.Total _,
                    Amount.Greatest _,
                    Amount.Domain _,
                    Amount.UnlockedDoors _,
                    Amount.Party _,
                    Amount.Devotion _ -> true;
            case Amount.Plus(var left, var right) -> isCounted(left) && isCounted(right);
            case Amount.Times a -> isCounted(a.amount());
            case Amount.Half a -> isCounted(a.amount());
            case Amount.Meant a -> isCounted(a.meant());
            case Amount.X _,
                    Amount.SizeOf _,
                    Amount.StatOf _,
                    Amount.Alike _,
                    Amount.GreatestOf _,
                    Amount.MostOfOne _,
                    Amount.CountersOn _,
                    Amount.LifeOf _,
                    Amount.HighestLife _,
                    Amount.TurnsTaken _,
                    Amount.StartingLife _,
                    Amount.Speed _,
                    Amount.Fewest _,
                    Amount.ThatMuch _,
                    Amount.ResultOf _,
                    Amount.ExcessOf _,
                    Amount.AbsorbedOf _,
                    Amount.EventAmount _,
                    Amount.CastX _,
                    Amount.TargetsBeyondFirst _,
                    Amount.TimesPaid _,
                    Amount.TimesMutated _,
                    Amount.Minus _,
                    Amount.Different _,
                    Amount.ThisTurn _,
                    Amount.CastBefore _,
                    Amount.CommanderCasts _,
                    Amount.Occurrences _,
                    Amount.ChosenNumber _,
                    Amount.Votes _,
                    Amount.ManaSpent _,
                    Amount.Depending _,
                    Amount.OpponentsAttacked _ -> false;
        };
    }

    /// CR 707.5: chosen before it enters; what it copies decides what else is asked.
    private boolean askCopy(Characteristics would) {
        if (!would.hasStatics) return true;
        for (var ability : would.abilities) {
            if (!(Replacing.replacement(ability) instanceof Replacement.EntersAsCopy copy)) continue;
            var candidates = new IntList();
            Filters.find(state, copy.of(), Context.of(id, player), candidates);
            if (token == null) candidates.remove(id);
            if (state.effects.batchDepth > 0) removeEntering(candidates);
            if (candidates.isEmpty()) return true;
            var decision = state.decision.begin(Decision.Kind.CHOOSE, player, id, 1);
            for (int i = 0; i < candidates.size(); i++) decision.add(Option.Kind.ENTITY, candidates.get(i));
            if (copy.optional()) decision.add(Option.Kind.NO, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.NO) return true;
            arrival.copyOf = Copying.except(
                    state, Copying.copiable(state, Option.id(answer)), copy.except(), Context.of(id, player));
            arrival.face = 0;
            arrival.tapped |= copy.tapped();
            return true;
        }
        return true;
    }

    /// CR 614.12a: what enters at the same time is not there yet.
    private void removeEntering(IntList candidates) {
        for (int i = candidates.size() - 1; i >= 0; i--)
            if (state.timestamp(candidates.get(i)) >= state.effects.batchSince) candidates.removeAt(i);
    }

    private static @Nullable Filter enchant(Characteristics would) {
        for (var ability : would.abilities)
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Enchant enchant)) return enchant.what();
        return null;
    }

    /// CR 303.4g: an Aura that nothing can be enchanted by does not enter, so it is not put onto the battlefield.
    static boolean couldEnter(GameState state, Asking frame, int id, Entering arrival) {
        var blueprint = state.blueprint(id);
        int face = Math.min(arrival.face, blueprint.faces.length - 1);
        var printed = blueprint.faces[face];
        if (arrival.faceDown || !Attachments.isAura(printed)) return true;
        var enchant = enchant(printed);
        if (enchant == null) enchant = blueprint.rules[face].enchant();
        var choices = new EnteringChoices(state, frame, id, null, arrival.controller, arrival);
        return enchant == null || !choices.hosts(enchant, printed).isEmpty();
    }

    /// What an Aura that enters by other means than resolving could be attached to.
    private IntList hosts(Filter enchant, Characteristics would) {
        var found = new IntList();
        Filters.find(state, enchant, Context.of(id, player), found);
        var hosts = new IntList(found.size());
        for (int i = 0; i < found.size(); i++) {
            int host = found.get(i);
            if (arrival.hosts != null && !arrival.hosts.contains(host)) continue;
            if (host == id && token == null || Protecting.from(state, host, id, would)) continue;
            if (GameState.isObject(host) && Layers.of(state, host).hasRule(Rule.Kind.CANT_BE_ENCHANTED)) continue;
            hosts.add(host);
        }
        return hosts;
    }

    /// CR 303.4f.
    private boolean askHost(IntList hosts) {
        int host = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, id, hosts);
        if (host == Choosing.WAITING) return false;
        arrival.attachedTo = host == GameState.NONE ? NO_HOST : host;
        return true;
    }

    /// CR 301.5e, 301.6: an Equipment or Fortification enters unattached if it can't be attached there.
    private boolean askHolder(IntList named, Characteristics would) {
        var hosts = new IntList(named.size());
        for (int i = 0; i < named.size(); i++) {
            int host = named.get(i);
            if (!GameState.isObject(host) || !state.isOnBattlefield(host) || host == id) continue;
            var hosting = Layers.of(state, host);
            boolean holds = would.hasSubtype(Attachments.EQUIPMENT)
                    ? hosting.isCreature() && !would.isCreature() && !hosting.hasRule(Rule.Kind.CANT_BE_EQUIPPED)
                    : would.hasSubtype(Attachments.FORTIFICATION) && hosting.isLand();
            if (holds && !Protecting.from(state, host, id, would)) hosts.add(host);
        }
        int host = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, id, hosts);
        if (host == Choosing.WAITING) return false;
        arrival.attachedTo = host;
        return true;
    }

    /// "You may pay 2 life. If you don't, it enters tapped." Life is paid as it enters, so that asking changes nothing.
    private boolean askPayment(Cost cost) {
        var context = Context.of(id, player);
        boolean paid = false;
        if (state.prepared.rules.canPay(state, player, cost, 0, context)) {
            state.decision
                    .begin(Decision.Kind.MAY, player, id, 0)
                    .add(Option.Kind.YES, 0)
                    .add(Option.Kind.NO, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            paid = Option.kind(answer) == Option.Kind.YES;
        }
        if (paid) {
            for (var part : cost.parts())
                if (part instanceof Cost.PayLife life) arrival.lifeToPay += Amounts.of(state, life.amount(), context);
        } else arrival.tapped = true;
        arrival.tappedDecided = true;
        return true;
    }
}
