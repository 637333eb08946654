package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
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
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;

/// CR 702: the abilities that keywords with parameters stand for; none for those that a chapter of the rules asks for.
public final class ParameterizedKeywords {

    private ParameterizedKeywords() {}

    public static List<Ability> abilities(KeywordAbility keyword) {
        return switch (keyword) {
            case KeywordAbility.Equip k -> List.of(equip(k));
            case KeywordAbility.Ward k -> List.of(CostKeywords.ward(k.cost()));
            case KeywordAbility.Cycling k -> List.of(cycling(k));
            case KeywordAbility.Numbered k -> NumberedKeywords.abilities(k);
            case KeywordAbility.WithCost k -> CostKeywords.abilities(k);
            case KeywordAbility.CastAnotherWay k -> CostKeywords.castAnotherWay(k);
            case KeywordAbility.Crew k -> List.of(crew(k.power()));
            case KeywordAbility.Suspend k -> SetAside.suspend(k);
            case KeywordAbility.ExertAsAttacks k -> exert(k.whenYouDo());
            case KeywordAbility.Replicate _ -> List.of(replicate());
            case KeywordAbility.Craft k -> List.of(craft(k));
            case KeywordAbility.Champion k -> champion(k.what());
            case KeywordAbility.Partner k -> isNamed(k.with()) ? List.of(partner(k.with())) : List.of();
            case KeywordAbility.Gift k -> List.of(Gifts.ofPermanent(k.present()));
            case KeywordAbility.Impending k -> impending(k.time());
            case KeywordAbility.Reinforce k -> List.of(reinforce(k));
            case KeywordAbility.Enchant _,
                    KeywordAbility.Protection _,
                    KeywordAbility.HexproofFrom _,
                    KeywordAbility.Kicker _,
                    KeywordAbility.Splice _,
                    KeywordAbility.Buyback _,
                    KeywordAbility.Entwine _,
                    KeywordAbility.Escalate _,
                    KeywordAbility.Affinity _,
                    KeywordAbility.Landwalk _,
                    KeywordAbility.Awaken _,
                    KeywordAbility.Prototype _,
                    KeywordAbility.DeckRule _ -> List.of();
        };
    }

    /// CR 702.6: attach this to target creature you control, as a sorcery.
    private static Ability equip(KeywordAbility.Equip keyword) {
        var only = keyword.only();
        Filter whom = only == null ? and(CREATURE, YOURS) : and(CREATURE, YOURS, only);
        return activated(
                Trigger.Activation.EQUIP.keyword(),
                keyword.cost(),
                new Effect.Attach(THIS, target(whom)),
                true,
                Zone.BATTLEFIELD);
    }

    /// CR 702.122: it becomes an artifact creature until end of turn.
    private static Ability crew(int power) {
        var creature = new Modification.ChangeTypes(
                0, CardType.ARTIFACT.bit() | CardType.CREATURE.bit(), List.of(), Modification.Manner.ADD, false);
        return activated(
                "crew",
                new Cost(List.of(new Cost.TapForPower(power, Cost.TapForPower.To.CREW))),
                all(
                        new Effect.Change(THIS, List.of(creature), THIS_TURN, ""),
                        new Effect.KeywordAction(Action.BECOME_CREWED, null, THIS, "")),
                false,
                Zone.BATTLEFIELD);
    }

    /// CR 702.176: a time counter less at each of your end steps; no creature while there are any.
    private static List<Ability> impending(Amount time) {
        var paid = new Condition.WasPaid(CastingWay.IMPENDING);
        var pending = new Condition.And(List.of(paid, hasCounter(CounterKind.TIME)));
        return List.of(
                entersWith(CounterKind.TIME, time, paid),
                asLongAs(pending, new StaticEffect.Change(THIS, List.of(new Modification.LoseType(CardType.CREATURE)))),
                when(
                        "impending",
                        new Trigger.StepBegins(Step.END, YOU_PLAYER, ""),
                        pending,
                        new Effect.RemoveCounters(CounterKind.TIME, ONE, THIS, "")));
    }

    /// CR 718.3: what a card is when it is cast prototyped, or null for a card without prototype. That is a face of
    /// its own, after the printed ones.
    public static @Nullable Face prototyped(Face face) {
        for (var ability : face.abilities())
            if (ability instanceof Ability.Parameterized(KeywordAbility.Prototype k))
                return new Face(
                        face.name(),
                        k.cost(),
                        face.types(),
                        k.cost().colors(),
                        k.power(),
                        k.toughness(),
                        0,
                        face.abilities(),
                        face.text());
        return null;
    }

