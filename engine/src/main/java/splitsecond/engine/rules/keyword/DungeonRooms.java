package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// CR 309: the dungeons and what happens in their rooms.
public final class DungeonRooms {

    /// @param next the rooms that can be entered from it; none for the bottommost room
    public record Room(String name, Effect effect, List<Integer> next) {}

    /// @param initiative whether only those who have the initiative enter it (CR 701.49d)
    public record Dungeon(String name, boolean initiative, List<Room> rooms) {}

    private static final Duration UNTIL_YOUR_NEXT_TURN = new Duration.YourNextTurn("");
    private static final Filter LAND = new Filter.IsType(CardType.LAND);
    private static final Filter ARTIFACT = new Filter.IsType(CardType.ARTIFACT);

    public static final List<Dungeon> ALL = List.of(
            new Dungeon(
                    "Lost Mine of Phandelver",
                    false,
                    List.of(
                            room("Cave Entrance", new Effect.Scry(ONE), 1, 2),
                            room("Goblin Lair", make("Creature — Goblin", Color.RED, 1, 1, 1), 3, 4),
                            room("Mine Tunnels", treasure(), 4, 5),
                            room("Storeroom", counters(CounterKind.P1P1, ONE, target(CREATURE)), 6),
                            room("Dark Pool", all(new Effect.LoseLife(each(OPPONENT), ONE, ""), gain(1)), 6),
                            room("Fungi Cavern", weaken(), 6),
                            room("Temple of Dumathoin", new Effect.Draw(YOU, ONE)))),
            new Dungeon(
                    "Dungeon of the Mad Mage",
                    false,
                    List.of(
                            room("Yawning Portal", gain(1), 1),
                            room("Dungeon Level", new Effect.Scry(ONE), 2, 3),
                            room("Goblin Bazaar", treasure(), 4),
                            room("Twisted Caverns", cantAttack(), 4),
                            room("Lost Level", new Effect.Scry(number(2)), 5, 6),
                            room("Runestone Caverns", exileTwo(), 7),
                            room("Muiral's Graveyard", make("Creature — Skeleton", Color.BLACK, 1, 1, 2), 7),
                            room("Deep Mines", new Effect.Scry(number(3)), 8),
                            room("Mad Wizard's Lair", drawThree()))),
            new Dungeon(
                    "Tomb of Annihilation",
                    false,
                    List.of(
                            room("Trapped Entry", new Effect.LoseLife(each(PLAYER), ONE, ""), 1, 3),
                            room("Veils of Fear", unlessTheyPay(Cost.Deed.DISCARD, new Filter.Any()), 2),
                            room("Sandfall Cell", unlessTheyPay(Cost.Deed.SACRIFICE, any(CREATURE, ARTIFACT, LAND)), 4),
                            room("Oubliette", oubliette(), 4),
                            room("Cradle of the Death God", create(ONE, atropal(), false, false)))),
            new Dungeon(
                    "Undercity",
                    true,
                    List.of(
                            room("Secret Entrance", findBasicLand(), 1, 2),
                            room("Forge", counters(CounterKind.P1P1, number(2), target(CREATURE)), 3, 4),
                            room("Lost Well", new Effect.Scry(number(2)), 4, 5),
                            room("Trap!", new Effect.LoseLife(target(PLAYER), number(5), ""), 6),
                            room("Arena", new Effect.KeywordAction(Action.GOAD, null, target(CREATURE), ""), 6, 7),
                            room("Stash", treasure(), 7),
                            room("Archives", new Effect.Draw(YOU, ONE), 8),
                            room("Catacombs", create(ONE, skeleton(), false, false), 8),
                            room("Throne of the Dead Three", throne()))));

    private DungeonRooms() {}

    private static Room room(String name, Effect effect, Integer... next) {
        return new Room(name, Binder.bound(effect), List.of(next));
    }

    private static Filter any(Filter... filters) {
        return new Filter.Or(List.of(filters));
    }

