package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.Arrays;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;
import splitsecond.engine.card.Supertype;

/// CR 701.54c: what the emblem named The Ring has, one ability more each time it tempts its player.
public final class RingAbilities {

    private static final Filter BEARER = and(new Filter.Is(Filter.Status.RING_BEARER), YOURS);

    public static final List<Ability> ALL = bound(
            always(legendaryAndElusive()),
            when("the Ring", new Trigger.Attacks(BEARER, null, false, false), loot()),
            when("the Ring", new Trigger.BecomesBlocked(BEARER, CREATURE), blockerIsSacrificed()),
            when(
                    "the Ring",
                    new Trigger.DealsDamage(BEARER, PLAYER, true, false),
                    new Effect.LoseLife(each(OPPONENT), number(3), "")));

    private static List<Ability> bound(Ability... abilities) {
        return Arrays.stream(abilities)
                .map(ability -> Binder.bound(ability, Nature.ANY_PERMANENT))
                .toList();
    }

    private RingAbilities() {}

    private static StaticEffect legendaryAndElusive() {
        var greater =
                new Filter.Stat(Characteristic.POWER, Comparison.MORE, new Amount.StatOf(Characteristic.POWER, THIS));
        return new StaticEffect.Change(
                each(BEARER),
                List.of(
                        new Modification.ChangeTypes(
                                Supertype.LEGENDARY.bit(), 0, List.of(), Modification.Manner.ADD, false),
                        new Modification.Obey(new Rule.CantBeBlocked(greater))));
    }

    private static Effect loot() {
        return all(new Effect.Draw(YOU, ONE), new Effect.Discard(YOU, ONE, null, false, ""));
    }

    private static Effect blockerIsSacrificed() {
        var sacrifice = new Effect.Sacrifice(new Reference.ControllerOf(IT, ""), IT, "");
        var later = new Effect.Delayed(
                new Trigger.StepBegins(Step.END_OF_COMBAT, PLAYER, ""), sacrifice, THIS_TURN, true, "");
        return new Effect.ForEach(OTHER_PARTY, later, "");
    }
}
