package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Replays to go through and to play on from, boards that are set by hand, and cards of one's own.
class GiftsPageTest extends TableTest {

    private void open(String place) {
        table.page().navigate(server.address() + "#" + place);
        table.page().reload();
    }

    @Test
    void aReplayIsGoneThroughByItsStoryLinkedToAndPlayedOnFrom() {
        var page = table.page();
        page.evaluate("""
                async () => {
                  const answer = await fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({player: 'heuristic', opponent: 'heuristic', seed: 7, deck: 'Short Fuse', opponentDeck: 'Big Feet'})});
                  location.hash = `replay=${(await answer.json()).id}`;
                }""");
        var story = page.locator(".story");
        assertThat(story.locator("h3").first()).containsText("Turn 1");
        table.button("Next turn").click();
        table.button("Next turn").click();
        assertThat(page.locator(".phases .turn")).containsText("Turn 2");
        table.button("Forward").click();
        story.locator("p button").nth(12).click();
        assertThat(story.locator("p").nth(12)).hasClass(Pattern.compile("\\bnow\\b"));
        table.screenshot("replay-story");
        page.setViewportSize(844, 390);
        for (var button : List.of("Turn before", "Back", "Play", "Forward", "Next turn", "Copy link", "Play on…"))
            assertThat(table.button(button)).isInViewport();
        table.screenshot("replay-lying-phone");
        page.setViewportSize(1366, 768);

        assertThat(page.url()).containsPattern("#replay=[0-9a-f]{16}@\\d+");
        var moment = page.locator(".replay-bar .prompt b").textContent();
        page.reload();
        assertThat(page.locator(".replay-bar .prompt b")).hasText(moment);

        table.button("Play on…").click();
        table.screenshot("play-on");
        page.getByText("As both").click();
        assertThat(page.locator("#main")).isVisible();
        assertThat(page).hasURL(Pattern.compile("#game="));
    }

    /// Steps of which nobody tells are passed over.
    @Test
    void aReplayRunsAtTheSpeedThatIsChosen() {
        var page = table.page();
        page.evaluate("""
                async () => {
                  const answer = await fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({player: 'heuristic', opponent: 'heuristic', seed: 7, deck: 'Short Fuse', opponentDeck: 'Big Feet'})});
                  location.hash = `replay=${(await answer.json()).id}`;
                }""");
        assertThat(page.locator(".story h3").first()).containsText("Turn 1");
        page.evaluate("""
                () => {
                  window.shown = [];
                  new MutationObserver(() => {
                    const step = Number(document.querySelector('.counted').textContent.split('/')[0]);
                    if (window.shown.at(-1)?.step !== step) window.shown.push({step, at: performance.now()});
                  }).observe(document.querySelector('replay-table'), {subtree: true, childList: true, characterData: true});
                }""");
        page.getByLabel("Speed").selectOption("fast");
        table.button("Play").click();
        page.waitForFunction("() => window.shown.length > 5");
        table.button("Pause").click();
        double fast = between();
        page.getByLabel("Speed").selectOption("normal");
        page.evaluate("window.shown = []");
        table.button("Play").click();
        page.waitForFunction("() => window.shown.length > 3");
        table.button("Pause").click();
        assertThat(fast).isGreaterThan(300).isLessThan(between());
        assertThat((Boolean) page.evaluate("""
                        () => { const told = new Set(document.querySelector('replay-table').moments.map(one => one.step));
                          return window.shown.every(one => told.has(one.step)); }""")).isTrue();
    }

    /// How long each event was looked at, in milliseconds.
    private double between() {
        return ((Number) table.page()
                        .evaluate("(window.shown.at(-1).at - window.shown[0].at) / (window.shown.length - 1)"))
                .doubleValue();
    }

