package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.word.Expansions;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;

/// What single cards of the first ten years say.
final class OfOldCards {
    private OfOldCards() {}

    private static final Reference SELF = new Reference.This("");
    private static final Filter CREATURE_CARD_OF_YOURS =
            new Filter.And(List.of(Nouns.CREATURE, new Filter.In(Zone.GRAVEYARD, YOU)));

    private static Effect then(Effect... steps) {
        return new Effect.Sequence(
                List.of(steps), java.util.Collections.nCopies(steps.length - 1, Effect.Joint.SENTENCE_THEN));
    }

    private static Effect.Move move(Reference what, Zone to) {
        return new Effect.Move(what, null, to, Placement.PLAIN, null, "");
    }

    /// Nether Spirit: the only one there is itself.
    private static final Ability NETHER_SPIRIT = new Ability.Triggered(
            new Trigger.StepBegins(Step.UPKEEP, Nouns.YOU, ""),
            new Condition.And(List.of(
                    new Condition.Matches(SELF, new Filter.In(Zone.GRAVEYARD, YOU), ""),
                    new Condition.Exists(CREATURE_CARD_OF_YOURS, Comparison.EQUAL, n(1), ""))),
            new Effect.May(YOU, new Effect.Move(SELF, Zone.GRAVEYARD, Zone.BATTLEFIELD, Placement.PLAIN, null, ""), ""),
            0,
            Zone.GRAVEYARD,
            "");

    private static final Trigger YOU_PLAY_A_LAND = new Trigger.PlaysLand(Nouns.YOU, Nouns.LAND);

    /// Fastbond: the land that was played has been counted.
    private static final Ability FASTBOND = new Ability.Triggered(
            YOU_PLAY_A_LAND,
            new Condition.Occurred(YOU_PLAY_A_LAND, Comparison.AT_LEAST, 2, ""),
            new Effect.DealDamage(SELF, n(1), YOU, ""),
            0,
            Zone.BATTLEFIELD,
            "");

    /// Defense Grid: for whoever casts it outside their own turn.
    private static final Ability DEFENSE_GRID = new Ability.Static(
            new StaticEffect.SpellCost(
                    Nouns.SPELL,
                    new Reference.Each(
                            new Filter.And(List.of(Nouns.PLAYER, new Filter.OtherThan(new Reference.ActivePlayer("")))),
                            ""),
                    true,
                    ManaCost.parse("{3}"),
                    n(1),
                    ""),
            null,
            Zone.BATTLEFIELD);

    /// Scroll Rack.
    private static final Ability SCROLL_RACK = new Ability.Activated(
            new Cost(List.of(new Cost.Mana(ManaCost.parse("{1}")), new Cost.Tap())),
            then(
                    new Effect.Move(
                            new Reference.Chosen(
                                    new Filter.And(List.of(Nouns.ANY, new Filter.In(Zone.HAND, YOU))),
                                    Count.ANY_NUMBER,
                                    YOU),
                            null,
                            Zone.EXILE,
                            new Placement(0, false, false, false, true, false, List.of(), ""),
                            null,
                            ""),
                    move(new Reference.TopCards(new Amount.ThatMuch("that many"), YOU), Zone.HAND),
                    move(new Reference.DoneThisWay(null, "exiled"), Zone.LIBRARY)),
            Ability.Limits.NONE,
            Zone.BATTLEFIELD,
            "");

