package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.skirmish.Player.ONE;
import static splitsecond.skirmish.Player.TWO;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.skirmish.Event.Near;

/// The windows that events open: one example that opens each timing, and one that is just short of it.
class EventWindowTest {

    private static final CommandCards CARDS = CommandCards.bundled();
    private static final Figure TROOPER = figure("Stormtrooper", "TROOPER");
    private static final Figure WOOKIEE = figure("Chewbacca", "WOOKIEE");
    private static final Near NEXT = Near.to(TWO, 1, false);
    private static final Near NEXT_TO_OWN = Near.to(ONE, 1, true);

    /// @param event something that player 1 does or that happens to his figure
    /// @param player who gets the window
    /// @param justShort an event of the same kind that must not open it for that player
    record Example(String timing, Event event, Player player, Event justShort) {

        @Override
        public String toString() {
            return timing;
        }
    }

    static List<Example> examples() {
        var examples = new ArrayList<Example>();
        examples.addAll(attacks());
        examples.addAll(movementAndDamage());
        examples.addAll(activationsAbilitiesAndCards());
        return examples;
    }

    private static List<Example> attacks() {
        var jawa = new Figure("Jawa", Set.of(), Figure.Size.SMALL, Figure.Affiliation.SCUM, false, 3, true, false);
        var rancor = new Figure("Rancor", Set.of(), Figure.Size.MASSIVE, null, true, 14, true, false);
        var enemyTurn = new Event.AttackDeclared(TWO, WOOKIEE, TROOPER, Near.NOBODY, false);
        return List.of(
                new Example("whenAttackDeclaredOnYou", declared(TROOPER, jawa, Near.NOBODY), TWO, enemyTurn),
                new Example("whenYouDeclareAttack", declared(TROOPER, jawa, Near.NOBODY), ONE, enemyTurn),
                new Example("beforeYouDeclareAttack", planned(ONE, false), ONE, planned(TWO, false)),
                new Example("beforeDeclaringRangedAttack", planned(ONE, true), ONE, planned(ONE, false)),
                new Example("afterAttack", resolved(ONE, jawa, true), ONE, resolved(TWO, jawa, true)),
                new Example(
                        "afterAttackTargetingYouResolved", resolved(ONE, jawa, true), TWO, resolved(TWO, jawa, true)),
                new Example("afterAttackDice", rolled(Near.to(TWO, 3, false)), TWO, rolled(Near.to(TWO, 4, true))),
                new Example(
                        "afterYouResolveAttackTargetingFigure",
                        resolved(ONE, jawa, true),
                        ONE,
                        resolved(ONE, null, true)),
                new Example(
                        "afterYouResolveAttackThatDidNotMissDueToAccuracy",
                        resolved(ONE, null, false),
                        ONE,
                        resolved(ONE, null, true)),
                new Example(
                        "whenAnotherFriendlyTrooperDeclaresAttackTargetingInYourLineOfSight",
                        declared(TROOPER, jawa, Near.to(ONE, 5, true)),
                        ONE,
                        declared(WOOKIEE, jawa, Near.to(ONE, 5, true))),
                new Example(
                        "whenAttackDeclaredOnAdjacentFriendly",
                        declared(TROOPER, jawa, NEXT),
                        TWO,
                        declared(TROOPER, jawa, Near.to(TWO, 2, true))),
                new Example(
                        "whenAttackDeclaredTargetingFriendlySmallFigureCost10OrLessWithin3Spaces",
                        declared(TROOPER, jawa, Near.to(TWO, 3, false)),
                        TWO,
                        declared(TROOPER, rancor, Near.to(TWO, 3, false))),
                new Example(
                        "whenYouDeclareAttackTargetingHostileWithHighestFigureCost",
                        new Event.AttackDeclared(ONE, TROOPER, jawa, Near.NOBODY, true),
                        ONE,
                        declared(TROOPER, jawa, Near.NOBODY)),
                new Example(
                        "whenHostileFigureInYourLineOfSightAttacking",
                        rolled(Near.to(TWO, 9, true)),
                        TWO,
                        rolled(NEXT)),
                new Example(
                        "whenFigureWithin3SpacesDefending",
                        rolled(Near.to(TWO, 3, false)),
                        TWO,
                        rolled(Near.to(TWO, 4, true))),
                new Example("whileAdjacentFriendlyFigureDefending", rolled(NEXT), TWO, rolled(Near.to(TWO, 2, true))),
                new Example(
                        "whileAttackingBeforeDefenderRerolls",
                        rolled(Near.NOBODY),
                        ONE,
                        new Event.AttackRolled(TWO, WOOKIEE, TROOPER, Near.NOBODY)));
    }

