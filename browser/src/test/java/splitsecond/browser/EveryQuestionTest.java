package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import splitsecond.engine.decision.Decision;

/// For each kind of question: it is asked in words that name the card, it has a control, and the answer does what it
/// says. A new kind does not compile before it has a scene here.
class EveryQuestionTest extends TableTest {

    private static final String CARDS = """
            [{"name": "Two Ways", "cost": "U", "type": "Instant", "text": "Choose one —\\n• Draw two cards.\\n• You gain 4 life."},
             {"name": "Long Blaze", "cost": "XU", "type": "Sorcery", "text": "Long Blaze deals X damage to any target."},
             {"name": "Twin Sparks", "cost": "U", "type": "Instant",
              "text": "Twin Sparks deals 3 damage divided as you choose among any number of targets."},
             {"name": "Loud Draw", "cost": "U", "type": "Sorcery",
              "text": "Kicker {1}\\nDraw a card. If this spell was kicked, draw two cards instead."},
             {"name": "Grim Trade", "cost": "U", "type": "Instant",
              "text": "As an additional cost to cast this spell, sacrifice a creature.\\nDraw two cards."},
             {"name": "Kind Offer", "cost": "U", "type": "Sorcery", "text": "You may draw a card."},
             {"name": "Home Again", "cost": "U", "type": "Sorcery", "text": "Return a creature you control to its owner's hand."},
             {"name": "Loud Gift", "cost": "U", "type": "Sorcery", "text": "Draw a card, then discard a card."},
             {"name": "Old Queen", "cost": "U", "type": "Legendary Creature — Elf", "text": "", "pt": "1/1"},
             {"name": "Prism Shield", "cost": "U", "type": "Instant",
              "text": "Target creature gains protection from the color of your choice until end of turn."},
             {"name": "Measured Gift", "cost": "U", "type": "Sorcery", "text": "You may pay {X}. If you do, you gain X life."},
             {"name": "Clan Banner", "cost": "U", "type": "Artifact",
              "text": "As Clan Banner enters, choose a creature type.\\nCreatures you control of the chosen type get +1/+1."},
             {"name": "Short Look", "cost": "U", "type": "Instant", "text": "Scry 1."},
             {"name": "Deep Search", "cost": "U", "type": "Sorcery",
              "text": "Search your library for a creature card, reveal it, put it into your hand, then shuffle."},
             {"name": "Twofold Grove", "cost": "U", "type": "Enchantment",
              "text": "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead."},
             {"name": "Kind Grove", "cost": "U", "type": "Enchantment",
              "text": "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."},
             {"name": "Sprout", "cost": "U", "type": "Instant", "text": "Put a +1/+1 counter on target creature you control."}]
            """;

    /// Alice has the cards in her hand and mana for them.
    private void set(String hand, String battlefield) {
        table.set(
                "  alice: {hand: [" + hand + "], battlefield: [4 Island" + battlefield + "],"
                        + " library: [Opt, Grizzly Bears, Hill Giant, 10 Island]}\n"
                        + "  bob: {battlefield: [Hill Giant], hand: [Shock], library: [10 Island]}\n",
                CARDS);
    }

    @ParameterizedTest
    @EnumSource(Decision.Kind.class)
    void isAskedAndAnsweredInThePage(Decision.Kind kind) {
        switch (kind) {
            // Nobody is asked either.
            case NONE, OTHER -> {}
            case PRIORITY -> priority();
            case MULLIGAN, BOTTOM -> mulligan(kind);
            case ORDER_TRIGGERS -> orderTriggers();
            case MODE -> mode();
            case X -> x();
            case TARGET -> target();
            case DIVIDE -> divide();
            case OPTIONAL_COST -> optionalCost();
            case COST -> cost();
            case PAY -> pay();
            case ATTACK, BLOCK -> combat(kind);
            case MAY -> may();
            case CHOOSE -> choose();
            case DISCARD -> discard();
            case LEGEND -> legend();
            case COLOR -> color();
            case NUMBER -> number();
            case WORD -> word();
            case PLACE -> place();
            case SEARCH -> search();
            case REPLACEMENT -> replacement();
        }
    }

