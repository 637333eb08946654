package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.PhraseMap;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.state.Context;

/// CR 109.5: what an effect makes another object obey speaks of the effect's source and of that one's controller:
/// "enchanted creature can't block creatures you control".
final class BoundToSource extends PhraseMap {

    private final Context context;

    private BoundToSource(Context context) {
        this.context = context;
    }

    static Rule rule(Rule rule, Context context) {
        return switch (rule) {
            case Rule.CantAttack(var defender, var unless)
            when says(defender) -> new Rule.CantAttack(of(defender, context), unless);
            case Rule.CantBlock(var attacker) when says(attacker) -> new Rule.CantBlock(of(attacker, context));
            case Rule.CantBeBlocked(var by) when says(by) -> new Rule.CantBeBlocked(of(by, context));
            case Rule.CantBeBlockedExceptBy(var by) when says(by) -> new Rule.CantBeBlockedExceptBy(of(by, context));
            case Rule.Goaded(var by) -> new Rule.Goaded(of(by, context));
            case Rule.CanBlockOnly(var those) when says(those) -> new Rule.CanBlockOnly(of(those, context));
            case Rule.CantBeTargetedBy(var spells, var sources)
            when says(spells) || says(sources) ->
                new Rule.CantBeTargetedBy(
                        spells == null ? null : of(spells, context), sources == null ? null : of(sources, context));
            case Rule.Simple _,
                    Rule.DoesntTrigger _,
                    Rule.CantHaveKeyword _,
                    Rule.BlockedDespite _,
                    Rule.CantHaveCounters _,
                    Rule.CantAttack _,
                    Rule.CantBlock _,
                    Rule.CantBeBlocked _,
                    Rule.CantBeBlockedExceptBy _,
                    Rule.MinimumBlockers _,
                    Rule.MaximumBlockers _,
                    Rule.CrewsAs _,
                    Rule.MustBlock _,
                    Rule.Goaded _,
                    Rule.CanBlockOnly _,
                    Rule.CanBlockAdditional _,
                    Rule.CantBeTargetedBy _,
                    Rule.AttackTax _ -> rule;
        };
    }

    private static Filter of(Filter filter, Context context) {
        return new BoundToSource(context).filter(filter);
    }

    /// Whether it says "you" or "this".
    private static boolean says(@Nullable Filter filter) {
        return switch (filter) {
            case Filter.And and -> anySays(and.all());
            case Filter.Or or -> anySays(or.any());
            case Filter.Not not -> says(not.filter());
            case Filter.Bears bears -> says(bears.attached());
            case Filter.Attacking attacking -> says(attacking.defender());
            case Filter.IsPlayer player -> player.relation() != Filter.Relation.ANY;
            case Filter.This _,
                    Filter.Other _,
                    Filter.OtherThan _,
                    Filter.AmongThose _,
                    Filter.ControlledBy _,
                    Filter.OwnedBy _,
                    Filter.BlockingThose _,
                    Filter.PairedWith _,
                    Filter.Haunted _,
                    Filter.AttachedTo _ -> true;
            case null -> false;
            case Filter.Has _, Filter.Most _ -> true;
            case Filter.Any _, Filter.Quality _, Filter.Circumstance _, Filter.OnStack _ -> false;
        };
    }

    private static boolean anySays(List<Filter> filters) {
        for (int i = 0; i < filters.size(); i++) if (says(filters.get(i))) return true;
        return false;
    }

    @Override
    public Filter filter(Filter filter) {
        var you = new Filter.AmongThose(new Reference.Locked(List.of(context.controller)));
        return switch (filter) {
            case Filter.This _ -> new Filter.AmongThose(new Reference.Locked(List.of(context.source)));
            case Filter.Other _ -> new Filter.OtherThan(new Reference.Locked(List.of(context.source)));
            case Filter.IsPlayer(var relation) when relation == Filter.Relation.YOU -> you;
            case Filter.IsPlayer(var relation)
            when relation == Filter.Relation.OPPONENT ->
                new Filter.And(List.of(new Filter.IsPlayer(Filter.Relation.ANY), new Filter.Not(you)));
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> super.filter(filter);
        };
    }

    @Override
    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.You _ -> new Reference.Locked(List.of(context.controller));
            case Reference.This _ -> new Reference.Locked(List.of(context.source));
            default -> super.reference(reference);
        };
    }
}
