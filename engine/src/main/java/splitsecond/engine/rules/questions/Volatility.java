package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
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
                default -> true;
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
            case Replacement.EntersAsCopy _, Replacement.EntersChoosing _, Replacement.AsEnters _ -> true;
            default -> false;
        };
    }

    static boolean isVolatile(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.Change e -> reads(e.what()) || changes(e.changes());
            case StaticEffect.DefinePowerToughness e -> reads(e.power()) || reads(e.toughness());
            // Kept in the index as they are: who asks looks at the game then.
            default -> false;
        };
    }

    private static boolean changes(List<Modification> changes) {
        for (var change : changes) {
            boolean reads = switch (change) {
                case Modification.AddPowerToughness m -> reads(m.power()) || reads(m.toughness());
                case Modification.SetPowerToughness m -> reads(m.power()) || reads(m.toughness());
                case Modification.ChangeControl m -> reads(m.to());
                case Modification.BecomeCopy _ -> true;
                default -> false;
            };
            if (reads) return true;
        }
        return false;
    }

    private static boolean reads(Reference reference) {
        return switch (reference.plain()) {
            case Reference.You _, Reference.This _, Reference.Host _, Reference.Locked _ -> false;
            case Reference.Each r -> reads(r.filter());
            // The object in its turn.
            case Reference.Noted _ -> false;
            case Reference.ControllerOf r -> reads(r.what());
            case Reference.OwnerOf r -> reads(r.what());
            case Reference.Both r -> reads(r.first()) || reads(r.second());
            default -> true;
        };
    }

    private static boolean reads(@Nullable Amount amount) {
        if (amount == null) return false;
        return switch (amount) {
            case Amount.Number _, Amount.Domain _, Amount.Devotion _, Amount.CastX _ -> false;
            case Amount.Meant a -> reads(a.meant());
            case Amount.CountOf a -> reads(a.filter());
            case Amount.CountersOn a -> reads(a.on());
            case Amount.StatOf a -> reads(a.of());
            case Amount.Greatest a -> reads(a.among());
            case Amount.Total a -> reads(a.of());
            case Amount.Plus a -> reads(a.left()) || reads(a.right());
            case Amount.Minus a -> reads(a.left()) || reads(a.right());
            case Amount.Times a -> reads(a.amount());
            case Amount.Half a -> reads(a.amount());
            default -> true;
        };
    }

    private static boolean reads(Filter filter) {
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
                    Filter.TargetCount _,
                    Filter.HasXInCost _ -> false;
            case Filter.ControlledBy f -> reads(f.who());
            case Filter.OwnedBy f -> reads(f.who());
            case Filter.AttachedTo f -> reads(f.those());
            case Filter.Stat f -> reads(f.amount());
            case Filter.Is f ->
                switch (f.status()) {
                    case TOKEN, ENCHANTED, EQUIPPED, MODIFIED, HISTORIC, OUTLAW, PARTY_MEMBER -> false;
                    default -> true;
                };
            case Filter.Not f -> reads(f.filter());
            case Filter.And f -> {
                for (var part : f.all()) if (reads(part)) yield true;
                yield false;
            }
            case Filter.Or f -> {
                for (var part : f.any()) if (reads(part)) yield true;
                yield false;
            }
            default -> true;
        };
    }
}
