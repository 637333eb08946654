package splitsecond.engine.rules.resolving;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.engine.rules.resolving.Duel.ALICE;
import static splitsecond.engine.rules.resolving.Duel.BOB;
import static splitsecond.engine.rules.resolving.Duel.CREATURE;
import static splitsecond.engine.rules.resolving.Duel.IT;
import static splitsecond.engine.rules.resolving.Duel.YOU;
import static splitsecond.engine.rules.resolving.Duel.creature;
import static splitsecond.engine.rules.resolving.Duel.instant;
import static splitsecond.engine.rules.resolving.Duel.land;
import static splitsecond.engine.rules.resolving.Duel.move;
import static splitsecond.engine.rules.resolving.Duel.number;
import static splitsecond.engine.rules.resolving.Duel.target;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

class ResolvingTest {

    private static final Reference ITS_CONTROLLER = new Reference.ControllerOf(IT, "");

    private static Effect gain(Reference who, Amount amount) {
        return new Effect.GainLife(who, amount, "");
    }

    private static Effect ifYouDo(Effect effect) {
        return new Effect.If(new Condition.PreviousDone(true, ""), effect, null, "");
    }

    private static Effect discard(Reference who) {
        return new Effect.Discard(who, number(1), null, false, "");
    }

    private static Effect draw(int cards) {
        return new Effect.Draw(YOU, number(cards));
    }

    @Test
    void whatWasDestroyedIsStillKnownByItsControllerAndPower() {
        var table = new Duel()
                .hand(
                        ALICE,
                        instant(
                                "Mourning",
                                new Effect.Destroy(target(CREATURE), true, ""),
                                new Effect.LoseLife(ITS_CONTROLLER, number(2), ""),
                                gain(YOU, new Amount.StatOf(Characteristic.POWER, IT))))
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        table.casts("Mourning", table.permanent("Giant"));
        assertThat(table.graveyardOf(BOB)).containsExactly("Giant");
        assertThat(table.life(BOB)).isEqualTo(18);
        assertThat(table.life(ALICE)).isEqualTo(23);
        assertThat(table.graveyardOf(ALICE)).containsExactly("Mourning");
    }

    @Test
    void whatWasExiledComesBackAsANewObject() {
        var table = new Duel()
                .hand(
                        ALICE,
                        instant(
                                "Flicker",
                                move(target(CREATURE), Zone.EXILE),
                                move(IT, Zone.BATTLEFIELD),
                                new Effect.PutCounters(CounterKind.P1P1, number(1), IT, "")))
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        int before = table.permanent("Giant");
        table.casts("Flicker", before);
        int after = table.permanent("Giant");
        assertThat(after).isNotEqualTo(before);
        assertThat(table.state().counters(after).of(CounterKind.P1P1)).isEqualTo(1);
    }

    @Test
    void aSpellWhoseOnlyTargetIsGoneDoesNotResolve() {
        var table = new Duel()
                .hand(
                        ALICE,
                        instant("Shock", new Effect.Destroy(target(CREATURE), true, ""), gain(YOU, number(1))),
                        instant("Faster", new Effect.Destroy(target(CREATURE), true, "")))
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        int giant = table.permanent("Giant");
        table.game().castSpell(ALICE, table.inHand(ALICE, "Shock"), giant);
        table.casts("Faster", giant);
        assertThat(table.life(ALICE)).isEqualTo(20);
        assertThat(table.graveyardOf(ALICE)).containsExactlyInAnyOrder("Shock", "Faster");
    }

    @Test
    void mayDiscardIsOneQuestion() {
        var table = new Duel()
                .hand(
                        ALICE,
                        instant("Rummage", new Effect.May(YOU, discard(YOU), ""), ifYouDo(draw(2))),
                        land("Plains"),
                        land("Island"))
                .library(ALICE, land("One"), land("Two"), land("Three"))
                .start();
        table.casts("Rummage").asks(ALICE, Decision.Kind.DISCARD).takes(table.inHand(ALICE, "Island"));
        assertThat(table.graveyardOf(ALICE)).containsExactlyInAnyOrder("Island", "Rummage");
        assertThat(table.handOf(ALICE)).containsExactlyInAnyOrder("Plains", "One", "Two");
    }

