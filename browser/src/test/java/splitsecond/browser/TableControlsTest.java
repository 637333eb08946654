package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A fitting control for every kind of question.
class TableControlsTest extends TableTest {

    private static final Pattern LEGAL = Pattern.compile("\\blegal\\b");

    @Test
    void modesAreChosenByTheirText() {
        table.dealHotseat("30 Plains\n30 Healing Salve\n", "Plains", "Healing Salve");
        table.keepHands();
        table.play("Plains");
        table.press(table.inHand("Healing Salve").first());

        assertThat(table.sheet()).containsText("Choose a mode for Healing Salve");
        assertThat(table.sheet().locator(".option")).hasCount(2);
        table.screenshot("modes");
        table.key("1");
        assertThat(table.bar()).containsText("Choose target for Healing Salve");
        table.press(table.page().locator(".player.mine .face"));
        assertThat(table.lifeOf("Ada")).hasText("23");
    }

    @Test
    void xIsANumberWithinWhatCanBePaid() {
        table.dealHotseat("30 Mountain\n30 Blaze\n", "Mountain", "Mountain", "Blaze");
        table.keepHands();
        table.play("Mountain");
        table.hurryToTurn(3);
        table.play("Mountain");
        table.press(table.inHand("Blaze").first());

        assertThat(table.sheet()).containsText("Choose X for Blaze");
        assertThat(table.sheet()).containsText("0 to 1");
        assertThat(table.sheet().locator("output")).hasText("1");
        table.sheet().getByLabel("Less").click();
        assertThat(table.option("X = 0")).isVisible();
        table.sheet().getByLabel("More").click();
        table.screenshot("x");
        table.press(table.option("X = 1"));
        table.press(table.them());
        assertThat(table.log()).containsText("X = 1");
        assertThat(table.lifeOf("Player 2")).hasText("19");
    }

    @Test
    void aNumberIsChosenByKeysAndTheMainButtonTakesIt() {
        table.set("  alice: {hand: [Blaze], battlefield: [4 Mountain]}\n  bob: {}\n", "");
        table.play("Blaze");
        assertThat(table.main()).hasText("X = 3");
        table.key("-");
        table.key("-");
        table.key("+");
        assertThat(table.sheet().locator("output")).hasText("2");
        assertThat(table.main()).hasText("X = 2");
        table.screenshot("number-by-keys");
        table.key("Space");
        assertThat(table.bar()).containsText("Choose target for Blaze");
        table.press(table.them());
        assertThat(table.lifeOf("bob")).hasText("18");
    }

    private void withOrnithopter(String land, String spell) {
        table.dealHotseat("20 " + land + "\n20 Ornithopter\n20 " + spell + "\n", land, "Ornithopter", spell);
        table.keepHands();
        table.play(land);
        table.play("Ornithopter");
        resolve();
        assertThat(mine("Ornithopter")).hasCount(1);
    }

    /// What nobody could answer has resolved by itself.
    private void resolve() {
        if (table.main().textContent().contains("Resolve")) table.press(table.main());
    }

    @Test
    void theOnlyLegalTargetIsTakenAtOnce() {
        withOrnithopter("Forest", "Giant Growth");
        table.press(table.inHand("Giant Growth").first());
        resolve();

        assertThat(mine("Ornithopter").first().locator(".pt")).containsText("3/5");
    }

    @Test
    void theOnlyLegalTargetIsAskedForUnderFullControl() {
        withOrnithopter("Forest", "Giant Growth");
        table.key("f");
        table.press(table.inHand("Giant Growth").first());

        assertThat(table.bar()).containsText("Choose target for Giant Growth");
        assertThat(mine("Ornithopter").first()).hasClass(LEGAL);
        assertThat(table.stack().first()).containsText("Being cast");
        table.press(mine("Ornithopter").first());
        assertThat(table.stack().first()).containsText("Ornithopter");
    }

    @Test
    void theOnlyLegalTargetIsAskedForWhereItHurtsOnesOwn() {
        withOrnithopter("Plains", "Swords to Plowshares");
        table.press(table.inHand("Swords to Plowshares").first());

        assertThat(table.bar()).containsText("Choose target for Swords to Plowshares");
        table.key("Escape");
        assertThat(table.stack()).hasCount(0);
        assertThat(mine("Ornithopter")).hasCount(1);
    }

