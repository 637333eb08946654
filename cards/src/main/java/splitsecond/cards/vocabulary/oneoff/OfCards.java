package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;

/// What single cards do with lands, spells, and the cards of hands, libraries and graveyards.
final class OfCards {
    private OfCards() {}

    private static final Reference SELF = new Reference.This("");
    private static final Reference IT = new Reference.It("it");
    private static final Filter NONLAND = new Filter.Not(Nouns.LAND);
    private static final Filter ARTIFACT = new Filter.IsType(CardType.ARTIFACT);

    private static Filter and(Filter... all) {
        return new Filter.And(List.of(all));
    }

    private static Effect then(Effect... steps) {
        List<Effect.Joint> joints = new ArrayList<>();
        for (int i = 1; i < steps.length; i++) joints.add(Effect.Joint.SENTENCE);
        return new Effect.Sequence(List.of(steps), joints);
    }

    private static Effect.Move move(Reference what, Zone to) {
        return move(what, to, Placement.PLAIN);
    }

    private static Effect.Move move(Reference what, Zone to, Placement placement) {
        return new Effect.Move(what, null, to, placement, null, "");
    }

    private static Ability when(Trigger event, Effect effect) {
        return new Ability.Triggered(event, null, effect, 0, Zone.BATTLEFIELD, "");
    }

    private static Ability paying(Cost.Part cost, Effect effect) {
        return new Ability.Activated(new Cost(List.of(cost)), effect, Ability.Limits.NONE, Zone.BATTLEFIELD, "");
    }

    private static Trigger enters(Filter what) {
        return new Trigger.ZoneChange(what, null, Zone.BATTLEFIELD, false, "");
    }

    private static Placement at(int position) {
        return new Placement(position, false, false, false, false, false, List.of(), "");
    }

    private static final Trigger THIS_ENTERS = enters(Nouns.THIS);

    /// Prized Amalgam: what was cast from a graveyard enters from the stack.
    private static final Ability AMALGAM = new Ability.Triggered(
            new Trigger.Either(
                    List.of(
                            new Trigger.ZoneChange(
                                    and(Nouns.CREATURE, new Filter.OwnedBy(YOU)),
                                    Zone.GRAVEYARD,
                                    Zone.BATTLEFIELD,
                                    false,
                                    ""),
                            enters(and(
                                    Nouns.CREATURE,
                                    new Filter.CastFrom(Zone.GRAVEYARD, true),
                                    new Filter.ControlledBy(YOU)))),
                    ""),
            null,
            new Effect.Delayed(
                    new Trigger.StepBegins(Step.END, Nouns.PLAYER, ""),
                    new Effect.Move(SELF, Zone.GRAVEYARD, Zone.BATTLEFIELD, Placement.TAPPED, null, ""),
                    new Duration.Forever(),
                    true,
                    ""),
            0,
            Zone.GRAVEYARD,
            "");

    /// Sundering Titan: one land may be chosen for several types.
    private static Ability titan() {
        Reference all = land("Forest");
        for (String type : List.of("Mountain", "Swamp", "Island", "Plains")) all = new Reference.Both(land(type), all);
        return when(
                new Trigger.Either(
                        List.of(THIS_ENTERS, new Trigger.ZoneChange(Nouns.THIS, Zone.BATTLEFIELD, null, false, "")),
                        ""),
                new Effect.Destroy(all, true, ""));
    }

    private static Reference land(String type) {
        return new Reference.Chosen(and(Nouns.LAND, new Filter.IsSubtype(type)), Count.ONE, YOU);
    }

