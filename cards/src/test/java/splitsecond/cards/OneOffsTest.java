package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import splitsecond.cards.vocabulary.oneoff.OneOff;
import splitsecond.cards.vocabulary.oneoff.OneOffs;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;
import splitsecond.engine.binding.Unbinding;

class OneOffsTest {

    @Test
    void areFewAndDifferent() {
        assertThat(OneOffs.ALL).hasSizeLessThanOrEqualTo(OneOffs.MOST);
        assertThat(new HashSet<>(OneOffs.ALL.stream().map(OneOff::ability).toList()))
                .hasSameSizeAs(OneOffs.ALL);
    }

    @Test
    void arePrintedBackExactlyAndKnownAgain() {
        for (OneOff one : OneOffs.ALL) {
            Ability bound = Binder.bound(one.ability(), Nature.ANY_PERMANENT);
            assertThat(OneOffs.has(bound)).as(one.text()).isTrue();
            var said = Unbinding.asSaid(bound);
            // Instants and sorceries have static abilities, too.
            var printed = OneOffs.OF_SPELL.print(said);
            if (printed == null) printed = OneOffs.OF_PERMANENT.print(said);
            assertThat(printed).isEqualToIgnoringCase(one.text());
        }
    }
}
