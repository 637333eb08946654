package splitsecond.engine.rules.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.engine.rules.turn.Battlefield.ALICE;
import static splitsecond.engine.rules.turn.Battlefield.BOB;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.rules.changes.Damage;
import splitsecond.engine.rules.changes.Drawing;
import splitsecond.engine.rules.changes.Ending;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Shield;

/// CR 506 to 511, 120, 704: what happens in combat.
class CombatTest {

    private final Battlefield field = new Battlefield();
    private final GameState state = field.state;

    @Test
    void anUnblockedAttackerTapsAndDealsItsPowerToThePlayer() {
        int bear = field.creature(ALICE, 2, 2);
        field.attack(bear).fight();
        assertThat(state.life(BOB)).isEqualTo(18);
        assertThat(state.is(bear, ObjectFlags.TAPPED)).isTrue();
    }

    @Test
    void twoEqualCreaturesKillEachOtherAtTheSameTime() {
        int mine = field.creature(ALICE, 2, 2);
        int yours = field.creature(BOB, 2, 2);
        field.attack(mine).block(yours, mine).fight();
        assertThat(field.isAlive(mine)).isFalse();
        assertThat(field.isAlive(yours)).isFalse();
        assertThat(state.life(BOB)).isEqualTo(20);
    }

    @Test
    void firstStrikeKillsBeforeTheOtherStrikesAndDoubleStrikeStrikesTwice() {
        int knight = field.creature(ALICE, 2, 1, Keyword.FIRST_STRIKE);
        int twice = field.creature(ALICE, 3, 3, Keyword.DOUBLE_STRIKE);
        int blocker = field.creature(BOB, 2, 2);
        field.attack(knight).attack(twice).block(blocker, knight).fight();
        assertThat(field.isAlive(knight)).isTrue();
        assertThat(field.isAlive(blocker)).isFalse();
        assertThat(state.life(BOB)).isEqualTo(14);
    }

    @Test
    void damageIsDividedFreelyAmongBlockers() {
        int giant = field.creature(ALICE, 5, 9);
        int one = field.creature(BOB, 1, 2);
        int two = field.creature(BOB, 1, 4);
        field.attack(giant).block(one, giant).block(two, giant).divide(0).fight();
        assertThat(field.isAlive(one)).isTrue();
        assertThat(field.isAlive(two)).isFalse();
    }

    @Test
    void aTramplerMustGiveEveryBlockerLethalDamageBeforeThePlayerGetsAny() {
        int wurm = field.creature(ALICE, 6, 6, Keyword.TRAMPLE);
        int one = field.creature(BOB, 0, 3);
        int two = field.creature(BOB, 0, 2);
        state.setDamage(two, 1);
        field.attack(wurm).block(one, wurm).block(two, wurm).divide(3, 1).fight();
        assertThat(state.life(BOB)).isEqualTo(18);
        assertThat(field.questions.getLast())
                .doesNotContain("id=0,")
                .contains("id=1,")
                .contains("id=3,");
    }

    @Test
    void whoLeavesABlockerShortTramplesOverNobody() {
        int wurm = field.creature(ALICE, 6, 6, Keyword.TRAMPLE);
        int one = field.creature(BOB, 0, 3);
        int two = field.creature(BOB, 0, 2);
        field.attack(wurm).block(one, wurm).block(two, wurm).divide(2).fight();
        assertThat(state.life(BOB)).isEqualTo(20);
        assertThat(field.isAlive(one)).isTrue();
        assertThat(field.isAlive(two)).isFalse();
    }

    @Test
    void oneDeathtouchDamageIsLethal() {
        int wurm = field.creature(ALICE, 6, 6, Keyword.TRAMPLE, Keyword.DEATHTOUCH);
        int wall = field.creature(BOB, 0, 9);
        field.attack(wurm).block(wall, wurm).divide(1).fight();
        assertThat(state.life(BOB)).isEqualTo(15);
        assertThat(field.isAlive(wall)).isFalse();
    }

