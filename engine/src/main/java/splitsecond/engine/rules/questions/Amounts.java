package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.Color;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaOrigins;
import splitsecond.engine.mana.ManaSpent;
import splitsecond.engine.rules.keyword.Rooms;
import splitsecond.engine.state.Bounded;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Subtypes;

/// CR 107: what a number comes to.
public final class Amounts {

    private Amounts() {}

    public static int of(GameState state, Amount amount, Context context) {
        if (amount instanceof Amount.Number(int number)) return number;
        int value = value(state, amount, context);
        if (value <= 0 && state.listener != null && context.item != null)
            state.listener.on(GameEvent.nothingToDo(GameEvent.AMOUNT_ZERO));
        return value;
    }

    private static int value(GameState state, Amount amount, Context context) {
        return switch (amount) {
            case Amount.Number a -> a.value();
            case Amount.X _ -> context.x();
            case Amount.CastX a -> castX(state, a.of(), context);
            case Amount.ResultOf a -> context.slots.result(a.number()).amount();
            case Amount.ExcessOf a -> context.slots.result(a.number()).excess();
            case Amount.AbsorbedOf a -> context.slots.result(a.number()).absorbed();
            case Amount.EventAmount a -> eventAmount(a, context);
            case Amount.Meant a -> of(state, a.meant(), context);
            case Amount.CountOf a -> Filters.count(state, a.filter(), context);
            case Amount.SizeOf a -> found(state, a.those(), context).size();
            case Amount.StatOf a -> sum(state, a.what(), found(state, a.of(), context));
            case Amount.Greatest a -> greatest(state, a.what(), matching(state, a.among(), context));
            case Amount.Alike a -> ComparedCharacteristics.alike(state, a.what(), found(state, a.those(), context));
            case Amount.MostOfOne a -> mostOfOne(state, found(state, a.those(), context));
            case Amount.GreatestOf a -> greatest(state, a.what(), found(state, a.those(), context));
            case Amount.Total a -> sum(state, a.what(), matching(state, a.of(), context));
            case Amount.CountersOn a -> counters(state, a.kind(), a.on(), context);
            case Amount.LifeOf a -> life(state, a.who(), context);
            case Amount.TurnsTaken a -> turnsTaken(state, found(state, a.who(), context));
            case Amount.HighestLife a -> highestLife(state, found(state, a.among(), context));
            case Amount.ThatMuch _ -> throw new IllegalStateException("an unbound word: " + amount);
            case Amount.TargetsBeyondFirst _ -> beyondFirst(context);
            case Amount.TimesPaid a ->
                context.item != null && context.item.paid.has(a.cost())
                        ? context.item.paid.times(a.cost())
                        : Statuses.paid(state, context.source).times(a.cost());
            case Amount.TimesMutated _ -> {
                var merged = state.memory(context.source).merged();
                yield merged == null ? 0 : merged.times();
            }
            case Amount.StartingLife _ -> Amount.StartingLife.LIFE;
            case Amount.Speed _ -> state.player(context.controller, PlayerTable.SPEED);
            case Amount.CommanderCasts _ -> 0;
            case Amount.CastBefore a -> TurnHistory.castBefore(state, a, context);
            case Amount.Plus a -> Bounded.plus(of(state, a.left(), context), of(state, a.right(), context));
            case Amount.Minus a -> Bounded.of((long) of(state, a.left(), context) - of(state, a.right(), context));
            case Amount.Times a -> Bounded.times(a.factor(), of(state, a.amount(), context));
            case Amount.Depending a ->
                of(state, Conditions.hold(state, a.when(), context) ? a.then() : a.otherwise(), context);
            case Amount.Half a -> Math.floorDiv(of(state, a.amount(), context) + (a.roundedUp() ? 1 : 0), 2);
            case Amount.Devotion a -> devotion(state, devotionColors(state, a, context), context.controller);
            case Amount.Party _ -> Statuses.partySize(state, context.controller);
            case Amount.UnlockedDoors a -> unlockedDoors(state, matching(state, a.rooms(), context));
            case Amount.Domain a -> domain(state, matching(state, a.lands(), context));
            case Amount.OpponentsAttacked _ -> Integer.bitCount(state.combat.attackedPlayers);
            case Amount.Different a -> different(state, a.what(), matching(state, a.among(), context));
            case Amount.Fewest a -> fewest(state, a, context);
            case Amount.ThisTurn a -> TurnHistory.count(state, a.tally(), a.of(), a.by(), context);
            case Amount.Occurrences a -> TurnHistory.times(state, a.event(), context);
            case Amount.Votes a -> context.slots.votes(a.option());
            case Amount.ChosenNumber _ -> Filters.chosenNumber(state, context);
            case Amount.ManaSpent spent -> manaSpent(state, spent, context);
        };
    }

