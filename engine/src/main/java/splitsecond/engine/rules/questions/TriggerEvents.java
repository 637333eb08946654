package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.StateTriggers;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 603.2: whether an event is the one a triggered ability waits for.
public final class TriggerEvents {

    private TriggerEvents() {}

    /// CR 608.2h: what may be gone when the ability that speaks of it resolves: what the spell targets, those
    /// that a player attacked with.
    public static IntList noted(GameState state, Trigger trigger, GameEvent event, Context context) {
        if (trigger instanceof Trigger.While during) return noted(state, during.event(), event, context);
        if (trigger instanceof Trigger.PlayerAttacks attacks) return attackers(state, attacks, event, context);
        var spell = trigger instanceof Trigger.Casts casts
                ? casts.spell()
                : trigger instanceof Trigger.CastsOrCopies casts ? casts.spell() : null;
        var target = spell == null ? null : Filter.Targets.in(spell);
        var item = target == null ? null : state.item(event.subject());
        if (target == null || item == null) return IntList.NOTHING;
        var noted = new IntList();
        for (int[] slot : item.targets)
            for (int id : slot) if (!noted.contains(id) && fits(state, target, id, context)) noted.add(id);
        return noted;
    }

    /// The kinds of events that may be it, one bit each.
    static long listensTo(Trigger trigger) {
        return switch (trigger) {
            case Trigger.ZoneChange change -> kindOf(change).bit();
            case Trigger.Attacks _, Trigger.AttacksTogether _ -> GameEvent.Kind.ATTACKED.bit();
            case Trigger.PlayerAttacks _ -> GameEvent.Kind.PLAYER_ATTACKED.bit();
            case Trigger.Blocks _ -> GameEvent.Kind.BLOCKED.bit();
            case Trigger.BecomesBlocked _ -> GameEvent.Kind.BECAME_BLOCKED.bit();
            case Trigger.AttacksUnblocked _ -> GameEvent.Kind.WENT_UNBLOCKED.bit();
            case Trigger.DealsDamage _, Trigger.DealsNoncombatDamage _, Trigger.IsDealtDamage _ ->
                GameEvent.Kind.DAMAGE.bit();
            case Trigger.Casts _ -> GameEvent.Kind.CAST.bit();
            case Trigger.CastsOrCopies _ -> GameEvent.Kind.CAST.bit() | GameEvent.Kind.COPIED.bit();
            case Trigger.ActivatesAbility _ -> GameEvent.Kind.ACTIVATED.bit();
            case Trigger.Draws _ -> GameEvent.Kind.DREW.bit();
            case Trigger.Discards _ -> GameEvent.Kind.DISCARDED.bit();
            case Trigger.Sacrifices _ -> GameEvent.Kind.SACRIFICED.bit();
            case Trigger.GainsLife _ -> GameEvent.Kind.GAINED_LIFE.bit();
            case Trigger.LosesLife _ -> GameEvent.Kind.LOST_LIFE.bit();
            case Trigger.BecomesTapped _ -> GameEvent.Kind.TAPPED.bit();
            case Trigger.BecomesUntapped _ -> GameEvent.Kind.UNTAPPED.bit();
            case Trigger.TappedForMana _ -> GameEvent.Kind.TAPPED_FOR_MANA.bit();
            case Trigger.BecomesAttached _ -> GameEvent.Kind.ATTACHED.bit();
            case Trigger.BecomesTarget _ -> GameEvent.Kind.TARGETED.bit();
            case Trigger.CountersPut _ -> GameEvent.Kind.COUNTERS_PUT.bit();
            case Trigger.CountersRemoved _ -> GameEvent.Kind.COUNTERS_REMOVED.bit();
            case Trigger.StepBegins _ -> GameEvent.Kind.STEP_BEGAN.bit();
            case Trigger.Transforms _ -> GameEvent.Kind.TRANSFORMED.bit();
            case Trigger.TurnedFaceUp _ -> GameEvent.Kind.TURNED_FACE_UP.bit();
            case Trigger.PlaysLand _ -> GameEvent.Kind.LAND_PLAYED.bit();
            // To cycle a card is to discard it, too.
            case Trigger.Does t ->
                t.action() == Action.CYCLE_OR_DISCARD
                        ? GameEvent.Kind.DISCARDED.bit()
                        : t.action() == Action.SHUFFLE ? GameEvent.Kind.SHUFFLED.bit() : GameEvent.Kind.ACTION.bit();
            case Trigger.Chapter _ -> GameEvent.Kind.COUNTERS_PUT.bit();
            case Trigger.Either either -> {
                long bits = 0;
                for (var one : either.any()) bits |= listensTo(one);
                yield bits;
            }
            case Trigger.While t -> listensTo(t.event());
            // Reflexive triggers are made when they fire.
            case Trigger.StateIs _ -> StateTriggers.BIT;
            case Trigger.Reflexive _ -> 0;
        };
    }