    /// It is open, the bar says it, and whoever hears it hears it too.
    private void asks(Decision.Kind kind, String prompt) {
        assertThat(table.bar().locator(".prompt")).containsText(prompt);
        assertThat(table.page().evaluate("document.querySelector('game-table').view.decision.kind"))
                .isEqualTo(kind.name());
        assertThat(Axe.findings(table.page())).isEmpty();
        table.screenshot("question-" + kind.name().toLowerCase(Locale.ROOT));
    }

    private void priority() {
        set("Two Ways", "");
        asks(Decision.Kind.PRIORITY, "Play cards, or go on");
        assertThat(table.inHand("Two Ways")).hasClass(Pattern.compile("\\blit\\b"));
        table.press(table.main());
        assertThat(table.page().locator(".phases .turn")).containsText("Turn 2");
    }

    private void mulligan(Decision.Kind kind) {
        table.dealHotseat(GOBLINS, "Mountain", "Raging Goblin");
        asks(Decision.Kind.MULLIGAN, "Keep this hand?");
        table.press(table.bar().getByText("Mulligan", new Locator.GetByTextOptions().setExact(true)));
        assertThat(table.main()).hasText("Keep");
        table.press(table.main());
        table.press(table.main());
        if (kind == Decision.Kind.MULLIGAN) return;
        asks(kind, "Choose a card for the bottom of your library");
        table.press(table.page().locator(".hand.mine .card.legal").first());
        assertThat(table.page().locator(".hand.mine .card")).hasCount(6);
    }

    private void orderTriggers() {
        set("Ornithopter", ", Soul Warden, Soul's Attendant");
        table.play("Ornithopter");
        asks(Decision.Kind.ORDER_TRIGGERS, "Which ability goes on the stack first? It resolves last");
        table.press(mine("Soul Warden"));
        assertThat(table.sheet()).containsText("Gain 1 life? (Soul's Attendant)");
        assertThat(table.lifeOf("alice")).hasText("20");
        table.press(table.option("No"));
        assertThat(table.lifeOf("alice")).hasText("21");
    }

    private void mode() {
        set("Two Ways", "");
        table.play("Two Ways");
        asks(Decision.Kind.MODE, "Choose a mode for Two Ways");
        table.press(table.option("You gain 4 life"));
        assertThat(table.lifeOf("alice")).hasText("24");
    }

    private void x() {
        set("Long Blaze", "");
        table.play("Long Blaze");
        asks(Decision.Kind.X, "Choose X for Long Blaze");
        table.sheet().getByLabel("Less").click();
        table.press(table.option("X = 2"));
        table.press(table.them());
        assertThat(table.lifeOf("bob")).hasText("18");
    }

    private void target() {
        set("Prism Shield", ", Grizzly Bears");
        table.play("Prism Shield");
        asks(Decision.Kind.TARGET, "Choose target for Prism Shield");
        assertThat(table.page().locator(".half .card.legal")).hasCount(2);
        table.press(mine("Grizzly Bears"));
        assertThat(table.sheet()).containsText("Choose a color");
    }

    private void divide() {
        set("Twin Sparks", "");
        table.play("Twin Sparks");
        table.press(table.them());
        table.press(table.onBattlefield("Hill Giant"));
        table.press(table.main());
        asks(Decision.Kind.DIVIDE, "How much of Twin Sparks for bob?");
        assertThat(table.page().locator(".player.theirs .face.aimed")).isVisible();
        table.sheet().getByLabel("More").click();
        table.press(table.option("Assign 2"));
        assertThat(table.lifeOf("bob")).hasText("18");
    }

    private void optionalCost() {
        set("Loud Draw", "");
        table.play("Loud Draw");
        asks(Decision.Kind.OPTIONAL_COST, "Pay kicker");
        table.press(table.option("Yes"));
        assertThat(table.page().locator(".hand.mine .card")).hasCount(2);
    }

    private void cost() {
        set("Grim Trade", ", Grizzly Bears, Ornithopter");
        table.play("Grim Trade");
        asks(Decision.Kind.COST, "Sacrifice a creature (Grim Trade)");
        table.press(mine("Ornithopter"));
        assertThat(mine("Ornithopter")).hasCount(0);
        assertThat(table.page().locator(".hand.mine .card")).hasCount(2);
    }

    private void pay() {
        set("Kind Offer", ", Forest");
        table.key("p");
        table.play("Kind Offer");
        asks(Decision.Kind.PAY, "Pay for Kind Offer");
        table.press(mine("Island").last());
        table.press(table.main());
        assertThat(table.sheet()).containsText("Draw a card? (Kind Offer)");
    }