    private static int fewest(GameState state, Amount.Fewest fewest, Context context) {
        var players = found(state, fewest.whose(), context);
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < players.size(); i++) {
            context.slots.turnTo(fewest.whose(), players.get(i));
            least = Math.min(least, Filters.count(state, fewest.filter(), context));
        }
        context.slots.turnBack(fewest.whose(), players);
        return least == Integer.MAX_VALUE ? 0 : least;
    }

    /// "Your devotion to that color": no color is named, one was chosen.
    private static java.util.List<splitsecond.engine.card.Color> devotionColors(
            GameState state, Amount.Devotion devotion, Context context) {
        if (!devotion.colors().isEmpty()) return devotion.colors();
        int color = Filters.chosenColor(state, context);
        return color < 0 ? java.util.List.of() : java.util.List.of(splitsecond.engine.card.Color.of(color));
    }

    /// CR 107.3m: the X that its spell was, or is being, cast with.
    private static int castX(GameState state, Reference of, Context context) {
        int x = 0;
        var those = found(state, of, context);
        for (int i = 0; i < those.size(); i++) {
            var spell = state.item(those.get(i));
            x += spell != null ? spell.x : state.memory(those.get(i)).x();
        }
        return x;
    }

    private static int eventAmount(Amount.EventAmount amount, Context context) {
        var event = amount.outer() ? context.slots.outerEvent : context.slots.event;
        if (event == null) throw new IllegalStateException("no event has an amount");
        return switch (event.kind()) {
            // "That many" of those that moved, attacked, were discarded or sacrificed together.
            case ENTERED, LEFT, MOVED, ATTACKED, DISCARDED, SACRIFICED ->
                (amount.outer() ? context.slots.outerAlike : context.slots.alike).size() + 1;
            default -> event.amount();
        };
    }

    private static int unlockedDoors(GameState state, IntList rooms) {
        int doors = 0;
        for (int i = 0; i < rooms.size(); i++)
            if (Rooms.is(state.blueprint(rooms.get(i)))) doors += Rooms.unlockedDoors(state.face(rooms.get(i)));
        return doors;
    }

    private static int manaSpent(GameState state, Amount.ManaSpent amount, Context context) {
        long spent = 0;
        long origins = 0;
        var on = amount.on();
        if (on == null && context.item != null) {
            spent = context.item.manaSpent;
            origins = context.item.manaOrigins;
        }
        if (on != null) {
            var of = found(state, on, context);
            for (int i = 0; i < of.size(); i++) {
                spent = spentOn(state, of.get(i));
                origins = originsOf(state, of.get(i));
            }
        }
        return spent(amount.what(), spent, origins);
    }

    /// How much such mana was spent on that spell, or on the spell that a permanent was.
    public static int manaSpentOn(GameState state, Amount.Spent what, int object) {
        return spent(what, spentOn(state, object), originsOf(state, object));
    }

    private static int spent(Amount.Spent what, long spent, long origins) {
        return switch (what) {
            case ALL -> ManaSpent.total(spent);
            case COLORS -> ManaSpent.colors(spent);
            case SAME_COLOR -> ManaSpent.mostOfOneColor(spent);
            case SNOW -> ManaSpent.of(spent, ManaSpent.SNOW);
            case TREASURE -> ManaOrigins.of(origins, ManaOrigins.Kind.TREASURE);
            case CREATURE -> ManaOrigins.of(origins, ManaOrigins.Kind.CREATURE);
            case ARTIFACT -> ManaOrigins.of(origins, ManaOrigins.Kind.ARTIFACT);
            case CAVE -> ManaOrigins.of(origins, ManaOrigins.Kind.CAVE);
            case DESERT -> ManaOrigins.of(origins, ManaOrigins.Kind.DESERT);
            case WHITE, BLUE, BLACK, RED, GREEN, COLORLESS -> ManaSpent.of(spent, what.ordinal());
        };
    }

    private static long spentOn(GameState state, int object) {
        var item = state.lastItem(object);
        return item != null ? item.manaSpent : state.memory(object).manaSpent();
    }

    private static long originsOf(GameState state, int object) {
        var item = state.lastItem(object);
        return item != null ? item.manaOrigins : state.memory(object).manaOrigins();
    }

    private static IntList found(GameState state, Reference reference, Context context) {
        if (reference.plain() instanceof Reference.This) return IntList.of(context.source);
        var found = new IntList();
        References.find(state, reference, context, found);
        return found;
    }

    private static IntList matching(GameState state, Filter filter, Context context) {
        var found = new IntList();
        Filters.find(state, filter, context, found);
        return found;
    }

    private static int mostOfOne(GameState state, IntList those) {
        var counts = new int[state.playerCount];
        int most = 0;
        for (int i = 0; i < those.size(); i++)
            if (GameState.isObject(those.get(i))) most = Math.max(most, ++counts[state.owner(those.get(i))]);
        return most;
    }

    private static int sum(GameState state, Characteristic what, IntList of) {
        int sum = 0;
        for (int i = 0; i < of.size(); i++) sum = Bounded.plus(sum, ComparedCharacteristics.of(state, what, of.get(i)));
        return sum;
    }

    private static int greatest(GameState state, Characteristic what, IntList among) {
        int greatest = 0;
        for (int i = 0; i < among.size(); i++) {
            int own = ComparedCharacteristics.of(state, what, among.get(i));
            if (i == 0 || own > greatest) greatest = own;
        }
        return greatest;
    }

    private static int counters(GameState state, @Nullable CounterKind kind, Reference on, Context context) {
        var holders = found(state, on, context);
        int count = 0;
        for (int i = 0; i < holders.size(); i++)
            count += state.counters(holders.get(i)).total(kind);
        return count;
    }

    private static int life(GameState state, Reference who, Context context) {
        if (who instanceof Reference.You) return state.life(context.controller);
        var players = found(state, who, context);
        int life = 0;
        for (int i = 0; i < players.size(); i++)
            if (GameState.isPlayer(players.get(i))) life += state.life(players.get(i));
        return life;
    }

    private static int turnsTaken(GameState state, IntList players) {
        int turns = 0;
        for (int i = 0; i < players.size(); i++) turns += state.player(players.get(i), PlayerTable.TURNS_TAKEN);
        return turns;
    }

    private static int highestLife(GameState state, IntList players) {
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < players.size(); i++) highest = Math.max(highest, state.life(players.get(i)));
        return players.isEmpty() ? 0 : highest;
    }

    /// CR 700.5: mana symbols of those colors among mana costs of permanents the player controls.
    private static int devotion(GameState state, List<Color> colors, int player) {
        int set = 0;
        for (int i = 0; i < colors.size(); i++) set |= colors.get(i).bit();
        int devotion = 0;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != player || !state.isOnBattlefield(id)) continue;
            var cost = Layers.of(state, id).manaCost;
            if (cost == null) continue;
            for (int s = 0; s < cost.symbols().size(); s++)
                if ((cost.symbols().get(s).colors() & set) != 0) devotion++;
        }
        return devotion;
    }

    private static int domain(GameState state, IntList lands) {
        int count = 0;
        for (int t = 0; t < Subtypes.BASIC_LAND_TYPES.size(); t++) {
            for (int i = 0; i < lands.size(); i++) {
                if (!Layers.of(state, lands.get(i)).hasSubtype(Subtypes.BASIC_LAND_TYPES.get(t))) continue;
                count++;
                break;
            }
        }
        return count;
    }

    private static int different(GameState state, Characteristic what, IntList among) {
        int bits = 0;
        var seen = new ArrayList<Object>();
        for (int i = 0; i < among.size(); i++) {
            var traits = Layers.of(state, among.get(i));
            switch (what) {
                case COLOR -> bits |= traits.colors;
                case CARD_TYPE -> bits |= traits.types;
                case NAME -> note(seen, traits.name);
                case CREATURE_TYPE -> {
                    for (String subtype : traits.subtypes) if (Subtypes.isCreatureType(subtype)) note(seen, subtype);
                }
                case LAND_TYPE -> {
                    for (String subtype : traits.subtypes) if (Subtypes.isLandType(subtype)) note(seen, subtype);
                }
                case POWER, TOUGHNESS, BASE_POWER, BASE_TOUGHNESS, MANA_VALUE, TOTAL_POWER_AND_TOUGHNESS, LOYALTY ->
                    note(seen, ComparedCharacteristics.of(state, what, among.get(i)));
            }
        }
        return Integer.bitCount(bits) + seen.size();
    }

    private static void note(List<Object> seen, Object value) {
        if (!seen.contains(value)) seen.add(value);
    }

    private static int beyondFirst(Context context) {
        if (context.item == null) return 0;
        int targets = 0;
        for (int[] slot : context.item.targets) targets += slot.length;
        return Math.max(0, targets - 1);
    }
}
