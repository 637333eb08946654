package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordingTest {
    private static String of(String name, boolean legendary, String printed) {
        return Wording.of(name, legendary, printed).text();
    }

    @Test
    void reminderTextIsLeftOut() {
        assertThat(of("Bat", false, "Flying (It can't be blocked.)\nReach (It can.)"))
                .isEqualTo("Flying\nReach");
        assertThat(of("Isle", false, "({T}: Add {U}.)\n{T}: Add {W}.")).isEqualTo("{T}: Add {W}.");
        assertThat(of("Isle", false, "({T}: Add {U}.)")).isEmpty();
    }

    @Test
    void aCardsOwnNameIsItself() {
        assertThat(of("Shock", false, "Shock deals 2 damage.")).isEqualTo("~ deals 2 damage.");
        assertThat(of("Gargos, Vicious Watcher", true, "Gargos fights it. Gargos's power."))
                .isEqualTo("~ fights it. ~'s power.");
        assertThat(of("Bear", false, "When this creature dies, sacrifice this land this turn."))
                .isEqualTo("When ~ dies, sacrifice ~ this turn.");
    }

    @Test
    void inAQuotedAbilityANameIsNotTheObjectThatHasIt() {
        assertThat(of("Whip", false, "It has \"{T}: Whip deals 1 damage\" and \"This creature attacks.\""))
                .isEqualTo("It has \"{T}: Whip deals 1 damage\" and \"~ attacks.\"");
    }

    @Test
    void abilityWordsMeanNothing() {
        assertThat(of("Lynx", false, "Flying\nLandfall — Whenever a land you control enters, draw a card."))
                .isEqualTo("Flying\nWhenever a land you control enters, draw a card.");
    }

    @Test
    void everyLetterKnowsWhereItWasPrinted() {
        String printed = "Flying (Yes.)\nLandfall — When this creature dies, draw.";
        Wording wording = Wording.of("Bat", false, printed);
        int draw = wording.text().indexOf("draw");
        assertThat(printed.substring(wording.origin(draw))).isEqualTo("draw.");
        assertThat(wording.paragraphs()).hasSize(2);
    }

    @Test
    void loyaltyCostsLoseTheirBrackets() {
        assertThat(of("Jace", false, "[+1]: Draw a card.\n[−2]: Scry 2.")).isEqualTo("+1: Draw a card.\n-2: Scry 2.");
    }
}
