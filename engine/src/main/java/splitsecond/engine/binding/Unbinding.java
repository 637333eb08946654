package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.PaidCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// The words as they were said: what printing needs.
public final class Unbinding extends AbilityMap {

    /// What was said where "other" was: the word alone.
    static final Reference OTHER = new Reference.This("other");

    private Unbinding() {}

    /// For parts of any kind.
    public static AbilityMap words() {
        return new Unbinding();
    }

    public static Ability asSaid(Ability ability) {
        return new Unbinding().ability(ability);
    }

    public static Effect asSaid(Effect effect) {
        return new Unbinding().effect(effect);
    }

    public static Condition asSaid(Condition condition) {
        return new Unbinding().condition(condition);
    }

    public static Filter asSaid(Filter filter) {
        return new Unbinding().filter(filter);
    }

    public static Cost asSaid(Cost cost) {
        return new Unbinding().cost(cost);
    }

    public static Amount asSaid(Amount amount) {
        return new Unbinding().amount(amount);
    }

    @Override
    public Ability ability(Ability ability) {
        return super.ability(AttackConditions.asSaid(ability));
    }

    @Override
    public Trigger trigger(Trigger trigger) {
        return super.trigger(ThisDoor.asSaid(trigger));
    }

    @Override
    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.RemoveCounters remove
            when ThoseCounters.WORDS.contains(remove.wording()) -> ThoseCounters.removing(remove.wording());
            case Effect.Numbered numbered -> effect(numbered.effect());
            case Effect.Change change
            when SharedDuration.asSaid(change) != change -> effect(SharedDuration.asSaid(change));
            case Effect.Move(Reference.Again again, Zone from, Zone to, var placement, Reference under, String wording)
            when again.plain() instanceof Reference.Target && (from == Zone.BATTLEFIELD || from == Zone.EXILE)
                    || again.plain() instanceof Reference.This && from == Zone.EXILE ->
                super.effect(new Effect.Move(again, null, to, placement, under, wording));
            case Effect.AfterPrevention(var _, var then, boolean said) when !said -> effect(then);
            case Effect.WhenYouDo when ->
                new Effect.WhenYouDo(
                        effect(when.first()),
                        when.done() instanceof Condition.Done ? null : orNull(when.done(), this::condition),
                        effect(when.then()),
                        when.optional(),
                        when.wording());
            case Effect.Sequence(var steps, var _)
            when steps.getFirst() instanceof Effect.RememberPlayer -> effect(steps.getLast());
            case Effect.Sequence(var steps, var _)
            when steps.getFirst() instanceof Effect.ChooseObjects(var _, var _, var wording)
                    && wording.equals(TargetedNow.NOW) -> effect(steps.getLast());
            case Effect.If(var _, var then, var _, var wording) when wording.equals(Neither.NEITHER) -> effect(then);
            case Effect.Process process -> effect(process.effect());
            case Effect.WhereX where -> DigsForX.asSaid(new Effect.WhereX(effect(where.effect()), amount(where.x())));
            case Effect.Sequence sequence -> unfolded(Processes.asSaid(sequence));
            case Effect.If _, Effect.Delayed _ -> {
                var parts = Later.unfolded(effect);
                yield parts.size() == 1
                        ? super.effect(effect)
                        : effect(new Effect.Sequence(parts, List.of(Later.joint(effect))));
            }
            default -> super.effect(effect);
        };
    }

    private Effect unfolded(Effect.Sequence sequence) {
        var steps = new ArrayList<Effect>();
        var joints = new ArrayList<Effect.Joint>();
        for (int i = 0; i < sequence.steps().size(); i++) {
            if (i > 0 && i <= sequence.joints().size())
                joints.add(sequence.joints().get(i - 1));
            var parts = Later.unfolded(sequence.steps().get(i));
            for (int k = 0; k < parts.size(); k++) {
                if (k > 0) joints.add(Later.joint(sequence.steps().get(i)));
                steps.add(effect(parts.get(k)));
            }
        }
        return new Effect.Sequence(steps, joints);
    }

    private static final Reference ANOTHER = new Reference.This("another");

    /// Those that fit, other than that player.
    static Filter another(Filter filter, Reference than) {
        return new Filter.And(List.of(filter, new Filter.OtherThan(new Reference.Again(than, ANOTHER))));
    }

    @Override
    protected Filter targeted(TargetSlot slot) {
        return slot.filter() instanceof Filter.And(var all)
                        && all.getLast() instanceof Filter.OtherThan(Reference.Again(var _, Reference said))
                        && said.equals(ANOTHER)
                ? filter(all.getFirst())
                : super.targeted(slot);
    }

    @Override
    public Filter filter(Filter filter) {
        boolean other = filter instanceof Filter.OtherThan(Reference.EventPart _)
                || filter instanceof Filter.OtherThan(Reference.Again(var _, Reference said)) && OTHER.equals(said);
        return other ? new Filter.Other() : super.filter(filter);
    }

    @Override
    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.Mention mention -> reference(mention.what());
            case Reference.Noted noted -> noted.said();
            case Reference.Again(var _, Reference.Target now) -> reference(now);
            case Reference.Again again -> again.said();
            case Reference.Result result -> result.said();
            case Reference.ThisWay way -> way.said();
            case Reference.RestOf rest -> rest.said();
            default -> super.reference(reference);
        };
    }

    @Override
    public TargetSlot.Needs needs(TargetSlot.Needs needs) {
        return TargetSlot.Needs.NOTHING;
    }

    @Override
    public Amount amount(Amount amount) {
        return switch (amount) {
            case Amount.ResultOf result -> result.said();
            case Amount.ExcessOf excess -> excess.said();
            case Amount.AbsorbedOf absorbed -> absorbed.said();
            case Amount.EventAmount event -> event.said();
            case Amount.Meant meant -> meant.said();
            case Amount.CastX x -> x.said();
            default -> super.amount(amount);
        };
    }

    @Override
    public Cost.Part part(Cost.Part part) {
        return part instanceof Cost.ManaWithX mana ? new Cost.Mana(mana.cost()) : super.part(part);
    }

    @Override
    public Condition condition(Condition condition) {
        if (condition instanceof Condition.WasPaid(PaidCost.OneKicker(var cost, int _)))
            return new Condition.WasPaid(new PaidCost.OneKicker(cost, -1));
        return condition instanceof Condition.Done done ? done.said() : super.condition(condition);
    }
}
