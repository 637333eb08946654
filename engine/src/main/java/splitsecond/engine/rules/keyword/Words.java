package splitsecond.engine.rules.keyword;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;

/// The words that keyword definitions are made of.
final class Words {

    public static final Reference YOU = new Reference.You();
    static final Reference THIS = new Reference.This("");
    static final Reference IT = new Reference.It("");

    static final Reference THEM = new Reference.It("them");
    static final Reference THAT_PLAYER = new Reference.ThatPlayer("");
    static final Reference DEFENDING_PLAYER = new Reference.DefendingPlayer();
    /// The other party of the event that triggered: the spell that targets, the creature that blocks, the card that
    /// has died.
    static final Reference OTHER_PARTY = new Reference.EventPart(Reference.Role.BLOCKED_BY, false);

    static final Filter ITSELF = new Filter.This();
    static final Filter OTHER = new Filter.Other();
    static final Filter CREATURE = new Filter.IsType(CardType.CREATURE);
    static final Filter SPELL = new Filter.In(Zone.STACK, null);
    static final Filter YOURS = new Filter.ControlledBy(YOU);
    static final Filter PLAYER = new Filter.IsPlayer(Filter.Relation.ANY);
    static final Filter YOU_PLAYER = new Filter.IsPlayer(Filter.Relation.YOU);
    static final Filter OPPONENT = new Filter.IsPlayer(Filter.Relation.OPPONENT);
    static final Filter ATTACKING = new Filter.Is(Filter.Status.ATTACKING);

    static final Amount ONE = new Amount.Number(1);
    static final Duration THIS_TURN = new Duration.EndOfTurn("");
    static final Duration FOREVER = new Duration.Forever();

    private Words() {}

    static Amount number(int value) {
        return new Amount.Number(value);
    }

    static Filter and(Filter... all) {
        return new Filter.And(List.of(all));
    }

    static Reference each(Filter filter) {
        return new Reference.Each(filter, "");
    }

    static Reference target(Filter filter) {
        return new Reference.Target(TargetSlot.one(filter));
    }

    // Abilities

    static Ability when(String name, Trigger trigger, Effect effect) {
        return when(name, trigger, null, effect);
    }

    static Ability when(String name, Trigger trigger, @Nullable Condition interveningIf, Effect effect) {
        return new Ability.Triggered(trigger, interveningIf, effect, 0, Zone.BATTLEFIELD, name);
    }

    static Ability onCast(String name, Effect effect) {
        return new Ability.Triggered(new Trigger.Casts(YOU_PLAYER, ITSELF, 0, ""), null, effect, 0, Zone.STACK, name);
    }

    /// CR 702.56a, 702.78a, 702.153a: a copy, with new targets, for each time the cost was paid, if it was.
    static Ability copyIfPaid(OptionalCost cost) {
        return new Ability.Triggered(
                new Trigger.Casts(YOU_PLAYER, ITSELF, 0, ""),
                new Condition.WasPaid(cost),
                new Effect.CopySpell(THIS, new Amount.TimesPaid(cost), true, ""),
                0,
                Zone.STACK,
                cost.word());
    }

    static Ability activated(String name, Cost cost, Effect effect, boolean sorcery, Zone zone) {
        return new Ability.Activated(cost, effect, sorcery ? Ability.Limits.SORCERY : Ability.Limits.NONE, zone, name);
    }

    static Ability always(StaticEffect effect) {
        return new Ability.Static(effect, null, Zone.BATTLEFIELD);
    }

    static Ability asLongAs(Condition condition, StaticEffect effect) {
        return new Ability.Static(effect, condition, Zone.BATTLEFIELD);
    }

    static Ability entersWith(CounterKind counters, Amount count, @Nullable Condition when) {
        return always(new StaticEffect.Replace(new Replacement.EntersWithCounters(ITSELF, counters, count, when, "")));
    }

    static Ability mayEnterWithCounter(@Nullable Effect otherwise) {
        return always(new StaticEffect.Replace(new Replacement.MayEnterWithCounter(CounterKind.P1P1, otherwise)));
    }

    // Triggers

    static Trigger attacks() {
        return new Trigger.Attacks(ITSELF, null, false, false);
    }

    static Trigger enters(Filter what) {
        return new Trigger.ZoneChange(what, null, Zone.BATTLEFIELD, false, "");
    }

    static Trigger dies() {
        return new Trigger.ZoneChange(ITSELF, Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "");
    }

    static Trigger hitsPlayer() {
        return new Trigger.DealsDamage(ITSELF, PLAYER, true, false);
    }

    static Trigger yourUpkeep() {
        return new Trigger.StepBegins(Step.UPKEEP, YOU_PLAYER, "");
    }

    // Conditions

    static Condition is(Reference what, Filter filter) {
        return new Condition.Matches(what, filter, "");
    }

    static Condition hasCounter(CounterKind kind) {
        return is(THIS, new Filter.HasCounter(kind, Comparison.AT_LEAST, 1));
    }

    // Effects

    static Effect all(Effect... steps) {
        var joints = new ArrayList<Effect.Joint>();
        for (int i = 1; i < steps.length; i++) joints.add(Effect.Joint.SENTENCE);
        return new Effect.Sequence(List.of(steps), joints);
    }

    static Effect gets(Reference what, Amount power, Amount toughness) {
        return new Effect.Change(what, List.of(new Modification.AddPowerToughness(power, toughness)), THIS_TURN, "");
    }

    static Effect counters(CounterKind kind, Amount count, Reference on) {
        return new Effect.PutCounters(kind, count, on, "");
    }

    static Effect may(Effect effect) {
        return new Effect.May(YOU, effect, "");
    }

    static Effect ifNot(Effect effect) {
        return new Effect.If(new Condition.PreviousDone(false, ""), effect, null, "");
    }

    static Effect sacrifice(Reference what) {
        return new Effect.Sacrifice(YOU, what, "");
    }

    static Effect move(Reference what, Zone from, Zone to) {
        return new Effect.Move(what, from, to, Effect.Placement.PLAIN, null, "");
    }

    static Effect atNextEndStep(Effect effect) {
        return new Effect.Delayed(new Trigger.StepBegins(Step.END, PLAYER, ""), effect, FOREVER, true, "");
    }

    static Effect atNextCleanup(Effect effect) {
        return new Effect.Delayed(new Trigger.StepBegins(Step.CLEANUP, PLAYER, ""), effect, FOREVER, true, "");
    }

    static Effect create(Amount count, Token token, boolean tapped, boolean attacking) {
        return new Effect.CreateToken(YOU, count, token, tapped, attacking, List.of(), "");
    }

    static Token token(String types, int colors, int power, int toughness) {
        return new Token(null, TypeLine.parse(types), colors, number(power), number(toughness), List.of(), false);
    }

    // Costs

    static Cost plus(Cost cost, Cost.Part... more) {
        var parts = new ArrayList<>(cost.parts());
        parts.addAll(List.of(more));
        return new Cost(parts);
    }

    static Cost mana(String cost) {
        return Cost.mana(ManaCost.parse(cost));
    }

    static Cost.Part doToThis(Cost.Deed deed) {
        return new Cost.Do(deed, ITSELF, Count.ONE, "");
    }
}