    /// Cuombajj Witches.
    private static Ability witches() {
        Reference opponent = new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU);
        TargetSlot theirs = new TargetSlot(Nouns.ANY_TARGET, Count.ONE, false, opponent, "");
        return new Ability.Activated(
                new Cost(List.of(new Cost.Tap())),
                then(
                        new Effect.DealDamage(SELF, n(1), new Reference.Target(TargetSlot.one(Nouns.ANY_TARGET)), ""),
                        new Effect.DealDamage(SELF, n(1), new Reference.Target(theirs), "")),
                Ability.Limits.NONE,
                Zone.BATTLEFIELD,
                "");
    }

    /// Serra Avenger.
    private static final Ability NOT_EARLY = new Ability.Static(
            new StaticEffect.CastOnlyIf(new Condition.Not(new Condition.And(List.of(
                    new Condition.TurnOf(YOU),
                    new Condition.Compare(new Amount.TurnsTaken(YOU), Comparison.AT_MOST, n(3), ""))))),
            null,
            Zone.STACK);

    /// Wild Dogs, and Ghazbán Ogre: if one alone has the most life.
    private static Ability toTheHealthiest() {
        Filter most = new Filter.And(List.of(Nouns.PLAYER, Filter.Most.LIFE));
        return new Ability.Triggered(
                new Trigger.StepBegins(Step.UPKEEP, Nouns.YOU, ""),
                new Condition.Exists(most, Comparison.EQUAL, n(1), ""),
                new Effect.Change(
                        SELF,
                        List.of(new Modification.ChangeControl(new Reference.Each(most, ""))),
                        new Duration.Forever(),
                        ""),
                0,
                Zone.BATTLEFIELD,
                "");
    }

    /// Ichorid.
    private static final Ability ICHORID = new Ability.Triggered(
            new Trigger.StepBegins(Step.UPKEEP, Nouns.YOU, ""),
            new Condition.Matches(SELF, new Filter.In(Zone.GRAVEYARD, YOU), ""),
            new Effect.MayPay(
                    YOU,
                    new Cost(List.of(new Cost.Do(
                            Cost.Deed.EXILE,
                            new Filter.And(List.of(
                                    new Filter.Other(),
                                    new Filter.IsColor(Color.BLACK),
                                    Nouns.CREATURE,
                                    new Filter.In(Zone.GRAVEYARD, YOU))),
                            Count.ONE,
                            ""))),
                    new Effect.Move(SELF, Zone.GRAVEYARD, Zone.BATTLEFIELD, Placement.PLAIN, null, ""),
                    null,
                    ""),
            0,
            Zone.GRAVEYARD,
            "");

    /// Foil.
    private static final Ability FOIL = new Ability.Static(
            new StaticEffect.AlternativeCost(
                    new Cost(List.of(
                            discard(new Filter.And(List.of(new Filter.IsSubtype("Island"), Nouns.ANY))),
                            discard(Nouns.ANY))),
                    null,
                    ""),
            null,
            Zone.STACK);

    private static Cost.Part discard(Filter what) {
        return new Cost.Do(Cost.Deed.DISCARD, what, Count.ONE, "");
    }

    private static final Filter ARABIAN = new Filter.Or(
            Expansions.ARABIAN_NIGHTS.stream().<Filter>map(Filter.Named::new).toList());

    /// City in a Bottle.
    private static Ability bottle() {
        List<Filter> others =
                List.of(new Filter.Other(), new Filter.Not(new Filter.Is(Filter.Status.TOKEN)), Nouns.ANY, ARABIAN);
        List<Filter> theirs = new java.util.ArrayList<>(others);
        theirs.add(new Filter.ControlledBy(Players.THEY));
        return new Ability.Triggered(
                new Trigger.StateIs(new Condition.Exists(new Filter.And(others), Comparison.AT_LEAST, n(1), "")),
                null,
                new Effect.Sacrifice(
                        new Reference.Each(Nouns.PLAYER, "each"),
                        new Reference.Each(new Filter.And(theirs), "all"),
                        ""),
                0,
                Zone.BATTLEFIELD,
                "");
    }

    private static final Ability NOTHING_ARABIAN = new Ability.Static(
            new StaticEffect.CantPlay(new Reference.Each(Nouns.PLAYER, ""), ARABIAN), null, Zone.BATTLEFIELD);

    static final List<OneOff> OF_PERMANENTS = List.of(
            new OneOff(
                    "whenever one or more other nontoken permanents with a name originally printed in the Arabian Nights"
                            + " expansion are on the battlefield, their controllers sacrifice them.",
                    bottle()),
            new OneOff(
                    "players can't cast spells or play lands with a name originally printed in the Arabian Nights"
                            + " expansion.",
                    NOTHING_ARABIAN),
            new OneOff(
                    "at the beginning of your upkeep, if ~ is in your graveyard, you may exile a black creature card other"
                            + " than ~ from your graveyard. if you do, return ~ to the battlefield.",
                    ICHORID),
            new OneOff(
                    "{T}: ~ deals 1 damage to any target and 1 damage to any target of an opponent's choice.",
                    witches()),
            new OneOff("you can't cast ~ during your first, second, or third turns of the game.", NOT_EARLY),
            new OneOff(
                    "at the beginning of your upkeep, if a player has more life than each other player, the player with"
                            + " the most life gains control of ~.",
                    toTheHealthiest()),
            new OneOff(
                    "at the beginning of your upkeep, if ~ is the only creature card in your graveyard, you may return ~"
                            + " to the battlefield.",
                    NETHER_SPIRIT),
            new OneOff("you may play any number of lands on each of your turns.", anyNumberOfLands()),
            new OneOff(
                    "whenever you play a land, if it wasn't the first land you played this turn, ~ deals 1 damage to"
                            + " you.",
                    FASTBOND),
            new OneOff("each spell costs {3} more to cast except during its controller's turn.", DEFENSE_GRID),
            new OneOff(
                    "{1}, {T}: exile any number of cards from your hand face down. put that many cards from the top of"
                            + " your library into your hand. then look at the exiled cards and put them on top of your"
                            + " library in any order.",
                    SCROLL_RACK));

    /// More than there are cards.
    private static Ability anyNumberOfLands() {
        return new Ability.Static(new StaticEffect.ExtraLands(YOU, 10_000), null, Zone.BATTLEFIELD);
    }

    private static final Filter OF_CHOSEN_VALUE =
            new Filter.Stat(Characteristic.MANA_VALUE, Comparison.EQUAL, new Amount.ChosenNumber());

    /// Void.
    private static Effect voiding() {
        Reference player = new Reference.Target(TargetSlot.one(Nouns.PLAYER));
        Filter nonland = new Filter.Not(Nouns.LAND);
        return then(
                new Effect.Choose(YOU, Choice.Kind.NUMBER, List.of(), ""),
                new Effect.Destroy(
                        new Reference.Each(
                                new Filter.And(List.of(
                                        new Filter.Or(List.of(new Filter.IsType(CardType.ARTIFACT), Nouns.CREATURE)),
                                        OF_CHOSEN_VALUE)),
                                "all"),
                        true,
                        ""),
                new Effect.LookAtHand(player, true),
                new Effect.Discard(
                        Players.THAT_PLAYER,
                        new Amount.CountOf(new Filter.And(List.of(
                                nonland, Nouns.ANY, OF_CHOSEN_VALUE, new Filter.In(Zone.HAND, Players.THAT_PLAYER)))),
                        new Filter.And(List.of(nonland, Nouns.ANY, OF_CHOSEN_VALUE)),
                        false,
                        ""));
    }

    /// Aether Burst: counted as its targets are chosen, when it is on the stack.
    private static final Effect AETHER_BURST = move(
            new Reference.Target(new TargetSlot(
                    Nouns.CREATURE,
                    Count.upTo(new Amount.Plus(
                            n(1),
                            new Amount.CountOf(new Filter.And(
                                    List.of(new Filter.Named("~"), new Filter.In(Zone.GRAVEYARD, null)))))),
                    false,
                    null,
                    "")),
            Zone.HAND);

    /// Catastrophe: which is chosen as it resolves.
    private static final Effect CATASTROPHE = then(
            new Effect.Choose(YOU, Choice.Kind.WORD, List.of("lands", "creatures"), ""),
            new Effect.If(
                    new Condition.WordChosen("lands"),
                    new Effect.Destroy(new Reference.Each(Nouns.LAND, "all"), true, ""),
                    new Effect.Destroy(new Reference.Each(Nouns.CREATURE, "all"), false, ""),
                    ""));

    /// Breakthrough: what is kept is all but what is discarded.
    private static final Effect BREAKTHROUGH = then(
            new Effect.Draw(YOU, n(4)),
            new Effect.Discard(
                    YOU,
                    new Amount.Minus(
                            new Amount.CountOf(new Filter.And(List.of(Nouns.ANY, new Filter.In(Zone.HAND, YOU)))),
                            new Amount.X()),
                    null,
                    false,
                    ""));

    /// Lobotomy.
    private static Effect lobotomy() {
        Filter basicLand = new Filter.And(List.of(new Filter.IsSupertype(Supertype.BASIC), Nouns.LAND));
        Filter sameName =
                new Filter.And(List.of(Nouns.ANY, new Filter.Shares(Characteristic.NAME, new Reference.It("it"))));
        return then(
                new Effect.LookAtHand(new Reference.Target(TargetSlot.one(Nouns.PLAYER)), true),
                new Effect.ChooseObjects(
                        new Reference.Chosen(
                                new Filter.And(List.of(
                                        new Filter.Not(basicLand),
                                        Nouns.ANY,
                                        new Filter.In(Zone.HAND, Players.THAT_PLAYER))),
                                Count.ONE,
                                YOU),
                        ""),
                new Effect.Search(
                        YOU,
                        Players.THAT_PLAYER,
                        sameName,
                        new Count(new Amount.ThatMuch("all"), null),
                        false,
                        new Effect.Destination(Zone.EXILE, Placement.PLAIN),
                        true,
                        List.of(Zone.GRAVEYARD, Zone.HAND),
                        null,
                        ""));
    }

    /// Final Parting.
    private static final Effect FINAL_PARTING = new Effect.Search(
            YOU,
            YOU,
            Nouns.ANY,
            Count.exactly(2),
            false,
            new Effect.Destination(Zone.HAND, Placement.PLAIN),
            true,
            List.of(),
            new Effect.Destination(Zone.GRAVEYARD, Placement.PLAIN),
            "");

    /// Kaervek's Torch, while it is a spell.
    private static final Ability TORCH = new Ability.Static(
            new StaticEffect.SpellCost(
                    new Filter.And(List.of(Nouns.SPELL, new Filter.Targets(Nouns.THIS, false))),
                    null,
                    true,
                    ManaCost.parse("{2}"),
                    n(1),
                    ""),
            null,
            Zone.STACK);

    static final List<OneOff> OF_SPELLS = List.of(
            OneOff.spell(
                    "target player reveals their hand, then you choose a card other than a basic land card from it. search"
                            + " that player's graveyard, hand, and library for all cards with the same name as the chosen"
                            + " card and exile them. then that player shuffles.",
                    lobotomy()),
            OneOff.spell(
                    "search your library for two cards. put one into your hand and the other into your graveyard. then"
                            + " shuffle.",
                    FINAL_PARTING),
            new OneOff("as long as ~ is on the stack, spells that target it cost {2} more to cast.", TORCH),
            new OneOff("you may discard an Island card and another card rather than pay ~'s mana cost.", FOIL),
            OneOff.spell("draw four cards, then choose X cards in your hand and discard the rest.", BREAKTHROUGH),
            OneOff.spell(
                    "choose a number. destroy all artifacts and creatures with mana value equal to that number. then"
                            + " target player reveals their hand and discards all nonland cards with mana value equal to"
                            + " the number.",
                    voiding()),
            OneOff.spell(
                    "return up to X target creatures to their owners' hands, where X is one plus the number of cards"
                            + " named ~ in all graveyards as you cast ~.",
                    AETHER_BURST),
            OneOff.spell(
                    "destroy all lands or all creatures. creatures destroyed this way can't be regenerated.",
                    CATASTROPHE));
}
