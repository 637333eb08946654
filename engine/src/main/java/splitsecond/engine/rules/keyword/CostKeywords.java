package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;

/// CR 702: the abilities that keywords with a cost stand for.
final class CostKeywords {

    private static final CounterKind AGE = CounterKind.named("age");

    private CostKeywords() {}

    static List<Ability> abilities(KeywordAbility.WithCost keyword) {
        var cost = keyword.cost();
        return switch (keyword.kind()) {
            case CUMULATIVE_UPKEEP -> List.of(cumulativeUpkeep(cost));
            case OUTLAST ->
                List.of(activated(
                        "outlast",
                        plus(cost, new Cost.Tap()),
                        counters(CounterKind.P1P1, ONE, THIS),
                        true,
                        Zone.BATTLEFIELD));
            case SCAVENGE ->
                List.of(activated(
                        "scavenge",
                        plus(cost, doToThis(Cost.Deed.EXILE)),
                        counters(CounterKind.P1P1, new Amount.StatOf(Characteristic.POWER, THIS), target(CREATURE)),
                        true,
                        Zone.GRAVEYARD));
            case EMBALM -> List.of(fromGraveyard("embalm", cost, zombie(Color.WHITE, null)));
            case ETERNALIZE -> List.of(fromGraveyard("eternalize", cost, zombie(Color.BLACK, number(4))));
            case ENCORE -> List.of(encore(cost));
            case LEVEL_UP ->
                List.of(activated("level up", cost, counters(CounterKind.LEVEL, ONE, THIS), true, Zone.BATTLEFIELD));
            case FORTIFY ->
                List.of(activated(
                        "fortify",
                        cost,
                        new Effect.Attach(THIS, target(and(new Filter.IsType(CardType.LAND), YOURS))),
                        true,
                        Zone.BATTLEFIELD));
            case NINJUTSU -> List.of(ninjutsu(cost));
            case TRANSMUTE ->
                List.of(search(
                        "transmute", plus(cost, doToThis(Cost.Deed.DISCARD)), sameManaValue(), Zone.HAND, Zone.HAND));
            case TRANSFIGURE ->
                List.of(search(
                        "transfigure",
                        plus(cost, doToThis(Cost.Deed.SACRIFICE)),
                        and(CREATURE, sameManaValue()),
                        Zone.BATTLEFIELD,
                        Zone.BATTLEFIELD));
            case UNEARTH -> List.of(unearth(cost));
            case ECHO ->
                List.of(when(
                        "echo",
                        yourUpkeep(),
                        is(THIS, new Filter.Is(Filter.Status.NEW_SINCE_UPKEEP)),
                        new Effect.Unless(sacrifice(THIS), YOU, cost, "")));
            case OFFSPRING -> List.of(offspring());
            case SQUAD -> List.of(squad());
            case RECOVER -> List.of(recover(cost));
            case RECONFIGURE -> reconfigure(cost);
            // Not played yet.
            case SPECIALIZE, AURA_SWAP -> List.of();
        };
    }

    /// CR 702.24: each upkeep an age counter; then pay the cost once for each, or sacrifice it.
    private static Ability cumulativeUpkeep(Cost cost) {
        var forEach = new Cost(List.of(new Cost.Repeated(cost, new Amount.CountersOn(AGE, THIS))));
        return when(
                "cumulative upkeep",
                yourUpkeep(),
                all(counters(AGE, ONE, THIS), new Effect.Unless(sacrifice(THIS), YOU, forEach, "")));
    }

    private static Ability fromGraveyard(String name, Cost cost, List<Modification> except) {
        return activated(
                name,
                plus(cost, doToThis(Cost.Deed.EXILE)),
                new Effect.CreateCopyToken(YOU, ONE, THIS, except, false, ""),
                true,
                Zone.GRAVEYARD);
    }

    /// CR 702.128, 702.129: a token copy that is a Zombie of one color besides its other types.
    private static List<Modification> zombie(Color color, @Nullable Amount size) {
        var except = new ArrayList<Modification>();
        except.add(new Modification.NoManaCost());
        except.add(new Modification.ChangeColors(color.bit(), Modification.Manner.REPLACE));
        except.add(new Modification.ChangeTypes(0, 0, List.of("Zombie"), Modification.Manner.ADD, false));
        if (size != null) except.add(new Modification.SetPowerToughness(size, size));
        return except;
    }

    /// CR 702.141: a token copy for each opponent that attacks this turn and is sacrificed at the next end step.
    private static Ability encore(Cost cost) {
        return activated(
                "encore",
                plus(cost, doToThis(Cost.Deed.EXILE)),
                all(
                        new Effect.CreateCopyToken(YOU, new Amount.CountOf(OPPONENT), THIS, List.of(), false, ""),
                        new Effect.KeywordAction(Action.ENCORE, null, THEM, ""),
                        atNextEndStep(sacrifice(THEM))),
                true,
                Zone.GRAVEYARD);
    }

    /// CR 702.49: return an unblocked attacker you control to hand: this enters from your hand tapped and attacking.
    private static Ability ninjutsu(Cost cost) {
        var unblocked = and(CREATURE, YOURS, ATTACKING, new Filter.Is(Filter.Status.UNBLOCKED));
        var attacking = new Effect.Placement(0, true, true, false, false, false, List.of(), "");
        return activated(
                "ninjutsu",
                plus(cost, new Cost.Do(Cost.Deed.RETURN_TO_HAND, unblocked, Count.ONE, "")),
                new Effect.Move(THIS, Zone.HAND, Zone.BATTLEFIELD, attacking, YOU, ""),
                false,
                Zone.HAND);
    }