    @Test
    void lethalDamageCountsWhatOthersAssign() {
        int first = field.creature(ALICE, 3, 3);
        int wurm = field.creature(ALICE, 4, 4, Keyword.TRAMPLE);
        int hydra = field.creature(BOB, 0, 4, new Rule.CanBlockAdditional(1));
        field.attack(first)
                .attack(wurm)
                .block(hydra, first)
                .block(hydra, wurm)
                .divide(1)
                .fight();
        assertThat(state.life(BOB)).isEqualTo(17);
    }

    @Test
    void aBlockedCreatureWhoseBlockerIsGoneDealsNoDamageUnlessItTramples() {
        int bear = field.creature(ALICE, 2, 2);
        int rhino = field.creature(ALICE, 4, 4, Keyword.TRAMPLE);
        int one = field.creature(BOB, 1, 1);
        int two = field.creature(BOB, 1, 1);
        field.attack(bear).attack(rhino).block(one, bear).block(two, rhino);
        field.declareAttackers().declareBlockers();
        Zones.sacrifice(state, one);
        Zones.sacrifice(state, two);
        field.dealDamage();
        assertThat(state.life(BOB)).isEqualTo(16);
    }

    @Test
    void lifelinkGainsWhatWasDealtWhileTheLossCounts() {
        state.setLife(ALICE, 2);
        int mine = field.creature(ALICE, 3, 3, Keyword.LIFELINK);
        int yours = field.creature(BOB, 2, 2);
        field.attack(mine).block(yours, mine).fight();
        assertThat(state.life(ALICE)).isEqualTo(5);
    }

    @Test
    void infectPoisonsPlayersAndWeakensCreatures() {
        int one = field.creature(ALICE, 2, 2, Keyword.INFECT);
        int two = field.creature(ALICE, 2, 2, Keyword.INFECT);
        int wall = field.creature(BOB, 0, 4);
        field.attack(one).attack(two).block(wall, two).fight();
        assertThat(state.player(BOB, PlayerTable.POISON)).isEqualTo(2);
        assertThat(state.life(BOB)).isEqualTo(20);
        assertThat(state.counters(wall).of(CounterKind.M1M1)).isEqualTo(2);
        assertThat(state.damage(wall)).isZero();
    }

    @Test
    void damageToAPlaneswalkerRemovesLoyaltyAndAtZeroItIsGone() {
        int bear = field.creature(ALICE, 2, 2);
        int ogre = field.creature(ALICE, 3, 3);
        int ajani = field.permanent(BOB, "Ajani", "Legendary Planeswalker — Ajani", 0, 0, 4, List.of());
        int jace = field.permanent(BOB, "Jace", "Legendary Planeswalker — Jace", 0, 0, 3, List.of());
        field.attack(bear, ajani).attack(ogre, jace).fight();
        assertThat(state.counters(ajani).of(CounterKind.LOYALTY)).isEqualTo(2);
        assertThat(field.isAlive(jace)).isFalse();
        assertThat(state.life(BOB)).isEqualTo(20);
    }

    @Test
    void flyersAreBlockedByFlyersAndReachOnly() {
        int drake = field.creature(ALICE, 2, 2, Keyword.FLYING);
        field.creature(BOB, 2, 2);
        int spider = field.creature(BOB, 1, 3, Keyword.REACH);
        field.attack(drake).block(spider, drake).fight();
        assertThat(field.questions)
                .filteredOn(question -> question.startsWith("BLOCK"))
                .hasSize(1);
        assertThat(state.damage(spider)).isEqualTo(2);
    }

    @Test
    void aCreatureThatMustAttackIsNotAskedAbout() {
        field.creature(ALICE, 5, 3, new Rule.Simple(Rule.Kind.ATTACKS_EACH_COMBAT));
        field.fight();
        assertThat(field.questions).isEmpty();
        assertThat(state.life(BOB)).isEqualTo(15);
    }