    /// Tangle Wire.
    private static final Ability TANGLE = when(
            new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, ""),
            new Effect.ForEach(
                    Players.THAT_PLAYER,
                    new Effect.Tap(new Reference.Chosen(
                            and(
                                    new Filter.Is(Filter.Status.UNTAPPED),
                                    new Filter.Or(List.of(ARTIFACT, Nouns.CREATURE, Nouns.LAND)),
                                    new Filter.ControlledBy(Players.THEY)),
                            Count.exactly(new Amount.CountersOn(CounterKind.named("fade"), SELF)),
                            Players.THEY)),
                    ""));

    /// Tasigur, the Golden Fang: the opponent is chosen after the cards were milled.
    private static final Ability TASIGUR = paying(
            new Cost.Mana(ManaCost.parse("{2}{G/U}{G/U}")),
            then(
                    new Effect.Mill(YOU, n(2)),
                    new Effect.ForEach(
                            new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU),
                            move(
                                    new Reference.Chosen(
                                            and(NONLAND, Nouns.ANY, new Filter.In(Zone.GRAVEYARD, YOU)),
                                            Count.ONE,
                                            Players.THEY),
                                    Zone.HAND),
                            "")));

    /// Urza, Lord High Artificer.
    private static final Ability URZA = paying(
            new Cost.Mana(ManaCost.parse("{5}")),
            then(
                    new Effect.Shuffle(YOU),
                    move(new Reference.TopCards(n(1), YOU), Zone.EXILE),
                    new Effect.CastCard(
                            YOU, new Reference.It("that card"), true, true, true, new Duration.EndOfTurn(""), "")));

    /// Vendilion Clique.
    private static final Ability CLIQUE = when(
            THIS_ENTERS,
            then(
                    new Effect.LookAtHand(new Reference.Target(TargetSlot.one(Nouns.PLAYER)), false),
                    new Effect.ChooseObjects(
                            new Reference.Chosen(
                                    and(NONLAND, Nouns.ANY, new Filter.In(Zone.HAND, Players.THAT_PLAYER)),
                                    Count.upTo(1),
                                    YOU),
                            ""),
                    new Effect.If(
                            new Condition.PreviousDone(true, ""),
                            then(
                                    new Effect.Reveal(IT, ""),
                                    move(IT, Zone.LIBRARY, Placement.BOTTOM),
                                    new Effect.Draw(Players.THAT_PLAYER, n(1))),
                            null,
                            "")));

    /// Springheart Nantuko.
    private static Ability nantuko() {
        Token insect =
                new Token(null, TypeLine.parse("Creature — Insect"), Color.GREEN.bit(), n(1), n(1), List.of(), false);
        Effect small = new Effect.CreateToken(YOU, n(1), insect, false, false, List.of(), "");
        Reference host = new Reference.Host("enchanted creature");
        return when(
                enters(and(Nouns.LAND, new Filter.ControlledBy(YOU))),
                new Effect.If(
                        new Condition.Matches(host, and(Nouns.CREATURE, new Filter.ControlledBy(YOU)), ""),
                        new Effect.MayPay(
                                YOU,
                                new Cost(List.of(new Cost.Mana(ManaCost.parse("{1}{G}")))),
                                new Effect.CreateCopyToken(YOU, n(1), host, List.of(), false, ""),
                                small,
                                ""),
                        small,
                        ""));
    }

    static final List<OneOff> OF_PERMANENTS = List.of(
            new OneOff(
                    "whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard,"
                            + " return ~ from your graveyard to the battlefield tapped at the beginning of the next end"
                            + " step.",
                    AMALGAM),
            new OneOff(
                    "when ~ enters or leaves the battlefield, choose a land of each basic land type, then destroy those"
                            + " lands.",
                    titan()),
            new OneOff(
                    "at the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land"
                            + " they control for each fade counter on ~.",
                    TANGLE),
            new OneOff(
                    "{2}{G/U}{G/U}: mill two cards, then return a nonland card of an opponent's choice from your"
                            + " graveyard to your hand.",
                    TASIGUR),
            new OneOff(
                    "{5}: shuffle your library, then exile the top card. until end of turn, you may play that card"
                            + " without paying its mana cost.",
                    URZA),
            new OneOff(
                    "when ~ enters, look at target player's hand. you may choose a nonland card from it. if you do,"
                            + " that player reveals the chosen card, puts it on the bottom of their library, then draws a"
                            + " card.",
                    CLIQUE),
            new OneOff(
                    "whenever a land you control enters, you may pay {1}{G} if ~ is attached to a creature you control."
                            + " if you do, create a token that's a copy of that creature. if you didn't create a token"
                            + " this way, create a 1/1 green Insect creature token.",
                    nantuko()));

    /// Spoils of the Vault.
    private static final Effect SPOILS = then(
            new Effect.Choose(YOU, Choice.Kind.CARD_NAME, List.of(), ""),
            new Effect.RevealUntil(
                    YOU,
                    and(Nouns.ANY, new Filter.IsChosen(Choice.Kind.CARD_NAME, true)),
                    new Destination(Zone.HAND, Placement.PLAIN),
                    new Destination(Zone.LIBRARY, at(Placement.WHERE_IT_IS)),
                    ""),
            move(new Reference.TheRest("all other cards revealed this way"), Zone.EXILE),
            new Effect.LoseLife(YOU, new Amount.SizeOf(new Reference.DoneThisWay(Nouns.ANY, "exiled")), ""));

    static final List<OneOff> OF_SPELLS = List.of(OneOff.spell(
            "choose a card name. reveal cards from the top of your library until you reveal a card with that name, then"
                    + " put that card into your hand. exile all other cards revealed this way, and you lose 1 life for"
                    + " each of the exiled cards.",
            SPOILS));
}
