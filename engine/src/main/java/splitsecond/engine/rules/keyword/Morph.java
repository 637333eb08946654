package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;

/// CR 702.37, 702.168, 701.40: cards that are face down, and how they are turned face up.
public final class Morph {

    /// CR 702.37c.
    public static final Cost FACE_DOWN_COST = mana("{3}");

    private Morph() {}

    /// The abilities a card has while it is face down.
    public static List<Ability> whileFaceDown(Face front) {
        var abilities = new ArrayList<Ability>(2);
        for (var ability : front.abilities()) {
            if (!(ability instanceof Ability.Parameterized(KeywordAbility.CastAnotherWay(var way, Cost cost))))
                continue;
            switch (way) {
                case MORPH -> abilities.add(turnUp(cost, false, null));
                case MEGAMORPH -> abilities.add(turnUp(cost, true, null));
                // CR 702.168a: ward {2} while it is face down.
                case DISGUISE -> {
                    abilities.add(turnUp(cost, false, null));
                    abilities.add(asLongAs(
                            new Condition.WasPaid(CastingWay.DISGUISE),
                            new splitsecond.engine.ability.StaticEffect.Change(
                                    THIS,
                                    List.of(new splitsecond.engine.ability.Modification.GainAbility(
                                            new Ability.Parameterized(new KeywordAbility.Ward(mana("{2}"))))))));
                }
                default -> {}
            }
        }
        // CR 701.40b: a manifested creature card, for its mana cost.
        if (front.is(CardType.CREATURE) && front.manaCost() != null) {
            var manifested = new Condition.Matches(THIS, new Filter.Is(Filter.Status.MANIFESTED), "");
            abilities.add(turnUp(Cost.mana(front.manaCost()), false, manifested));
        }
        return abilities;
    }

    private static Ability turnUp(Cost cost, boolean counter, @org.jspecify.annotations.Nullable Condition onlyIf) {
        Effect up = new Effect.KeywordAction(Action.TURN_FACE_UP, null, THIS, "");
        return new Ability.Activated(
                cost,
                counter ? all(up, counters(CounterKind.P1P1, ONE, THIS)) : up,
                new Ability.Limits(Ability.Timing.SPECIAL, 0, onlyIf, Ability.Activator.CONTROLLER),
                Zone.BATTLEFIELD,
                Trigger.Activation.TURN_FACE_UP.keyword());
    }
}
