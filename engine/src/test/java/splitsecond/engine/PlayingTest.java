package splitsecond.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.decision.Option;

/// What a player is offered with priority.
class PlayingTest {

    private static final CardDefinition BURNING_WELL = HandmadeCards.card(
            "Burning Well",
            "1",
            "Artifact",
            0,
            0,
            new Ability.Activated(
                    new Cost(List.of(new Cost.Tap())),
                    new Effect.GainLife(new Reference.You(), new Amount.Number(1), ""),
                    Ability.Limits.NONE,
                    Zone.BATTLEFIELD,
                    ""));

    private static final CardDefinition BEAST_CALLER = HandmadeCards.card(
            "Beast Caller",
            "1R",
            "Creature — Human Shaman",
            1,
            1,
            new Ability.Activated(
                    new Cost(List.of(new Cost.Tap())),
                    new Effect.AddMana(
                            new Reference.You(),
                            new Production.Fixed(List.of(0, 0, 0, 1, 0, 0)),
                            ManaTerms.only(new ManaTerms.Use(
                                    List.of(new ManaTerms.Cast(new Filter.IsType(CardType.CREATURE), "")), false, "")),
                            ""),
                    Ability.Limits.NONE,
                    Zone.BATTLEFIELD,
                    ""));

    private static final CardDefinition RIDDLE = new CardDefinition(
            "Riddle",
            CardDefinition.Layout.NORMAL,
            HandmadeCards.card("Riddle", "4", "Artifact", 0, 0).faces(),
            false);

    private static Game game(List<CardDefinition> hand, List<CardDefinition> battlefield, GameOptions options) {
        var placed = battlefield.stream().map(Position.Placed::of).toList();
        var library = List.of(HandmadeCards.MOUNTAIN, HandmadeCards.MOUNTAIN);
        var alice = new Position.Side("alice", 20, 0, hand, library, List.of(), List.of(), placed, new int[6]);
        var bob = new Position.Side("bob", 20, 0, List.of(), library, List.of(), List.of(), List.of(), new int[6]);
        return Game.start(Setup.of(new Position(List.of(alice, bob), 1, 0, Step.PRECOMBAT_MAIN), 1, options));
    }

    @Test
    void landsSpellsAndAbilitiesAreOfferedInOneList() {
        var game = game(
                List.of(HandmadeCards.MOUNTAIN, HandmadeCards.LIGHTNING_BOLT),
                List.of(HandmadeCards.MOUNTAIN, BURNING_WELL),
                GameOptions.FAST);
        assertThat(game.decision().options())
                .extracting(Option::kind)
                .containsExactly(Option.Kind.PASS, Option.Kind.PLAY_LAND, Option.Kind.CAST, Option.Kind.ACTIVATE);
    }

    @Test
    void manaThatIsForCreaturesPaysForNothingElse() {
        var game = game(
                List.of(HandmadeCards.LIGHTNING_BOLT, HandmadeCards.RAGING_GOBLIN),
                List.of(BEAST_CALLER),
                GameOptions.FAST);
        int bolt = game.state().hand(0).get(0);
        int goblin = game.state().hand(0).get(1);
        assertThat(game.canCast(0, bolt).failed()).containsExactly("MANA");
        assertThat(game.castSpell(0, goblin).allowed()).isTrue();
    }

    private static void byHand(Game game, int card, ByHand what) {
        game.choose(game.decision().indexOf(Option.pack(Option.Kind.PUT, card, what.variant())));
    }

    /// CR 304.4.
    @Test
    void anInstantOutsideTheRulesDoesNotGoToTheBattlefield() {
        var joke = new CardDefinition(
                "Joke",
                CardDefinition.Layout.NORMAL,
                HandmadeCards.card("Joke", "U", "Instant", 0, 0).faces(),
                false);
        var game = game(List.of(joke), List.of(), new GameOptions(false, true, true, false));
        int card = game.state().hand(0).get(0);
        int move = new ByHand.Move(Zone.BATTLEFIELD).variant();
        assertThat(game.decision().indexOf(Option.pack(Option.Kind.PUT, card, move)))
                .isNegative();
        byHand(game, card, new ByHand.Move(Zone.GRAVEYARD));
        assertThat(game.state().graveyard(0).size()).isEqualTo(1);
    }

    @Test
    void aCardThatIsNotUnderstoodIsRefusedWithItsName() {
        var deck = HandmadeCards.deck(20, HandmadeCards.MOUNTAIN, 1, RIDDLE);
        var seats = List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck));
        assertThatThrownBy(() -> Setup.of(seats, 1, GameOptions.FAST)).hasMessageContaining("Riddle");
    }

    @Test
    void inASandboxItGoesStraightToTheBattlefieldAndIsMovedByHand() {
        var game = game(List.of(RIDDLE), List.of(), new GameOptions(false, true, true, false));
        int card = game.state().hand(0).get(0);
        game.choose(game.decision().indexOf(Option.pack(Option.Kind.PUT, card, Zone.BATTLEFIELD.ordinal())));
        assertThat(game.state().zones.stack.isEmpty()).isTrue();
        assertThat(game.state().zones.battlefield.size()).isEqualTo(1);
        int permanent = game.state().zones.battlefield.get(0);
        byHand(game, permanent, new ByHand.Turn());
        assertThat(game.everything().isTapped(permanent)).isTrue();
        byHand(game, permanent, new ByHand.Turn());
        assertThat(game.everything().isTapped(permanent)).isFalse();
        byHand(game, permanent, new ByHand.PutCounter(CounterKind.CHARGE));
        assertThat(game.state().counters(permanent).of(CounterKind.CHARGE)).isEqualTo(1);
        byHand(game, permanent, new ByHand.RemoveCounter(CounterKind.CHARGE));
        assertThat(game.state().counters(permanent).of(CounterKind.CHARGE)).isZero();
        byHand(game, permanent, new ByHand.Move(Zone.GRAVEYARD));
        assertThat(game.state().graveyard(0).size()).isEqualTo(1);
        assertThat(game.state().zones.battlefield.isEmpty()).isTrue();
    }

    /// CR 406.3, 708.5: the owner may not look at it, and what is offered would tell.
    @Test
    void inASandboxNothingIsOfferedForWhatLiesFaceDownBeforeItsOwner() {
        var library = List.of(HandmadeCards.MOUNTAIN, HandmadeCards.MOUNTAIN);
        var alice = new Position.Side(
                "alice",
                20,
                0,
                List.of(),
                library,
                List.of(),
                List.of(),
                List.of(),
                new int[6],
                Map.of(),
                List.of(new Position.SetAside(RIDDLE, Position.Waiting.FACE_DOWN, Map.of())),
                Set.of(),
                0,
                List.of());
        var stolen = new Position.Placed(
                RIDDLE,
                false,
                false,
                0,
                Map.of(),
                Position.Place.NONE,
                Set.of(Position.Status.FACE_DOWN),
                0,
                Position.Place.NONE,
                Position.Place.NONE,
                null);
        var bob =
                new Position.Side("bob", 20, 0, List.of(), library, List.of(), List.of(), List.of(stolen), new int[6]);
        var game = Game.start(Setup.of(
                new Position(List.of(alice, bob), 1, 0, Step.PRECOMBAT_MAIN),
                1,
                new GameOptions(false, true, true, false)));
        assertThat(game.state().zones.exile.size()).isEqualTo(1);
        assertThat(game.state().zones.battlefield.size()).isEqualTo(1);
        assertThat(game.decision().options()).extracting(Option::kind).doesNotContain(Option.Kind.PUT);
    }
}
