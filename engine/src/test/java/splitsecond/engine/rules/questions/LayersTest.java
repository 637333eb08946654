package splitsecond.engine.rules.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.engine.rules.questions.Table.CREATURE;
import static splitsecond.engine.rules.questions.Table.LAND;
import static splitsecond.engine.rules.questions.Table.THIS;
import static splitsecond.engine.rules.questions.Table.YOU;
import static splitsecond.engine.rules.questions.Table.all;
import static splitsecond.engine.rules.questions.Table.always;
import static splitsecond.engine.rules.questions.Table.and;
import static splitsecond.engine.rules.questions.Table.asLongAs;
import static splitsecond.engine.rules.questions.Table.gets;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.ObjectFlags;

class LayersTest {

    private static final Duration FOREVER = new Duration.Forever();
    private static final Filter NONBASIC = new Filter.Not(new Filter.IsSupertype(Supertype.BASIC));

    private final Table table = new Table();

    /// The law every example must keep as well.
    @AfterEach
    void cachedEqualsFresh() {
        assertThat(table.stale()).isEmpty();
    }

    private int bear(int player) {
        return table.put(player, "Bear", "Creature — Bear", 2, 2);
    }

    private int lord(int player) {
        return table.put(
                player,
                "Lord",
                "Creature — Human",
                2,
                2,
                all(and(CREATURE, new Filter.Other(), new Filter.ControlledBy(YOU)), gets(1, 1)));
    }

    private static Modification become(int types, List<String> subtypes, Manner manner) {
        return new Modification.ChangeTypes(0, types, subtypes, manner, false);
    }

    @Test
    void aCardWithNothingAroundItIsWhatIsPrintedOnIt() {
        int bear = bear(0);
        assertThat(Layers.of(table.state, bear)).isSameAs(table.state.printed(bear));
    }

    @Test
    void countersAddUpWithPumpAndComeAfterSettingPower_613_4() {
        int bear = bear(0);
        table.state.setCounters(bear, Counters.NONE.plus(CounterKind.P1P1, 2));
        table.until(FOREVER, bear, 0, bear, gets(1, 0));
        table.until(FOREVER, bear, 0, bear, Table.is(0, 1));
        assertThat(table.size(bear)).isEqualTo("3/3");
    }

    @Test
    void switchingComesLast_613_4d() {
        int bear = table.put(0, "Wall", "Creature — Wall", 0, 4);
        table.until(FOREVER, bear, 0, bear, new Modification.SwitchPowerToughness());
        table.until(FOREVER, bear, 0, bear, gets(1, 0));
        assertThat(table.size(bear)).isEqualTo("4/1");
    }

    @Test
    void aLordHelpsOthersOfItsController() {
        lord(0);
        int mine = bear(0);
        int theirs = bear(1);
        assertThat(table.size(mine)).isEqualTo("3/3");
        assertThat(table.size(theirs)).isEqualTo("2/2");
    }

    @Test
    void aStolenLordHelpsItsNewController_613_1b() {
        int lord = lord(0);
        int mine = bear(0);
        int theirs = bear(1);
        table.state.set(lord, ObjectFlags.SICK, false);
        table.until(new Duration.EndOfTurn(""), lord, 1, lord, new Modification.ChangeControl(YOU));
        assertThat(table.size(theirs)).isEqualTo("3/3");
        assertThat(table.size(mine)).isEqualTo("2/2");
        assertThat(table.state.controller(lord)).isEqualTo(1);
        assertThat(table.state.is(lord, ObjectFlags.SICK)).isTrue();
        table.state.effects.continuous.clear();
        table.state.caches.layersDirty = true;
        assertThat(table.size(mine)).isEqualTo("3/3");
        assertThat(table.state.controller(lord)).isZero();
    }

    @Test
    void aLordWithoutAbilitiesHelpsNobody() {
        int lord = lord(0);
        int mine = bear(0);
        table.until(FOREVER, mine, 0, lord, new Modification.LoseAllAbilities());
        assertThat(table.size(mine)).isEqualTo("2/2");
    }

