package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.skirmish.Player.ONE;
import static splitsecond.skirmish.Player.TWO;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every timing against every combination of contexts, under both profiles. What is expected is written down here
/// again, from the document and the rules, and not read from the card file.
class TimingTableTest {

    private static final CommandCards CARDS = CommandCards.bundled();

    private static final Map<String, Predicate<PlayContext>> TABLE = Map.ofEntries(
            Map.entry("startOfRound", PlayContext::startOfRound),
            Map.entry("startOfStatusPhase", PlayContext::startOfRound),
            Map.entry("duringActivation", PlayContext::duringActivation),
            Map.entry("startOfActivation", PlayContext::duringActivation),
            Map.entry("endOfActivation", PlayContext::duringActivation),
            Map.entry("endOfRound", PlayContext::endOfRound),
            Map.entry("duringAttack", PlayContext::duringAttack),
            Map.entry("whileDefending", now -> now.duringAttack() && now.isDefender()),
            Map.entry("whenAttackDeclaredOnYou", now -> now.duringAttack() && now.isDefender()),
            Map.entry("beforeYouDeclareAttack", PlayContext::duringActivation),
            Map.entry("whenYouDeclareAttack", PlayContext::duringActivation),
            Map.entry("afterAttack", PlayContext::duringAttack),
            Map.entry("afterAttackDice", PlayContext::duringAttack),
            Map.entry("afterAttackTargetingYouResolved", now -> now.duringAttack() && now.isDefender()));

    private static final Map<String, Predicate<PlayContext>> STRICT = Map.of(
            "startOfRound", now -> now.startOfRound() && now.beforeActivations(),
            "duringActivation", now -> now.duringActivation() && now.betweenActions(),
            "startOfActivation", now -> now.duringActivation() && now.beforeFirstAction() && now.betweenActions(),
            "endOfActivation", now -> now.duringActivation() && now.afterLastAction() && now.betweenActions(),
            "endOfRound", PlayContext::endOfRound,
            "duringAttack", now -> now.duringAttack() && now.isAttacker() && now.diceRolled(),
            "whileDefending", now -> now.duringAttack() && now.isDefender() && now.diceRolled());

    static List<Timing> timings() {
        return List.copyOf(CARDS.timings());
    }

    @ParameterizedTest
    @MethodSource("timings")
    void isPlayableInExactlyTheContextsOfTheTable(Timing timing) {
        playableExactlyWhere(CARDS, timing, TABLE.getOrDefault(timing.name(), _ -> false));
    }

    @ParameterizedTest
    @MethodSource("timings")
    void isPlayableInExactlyTheRealWindows(Timing timing) {
        playableExactlyWhere(CARDS.under("strict"), timing, STRICT.getOrDefault(timing.name(), _ -> false));
    }

    private static void playableExactlyWhere(CommandCards cards, Timing timing, Predicate<PlayContext> expected) {
        var card = cardWith(timing);
        for (var game : everyMoment())
            for (var player : Player.values())
                assertThat(cards.isPlayableNow(game, player, card.name()).allowed())
                        .as("%s (%s) for %s in %s", card.name(), timing.name(), player, game)
                        .isEqualTo(expected.test(cards.playContext(game, player)));
    }

    /// The others are shown in [EventWindowTest], and special actions in [FlowTest].
    @Test
    void everyTimingWithContextsIsPlayableAtSomeMoment() {
        for (var profile : CARDS.profiles()) {
            var cards = CARDS.under(profile);
            for (var timing : CARDS.timings())
                if (timing.in(profile) instanceof Timing.InContext)
                    assertThat(everyMoment())
                            .as(timing.name())
                            .anyMatch(game -> cards.isPlayableNow(
                                            game, ONE, cardWith(timing).name())
                                    .allowed());
        }
    }

    static CommandCard cardWith(Timing timing) {
        return CARDS.cards().stream()
                .filter(card -> timing.equals(card.timing()))
                .findFirst()
                .orElseThrow();
    }

    /// All 840 moments that differ in anything a context looks at.
    private static List<GameState> everyMoment() {
        var activations = new ArrayList<@Nullable Activation>();
        for (var player : Player.values())
            for (int taken = 0; taken <= 2; taken++) activations.add(new Activation(player, null, taken, 2));
        activations.add(null);
        var attacks = new ArrayList<@Nullable Attack>();
        for (var player : Player.values())
            for (boolean pending : List.of(true, false)) attacks.add(new Attack(player, player.opponent(), pending));
        attacks.add(null);
        var turns = new ArrayList<@Nullable Player>(List.of(ONE, TWO));
        turns.add(null);

        var moments = new ArrayList<GameState>();
        for (int flags = 0; flags < 8; flags++) {
            var round = new Round(1, (flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0);
            for (var activation : activations)
                for (var attack : attacks)
                    for (var turn : turns)
                        moments.add(GameState.NOTHING_YET
                                .withRound(round)
                                .withActivation(activation)
                                .withAttack(attack)
                                .withEndOfRoundTurn(turn));
        }
        assertThat(moments).hasSize(840);
        return moments;
    }

    @Test
    void theContextsAreThoseOfTheDocument() {
        var started = GameState.NOTHING_YET.withRound(new Round(1, true, false, false));
        assertThat(PlayContext.of(GameState.NOTHING_YET, ONE).startOfRound()).isFalse();
        assertThat(PlayContext.of(started, ONE).startOfRound()).isTrue();
        assertThat(PlayContext.of(started, TWO).startOfRound()).isTrue();
        assertThat(PlayContext.of(started.withRound(new Round(1, true, true, true)), ONE)
                        .startOfRound())
                .isFalse();

        var activation = started.withActivation(new Activation(ONE, null, 0, 2));
        assertThat(PlayContext.of(activation, ONE).duringActivation()).isTrue();
        assertThat(PlayContext.of(activation, TWO).duringActivation()).isFalse();

        var endOfRound = started.withEndOfRoundTurn(TWO);
        assertThat(PlayContext.of(endOfRound, TWO).endOfRound()).isTrue();
        assertThat(PlayContext.of(endOfRound, ONE).endOfRound()).isFalse();

        for (boolean pending : List.of(true, false)) {
            var attack = activation.withAttack(new Attack(ONE, TWO, pending));
            assertThat(PlayContext.of(attack, ONE).duringAttack()).isTrue();
            assertThat(PlayContext.of(attack, TWO).duringAttack()).isTrue();
            assertThat(PlayContext.of(attack, ONE).isAttacker()).isTrue();
            assertThat(PlayContext.of(attack, TWO).isAttacker()).isFalse();
            assertThat(PlayContext.of(attack, TWO).isDefender()).isTrue();
            assertThat(PlayContext.of(attack, ONE).isDefender()).isFalse();
        }
    }
}