    @Test
    void aFinishedGameIsPlayedOnAgainstTheComputerFromAnyDecision() {
        var page = table.page();
        table.deal(
                Map.of("name", "Ada", "first", "you", "deck", GOBLINS, "opponentDeck", DIVINATION),
                "Mountain",
                "Raging Goblin");
        table.press(table.main());
        table.play("Mountain");
        table.play("Raging Goblin");
        var goblin = table.onBattlefield("Raging Goblin");
        assertThat(goblin).hasCount(1);
        page.getByText("Concede", new Page.GetByTextOptions().setExact(true)).click();
        page.getByText("Concede the game").click();
        var game = page.url();
        page.getByLabel("The game is over").getByText("Replay").click();
        page.locator(".story p button", new Page.LocatorOptions().setHasText("Ada plays Mountain"))
                .first()
                .click();
        assertThat(page.locator(".replay-bar .prompt b")).hasText("Ada plays Mountain.");
        table.button("Play on…").click();
        page.getByText("As Ada").click();
        assertThat(table.main()).hasText("End turn");
        assertThat(page.url()).isNotEqualTo(game);
        assertThat(goblin).hasCount(0);
        assertThat(table.onBattlefield("Mountain")).hasCount(1);
        // It is the computer's turn afterwards, not that of a second seat.
        table.press(table.main());
        assertThat(table.log()).containsText("Turn 3");
        assertThat(page.locator(".hand.theirs .card:not(.back)")).hasCount(0);
    }

    @Test
    void inAReplayWhoPlayedAgainstTheComputerSitsBelowAlsoIfTheOtherWentFirst() {
        var page = table.page();
        page.evaluate("""
                async () => {
                  const answer = await fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({opponent: 'heuristic', seed: 7, first: 'opponent', deck: 'Short Fuse', opponentDeck: 'Big Feet'})});
                  const {id, token} = await answer.json();
                  await fetch(`/api/games/${id}/concede`, {method: 'POST', headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`}, body: '{}'});
                  location.hash = `replay=${id}`;
                }""");
        assertThat(page.locator(".player.mine .who")).hasText("You");
        assertThat(page.locator(".phases .turn")).containsText("goes first");
        assertThat(page.locator(".phases .turn")).hasClass(Pattern.compile("^turn *$"));
    }

    @Test
    void aBoardIsSetByTypingNamesAndPlayedWithBothSeats() {
        var page = table.page();
        open("ask");
        page.getByText("Clear", new Page.GetByTextOptions().setExact(true)).click();
        type("Battlefield of alice", "Grizzly Bears");
        type("Battlefield of alice", "2 Forest");
        type("Hand of alice", "Giant Growth");
        type("Battlefield of bob", "Hill Giant");
        type("Graveyard of bob", "Lightning Bolt");
        page.getByTitle("Change Hill Giant").click();
        page.getByLabel("tapped").check();
        page.getByLabel("+1/+1 counters").fill("2");
        page.locator("#close-edit").click();
        assertThat(page.getByTitle("Change Hill Giant")).containsText("2 +1/+1");
        table.screenshot("ask");
        page.locator("#ask-play").click();
        assertThat(page.locator(".table")).isVisible();
        assertThat(table.onBattlefield("Hill Giant")).containsText("5/5");
        table.press(table.inHand("Giant Growth"));
        table.press(table.onBattlefield("Grizzly Bears"));
        for (int i = 0; i < 3 && table.stack().count() > 0; i++) table.press(table.main());
        assertThat(table.onBattlefield("Grizzly Bears")).containsText("5/5");
        table.screenshot("ask-game");
        table.key("z");
        table.button("Take back");
        assertThat(page.getByText("Copy scenario")).isVisible();
    }

    @Test
    void whoseTurnWhichStepAndWhatLiesFaceDownAreSetAndTheLinkIsTheBoard() {
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        var page = table.page();
        open("ask");
        page.getByText("Clear", new Page.GetByTextOptions().setExact(true)).click();
        type("Battlefield of alice", "2 Island");
        type("Battlefield of bob", "Hill Giant");
        type("Exile of bob", "Shock");
        type("Library, from the top of alice", "Opt");
        page.getByTitle("Change Hill Giant").click();
        page.getByLabel("face down").check();
        page.locator("#close-edit").click();
        type("Hand of alice", "Divination");
        page.getByLabel("Whose turn").selectOption("bob");
        page.getByLabel("Step").selectOption("beginning of combat");

        page.getByText("Copy scenario").click();
        assertThat(page.getByText("The scenario file is copied.")).isVisible();
        assertThat(copied()).contains("turn: {active: bob, step: beginning of combat}", "face down: true", "exile:");
        page.getByText("Copy link").click();
        assertThat(page.getByText("The link is copied.")).isVisible();
        var link = copied();
        page.getByText("Clear", new Page.GetByTextOptions().setExact(true)).click();
        page.navigate(link);
        page.reload();
        assertThat(page.getByLabel("Whose turn")).hasValue("1");
        assertThat(page.getByTitle("Change Hill Giant")).containsText("face down");
        page.locator("#ask-play").click();
        assertThat(page.locator(".phases .step.now")).containsText("Combat");
        assertThat(page.locator(".player.mine.active .who")).hasText("bob");
        table.settle();
        table.press(table.main());
        // Nobody has anything to do before attackers are declared.
        assertThat(page.locator(".phases .step.now")).containsText("Attackers");

        // "Why not?" works as in every game.
        for (int i = 0; i < 5 && table.inHand("Divination").count() == 0; i++) table.press(table.main());
        table.inHand("Divination").click();
        assertThat(table.toast()).containsText("Cannot cast Divination: It costs");
    }

