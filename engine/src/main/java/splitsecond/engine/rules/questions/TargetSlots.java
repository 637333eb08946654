package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;

/// CR 115.1, 601.2c: the targets of an effect in the order of its text. Modes, delayed and reflexive triggers and
/// granted abilities have targets of their own, chosen at their own time.
public final class TargetSlots {

    private static final TargetSlot[] NONE = {};

    private final List<TargetSlot> found = new ArrayList<>(2);

    private TargetSlots() {}

    public static TargetSlot[] of(@Nullable Effect effect) {
        if (effect == null) return NONE;
        var slots = new TargetSlots();
        slots.effect(effect);
        return slots.found.isEmpty() ? NONE : slots.found.toArray(NONE);
    }

    private void slot(TargetSlot slot) {
        for (var known : found) if (known == slot) return;
        // "Target creature target opponent controls": the player must be known before the creature.
        filter(slot.filter());
        found.add(slot);
    }

    private void effects(List<Effect> effects) {
        for (var effect : effects) effect(effect);
    }

    private void effect(@Nullable Effect effect) {
        if (effect == null) return;
        switch (effect) {
            case Effect.Sequence e -> effects(e.steps());
            case Effect.May e -> {
                reference(e.who());
                effect(e.effect());
            }
            case Effect.If e -> {
                condition(e.condition());
                effect(e.then());
                effect(e.otherwise());
            }
            case Effect.MayPay e -> {
                reference(e.who());
                effect(e.then());
                effect(e.otherwise());
            }
            case Effect.Unless e -> {
                effect(e.effect());
                reference(e.who());
            }
            case Effect.ForEach e -> {
                reference(e.each());
                effect(e.effect());
            }
            case Effect.WhereX e -> {
                effect(e.effect());
                amount(e.x());
            }
            case Effect.Repeat e -> {
                effect(e.effect());
                amount(e.times());
            }
            case Effect.WhenYouDo e -> effect(e.first());
            case Effect.FlipCoin e -> {
                reference(e.who());
                effect(e.win());
                effect(e.lose());
            }
            case Effect.Modal _,
                    Effect.Delayed _,
                    Effect.CreateEmblem _,
                    Effect.Nothing _,
                    Effect.Proliferate _,
                    Effect.EndTurn _,
                    Effect.ExtraPhase _ -> {}
            case Effect.DealDamage e -> {
                reference(e.source());
                amount(e.amount());
                reference(e.to());
            }
            case Effect.DealEvenDamage e -> {
                reference(e.source());
                amount(e.amount());
                reference(e.among());
            }
            case Effect.DealDividedDamage e -> {
                reference(e.source());
                amount(e.amount());
                reference(e.among());
            }
            case Effect.Fight e -> both(e.one(), e.other());
            case Effect.ExchangeLife e -> both(e.one(), e.other());
            case Effect.ExchangeControl e -> both(e.one(), e.other());
            case Effect.Attach e -> both(e.what(), e.to());
            case Effect.GainLife e -> with(e.who(), e.amount());
            case Effect.LoseLife e -> with(e.who(), e.amount());
            case Effect.SetLife e -> with(e.who(), e.amount());
            case Effect.Draw e -> with(e.who(), e.count());
            case Effect.Mill e -> with(e.who(), e.count());
            case Effect.ExtraTurn e -> with(e.who(), e.count());
            case Effect.Discard e -> with(e.who(), e.count());
            case Effect.PreventDamage e -> {
                filter(e.shield().from());
                filter(e.shield().to());
            }
            case Effect.PreventNextDamage e -> {
                amount(e.amount());
                reference(e.to());
                reference(e.from());
            }
            case Effect.Move e -> {
                reference(e.what());
                reference(e.under());
            }
            case Effect.Sacrifice e -> both(e.who(), e.what());
            case Effect.KeepOnly e -> reference(e.who());
            case Effect.ChooseFromHand e -> {
                both(e.chooser(), e.whose());
                filter(e.what());
            }
            case Effect.Scry e -> amount(e.count());
            case Effect.Surveil e -> amount(e.count());
            case Effect.Dig e -> {
                reference(e.who());
                amount(e.look());
                filter(e.pick());
                count(e.count());
            }
            case Effect.Search e -> {
                both(e.who(), e.whose());
                filter(e.what());
                count(e.count());
            }
            case Effect.RevealUntil e -> {
                reference(e.who());
                filter(e.what());
            }
            case Effect.CreateToken e -> {
                reference(e.who());
                amount(e.count());
                amount(e.token().power());
                amount(e.token().toughness());
            }
            case Effect.CreateCopyToken e -> {
                with(e.who(), e.count());
                reference(e.of());
            }
            case Effect.PutCounters e -> {
                amount(e.count());
                reference(e.on());
            }
            case Effect.DistributeCounters e -> {
                amount(e.count());
                reference(e.among());
            }
            case Effect.RemoveCounters e -> {
                amount(e.count());
                reference(e.from());
            }
            case Effect.MoveCounters e -> {
                amount(e.count());
                both(e.from(), e.to());
            }
            case Effect.Change e -> {
                reference(e.what());
                modifications(e.changes());
            }
            case Effect.Apply e -> apply(e.effect());
            case Effect.KeywordAction e -> {
                amount(e.number());
                reference(e.what());
            }
            case Effect.CopySpell e -> {
                reference(e.what());
                amount(e.count());
            }
            case Effect.CastCard e -> both(e.who(), e.what());
            case Effect.CastByWay e -> reference(e.what());
            case Effect.Destroy e -> reference(e.what());
            case Effect.ExileUntilLeaves e -> reference(e.what());
            case Effect.DiscardHand e -> reference(e.who());
            case Effect.Shuffle e -> reference(e.who());
            case Effect.Reveal e -> reference(e.what());
            case Effect.LookAtHand e -> reference(e.whose());
            case Effect.Tap e -> reference(e.what());
            case Effect.Untap e -> reference(e.what());
            case Effect.TapOrUntap e -> reference(e.what());
            case Effect.DoubleCounters e -> reference(e.on());
            case Effect.Regenerate e -> reference(e.what());
            case Effect.Transform e -> reference(e.what());
            case Effect.RemoveFromCombat e -> reference(e.what());
            case Effect.PhaseOut e -> reference(e.what());
            case Effect.Counter e -> reference(e.what());
            case Effect.ChooseNewTargets e -> reference(e.what());
            case Effect.ChangeTargetTo e -> both(e.what(), e.to());
            case Effect.AddMana e -> reference(e.who());
            case Effect.SkipStep e -> reference(e.who());
            case Effect.WinGame e -> reference(e.who());
            case Effect.LoseGame e -> reference(e.who());
            case Effect.Choose e -> reference(e.who());
            case Effect.ChooseObjects e -> reference(e.what());
            case Effect.SeparateIntoPiles e -> {
                reference(e.what());
                both(e.by(), e.chooser());
                effect(e.then());
            }
            case Effect.BecomeMonarch e -> reference(e.who());
        }
    }