    private static Filter sameManaValue() {
        return new Filter.Stat(
                Characteristic.MANA_VALUE, Comparison.EQUAL, new Amount.StatOf(Characteristic.MANA_VALUE, THIS));
    }

    /// CR 702.53, 702.71: search your library for a card with the same mana value.
    private static Ability search(String name, Cost cost, Filter what, Zone to, Zone zone) {
        var destination = new Effect.Destination(to, Effect.Placement.PLAIN);
        return activated(
                name,
                cost,
                new Effect.Search(YOU, YOU, what, Count.upTo(1), to == Zone.HAND, destination, true, ""),
                true,
                zone);
    }

    /// CR 702.84: it returns with haste; it is exiled at the next end step or if it would leave the battlefield.
    private static Ability unearth(Cost cost) {
        var exileInstead = new Ability.Static(
                new StaticEffect.Replace(new Replacement.MoveInstead(
                        ITSELF, Zone.BATTLEFIELD, null, Zone.EXILE, Effect.Placement.PLAIN, "")),
                null,
                Zone.BATTLEFIELD);
        List<Modification> changes =
                List.of(new Modification.GainKeyword(Keyword.HASTE), new Modification.GainAbility(exileInstead));
        return activated(
                "unearth",
                cost,
                all(
                        move(THIS, Zone.GRAVEYARD, Zone.BATTLEFIELD),
                        new Effect.Change(IT, changes, FOREVER, ""),
                        atNextEndStep(move(IT, Zone.BATTLEFIELD, Zone.EXILE))),
                true,
                Zone.GRAVEYARD);
    }

    /// CR 702.175: if the cost was paid, a 1/1 token copy enters with it.
    private static Ability offspring() {
        List<Modification> except = List.of(new Modification.SetPowerToughness(ONE, ONE));
        return when(
                "offspring",
                enters(ITSELF),
                new Condition.WasPaid(OptionalCost.OFFSPRING),
                new Effect.CreateCopyToken(YOU, ONE, THIS, except, false, ""));
    }

    /// CR 702.157: a token copy for each time the cost was paid.
    private static Ability squad() {
        return when(
                "squad",
                enters(ITSELF),
                new Condition.WasPaid(OptionalCost.SQUAD),
                new Effect.CreateCopyToken(YOU, new Amount.TimesPaid(OptionalCost.SQUAD), THIS, List.of(), false, ""));
    }

    /// CR 702.59: when a creature is put into your graveyard from the battlefield, pay to return this card from there
    /// to your hand, or it is exiled.
    private static Ability recover(Cost cost) {
        return new Ability.Triggered(
                new Trigger.ZoneChange(
                        and(CREATURE, new Filter.OwnedBy(YOU)), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, ""),
                null,
                new Effect.MayPay(
                        YOU, cost, move(THIS, Zone.GRAVEYARD, Zone.HAND), move(THIS, Zone.GRAVEYARD, Zone.EXILE), ""),
                0,
                Zone.GRAVEYARD,
                "recover");
    }

    /// CR 702.151: attach it to another creature you control, or unattach it; it is no creature while it is attached.
    private static List<Ability> reconfigure(Cost cost) {
        var host = new Reference.Host("");
        var unattach = new Ability.Activated(
                cost,
                new Effect.Unattach(THIS),
                new Ability.Limits(Ability.Timing.SORCERY, 0, is(host, CREATURE), Ability.Activator.CONTROLLER),
                Zone.BATTLEFIELD,
                Trigger.Activation.RECONFIGURE.keyword());
        return List.of(
                activated(
                        Trigger.Activation.RECONFIGURE.keyword(),
                        cost,
                        new Effect.Attach(THIS, target(and(CREATURE, YOURS, OTHER))),
                        true,
                        Zone.BATTLEFIELD),
                unattach,
                asLongAs(
                        is(host, new Filter.Any()),
                        new StaticEffect.Change(THIS, List.of(new Modification.LoseType(CardType.CREATURE)))));
    }

    /// CR 702.74, 702.109, 702.152: what the permanent has when the spell was cast this way.
    static List<Ability> castAnotherWay(KeywordAbility.CastAnotherWay keyword) {
        var way = keyword.way();
        return switch (way) {
            case EVOKE -> List.of(when(way.word(), enters(ITSELF), new Condition.WasPaid(way), sacrifice(THIS)));
            case DASH -> List.of(hasteIfPaid(way));
            case FORETELL -> List.of(SetAside.foretell());
            case PLOT -> List.of(SetAside.plot(keyword.cost()));
            case BLITZ ->
                List.of(
                        hasteIfPaid(way),
                        when(way.word(), dies(), new Condition.WasPaid(way), new Effect.Draw(YOU, ONE)));
            default -> List.of();
        };
    }

    private static Ability hasteIfPaid(CastingWay way) {
        return asLongAs(
                new Condition.WasPaid(way),
                new StaticEffect.Change(THIS, List.of(new Modification.GainKeyword(Keyword.HASTE))));
    }

    /// CR 702.21: when it becomes the target of an opponent's spell or ability, counter that unless its controller
    /// pays.
    static Ability ward(Cost cost) {
        var theirs = and(
                new Filter.Or(List.of(SPELL, new Filter.IsAbility(true, true))),
                new Filter.ControlledBy(each(OPPONENT)));
        var controller = new Reference.ControllerOf(OTHER_PARTY, "");
        return when(
                "ward",
                new Trigger.BecomesTarget(ITSELF, theirs),
                new Effect.Unless(new Effect.Counter(OTHER_PARTY, null, ""), controller, cost, ""));
    }
}