    private static GameEvent.Kind kindOf(Trigger.ZoneChange change) {
        if (change.from() == Zone.BATTLEFIELD) return GameEvent.Kind.LEFT;
        if (change.to() == Zone.BATTLEFIELD) return GameEvent.Kind.ENTERED;
        return GameEvent.Kind.MOVED;
    }

    /// Whether an event that happens together with one that has made it trigger belongs to that one: "one or more …",
    /// and what one source deals, or one recipient is dealt, at one time (CR 510.2, 603.2c).
    public static boolean isOne(Trigger trigger, GameEvent first, GameEvent other) {
        if (first.kind() != other.kind()) return false;
        return switch (trigger) {
            case Trigger.ZoneChange t -> t.oneOrMore();
            case Trigger.Attacks t -> t.oneOrMore() && (t.defender() == null || first.other() == other.other());
            case Trigger.DealsDamage t ->
                t.recipient() == null
                        ? t.oneOrMore() || first.other() == other.other()
                        : t.oneOrMore() && (t.together() || first.subject() == other.subject());
            case Trigger.IsDealtDamage _ -> first.subject() == other.subject();
            case Trigger.Discards t -> t.oneOrMore() && first.player() == other.player();
            case Trigger.Sacrifices t -> t.oneOrMore() && first.player() == other.player();
            case Trigger.CountersPut t -> t.oneOrMore() && first.subject() == other.subject();
            // What several sources deal to a planeswalker or battle at one time is removed at one time.
            case Trigger.CountersRemoved _ -> first.subject() == other.subject();
            case Trigger.LosesLife _ -> first.player() == other.player();
            case Trigger.Does t -> t.oneOrMore() && first.player() == other.player();
            case Trigger.BecomesTapped t -> t.oneOrMore();
            case Trigger.BecomesUntapped t -> t.oneOrMore();
            case Trigger.Either either -> {
                for (var one : either.any()) if (isOne(one, first, other)) yield true;
                yield false;
            }
            case Trigger.While t -> isOne(t.event(), first, other);
            // "Whenever a creature becomes blocked by one or more": an attacker becomes blocked once.
            case Trigger.AttacksTogether _,
                    Trigger.PlayerAttacks _,
                    Trigger.Blocks _,
                    Trigger.BecomesBlocked _,
                    Trigger.AttacksUnblocked _,
                    Trigger.DealsNoncombatDamage _,
                    Trigger.Casts _,
                    Trigger.CastsOrCopies _,
                    Trigger.ActivatesAbility _,
                    Trigger.Draws _,
                    Trigger.GainsLife _,
                    Trigger.TappedForMana _,
                    Trigger.BecomesAttached _,
                    Trigger.BecomesTarget _,
                    Trigger.StepBegins _,
                    Trigger.Transforms _,
                    Trigger.TurnedFaceUp _,
                    Trigger.PlaysLand _,
                    Trigger.StateIs _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> false;
        };
    }

    /// CR 122.6: how often an event makes it trigger: "a counter is put" is said of each.
    public static int times(Trigger trigger, GameEvent event) {
        if (trigger instanceof Trigger.While t) return times(t.event(), event);
        return trigger instanceof Trigger.CountersPut put && !put.oneOrMore() ? Math.max(1, event.amount()) : 1;
    }

