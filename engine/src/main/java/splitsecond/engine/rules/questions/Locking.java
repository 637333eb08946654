package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Color;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 608.2h, 611.2c: an effect that lasts is worked out once: amounts become numbers, "it" and "that player" the
/// objects they now mean.
public final class Locking {

    private Locking() {}

    public static boolean isConstant(Modification change) {
        return switch (change) {
            case Modification.AddPowerToughness add ->
                add.power() instanceof Amount.Number && add.toughness() instanceof Amount.Number;
            case Modification.SetPowerToughness set -> isConstant(set.power()) && isConstant(set.toughness());
            case Modification.GainAbility gain -> !(gain.ability() instanceof Ability.Parameterized);
            case Modification.ChangeControl _,
                    Modification.BecomeCopy _,
                    Modification.Obey _,
                    Modification.BecomeChosenColor _,
                    Modification.BecomeChosenType _ -> false;
            case Modification.SwitchPowerToughness _,
                    Modification.GainKeyword _,
                    Modification.LoseKeyword _,
                    Modification.LoseAllAbilities _,
                    Modification.ChangeTypes _,
                    Modification.LoseType _,
                    Modification.KeepThisAbility _,
                    Modification.NoManaCost _,
                    Modification.LoseAbility _,
                    Modification.LoseCreatureTypes _,
                    Modification.ChangeColors _,
                    Modification.SetName _ -> true;
        };
    }

    private static boolean isConstant(@Nullable Amount amount) {
        return amount == null || amount instanceof Amount.Number;
    }

    public static Modification modification(GameState state, Modification change, Context context) {
        return switch (change) {
            case Modification.AddPowerToughness add ->
                new Modification.AddPowerToughness(
                        amount(state, add.power(), context), amount(state, add.toughness(), context));
            case Modification.SetPowerToughness set ->
                new Modification.SetPowerToughness(
                        set.power() == null ? null : amount(state, set.power(), context),
                        set.toughness() == null ? null : amount(state, set.toughness(), context));
            case Modification.ChangeControl control ->
                new Modification.ChangeControl(always(state, control.to(), context));
            case Modification.BecomeCopy copy ->
                new Modification.BecomeCopy(
                        always(state, copy.of(), context),
                        copy.except().stream().map(e -> kept(e, context)).toList());
            case Modification.Obey obey -> new Modification.Obey(rule(state, obey.rule(), context));
            case Modification.GainAbility gain -> new Modification.GainAbility(ability(state, gain.ability(), context));
            case Modification.BecomeChosenColor _ -> {
                int color = context.slots.chosenColor != GameState.NONE
                        ? context.slots.chosenColor
                        : state.memory(context.source).color();
                yield color < 0 ? change : new Modification.ChangeColors(1 << color, Modification.Manner.REPLACE);
            }
            case Modification.BecomeChosenType become -> {
                String word = context.slots.chosenWord != null
                        ? context.slots.chosenWord
                        : state.memory(context.source).word();
                yield word == null ? change : new Modification.ChangeTypes(0, 0, List.of(word), become.manner(), false);
            }
            case Modification.SwitchPowerToughness _,
                    Modification.GainKeyword _,
                    Modification.LoseKeyword _,
                    Modification.LoseAllAbilities _,
                    Modification.ChangeTypes _,
                    Modification.LoseType _,
                    Modification.KeepThisAbility _,
                    Modification.NoManaCost _,
                    Modification.LoseAbility _,
                    Modification.LoseCreatureTypes _,
                    Modification.ChangeColors _,
                    Modification.SetName _ -> change;
        };
    }

    /// "This ability" is the one that resolves.
    private static Modification kept(Modification change, Context context) {
        return change instanceof Modification.KeepThisAbility && context.item != null && context.item.ability != null
                ? new Modification.GainAbility(context.item.ability.source)
                : change;
    }

    public static Amount amount(GameState state, Amount amount, Context context) {
        return amount instanceof Amount.Number ? amount : new Amount.Number(Amounts.of(state, amount, context));
    }

    /// Who is meant now, whatever was said.
    private static Reference always(GameState state, Reference reference, Context context) {
        var found = new IntList(2);
        References.find(state, reference, context, found);
        var ids = new ArrayList<Integer>(found.size());
        for (int i = 0; i < found.size(); i++) ids.add(found.get(i));
        return new Reference.Locked(ids);
    }

