package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.card.Color;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 608.2h, 611.2c: an effect that lasts is worked out once: amounts become numbers, "it" and "that player" the
/// objects they now mean.
public final class Locking extends AbilityMap {

    private final GameState state;
    private final Context context;
    /// Within the condition of a duration, which is asked again and again: only who is meant is known by now.
    private boolean inCondition;
    /// Whether what fits is what fits now.
    private boolean eachNow;

    private Locking(GameState state, Context context) {
        this.state = state;
        this.context = context;
    }

    public static Modification modification(GameState state, Modification change, Context context) {
        return new Locking(state, context).modification(change);
    }

    public static Amount amount(GameState state, Amount amount, Context context) {
        return new Locking(state, context).amount(amount);
    }

    public static Duration duration(GameState state, Duration duration, Context context) {
        return new Locking(state, context).duration(duration);
    }

    public static Filter filter(GameState state, Filter filter, Context context) {
        return new Locking(state, context).filter(filter);
    }

    public static StaticEffect effect(GameState state, StaticEffect effect, Context context) {
        return new Locking(state, context).staticEffect(effect);
    }

    public static Replacement replacement(GameState state, Replacement replacement, Context context) {
        return new Locking(state, context).replacement(replacement);
    }

    public static boolean isConstant(Modification change) {
        return switch (change) {
            case Modification.AddPowerToughness add ->
                add.power() instanceof Amount.Number && add.toughness() instanceof Amount.Number;
            case Modification.SetPowerToughness set -> isConstant(set.power()) && isConstant(set.toughness());
            case Modification.GainAbility gain -> !(gain.ability() instanceof Ability.Parameterized);
            case Modification.ChangeControl _,
                    Modification.BecomeCopy _,
                    Modification.GainActivatedAbilities _,
                    Modification.Obey _,
                    Modification.BecomeChosenColor _,
                    Modification.BecomeChosenType _ -> false;
            case Modification.SwitchPowerToughness _,
                    Modification.GainKeyword _,
                    Modification.OneOf _,
                    Modification.LoseKeyword _,
                    Modification.CantHaveKeyword _,
                    Modification.LoseLandwalk _,
                    Modification.GainForManaCost _,
                    Modification.LoseAllAbilities _,
                    Modification.ChangeTypes _,
                    Modification.LoseType _,
                    Modification.LoseSupertype _,
                    Modification.KeepThisAbility _,
                    Modification.NoManaCost _,
                    Modification.SetName _,
                    Modification.LoseAbility _,
                    Modification.LoseCreatureTypes _,
                    Modification.ChangeColors _,
                    Modification.ReplaceWord _ -> true;
        };
    }

    private static boolean isConstant(@Nullable Amount amount) {
        return amount == null || amount instanceof Amount.Number;
    }

    @Override
    public Modification modification(Modification change) {
        return switch (change) {
            case Modification.ChangeControl control -> new Modification.ChangeControl(always(control.to()));
            case Modification.BecomeCopy(var of, var except) ->
                new Modification.BecomeCopy(always(of), all(except, this::kept));
            case Modification.AddPowerToughness add
            when !inCondition -> new Modification.AddPowerToughness(added(add.power()), added(add.toughness()));
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
            default -> super.modification(change);
        };
    }

    private Amount added(Amount amount) {
        return amount instanceof Amount.Number
                ? amount
                : new Amount.Number(ChangingCharacteristics.added(state, amount, context));
    }

    /// "This ability" is the one that resolves.
    private Modification kept(Modification change) {
        return change instanceof Modification.KeepThisAbility && context.item != null && context.item.ability != null
                ? new Modification.GainAbility(context.item.ability.source)
                : change;
    }

    @Override
    public Amount amount(Amount amount) {
        return amount instanceof Amount.Number || inCondition
                ? amount
                : new Amount.Number(Amounts.of(state, amount, context));
    }

    /// Who is meant now, whatever was said.
    private Reference always(Reference reference) {
        var found = new IntList(2);
        References.find(state, reference, context, found);
        var ids = new ArrayList<Integer>(found.size());
        for (int i = 0; i < found.size(); i++) ids.add(found.get(i));
        return new Reference.Locked(ids);
    }