    @Test
    void aCreatureThatCantAttackAloneNeedsAnother() {
        int shy = field.creature(ALICE, 3, 3, new Rule.Simple(Rule.Kind.CANT_ATTACK_ALONE));
        field.declareAttackers();
        assertThat(field.questions).isEmpty();
        int bear = field.creature(ALICE, 2, 2);
        field.attack(shy).attack(bear).declareAttackers();
        assertThat(state.combat.attackers.size()).isEqualTo(2);
        assertThat(field.questions).hasSize(1);
    }

    @Test
    void onlyAttacksThatCanBePaidForAreOffered() {
        var threeLife = new Cost(List.of(new Cost.PayLife(new Amount.Number(3))));
        int one = field.creature(ALICE, 2, 2, new Rule.AttackTax(threeLife, true));
        field.creature(ALICE, 2, 2, new Rule.AttackTax(threeLife, true));
        state.setLife(ALICE, 5);
        field.attack(one).fight();
        assertThat(field.questions).hasSize(1);
        assertThat(state.life(ALICE)).isEqualTo(2);
        assertThat(state.life(BOB)).isEqualTo(18);
    }

    @Test
    void onlyBlocksThatCanBePaidForAreOffered() {
        var threeLife = new Cost(List.of(new Cost.PayLife(new Amount.Number(3))));
        int bear = field.creature(ALICE, 2, 2);
        int one = field.creature(BOB, 2, 2, new Rule.AttackTax(threeLife, true));
        field.creature(BOB, 2, 2, new Rule.AttackTax(threeLife, true));
        state.setLife(BOB, 5);
        field.attack(bear).block(one, bear).fight();
        assertThat(field.questions).hasSize(2);
        assertThat(state.life(BOB)).isEqualTo(2);
        assertThat(field.isAlive(bear)).isFalse();
    }

    @Test
    void whoLeavesAGameOfThreeTakesWhatTheyOwn() {
        var three = new Battlefield(3);
        int bear = three.creature(BOB, 2, 2);
        int stolen = three.creature(BOB, 2, 2);
        three.state.setController(stolen, ALICE);
        int mine = three.creature(ALICE, 2, 2);
        Ending.concede(three.state, BOB);
        assertThat(three.isAlive(bear)).isFalse();
        assertThat(three.isAlive(stolen)).isFalse();
        assertThat(three.isAlive(mine)).isTrue();
        assertThat(three.state.outcome.over).isFalse();
        Ending.concede(three.state, 2);
        assertThat(three.state.outcome.winner).isEqualTo(ALICE);
    }

    @Test
    void tappedSickAndDefendingCreaturesDontAttack() {
        int tapped = field.creature(ALICE, 2, 2);
        state.set(tapped, ObjectFlags.TAPPED, true);
        int sick = field.creature(ALICE, 2, 2);
        state.set(sick, ObjectFlags.SICK, true);
        field.creature(ALICE, 0, 4, Keyword.DEFENDER);
        int hasty = field.creature(ALICE, 1, 1, Keyword.HASTE);
        state.set(hasty, ObjectFlags.SICK, true);
        field.attack(hasty).fight();
        assertThat(field.questions).hasSize(1);
        assertThat(state.life(BOB)).isEqualTo(19);
    }

    @Test
    void protectionPreventsDamageAndBlocks() {
        var fromBears = new Ability.Parameterized(
                new KeywordAbility.Protection(new Filter.IsSubtype("Bear"), "protection from Bears"));
        int knight = field.permanent(ALICE, "Creature — Knight", 2, 1, List.of(fromBears));
        field.creature(BOB, 2, 2);
        field.attack(knight).fight();
        assertThat(field.questions)
                .filteredOn(question -> question.startsWith("BLOCK"))
                .isEmpty();
        assertThat(Damage.deal(state, field.creature(BOB, 2, 2), knight, 3, false))
                .isZero();
    }