    private String copied() {
        return table.page().evaluate("navigator.clipboard.readText()").toString();
    }

    /// Whatever one's habits are: a board that was set in a step is about that step.
    @Test
    void aBoardBeginsInTheStepThatWasSet() {
        var hands = "  alice: {hand: [Shock, Opt], battlefield: [Mountain, Island], library: [5 Island]}\n"
                + "  bob: {hand: [Shock], battlefield: [2 Mountain, Grizzly Bears], library: [5 Island]}\n";
        table.set(hands + "  turn: {active: alice, step: upkeep}\n", "[]");
        assertThat(now()).containsText("Upkeep");
        table.play("Shock");
        table.key("Escape");
        assertThat(now()).containsText("Upkeep");
        table.press(table.main());
        assertThat(now()).not().containsText("Upkeep");

        table.set(hands + "  turn: {active: bob, step: end}\n", "[]", "heuristic");
        assertThat(now()).containsText("End");
        assertThat(table.inHand("Shock")).hasClass(Pattern.compile("\\blit\\b"));
        table.screenshot("set-in-a-step");

        open("ask");
        type("Battlefield of alice", "Grizzly Bears");
        table.page().getByLabel("Step").selectOption("upkeep");
        table.page().locator("#ask-play").click();
        assertThat(table.page().locator(".table")).isVisible();
        table.settle();
        assertThat(now()).containsText("Upkeep");
    }

    private Locator now() {
        return table.page().locator(".step.now");
    }

    @Test
    void anyMomentOfAGameIsABoardThatCanBeChanged() {
        table.set(
                "  alice: {hand: [Giant Growth], battlefield: [{Grizzly Bears: {tapped: true}}, 2 Forest]}\n"
                        + "  bob: {life: 7, battlefield: [{Hill Giant: {counters: {+1/+1: 2}}}], graveyard: [Shock]}\n",
                "[]");
        var page = table.page();
        page.getByText("Set this board…").click();
        assertThat(page.locator("h1")).hasText("Ask the table");
        assertThat(page.getByTitle("Change Grizzly Bears")).containsText("tapped");
        assertThat(page.getByTitle("Change Forest")).containsText("2×");
        assertThat(page.getByTitle("Change Hill Giant")).containsText("2 +1/+1");
        assertThat(page.getByTitle("Change Giant Growth")).isVisible();
        assertThat(page.getByTitle("Change Shock")).isVisible();
        table.screenshot("moment-as-board");
        page.locator("#ask-play").click();
        assertThat(table.lifeOf("bob")).hasText("7");
        assertThat(table.onBattlefield("Hill Giant")).containsText("5/5");
    }

    private void type(String field, String text) {
        var input = table.page().getByLabel(field);
        input.fill(text);
        assertThat(table.page().locator(".found li").first()).isVisible();
        input.press("Enter");
        assertThat(table.page().locator(".found")).hasCount(0);
    }

    @Test
    void anyScenarioFileIsOpenedAndWhatItExpectsIsChecked(@TempDir Path folder) throws Exception {
        var page = table.page();
        open("ask");
        var file = Files.writeString(folder.resolve("growth.yaml"), """
                scenario: A Growth makes the Bears large
                given:
                  alice: {hand: [Giant Growth], battlefield: [Grizzly Bears, Forest]}
                  bob: {}
                when:
                  - alice casts: Giant Growth
                    targets: [Grizzly Bears]
                  - resolve all
                then:
                  Grizzly Bears: {power: 5}
                """);
        page.getByLabel("Scenario file").setInputFiles(file);
        assertThat(page.getByLabel("Scenario", new Page.GetByLabelOptions().setExact(true)))
                .hasValue(Pattern.compile("alice casts"));
        page.locator("#ask-play").click();
        assertThat(table.onBattlefield("Grizzly Bears")).containsText("5/5");
        assertThat(page.getByText("What the scenario expects holds.")).isVisible();
    }