    @Test
    void aMergedCreatureShowsItsCards() {
        withOrnithopter("Plains", "Dune Strider");
        table.press(table.inHand("Dune Strider").first());
        resolve();

        assertThat(table.sheet()).containsText("Where does Dune Strider go?");
        table.press(table.option("On top of the creature"));
        assertThat(mine("Dune Strider")).hasCount(1);
        assertThat(mine("Ornithopter")).hasCount(0);
        assertThat(mine("Dune Strider").locator(".merged")).hasText("Dune Strider over Ornithopter");
    }

    @Test
    void damageIsDividedAmongBlockers() {
        var decks = new TablePage.Decks("24 Plains\n36 Elite Vanguard\n", "6 Plains\n54 Ornithopter\n");
        table.dealHotseat(decks, "Plains", "Elite Vanguard");
        table.keepHands();
        table.play("Plains");
        table.play("Elite Vanguard");
        table.hurryToTurn(2);
        for (int i = 0; i < 2; i++) table.play("Ornithopter");
        table.hurryToTurn(3);
        table.goOnTo("Declare attackers");
        table.press(mine("Elite Vanguard").first());
        table.press(table.main());
        table.goOnTo("Declare blockers");
        for (int i = 0; i < 2; i++) table.press(mine("Ornithopter").nth(i));
        assertThat(table.main()).hasText("Block with 2");
        table.press(table.main());

        assertThat(table.sheet()).containsText("Elite Vanguard");
        assertThat(table.sheet()).containsText("0 to 2");
        // As much as kills is offered first.
        assertThat(table.option("Assign 2")).isVisible();
        table.sheet().getByLabel("Less").click();
        assertThat(table.page().locator(".half .card.aimed")).hasCount(1);
        assertThat(table.page().locator(".arrows .target")).not().hasCount(0);
        table.screenshot("division");
        table.press(table.option("Assign 1"));
        assertThat(table.sheet()).hasCount(0);
        assertThat(table.onBattlefield("Ornithopter")).hasCount(2);
    }

    @Test
    void chosenTargetsAreMarkedAndCountedAndTheLogTellsTheDivision() {
        table.dealHotseat("30 Mountain\n30 Forked Bolt\n", "Mountain", "Forked Bolt");
        table.keepHands();
        table.play("Mountain");
        table.play("Forked Bolt");
        assertThat(table.bar()).containsText("up to 2");
        table.press(table.them());
        assertThat(table.bar()).containsText("Choose target 2 of up to 2");
        assertThat(table.page().locator(".player.theirs .face.aimed")).isVisible();
        table.screenshot("two-targets");
        table.press(table.page().locator(".player.mine .face"));
        assertThat(table.lifeOf("Ada")).hasText("19");
        assertThat(table.log()).containsText("1 to Player 2, 1 to Ada");
    }

    @Test
    void anOptionalCostIsNamedAndTheLogTellsThatItWasPaid() {
        var deck = "24 Forest\n18 Vines of Vastwood\n18 Ornithopter\n";
        table.dealHotseat(deck, "Forest", "Forest", "Vines of Vastwood", "Ornithopter");
        table.keepHands();
        table.play("Forest");
        table.play("Ornithopter");
        table.hurryToTurn(3);
        table.play("Forest");
        table.play("Vines of Vastwood");
        assertThat(table.sheet()).containsText("(Vines of Vastwood)");
        assertThat(table.sheet().locator("h2")).containsText("Pay kicker");
        table.screenshot("kicker");
        table.press(table.option("Yes"));
        assertThat(table.log()).containsText("(kicked)");
    }

    @Test
    void aLibraryIsSearchedByLookingAtIt() {
        var singles = "1 Murder\n1 Terror\n1 Duress\n1 Mind Rot\n1 Disfigure\n1 Gravedigger\n1 Bog Wraith\n1 Zombify\n";
        table.dealHotseat("30 Swamp\n22 Demonic Tutor\n" + singles, "Swamp", "Swamp", "Demonic Tutor");
        table.keepHands();
        table.play("Swamp");
        table.hurryToTurn(3);
        table.play("Swamp");
        table.play("Demonic Tutor");

        assertThat(table.sheet()).containsText("Search your library for a card (Demonic Tutor)");
        assertThat(table.main()).isDisabled();
        var found = table.sheet().locator(".card");
        assertThat(table.sheet().locator(".card[data-name=Swamp]")).hasCount(1);
        table.sheet().getByLabel("Find a card").fill("zomb");
        assertThat(found).hasCount(1);
        table.screenshot("search");
        table.sheet().getByLabel("Fold the question").click();
        assertThat(found).isHidden();
        table.sheet().getByLabel("Unfold the question").click();
        table.press(found);
        assertThat(table.inHand("Zombify")).hasCount(1);
    }