    private static Effect gain(int life) {
        return new Effect.GainLife(YOU, number(life), "");
    }

    private static Effect make(String types, Color color, int power, int toughness, int count) {
        return create(number(count), token(types, color.bit(), power, toughness), false, false);
    }

    private static Effect treasure() {
        var treasure = new Token(null, TypeLine.parse("Artifact — Treasure"), 0, null, null, List.of(), true);
        return create(ONE, treasure, false, false);
    }

    private static Effect weaken() {
        var less = new Modification.AddPowerToughness(number(-4), number(0));
        return new Effect.Change(target(CREATURE), List.of(less), UNTIL_YOUR_NEXT_TURN, "");
    }

    private static Effect cantAttack() {
        var cant = new Modification.Obey(new Rule.CantAttack(null, null));
        return new Effect.Change(target(CREATURE), List.of(cant), UNTIL_YOUR_NEXT_TURN, "");
    }

    private static Effect exileTwo() {
        return all(
                move(new Reference.TopCards(number(2), YOU), Zone.LIBRARY, Zone.EXILE),
                new Effect.CastCard(YOU, IT, false, true, true, FOREVER, ""));
    }

    private static Effect drawThree() {
        var drawn = new Reference.DoneThisWay(null, "drawn");
        return all(
                new Effect.Draw(YOU, number(3)),
                new Effect.Reveal(drawn, ""),
                new Effect.CastCard(YOU, drawn, true, true, false, FOREVER, ""));
    }

    private static Effect unlessTheyPay(Cost.Deed deed, Filter what) {
        var cost = new Cost(List.of(new Cost.Do(deed, what, Count.ONE, "")));
        var lose = new Effect.LoseLife(THAT_PLAYER, number(2), "");
        return new Effect.ForEach(each(PLAYER), new Effect.Unless(lose, THAT_PLAYER, cost, ""), "");
    }

    private static Effect oubliette() {
        return all(
                new Effect.Discard(YOU, ONE, null, false, ""),
                sacrificeOne(ARTIFACT),
                sacrificeOne(CREATURE),
                sacrificeOne(LAND));
    }

    private static Effect sacrificeOne(Filter what) {
        return new Effect.Sacrifice(YOU, new Reference.Chosen(and(what, YOURS), Count.ONE, YOU), "");
    }

    private static Token atropal() {
        return new Token(
                "The Atropal",
                TypeLine.parse("Legendary Creature — God Horror"),
                Color.BLACK.bit(),
                number(4),
                number(4),
                List.of(new Ability.Keyword(Keyword.DEATHTOUCH)),
                false);
    }

    private static Token skeleton() {
        return new Token(
                null,
                TypeLine.parse("Creature — Skeleton"),
                Color.BLACK.bit(),
                number(4),
                number(1),
                List.of(new Ability.Keyword(Keyword.MENACE)),
                false);
    }

    private static Effect findBasicLand() {
        return new Effect.Search(
                YOU,
                YOU,
                and(new Filter.IsSupertype(Supertype.BASIC), LAND),
                Count.upTo(1),
                true,
                new Effect.Destination(Zone.HAND, Effect.Placement.PLAIN),
                true,
                "");
    }

    private static Effect throne() {
        Amount three = number(3);
        var crowned = new Effect.Placement(
                0, false, false, false, false, false, List.of(new Effect.CounterCount(CounterKind.P1P1, three)), "");
        var back = new Effect.Placement(-1, false, false, false, false, true, List.of(), "");
        return all(
                new Effect.Dig(
                        YOU,
                        number(10),
                        true,
                        CREATURE,
                        Count.ONE,
                        false,
                        new Effect.Destination(Zone.BATTLEFIELD, crowned),
                        new Effect.Destination(Zone.LIBRARY, back),
                        ""),
                new Effect.Change(
                        IT, List.of(new Modification.GainKeyword(Keyword.HEXPROOF)), UNTIL_YOUR_NEXT_TURN, ""),
                new Effect.Shuffle(YOU));
    }
}
