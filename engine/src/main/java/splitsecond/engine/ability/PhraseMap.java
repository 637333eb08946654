package splitsecond.engine.ability;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Builds nouns, numbers, conditions and costs anew from their parts, in the order of the text. Whoever walks or
/// changes
/// the ability language overrides what it cares for and leaves the rest to this.
public abstract class PhraseMap {

    /// A target that is named in two places stays one. Most texts that are walked in a game name none.
    private @Nullable Map<TargetSlot, TargetSlot> slots;

    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.Target e -> new Reference.Target(slot(e.slot()));
            case Reference.Mention e -> new Reference.Mention(e.number(), reference(e.what()));
            case Reference.Again e -> new Reference.Again(reference(e.meant()), e.said());
            case Reference.ThisWay e ->
                new Reference.ThisWay(e.numbers(), orNull(e.filter(), this::filter), e.into(), e.said());
            case Reference.Each e -> new Reference.Each(filter(e.filter()), e.wording());
            case Reference.Chosen e -> new Reference.Chosen(filter(e.filter()), count(e.count()), reference(e.by()));
            case Reference.AtRandom e -> new Reference.AtRandom(filter(e.filter()), count(e.count()));
            case Reference.ControllerOf e -> new Reference.ControllerOf(reference(e.what()), e.wording());
            case Reference.OwnerOf e -> new Reference.OwnerOf(reference(e.what()), e.wording());
            case Reference.HostOf e -> new Reference.HostOf(reference(e.what()));
            case Reference.TopCards e -> new Reference.TopCards(amount(e.count()), reference(e.whose()));
            case Reference.DoneThisWay e -> new Reference.DoneThisWay(orNull(e.filter(), this::filter), e.wording());
            case Reference.Both e -> new Reference.Both(reference(e.first()), reference(e.second()));
            case Reference.You _,
                    Reference.Noted _,
                    Reference.Result _,
                    Reference.RestOf _,
                    Reference.This _,
                    Reference.It _,
                    Reference.ThatPlayer _,
                    Reference.Host _,
                    Reference.Giver _,
                    Reference.DefendingPlayer _,
                    Reference.Attacked _,
                    Reference.ActivePlayer _,
                    Reference.PaidWith _,
                    Reference.EventPart _,
                    Reference.Remembered _,
                    Reference.TheRest _,
                    Reference.ChosenPlayer _,
                    Reference.Locked _ -> reference;
        };
    }

    public Filter filter(Filter filter) {
        return switch (filter) {
            case Filter.OtherThan e -> new Filter.OtherThan(reference(e.those()));
            case Filter.AmongThose e -> new Filter.AmongThose(reference(e.those()));
            case Filter.ControlledBy e -> new Filter.ControlledBy(reference(e.who()));
            case Filter.OwnedBy e -> new Filter.OwnedBy(reference(e.who()));
            case Filter.Stat e -> new Filter.Stat(e.what(), e.comparison(), amount(e.amount()));
            case Filter.Extreme e -> new Filter.Extreme(e.what(), e.greatest(), filter(e.among()));
            case Filter.ThisTurn e -> new Filter.ThisTurn(e.deed(), orNull(e.by(), this::reference));
            case Filter.In e -> new Filter.In(e.zone(), orNull(e.whose(), this::reference));
            case Filter.EndOfGraveyard e -> new Filter.EndOfGraveyard(filter(e.among()), e.top(), e.count());
            case Filter.FromSource e -> new Filter.FromSource(filter(e.source()));
            case Filter.Targets e -> new Filter.Targets(filter(e.what()), e.only());
            case Filter.BlockingThose e -> new Filter.BlockingThose(reference(e.those()));
            case Filter.BlockedByThose e -> new Filter.BlockedByThose(reference(e.those()));
            case Filter.PairedWith e -> new Filter.PairedWith(reference(e.those()));
            case Filter.Bears e -> new Filter.Bears(filter(e.attached()));
            case Filter.AttachedTo e -> new Filter.AttachedTo(reference(e.those()));
            case Filter.Shares e -> new Filter.Shares(e.what(), reference(e.with()));
            case Filter.Attacking e -> new Filter.Attacking(filter(e.defender()));
            case Filter.TotalAtMost e -> new Filter.TotalAtMost(e.what(), amount(e.most()));
            case Filter.Most e -> new Filter.Most(possession(e.what()), e.most());
            case Filter.Has e -> new Filter.Has(possession(e.what()), e.comparison(), amount(e.count()));
            case Filter.Not e -> new Filter.Not(filter(e.filter()));
            case Filter.And e -> new Filter.And(all(e.all(), this::filter));
            case Filter.Or e -> new Filter.Or(all(e.any(), this::filter));
            case Filter.OneOfEach e -> new Filter.OneOfEach(all(e.kinds(), this::filter), e.wording());
            case Filter.Any _,
                    Filter.This _,
                    Filter.Other _,
                    Filter.IsType _,
                    Filter.IsSupertype _,
                    Filter.IsSubtype _,
                    Filter.IsChosen _,
                    Filter.IsColor _,
                    Filter.ColorCount _,
                    Filter.HasKeyword _,
                    Filter.HasNumbered _,
                    Filter.Named _,
                    Filter.HasCounter _,
                    Filter.Is _,
                    Filter.SingleGraveyard _,
                    Filter.Differing _,
                    Filter.Controllers _,
                    Filter.TargetCount _,
                    Filter.PaidWithMana _,
                    Filter.PaidWithItsMana _,
                    Filter.IsAbility _,
                    Filter.CastFrom _,
                    Filter.OwnStats _,
                    Filter.HasXInCost _,
                    Filter.HasNoAbilities _,
                    Filter.HasManaCost _,
                    Filter.HasWay _,
                    Filter.Haunted _,
                    Filter.IsPlayer _ -> filter;
        };
    }

    public Amount amount(Amount amount) {
        return switch (amount) {
            case Amount.CountOf e -> new Amount.CountOf(filter(e.filter()));
            case Amount.SizeOf e -> new Amount.SizeOf(reference(e.those()));
            case Amount.StatOf e -> new Amount.StatOf(e.what(), reference(e.of()));
            case Amount.Greatest e -> new Amount.Greatest(e.what(), filter(e.among()));
            case Amount.Alike e -> new Amount.Alike(e.what(), reference(e.those()));
            case Amount.MostOfOne e -> new Amount.MostOfOne(reference(e.those()));
            case Amount.GreatestOf e -> new Amount.GreatestOf(e.what(), reference(e.those()));
            case Amount.Total e -> new Amount.Total(e.what(), filter(e.of()));
            case Amount.CountersOn e -> new Amount.CountersOn(e.kind(), reference(e.on()));
            case Amount.LifeOf e -> new Amount.LifeOf(reference(e.who()));
            case Amount.TurnsTaken e -> new Amount.TurnsTaken(reference(e.who()));
            case Amount.HighestLife e -> new Amount.HighestLife(reference(e.among()));
            case Amount.Fewest e -> new Amount.Fewest(reference(e.whose()), filter(e.filter()));
            case Amount.CastX e -> new Amount.CastX(reference(e.of()), e.said());
            case Amount.Meant e -> new Amount.Meant(amount(e.meant()), e.said());
            case Amount.Plus e -> new Amount.Plus(amount(e.left()), amount(e.right()));
            case Amount.Minus e -> new Amount.Minus(amount(e.left()), amount(e.right()));
            case Amount.Times e -> new Amount.Times(e.factor(), amount(e.amount()));
            case Amount.Depending e ->
                new Amount.Depending(condition(e.when()), amount(e.then()), amount(e.otherwise()));
            case Amount.Half e -> new Amount.Half(amount(e.amount()), e.roundedUp());
            case Amount.UnlockedDoors e -> new Amount.UnlockedDoors(filter(e.rooms()));
            case Amount.Domain e -> new Amount.Domain(filter(e.lands()));
            case Amount.Different e -> new Amount.Different(e.what(), filter(e.among()));
            case Amount.ThisTurn e ->
                new Amount.ThisTurn(e.tally(), orNull(e.of(), this::filter), orNull(e.by(), this::reference));
            case Amount.CastBefore e ->
                new Amount.CastBefore(
                        orNull(e.of(), this::filter),
                        orNull(e.by(), this::reference),
                        orNull(e.than(), this::reference));
            case Amount.Occurrences e -> new Amount.Occurrences(trigger(e.event()), e.wording());
            case Amount.Number _,
                    Amount.ResultOf _,
                    Amount.ExcessOf _,
                    Amount.AbsorbedOf _,
                    Amount.EventAmount _,
                    Amount.X _,
                    Amount.ThatMuch _,
                    Amount.TargetsBeyondFirst _,
                    Amount.TimesPaid _,
                    Amount.TimesMutated _,
                    Amount.StartingLife _,
                    Amount.Speed _,
                    Amount.CommanderCasts _,
                    Amount.Devotion _,
                    Amount.Party _,
                    Amount.OpponentsAttacked _,
                    Amount.Votes _,
                    Amount.ChosenNumber _ -> amount;
            case Amount.ManaSpent e ->
                new Amount.ManaSpent(e.what(), e.on() == null ? null : reference(e.on()), e.wording());
        };
    }

    public Condition condition(Condition condition) {
        return switch (condition) {
            case Condition.Exists e ->
                new Condition.Exists(filter(e.filter()), e.comparison(), amount(e.count()), e.wording());
            case Condition.Compare e ->
                new Condition.Compare(amount(e.left()), e.comparison(), amount(e.right()), e.wording());
            case Condition.Matches e -> new Condition.Matches(reference(e.what()), filter(e.filter()), e.wording());
            case Condition.TurnOf e -> new Condition.TurnOf(reference(e.who()));
            case Condition.During e -> new Condition.During(e.steps(), orNull(e.turnOf(), this::reference));
            case Condition.WasCast e -> new Condition.WasCast(e.from(), reference(e.what()));
            case Condition.Happened e ->
                new Condition.Happened(
                        e.tally(),
                        orNull(e.of(), this::filter),
                        orNull(e.by(), this::reference),
                        e.comparison(),
                        e.count(),
                        e.wording());
            case Condition.Occurred e ->
                new Condition.Occurred(trigger(e.event()), e.comparison(), e.count(), e.wording());
            case Condition.PlayerHas e ->
                new Condition.PlayerHas(
                        reference(e.who()), possession(e.what()), e.comparison(), amount(e.count()), e.wording());
            case Condition.WordChosen e -> e;
            case Condition.PlayerIs e -> new Condition.PlayerIs(reference(e.who()), e.designation());
            case Condition.Not e -> new Condition.Not(condition(e.condition()));
            case Condition.And e -> new Condition.And(all(e.all(), this::condition));
            case Condition.Or e -> new Condition.Or(all(e.any(), this::condition));
            case Condition.WasPaid _,
                    Condition.PreviousDone _,
                    Condition.Done _,
                    Condition.ResolvedTimes _,
                    Condition.ActivatedTimes _ -> condition;
        };
    }

    private Condition.Possession possession(Condition.Possession what) {
        return switch (what) {
            case Condition.Possession.Cards e -> new Condition.Possession.Cards(e.zone(), filter(e.of()));
            case Condition.Possession.Permanents e -> new Condition.Possession.Permanents(filter(e.of()));
            case Condition.Possession.Life _, Condition.Possession.ThisTurn _ -> what;
        };
    }

    public Trigger trigger(Trigger trigger) {
        return switch (trigger) {
            case Trigger.ZoneChange e ->
                new Trigger.ZoneChange(filter(e.what()), e.from(), e.to(), e.oneOrMore(), e.wording());
            case Trigger.Attacks e ->
                new Trigger.Attacks(filter(e.what()), orNull(e.defender(), this::filter), e.alone(), e.oneOrMore());
            case Trigger.AttacksTogether e ->
                new Trigger.AttacksTogether(filter(e.what()), e.others(), filter(e.with()));
            case Trigger.PlayerAttacks e ->
                new Trigger.PlayerAttacks(
                        filter(e.player()),
                        filter(e.with()),
                        e.comparison(),
                        e.count(),
                        orNull(e.defender(), this::filter));
            case Trigger.Blocks e -> new Trigger.Blocks(filter(e.what()), orNull(e.attacker(), this::filter));
            case Trigger.BecomesBlocked e -> new Trigger.BecomesBlocked(filter(e.what()), orNull(e.by(), this::filter));
            case Trigger.AttacksUnblocked e -> new Trigger.AttacksUnblocked(filter(e.what()));
            case Trigger.DealsDamage e ->
                new Trigger.DealsDamage(
                        filter(e.source()),
                        orNull(e.recipient(), this::filter),
                        e.combat(),
                        e.oneOrMore(),
                        e.together());
            case Trigger.DealsNoncombatDamage e ->
                new Trigger.DealsNoncombatDamage(filter(e.source()), filter(e.recipient()));
            case Trigger.IsDealtDamage e -> new Trigger.IsDealtDamage(filter(e.what()), e.combat());
            case Trigger.Casts e -> new Trigger.Casts(filter(e.player()), filter(e.spell()), e.ordinal(), e.wording());
            case Trigger.CastsOrCopies e -> new Trigger.CastsOrCopies(filter(e.player()), filter(e.spell()));
            case Trigger.ActivatesAbility e ->
                new Trigger.ActivatesAbility(filter(e.player()), filter(e.of()), e.which());
            case Trigger.Draws e -> new Trigger.Draws(filter(e.player()), e.ordinal());
            case Trigger.Discards e ->
                new Trigger.Discards(filter(e.player()), filter(e.card()), e.oneOrMore(), e.forOpponent());
            case Trigger.Sacrifices e -> new Trigger.Sacrifices(filter(e.player()), filter(e.what()), e.oneOrMore());
            case Trigger.GainsLife e -> new Trigger.GainsLife(filter(e.player()));
            case Trigger.LosesLife e -> new Trigger.LosesLife(filter(e.player()));
            case Trigger.BecomesTapped e -> new Trigger.BecomesTapped(filter(e.what()), e.oneOrMore());
            case Trigger.BecomesUntapped e -> new Trigger.BecomesUntapped(filter(e.what()), e.oneOrMore());
            case Trigger.TappedForMana e ->
                new Trigger.TappedForMana(filter(e.what()), orNull(e.player(), this::filter));
            case Trigger.BecomesAttached e -> new Trigger.BecomesAttached(filter(e.what()), filter(e.to()));
            case Trigger.BecomesTarget e -> new Trigger.BecomesTarget(filter(e.what()), filter(e.of()));
            case Trigger.CountersPut e ->
                new Trigger.CountersPut(
                        e.kind(), filter(e.on()), e.oneOrMore(), orNull(e.player(), this::filter), e.nth());
            case Trigger.CountersRemoved e -> new Trigger.CountersRemoved(e.kind(), filter(e.from()), e.last());
            case Trigger.StepBegins e -> new Trigger.StepBegins(e.step(), filter(e.turnOf()), e.ordinal(), e.wording());
            case Trigger.Transforms e -> new Trigger.Transforms(filter(e.what()));
            case Trigger.TurnedFaceUp e -> new Trigger.TurnedFaceUp(filter(e.what()));
            case Trigger.PlaysLand e ->
                new Trigger.PlaysLand(filter(e.player()), filter(e.land()), orNull(e.from(), this::filter));
            case Trigger.Does e ->
                new Trigger.Does(filter(e.player()), e.action(), orNull(e.what(), this::filter), e.oneOrMore());
            case Trigger.StateIs e -> new Trigger.StateIs(condition(e.condition()));
            case Trigger.Either e -> new Trigger.Either(all(e.any(), this::trigger), e.wording());
            case Trigger.While e -> new Trigger.While(trigger(e.event()), condition(e.condition()), e.wording());
            case Trigger.Chapter _, Trigger.Reflexive _ -> trigger;
        };
    }

    public Cost.Part part(Cost.Part part) {
        return switch (part) {
            case Cost.Repeated e -> new Cost.Repeated(cost(e.cost()), amount(e.times()));
            case Cost.ManaWithX e -> new Cost.ManaWithX(e.cost(), amount(e.x()));
            case Cost.Suffer e -> new Cost.Suffer(amount(e.damage()));
            case Cost.PayLife e -> new Cost.PayLife(amount(e.amount()));
            case Cost.Loyalty e -> new Cost.Loyalty(amount(e.amount()), e.add());
            case Cost.Do e -> new Cost.Do(e.deed(), filter(e.what()), count(e.count()), e.wording());
            case Cost.RemoveCounters e ->
                new Cost.RemoveCounters(e.kind(), amount(e.count()), filter(e.from()), e.among());
            case Cost.PutCounters e -> new Cost.PutCounters(e.kind(), amount(e.count()), filter(e.on()));
            case Cost.Mill e -> new Cost.Mill(amount(e.count()));
            case Cost.PayEnergy e -> new Cost.PayEnergy(amount(e.count()));
            case Cost.Less e ->
                new Cost.Less(e.by(), amount(e.times()), orNull(e.when(), this::condition), e.wording());
            case Cost.Either e -> new Cost.Either(all(e.costs(), this::cost));
            case Cost.CollectEvidence e -> new Cost.CollectEvidence(amount(e.number()));
            case Cost.Mana _, Cost.Tap _, Cost.Untap _, Cost.TapForPower _ -> part;
        };
    }

    public Duration duration(Duration duration) {
        return switch (duration) {
            case Duration.While e -> new Duration.While(condition(e.condition()), e.wording());
            case Duration.NextSpell e -> new Duration.NextSpell(filter(e.spell()));
            case Duration.EndOfTurn _,
                    Duration.EndOfCombat _,
                    Duration.YourNextTurn _,
                    Duration.EndOfYourNextTurn _,
                    Duration.YourNextEndStep _,
                    Duration.NextUntapStep _,
                    Duration.SinceEntering _,
                    Duration.WhileExiled _,
                    Duration.Forever _ -> duration;
        };
    }

    public Production production(Production production) {
        return switch (production) {
            case Production.OneColor e -> new Production.OneColor(e.colors(), amount(e.count()), e.wording());
            case Production.Combination e -> new Production.Combination(e.colors(), amount(e.count()));
            case Production.LikeLands e -> new Production.LikeLands(filter(e.lands()), e.anyType());
            case Production.ChosenColor e -> new Production.ChosenColor(amount(e.count()));
            case Production.Either e -> new Production.Either(e.one(), production(e.other()));
            case Production.EachColorAmong e -> new Production.EachColorAmong(filter(e.among()));
            case Production.ColorsAmong e -> new Production.ColorsAmong(filter(e.among()), amount(e.count()));
            case Production.Fixed _,
                    Production.Produced _,
                    Production.Noted _,
                    Production.DifferentColors _,
                    Production.OneOf _ -> production;
        };
    }

    public Rule rule(Rule rule) {
        return switch (rule) {
            case Rule.CantAttack e ->
                new Rule.CantAttack(orNull(e.defender(), this::filter), orNull(e.unless(), this::condition));
            case Rule.CantBlock e -> new Rule.CantBlock(orNull(e.attacker(), this::filter));
            case Rule.CantBeBlocked e -> new Rule.CantBeBlocked(orNull(e.by(), this::filter));
            case Rule.CantBeBlockedExceptBy e -> new Rule.CantBeBlockedExceptBy(filter(e.by()));
            case Rule.MustBlock e -> new Rule.MustBlock(reference(e.attackers()));
            case Rule.Goaded e -> new Rule.Goaded(filter(e.by()));
            case Rule.CanBlockOnly e -> new Rule.CanBlockOnly(filter(e.attackers()));
            case Rule.CantBeTargetedBy e ->
                new Rule.CantBeTargetedBy(orNull(e.spells(), this::filter), orNull(e.sources(), this::filter));
            case Rule.AttackTax e -> new Rule.AttackTax(cost(e.cost()), e.blocks());
            case Rule.Simple _,
                    Rule.DoesntTrigger _,
                    Rule.CantHaveKeyword _,
                    Rule.BlockedDespite _,
                    Rule.CantHaveCounters _,
                    Rule.MinimumBlockers _,
                    Rule.MaximumBlockers _,
                    Rule.CanBlockAdditional _,
                    Rule.CrewsAs _ -> rule;
        };
    }

    public TargetSlot slot(TargetSlot slot) {
        var mapping = slots;
        if (mapping == null) slots = mapping = new IdentityHashMap<>();
        var known = mapping.get(slot);
        if (known != null) return known;
        var chooser = orNull(slot.chooser(), this::reference);
        var count = count(slot.count());
        var filter = targeted(slot);
        var mapped = new TargetSlot(filter, count, slot.another(), chooser, slot.wording(), needs(slot.needs()));
        mapping.put(slot, mapped);
        return mapped;
    }

    /// What may be chosen as a target.
    protected Filter targeted(TargetSlot slot) {
        return filter(slot.filter());
    }

    public TargetSlot.Needs needs(TargetSlot.Needs needs) {
        var each = needs.each();
        if (each == null) return needs;
        return needs.withEach(new TargetSlot.PerPlayer(each.number(), filter(each.players())));
    }

    public Count count(Count count) {
        return new Count(amount(count.least()), orNull(count.most(), this::amount));
    }

    public Cost cost(Cost cost) {
        return new Cost(all(cost.parts(), this::part));
    }

    protected static <T extends @Nullable Object> @Nullable T orNull(@Nullable T part, UnaryOperator<T> map) {
        return part == null ? null : map.apply(part);
    }

    protected static <T> List<T> all(List<T> parts, UnaryOperator<T> map) {
        var mapped = new ArrayList<T>(parts.size());
        for (var part : parts) mapped.add(map.apply(part));
        return mapped;
    }
}
