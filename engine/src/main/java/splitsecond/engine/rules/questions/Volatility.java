package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.CompiledAbility;

/// Whether what a static ability does may change although no object's characteristics, controller, counters or
/// attachments do: then every change of the game counts (see `GameState.layersVolatile`). In doubt it is volatile.
final class Volatility {

    private Volatility() {}

    static CompiledAbility.Standing standing(Ability.Static ability) {
        if (isAboutItsArrival(ability.effect())) return CompiledAbility.Standing.NONE;
        if (ability.condition() == null && isContained(ability.effect())) return CompiledAbility.Standing.CONTAINED;
        return ability.condition() != null || isVolatile(ability.effect())
                ? CompiledAbility.Standing.VOLATILE
                : CompiledAbility.Standing.STEADY;
    }

    private static boolean isContained(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.Change change)) return false;
        var what = change.what().plain();
        if (!(what instanceof Reference.This || what instanceof Reference.Host)) return false;
        for (var one : change.changes()) {
            boolean constant = switch (one) {
                case Modification.AddPowerToughness m -> isConstant(m.power()) && isConstant(m.toughness());
                case Modification.SetPowerToughness m -> isConstant(m.power()) && isConstant(m.toughness());
                case Modification.ChangeControl _, Modification.BecomeCopy _ -> false;
                case Modification.OfAbilities _,
                        Modification.OfTypesOrColors _,
                        Modification.OfText _,
                        Modification.SwitchPowerToughness _,
                        Modification.Obey _ -> true;
            };
            if (!constant) return false;
        }
        return true;
    }

    private static boolean isConstant(@Nullable Amount amount) {
        return amount == null || amount instanceof Amount.Number;
    }

    /// "This land enters tapped": nothing that is in play need know it.
    private static boolean isAboutItsArrival(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.Replace replace)) return false;
        return switch (replace.replacement()) {
            case Replacement.EntersTapped r -> r.what() instanceof Filter.This;
            case Replacement.EntersWithCounters r -> r.what() instanceof Filter.This;
            case Replacement.EntersAsCopy _,
                    Replacement.EntersChoosing _,
                    Replacement.MayEnterWithCounter _,
                    Replacement.Amplifies _,
                    Replacement.Tribute _,
                    Replacement.EntersWithChosenCounter _,
                    Replacement.Devours _ -> true;
            case Replacement.MoveInstead _,
                    Replacement.PreventDamage _,
                    Replacement.InsteadOfDamage _,
                    Replacement.ChangeDamage _,
                    Replacement.RedirectDamage _,
                    Replacement.ChangeLifeGain _,
                    Replacement.ChangeCounters _,
                    Replacement.ChangeTokens _,
                    Replacement.InsteadOfDraw _ -> false;
        };
    }

    static boolean isVolatile(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.Change _, StaticEffect.DefinePowerToughness _ -> {
                var reading = new Reading();
                reading.staticEffect(effect);
                yield reading.more;
            }
            // Kept in the index as they are: who asks looks at the game then.
            case StaticEffect.SpellCost _,
                    StaticEffect.AbilityCost _,
                    StaticEffect.AdditionalCost _,
                    StaticEffect.OptionalAdditionalCost _,
                    StaticEffect.AlternativeCost _,
                    StaticEffect.CastAsThoughFlash _,
                    StaticEffect.CantCast _,
                    StaticEffect.CastOnlyAsSorcery _,
                    StaticEffect.EnteringTriggersNothing _,
                    StaticEffect.EnteringTriggersAgain _,
                    StaticEffect.MinimumSpellCost _,
                    StaticEffect.UnspentMana _,
                    StaticEffect.AttackToll _,
                    StaticEffect.BeginsInPlay _,
                    StaticEffect.DeckLimit _,
                    StaticEffect.CastOnlyIf _,
                    StaticEffect.CantActivate _,
                    StaticEffect.ExtraLands _,
                    StaticEffect.PlayFrom _,
                    StaticEffect.GrantsFlashback _,
                    StaticEffect.MaximumHandSize _,
                    StaticEffect.HandSizeChange _,
                    StaticEffect.UntapLimit _,
                    StaticEffect.UntapsWithOthers _,
                    StaticEffect.PlayerRule _,
                    StaticEffect.Replace _ -> false;
        };
    }

    /// Whether something is read that is neither a characteristic, a controller, a counter nor an attachment.
    private static final class Reading extends AbilityMap {
        private boolean more;

        @Override
        public Modification modification(Modification change) {
            return switch (change) {
                case Modification.AddPowerToughness _, Modification.SetPowerToughness _, Modification.ChangeControl _ ->
                    super.modification(change);
                case Modification.BecomeCopy _ -> {
                    more = true;
                    yield change;
                }
                // What an object has or must do is looked at when it is asked for.
                case Modification.OfAbilities _,
                        Modification.OfTypesOrColors _,
                        Modification.OfText _,
                        Modification.SwitchPowerToughness _,
                        Modification.Obey _ -> change;
            };
        }

        @Override
        public Reference reference(Reference reference) {
            return switch (reference.plain()) {
                // `Noted` is the object in its turn.
                case Reference.You _, Reference.This _, Reference.Host _, Reference.Locked _, Reference.Noted _ ->
                    reference;
                case Reference.Each _, Reference.ControllerOf _, Reference.OwnerOf _, Reference.Both _ ->
                    super.reference(reference);
                case Reference.AsRead _,
                        Reference.Known _,
                        Reference.Target _,
                        Reference.Mention _,
                        Reference.Again _,
                        Reference.Result _,
                        Reference.ThisWay _,
                        Reference.RestOf _,
                        Reference.Chosen _,
                        Reference.AtRandom _,
                        Reference.TopCards _ -> {
                    more = true;
                    yield reference;
                }
            };
        }

        @Override
        public Amount amount(Amount amount) {
            return switch (amount) {
                case Amount.Number _, Amount.Devotion _, Amount.CastX _ -> amount;
                case Amount.Meant _,
                        Amount.CountOf _,
                        Amount.Domain _,
                        Amount.CountersOn _,
                        Amount.StatOf _,
                        Amount.Greatest _,
                        Amount.Total _,
                        Amount.Plus _,
                        Amount.Minus _,
                        Amount.Times _,
                        Amount.Half _ -> super.amount(amount);
                case Amount.X _,
                        Amount.SizeOf _,
                        Amount.GreatestOf _,
                        Amount.LifeOf _,
                        Amount.Fewest _,
                        Amount.ThatMuch _,
                        Amount.ResultOf _,
                        Amount.EventAmount _,
                        Amount.TargetsBeyondFirst _,
                        Amount.TimesPaid _,
                        Amount.TimesMutated _,
                        Amount.Different _,
                        Amount.ThisTurn _,
                        Amount.StartingLife _,
                        Amount.UpTo _,
                        Amount.CastBefore _,
                        Amount.Occurrences _,
                        Amount.ChosenNumber _,
                        Amount.OpponentsAttacked _,
                        Amount.Depending _,
                        Amount.Party _,
                        Amount.ManaSpent _ -> {
                    more = true;
                    yield amount;
                }
            };
        }

        @Override
        public Filter filter(Filter filter) {
            return switch (filter) {
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
                        Filter.IsPlayer _,
                        Filter.HasNoAbilities _,
                        Filter.HasWay _,
                        Filter.TargetCount _,
                        Filter.OwnStats _,
                        Filter.HasXInCost _ -> filter;
                case Filter.ControlledBy _,
                        Filter.OwnedBy _,
                        Filter.AttachedTo _,
                        Filter.Stat _,
                        Filter.Not _,
                        Filter.And _,
                        Filter.Or _ -> super.filter(filter);
                case Filter.Is(Filter.Status status) -> {
                    more |= switch (status) {
                        case TOKEN, ENCHANTED, EQUIPPED, MODIFIED, HISTORIC, OUTLAW, PARTY_MEMBER -> false;
                        default -> true;
                    };
                    yield filter;
                }
                case Filter.OtherThan _,
                        Filter.AmongThose _,
                        Filter.Extreme _,
                        Filter.Is _,
                        Filter.ThisTurn _,
                        Filter.In _,
                        Filter.SingleGraveyard _,
                        Filter.EndOfGraveyard _,
                        Filter.Targets _,
                        Filter.IsAbility _,
                        Filter.CastFrom _,
                        Filter.BlockingThose _,
                        Filter.BlockedByThose _,
                        Filter.Shares _,
                        Filter.MostLife _,
                        Filter.Attacking _ -> {
                    more = true;
                    yield filter;
                }
            };
        }
    }
}