    /// "For the first time each turn": nothing like it has happened before, whether or not the ability was there.
    public static boolean isFirstThisTurn(GameState state, Trigger trigger, GameEvent event, Context context) {
        if (isFirstByJournal(trigger)) return isFirstInJournal(state, trigger, event, context);
        return switch (trigger) {
            case Trigger.GainsLife _ -> state.player(event.player(), PlayerTable.LIFE_GAINED) == together(state, event);
            case Trigger.LosesLife _ -> state.player(event.player(), PlayerTable.LIFE_LOST) == together(state, event);
            case Trigger.Discards t
            when t.card() instanceof Filter.Any || t.card() instanceof Filter.In ->
                state.player(event.player(), PlayerTable.CARDS_DISCARDED) == together(state, event);
            case Trigger.Does t -> state.history.timesDone(t.action(), event.player()) == 1;
            case Trigger.While t -> isFirstThisTurn(state, t.event(), event, context);
            case Trigger.ZoneChange _,
                    Trigger.Attacks _,
                    Trigger.AttacksTogether _,
                    Trigger.PlayerAttacks _,
                    Trigger.Blocks _,
                    Trigger.BecomesBlocked _,
                    Trigger.AttacksUnblocked _,
                    Trigger.DealsDamage _,
                    Trigger.DealsNoncombatDamage _,
                    Trigger.IsDealtDamage _,
                    Trigger.Casts _,
                    Trigger.CastsOrCopies _,
                    Trigger.ActivatesAbility _,
                    Trigger.Draws _,
                    Trigger.Discards _,
                    Trigger.Sacrifices _,
                    Trigger.BecomesTapped _,
                    Trigger.BecomesUntapped _,
                    Trigger.TappedForMana _,
                    Trigger.BecomesAttached _,
                    Trigger.BecomesTarget _,
                    Trigger.CountersPut _,
                    Trigger.CountersRemoved _,
                    Trigger.StepBegins _,
                    Trigger.Transforms _,
                    Trigger.TurnedFaceUp _,
                    Trigger.PlaysLand _,
                    Trigger.StateIs _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> true;
        };
    }

    /// Whether what has happened before is told by no count of the player's, nor by the object that has the ability.
    static boolean isFirstByJournal(Trigger trigger) {
        return switch (trigger) {
            case Trigger.Discards t -> !(t.card() instanceof Filter.Any || t.card() instanceof Filter.In);
            case Trigger.ZoneChange _, Trigger.CountersPut _, Trigger.DealsDamage _, Trigger.Sacrifices _ -> true;
            case Trigger.Does t -> t.what() != null && t.action() != Action.CYCLE_OR_DISCARD;
            case Trigger.While t -> isFirstByJournal(t.event());
            case Trigger.InCombat _,
                    Trigger.OfDamageOrLife _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> false;
        };
    }

    private static boolean isFirstInJournal(GameState state, Trigger trigger, GameEvent event, Context context) {
        for (int i = 0; i < state.history.journal.size(); i++) {
            var past = state.history.journal.get(i);
            if (past != event && !isInBatch(state, past) && matches(state, trigger, past, context)) return false;
        }
        return true;
    }

    private static boolean isInBatch(GameState state, GameEvent event) {
        for (int i = 0; i < state.effects.batch.size(); i++) if (state.effects.batch.get(i) == event) return true;
        return false;
    }

    /// How much of the same has happened to the same player in this batch.
    private static int together(GameState state, GameEvent event) {
        int sum = 0;
        for (int i = 0; i < state.effects.batch.size(); i++) {
            var other = state.effects.batch.get(i);
            if (other.kind() == event.kind() && other.player() == event.player()) sum += other.amount();
        }
        return Math.max(sum, event.amount());
    }