    @Test
    void whatHasBegunToApplyGoesOn_613_6() {
        var everything = and(new Filter.Not(LAND));
        int humility = table.put(
                0, "Humility", "Enchantment", 0, 0, all(CREATURE, new Modification.LoseAllAbilities(), Table.is(1, 1)));
        table.put(
                0,
                "Opalescence",
                "Enchantment",
                0,
                0,
                all(and(everything, new Filter.Other()), become(CardType.CREATURE.bit(), List.of(), Manner.ADD)));
        int bear = table.put(0, "Bear", "Creature — Bear", 2, 2, new Ability.Keyword(Keyword.FLYING));
        assertThat(table.size(bear)).isEqualTo("1/1");
        assertThat(Layers.of(table.state, bear).has(Keyword.FLYING)).isFalse();
        assertThat(table.size(humility)).isEqualTo("1/1");
        assertThat(Layers.of(table.state, humility).abilities).isEmpty();
    }

    @Test
    void aLandTypeThatReplacesTakesTheTextAwayFirst_305_7_613_8() {
        // The land that makes all lands Swamps came first, but depends on the effect that takes its ability away.
        int swamps = table.put(0, "Tomb", "Legendary Land", 0, 0, all(LAND, become(0, List.of("Swamp"), Manner.ADD)));
        int forest = table.put(0, "Forest", "Basic Land — Forest", 0, 0);
        assertThat(Layers.of(table.state, forest).hasSubtype("Swamp")).isTrue();
        assertThat(Layers.of(table.state, forest).abilities).hasSize(2);
        table.put(
                1,
                "Moon",
                "Enchantment",
                0,
                0,
                all(and(NONBASIC, LAND), become(0, List.of("Mountain"), Manner.REPLACE)));
        var tomb = Layers.of(table.state, swamps);
        assertThat(tomb.subtypes).containsExactly("Mountain");
        assertThat(tomb.abilities).containsExactly(BasicLandTypes.mana(3));
        assertThat(Layers.of(table.state, forest).hasSubtype("Swamp")).isFalse();
    }

    @Test
    void aTypeThatIsGainedCountsForWhatAppliesLater() {
        lord(0);
        int land = table.put(0, "Land", "Land", 0, 0);
        table.until(
                FOREVER,
                land,
                0,
                land,
                become(CardType.CREATURE.bit(), List.of("Elemental"), Manner.ADD),
                Table.is(3, 3));
        assertThat(table.size(land)).isEqualTo("4/4");
        assertThat(Layers.of(table.state, land).isLand()).isTrue();
    }

    @Test
    void aGrantedStaticAbilityApplies() {
        int bear = bear(0);
        int other = bear(0);
        var lordship = all(and(CREATURE, new Filter.Other()), gets(1, 1), new Modification.GainKeyword(Keyword.FLYING));
        table.until(FOREVER, bear, 0, bear, new Modification.GainAbility(lordship));
        assertThat(table.size(other)).isEqualTo("3/3");
        assertThat(Layers.of(table.state, other).has(Keyword.FLYING)).isTrue();
        assertThat(table.size(bear)).isEqualTo("2/2");
    }

    @Test
    void theLaterOfGainingAndLosingWins_613_7() {
        int bear = bear(0);
        table.until(FOREVER, bear, 0, bear, new Modification.GainKeyword(Keyword.FLYING));
        table.until(FOREVER, bear, 0, bear, new Modification.LoseAllAbilities());
        assertThat(Layers.of(table.state, bear).has(Keyword.FLYING)).isFalse();
        table.until(FOREVER, bear, 0, bear, new Modification.GainKeyword(Keyword.PROWESS));
        assertThat(Layers.of(table.state, bear).abilities).hasSize(1);
        table.until(FOREVER, bear, 0, bear, new Modification.LoseKeyword(Keyword.PROWESS));
        assertThat(Layers.of(table.state, bear).abilities).isEmpty();
    }

    @Test
    void aDefinedPowerIsTrueInEveryZone_604_3() {
        var lands = new Amount.CountOf(and(LAND, new Filter.ControlledBy(YOU)));
        var defined =
                new Ability.Static(new StaticEffect.DefinePowerToughness(lands, lands, ""), null, Zone.BATTLEFIELD);
        int inHand = table.put(0, Zone.HAND, "Giant", "Creature — Giant", 0, 0, defined);
        int inPlay = table.put(0, "Giant", "Creature — Giant", 0, 0, defined);
        table.put(0, "Forest", "Basic Land — Forest", 0, 0);
        table.put(0, "Forest", "Basic Land — Forest", 0, 0);
        assertThat(table.size(inHand)).isEqualTo("2/2");
        assertThat(table.size(inPlay)).isEqualTo("2/2");
    }

