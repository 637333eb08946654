package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.PlayFrom;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;

/// Of permanents.
final class OfPermanents {
    private OfPermanents() {}

    private static final Effect WIN = new Effect.WinGame(YOU);

    private static Ability.Triggered at(Step step, Filter turnOf, Condition when, Effect effect) {
        return new Ability.Triggered(new Trigger.StepBegins(step, turnOf, ""), when, effect, 0, Zone.BATTLEFIELD, "");
    }

    private static Condition count(Filter filter, int exactly) {
        return new Condition.Exists(filter, Comparison.EQUAL, n(exactly), "");
    }

    /// Muldrotha, the Gravetide.
    private static final Ability OF_EACH_TYPE = new Ability.Static(
            new PlayFrom(
                    Nouns.PERMANENT_CARD, Zone.GRAVEYARD, YOU, true, true, null, PlayFrom.Often.EACH_TYPE, false, null),
            null,
            Zone.BATTLEFIELD);

    /// Barren Glory.
    private static final Ability NOTHING_ELSE = at(
            Step.UPKEEP,
            Nouns.YOU,
            new Condition.And(List.of(
                    count(new Filter.And(List.of(Nouns.OTHER, new Filter.ControlledBy(YOU))), 0),
                    count(Amounts.cardsIn(Zone.HAND, YOU), 0))),
            WIN);

    /// Luminarch Ascension.
    private static final Ability UNHURT = at(
            Step.END,
            Nouns.OPPONENT,
            new Condition.Not(new Condition.Happened(Amount.Tally.LIFE_LOST, null, YOU, Comparison.AT_LEAST, 1, "")),
            new Effect.May(
                    YOU, new Effect.PutCounters(CounterKind.named("quest"), n(1), new Reference.This(""), ""), ""));

    /// Neheb, the Eternal.
    private static final Ability FOR_LIFE_LOST = new Ability.Triggered(
            new Trigger.StepBegins(Step.POSTCOMBAT_MAIN, Nouns.YOU, ""),
            null,
            new Effect.AddMana(
                    YOU,
                    new Production.OneColor(
                            Color.RED.bit(),
                            new Amount.ThisTurn(Amount.Tally.LIFE_LOST, null, Players.YOUR_OPPONENTS),
                            ""),
                    null,
                    ""),
            0,
            Zone.BATTLEFIELD,
            "");

    /// Hollow One: to cycle a card is to discard it (CR 702.29a).
    private static final Ability LESS_FOR_DISCARDS = new Ability.Static(
            new StaticEffect.SpellCost(
                    Nouns.THIS,
                    null,
                    false,
                    ManaCost.parse("{2}"),
                    new Amount.Occurrences(new Trigger.Discards(Nouns.YOU, Nouns.ANY, false), ""),
                    ""),
            null,
            Zone.STACK);

    /// Sylvan Library.
    private static final Ability SYLVAN = new Ability.Triggered(
            new Trigger.StepBegins(Step.DRAW, Nouns.YOU, ""),
            null,
            new Effect.Sequence(
                    List.of(
                            new Effect.May(YOU, new Effect.Draw(YOU, n(2)), ""),
                            new Effect.If(new Condition.PreviousDone(true, ""), keepOrPutBack(), null, "")),
                    List.of(Effect.Joint.SENTENCE)),
            0,
            Zone.BATTLEFIELD,
            "");

    private static Effect keepOrPutBack() {
        Filter drawn = new Filter.And(
                List.of(Nouns.ANY, new Filter.ThisTurn(Filter.Deed.DRAWN, null), new Filter.In(Zone.HAND, YOU)));
        Effect putBack = new Effect.Move(new Reference.It("it"), null, Zone.LIBRARY, Placement.PLAIN, null, "");
        Effect either =
                new Effect.MayPay(YOU, new Cost(List.of(new Cost.PayLife(n(4)))), new Effect.Nothing(""), putBack, "");
        return new Effect.Sequence(
                List.of(
                        new Effect.ChooseObjects(new Reference.Chosen(drawn, Count.exactly(2), YOU), ""),
                        new Effect.ForEach(new Reference.It("those cards"), either, "")),
                List.of(Effect.Joint.SENTENCE));
    }

    static final List<OneOff> ALL = List.of(
            new OneOff(
                    "during each of your turns, you may play a land and cast a permanent spell of each permanent type"
                            + " from your graveyard.",
                    OF_EACH_TYPE),
            new OneOff(
                    "at the beginning of your upkeep, if you control no permanents other than ~ and have no cards in"
                            + " hand, you win the game.",
                    NOTHING_ELSE),
            new OneOff(
                    "at the beginning of your upkeep, if you have exactly thirteen cards in your hand, you win the"
                            + " game.",
                    at(Step.UPKEEP, Nouns.YOU, count(Amounts.cardsIn(Zone.HAND, YOU), 13), WIN)),
            new OneOff(
                    "at the beginning of each opponent's end step, if you didn't lose life this turn, you may put a"
                            + " quest counter on ~.",
                    UNHURT),
            new OneOff(
                    "at the beginning of each of your postcombat main phases, add {R} for each 1 life your opponents"
                            + " have lost this turn.",
                    FOR_LIFE_LOST),
            new OneOff(
                    "~ costs {2} less to cast for each card you've cycled or discarded this turn.", LESS_FOR_DISCARDS),
            new OneOff(
                    "at the beginning of your draw step, you may draw two additional cards. if you do, choose two cards"
                            + " in your hand drawn this turn. for each of those cards, pay 4 life or put the card on"
                            + " top of your library.",
                    SYLVAN));
}