    public static boolean matches(GameState state, Trigger trigger, GameEvent event, Context context) {
        if ((listensTo(trigger) & event.kind().bit()) == 0) return false;
        return switch (trigger) {
            case Trigger.ZoneChange t -> zoneChange(state, t, event, context);
            case Trigger.Attacks t ->
                fits(state, t.what(), event.subject(), context)
                        && (t.defender() == null || fits(state, t.defender(), event.other(), context))
                        && (!t.alone() || state.combat.attackers.size() == 1);
            case Trigger.AttacksTogether t ->
                event.amount() > t.others()
                        && fits(state, t.what(), event.subject(), context)
                        && withOthers(state, t.with(), event.subject(), context) >= t.others();
            case Trigger.PlayerAttacks t -> playerAttacks(state, t, event, context);
            case Trigger.Blocks t ->
                fits(state, t.what(), event.subject(), context)
                        // CR 509.3a-d: "blocks" happens once, "blocks a creature" for each.
                        && (t.attacker() == null
                                ? event.amount() == 1
                                : fits(state, t.attacker(), event.other(), context));
            case Trigger.BecomesBlocked t ->
                fits(state, t.what(), event.subject(), context)
                        && (t.by() == null ? event.amount() == 1 : fits(state, t.by(), event.other(), context));
            case Trigger.AttacksUnblocked t -> fits(state, t.what(), event.subject(), context);
            case Trigger.DealsDamage t ->
                (!t.combat() || event.combat())
                        && isDealer(state, t.source(), event.other(), context)
                        && (t.recipient() == null || fits(state, t.recipient(), event.subject(), context));
            case Trigger.DealsNoncombatDamage t ->
                !event.combat()
                        && isDealer(state, t.source(), event.other(), context)
                        && fits(state, t.recipient(), event.subject(), context);
            case Trigger.IsDealtDamage t ->
                (!t.combat() || event.combat()) && fits(state, t.what(), event.subject(), context);
            case Trigger.Casts t ->
                fits(state, t.player(), event.player(), context)
                        && (t.ordinal() == 0 || isOrdinal(state, t, event, context))
                        && fits(state, t.spell(), event.subject(), context);
            case Trigger.CastsOrCopies t ->
                fits(state, t.player(), event.player(), context) && fits(state, t.spell(), event.subject(), context);
            case Trigger.ActivatesAbility t ->
                fits(state, t.player(), event.player(), context)
                        && (t.which() == Trigger.Activation.ANY
                                || event.amount() == t.which().ordinal()
                                || t.which() == Trigger.Activation.NOT_MANA
                                        && event.amount() != Trigger.Activation.MANA.ordinal())
                        && (event.from() == Zone.BATTLEFIELD || isOfAnything(t.of()))
                        && fits(state, t.of(), event.other(), context);
            case Trigger.Draws t ->
                fits(state, t.player(), event.player(), context)
                        && (t.ordinal() == Trigger.Draws.NOT_FIRST_OF_STEP
                                ? event.manner() != GameEvent.Manner.FIRST_OF_DRAW_STEP
                                : t.ordinal() == 0 || t.ordinal() == event.amount());
            case Trigger.Discards t ->
                (!t.forOpponent() || event.manner() == GameEvent.Manner.FOR_OPPONENT)
                        && fits(state, t.player(), event.player(), context)
                        && card(state, t.card(), event.subject(), context);
            case Trigger.Sacrifices t ->
                fits(state, t.player(), event.player(), context) && fits(state, t.what(), event.subject(), context);
            case Trigger.GainsLife t -> fits(state, t.player(), event.player(), context);
            case Trigger.LosesLife t -> fits(state, t.player(), event.player(), context);
            case Trigger.BecomesTapped t -> fits(state, t.what(), event.subject(), context);
            case Trigger.BecomesUntapped t -> fits(state, t.what(), event.subject(), context);
            case Trigger.TappedForMana t ->
                fits(state, t.what(), event.subject(), context)
                        && (t.player() == null || fits(state, t.player(), event.player(), context));
            case Trigger.BecomesAttached t ->
                fits(state, t.what(), event.subject(), context) && fits(state, t.to(), event.other(), context);
            case Trigger.BecomesTarget t ->
                isThere(state, t.what(), event.subject(), context) && fits(state, t.of(), event.other(), context);
            case Trigger.CountersPut t ->
                isOf(t.kind(), event)
                        && isThere(state, t.on(), event.subject(), context)
                        && (t.nth() == 0 || isNth(state, t, event))
                        && (t.player() == null || fits(state, t.player(), event.player(), context));
            case Trigger.CountersRemoved t ->
                isOf(t.kind(), event)
                        && isThere(state, t.from(), event.subject(), context)
                        && (!t.last() || state.counters(event.subject()).total(t.kind()) == 0);
            case Trigger.StepBegins t ->
                event.amount() == t.step().ordinal()
                        && (t.ordinal() == 0 || t.ordinal() == state.turn.mainPhases)
                        && fits(state, t.turnOf(), event.player(), context);
            case Trigger.Transforms t -> fits(state, t.what(), event.subject(), context);
            case Trigger.TurnedFaceUp t -> fits(state, t.what(), event.subject(), context);
            case Trigger.PlaysLand t ->
                fits(state, t.player(), event.player(), context)
                        && fits(state, t.land(), event.subject(), context)
                        && (t.from() == null || isFrom(state, t.from(), event));
            case Trigger.Does t ->
                does(t.action(), event)
                        && fits(state, t.player(), event.player(), context)
                        && (t.what() == null || card(state, t.what(), event.subject(), context));
            case Trigger.Chapter t -> chapter(state, t, event, context);
            case Trigger.Either either -> {
                for (var one : either.any()) if (matches(state, one, event, context)) yield true;
                yield false;
            }
            case Trigger.While t ->
                matches(state, t.event(), event, context) && Conditions.hold(state, t.condition(), context);
            case Trigger.StateIs _, Trigger.Reflexive _ -> false;
        };
    }

