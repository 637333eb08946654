package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;

/// The Oaths, where another player chooses the target, and what is done to whoever does not pay.
final class OfChosenPlayers {
    private OfChosenPlayers() {}

    private static final Reference FIRST = new Reference.ActivePlayer("");
    private static final Filter CREATURE_CARDS =
            new Filter.And(List.of(Nouns.CREATURE, new Filter.In(Zone.GRAVEYARD, FIRST)));

    /// Whose upkeep it is chooses an opponent who is ahead, and may catch up.
    ///
    /// @param theirs how much of it the player whose upkeep it is has
    private static Ability oath(Possession what, Comparison than, Amount theirs, Effect catchUp) {
        var ahead =
                new Filter.And(List.of(Nouns.PLAYER, new Filter.OtherThan(FIRST), new Filter.Has(what, than, theirs)));
        var slot = new TargetSlot(ahead, Count.ONE, false, FIRST, "");
        return new Ability.Triggered(
                new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, ""),
                null,
                then(
                        new Effect.ChooseObjects(FIRST, new Reference.Target(slot), ""),
                        new Effect.May(FIRST, catchUp, "")),
                0,
                Zone.BATTLEFIELD,
                "");
    }

    private static Effect then(Effect... steps) {
        return new Effect.Sequence(
                List.of(steps), java.util.Collections.nCopies(steps.length - 1, Effect.Joint.SENTENCE_THEN));
    }

    private static Amount permanentsOfTheFirst(Filter kind) {
        return new Amount.CountOf(new Filter.And(List.of(kind, new Filter.ControlledBy(FIRST))));
    }

    private static final Ability OATH_OF_DRUIDS = oath(
            new Possession.Permanents(Nouns.CREATURE),
            Comparison.MORE,
            permanentsOfTheFirst(Nouns.CREATURE),
            new Effect.RevealUntil(
                    FIRST,
                    Nouns.CREATURE,
                    new Effect.Destination(Zone.BATTLEFIELD, Placement.PLAIN),
                    new Effect.Destination(Zone.GRAVEYARD, Placement.PLAIN),
                    ""));

    private static final Ability OATH_OF_GHOULS = oath(
            new Possession.Cards(Zone.GRAVEYARD, Nouns.CREATURE),
            Comparison.LESS,
            new Amount.CountOf(CREATURE_CARDS),
            new Effect.Move(
                    new Reference.Chosen(CREATURE_CARDS, Count.ONE, FIRST),
                    null,
                    Zone.HAND,
                    Placement.PLAIN,
                    null,
                    ""));

    private static final Ability OATH_OF_LIEGES = oath(
            new Possession.Permanents(Nouns.LAND),
            Comparison.MORE,
            permanentsOfTheFirst(Nouns.LAND),
            new Effect.Search(
                    FIRST,
                    FIRST,
                    new Filter.And(List.of(new Filter.IsSupertype(Supertype.BASIC), Nouns.LAND)),
                    Count.ONE,
                    false,
                    new Effect.Destination(Zone.BATTLEFIELD, Placement.PLAIN),
                    true,
                    List.of(),
                    null,
                    ""));

    private static final Ability OATH_OF_SCHOLARS = oath(
            new Possession.Cards(Zone.HAND, Nouns.ANY),
            Comparison.MORE,
            new Amount.CountOf(new Filter.And(List.of(Nouns.ANY, new Filter.In(Zone.HAND, FIRST)))),
            then(new Effect.DiscardHand(FIRST, ""), new Effect.Draw(FIRST, n(3))));

    static final List<OneOff> OF_PERMANENTS = List.of(
            new OneOff(
                    "at the beginning of each player's upkeep, that player chooses target player who controls more"
                            + " creatures than they do and is their opponent. the first player may reveal cards from the"
                            + " top of their library until they reveal a creature card. if the first player does, that"
                            + " player puts that card onto the battlefield and all other cards revealed this way into"
                            + " their graveyard.",
                    OATH_OF_DRUIDS),
            new OneOff(
                    "at the beginning of each player's upkeep, that player chooses target player whose graveyard has"
                            + " fewer creature cards in it than their graveyard does and is their opponent. the first"
                            + " player may return a creature card from their graveyard to their hand.",
                    OATH_OF_GHOULS),
            new OneOff(
                    "at the beginning of each player's upkeep, that player chooses target player who controls more lands"
                            + " than they do and is their opponent. the first player may search their library for a"
                            + " basic land card, put that card onto the battlefield, then shuffle.",
                    OATH_OF_LIEGES),
            new OneOff(
                    "at the beginning of each player's upkeep, that player chooses target player who has more cards in"
                            + " hand than they do and is their opponent. the first player may discard their hand and"
                            + " draw three cards.",
                    OATH_OF_SCHOLARS));

    /// Power Sink: the controller of the spell pays before it is countered, or loses more than it.
    private static Effect powerSink() {
        var controller = new Reference.ControllerOf(new Reference.It("it"), "its controller");
        var lands = new Filter.And(List.of(
                Nouns.LAND, new Filter.Is(Filter.Status.WITH_MANA_ABILITY), new Filter.ControlledBy(controller)));
        return new Effect.Unless(
                then(
                        new Effect.Counter(new Reference.Target(TargetSlot.one(Nouns.SPELL)), null, ""),
                        new Effect.Tap(new Reference.Each(lands, "all")),
                        new Effect.LoseUnspentMana(controller)),
                controller,
                new Cost(List.of(new Cost.Mana(ManaCost.parse("{X}")))),
                "");
    }

    static final List<OneOff> OF_SPELLS = List.of(OneOff.spell(
            "counter target spell unless its controller pays {X}. if that player doesn't, they tap all lands with mana"
                    + " abilities they control and lose all unspent mana.",
            powerSink()));
}
