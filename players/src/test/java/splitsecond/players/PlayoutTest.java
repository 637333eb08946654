package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.decision.GameOptions;

class PlayoutTest {

    @Test
    void aTurnInWhichSomebodyGoesOnForNothingIsGivenUpAndSaidToBeEndless() {
        var fountain = CardData.of("Everlasting Fountain", "{0}", "Artifact", "{0}: You gain 1 life.", "", "");
        var deck = Collections.nCopies(60, ((Compiled.Supported) Phrasebook.compile(fountain)).card());
        var setup = Setup.of(List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), 1, GameOptions.FAST);
        Policy restless = (_, decision) -> decision.size() - 1;
        var result = Playout.play(setup, restless, restless);
        assertThat(result.end()).isEqualTo(Playout.End.ENDLESS_TURN);
        assertThat(result.winner()).isEqualTo(GameView.NONE);
    }
}