    /// "You", "this" and "each opponent" go on meaning what they say.
    @Override
    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.You _,
                    Reference.This _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.Host _,
                    Reference.Giver _,
                    Reference.ActivePlayer _,
                    Reference.TopCards _,
                    Reference.Locked _ -> reference;
            case Reference.Each each -> eachNow ? always(each) : super.reference(each);
            case Reference.Target _,
                    Reference.It _,
                    Reference.ThatPlayer _,
                    Reference.ControllerOf _,
                    Reference.OwnerOf _,
                    Reference.HostOf _,
                    Reference.DefendingPlayer _,
                    Reference.Attacked _,
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
                    Reference.Both _ -> always(reference);
            case Reference.Mention mention -> reference(mention.what());
            case Reference.Again again ->
                again.meant().plain() instanceof Reference.This ? again.meant() : always(reference);
        };
    }

    @Override
    public Duration duration(Duration duration) {
        inCondition = true;
        var mapped = super.duration(duration);
        inCondition = false;
        return mapped;
    }

    /// Conditions are asked whenever they matter; that of a duration is about what is meant now.
    @Override
    public Condition condition(Condition condition) {
        return inCondition
                        && condition instanceof Condition.Matches matches
                        && !(matches.what().plain() instanceof Reference.This)
                ? super.condition(condition)
                : condition;
    }

    @Override
    public Cost cost(Cost cost) {
        return cost;
    }

    @Override
    public Effect effect(Effect effect) {
        return effect;
    }

    @Override
    public Trigger trigger(Trigger trigger) {
        return trigger;
    }

    /// An ability that is granted has words of its own; "protection from the color of your choice" is protection from
    /// that color.
    @Override
    public Ability ability(Ability ability) {
        if (!(ability instanceof Ability.Parameterized(var keyword))) return ability;
        return switch (keyword) {
            case KeywordAbility.Protection protection ->
                filter(protection.from()) instanceof Filter.IsColor color
                        ? new Ability.Parameterized(new KeywordAbility.Protection(
                                color, protection.spares(), color.color().word()))
                        : super.ability(ability);
            case KeywordAbility.HexproofFrom _ -> super.ability(ability);
            case KeywordAbility.Enchant _,
                    KeywordAbility.Equip _,
                    KeywordAbility.Ward _,
                    KeywordAbility.Cycling _,
                    KeywordAbility.Kicker _,
                    KeywordAbility.Splice _,
                    KeywordAbility.Buyback _,
                    KeywordAbility.Entwine _,
                    KeywordAbility.Escalate _,
                    KeywordAbility.Replicate _,
                    KeywordAbility.CastAnotherWay _,
                    KeywordAbility.Numbered _,
                    KeywordAbility.WithCost _,
                    KeywordAbility.Affinity _,
                    KeywordAbility.Suspend _,
                    KeywordAbility.DeckRule _,
                    KeywordAbility.Gift _,
                    KeywordAbility.Impending _,
                    KeywordAbility.Prototype _,
                    KeywordAbility.Reinforce _,
                    KeywordAbility.Awaken _,
                    KeywordAbility.Landwalk _,
                    KeywordAbility.Crew _,
                    KeywordAbility.ExertAsAttacks _,
                    KeywordAbility.Champion _,
                    KeywordAbility.Craft _,
                    KeywordAbility.Partner _ -> ability;
        };
    }

    @Override
    public Filter filter(Filter filter) {
        if (inCondition) return filter;
        return filter instanceof Filter.IsChosen chosen ? chosen(chosen, context) : super.filter(filter);
    }

    /// An ability that is given to something for good, with what was chosen during this resolution.
    public static Ability withChosen(Ability ability, Context context) {
        return new AbilityMap() {
            @Override
            public Filter filter(Filter filter) {
                return filter instanceof Filter.IsChosen chosen ? chosen(chosen, context) : super.filter(filter);
            }
        }.ability(ability);
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

    @Override
    public Rule rule(Rule rule) {
        return rule instanceof Rule.MustBlock must ? new Rule.MustBlock(always(must.attackers())) : super.rule(rule);
    }

    @Override
    public StaticEffect staticEffect(StaticEffect effect) {
        // The cards that have it now (CR 611.2c).
        eachNow = effect instanceof StaticEffect.GrantsWay;
        return super.staticEffect(effect);
    }
}
