package splitsecond.engine.rules.changes;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.engine.rules.resolving.Duel.ALICE;
import static splitsecond.engine.rules.resolving.Duel.BOB;
import static splitsecond.engine.rules.resolving.Duel.CREATURE;
import static splitsecond.engine.rules.resolving.Duel.creature;
import static splitsecond.engine.rules.resolving.Duel.instant;
import static splitsecond.engine.rules.resolving.Duel.land;
import static splitsecond.engine.rules.resolving.Duel.number;
import static splitsecond.engine.rules.resolving.Duel.target;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.resolving.Duel;
import splitsecond.engine.state.ObjectFlags;

class ReplacingTest {

    @Test
    void aCloneIsItsCardAgainWhenItLeaves() {
        var clone = creature(
                "Clone",
                0,
                0,
                new Ability.Static(
                        new StaticEffect.Replace(new Replacement.EntersAsCopy(CREATURE, true, List.of(), "")),
                        null,
                        Zone.BATTLEFIELD));
        var table = new Duel()
                .hand(ALICE, clone, instant("Doom", new Effect.Destroy(target(CREATURE), true, "")))
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        table.casts("Clone").asks(ALICE, Decision.Kind.CHOOSE).takes(table.permanent("Giant"));
        assertThat(table.battlefield()).containsExactly("Giant", "Giant");
        table.casts("Doom", table.state().zones.battlefield.get(1));
        assertThat(table.graveyardOf(ALICE)).containsExactlyInAnyOrder("Clone", "Doom");
    }

    @Test
    void whatWouldDieIsExiledInstead() {
        var rest = Duel.card(
                "Rest",
                "Enchantment",
                0,
                0,
                new Ability.Static(
                        new StaticEffect.Replace(new Replacement.MoveInstead(
                                new Filter.Any(), null, Zone.GRAVEYARD, Zone.EXILE, Effect.Placement.PLAIN, "")),
                        null,
                        Zone.BATTLEFIELD));
        var table = new Duel()
                .hand(ALICE, instant("Doom", new Effect.Destroy(target(CREATURE), true, "")))
                .battlefield(ALICE, rest)
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        table.casts("Doom", table.permanent("Giant"));
        assertThat(table.graveyardOf(BOB)).isEmpty();
        assertThat(table.names(table.state().zones.exile)).containsExactlyInAnyOrder("Giant", "Doom");
    }

    @Test
    void aLandEntersTappedUnlessLifeIsPaid() {
        var shock = land(
                "Garden",
                new Ability.Static(
                        new StaticEffect.Replace(new Replacement.EntersTapped(
                                new Filter.This(), null, new Cost(List.of(new Cost.PayLife(number(2)))), "")),
                        null,
                        Zone.BATTLEFIELD));
        var table = new Duel().hand(ALICE, shock).start();
        table.game().playLand(ALICE, table.inHand(ALICE, "Garden"));
        table.asks(ALICE, Decision.Kind.MAY).yes();
        assertThat(table.life(ALICE)).isEqualTo(18);
        assertThat(table.state().is(table.permanent("Garden"), ObjectFlags.TAPPED))
                .isFalse();
    }
}
