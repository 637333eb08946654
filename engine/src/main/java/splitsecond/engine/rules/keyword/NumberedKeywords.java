package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import java.util.function.IntFunction;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;

/// CR 702: the abilities that keywords with a number stand for.
final class NumberedKeywords {

    private static final CounterKind FADE = CounterKind.named("fade");

    private NumberedKeywords() {}

    static List<Ability> abilities(KeywordAbility.Numbered keyword) {
        var n = keyword.number();
        return switch (keyword.kind()) {
            case ABSORB ->
                List.of(always(
                        new StaticEffect.Replace(new Replacement.PreventDamage(null, ITSELF, n, DamageKind.ANY, ""))));
            case AFFLICT ->
                List.of(when(
                        "afflict",
                        new Trigger.BecomesBlocked(ITSELF, null),
                        new Effect.LoseLife(DEFENDING_PLAYER, n, "")));
            case ANNIHILATOR -> List.of(annihilator(n));
            case BLOODTHIRST -> List.of(entersWith(CounterKind.P1P1, thirst(n), opponentWasDealtDamage()));
            case BUSHIDO ->
                List.of(when(
                        "bushido",
                        new Trigger.Either(
                                List.of(new Trigger.Blocks(ITSELF, null), new Trigger.BecomesBlocked(ITSELF, null)),
                                ""),
                        gets(THIS, n, n)));
            case DEVOUR -> List.of(devour(n));
            case DREDGE -> List.of(dredge(n));
            case FABRICATE ->
                List.of(when(
                        "fabricate",
                        enters(ITSELF),
                        all(
                                may(counters(CounterKind.P1P1, n, THIS)),
                                ifNot(create(n, token("Artifact Creature — Servo", 0, 1, 1), false, false)))));
            case AMPLIFY -> entering(n, Replacement.Amplifies::new);
            case TRIBUTE -> entering(n, Replacement.Tribute::new);
            case FADING -> fading(n);
            case FIREBENDING -> List.of(firebending(n));
            case VANISHING -> vanishing(n);
            case FRENZY -> List.of(when("frenzy", new Trigger.AttacksUnblocked(ITSELF), gets(THIS, n, number(0))));
            case GRAFT -> graft(n);
            case MOBILIZE -> List.of(mobilize(n));
            case MODULAR -> modular(n);
            case POISONOUS -> List.of(when("poisonous", hitsPlayer(), counters(CounterKind.POISON, n, THAT_PLAYER)));
            case RAMPAGE -> List.of(rampage(n));
            case RENOWN -> List.of(renown(n));
            case SOULSHIFT -> List.of(soulshift(n));
            case CASUALTY -> List.of(copyIfPaid(OptionalCost.CASUALTY));
            case SADDLE -> n instanceof Amount.Number(int power) ? List.of(saddle(power)) : List.of();
            case HIDEAWAY -> List.of(hideaway(n), SEES_WHAT_IS_HIDDEN);
            case RIPPLE -> List.of(ripple(n));
            // Asked for by the chapters they concern, or not played yet.
            case BACKUP, CRYSTALLIZE, TEAMWORK, TOXIC -> List.of();
        };
    }

    /// CR 702.60: you may reveal so many cards from the top, cast those of its name for nothing, and put the rest on
    /// the
    /// bottom.
    private static Ability ripple(Amount n) {
        var alike = new Reference.DoneThisWay(new Filter.Named("~"), "revealed");
        var revealed = new Reference.DoneThisWay(null, "revealed");
        return onCast(
                "ripple",
                all(
                        may(new Effect.Reveal(new Reference.TopCards(n, YOU), "")),
                        new Effect.CastCard(YOU, alike, true, true, false, FOREVER, false, true, Spending.AS_IT_IS, ""),
                        new Effect.Move(revealed, Zone.LIBRARY, Zone.LIBRARY, Effect.Placement.BOTTOM, null, "")));
    }