    @Test
    void whatGoesToTheBottomIsAsked() {
        table.dealHotseat("30 Island\n30 Opt\n", "Island", "Opt");
        table.keepHands();
        table.play("Island");
        table.play("Opt");
        assertThat(table.sheet()).containsText("go?");
        assertThat(table.sheet().locator(".subject .card")).isVisible();
        table.press(table.option("Bottom of the library"));
        assertThat(table.sheet()).hasCount(0);
        assertThat(table.log()).containsText("Opt resolves");
    }

    @Test
    void mayIsYesOrNoAndTriggersAreOrdered() {
        var deck = "24 Plains\n12 Soul's Attendant\n12 Soul Warden\n12 Ornithopter\n";
        table.dealHotseat(deck, "Plains", "Plains", "Soul's Attendant", "Soul Warden", "Ornithopter");
        table.keepHands();
        table.play("Plains");
        table.play("Soul's Attendant");
        table.hurryToTurn(3);
        table.play("Plains");
        table.play("Soul Warden");
        assertThat(table.sheet()).containsText("Gain 1 life? (Soul's Attendant)");
        assertThat(table.sheet()).containsText("you may gain 1 life");
        table.screenshot("may");
        table.press(table.option("Yes"));
        assertThat(table.lifeOf("Ada")).hasText("21");

        table.play("Ornithopter");
        assertThat(table.bar()).containsText(Pattern.compile("order|first|trigger", Pattern.CASE_INSENSITIVE));
        table.screenshot("ordering");
        table.press(table.page().locator(".sheet .option, .card.legal").first());
        table.press(table.option("No"));
        assertThat(table.lifeOf("Ada")).hasText("22");
    }

    @Test
    void payingByHandShowsWhatRemainsAndCancelGivesItBack() {
        table.dealHotseat("30 Mountain\n30 Volcanic Hammer\n", "Mountain", "Mountain", "Volcanic Hammer");
        table.keepHands();
        table.play("Mountain");
        table.hurryToTurn(3);
        table.play("Mountain");
        table.key("p");
        int cards = table.inHand("Volcanic Hammer").count();
        table.press(table.inHand("Volcanic Hammer").first());
        table.press(table.them());

        var remaining = table.bar().locator(".payment .cost").first().locator(".mana");
        assertThat(table.bar()).containsText("to pay");
        assertThat(remaining).hasCount(2);
        assertThat(mine("Mountain").last()).hasClass(LEGAL);
        table.press(mine("Mountain").last());
        assertThat(remaining).hasCount(1);
        table.screenshot("pay-by-hand");
        table.key("Escape");
        assertThat(table.stack()).hasCount(0);
        assertThat(table.inHand("Volcanic Hammer")).hasCount(cards);
        assertThat(table.page().locator(".half .card.tapped")).hasCount(0);

        table.press(table.inHand("Volcanic Hammer").first());
        table.press(table.them());
        for (int i = 0; i < 2; i++)
            table.press(table.page().locator(".half.mine .card.legal").last());
        assertThat(table.bar()).containsText("nothing more");
        table.press(table.main());
        assertThat(table.lifeOf("Player 2")).hasText("17");
    }

    @Test
    void blockersAreClickedAndTheOutcomeIsForetold() {
        goblinAttacksGoblin();
        assertThat(table.main()).hasText("No blocks");
        assertThat(table.bar()).containsText("Ada takes 1");
        table.press(mine("Raging Goblin"));
        assertThat(table.main()).hasText("Block with 1");
        assertThat(table.bar()).containsText("Ada's Raging Goblin dies");
        assertThat(table.bar()).containsText("Player 2's Raging Goblin dies");
        assertThat(table.page().locator(".card.dying")).hasCount(2);
        assertThat(table.page().locator(".arrows .combat")).hasCount(1);
        table.screenshot("block");
        table.press(mine("Raging Goblin"));
        assertThat(table.main()).hasText("No blocks");
        assertThat(table.bar()).containsText("Ada takes 1");
        table.press(mine("Raging Goblin"));
        table.press(table.main());
        assertThat(table.log()).containsText("blocks");
        assertThat(table.onBattlefield("Raging Goblin")).hasCount(0);
    }

