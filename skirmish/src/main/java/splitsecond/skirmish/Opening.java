package splitsecond.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which event opens a window, for whom, and what must be true of it.
///
/// @param event the kind of event
/// @param who which players it allows
/// @param tests all of them must hold
public record Opening(Event.Kind event, Who who, List<Test> tests) {

    public Opening {
        tests = List.copyOf(tests);
    }

    /// Seen from the event: its own player (in attacks the attacker), the other one, or both.
    public enum Who {
        OWNER,
        OPPONENT,
        BOTH
    }

    /// What a window asks of its event.
    public sealed interface Test {

        record FigureIs(Restriction what) implements Test {}

        record TargetIs(Restriction what) implements Test {}

        record Within(int spaces) implements Test {}

        record InLineOfSight(boolean expected) implements Test {}

        record NamedOneOf(List<String> names) implements Test {}

        record DamageAtLeast(int damage) implements Test {}

        record Is(Fact fact, boolean expected) implements Test {}
    }

    /// Facts that an event has or has not.
    public enum Fact {
        RANGED,
        AMONG_FIGURES,
        HIGHEST_COST,
        MISSED_BY_ACCURACY,
        REROLL,
        BENEFICIAL_CONDITION,
        YOUR_ACTIVATION
    }

    boolean admits(Event happened, Player player, GameState game) {
        if (happened.kind() != event) return false;
        boolean concerned = switch (who) {
            case OWNER -> player == happened.player();
            case OPPONENT -> player != happened.player();
            case BOTH -> true;
        };
        return concerned && tests.stream().allMatch(test -> holds(test, happened, player, game));
    }

    private static boolean holds(Test test, Event event, Player player, GameState game) {
        return switch (test) {
            case Test.FigureIs(var what) -> event instanceof Event.OfFigure of && isA(what, of.figure());
            case Test.TargetIs(var what) -> event instanceof Event.OfAttack attack && isA(what, attack.target());
            case Test.Within(var spaces) ->
                event instanceof Event.Nearby nearby && nearby.near().of(player).spaces() <= spaces;
            case Test.InLineOfSight(var expected) ->
                event instanceof Event.Nearby nearby && nearby.near().of(player).lineOfSight() == expected;
            case Test.NamedOneOf(var names) ->
                event instanceof Event.OfName named
                        && names.stream()
                                .anyMatch(name ->
                                        name.equalsIgnoreCase(named.name().strip()));
            case Test.DamageAtLeast(var damage) ->
                event instanceof Event.DamageSuffered suffered && suffered.damage() >= damage;
            case Test.Is(var fact, var expected) -> has(fact, event, player, game) == expected;
        };
    }

    /// An event may speak of a figure that has just been defeated, which fulfils no restriction by itself any more.
    private static boolean isA(Restriction what, @Nullable Figure figure) {
        return figure != null && what.describes(figure);
    }

    private static boolean has(Fact fact, Event event, Player player, GameState game) {
        return switch (fact) {
            case RANGED -> event instanceof Event.AttackPlanned attack && attack.ranged();
            case AMONG_FIGURES -> event instanceof Event.MovementEnds move && move.amongFigures();
            case HIGHEST_COST -> event instanceof Event.AttackDeclared attack && attack.highestCost();
            case MISSED_BY_ACCURACY -> event instanceof Event.AttackResolved attack && attack.missedByAccuracy();
            case REROLL -> event instanceof Event.DiceRolled roll && roll.reroll();
            case BENEFICIAL_CONDITION ->
                event instanceof Event.DamageSuffered suffered && suffered.beneficialCondition();
            case YOUR_ACTIVATION -> {
                var activation = game.activation();
                yield activation != null && activation.player() == player;
            }
        };
    }
}