    /// "You", "this" and "each opponent" go on meaning what they say.
    static Reference reference(GameState state, Reference reference, Context context) {
        return switch (reference) {
            case Reference.You _,
                    Reference.This _,
                    Reference.Each _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.Host _,
                    Reference.ActivePlayer _,
                    Reference.TopCards _,
                    Reference.Locked _ -> reference;
            case Reference.Target _,
                    Reference.It _,
                    Reference.ThatPlayer _,
                    Reference.ControllerOf _,
                    Reference.OwnerOf _,
                    Reference.DefendingPlayer _,
                    Reference.PaidWith _,
                    Reference.EventPart _,
                    Reference.Remembered _,
                    Reference.DoneThisWay _,
                    Reference.TheRest _,
                    Reference.ChosenPlayer _,
                    Reference.Noted _,
                    Reference.Result _,
                    Reference.ThisWay _,
                    Reference.RestOf _,
                    Reference.Both _ -> always(state, reference, context);
            case Reference.Mention mention -> reference(state, mention.what(), context);
            case Reference.Again again ->
                again.meant().plain() instanceof Reference.This ? again.meant() : always(state, reference, context);
        };
    }

    public static Duration duration(GameState state, Duration duration, Context context) {
        if (duration instanceof Duration.While lasting
                && lasting.condition() instanceof Condition.Matches matches
                && !(matches.what().plain() instanceof Reference.This))
            return new Duration.While(
                    new Condition.Matches(
                            reference(state, matches.what(), context), matches.filter(), matches.wording()),
                    lasting.wording());
        return duration;
    }

    static @Nullable Filter orNull(GameState state, @Nullable Filter filter, Context context) {
        return filter == null ? null : filter(state, filter, context);
    }

    /// "Protection from the color of your choice" is protection from that color.
    private static Ability ability(GameState state, Ability ability, Context context) {
        if (!(ability instanceof Ability.Parameterized(var keyword))) return ability;
        return switch (keyword) {
            case KeywordAbility.Protection protection -> {
                var from = filter(state, protection.from(), context);
                String wording = from instanceof Filter.IsColor(var color) ? color.word() : protection.wording();
                yield new Ability.Parameterized(new KeywordAbility.Protection(from, wording));
            }
            case KeywordAbility.HexproofFrom hexproof ->
                new Ability.Parameterized(
                        new KeywordAbility.HexproofFrom(filter(state, hexproof.from(), context), hexproof.wording()));
            default -> ability;
        };
    }

    public static Filter filter(GameState state, Filter filter, Context context) {
        return switch (filter) {
            case Filter.And and -> new Filter.And(filters(state, and.all(), context));
            case Filter.Or or -> new Filter.Or(filters(state, or.any(), context));
            case Filter.Not not -> new Filter.Not(filter(state, not.filter(), context));
            case Filter.AmongThose among -> new Filter.AmongThose(reference(state, among.those(), context));
            case Filter.OtherThan other -> new Filter.OtherThan(reference(state, other.those(), context));
            case Filter.ControlledBy by -> new Filter.ControlledBy(reference(state, by.who(), context));
            case Filter.OwnedBy by -> new Filter.OwnedBy(reference(state, by.who(), context));
            case Filter.BlockingThose blocking -> new Filter.BlockingThose(reference(state, blocking.those(), context));
            case Filter.BlockedByThose blocked -> new Filter.BlockedByThose(reference(state, blocked.those(), context));
            case Filter.AttachedTo attached -> new Filter.AttachedTo(reference(state, attached.those(), context));
            case Filter.Shares shares -> new Filter.Shares(shares.what(), reference(state, shares.with(), context));
            case Filter.Stat stat ->
                new Filter.Stat(stat.what(), stat.comparison(), amount(state, stat.amount(), context));
            case Filter.IsChosen chosen -> chosen(chosen, context);
            default -> filter;
        };
    }

    /// The color or type that was chosen during this resolution; what was chosen for the object stays with it.
    private static Filter chosen(Filter.IsChosen chosen, Context context) {
        String word = context.slots.chosenWord;
        return switch (chosen.kind()) {
            case COLOR ->
                context.slots.chosenColor == GameState.NONE
                        ? chosen
                        : new Filter.IsColor(Color.of(context.slots.chosenColor));
            case CREATURE_TYPE, BASIC_LAND_TYPE -> word == null ? chosen : new Filter.IsSubtype(word.intern());
            case CARD_NAME, NONLAND_CARD_NAME -> word == null ? chosen : new Filter.Named(word);
            default -> chosen;
        };
    }