    /// "Your second spell each turn", or "your first noncreature spell each turn": then only those count.
    private static boolean isOrdinal(GameState state, Trigger.Casts casts, GameEvent event, Context context) {
        if (casts.spell() instanceof Filter.In) return casts.ordinal() == event.amount();
        if (casts.ordinal() > event.amount()) return false;
        var them = new Reference.Locked(java.util.List.of(event.player()));
        return TurnHistory.count(state, Amount.Tally.SPELLS_CAST, casts.spell(), them, context) == casts.ordinal();
    }

    private static boolean fits(GameState state, Filter filter, int id, Context context) {
        return id != GameState.NONE && Filters.matches(state, filter, id, context);
    }

    /// CR 109.2: "a creature becomes the target" is said of one on the battlefield.
    private static boolean isThere(GameState state, Filter filter, int id, Context context) {
        return id != GameState.NONE && Candidates.isThere(state, filter, id, context);
    }

    /// CR 109.2: a creature that deals damage is on the battlefield, or was when it was last seen; a card that was
    /// cycled
    /// is none.
    private static boolean isDealer(GameState state, Filter filter, int id, Context context) {
        if (!fits(state, filter, id, context)) return false;
        return !areCreatures(filter) || !state.exists(id) || state.isIn(id, Zone.BATTLEFIELD);
    }

    private static boolean areCreatures(Filter filter) {
        if (filter instanceof Filter.IsType(var type)) return type == CardType.CREATURE;
        if (filter instanceof Filter.And(var all)) for (var one : all) if (areCreatures(one)) return true;
        return false;
    }

    /// A card in a graveyard or elsewhere: the ability may be of the very card.
    private static boolean card(GameState state, Filter filter, int id, Context context) {
        if (filter instanceof Filter.This) return id == context.source;
        return fits(state, filter, id, context);
    }

    private static final Filter ANYTHING = new Filter.Any();

    /// CR 109.2: "a creature" is one on the battlefield; only "an ability" alone is also one of a card.
    private static boolean isOfAnything(Filter source) {
        return source instanceof Filter.Or(var any) && any.contains(ANYTHING);
    }

    private static boolean zoneChange(GameState state, Trigger.ZoneChange t, GameEvent event, Context context) {
        if (t.from() != null && t.from() != event.from()) return false;
        if (t.to() != null && t.to() != event.to()) return false;
        // A card that was moved elsewhere than the battlefield is described as it now is, where it can be seen.
        boolean seeNew = event.kind() == GameEvent.Kind.MOVED
                && (event.to() == Zone.GRAVEYARD || event.to() == Zone.EXILE)
                && state.exists(event.other());
        // "A card is put into a graveyard from anywhere": a token is no card (CR 111.6).
        boolean card = t.from() == null && t.to() != null && t.to() != Zone.BATTLEFIELD;
        if (t.what() instanceof Filter.This)
            return context.source == event.subject() || context.source == event.other();
        if (card && state.is(state.exists(event.other()) ? event.other() : event.subject(), ObjectFlags.TOKEN))
            return false;
        if (event.kind() == GameEvent.Kind.ENTERED) return fitsAsItEntered(state, t.what(), event, context);
        return fits(state, t.what(), seeNew ? event.other() : event.subject(), context);
    }

