package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.skirmish.Player.ONE;
import static splitsecond.skirmish.Player.TWO;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlayableTest {

    private static final CommandCards CARDS = CommandCards.bundled();
    private static final GameState ROUND_ONE = GameState.NOTHING_YET.withRound(new Round(1, true, false, false));
    private static final GameState ACTIVATION = ROUND_ONE.withActivation(new Activation(ONE, null, 0, 2));

    @Test
    void theHandKeepsItsOrderAndItsDuplicates() {
        var hand = List.of("Urgency", "Take Initiative", "Negation", "Take Initiative", "Nonsense");
        assertThat(CARDS.playableFromHand(ROUND_ONE, TWO, hand)).containsExactly("Take Initiative", "Take Initiative");
    }

    @Test
    void aRefusalNamesEveryConditionAndExplainsTheFirst() {
        var verdict = CARDS.isPlayableNow(ROUND_ONE, ONE, "Brace for Impact");
        assertThat(verdict.failed()).containsExactly("DURING_ATTACK", "IS_DEFENDER");
        assertThat(verdict.message()).isEqualTo("Cannot play Brace for Impact: No attack is in progress.");
    }

    @Test
    void anUnknownCardIsNotPlayable() {
        assertThat(CARDS.isPlayableNow(ROUND_ONE, ONE, "Ancestral Recall").message())
                .isEqualTo("Cannot play Ancestral Recall: There is no command card of that name.");
    }

    @Test
    void specialActionsAreNeverPlayedFromHand() {
        for (var card : List.of("Cruel Strike", "Coordinated Attack"))
            assertThat(CARDS.isPlayableNow(ACTIVATION, ONE, card).failed()).contains("FROM_HAND");
    }

    @Test
    void aTriggeredCardSaysWhatItWaitsFor() {
        assertThat(CARDS.isPlayableNow(ACTIVATION, ONE, "Self-Defense").message())
                .isEqualTo("Cannot play Self-Defense: It is played when a hostile figure enters an adjacent space.");
    }

    @Test
    void oneFigureMustFulfilTheWholeRestriction() {
        // Apex Predator: LARGE and CREATURE
        var largeDroid = figure("AT-DP", Figure.Size.LARGE, "DROID");
        var smallCreature = figure("Nexu cub", Figure.Size.SMALL, "CREATURE");
        var rancor = figure("Rancor", Figure.Size.LARGE, "CREATURE");
        assertThat(apexPredator(List.of(largeDroid, smallCreature))).containsExactly("RESTRICTION");
        assertThat(apexPredator(List.of(largeDroid, rancor))).isEmpty();
        assertThat(apexPredator(List.of(largeDroid, rancor.defeatedNow()))).containsExactly("RESTRICTION");
        assertThat(apexPredator(List.of())).containsExactly("RESTRICTION");
    }

    private static List<String> apexPredator(List<Figure> figures) {
        return CARDS.isPlayableNow(ACTIVATION.withFigures(ONE, figures), ONE, "Apex Predator")
                .failed();
    }

    @Test
    void figuresThatNobodyToldUsOfAreNotChecked() {
        assertThat(CARDS.isPlayableNow(ACTIVATION, ONE, "Apex Predator").allowed())
                .isTrue();
    }

    @Test
    void restrictionsByNameTraitAffiliationUniqueReadyAndNot() {
        var luke = new Figure(
                "Luke Skywalker",
                Set.of("force user"),
                Figure.Size.SMALL,
                Figure.Affiliation.REBEL,
                true,
                10,
                true,
                false);
        var atst = figure("AT-ST", Figure.Size.MASSIVE, "VEHICLE");
        var guard = figure("Royal Guard", Figure.Size.SMALL, "GUARDIAN");
        assertThat(fits("Veteran Instincts", luke)).isTrue();
        assertThat(fits("Veteran Instincts", guard)).isFalse();
        assertThat(fits("Dark Energy", luke)).isFalse();
        assertThat(fits("Combat Resupply", luke)).isFalse();
        assertThat(fits("Take Position", guard)).isTrue();
        assertThat(fits("Take Position", atst)).isFalse();
        assertThat(fits("Overcharged Weapons", atst)).isTrue();
        assertThat(fits("Overcharged Weapons", atst.readied(false))).isFalse();
        assertThat(fits("Son of Skywalker", luke)).isTrue();
        assertThat(fits("Son of Skywalker", guard)).isFalse();
    }

    private static boolean fits(String card, Figure figure) {
        return CARDS.card(card).orElseThrow().playableBy().fits(figure);
    }

    @Test
    void strictDiffersWhereTheTableIsTooWide() {
        var strict = CARDS.under("strict");
        var attack = ACTIVATION.withAttack(new Attack(ONE, TWO, false));
        assertThat(CARDS.isPlayableNow(attack, TWO, "Blitz").allowed()).isTrue();
        assertThat(strict.isPlayableNow(attack, TWO, "Blitz").failed()).containsExactly("IS_ATTACKER");
        assertThat(strict.isPlayableNow(attack, ONE, "Blitz").allowed()).isTrue();

        var acted = ACTIVATION.withActivation(new Activation(ONE, null, 1, 2));
        assertThat(CARDS.isPlayableNow(acted, ONE, "Single Purpose").allowed()).isTrue();
        assertThat(strict.isPlayableNow(ACTIVATION, ONE, "Single Purpose").allowed())
                .isTrue();
        assertThat(strict.isPlayableNow(acted, ONE, "Single Purpose").failed()).containsExactly("BEFORE_FIRST_ACTION");

        assertThat(CARDS.isPlayableNow(attack, ONE, "Collateral Damage").allowed())
                .isTrue();
        assertThat(strict.isPlayableNow(attack, ONE, "Collateral Damage").failed())
                .containsExactly("EVENT");

        assertThat(CARDS.isPlayableNow(ROUND_ONE, ONE, "Cut Lines").allowed()).isTrue();
        assertThat(strict.isPlayableNow(ROUND_ONE, ONE, "Cut Lines").failed()).containsExactly("EVENT");
    }

    static Figure figure(String name, Figure.Size size, String trait) {
        return new Figure(name, Set.of(trait), size, Figure.Affiliation.IMPERIAL, false, 5, true, false);
    }
}