    @Test
    void regenerationTapsAndRemovesFromCombat() {
        int troll = field.creature(ALICE, 2, 2, Keyword.VIGILANCE);
        int ogre = field.creature(BOB, 3, 3);
        state.effects.shields.add(new Shield(
                Shield.Kind.REGENERATE,
                troll,
                troll,
                ALICE,
                null,
                null,
                1,
                DamageKind.ANY,
                GameState.NONE,
                true,
                false,
                -1,
                GameState.NONE));
        field.attack(troll).block(ogre, troll).fight();
        assertThat(field.isAlive(troll)).isTrue();
        assertThat(state.is(troll, ObjectFlags.TAPPED)).isTrue();
        assertThat(state.damage(troll)).isZero();
        assertThat(state.combat.attackers.isEmpty()).isTrue();
    }

    @Test
    void aShieldPreventsItsAmountAndIsUsedUp() {
        int bear = field.creature(ALICE, 2, 2);
        state.effects.shields.add(new Shield(
                Shield.Kind.PREVENT,
                BOB,
                bear,
                BOB,
                null,
                null,
                3,
                DamageKind.ANY,
                GameState.NONE,
                false,
                false,
                -1,
                GameState.NONE));
        assertThat(Damage.deal(state, bear, BOB, 2, false)).isZero();
        assertThat(Damage.deal(state, bear, BOB, 2, false)).isEqualTo(1);
        assertThat(state.effects.shields).isEmpty();
    }

    @Test
    void playersWhoDieTogetherDraw() {
        state.setLife(ALICE, 0);
        state.setLife(BOB, -3);
        field.checkState();
        assertThat(state.outcome.over).isTrue();
        assertThat(state.outcome.winner).isEqualTo(GameState.DRAW);
    }

    @Test
    void whoDrawsFromAnEmptyLibraryLoses() {
        Drawing.draw(state, ALICE, 1);
        field.checkState();
        assertThat(state.outcome.winner).isEqualTo(BOB);
    }

    @Test
    void oneOfTwoLegendsWithTheSameNameIsKept() {
        int old = field.permanent(ALICE, "Isamaru", "Legendary Creature — Dog", 2, 2, 0, List.of());
        int fresh = field.permanent(ALICE, "Isamaru", "Legendary Creature — Dog", 2, 2, 0, List.of());
        int yours = field.permanent(BOB, "Isamaru", "Legendary Creature — Dog", 2, 2, 0, List.of());
        field.checkState();
        assertThat(field.questions).hasSize(1);
        assertThat(field.isAlive(old)).isFalse();
        assertThat(field.isAlive(fresh)).isTrue();
        assertThat(field.isAlive(yours)).isTrue();
    }

    @Test
    void anAuraWithoutItsCreatureGoesAndEquipmentStays() {
        int bear = field.creature(ALICE, 2, 2);
        var enchant = new Ability.Parameterized(
                new KeywordAbility.Enchant(new Filter.IsType(splitsecond.engine.card.CardType.CREATURE)));
        int aura = field.permanent(ALICE, "Enchantment — Aura", 0, 0, List.of(enchant));
        int sword = field.permanent(ALICE, "Artifact — Equipment", 0, 0, List.of());
        assertThat(Attachments.attach(state, aura, bear)).isTrue();
        assertThat(Attachments.attach(state, sword, bear)).isTrue();
        field.checkState();
        assertThat(field.isAlive(aura)).isTrue();
        Zones.sacrifice(state, bear);
        field.checkState();
        assertThat(field.isAlive(aura)).isFalse();
        assertThat(field.isAlive(sword)).isTrue();
        assertThat(state.attachedTo(sword)).isEqualTo(GameState.NONE);
    }

    @Test
    void plusAndMinusCountersCancelEachOther() {
        int bear = field.creature(ALICE, 2, 2);
        PuttingCounters.put(state, 0, bear, CounterKind.P1P1, 3);
        PuttingCounters.put(state, 0, bear, CounterKind.M1M1, 1);
        field.checkState();
        assertThat(state.counters(bear).of(CounterKind.P1P1)).isEqualTo(2);
        assertThat(state.counters(bear).of(CounterKind.M1M1)).isZero();
    }
}