    private static List<Example> movementAndDamage() {
        var luke = new Figure(
                "Luke Skywalker",
                Set.of("FORCE USER"),
                Figure.Size.SMALL,
                Figure.Affiliation.REBEL,
                true,
                10,
                true,
                false);
        return List.of(
                new Example(
                        "whenHostileFigureEntersAdjacentSpace",
                        new Event.FigureEnters(ONE, TROOPER, NEXT),
                        TWO,
                        new Event.FigureEnters(ONE, TROOPER, Near.to(TWO, 2, true))),
                new Example(
                        "whenHostileFigureEntersSpaceWithin3Spaces",
                        new Event.FigureEnters(ONE, TROOPER, Near.to(TWO, 3, false)),
                        TWO,
                        new Event.FigureEnters(ONE, TROOPER, Near.to(TWO, 4, true))),
                new Example(
                        "whenHostileFigureExitsAdjacentSpace",
                        new Event.FigureLeaves(ONE, TROOPER, NEXT),
                        TWO,
                        new Event.FigureLeaves(TWO, TROOPER, NEXT)),
                new Example(
                        "whenYouEndMovementInSpacesWithOtherFigures",
                        new Event.MovementEnds(ONE, TROOPER, true),
                        ONE,
                        new Event.MovementEnds(ONE, TROOPER, false)),
                new Example(
                        "whenFriendlyRebelForceUserWithin4SpacesRollsDice",
                        new Event.DiceRolled(ONE, luke, Near.to(ONE, 4, false), false),
                        ONE,
                        new Event.DiceRolled(ONE, TROOPER, Near.to(ONE, 4, false), false)),
                new Example("afterDamage", damage(1, true, Near.NOBODY), TWO, damage(1, false, Near.NOBODY)),
                new Example(
                        "afterHostileFigureSuffersDamage",
                        damage(1, false, Near.NOBODY),
                        TWO,
                        damage(0, true, Near.NOBODY)),
                new Example(
                        "whenFriendlyFigureWithin2SpacesSuffers3PlusDamage",
                        damage(3, false, NEXT_TO_OWN),
                        ONE,
                        damage(2, false, NEXT_TO_OWN)),
                new Example(
                        "whenYouHaveSufferedDamageEqualToYourHealth",
                        new Event.WouldBeDefeated(ONE, TROOPER, Near.NOBODY),
                        ONE,
                        new Event.WouldBeDefeated(TWO, TROOPER, Near.NOBODY)),
                new Example(
                        "whenFriendlyFigureWithin3SpacesWouldBeDefeated",
                        new Event.WouldBeDefeated(ONE, TROOPER, Near.to(ONE, 3, false)),
                        ONE,
                        new Event.WouldBeDefeated(ONE, TROOPER, Near.to(ONE, 4, true))),
                new Example(
                        "whenOneOfYourFiguresDefeated",
                        defeated(TROOPER, Near.NOBODY),
                        ONE,
                        new Event.Defeated(TWO, TROOPER, Near.NOBODY)),
                new Example(
                        "afterUniqueHostileDefeated", defeated(luke, Near.NOBODY), TWO, defeated(TROOPER, Near.NOBODY)),
                new Example(
                        "whenHostileFigureDefeatedNotYourActivation",
                        defeated(TROOPER, Near.NOBODY),
                        TWO,
                        new Event.Defeated(TWO, TROOPER, Near.NOBODY)),
                new Example(
                        "whenHostileFigureWithin3SpacesDefeated",
                        defeated(TROOPER, Near.to(TWO, 3, false)),
                        TWO,
                        defeated(TROOPER, Near.to(TWO, 4, true))));
    }