    private static List<Filter> filters(GameState state, List<Filter> filters, Context context) {
        var locked = new ArrayList<Filter>(filters.size());
        for (var filter : filters) locked.add(filter(state, filter, context));
        return locked;
    }

    private static Rule rule(GameState state, Rule rule, Context context) {
        return switch (rule) {
            case Rule.CantAttack r -> new Rule.CantAttack(orNull(state, r.defender(), context), r.unless());
            case Rule.CantBlock r -> new Rule.CantBlock(orNull(state, r.attacker(), context));
            case Rule.CantBeBlocked r -> new Rule.CantBeBlocked(orNull(state, r.by(), context));
            case Rule.CantBeBlockedExceptBy r -> new Rule.CantBeBlockedExceptBy(filter(state, r.by(), context));
            case Rule.MustBlock r -> new Rule.MustBlock(always(state, r.attackers(), context));
            case Rule.CanBlockOnly r -> new Rule.CanBlockOnly(filter(state, r.attackers(), context));
            case Rule.CantBeTargetedBy r -> new Rule.CantBeTargetedBy(filter(state, r.source(), context));
            default -> rule;
        };
    }

    public static StaticEffect effect(GameState state, StaticEffect effect, Context context) {
        return switch (effect) {
            case StaticEffect.Change e ->
                new StaticEffect.Change(
                        reference(state, e.what(), context),
                        e.changes().stream()
                                .map(c -> modification(state, c, context))
                                .toList());
            case StaticEffect.SpellCost e ->
                new StaticEffect.SpellCost(
                        filter(state, e.spells(), context),
                        e.castBy() == null ? null : reference(state, e.castBy(), context),
                        e.more(),
                        e.by(),
                        amount(state, e.times(), context),
                        e.wording());
            case StaticEffect.CastAsThoughFlash e ->
                new StaticEffect.CastAsThoughFlash(
                        filter(state, e.spells(), context), reference(state, e.who(), context));
            case StaticEffect.CastOnlyAsSorcery e ->
                new StaticEffect.CastOnlyAsSorcery(reference(state, e.who(), context));
            case StaticEffect.CantCast e ->
                new StaticEffect.CantCast(
                        reference(state, e.who(), context), filter(state, e.spells(), context), e.mostEachTurn());
            case StaticEffect.CantActivate e ->
                new StaticEffect.CantActivate(filter(state, e.of(), context), e.exceptMana());
            case StaticEffect.ExtraLands e ->
                new StaticEffect.ExtraLands(reference(state, e.who(), context), e.count());
            case StaticEffect.PlayFrom e ->
                new StaticEffect.PlayFrom(
                        filter(state, e.what(), context),
                        e.zone(),
                        reference(state, e.who(), context),
                        e.asLand(),
                        e.asSpell(),
                        e.instead());
            case StaticEffect.GrantsFlashback e ->
                new StaticEffect.GrantsFlashback(always(state, e.cards(), context), e.wording());
            case StaticEffect.MaximumHandSize e ->
                new StaticEffect.MaximumHandSize(
                        reference(state, e.who(), context), e.size() == null ? null : amount(state, e.size(), context));
            case StaticEffect.PlayerRule e -> new StaticEffect.PlayerRule(reference(state, e.who(), context), e.kind());
            case StaticEffect.SpendAsAnyColor e ->
                new StaticEffect.SpendAsAnyColor(reference(state, e.who(), context), orNull(state, e.on(), context));
            case StaticEffect.Replace e -> new StaticEffect.Replace(replacement(state, e.replacement(), context));
            default -> effect;
        };
    }

    public static Replacement replacement(GameState state, Replacement replacement, Context context) {
        return switch (replacement) {
            case Replacement.MoveInstead r ->
                new Replacement.MoveInstead(
                        filter(state, r.what(), context), r.from(), r.to(), r.instead(), r.placement(), r.wording());
            case Replacement.PreventDamage r ->
                new Replacement.PreventDamage(
                        orNull(state, r.from(), context),
                        orNull(state, r.to(), context),
                        r.amount() == null ? null : amount(state, r.amount(), context),
                        r.combat(),
                        r.wording());
            case Replacement.ChangeDamage r ->
                new Replacement.ChangeDamage(
                        orNull(state, r.from(), context),
                        orNull(state, r.to(), context),
                        r.times(),
                        r.plus(),
                        r.combat(),
                        r.wording());
            case Replacement.ChangeLifeGain r ->
                new Replacement.ChangeLifeGain(reference(state, r.who(), context), r.times(), r.plus(), r.wording());
            default -> replacement;
        };
    }
}