    /// "Entered under your control this turn": whose it was then, and whether it was face down, may have changed since.
    private static boolean fitsAsItEntered(GameState state, Filter what, GameEvent event, Context context) {
        if (what instanceof Filter.And(var all)) {
            for (var part : all) if (!fitsAsItEntered(state, part, event, context)) return false;
            return true;
        }
        if (what instanceof Filter.ControlledBy(var who)) return Filters.means(state, who, event.player(), context);
        if (what instanceof Filter.Is(var status) && status == Filter.Status.FACE_DOWN)
            return event.manner() == GameEvent.Manner.FACE_DOWN;
        return fits(state, what, event.subject(), context);
    }

    private static boolean playerAttacks(GameState state, Trigger.PlayerAttacks t, GameEvent event, Context context) {
        if (!fits(state, t.player(), event.player(), context)) return false;
        // There is one event for all attackers, and one for each of those attacked.
        int attacked = event.other();
        if ((t.defender() == null) != (attacked == GameState.NONE)) return false;
        if (t.defender() != null && !fits(state, t.defender(), attacked, context)) return false;
        int with = attackers(state, t, event, context).size();
        return with > 0 && t.comparison().holds(with, t.count());
    }

    /// "Whenever you attack with one or more Zombies, draw that many cards": as many as attacked that fit.
    public static GameEvent counted(GameState state, Trigger trigger, GameEvent event, Context context) {
        var heard = trigger instanceof Trigger.While during ? during.event() : trigger;
        if (!(heard instanceof Trigger.PlayerAttacks attacks)) return event;
        return event.plus(attackers(state, attacks, event, context).size() - event.amount());
    }

    private static IntList attackers(GameState state, Trigger.PlayerAttacks t, GameEvent event, Context context) {
        int attacked = event.other();
        var with = new IntList();
        for (int i = 0; i < state.combat.attackers.size(); i++) {
            int attacker = state.combat.attackers.get(i);
            if ((attacked == GameState.NONE || state.attacking(attacker) == attacked)
                    && fits(state, t.with(), attacker, context)) with.add(attacker);
        }
        return with;
    }

    private static int withOthers(GameState state, Filter what, int attacker, Context context) {
        int others = 0;
        for (int i = 0; i < state.combat.attackers.size(); i++) {
            int other = state.combat.attackers.get(i);
            if (other != attacker && fits(state, what, other, context)) others++;
        }
        return others;
    }

    private static boolean isFrom(GameState state, Filter from, GameEvent event) {
        if (from instanceof Filter.Not(Filter other)) return !isFrom(state, other, event);
        if (from instanceof Filter.Or(var any)) {
            for (var one : any) if (isFrom(state, one, event)) return true;
            return false;
        }
        return from instanceof Filter.CastFrom(Zone zone, boolean own)
                && event.from() == zone
                && (!own || state.owner(event.subject()) == event.player());
    }

    private static boolean does(Action action, GameEvent event) {
        return event.kind() != GameEvent.Kind.ACTION || action.includes(event.action());
    }

    private static boolean isOf(@Nullable CounterKind kind, GameEvent event) {
        return kind == null || kind.name().equals(event.word());
    }

    /// The counter with that number is among those that were just put there.
    private static boolean isNth(GameState state, Trigger.CountersPut put, GameEvent event) {
        int now = state.counters(event.subject()).total(put.kind());
        return now >= put.nth() && now - event.amount() < put.nth();
    }

    /// CR 714.2b: the chapter that the number of lore counters has just reached.
    private static boolean chapter(GameState state, Trigger.Chapter t, GameEvent event, Context context) {
        if (event.subject() != context.source || !isOf(CounterKind.LORE, event)) return false;
        int now = state.counters(event.subject()).of(CounterKind.LORE);
        // CR 702.155a.
        boolean exactly = state.is(event.subject(), ObjectFlags.ENTERED_THIS_TURN)
                && Layers.of(state, event.subject()).has(Keyword.READ_AHEAD);
        for (int number : t.numbers())
            if (exactly ? number == now : number <= now && number > now - event.amount()) return true;
        return false;
    }
}