    @Test
    void theOutcomeCountsPlaneswalkersAndIsReadWhole() {
        table.page().setViewportSize(1366, 768);
        table.set(
                "  alice: {battlefield: [2 Grizzly Bears]}\n"
                        + "  bob: {battlefield: [Jace Beleren, 2 Grizzly Bears]}\n",
                "");
        table.goOnTo("Declare attackers");
        table.press(mine("Grizzly Bears").first());
        table.press(theirs("Jace Beleren"));
        assertThat(table.bar()).containsText("Jace Beleren goes to 1");
        table.press(mine("Grizzly Bears").last());
        table.press(table.them());
        assertThat(table.bar()).containsText("bob takes 2");
        table.press(table.main());
        table.press(mine("Grizzly Bears").first());
        table.press(theirs("Grizzly Bears").first());
        assertThat(table.bar()).containsText("alice's Grizzly Bears (blocked) dies");
        assertThat(table.bar()).containsText("bob's Grizzly Bears (blocking) dies");
        assertThat((Boolean) table.page()
                        .locator(".bar .prompt")
                        .evaluate("prompt => prompt.scrollHeight <= prompt.clientHeight + 1"))
                .isTrue();
        table.screenshot("outcome-whole");
    }

    @Test
    void severalCreaturesArePickedUpAndAttackWhomIsClickedThen() {
        table.set(
                "  alice: {battlefield: [Hill Giant, Grizzly Bears, Serra Angel]}\n  bob: {battlefield: [Jace Beleren]}\n",
                "");
        table.goOnTo("Declare attackers");
        table.press(mine("Hill Giant"));
        table.press(mine("Grizzly Bears"));
        assertThat(table.bar()).containsText("Now click whom they attack");
        assertThat(table.page().locator(".half.mine .card.chosen")).hasCount(2);
        table.press(table.them());
        assertThat(table.main()).hasText("Attack with 2");
        assertThat(table.bar()).containsText("bob takes 5");
        table.press(mine("Serra Angel"));
        table.press(theirs("Jace Beleren"));
        assertThat(table.main()).hasText("Attack with 3");
    }

    private Locator theirs(String name) {
        return table.page().locator(".half.theirs .card[data-name=\"" + name + "\"]");
    }

    @Test
    void aPreviewThatComesLateIsGivenUp() {
        var held = new ArrayList<Route>();
        goblinAttacksGoblin();
        table.page().route("**/combat-preview", held::add);
        table.page().waitForRequest("**/combat-preview", () -> table.press(mine("Raging Goblin")));
        table.press(table.main());
        assertThat(held).isNotEmpty();
        held.forEach(Route::resume);
        assertThat(table.log()).containsText("blocks");
        assertThat(table.onBattlefield("Raging Goblin")).hasCount(0);
    }

    @Test
    void blockersAreDraggedOntoAttackers() {
        goblinAttacksGoblin();
        var from = mine("Raging Goblin").boundingBox();
        var to = table.page()
                .locator(".half.theirs .card[data-name='Raging Goblin']")
                .boundingBox();
        var mouse = table.page().mouse();
        mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        mouse.down();
        mouse.move(to.x + to.width / 2, to.y + to.height + 20);
        assertThat(table.page().locator(".arrows .combat")).hasCount(1);
        mouse.move(to.x + to.width / 2, to.y + to.height / 2);
        mouse.up();
        assertThat(table.main()).hasText("Block with 1");
        assertThat(table.bar()).containsText("Raging Goblin dies");
        table.press(table.page().getByRole(AriaRole.BUTTON).filter(new Locator.FilterOptions().setHasText("Clear")));
        assertThat(table.main()).hasText("No blocks");
    }

    @Test
    void stopsAreSetAndGraveyardsOpened() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        var stop = table.page().getByLabel("Stop at your own upkeep step");
        assertThat(stop).hasAttribute("aria-pressed", "false");
        table.press(stop);
        assertThat(stop).hasAttribute("aria-pressed", "true");
        table.key("g");
        var graveyard = table.page().getByRole(AriaRole.DIALOG);
        assertThat(graveyard).containsText("Graveyard of Ada");
        assertThat(graveyard).containsText("No cards");
        table.key("Escape");
        assertThat(graveyard).hasCount(0);
    }

    /// Turn two: a Goblin attacks Ada, who has one too.
    private void goblinAttacksGoblin() {
        table.dealHotseat(GOBLINS, "Raging Goblin", "Mountain");
        table.keepHands();
        table.play("Mountain");
        table.play("Raging Goblin");
        table.hurryToTurn(2);
        table.play("Mountain");
        table.play("Raging Goblin");
        table.goOnTo("Declare attackers");
        table.press(mine("Raging Goblin"));
        table.press(table.main());
        table.goOnTo("Declare blockers");
    }

    /// A permanent of the player who is asked, who always sits below.
    private Locator mine(String name) {
        return table.page().locator(".half.mine .card[data-name=\"" + name + "\"]");
    }
}