    private void both(Reference one, Reference other) {
        reference(one);
        reference(other);
    }

    private void with(Reference who, Amount amount) {
        reference(who);
        amount(amount);
    }

    private void apply(StaticEffect effect) {
        switch (effect) {
            case StaticEffect.Change e -> {
                reference(e.what());
                modifications(e.changes());
            }
            case StaticEffect.CastAsThoughFlash e -> reference(e.who());
            case StaticEffect.CastOnlyAsSorcery e -> reference(e.who());
            case StaticEffect.CantCast e -> reference(e.who());
            case StaticEffect.CantActivate e -> filter(e.of());
            case StaticEffect.ExtraLands e -> reference(e.who());
            case StaticEffect.PlayFrom e -> reference(e.who());
            case StaticEffect.GrantsFlashback e -> reference(e.cards());
            case StaticEffect.MaximumHandSize e -> reference(e.who());
            case StaticEffect.HandSizeChange e -> reference(e.who());
            case StaticEffect.UntapLimit e -> reference(e.who());
            case StaticEffect.PlayerRule e -> reference(e.who());
            case StaticEffect.SpendAsAnyColor e -> reference(e.who());
            case StaticEffect.SpellCost e -> reference(e.castBy());
            case StaticEffect.AbilityCost e -> filter(e.of());
            case StaticEffect.DefinePowerToughness _,
                    StaticEffect.AdditionalCost _,
                    StaticEffect.AlternativeCost _,
                    StaticEffect.CastOnlyIf _,
                    StaticEffect.EnteringTriggersNothing _,
                    StaticEffect.EnteringTriggersAgain _,
                    StaticEffect.MinimumSpellCost _,
                    StaticEffect.UntapsWithOthers _,
                    StaticEffect.AttackToll _,
                    StaticEffect.BeginsInPlay _,
                    StaticEffect.Replace _,
                    StaticEffect.ExtraMana _ -> {}
        }
    }

    private void modifications(List<Modification> changes) {
        for (var change : changes) {
            switch (change) {
                case Modification.AddPowerToughness m -> {
                    amount(m.power());
                    amount(m.toughness());
                }
                case Modification.SetPowerToughness m -> {
                    amount(m.power());
                    amount(m.toughness());
                }
                case Modification.ChangeControl m -> reference(m.to());
                case Modification.BecomeCopy m -> reference(m.of());
                case Modification.SwitchPowerToughness _,
                        Modification.GainKeyword _,
                        Modification.GainAbility _,
                        Modification.LoseKeyword _,
                        Modification.LoseAllAbilities _,
                        Modification.ChangeTypes _,
                        Modification.LoseType _,
                        Modification.KeepThisAbility _,
                        Modification.LoseAbility _,
                        Modification.LoseCreatureTypes _,
                        Modification.BecomeChosenType _,
                        Modification.ChangeColors _,
                        Modification.BecomeChosenColor _,
                        Modification.SetName _,
                        Modification.Obey _ -> {}
            }
        }
    }