    private static final Ability SEES_WHAT_IS_HIDDEN = always(new StaticEffect.Change(
            THIS, List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CONTROLLER_SEES_WHAT_IT_EXILED)))));

    /// CR 702.75: of that many cards from the top one is exiled face down, the rest go to the bottom in a random order.
    private static Ability hideaway(Amount n) {
        var faceDown = new Effect.Placement(0, false, false, false, true, false, List.of(), "");
        var bottom = new Effect.Placement(-1, false, false, false, false, true, List.of(), "");
        return when(
                "hideaway",
                enters(ITSELF),
                new Effect.Dig(
                        YOU,
                        n,
                        false,
                        null,
                        Count.ONE,
                        false,
                        new Effect.Destination(Zone.EXILE, faceDown),
                        new Effect.Destination(Zone.LIBRARY, bottom),
                        ""));
    }

    /// CR 702.171: tap other creatures with that much power in all: it is saddled until end of turn.
    private static Ability saddle(int power) {
        return activated(
                "saddle",
                new Cost(List.of(new Cost.TapForPower(power, Cost.TapForPower.To.SADDLE))),
                new Effect.KeywordAction(Action.SADDLE, null, THIS, ""),
                true,
                Zone.BATTLEFIELD);
    }

    /// CR 702.189: whenever it attacks, add that much red mana, which stays until end of combat.
    private static Ability firebending(Amount red) {
        var terms = new ManaTerms(null, List.of(), List.of(), ManaTerms.Lasting.COMBAT, "");
        return when(
                "firebending",
                attacks(),
                new Effect.AddMana(YOU, new Production.OneColor(Color.RED.bit(), red, ""), terms, ""));
    }

    /// CR 702.86: whenever it attacks, defending player sacrifices that many permanents.
    private static Ability annihilator(Amount n) {
        var theirs =
                new Reference.Chosen(new Filter.ControlledBy(DEFENDING_PLAYER), Count.exactly(n), DEFENDING_PLAYER);
        return when("annihilator", attacks(), new Effect.Sacrifice(DEFENDING_PLAYER, theirs, ""));
    }

    /// CR 702.54b: bloodthirst X is for the damage that opponents have been dealt.
    private static Amount thirst(Amount n) {
        return n instanceof Amount.Number ? n : new Amount.ThisTurn(Amount.Tally.DAMAGE_DEALT, null, each(OPPONENT));
    }

    private static Condition opponentWasDealtDamage() {
        return new Condition.Happened(Amount.Tally.DAMAGE_DEALT, null, each(OPPONENT), Comparison.AT_LEAST, 1, "");
    }

    private static List<Ability> entering(Amount n, IntFunction<Replacement> replacement) {
        return n instanceof Amount.Number(int number)
                ? List.of(always(new StaticEffect.Replace(replacement.apply(number))))
                : List.of();
    }

    /// CR 702.82: as it enters, sacrifice any number of creatures; that many times N +1/+1 counters.
    private static Ability devour(Amount n) {
        int each = n instanceof Amount.Number number ? number.value() : 1;
        return always(new StaticEffect.Replace(new Replacement.Devours(and(CREATURE, YOURS), each)));
    }

    /// CR 702.52: you may mill that many cards instead of drawing, and return this from your graveyard to your hand.
    private static Ability dredge(Amount n) {
        var enough = new Condition.Exists(new Filter.In(Zone.LIBRARY, YOU), Comparison.AT_LEAST, n, "");
        var instead = all(new Effect.Mill(YOU, n), move(THIS, Zone.GRAVEYARD, Zone.HAND));
        return new Ability.Static(
                new StaticEffect.Replace(new Replacement.InsteadOfDraw(YOU, false, true, instead, "")),
                enough,
                Zone.GRAVEYARD);
    }

    /// CR 702.32: enters with fade counters; each upkeep remove one, or sacrifice it.
    private static List<Ability> fading(Amount n) {
        return List.of(
                entersWith(FADE, n, null),
                when(
                        "fading",
                        yourUpkeep(),
                        new Effect.If(
                                hasCounter(FADE),
                                new Effect.RemoveCounters(FADE, ONE, THIS, ""),
                                sacrifice(THIS),
                                "")));
    }

    /// CR 702.63: enters with time counters; each upkeep remove one; when the last is removed, sacrifice it.
    private static List<Ability> vanishing(Amount n) {
        return List.of(
                entersWith(CounterKind.TIME, n, null),
                when(
                        "vanishing",
                        yourUpkeep(),
                        hasCounter(CounterKind.TIME),
                        new Effect.RemoveCounters(CounterKind.TIME, ONE, THIS, "")),
                when("vanishing", new Trigger.CountersRemoved(CounterKind.TIME, ITSELF, true), sacrifice(THIS)));
    }

    /// CR 702.58: enters with +1/+1 counters, which may move to other creatures that enter.
    private static List<Ability> graft(Amount n) {
        return List.of(
                entersWith(CounterKind.P1P1, n, null),
                when(
                        "graft",
                        enters(and(CREATURE, OTHER)),
                        hasCounter(CounterKind.P1P1),
                        may(new Effect.MoveCounters(CounterKind.P1P1, ONE, THIS, IT))));
    }

    /// CR 702.181: whenever it attacks, that many tapped and attacking 1/1 red Warriors until the next end step.
    private static Ability mobilize(Amount n) {
        var warriors = token("Creature — Warrior", Color.RED.bit(), 1, 1);
        var those = n instanceof Amount.Number(int one) && one == 1 ? IT : THEM;
        return when("mobilize", attacks(), all(create(n, warriors, true, true), atNextEndStep(sacrifice(those))));
    }

    /// CR 702.43: enters with +1/+1 counters; when it dies, they may go on target artifact creature.
    private static List<Ability> modular(Amount n) {
        var heir = target(and(new Filter.IsType(CardType.ARTIFACT), CREATURE));
        return List.of(
                entersWith(CounterKind.P1P1, n, null),
                when(
                        "modular",
                        dies(),
                        may(counters(CounterKind.P1P1, new Amount.CountersOn(CounterKind.P1P1, THIS), heir))));
    }

    /// CR 702.23: +N/+N for each creature blocking it beyond the first.
    private static Ability rampage(Amount n) {
        int factor = n instanceof Amount.Number number ? number.value() : 1;
        var beyondFirst = new Amount.Times(
                factor, new Amount.Minus(new Amount.CountOf(and(CREATURE, new Filter.BlockingThose(THIS))), ONE));
        return when("rampage", new Trigger.BecomesBlocked(ITSELF, null), gets(THIS, beyondFirst, beyondFirst));
    }

    /// CR 702.112: when it deals combat damage to a player and isn't renowned, +1/+1 counters, and it becomes renowned.
    private static Ability renown(Amount n) {
        var notYet = new Condition.Not(is(THIS, new Filter.Is(Filter.Status.RENOWNED)));
        return when(
                "renown",
                hitsPlayer(),
                notYet,
                all(counters(CounterKind.P1P1, n, THIS), new Effect.KeywordAction(Action.RENOWN, null, THIS, "")));
    }

    /// CR 702.46: when it dies, you may return target Spirit card with mana value N or less from your graveyard to
    /// your hand.
    private static Ability soulshift(Amount n) {
        var spirit = and(
                new Filter.IsSubtype("Spirit"),
                new Filter.In(Zone.GRAVEYARD, YOU),
                new Filter.Stat(Characteristic.MANA_VALUE, Comparison.AT_MOST, n));
        return when("soulshift", dies(), may(move(target(spirit), Zone.GRAVEYARD, Zone.HAND)));
    }
}
