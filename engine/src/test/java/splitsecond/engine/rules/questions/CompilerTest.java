package splitsecond.engine.rules.questions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.state.Blueprint;

class CompilerTest {

    private static final Amount ONE = new Amount.Number(1);

    private static Blueprint card(String types, Ability... abilities) {
        return Compiler.compile(CardDefinition.of(
                new Face("Card", ManaCost.parse("1"), TypeLine.parse(types), 0, 1, 1, 0, List.of(abilities), "")));
    }

    @Test
    void targetsAreChosenInTheOrderOfTheText() {
        var creature = TargetSlot.one(Table.CREATURE);
        var player = TargetSlot.one(new Filter.IsPlayer(Filter.Relation.ANY));
        var effect = new Effect.Sequence(
                List.of(
                        new Effect.Destroy(new Reference.Target(creature), true, ""),
                        new Effect.Draw(new Reference.Target(player), ONE)),
                List.of(Effect.Joint.SENTENCE));
        assertThat(TargetSlots.of(effect)).containsExactly(creature, player);
    }

    @Test
    void modesKeepTheirOwnTargets_700_2() {
        var destroy = new Effect.Destroy(new Reference.Target(TargetSlot.one(Table.CREATURE)), true, "");
        var modal = new Effect.Modal(
                splitsecond.engine.ability.Count.ONE, List.of(new Ability.Mode(destroy, null, "")), false, "");
        assertThat(TargetSlots.of(modal)).isEmpty();
        assertThat(TargetSlots.of(destroy)).hasSize(1);
    }

    @Test
    void aBasicLandTypeBringsItsManaAbility_305_6() {
        var dual = card("Land — Island Swamp").front();
        assertThat(dual.abilities).containsExactly(BasicLandTypes.mana(1), BasicLandTypes.mana(2));
        assertThat(dual.hasManaAbility).isTrue();
        assertThat(card("Creature — Elf").front().hasManaAbility).isFalse();
    }

    @Test
    void anAbilityWithATargetIsNoManaAbility_605_1a() {
        var add = new Effect.AddMana(
                new Reference.Target(TargetSlot.one(new Filter.IsPlayer(Filter.Relation.ANY))),
                new splitsecond.engine.ability.Production.Fixed(List.of(0, 0, 0, 0, 0, 1)),
                null,
                "");
        var ability = new Ability.Activated(Cost.NONE, add, Ability.Limits.NONE, Zone.BATTLEFIELD, "");
        assertThat(Compiler.compile(ability, 0).isMana).isFalse();
    }

    @Test
    void keywordsStandForAbilities() {
        var prowess =
                card("Creature — Monk", new Ability.Keyword(Keyword.PROWESS)).front();
        assertThat(prowess.has(Keyword.PROWESS)).isTrue();
        assertThat(prowess.abilities).hasSize(1);
        assertThat(prowess.listensTo).isEqualTo(splitsecond.engine.event.GameEvent.Kind.CAST.bit());
        var cycling = new KeywordAbility.Cycling(Cost.mana(ManaCost.parse("2")), null, "");
        var cycler = card("Creature — Elf", new Ability.Parameterized(cycling)).front();
        assertThat(cycler.abilities[0].zone).isEqualTo(Zone.HAND);
    }

    @Test
    void aTokenIsNamedAfterItsSubtypes_111_4() {
        var soldier = new Token(null, TypeLine.parse("Creature — Human Soldier"), 1, ONE, ONE, List.of(), false);
        assertThat(Compiler.token(soldier, 1, 1).front().name).isEqualTo("Human Soldier Token");
        var treasure = new Token(null, TypeLine.parse("Artifact — Treasure"), 0, null, null, List.of(), true);
        var traits = Compiler.token(treasure, 0, 0).front();
        assertThat(traits.name).isEqualTo("Treasure Token");
        assertThat(traits.hasManaAbility).isTrue();
    }

    @Test
    void anOtherWayToCastKnowsFromWhere() {
        var cost = Cost.mana(ManaCost.parse("3"));
        var flashback = new KeywordAbility.CastAnotherWay(CastingWay.FLASHBACK, cost);
        assertThat(card("Instant", new Ability.Parameterized(flashback))
                        .rules[0]
                        .ways())
                .extracting(way -> way.kind().word() + " from " + way.kind().from())
                .containsExactly("flashback from GRAVEYARD");
    }
}