    private void reference(@Nullable Reference reference) {
        if (reference == null) return;
        switch (reference) {
            case Reference.Target r -> slot(r.slot());
            case Reference.Each r -> filter(r.filter());
            case Reference.Chosen r -> {
                reference(r.by());
                filter(r.filter());
                count(r.count());
            }
            case Reference.AtRandom r -> {
                filter(r.filter());
                count(r.count());
            }
            case Reference.ControllerOf r -> reference(r.what());
            case Reference.OwnerOf r -> reference(r.what());
            case Reference.TopCards r -> {
                amount(r.count());
                reference(r.whose());
            }
            case Reference.DoneThisWay r -> filter(r.filter());
            case Reference.Both r -> both(r.first(), r.second());
            case Reference.You _,
                    Reference.This _,
                    Reference.It _,
                    Reference.ThatPlayer _,
                    Reference.Host _,
                    Reference.DefendingPlayer _,
                    Reference.ActivePlayer _,
                    Reference.PaidWith _,
                    Reference.EventPart _,
                    Reference.Remembered _,
                    Reference.TheRest _,
                    Reference.ChosenPlayer _,
                    Reference.Locked _ -> {}
        }
    }

    private void count(Count count) {
        amount(count.least());
        if (count.most() != count.least()) amount(count.most());
    }

    private void amount(@Nullable Amount amount) {
        if (amount == null) return;
        switch (amount) {
            case Amount.CountOf a -> filter(a.filter());
            case Amount.SizeOf a -> reference(a.those());
            case Amount.StatOf a -> reference(a.of());
            case Amount.Greatest a -> filter(a.among());
            case Amount.Total a -> filter(a.of());
            case Amount.CountersOn a -> reference(a.on());
            case Amount.LifeOf a -> reference(a.who());
            case Amount.Fewest a -> filter(a.filter());
            case Amount.Plus a -> {
                amount(a.left());
                amount(a.right());
            }
            case Amount.Minus a -> {
                amount(a.left());
                amount(a.right());
            }
            case Amount.Times a -> amount(a.amount());
            case Amount.Half a -> amount(a.amount());
            case Amount.Different a -> filter(a.among());
            case Amount.ThisTurn a -> {
                filter(a.of());
                reference(a.by());
            }
            case Amount.Number _,
                    Amount.X _,
                    Amount.ThatMuch _,
                    Amount.TimesKicked _,
                    Amount.TargetsBeyondFirst _,
                    Amount.Devotion _,
                    Amount.Domain _,
                    Amount.ChosenNumber _,
                    Amount.ColorsSpent _ -> {}
        }
    }

    private void filter(@Nullable Filter filter) {
        if (filter == null) return;
        switch (filter) {
            case Filter.OtherThan f -> reference(f.those());
            case Filter.AmongThose f -> reference(f.those());
            case Filter.ControlledBy f -> reference(f.who());
            case Filter.OwnedBy f -> reference(f.who());
            case Filter.Stat f -> amount(f.amount());
            case Filter.Extreme f -> filter(f.among());
            case Filter.ThisTurn f -> reference(f.by());
            case Filter.In f -> reference(f.whose());
            case Filter.Targets f -> filter(f.what());
            case Filter.BlockingThose f -> reference(f.those());
            case Filter.BlockedByThose f -> reference(f.those());
            case Filter.AttachedTo f -> reference(f.those());
            case Filter.Shares f -> reference(f.with());
            case Filter.Attacking f -> filter(f.defender());
            case Filter.Not f -> filter(f.filter());
            case Filter.And f -> f.all().forEach(this::filter);
            case Filter.Or f -> f.any().forEach(this::filter);
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
                    Filter.Named _,
                    Filter.HasCounter _,
                    Filter.Is _,
                    Filter.IsAbility _,
                    Filter.CastFrom _,
                    Filter.HasXInCost _,
                    Filter.HasNoAbilities _,
                    Filter.SingleGraveyard _,
                    Filter.EndOfGraveyard _,
                    Filter.TargetCount _,
                    Filter.HasAbilityNamed _,
                    Filter.IsPlayer _ -> {}
        }
    }

    private void condition(Condition condition) {
        switch (condition) {
            case Condition.Exists c -> {
                filter(c.filter());
                amount(c.count());
            }
            case Condition.Compare c -> {
                amount(c.left());
                amount(c.right());
            }
            case Condition.Matches c -> {
                reference(c.what());
                filter(c.filter());
            }
            case Condition.TurnOf c -> reference(c.who());
            case Condition.During c -> reference(c.turnOf());
            case Condition.WasCast c -> reference(c.what());
            case Condition.Happened c -> {
                filter(c.of());
                reference(c.by());
            }
            case Condition.PlayerIs c -> reference(c.who());
            case Condition.Not c -> condition(c.condition());
            case Condition.And c -> c.all().forEach(this::condition);
            case Condition.Or c -> c.any().forEach(this::condition);
            case Condition.WasPaid _, Condition.PreviousDone _ -> {}
        }
    }
}