    private static List<Example> activationsAbilitiesAndCards() {
        var started = new Event.ActivationStarted(ONE, TROOPER, Near.NOBODY);
        var enemyStarted = new Event.ActivationStarted(TWO, WOOKIEE, Near.NOBODY);
        var ended = new Event.ActivationResolved(ONE, TROOPER);
        return List.of(
                new Example("atStartOfHostileFigureActivation", started, TWO, enemyStarted),
                new Example("whenEnemyFigureActivates", started, TWO, enemyStarted),
                new Example(
                        "atStartOfActivationOfHostileFigureInYourLineOfSight",
                        new Event.ActivationStarted(ONE, TROOPER, Near.to(TWO, 8, true)),
                        TWO,
                        started),
                new Example("afterActivationResolves", ended, TWO, started),
                new Example("afterYouResolveGroupsActivation", ended, ONE, new Event.ActivationResolved(TWO, WOOKIEE)),
                new Example("afterSpecial", action("special"), ONE, action("interact")),
                new Example("afterSpecialOrInteract", action("interact"), ONE, action("move")),
                new Example("useWhenYouUseDualBladedFury", uses("Dual-Bladed Fury"), ONE, uses("Emperor")),
                new Example("useWhenYouUseEmperor", uses("Emperor"), ONE, uses("Gambit")),
                new Example("useWhenYouUseGambit", uses("gambit "), ONE, uses("Emperor")),
                new Example("whenYouDeclareCloseQuarters", uses("Close Quarters"), ONE, uses("Gambit")),
                new Example("whenYouDeclareIndiscriminateFire", uses("Indiscriminate Fire"), ONE, uses("Gambit")),
                new Example("whenYouDeclareLightsaberThrow", uses("Lightsaber Throw"), ONE, uses("Gambit")),
                new Example("whenYouPerformRapidFire", uses("Rapid Fire"), ONE, uses("Gambit")),
                new Example(
                        "afterYouResolveInterrogate",
                        new Event.AbilityResolved(ONE, TROOPER, "Interrogate"),
                        ONE,
                        uses("Interrogate")),
                new Example(
                        "whenCommandCardPlayed",
                        new Event.CommandCardPlayed(ONE, "Take Position", 0),
                        TWO,
                        new Event.CommandCardPlayed(TWO, "Take Position", 0)),
                new Example(
                        "afterYouResolveCloseAndPersonal",
                        new Event.CommandCardResolved(ONE, "Close and Personal"),
                        ONE,
                        new Event.CommandCardPlayed(ONE, "Close and Personal", 1)),
                new Example(
                        "whenCommandCardDiscardedFromHandOrDeck",
                        new Event.CommandCardDiscarded(ONE, "Urgency"),
                        ONE,
                        new Event.CommandCardDiscarded(TWO, "Urgency")),
                new Example("startOfStatusPhase", new Event.StatusPhaseStarted(ONE), TWO, enemyStarted),
                new Example(
                        "other",
                        new Event.WouldBeDefeated(ONE, TROOPER, Near.NOBODY),
                        ONE,
                        new Event.WouldBeDefeated(TWO, TROOPER, Near.NOBODY)));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isOpenedByItsEventAndByNothingJustShortOfIt(Example example) {
        var cards = CARDS.under("strict");
        var timing = cards.timing(example.timing()).orElseThrow();
        var game = GameState.NOTHING_YET.withActivation(new Activation(ONE, null, 1, 2));
        assertThat(cards.openedBy(example.event(), example.player(), game)).contains(timing);
        assertThat(cards.openedBy(example.justShort(), example.player(), game)).doesNotContain(timing);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isPlayableInThatWindowAndNowhereElse(Example example) {
        var timing = CARDS.timing(example.timing()).orElseThrow();
        for (var profile : CARDS.profiles())
            if (timing.in(profile) instanceof Timing.OnEvent) playableOnlyInItsWindow(CARDS.under(profile), example);
    }

    private static void playableOnlyInItsWindow(CommandCards cards, Example example) {
        var card = cards.cards().stream()
                .filter(one -> one.timing() != null && one.timing().name().equals(example.timing()))
                .filter(one -> one.answers(example.event(), example.player(), GameState.NOTHING_YET)
                        || example.timing().equals("afterSpecialOrInteract"))
                .findFirst()
                .orElseThrow();
        var game = new Skirmish(
                cards,
                GameState.NOTHING_YET
                        .withActivation(new Activation(ONE, null, 1, 2))
                        .withHand(example.player(), List.of(card.name())),
                InstantSource.system());
        assertThat(game.verdict(example.player(), card.name()).allowed()).isFalse();

        game.raise(example.event());
        while (game.window().orElseThrow().player() != example.player())
            game.decline(example.player().opponent());

        assertThat(game.verdict(example.player(), card.name()).allowed()).isTrue();
        game.decline(example.player());
        assertThat(game.verdict(example.player(), card.name()).allowed()).isFalse();
    }

    @Test
    void everyTimingThatWaitsForAnEventHasAnExample() {
        var shown = examples().stream().map(Example::timing).collect(Collectors.toSet());
        for (var profile : CARDS.profiles())
            assertThat(CARDS.timings())
                    .filteredOn(timing -> timing.in(profile) instanceof Timing.OnEvent)
                    .extracting(Timing::name)
                    .isSubsetOf(shown);
    }

    @Test
    void eachCardWithATimingOfItsOwnHasItsOwnEvent() {
        var rerolled = new Event.DiceRolled(ONE, TROOPER, Near.NOBODY, true);
        var fifthBrother = new Event.WouldBeDefeated(ONE, figure("Fifth Brother", "FORCE USER"), Near.NOBODY);
        assertThat(answering("other", rerolled, TWO)).containsExactly("Tough Luck");
        assertThat(answering("other", resolved(ONE, null, true), ONE)).containsExactly("Disarm");
        assertThat(answering("other", fifthBrother, ONE)).containsExactly("Dying Lunge", "You Will Not Deny Me");
        assertThat(answering("other", action("move"), ONE)).containsExactly("Learn by Example");
        assertThat(answering("other", new Event.ActivationStarted(ONE, TROOPER, Near.NOBODY), TWO))
                .containsExactly("I Can Feel It");
    }

    private static List<String> answering(String timing, Event event, Player player) {
        return CARDS.cards().stream()
                .filter(card -> card.timing() != null && card.timing().name().equals(timing))
                .filter(card -> card.answers(event, player, GameState.NOTHING_YET))
                .map(CommandCard::name)
                .toList();
    }

    @Test
    void outsideAttacksThePlayerWithInitiativeIsAskedFirst() {
        for (var initiative : Player.values()) {
            var game = new Skirmish(CARDS, GameState.NOTHING_YET.withInitiative(initiative), InstantSource.system());
            game.raise(new Event.ActivationResolved(ONE, TROOPER));
            assertThat(game.window().orElseThrow().player()).isEqualTo(initiative);
            game.decline(initiative);
            assertThat(game.window().orElseThrow().player()).isEqualTo(initiative.opponent());
            game.decline(initiative.opponent());
            assertThat(game.window()).isEmpty();
        }
    }

    @Test
    void inAttacksTheAttackerIsAskedFirst() {
        for (var attacker : Player.values()) {
            var game = new Skirmish(
                    CARDS.under("strict"),
                    GameState.NOTHING_YET
                            .withInitiative(attacker.opponent())
                            .withAttack(new Attack(attacker, attacker.opponent(), true)),
                    InstantSource.system());
            game.raise(new Event.AttackDeclared(attacker, TROOPER, WOOKIEE, Near.NOBODY, false));
            assertThat(game.window().orElseThrow().player()).isEqualTo(attacker);
            game.decline(attacker);
            assertThat(game.window().orElseThrow().player()).isEqualTo(attacker.opponent());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theWindowIsOfferedWhetherOrNotAFittingCardIsHeld(boolean held) {
        var game = new Skirmish(
                CARDS,
                GameState.NOTHING_YET.withHand(TWO, held ? List.of("Self-Defense") : List.of()),
                InstantSource.system());
        game.raise(new Event.FigureEnters(ONE, TROOPER, NEXT));
        assertThat(game.window().orElseThrow().player()).isEqualTo(TWO);
        assertThat(game.log()).containsExactly("Stormtrooper enters a space.");
    }

    @Test
    void aCardIsPlayedOncePerWindowAndAgainInTheNext() {
        var game = new Skirmish(
                CARDS,
                GameState.NOTHING_YET.withHand(TWO, List.of("Self-Defense", "Self-Defense", "Slippery Target")),
                InstantSource.system());
        game.raise(new Event.FigureEnters(ONE, TROOPER, NEXT));
        play(game, TWO, "Self-Defense");
        game.decline(ONE);

        assertThat(game.verdict(TWO, "Self-Defense").failed()).containsExactly("ONCE_PER_WINDOW");
        assertThat(game.playable(TWO)).isEqualTo(new Outcome.Choice(List.of("Slippery Target")));
        game.decline(TWO);
        game.raise(new Event.FigureEnters(ONE, TROOPER, NEXT));
        assertThat(game.verdict(TWO, "Self-Defense").allowed()).isTrue();
    }

    @Test
    void whileOnePlayerIsAskedTheOtherWaitsAndTheGameStandsStill() {
        var game = new Skirmish(
                CARDS,
                GameState.NOTHING_YET
                        .withRound(new Round(1, true, false, false))
                        .withHand(ONE, List.of("Take Initiative")),
                InstantSource.system());
        game.raise(new Event.FigureEnters(ONE, TROOPER, NEXT));
        assertThat(game.verdict(ONE, "Take Initiative").failed()).containsExactly("WAITING");
        assertThat(game.make(new Move.EndActivationPhase()).message()).isEqualTo("Player 2 must play or pass first.");
        assertThat(game.decline(ONE).message()).isEqualTo("There is no window for you to decline.");
        game.decline(TWO);
        assertThat(game.verdict(ONE, "Take Initiative").allowed()).isTrue();
    }

    static void play(Skirmish game, Player player, String card) {
        var selected = (Outcome.Selected) game.select(player, card);
        assertThat(game.confirm(player, selected.id())).isInstanceOf(Outcome.Done.class);
    }

    static Figure figure(String name, String trait) {
        return new Figure(name, Set.of(trait), null, null, false, 5, true, false);
    }

    private static Event declared(Figure figure, Figure target, Near near) {
        return new Event.AttackDeclared(ONE, figure, target, near, false);
    }

    private static Event planned(Player player, boolean ranged) {
        return new Event.AttackPlanned(player, TROOPER, ranged);
    }

    private static Event rolled(Near near) {
        return new Event.AttackRolled(ONE, TROOPER, WOOKIEE, near);
    }

    private static Event resolved(Player player, @Nullable Figure target, boolean missed) {
        return new Event.AttackResolved(player, TROOPER, target, missed);
    }

    private static Event damage(int damage, boolean beneficial, Near near) {
        return new Event.DamageSuffered(ONE, TROOPER, near, damage, beneficial);
    }

    private static Event defeated(Figure figure, Near near) {
        return new Event.Defeated(ONE, figure, near);
    }

    private static Event action(String name) {
        return new Event.ActionResolved(ONE, TROOPER, name);
    }

    private static Event uses(String ability) {
        return new Event.AbilityUsed(ONE, TROOPER, ability);
    }
}