    private void combat(Decision.Kind kind) {
        set("Hill Giant", ", Grizzly Bears");
        table.goOnTo("Declare attackers");
        if (kind == Decision.Kind.ATTACK) asks(kind, "Declare attackers");
        table.press(mine("Grizzly Bears"));
        table.press(table.main());
        table.goOnTo("Declare blockers");
        if (kind == Decision.Kind.ATTACK) return;
        asks(kind, "Declare blockers");
        table.press(mine("Hill Giant"));
        table.press(table.main());
        assertThat(table.onBattlefield("Grizzly Bears")).hasCount(0);
    }

    private void may() {
        set("Kind Offer", "");
        table.play("Kind Offer");
        asks(Decision.Kind.MAY, "Draw a card? (Kind Offer)");
        table.press(table.option("Yes"));
        assertThat(table.inHand("Opt")).hasCount(1);
    }

    private void choose() {
        set("Home Again", ", Grizzly Bears, Ornithopter");
        table.play("Home Again");
        asks(Decision.Kind.CHOOSE, "Return a creature you control to its owner's hand (Home Again)");
        table.press(mine("Grizzly Bears"));
        assertThat(table.inHand("Grizzly Bears")).hasCount(1);
    }

    private void discard() {
        set("Loud Gift, Shock", "");
        table.play("Loud Gift");
        asks(Decision.Kind.DISCARD, "Discard a card (Loud Gift)");
        table.press(table.inHand("Shock"));
        assertThat(table.log()).containsText("discards Shock");
    }

    private void legend() {
        set("Old Queen", ", Old Queen");
        table.play("Old Queen");
        asks(Decision.Kind.LEGEND, "Keep one Old Queen");
        table.press(mine("Old Queen").first());
        assertThat(mine("Old Queen")).hasCount(1);
    }

    private void color() {
        set("Prism Shield", ", Grizzly Bears");
        table.play("Prism Shield");
        table.press(mine("Grizzly Bears"));
        asks(Decision.Kind.COLOR, "Choose a color for Prism Shield");
        table.press(table.option("red"));
        assertThat(mine("Grizzly Bears")).containsText("protection from red");
    }

    private void number() {
        set("Measured Gift", "");
        table.play("Measured Gift");
        table.press(table.option("Yes"));
        asks(Decision.Kind.NUMBER, "Choose X (Measured Gift)");
        table.sheet().getByLabel("More").click();
        table.sheet().getByLabel("More").click();
        table.press(table.option("Take 2"));
        assertThat(table.lifeOf("alice")).hasText("22");
    }

    private void word() {
        set("Clan Banner", ", Grizzly Bears");
        table.play("Clan Banner");
        asks(Decision.Kind.WORD, "Choose a creature type (Clan Banner)");
        table.sheet().getByLabel("Find").fill("bear");
        table.press(table.sheet()
                .locator(".option", new Locator.LocatorOptions().setHasText(Pattern.compile("^\\s*Bear\\s*$"))));
        assertThat(mine("Grizzly Bears").locator(".pt")).containsText("3/3");
    }

    private void place() {
        set("Short Look, Kind Offer", "");
        table.play("Short Look");
        asks(Decision.Kind.PLACE, "Scry 1 (Short Look): where does Opt go?");
        table.press(table.option("Bottom of the library"));
        table.play("Kind Offer");
        table.press(table.option("Yes"));
        assertThat(table.inHand("Grizzly Bears")).hasCount(1);
    }

    private void search() {
        set("Deep Search", "");
        table.play("Deep Search");
        asks(Decision.Kind.SEARCH, "Search your library for a creature card (Deep Search)");
        assertThat(table.main()).isDisabled();
        table.press(table.sheet().locator(".card.legal[data-name='Hill Giant']"));
        assertThat(table.inHand("Hill Giant")).hasCount(1);
    }

    private void replacement() {
        set("Sprout", ", Twofold Grove, Kind Grove, Grizzly Bears");
        table.play("Sprout");
        asks(Decision.Kind.REPLACEMENT, "Which effect applies first to Grizzly Bears?");
        table.press(mine("Kind Grove"));
        assertThat(mine("Grizzly Bears").locator(".pt")).containsText("6/6");
    }

    private Locator mine(String name) {
        return table.page().locator(".half.mine .card[data-name=\"" + name + "\"]");
    }
}
