package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

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
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;

/// Cards that wait in exile to be cast: suspend (CR 702.62), foretell (702.143), plot (702.170), warp (702.185), and
/// for a moment madness (702.35); and miracle (702.94), which waits in the hand.
public final class SetAside {

    private static final String SUSPEND = "suspend";
    private static final String PLOT = "plot";

    private SetAside() {}

    /// On a turn after the one in which it was set aside.
    public static Condition isCastable(Filter.Status status) {
        return new Condition.And(List.of(
                is(THIS, new Filter.Is(status)),
                new Condition.Not(is(THIS, new Filter.ThisTurn(Filter.Deed.ENTERED, null)))));
    }

    private static Ability.Limits limits(Ability.Timing timing) {
        return new Ability.Limits(timing, 0, null, Ability.Activator.CONTROLLER);
    }

    static List<Ability> suspend(KeywordAbility.Suspend keyword) {
        Effect exile = all(move(THIS, Zone.HAND, Zone.EXILE), counters(CounterKind.TIME, keyword.time(), IT));
        var action = new Ability.Activated(
                Cost.mana(keyword.cost()), exile, limits(Ability.Timing.SPECIAL_AS_SPELL), Zone.HAND, SUSPEND);
        var tick = new Ability.Triggered(
                yourUpkeep(),
                hasCounter(CounterKind.TIME),
                new Effect.RemoveCounters(CounterKind.TIME, ONE, THIS, ""),
                0,
                Zone.EXILE,
                SUSPEND);
        var cast = new Ability.Triggered(
                new Trigger.CountersRemoved(CounterKind.TIME, ITSELF, true),
                null,
                new Effect.CastByWay(THIS, CastingWay.SUSPEND),
                0,
                Zone.EXILE,
                SUSPEND);
        var haste = asLongAs(
                new Condition.WasPaid(CastingWay.SUSPEND),
                new StaticEffect.Change(THIS, List.of(new Modification.GainKeyword(Keyword.HASTE))));
        return List.of(action, tick, cast, haste);
    }

    static Ability foretell() {
        var faceDown = new Effect.Placement(0, false, false, false, true, false, List.of(), "");
        return new Ability.Activated(
                mana("{2}"),
                all(
                        new Effect.Move(THIS, Zone.HAND, Zone.EXILE, faceDown, null, ""),
                        new Effect.KeywordAction(Action.FORETELL, null, IT, "")),
                new Ability.Limits(Ability.Timing.SPECIAL, 0, new Condition.TurnOf(YOU), Ability.Activator.CONTROLLER),
                Zone.HAND,
                Trigger.Activation.FORETELL.keyword());
    }

    static Ability plot(Cost cost) {
        return new Ability.Activated(
                cost,
                all(move(THIS, Zone.HAND, Zone.EXILE), new Effect.KeywordAction(Action.PLOT, null, IT, "")),
                limits(Ability.Timing.SPECIAL_AS_SORCERY),
                Zone.HAND,
                PLOT);
    }

    /// It is exiled, and may be cast on a later turn.
    static Effect warp() {
        return all(move(THIS, Zone.BATTLEFIELD, Zone.EXILE), new Effect.KeywordAction(Action.WARP, null, IT, ""));
    }

    /// CR 702.35a: the trigger of a card that was discarded into exile.
    public static final Ability MADNESS = new Ability.Triggered(
            new Trigger.Reflexive(""),
            null,
            all(new Effect.CastByWay(IT, CastingWay.MADNESS), ifNot(move(IT, Zone.EXILE, Zone.GRAVEYARD))),
            0,
            Zone.BATTLEFIELD,
            "madness");

    /// CR 702.94a: the trigger of a card that was revealed as it was drawn.
    public static final Ability MIRACLE = new Ability.Triggered(
            new Trigger.Reflexive(""),
            null,
            new Effect.CastByWay(IT, CastingWay.MIRACLE),
            0,
            Zone.BATTLEFIELD,
            "miracle");
}