    @Test
    void whoDeclinesGetsNothing() {
        var table = new Duel()
                .hand(
                        ALICE,
                        instant("Rummage", new Effect.May(YOU, discard(YOU), ""), ifYouDo(draw(2))),
                        land("Plains"))
                .library(ALICE, land("One"), land("Two"))
                .start();
        table.casts("Rummage").no();
        assertThat(table.handOf(ALICE)).containsExactly("Plains");
    }

    @Test
    void playersChooseInTurnOrderAndSacrificeTogether() {
        var each = new Reference.Each(new Filter.IsPlayer(Filter.Relation.ANY), "each");
        var theirs = new Reference.Chosen(CREATURE, Count.ONE, new Reference.ThatPlayer(""));
        var table = new Duel()
                .hand(ALICE, instant("Edict", new Effect.Sacrifice(each, theirs, "")))
                .battlefield(ALICE, creature("Ant", 1, 1), creature("Asp", 1, 1))
                .battlefield(BOB, creature("Bat", 1, 1), creature("Bee", 1, 1))
                .start();
        table.casts("Edict").asks(ALICE, Decision.Kind.CHOOSE).takes(table.permanent("Ant"));
        assertThat(table.battlefield()).contains("Ant");
        table.asks(BOB, Decision.Kind.CHOOSE).takes(table.permanent("Bee"));
        assertThat(table.battlefield()).containsExactly("Asp", "Bat");
    }

    @Test
    void scryPutsCardsOnTheBottomAndKeepsTheOrderChosen() {
        var table = new Duel()
                .hand(ALICE, instant("Foresee", new Effect.Scry(number(3))))
                .library(ALICE, land("One"), land("Two"), land("Three"), land("Four"))
                .start();
        table.casts("Foresee")
                .asks(ALICE, Decision.Kind.PLACE)
                .chooses(Option.Kind.PLACE, ScryAndSurveil.TOP)
                .chooses(Option.Kind.PLACE, ScryAndSurveil.BOTTOM)
                .chooses(Option.Kind.PLACE, ScryAndSurveil.TOP)
                .asks(ALICE, Decision.Kind.CHOOSE)
                .takes(table.inLibrary(ALICE, "Three"));
        assertThat(table.libraryOf(ALICE)).containsExactly("Three", "One", "Four", "Two");
    }

    @Test
    void aSearchOffersOnlyWhatFitsAndMayFindNothing() {
        var tutor = instant(
                "Tutor",
                new Effect.Search(
                        YOU,
                        YOU,
                        CREATURE,
                        Count.ONE,
                        true,
                        new Effect.Destination(Zone.HAND, Effect.Placement.PLAIN),
                        true,
                        ""));
        var table = new Duel()
                .hand(ALICE, tutor, tutor)
                .library(ALICE, land("Plains"), creature("Ant", 1, 1), creature("Asp", 1, 1), land("Island"))
                .start();
        table.casts("Tutor").asks(ALICE, Decision.Kind.SEARCH);
        assertThat(table.game().decision().size()).isEqualTo(3);
        table.takes(table.inLibrary(ALICE, "Asp"));
        assertThat(table.handOf(ALICE)).containsExactlyInAnyOrder("Tutor", "Asp");
        table.casts("Tutor").chooses(Option.Kind.DONE, 0);
        assertThat(table.libraryOf(ALICE)).containsExactlyInAnyOrder("Plains", "Ant", "Island");
    }

    @Test
    void aPriceMayBePaidToPreventTheWorst() {
        var life = new Cost(List.of(new Cost.PayLife(number(3))));
        var table = new Duel()
                .hand(
                        ALICE,
                        instant(
                                "Threat",
                                new Effect.Unless(
                                        new Effect.Destroy(target(CREATURE), true, ""), ITS_CONTROLLER, life, "")))
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        table.casts("Threat", table.permanent("Giant"))
                .asks(BOB, Decision.Kind.MAY)
                .yes();
        assertThat(table.battlefield()).containsExactly("Giant");
        assertThat(table.life(BOB)).isEqualTo(17);
    }