    @Test
    void aBoardThatCannotBeSetSaysWhy() {
        table.expectComplaint("400");
        var page = table.page();
        open("ask");
        var field = page.getByLabel("Hand of alice");
        field.fill("Lightning Blt");
        field.press("Enter");
        page.locator("#ask-play").click();
        assertThat(page.locator(".problem")).containsText("did you mean 'Lightning Bolt'?");
    }

    @Test
    void aCardIsWrittenUnderstoodKeptAndPlayed() {
        var page = table.page();
        open("workshop");
        page.getByLabel("Name").fill("Borrowed Time");
        page.getByLabel("Cost").fill("{B}");
        page.getByLabel("Type").fill("Sorcery");
        var text = page.getByLabel("Text", new Page.GetByLabelOptions().setExact(true));
        text.fill("Destroy target creature. Its controler loses 2 life.");
        var understood = page.getByLabel("What is understood");
        assertThat(understood.locator("mark")).isVisible();
        assertThat(understood).containsText("did you mean \"controller\"?");
        table.screenshot("workshop-trouble");
        text.fill("Destroy target creature. Its controller loses 2 life.");
        assertThat(understood).containsText("the controller of it (target creature)");
        page.getByText("Keep", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByLabel("Your set")).containsText("Borrowed Time");
        table.screenshot("workshop");
        var saved = page.waitForDownload(() -> page.getByText("Save as a file").click());
        assertThat(saved.suggestedFilename()).isEqualTo("my-cards.json");
        page.locator("#try").click();
        assertThat(page.locator(".table")).isVisible();
        assertThat(table.inHand("Borrowed Time")).hasCount(2);
        table.press(table.inHand("Borrowed Time").first());
        table.press(table.page().locator(".half.theirs .card[data-name=\"Hill Giant\"]"));
        for (int i = 0; i < 3 && table.stack().count() > 0; i++) table.press(table.main());
        assertThat(table.lifeOf("bob")).hasText("18");
    }

    @Test
    void aSetIsSharedAsAFile(@TempDir Path folder) throws Exception {
        var page = table.page();
        open("workshop");
        var file = Files.writeString(folder.resolve("friends.json"), """
                [{"name": "Lent Bear", "cost": "{G}", "type": "Creature — Bear", "text": "Trample", "pt": "2/2"},
                 {"name": "Lent Time", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Draw a card."}]
                """);
        page.getByLabel("File of cards").setInputFiles(file);
        var set = page.getByLabel("Your set");
        assertThat(set).containsText("Lent Bear");
        assertThat(set).containsText("Lent Time");
        assertThat(page.getByLabel("What is understood")).containsText("trample");
        page.reload();
        assertThat(set).containsText("Lent Time");
        set.getByText("Lent Time", new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.getByLabel("Face")).containsText("Draw a card.");
        page.getByLabel("Remove Lent Bear").click();
        assertThat(set).not().containsText("Lent Bear");
    }

    @Test
    void theSizeOfACreatureLiesOnItsFace() {
        var page = table.page();
        open("workshop");
        page.getByLabel("Type").fill("Creature — Bear");
        page.getByLabel("Size").fill("2/3");
        page.getByLabel("Text", new Page.GetByLabelOptions().setExact(true)).fill("Flying");
        var face = page.getByLabel("Face");
        assertThat(face.locator(".pt")).hasText("2/3");
        assertThat((Boolean) face.evaluate("""
                        face => { const [of, size] = ['.card', '.pt'].map(one => face.querySelector(one).getBoundingClientRect());
                          return size.left > of.left && size.right <= of.right && size.top > of.top && size.bottom <= of.bottom; }""")).isTrue();
    }

    @Test
    void theStartLeadsToAllOfIt() {
        for (var place : List.of(Map.entry("Ask the table", "#ask"), Map.entry("Workshop", "#workshop"))) {
            table.page().navigate(server.address());
            table.page().getByText(place.getKey()).first().click();
            assertThat(table.page().url()).endsWith(place.getValue());
            assertThat(table.page().locator("h1")).hasText(place.getKey());
        }
    }
}
