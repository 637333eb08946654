package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A game that is over tells what was hidden in it, but not while its series is played on with the same cards.
class SeriesSecretsTest {

    private static final String SHOCKS = "30 Mountain\\n30 Shock";
    private static final String BEARS = "30 Forest\\n30 Grizzly Bears";

    @RegisterExtension
    final Served served = new Served(PoolDecks.bundled());

    @Test
    void whoConcedesAtOnceDoesNotReadTheOthersDeck() {
        var host = client().start("{\"opponent\": \"invite\", \"bestOf\": 3, \"deck\": \"" + SHOCKS + "\"}");
        var invite = host.view().get("inviteUrl").asString().split("\\.")[1];
        var guest = client();
        guest.sit(guest.post(
                host.path() + "/join",
                "{\"invite\": \"" + invite + "\", \"deck\": \"Name Wild Things\\n" + BEARS + "\"}"));
        var stranger = client().sit(host.game(), null);
        host.at("concede", "{}");
        assertThat(host.look().get("seats").toString()).doesNotContain("Wild Things");
        for (var one : List.of(host, guest, stranger)) {
            assertThat(one.get(one.path() + "/record").status()).isEqualTo(422);
            assertThat(one.get(one.path() + "/record").error()).contains("the series goes on");
            assertThat(one.post(one.path() + "/replay", "{}").status()).isEqualTo(422);
            assertThat(one.get("/api/replays/" + one.game()).status()).isEqualTo(422);
            assertThat(one.get("/api/replays/" + one.game() + "/steps/0").status())
                    .isEqualTo(422);
        }
        for (String text : host.received) assertThat(text).doesNotContain("Grizzly Bears");

        var again = client().sit(host.post(host.path() + "/rematch", "{}"));
        client().sit(guest.post(guest.path() + "/rematch", "{}"));
        assertThat(host.get(host.path() + "/record").status()).as("it goes on").isEqualTo(422);
        again.at("concede", "{}");
        assertThat(host.get(host.path() + "/record").text()).contains("Grizzly Bears", "Shock");
        assertThat(again.get(again.path() + "/record").text()).contains("Grizzly Bears", "Shock");
        assertThat(stranger.get("/api/replays/" + host.game()).status()).isEqualTo(200);
    }

    private Client client() {
        return served.client();
    }
}