    private static boolean isNamed(String partner) {
        return !partner.isEmpty() && !partner.equals("commander");
    }

    /// CR 702.124j: when it enters, target player may search their library for its partner and put it into their hand.
    private static Ability partner(String name) {
        var find = new Effect.Search(
                THAT_PLAYER,
                THAT_PLAYER,
                new Filter.Named(name),
                Count.upTo(1),
                true,
                new Effect.Destination(Zone.HAND, Effect.Placement.PLAIN),
                true,
                "");
        return when("partner", enters(ITSELF), new Effect.May(target(PLAYER), find, ""));
    }

    /// CR 702.77.
    private static Ability reinforce(KeywordAbility.Reinforce keyword) {
        return activated(
                "reinforce",
                plus(keyword.cost(), doToThis(Cost.Deed.DISCARD)),
                counters(CounterKind.P1P1, keyword.counters(), target(CREATURE)),
                false,
                Zone.HAND);
    }

    /// CR 702.113a: what the spell does besides if its awaken cost was paid.
    public static Effect awaken(Amount counters) {
        var land = target(and(new Filter.IsType(CardType.LAND), YOURS));
        var elemental = new Modification.ChangeTypes(
                0, CardType.CREATURE.bit(), List.of("Elemental"), Modification.Manner.ADD, false);
        return new Effect.If(
                new Condition.WasPaid(CastingWay.AWAKEN),
                all(
                        counters(CounterKind.P1P1, counters, land),
                        new Effect.Change(
                                IT,
                                List.of(
                                        new Modification.SetPowerToughness(number(0), number(0)),
                                        elemental,
                                        new Modification.GainKeyword(Keyword.HASTE)),
                                FOREVER,
                                "")),
                null,
                "");
    }

    /// CR 702.167: exile this, and materials from among permanents you control and cards in your graveyard.
    private static Ability craft(KeywordAbility.Craft keyword) {
        var materials = new Filter.Or(List.of(
                and(keyword.materials(), YOURS, OTHER), and(keyword.materials(), new Filter.In(Zone.GRAVEYARD, YOU))));
        return activated(
                "craft",
                plus(
                        keyword.cost(),
                        doToThis(Cost.Deed.EXILE),
                        new Cost.Do(Cost.Deed.EXILE, materials, keyword.count(), "")),
                new Effect.KeywordAction(Action.CRAFT, null, THIS, ""),
                true,
                Zone.BATTLEFIELD);
    }

    /// CR 702.72: when it enters, sacrifice it unless you exile another of those; when it leaves, that one returns.
    private static List<Ability> champion(Filter what) {
        var another = new Reference.Chosen(and(what, OTHER, YOURS), Count.ONE, YOU);
        return List.of(
                when(
                        "champion",
                        enters(ITSELF),
                        all(may(move(another, Zone.BATTLEFIELD, Zone.EXILE)), ifNot(sacrifice(THIS)))),
                when(
                        "champion",
                        new Trigger.ZoneChange(ITSELF, Zone.BATTLEFIELD, null, false, ""),
                        new Effect.Move(
                                new Reference.Remembered(""),
                                Zone.EXILE,
                                Zone.BATTLEFIELD,
                                Effect.Placement.PLAIN,
                                new Reference.OwnerOf(new Reference.Remembered(""), ""),
                                "")));
    }

    /// CR 701.43d.
    private static List<Ability> exert(@Nullable Effect whenYouDo) {
        var may = always(new StaticEffect.Change(
                THIS, List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.MAY_BE_EXERTED)))));
        if (whenYouDo == null) return List.of(may);
        return List.of(may, when("exert", new Trigger.Does(YOU_PLAYER, Action.EXERT, ITSELF), whenYouDo));
    }

    /// CR 702.56: a copy for each time its replicate cost was paid.
    private static Ability replicate() {
        return copyIfPaid(OptionalCost.REPLICATE);
    }

    /// CR 702.29: pay and discard this card to draw a card, or to search for one of a type.
    private static Ability cycling(KeywordAbility.Cycling keyword) {
        var searchFor = keyword.searchFor();
        Effect effect = searchFor == null
                ? new Effect.Draw(YOU, ONE)
                : new Effect.Search(
                        YOU,
                        YOU,
                        searchFor,
                        Count.upTo(1),
                        true,
                        new Effect.Destination(Zone.HAND, Effect.Placement.PLAIN),
                        true,
                        "");
        return activated("cycling", plus(keyword.cost(), doToThis(Cost.Deed.CYCLE)), effect, false, Zone.HAND);
    }
}