    @Test
    void aCopyOfASpellMayHaveANewTarget() {
        var spell = new Filter.And(List.of(new Filter.IsType(CardType.INSTANT), new Filter.In(Zone.STACK, null)));
        var table = new Duel()
                .hand(
                        ALICE,
                        instant("Doom", new Effect.Destroy(target(CREATURE), true, "")),
                        instant("Fork", new Effect.CopySpell(target(spell), number(1), true, "")))
                .battlefield(BOB, creature("Bat", 1, 1), creature("Bee", 1, 1))
                .start();
        table.game().castSpell(ALICE, table.inHand(ALICE, "Doom"), table.permanent("Bat"));
        table.casts("Fork", table.state().zones.stack.last())
                .asks(ALICE, Decision.Kind.TARGET)
                .takes(table.permanent("Bee"));
        assertThat(table.battlefield()).isEmpty();
        assertThat(table.graveyardOf(ALICE)).containsExactlyInAnyOrder("Doom", "Fork");
    }

    @Test
    void aCounteredSpellDoesNothing() {
        var spell = new Filter.In(Zone.STACK, null);
        var table = new Duel()
                .hand(
                        ALICE,
                        instant("Doom", new Effect.Destroy(target(CREATURE), true, "")),
                        instant("Denial", new Effect.Counter(target(spell), null, "")))
                .battlefield(BOB, creature("Bat", 1, 1))
                .start();
        table.game().castSpell(ALICE, table.inHand(ALICE, "Doom"), table.permanent("Bat"));
        table.casts("Denial", table.state().zones.stack.last());
        assertThat(table.battlefield()).containsExactly("Bat");
        assertThat(table.graveyardOf(ALICE)).containsExactlyInAnyOrder("Doom", "Denial");
    }

    @Test
    void aCreatureThatDiesComesBackToItsOwnersHand() {
        var returns = new Ability.Triggered(
                new Trigger.ZoneChange(new Filter.This(), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, ""),
                null,
                new Effect.Move(new Reference.This(""), Zone.GRAVEYARD, Zone.HAND, Effect.Placement.PLAIN, null, ""),
                0,
                Zone.BATTLEFIELD,
                "");
        var table = new Duel()
                .hand(ALICE, instant("Doom", new Effect.Destroy(target(CREATURE), true, "")))
                .battlefield(BOB, creature("Phoenix", 2, 2, returns))
                .start();
        table.casts("Doom", table.permanent("Phoenix"));
        assertThat(table.handOf(BOB)).containsExactly("Phoenix");
    }

    @Test
    void exiledUntilItsJailerLeaves() {
        var jail = creature(
                "Jailer",
                1,
                1,
                new Ability.Triggered(
                        new Trigger.ZoneChange(new Filter.This(), null, Zone.BATTLEFIELD, false, ""),
                        null,
                        new Effect.ExileUntilLeaves(target(CREATURE), ""),
                        0,
                        Zone.BATTLEFIELD,
                        ""));
        var table = new Duel()
                .hand(ALICE, jail, instant("Doom", new Effect.Destroy(target(CREATURE), true, "")))
                .battlefield(BOB, creature("Giant", 3, 3))
                .start();
        table.casts("Jailer").asks(ALICE, Decision.Kind.TARGET).takes(table.permanent("Giant"));
        assertThat(table.battlefield()).containsExactly("Jailer");
        table.casts("Doom", table.permanent("Jailer"));
        assertThat(table.battlefield()).containsExactly("Giant");
    }

    @Test
    void discoverCastsWhatItFindsAndTheRestGoesToTheBottom() {
        var discover = instant("Find", new Effect.KeywordAction(Action.DISCOVER, number(3), null, ""));
        var table = new Duel()
                .hand(ALICE, discover)
                .library(ALICE, land("Plains"), creature("Ant", 1, 1), land("Island"))
                .start();
        table.casts("Find").takes(table.inExile("Ant"));
        assertThat(table.battlefield()).containsExactly("Ant");
        assertThat(table.libraryOf(ALICE)).containsExactly("Island", "Plains");
    }
}