    @Test
    void aConditionIsWatched() {
        var threatened = new Condition.Compare(new Amount.LifeOf(YOU), Comparison.AT_MOST, new Amount.Number(5), "");
        int bear = table.put(0, "Bear", "Creature — Bear", 2, 2, asLongAs(threatened, THIS, gets(3, 0)));
        assertThat(table.size(bear)).isEqualTo("2/2");
        table.state.setLife(0, 5);
        assertThat(table.size(bear)).isEqualTo("5/2");
    }

    @Test
    void forAsLongAsEndsForGood_611_2b() {
        int bear = bear(0);
        int thief = bear(1);
        table.state.set(thief, ObjectFlags.TAPPED, true);
        var tapped = new Condition.Matches(THIS, new Filter.Is(Filter.Status.TAPPED), "");
        table.until(new Duration.While(tapped, ""), thief, 1, bear, new Modification.ChangeControl(YOU));
        Layers.refresh(table.state);
        assertThat(table.state.controller(bear)).isEqualTo(1);
        table.state.set(thief, ObjectFlags.TAPPED, false);
        Layers.refresh(table.state);
        assertThat(table.state.controller(bear)).isZero();
        table.state.set(thief, ObjectFlags.TAPPED, true);
        Layers.refresh(table.state);
        assertThat(table.state.controller(bear)).isZero();
    }

    @Test
    void equipmentChangesWhatItIsAttachedTo() {
        int bear = bear(0);
        int sword = table.put(
                0,
                "Sword",
                "Artifact — Equipment",
                0,
                0,
                always(new Reference.Host(""), gets(2, 0), new Modification.Obey(new Rule.CantBlock(null))));
        assertThat(table.size(bear)).isEqualTo("2/2");
        table.state.setAttachedTo(sword, bear);
        assertThat(table.size(bear)).isEqualTo("4/2");
        assertThat(Layers.of(table.state, bear).rules).hasSize(1);
    }

    @Test
    void otherStaticEffectsAreFoundWithTheirConditionAndController() {
        var yourTurn = new Condition.TurnOf(YOU);
        var hexproof = new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.HEXPROOF);
        table.put(1, "Leyline", "Enchantment", 0, 0, new Ability.Static(hexproof, yourTurn, Zone.BATTLEFIELD));
        Layers.refresh(table.state);
        assertThat(table.state.caches.statics.entries).isEmpty();
        table.state.turn.activePlayer = 1;
        table.state.changed();
        Layers.refresh(table.state);
        assertThat(table.state.caches.statics.entries).hasSize(1);
        assertThat(table.state.caches.statics.entries[0].controller()).isEqualTo(1);
    }

    @Test
    void aSpellLikeAbilityMayWorkInAGraveyard() {
        var haste = new StaticEffect.Change(
                new Reference.Each(and(CREATURE, new Filter.ControlledBy(YOU)), ""),
                List.of(new Modification.GainKeyword(Keyword.HASTE)));
        int bear = bear(0);
        table.put(
                0,
                Zone.GRAVEYARD,
                "Anger",
                "Creature — Incarnation",
                2,
                2,
                new Ability.Static(haste, null, Zone.GRAVEYARD));
        assertThat(Layers.of(table.state, bear).has(Keyword.HASTE)).isTrue();
    }

    @Test
    void cardsElsewhereAreChangedToo() {
        var graveyard = and(CREATURE, new Filter.In(Zone.GRAVEYARD, YOU));
        int card = table.put(0, Zone.GRAVEYARD, "Bear", "Creature — Bear", 2, 2);
        int source = table.put(
                0, "Banner", "Artifact", 0, 0, all(graveyard, new Modification.ChangeColors(4, Manner.REPLACE)));
        assertThat(Layers.of(table.state, card).colors).isEqualTo(4);
        table.state.zones.battlefield.remove(source);
        table.state.caches.layersDirty = true;
        assertThat(Layers.of(table.state, card).colors).isZero();
    }
}
