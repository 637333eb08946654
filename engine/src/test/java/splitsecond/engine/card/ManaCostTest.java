package splitsecond.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManaCostTest {

    @ParameterizedTest
    @CsvSource({
        "2UU, {2}{U}{U}",
        "WUBRG, {W}{U}{B}{R}{G}",
        "10C, {10}{C}",
        "XXR, {X}{X}{R}",
        "1{W/U}G, {1}{W/U}{G}",
        "0, {0}",
        "{W/G}, {G/W}",
    })
    void shortAndLongSpellingMeanTheSame(String text, String printed) {
        assertThat(ManaCost.parse(text)).isEqualTo(ManaCost.parse(printed)).hasToString(printed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{W/U}",
                "{U/B}",
                "{B/R}",
                "{R/G}",
                "{G/W}",
                "{W/B}",
                "{U/R}",
                "{B/G}",
                "{R/W}",
                "{G/U}",
                "{2/W}",
                "{C/B}",
                "{R/P}",
                "{W/U/P}",
                "{G/W/P}",
                "{S}",
                "{C}",
                "{X}{2}{B}{B}"
            })
    void everySymbolIsPrintedAsItWasRead(String text) {
        assertThat(ManaCost.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({"{2}{U}{U}, 4", "{X}{R}, 1", "{2/W}{2/W}, 4", "{G/P}{W/U/P}, 2", "{C/R}{S}, 2", "{0}, 0"})
    void manaValueCountsTheLargestComponent(String text, int value) {
        assertThat(ManaCost.parse(text).manaValue()).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"{2}{U}{U}, U", "{W/U}{B}, WUB", "{2/R}, R", "{C/G}{S}{C}, G", "{R/W/P}, RW", "{4}, ''"})
    void hybridAndPhyrexianSymbolsAreOfAllTheirColors(String text, String colors) {
        assertThat(ManaCost.parse(text).colors()).isEqualTo(Color.set(colors));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "2UQ | 3 | 'Q'",
                "{2}{U | 4 | '{' is never closed",
                "2 U | 2 | ' '",
                "{} | 1 | ''",
                "u | 1 | 'u'",
                "{W/W} | 1 | 'W/W'",
                "{W/U/B} | 1 | 'W/U/B'",
                "G{2/W/P} | 2 | '2/W/P'",
                "{C/P} | 1 | 'C/P'",
                "{W/2} | 1 | 'W/2'",
                "{3/W} | 1 | '3/W'",
                "{P} | 1 | 'P'",
                "{/W} | 1 | '/W'",
                "W} | 2 | '}'",
                "{12345678} | 1 | '12345678' is too large",
                "\u0663 | 1 | '\u0663'",
            })
    void whatIsNoManaCostIsRefusedWithItsPosition(String text, int position, String what) {
        assertThatThrownBy(() -> ManaCost.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"" + text + "\", character " + position + ": " + what);
    }

    @Test
    void chosenXBecomesGenericMana() {
        assertThat(ManaCost.parse("XX1R").withX(3)).hasToString("{7}{R}");
    }

    @Test
    void costsAdd() {
        assertThat(ManaCost.parse("1G").plus(ManaCost.parse("2GW"))).hasToString("{3}{G}{G}{W}");
    }
}
